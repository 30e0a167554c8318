"""Bots at the table: they never hold it up."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from tests.leaks.compare import deal, say
from tests.server.running import Server, out_of_reach, sit
from tests.server.test_secrets import two_stories

from misterx.deduce import Knowledge
from misterx.server.botkeeper import BotPlayer


def test_the_table_answers_at_once_while_a_bot_searches(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "bot:pimbot", "h2": "bot:pimbot"})

    async def play() -> list[float]:
        taken = []
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            began = time.perf_counter()
            while not x.view.get("legal") and time.perf_counter() - began < 100:
                sent = time.perf_counter()
                await x.send("ping")
                await x.listen("pong")
                taken.append(time.perf_counter() - sent)
                await asyncio.sleep(0.05)
            assert x.view.get("legal"), "the bots never moved"
        return taken

    *_, second, _ = sorted(asyncio.run(play()))
    assert second < 0.5, "one slow answer may be a busy machine's, two are the table's"


def test_a_bot_answers_at_whole_multiples_of_its_pause_however_long_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = SimpleNamespace()
    player = BotPlayer(nothing, nothing, 0.4)
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)

    async def think(seconds: float) -> float:
        now = asyncio.get_running_loop().time()
        await player._wait(now - seconds)
        return seconds + slept[-1]

    monkeypatch.setattr(asyncio, "sleep", note)
    for seconds in (0.0, 0.13, 0.39):
        assert asyncio.run(think(seconds)) == pytest.approx(0.4, abs=0.02)
    assert asyncio.run(think(0.5)) == pytest.approx(0.8, abs=0.02)


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "sanssouci", "behrends"])
def test_a_hunters_bot_is_handed_the_same_in_games_that_differ_in_secrets(title: str) -> None:
    game, truth, other = two_stories(title, "h1")
    handed = []
    for story in (truth, other):
        table = deal(game)
        for line in story:
            say(table, line)
        mind = Knowledge(table, "h1")
        handed.append((mind.view, list(mind.events)))
    assert truth != other
    assert handed[0] == handed[1]
