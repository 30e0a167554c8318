"""Lots before a deal whose people come to several nodes, and what is left of them when one is gone."""

from __future__ import annotations

import asyncio
import hashlib

import pytest
from tests.server.many.conftest import Street
from tests.server.many.looking import Looker, look, wait_until

from misterx.play.lots import seal_lot
from misterx.server.people.seating import take_seat
from misterx.server.people.starting import open_lot, seal
from misterx.server.protocol import api
from misterx.server.tables.registry import Tables

pytestmark = pytest.mark.lots
WISH = api.NewTable("scotland-yard", 3, seats={"x": "me", "h1": "open", "h2": "bot:greedy"})


async def gather(north: Tables, south: Tables) -> tuple[Looker, Looker]:
    """Ann comes to one node, Ben to the other."""
    made = await north.make(WISH, b"ann")
    ann = await look(north, made.table, made.mine["x"], b"ann")
    there, right = await south.find(made.table, made.join)
    _, token = await there.transact(take_seat, there, right, "Ben", b"ben")
    ben = await look(south, made.table, token, b"ben")
    await until_round(ann, ben)
    return ann, ben


async def until_round(*lookers: Looker) -> None:
    for each in lookers:
        await each.until(lambda it: any(told["type"] == "dealing" and told["round"] == 1 for told in it.heard))


def lot_of(looker: Looker) -> str:
    return hashlib.sha256(looker.connection.browser).hexdigest()


def is_sealed(looker: Looker) -> bool:
    current = looker.table.drawing.running
    return current is not None and current.is_sealed


async def put_seal(looker: Looker) -> None:
    told = seal_lot(looker.table.commitment, 1, looker.connection.seat, lot_of(looker))
    await looker.table.transact(seal, looker.table, looker.connection, 1, told)


async def put_lot(looker: Looker) -> None:
    await looker.table.transact(open_lot, looker.table, looker.connection, 1, lot_of(looker))


def test_a_game_is_dealt_alike_at_every_node(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            ann, ben = await gather(north, south)
            await asyncio.gather(put_seal(ann), put_seal(ben))
            for each in (ann, ben):
                await each.until(is_sealed)
            await asyncio.gather(put_lot(ann), put_lot(ben))
            for each in (ann, ben):
                await each.until(lambda it: it.view)
            assert ann.table is not ben.table
            assert ann.table.game.lines == ben.table.game.lines
            assert ann.table.game.digest() == ben.table.game.digest()
            assert ann.view["pawns"]["x"]["station"]
            assert not ben.view["pawns"]["x"]["station"]
            again = Tables(north.settings)
            await again.start(bots=False)
            found = await again.get(ann.table.id)
            assert found
            assert found.game.digest() == ann.table.game.digest()
            assert found.drawing == ann.table.drawing
            await again.close()

    asyncio.run(play())


def test_lots_go_on_at_a_node_that_opens_the_table_in_the_middle(street: Street) -> None:
    async def play() -> None:
        async with street(2) as (north, south):
            ann, ben = await gather(north, south)
            await put_seal(ann)
            await put_seal(ben)
            await wait_until(lambda: is_sealed(ann))
            await put_lot(ann)
            late = Tables(north.settings, None if north.settings.bus else north.bus)
            await late.start(bots=False)
            found = await late.get(ann.table.id)
            assert found
            assert found.drawing.running
            assert found.drawing.running.awaited == ["h1"]
            found.draw_by -= 1_000  # Ben never comes
            late.peers._tables[found.id] = found
            late._watch_time(found)
            await wait_until(lambda: not found.drawing.running)
            assert [each.missing for each in found.drawing.rounds] == [["h1"]]
            assert found.seats["h1"].kind == "open"
            await ann.until(lambda it: it.people["h1"]["kind"] == "open")
            assert await ben.until_shown_out() == 4405
            assert not ann.table.started
            await late.close()

    asyncio.run(play())
