"""PNG pictures come from an installed browser, or are refused with a reason."""

import struct
from pathlib import Path
from typing import Any

import pytest

from misterx.boards import browser, load
from misterx.boards.render import render


@pytest.mark.skipif(browser.find_browser() is None, reason="NO BROWSER: PNG pictures are not tested on this machine")
def test_a_picture_has_the_size_asked_for(toy: dict[str, Any]) -> None:
    picture = browser.png(render(load(toy), size=750))
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (750, 500)
    assert len(picture) > 10_000, "an empty picture would be smaller"


def test_without_a_browser_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "find_browser", lambda: None)
    with pytest.raises(browser.NoPicture, match=r"Install one, or write an \.svg"):
        browser.png("<svg/>")


def test_a_browser_that_draws_nothing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "find_browser", lambda: "/bin/true")
    with pytest.raises(browser.NoPicture, match="drew no picture"):
        browser.png('<svg width="10" height="10"/>')


def test_a_browser_that_never_ends_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sleeper = tmp_path / "browser"
    sleeper.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    sleeper.chmod(0o755)
    monkeypatch.setattr(browser, "find_browser", lambda: str(sleeper))
    monkeypatch.setattr(browser, "PATIENCE", 0.2)
    with pytest.raises(browser.NoPicture, match="make it smaller"):
        browser.png('<svg width="10" height="10"/>')
