"""At the terminal nobody waits for bots to be compiled, and no watched bot is stood in for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from misterx.cli.table import readiness
from misterx.cli.table.saves import Seating
from misterx.cli.terminal.screen import Screen
from misterx.kernel.errors import MisterXError
from misterx.server.bots import compile


def seating(side: str, x: str, hunters: str) -> Seating:
    return Seating("scotland-yard", 3, {}, None, side, x, hunters, 7)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet, and the compiler takes a while."""
    monkeypatch.setattr(compile, "COMMAND", [sys.executable, "-c", "import sys, time; time.sleep(60)"])
    monkeypatch.setattr(compile, "are_searches_ready", lambda family: False)
    monkeypatch.setattr(compile, "may_compile", lambda: True)


@pytest.mark.usefixtures("compiler")
def test_a_person_plays_while_bots_are_compiled_and_leaves_no_compiler_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*arguments: object, **wishes: object) -> subprocess.Popen[bytes]:
        started.append(popen(*arguments, **wishes))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    with readiness.getting_ready(seating("x", "greedy", "level2"), Screen(plain=True, ascii_only=True)):
        assert [process.poll() for process in started] == [None]
        assert "getting ready" in capsys.readouterr().out
    assert started[0].poll() is not None


@pytest.mark.usefixtures("compiler")
def test_nothing_is_compiled_for_bots_that_do_not_search_or_do_not_play(capsys: pytest.CaptureFixture[str]) -> None:
    for own in (seating("hunters", "greedy", "random"), seating("x", "level5", "greedy")):
        with readiness.getting_ready(own, Screen(plain=True, ascii_only=True)):
            assert capsys.readouterr().out == ""


def test_bots_that_are_watched_play_themselves_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")
    with (
        pytest.raises(MisterXError, match="level3"),
        readiness.getting_ready(seating("", "level3", "greedy"), Screen(plain=True, ascii_only=True)),
    ):
        pytest.fail("somebody else played under this name")
