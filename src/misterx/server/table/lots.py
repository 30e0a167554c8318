"""The lots that people's browsers draw before the deal (`play/lots.py`): who draws, who is awaited, what is told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from misterx.play.lots import Drawing
from misterx.server.protocol import wire
from misterx.server.table import rights
from misterx.server.table.seats import Seat, side_of
from misterx.server.table.stored_table import write_drawing

if TYPE_CHECKING:
    from misterx.server.table.audience import Connection
    from misterx.server.table.table import Table

ANSWER_SECONDS = 30.0  # for a round of lots; who has not answered then loses his seat
NEVER = float("inf")


def who_draws(seats: dict[str, Seat]) -> dict[str, list[str]]:
    """At which seats lots are drawn, each with all that its browser holds: none without people on both sides.

    Who plays on one device against himself, or against bots, has nobody to convince.
    """
    held: dict[bytes, list[str]] = {}
    for name, seat in seats.items():
        if not seat.is_bots:
            held.setdefault(seat.browser, []).append(name)
    sides = {side_of(name) for names in held.values() for name in names}
    return {names[0]: names for names in held.values()} if len(held) > 1 and len(sides) > 1 else {}


def is_there(table: Table, names: list[str]) -> bool:
    return any(table.count(name) for name in names)


def is_gone(table: Table, names: list[str]) -> bool:
    """Whether somebody has been away for so long that nobody waits for him, where a bot may stand in."""
    return table.settings.stand_in is not None and all(rights.is_gone(table, name) for name in names)


def next_at(table: Table) -> float:
    """When the drawing goes on by itself, by the clock that only runs forward."""
    if table.started:
        return NEVER
    if table.drawing.running:
        return table.draw_by
    if not table.drawing.waits:
        return NEVER
    away = [names for names in who_draws(table.seats).values() if not is_there(table, names)]
    if not away:
        return 0.0
    if table.settings.stand_in is None:
        return NEVER
    return min(max(table.seen[name] for name in names) for names in away) + rights.ABSENT_SECONDS


def called_off(table: Table) -> dict[str, str]:
    """What is to be stored when somebody gets up who was waited for, or on whom others waited."""
    return {"deal": write_drawing(table.drawing.rest())} if table.drawing.waits else {}


def message(table: Table) -> wire.Dealing:
    """How it stands, for everybody; seals are told when all are there, and lots when all are open."""
    drawing = table.drawing
    current = drawing.running or (drawing.drawn if table.started else None)
    if current is None:
        seats = who_draws(table.seats) if drawing.waits else {}
        away = [name for name, names in seats.items() if not is_there(table, names)]
        return wire.Dealing(0, seats, away, {}, {}, 0.0)
    left = round(max(0.0, table.draw_by - time.monotonic()), 1)
    seals = current.seals if current.is_sealed else {}
    lots = current.lots if current.is_drawn else {}
    return wire.Dealing(len(drawing.rounds), current.seats, current.awaited, seals, lots, left)


def tell(table: Table, *connections: Connection) -> None:
    """Tell some connections, or everybody, how it stands; to whoever comes nothing is told where nothing is drawn."""
    told = message(table)
    if not connections:
        table.tell_all(told)
    elif told.seats and not table.started:
        for connection in connections:
            connection.tell(told)


def take(table: Table, drawing: Drawing) -> None:
    """What is stored of the drawing has changed: time begins to run for a round that is new here."""
    if drawing == table.drawing:
        return
    if drawing.running and len(drawing.rounds) != len(table.drawing.rounds):
        table.draw_by = time.monotonic() + ANSWER_SECONDS
    table.drawing = drawing
    tell(table)
