"""Good bots by default: what they need is compiled beside the table, and nobody waits for it."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest
from tests.server.running import Server, out_of_reach, sit

from misterx.server.bots import compile
from misterx.server.bots.compile import SearchCompiler
from misterx.server.settings import Settings, read_settings
from misterx.server.web.catalogue import catalogue


def test_the_usual_bot_is_a_good_one_wherever_it_knows_the_rules() -> None:
    assert {title.usual_bot for title in catalogue(Settings().usual_bot).titles} == {"level3"}
    by_title = {title.id: title.usual_bot for title in catalogue("pimbot").titles}
    assert by_title["scotland-yard"] == "pimbot"
    assert by_title["europa"] == "greedy", "the reference of the literature knows transit games only"


def test_a_usual_bot_that_does_not_exist_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_USUAL_BOT", "cat")
    with pytest.raises(ValueError, match="no bot 'cat'; bots are random"):
        read_settings()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Compilers that take for ever, and families that are never ready; the list takes what was said."""
    monkeypatch.setattr(compile, "are_searches_ready", lambda family: False)
    monkeypatch.setattr(compile, "may_compile", lambda: True)
    monkeypatch.setattr(compile, "COMMAND", [sys.executable, "-c", "import time; time.sleep(600)"])
    return []


def test_a_family_is_compiled_once_and_the_compiler_ends_with_the_server(slow: list[str]) -> None:
    tables = SearchCompiler()
    first = tables.want("transit")
    assert first is not None
    assert tables.want("transit") is first
    tables.begin(["transit", "hand"], slow.append)
    while not slow:
        time.sleep(0.01)
    tables.close()
    assert first.poll() is not None
    assert tables.want("hand") is None, "nothing begins after the end"
    assert "simpler game" in slow[0]


def test_it_is_said_when_bots_are_ready_and_when_they_cannot_be(
    slow: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done = "import pathlib, sys; sys.argv[1] == 'hand' or pathlib.Path(sys.argv[2], sys.argv[1]).touch()"
    command = [sys.executable, "-c", f"import sys; sys.argv.append({str(tmp_path)!r}); {done}"]
    monkeypatch.setattr(compile, "COMMAND", command)
    monkeypatch.setattr(compile, "are_searches_ready", lambda family: (tmp_path / family).exists())
    tables = SearchCompiler()
    tables.begin(["transit", "hand"], slow.append)
    while len(slow) < 3:
        time.sleep(0.01)
    tables.close()
    assert slow[1].startswith("Bots ready: 1 of 2 (transit")
    assert "hand could not be compiled" in slow[2]
    monkeypatch.setattr(compile, "may_compile", lambda: False)
    assert SearchCompiler().want("hand") is None, "everything stays interpreted by wish"


def test_the_table_plays_with_the_usual_level_from_its_first_minute_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MISTERX_USUAL_BOT="level3", MISTERX_JIT="off")
    try:
        made = server.make(players=3, seats={"x": "me"})

        async def play() -> str:
            async with sit(server, made["table"], made["mine"]["x"]) as x:
                await x.play(out_of_reach(x.view))
                while not x.view.get("legal") and not x.view.get("result"):
                    await x.listen("update")
                return str(x.people["h1"]["bot"])

        assert asyncio.run(play()) == "level3"
    finally:
        server.stop()
