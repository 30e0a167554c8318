"""Bots of tables that several nodes share: moved by workers, once."""

from __future__ import annotations

import asyncio
import random

from tests.server.many.conftest import Street
from tests.server.many.looking import a_safe_move, a_table, look, move

from misterx.play.verification import verify
from misterx.server.table.load import open_table
from misterx.server.table.record import write_table_record


def test_bots_are_moved_by_workers_and_never_twice(street: Street) -> None:
    async def play() -> None:
        async with street(2, workers=2) as (north, south, *workers):
            made = await a_table(north, {"x": "me", "h1": "bot:greedy", "h2": "bot:random"})
            x = await look(south, made.table, made.mine["x"])
            chooser = random.Random(3)
            while not x.view["result"]:
                await move(x.table, "x", chooser)
                await x.until(lambda each: each.view["result"] or each.view.get("legal"))
            assert north.scheduler is south.scheduler is None
            assert sum(all_tables.scheduler.done for all_tables in workers if all_tables.scheduler) > 0
            assert verify(write_table_record(x.table, "public")).faults == []
            stored = await open_table(north.store, made.table)
            assert stored is not None
            assert stored.game.digest() == x.table.game.digest()

    asyncio.run(play())


def test_two_workers_that_both_think_they_have_the_job_make_one_move(street: Street) -> None:
    from misterx.server.bots.executor import BotExecutor
    from misterx.server.bots.player import NOBODY, BotPlayer

    async def play() -> None:
        async with street(2) as houses:
            made = await a_table(houses[0], {"x": "bot:random", "h1": "me", "h2": "me"})
            tables = [(await all_tables.find(made.table, made.mine["h1"]))[0] for all_tables in houses]
            executor = BotExecutor(2)
            await asyncio.gather(*(BotPlayer(table, executor, 0).play(NOBODY) for table in tables))
            executor.close()
            lines = await houses[0].store.read("select seat from lines where table_id = ? and seat = 'x'", made.table)
            moves = 2 if any(" double " in text for _, text in tables[0].game.lines) else 1
            assert len(lines) == moves

    asyncio.run(play())


def test_bots_that_people_ask_to_go_on_move_before_them_wherever_that_was_asked(street: Street) -> None:
    async def play() -> None:
        async with street(2, workers=1) as (north, south, _):
            made = await a_table(north, {"x": "me", "h1": "me", "h2": "bot:greedy"})
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            await x.table.transact(x.table.make_move, "x", a_safe_move(north, made.table))
            await h1.until(lambda each: each.view.get("legal"))
            other = await a_table(north, {"x": "bot:greedy", "h1": "me", "h2": "me"})
            remote_viewers = await look(north, other.table, other.mine["h1"])
            await remote_viewers.until(lambda each: each.view.get("legal"))  # who was called for later has moved
            assert "h2" not in [seat for seat, _ in h1.table.game.lines], "bots wait for people"
            south.bot_callers[made.table].nudge()
            await x.until(lambda each: "h2" in [seat for seat, _ in each.table.game.lines])
            assert "h1" not in [seat for seat, _ in x.table.game.lines]

    asyncio.run(play())
