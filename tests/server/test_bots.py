"""Bots at the table: they never hold it up."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.leaks.compare import deal, say
from tests.server.running import LONGEST, Server, out_of_reach, sit
from tests.server.test_secrets import two_stories

from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.server.bots.player import BotPlayer
from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.table.takebacks import ask
from misterx.server.tables.registry import Tables


def test_the_table_answers_at_once_while_a_bot_searches(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "bot:pimbot", "h2": "bot:pimbot"})

    async def play() -> tuple[int, int]:
        answers, seen = 0, set()
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            while not x.view.get("legal"):
                await x.catch_up()
                answers += 1
                seen.add(x.version)
                await asyncio.sleep(0.02)
        return answers, len(seen)

    answers, moves = asyncio.run(play())
    assert answers > 5 * moves, "a table that waits for its bots answers about once for each move"


def test_a_server_ends_also_when_a_search_hangs(tmp_path: Path) -> None:
    """Somebody has stopped the processes that search; Python itself would wait for them at its end."""
    own = Server(tmp_path / "data")
    made = own.make(players=3, seats={"x": "me", "h1": "bot:pimbot", "h2": "bot:pimbot"})
    children = Path(f"/proc/{own.process.pid}/task/{own.process.pid}/children")
    if not children.is_file():
        own.stop()
        pytest.skip("the system does not tell who started whom")

    def searching() -> list[int]:
        named = [(int(child), Path(f"/proc/{child}/cmdline")) for child in children.read_text().split()]
        return [child for child, line in named if b"multiprocessing-fork" in line.read_bytes()]

    async def play() -> None:
        async with sit(own, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            async with asyncio.timeout(LONGEST):
                while not searching():
                    await asyncio.sleep(0.05)

    asyncio.run(play())
    stopped = searching()
    for child in stopped:
        os.kill(child, signal.SIGSTOP)
    assert own.stop() == 0
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:  # what is killed takes its time to go
        if not any(Path(f"/proc/{child}").exists() for child in stopped):
            return
        time.sleep(0.1)
    raise AssertionError("what has been searching is still there")


def test_a_bot_answers_at_whole_multiples_of_its_pause_however_long_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing: Any = SimpleNamespace()
    levels = {seat: SimpleNamespace(bot=bot) for seat, bot in (("h1", "level5"), ("x", "level5"))}
    game = SimpleNamespace(title=SimpleNamespace(id="scotland-yard"), lines=[])
    table: Any = SimpleNamespace(seats=levels, game=game)
    player = BotPlayer(table, nothing, 0.4)
    slept: list[float] = []

    async def note(seconds: float) -> None:
        slept.append(seconds)

    async def think(seconds: float, seat: str = "h1") -> float:
        loop, said = asyncio.get_running_loop(), iter([seat])
        now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: now)  # a busy machine's own pauses are not the bot's
        table.told = now - seconds
        monkeypatch.setattr("misterx.server.bots.player.bot_on_turn", lambda *_: next(said, None))
        await player.play(0)
        return seconds + slept[-1]

    async def answer(*_: Any) -> str:
        return ""

    monkeypatch.setattr(asyncio, "sleep", note)
    monkeypatch.setattr(player, "_agreed", lambda seat: "move")
    table.transact = answer
    for seconds in (0.0, 0.13, 0.39):
        assert asyncio.run(think(seconds)) == pytest.approx(0.4)
    assert asyncio.run(think(0.5)) == pytest.approx(0.8)
    for seconds in (0.0, 0.5, 1.05):  # Mister X, who has a second, takes it also where he has no choice
        assert asyncio.run(think(seconds, "x")) == pytest.approx(1.2)
    levels["x"] = SimpleNamespace(bot="greedy")
    assert asyncio.run(think(0.1, "x")) == pytest.approx(0.4)


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


def test_after_a_takeback_a_bot_knows_the_game_as_it_is_now(tmp_path: Path) -> None:
    learnt: list[tuple[list[Any], list[Any]]] = []

    class Listening:
        async def choose(self, bot: str, seed: int, game: Game, mind: Knowledge) -> str:
            learnt.append((list(mind.events), game.events(mind.viewer)))
            return game.legal_moves(mind.viewer)[0]

    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0))
        made = await tables.make(api.NewTable("scotland-yard", 2, seats={"x": "me", "h1": "bot:greedy"}), b"ann")
        table = tables.open_tables[made.table]
        player = BotPlayer(table, Listening(), 0)  # type: ignore[arg-type]
        for mark in ("one", "another"):
            single = [move for move in table.on_turn()["x"] if " double " not in move]
            await table.transact(table.play, "x", single[0 if mark == "one" else -1], mark, None)
            await player._think("h1")
            if mark == "one":
                await table.transact(ask, table, "x", "oops")
        await tables.close()

    asyncio.run(play())
    assert len(learnt) == 2
    for known, told in learnt:
        assert known == told
    assert learnt[0] != learnt[1]
