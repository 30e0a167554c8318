"""Bots among themselves: when nobody looks they wait, and whoever comes finds them where they were."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.many.conftest import Street
from tests.server.many.looking import a_table, look, wait_until

from misterx.server.bots.player import CALL_AGAIN_SECONDS
from misterx.server.bots.scheduler import SHORTEST_ALONE_SECONDS, Wish
from misterx.server.protocol import api
from misterx.server.protocol.wire_parts import ClockWish
from misterx.server.settings import Settings
from misterx.server.table.clock import Clock
from misterx.server.tables.registry import Tables

BOTS = dict.fromkeys(("x", "h1", "h2"), "bot:greedy")


def test_bots_that_nobody_looks_at_wait_and_go_on_when_somebody_comes(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = False
    monkeypatch.setattr(Wish, "is_fresh", lambda wish: fresh)

    async def play() -> None:
        nonlocal fresh
        async with street(1, workers=1) as (node, worker):
            made = await a_table(node, BOTS)
            assert worker.scheduler
            await wait_until(lambda: worker.scheduler and worker.scheduler.done)
            assert await node.store.read("select table_id from jobs") == []
            table = node.open_tables[made.table]
            before = len(table.game.lines)
            for tables in (node, worker):
                open_here = tables.open_tables[made.table]
                open_here.touched = open_here.wanted = 0.0
                tables.rest_idle_tables()
                assert made.table not in tables.open_tables, "what waits need not be kept in memory"
            fresh = True
            public = await look(node, made.table, made.watch)
            assert len(public.table.game.lines) == before
            public.table.owner.note_change(public.table)  # as the socket does
            await public.until(lambda looker: looker.view["result"])

    asyncio.run(play())


def test_bots_are_called_for_where_somebody_looks_and_only_there(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.server.cluster.peers.LOOK_SECONDS", 3600.0)  # no looks but those below

    async def look_late(tables: Tables, table: str) -> int:
        """A look long after the last; returns how often the bots have been called for by then."""
        tables.bot_callers[table]._called_at = time.monotonic() - CALL_AGAIN_SECONDS
        return await look_again(tables, table)

    async def look_again(tables: Tables, table: str) -> int:
        tables.bot_callers[table].look_once_more()
        await tables.bot_callers[table].finish()
        return int((await tables.store.read("select number from jobs"))[0][0])

    async def play() -> None:
        async with street(2) as (north, south):
            made = await a_table(north, BOTS)
            await north.bot_callers[made.table].finish()
            await look(south, made.table, made.watch)
            assert await look_late(north, made.table) == 1, "called for when the table was made, and not since"
            assert await look_late(south, made.table) == 2
            assert await look_again(south, made.table) == 2, "not again at once"

    asyncio.run(play())


def test_a_wish_is_fresh_until_it_has_not_been_said_again_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("misterx.server.bots.scheduler.monotonic", lambda: now[0])
    wish, short, endless = Wish(7, 60.0), Wish(7, 0.001), Wish(7, 0.0)
    now[0] = SHORTEST_ALONE_SECONDS - 1
    assert all(each.is_fresh() for each in (wish, short, endless))
    wish.hear(8)
    now[0] += 59
    wish.hear(8)
    assert wish.is_fresh()
    assert not short.is_fresh()
    now[0] += 1
    assert not wish.is_fresh()
    now[0] += 1e9
    assert endless.is_fresh()


def test_the_clock_of_bots_stands_while_nobody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        tables = Tables(Settings(data=str(tmp_path), bot_pause=0, usual_bot="greedy"))
        made = await tables.make(api.NewTable("scotland-yard", 3, seats=BOTS, clock=ClockWish(600)), b"me")
        looker = await look(tables, made.table, made.watch)
        table = looker.table
        assert isinstance(table.clock, Clock)
        assert table.clock.running == "x"
        table.leave(looker.connection)
        assert table.clock.running is None
        await look(tables, made.table, made.watch)
        assert table.clock.running == "x"
        await tables.close()

    asyncio.run(play())
