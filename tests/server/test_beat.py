"""Moves are told at whole beats, however long the work on them took."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bench.timing_leaks import Trial, find_moments, sample, welch

from misterx.server.bots.executor import BotExecutor
from misterx.server.bots.player import NOBODY, BotPlayer
from misterx.server.limits import Bucket
from misterx.server.protocol import api
from misterx.server.settings import Settings
from misterx.server.table.audience import Connection
from misterx.server.tables.registry import Tables

SEATS = ("x", "h1", "h2")


def test_what_a_move_brings_leaves_a_whole_number_of_beats_after_it_began(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), answer_beat=0.2))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
        table = tables.open_tables[made.table]
        connections = [Connection(seat, False, b"", Bucket(1e9, 1e9), table.send_at) for seat in SEATS]
        for connection in connections:
            table.enter(connection)
            connection.waiting.clear()

        async def move(number: int) -> float:
            seat, moves = next(iter(table.on_turn().items()))
            await table.play(seat, moves[0], f"m{number}", None)
            return table._began

        for number in range(3):
            began = await table.transact(move, number)
            told = [at for connection in connections for at, text in connection.waiting if '"update"' in text]
            beats = [(at - began) / 0.2 for at in told]
            assert len(beats) == len(SEATS)
            assert all(abs(count - round(count)) < 1e-6 and round(count) >= 1 for count in beats), beats
            for connection in connections:
                connection.waiting.clear()
        await tables.close()

    asyncio.run(play())


def test_other_nodes_hear_of_a_move_when_people_here_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), answer_beat=0.2))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=dict.fromkeys(SEATS, "me")), b"me")
        table, loop = tables.open_tables[made.table], asyncio.get_running_loop()
        heard: list[float] = []
        monkeypatch.setattr(tables.bus, "publish", lambda topic, message: heard.append(loop.time()))
        await table.transact(table.play, "x", table.on_turn()["x"][0], "m", None)
        while not heard:
            await asyncio.sleep(0.01)
        assert heard[0] >= table.told - 0.005
        await tables.close()

    asyncio.run(play())


def test_a_bot_counts_its_pause_from_when_people_heard_of_the_move_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[float] = []

    async def note(player: BotPlayer, since: float, least: float) -> None:
        began.append(since)

    monkeypatch.setattr(BotPlayer, "_wait", note)

    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path)))
        seats = {"x": "me", "h1": "bot:random", "h2": "bot:random"}
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=seats), b"me")
        table, executor = tables.open_tables[made.table], BotExecutor(1)
        single = next(move for move in table.on_turn()["x"] if " double " not in move)
        told = []
        await table.transact(table.play, "x", single, "m", None)
        told.append(table.told)
        make_move = table.make_move

        async def move(seat: str, text: str, mark: str = "") -> None:
            await make_move(seat, text, mark)
            told.append(table.told)

        monkeypatch.setattr(table, "make_move", move)
        await BotPlayer(table, executor, 0.4).play(NOBODY)
        executor.close()
        assert began == told[:-1]
        assert len(began) >= 1
        assert all(began)
        await tables.close()

    asyncio.run(play())


def test_nothing_leaves_before_it_is_due() -> None:
    async def wait() -> list[tuple[float, str]]:
        loop = asyncio.get_running_loop()
        began = loop.time()
        due = iter([began + 0.1, began + 0.1, began + 0.3])
        connection = Connection("h1", False, b"", Bucket(1e9, 1e9), lambda: next(due))
        left: list[tuple[float, str]] = []

        async def send(text: str) -> None:
            left.append((loop.time() - began, text))

        sending = asyncio.create_task(connection.deliver(send))
        for text in "abc":
            connection.send(text)
        while len(left) < 3:
            await asyncio.sleep(0.01)
        sending.cancel()
        return left

    left = asyncio.run(wait())
    assert [text for _, text in left] == ["a", "b", "c"]
    assert left[0][0] >= 0.09
    assert left[2][0] >= 0.29


def test_a_stop_watch_notices_a_difference_that_was_planted() -> None:
    moments = find_moments("scotland-yard", 1, 1)
    planted = 100.0  # far above what a busy machine adds; nobody waits for it
    took = asyncio.run(sample(moments, 40, Trial(0.01, planted=planted), 1))
    assert welch(*took) < -4.5
    assert abs(sum(took[1]) / len(took[1]) - sum(took[0]) / len(took[0]) - planted) < planted / 2


@pytest.mark.deep
def test_a_stop_watch_tells_two_secrets_not_apart() -> None:
    took = asyncio.run(sample(find_moments("scotland-yard", 10, 1), 100_000, Trial(0.01), 1))
    assert len(took[0]) == len(took[1]) >= 100_000
    assert abs(welch(*took)) < 4.5
