"""What a message asks for, and who may ask."""

from __future__ import annotations

import time
from typing import Any

from misterx.server import wire
from misterx.server.audience import PUBLIC, Connection
from misterx.server.endings import resign, take_back
from misterx.server.house import House
from misterx.server.people import hand, remove, rename, start
from misterx.server.refusals import Refusal
from misterx.server.rematch import play_again
from misterx.server.table import Table
from misterx.server.talk import accept, note, propose, put_note, say


async def act(house: House, table: Table, connection: Connection, message: Any) -> None:
    """Do what a message asks, or refuse it."""
    seat = connection.seat
    match message:
        case wire.Play():
            began = time.perf_counter()
            await table.alone(table.play, seat, message.move, message.id, message.version)
            house.measures.moved(time.perf_counter() - began)
        case wire.Note():
            await table.alone(put_note, table, seat, message.text, message.id)
        case wire.Resign():
            await table.alone(resign, table, seat, message.id)
        case wire.Takeback():
            await table.alone(take_back, table, seat, message.id)
        case wire.Say():
            await table.alone(say, table, seat, message.text, message.to)
        case wire.Pin() | wire.Arrow() | wire.Wipe():
            await table.alone(note, table, seat, message)
        case wire.Propose():
            await table.alone(propose, table, seat, message.moves)
        case wire.Accept():
            await table.alone(accept, table, seat, message.proposal)
        case wire.Nudge():
            table.check_seat(seat)
            house.bots[table.id].nudge()
        case wire.Name():
            await table.alone(rename, table, seat, message.name)
        case wire.Rematch():
            if seat == PUBLIC and not connection.host:
                raise Refusal("only_watching")
            await table.alone(play_again, house, table)
        case wire.Start() | wire.Hand() | wire.Remove():
            await _host(table, connection, message)
        case wire.Ping():
            connection.tell(wire.Pong())
        case _:
            raise Refusal("bad_request", why="hello was said already.")
    if mark := getattr(message, "id", ""):
        connection.tell(wire.Done(mark))


async def _host(table: Table, connection: Connection, message: wire.Start | wire.Hand | wire.Remove) -> None:
    if not connection.host:
        raise Refusal("not_host")
    match message:
        case wire.Start():
            await table.alone(start, table)
        case wire.Hand():
            await table.alone(hand, table, message.seat, message.to)
        case wire.Remove():
            token = await table.alone(remove, table, message.seat)
            connection.tell(wire.Invite(message.seat, token))
