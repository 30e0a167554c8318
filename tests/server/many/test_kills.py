"""Two nodes, a worker, PostgreSQL and NATS, each killed in turn while people play: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.many.town import Player, Town

from _services import missing
from misterx.cli import main

HANDS = (("north", "worker"), ("south", "nats", "postgres"))  # two pull plugs, each its own
SEATS = {"x": "me", "h1": "me", "h2": "bot:random"}


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    if missing():
        pytest.skip(f"not installed: {', '.join(missing())}")
    town = Town(tmp_path)
    yield town
    town.stop()


class Evening:
    """Games that follow each other, and two who pull plugs meanwhile."""

    def __init__(self, town: Town, kills: int) -> None:
        self.town, self.kills, self.moments = town, kills, random.Random(kills)
        self.acknowledged: list[tuple[str, str]] = []
        self.players: list[Player] = []
        self.killed: Counter[str] = Counter()

    async def go(self) -> None:
        pulling = asyncio.gather(*(self._pull(self.kills * len(names) // 5, *names) for names in HANDS))
        while not pulling.done():
            await self._one_game()
        await pulling

    async def _one_game(self) -> None:
        made = await asyncio.to_thread(self.town.make, players=3, seats=SEATS)
        players = [
            Player(self.town, made["table"], token, seat, f"{made['table']} {seat}")
            for seat, token in made["mine"].items()
        ]
        self.players += players
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            assert player.view["result"]
            self.acknowledged += [(made["table"], mark) for mark in player.acknowledged]

    async def _pull(self, kills: int, *names: str) -> None:
        parts: dict[str, Any] = self.town.parts
        for number in range(kills):
            name = names[number % len(names)]
            await asyncio.sleep(self.moments.uniform(0.1, 1.0))
            while parts[name] in self.town.nodes and not any(player.node is parts[name] for player in self.players):
                await asyncio.sleep(0.01)  # a node where nobody is would be missed by nobody
            await asyncio.to_thread(parts[name].kill)
            await asyncio.sleep(self.moments.uniform(0.0, 1.0))
            await asyncio.to_thread(parts[name].start)
            self.killed[name] += 1


@pytest.mark.parametrize("kills", [pytest.param(5, marks=pytest.mark.slow), pytest.param(200, marks=pytest.mark.deep)])
def test_whatever_is_killed_no_acknowledged_move_is_lost_and_none_is_doubled(
    town: Town, kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(town, kills)
    asyncio.run(evening.go())
    with psycopg.connect(town.postgres.address) as store:
        kept = store.execute("select table_id, mark from lines where mark != ''").fetchall()
    assert sum(evening.killed.values()) == kills
    assert set(evening.acknowledged) <= set(kept), "an acknowledged move was lost"
    assert len(kept) == len(set(kept)), "a move was doubled"
    assert len(evening.acknowledged) > kills
    assert sum(player.comebacks for player in evening.players) > 0
    assert {code for player in evening.players for code in player.said} <= {"store_away", "not_kept", "stale"}
    for name, value in town.settings.items():
        monkeypatch.setenv(name, value)
    assert main(["admin", "verify"]) == 0, "a game does not replay to the state its players saw"
    assert [node.stop() for node in town.nodes] == [0, 0]
    assert town.worker.kill(signal.SIGTERM) == 0, "a worker that is asked to stop does so in peace"
    tables = len({table for table, _ in kept})
    print(f"{kills} kills {dict(evening.killed)}, {tables} games, {len(evening.acknowledged)} acknowledged moves")
