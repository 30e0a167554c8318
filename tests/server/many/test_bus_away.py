"""Without NATS nodes go on, and find it again by themselves."""

from __future__ import annotations

import asyncio
import random
import secrets

import pytest
from tests.server.many.looking import a_table, look, move

from _services import Nats, Postgres, missing
from misterx.server.settings import Settings
from misterx.server.tables.registry import Tables


def test_nodes_begin_without_a_bus_follow_the_store_and_talk_when_it_is_there(postgres: Postgres) -> None:
    if "NATS" in missing():
        pytest.skip("NATS is not installed")
    nats = Nats()
    nats.kill()
    store = postgres.new_database(f"test_{secrets.token_hex(6)}")
    settings = Settings(store=store, bus=nats.address, bot_pause=0, usual_bot="greedy")

    async def play() -> None:
        houses = north, south = [Tables(settings), Tables(settings)]
        for tables in houses:
            await tables.start(bots=False)
        try:
            assert not north.bus.is_up
            made = await a_table(north)
            x = await look(north, made.table, made.mine["x"])
            h1 = await look(south, made.table, made.mine["h1"])
            await move(x.table, "x", random.Random(1))
            await h1.until(lambda each: len(each.table.game.lines) == len(x.table.game.lines))
            assert h1.view == h1.table.game.view("h1")
            await asyncio.to_thread(nats.start)
            await x.until(lambda each: north.bus.is_up and south.bus.is_up)
            await x.until(lambda each: each.people["h1"]["present"])
            await move(h1.table, "h1", random.Random(1))
            await x.until(lambda each: len(each.table.game.lines) == len(h1.table.game.lines))
        finally:
            for tables in houses:
                await tables.close()

    try:
        asyncio.run(play())
    finally:
        nats.stop()
