"""What a message asks for, and who may ask."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from misterx.server.people.chat import accept, check_hunter, note, propose, put_note, say
from misterx.server.people.devices import add_device, end_key
from misterx.server.people.endings import resign
from misterx.server.people.gathering import say_ready
from misterx.server.people.seating import hand, remove, rename
from misterx.server.people.starting import open_lot, seal, start
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import rights, takebacks
from misterx.server.table.audience import PUBLIC, REMOVED, Connection
from misterx.server.table.table import Table
from misterx.server.tables.arrange import arrange
from misterx.server.tables.registry import Tables
from misterx.server.tables.rematch import play_again

T = TypeVar("T")
P = ParamSpec("P")


async def act(tables: Tables, table: Table, connection: Connection, message: Any) -> None:
    """Do what a message asks, or refuse it."""
    seat, do = connection.seat, _As(table, connection).do
    match message:
        case wire.Play():
            began = time.perf_counter()
            await do(table.play, seat, message.move, message.id, message.version)
            tables.metrics.moved(time.perf_counter() - began)
        case wire.Note():
            await do(put_note, table, seat, message.text, message.id)
        case wire.Resign():
            await do(resign, table, seat, message.id)
        case wire.Takeback():
            await do(takebacks.ask, table, seat, message.id)
        case wire.Consent():
            await do(takebacks.answer, table, seat, message.agree, message.id)
        case wire.Say():
            await do(say, table, seat, message.text, message.to)
        case wire.Pin() | wire.Arrow() | wire.Wipe():
            await do(note, table, seat, message)
        case wire.Propose():
            await do(propose, table, seat, message.moves)
        case wire.Accept():
            await do(accept, table, seat, message.proposal)
        case wire.Nudge():
            table.check_seat(seat)
            check_hunter(table, seat)  # Mister X does not decide in which order they move
            tables.bot_callers[table.id].nudge()
        case wire.Name():
            await do(rename, table, seat, message.name)
        case wire.Rematch():
            rights.check_rematch(table, connection)
            if not table.rematch:
                tables.check_maker(connection.address)
            await do(play_again, tables, table, message.x)
        case wire.Start():
            await do(start, table, connection)
        case wire.Arrange():
            await do(arrange, tables, table, connection, message)
        case wire.Ready():
            await do(say_ready, table, connection, message.ready)
        case wire.Hand():
            await do(hand, table, connection, message.seat, message.to)
        case wire.Remove():
            await do(remove, table, connection, message.seat)
        case wire.End():
            await do(end_key, table, connection, message.key)
        case wire.Device():
            connection.tell(wire.Invite(seat, await do(add_device, table, connection)))
        case wire.Heard():
            pass_on(table, connection, message)
        case wire.Seal():
            await do(seal, table, connection, message.round, message.hash)
        case wire.Open():
            await do(open_lot, table, connection, message.round, message.lot)
        case wire.Ping():
            tables.pulse.hear(table, connection, message.steady)
            connection.tell(wire.Pong())
        case _:
            raise Refusal("bad_request", why="hello was said already.")
    if mark := getattr(message, "id", ""):
        connection.tell(wire.Done(mark))


def pass_on(table: Table, connection: Connection, heard: wire.Heard) -> None:
    """A browser says which head it has: everybody hears it, signed where it is ours."""
    links, signer = table.story.links, table.owner.signer
    if signer is None or heard.number >= len(links):
        return
    is_ours = links[heard.number].head == heard.head
    signature = signer.sign(table.id, heard.number, heard.head) if is_ours else ""
    witness = wire.Witness(connection.seat, heard.number, heard.head, signature)
    if is_ours and connection.seat == PUBLIC:  # many may look on, and it is no news to anybody
        connection.tell(witness)
        return
    table.tell_all(witness)
    table.owner.note_witness(table, witness)


class _As:
    """Somebody who changes a table."""

    def __init__(self, table: Table, connection: Connection) -> None:
        self.table, self.connection = table, connection

    async def do(self, change: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a change, unless his seat was taken from him before it came to that."""

        async def still_here() -> T:
            if REMOVED in (self.connection.close_code, self.connection.parting_code):
                raise Refusal("unknown_link")
            return await change(*args, **kwargs)

        if self.connection.outlet:  # then nobody cancels this task, whatever becomes of the browser
            return await self.table.carry_out(still_here)
        return await self.table.transact(still_here)
