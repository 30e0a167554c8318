"""Holes to plant into a server, one at a time: the search must find each of them, by the law that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from misterx.server.people import seating
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire_parts import Id, Side
from misterx.server.store.store import Statement
from misterx.server.table import rights
from misterx.server.table.audience import Connection
from misterx.server.table.rights_history import Deed
from misterx.server.table.seats import Seat
from misterx.server.table.stored_table import seat_row
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables
from misterx.server.web import actions, socket

GIVEN = "no browser gets bytes of a side that it was not given"
UNDONE = "no person's move is undone without that person"


class Hole(NamedTuple):
    law: str
    plant: Callable[[], None]


def put(room: Any, **walls: Any) -> None:
    for name, wall in walls.items():
        patch.object(room, name, wall).start()


def nothing(*asked: Any, **more: Any) -> None:
    """Refuses nobody."""


def change_seats_after_the_end() -> None:
    """A game that is over has no line more that could say so."""
    play_seat = seating._play_seat

    async def play_on(table: Table, name: str, seat: Seat, done: list[Deed], *more: Statement) -> None:
        if not table.game.result:
            return await play_seat(table, name, seat, done, *more)
        await table.do(done, seat_row(table.id, name, seat), *more)
        table.seats = {**table.seats, name: seat}
        table.tell_people()

    put(seating, _play_seat=play_on)


def follow_with_any_link() -> None:
    """After the end seats change hands, and whoever has a link to one follows to the next."""
    change_seats_after_the_end()
    put(rights, check_follow=nothing, _check_running=nothing)


def sit_down_after_the_end() -> None:
    """A seat that was still free when the game ended can be taken then, and followed from."""

    check = rights.check_sit

    def check_sit(table: Table, right: Any, seat: str, browser: bytes) -> None:
        if not table.game.result:
            check(table, right, seat, browser)

    def check_follow(table: Table, new: Table, seat: str, next_seat: str, browser: bytes) -> None:
        if table.seats[seat].browser != browser:
            raise Refusal("not_holder")

    change_seats_after_the_end()
    put(rights, check_sit=check_sit, check_follow=check_follow)


def ask_who_sits_there_now() -> None:
    """Takebacks touch only people who hold a seat at this moment, and a host hands any seat to a bot."""

    def who_must_agree(table: Table, line: int) -> list[str]:
        return [name for name, seat in table.seats.items() if not seat.is_bots]

    def check_hand(table: Table, asker: Any, seat: str, bot: str) -> None:
        if asker.seat != seat:
            rights._check_host(asker)

    def can_take_back(table: Table, side: Side) -> bool:
        return bool(table.started and not table.game.result and table.last_turn(side) is not None)

    put(rights, who_must_agree=who_must_agree, check_hand=check_hand, can_take_back=can_take_back)


def remove_anybody() -> None:
    """A host opens any seat, also one of the other side."""

    def check_remove(table: Table, asker: Any, seat: str) -> None:
        rights._check_running(table)
        if asker.seat != seat:
            rights._check_host(asker)

    put(rights, check_remove=check_remove)


def show_nobody_out() -> None:
    """Whoever lost his key stays where he is."""
    put(Table, drop=nothing, drop_ended=nothing)


def take_no_notice_of_sides() -> None:
    """A browser that plays one side may open a seat of the other."""
    put(rights, _check_side=nothing)


class Peep(wire.Message):
    """A message that nobody has thought of: what does this seat see?"""

    seat: Id
    closely: bool
    times: int = 1


MADE_UP = wire.Incoming | Peep


def answer_a_new_message() -> None:
    """There is a new message, and its answer asks for no right."""
    act = actions.act

    async def peep(tables: Tables, table: Table, connection: Connection, message: Any) -> None:
        if not isinstance(message, Peep):
            await act(tables, table, connection, message)
        elif message.seat in table.seats and table.started:
            view = table.projection().seen(message.seat).view(message.seat)
            connection.send(wire.write({"type": "peeped", "table": table.id, "view": view}).decode())

    put(socket, act=peep)
    put(wire, Incoming=MADE_UP, read=msgspec.json.Decoder(MADE_UP).decode)


HOLES = {
    "follow": Hole(GIVEN, follow_with_any_link),
    "late": Hole(GIVEN, sit_down_after_the_end),
    "undo": Hole(UNDONE, ask_who_sits_there_now),
    "remove": Hole(GIVEN, remove_anybody),
    "stay": Hole(GIVEN, show_nobody_out),
    "sides": Hole(GIVEN, take_no_notice_of_sides),
    "message": Hole(GIVEN, answer_a_new_message),
}
