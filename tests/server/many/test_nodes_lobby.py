"""A lobby whose people come to several nodes: its code, who is ready, another game, and the beginning."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.asking import Asking
from tests.server.many.conftest import Street
from tests.server.many.looking import look, wait_until

from misterx.server.people.gathering import say_ready
from misterx.server.people.seating import take_seat
from misterx.server.people.starting import start
from misterx.server.protocol import api, wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import LAID_ANEW
from misterx.server.tables.arrange import arrange
from misterx.server.tables.entrance import enter

WISH = api.NewTable("scotland-yard", 4, seats={"x": "me", "h1": "open", "h2": "bot:greedy", "h3": "open"}, lobby=True)


def test_a_code_opens_a_lobby_at_any_node_until_the_game_begins_at_one(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await north.make(WISH, b"ann")
            came = await enter(south, made.code, "ben's")
            there, right = await south.find(made.table, came.token)
            seat, token = await there.transact(take_seat, there, right, "Ben", b"ben", "h3")
            ann = await look(north, made.table, made.mine["x"], b"ann")
            ben = await look(south, made.table, token, b"ben")
            await there.transact(say_ready, there, Asking(seat, False, b"ben"), True)
            await ann.until(lambda each: {"type": "lobby", "code": made.code, "ready": ["h3"]} in each.heard)
            await ann.table.transact(start, ann.table, Asking("x"))
            await ben.until(lambda each: each.view)
            for tables in (north, south):
                with pytest.raises(Refusal, match="No lobby has this code"):
                    await enter(tables, made.code, "cy's")
                with pytest.raises(Refusal, match="opens no table"):
                    await tables.find(made.table, came.token)

    asyncio.run(play())


def test_a_table_laid_anew_at_one_node_is_found_so_at_the_other(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            made = await north.make(WISH, b"ann")
            came = await enter(south, made.code, "ben's")
            there, right = await south.find(made.table, came.token)
            _, token = await there.transact(take_seat, there, right, "Ben", b"ben", "h3")
            ben = await look(south, made.table, token, b"ben")
            here, _ = await north.find(made.table, made.mine["x"])
            await here.transact(arrange, north, here, Asking("x"), wire.Arrange("ny-chase", 3))
            assert await ben.until_shown_out() == LAID_ANEW
            await wait_until(lambda: south.open_tables.get(made.table) is not there)
            again = await look(south, made.table, token, b"ben")
            assert (again.table.settings.title, again.table.seats["h1"].name) == ("ny-chase", "Ben")
            assert list(again.people) == ["x", "h1", "h2"]
            with pytest.raises(Refusal, match="changed meanwhile"):
                await there.transact(say_ready, there, Asking("h3", False, b"ben"), True)

    asyncio.run(play())
