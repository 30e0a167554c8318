"""Giving up and running out of time. Changes, called through `Table.transact`."""

from __future__ import annotations

from misterx.server.people.chat import keep_notes
from misterx.server.table.seats import side_of
from misterx.server.table.table import Table


async def resign(table: Table, seat: str, mark: str) -> None:
    """A side gives up when everybody on it who plays himself has said so."""
    table.check_seat(seat)
    if (seat, mark) in table.move_ids:
        return
    trial = table.game.copy()
    trial.resign(seat)
    if seat != "x":
        notes = table.notes.copy()
        if seat not in notes.resigning:
            notes.resigning.append(seat)
        team = [name for name, other in table.seats.items() if name != "x" and not other.is_bots]
        if any(name not in notes.resigning for name in team):
            await keep_notes(table, notes)
            return
    await table.keep(trial, seat, mark)


async def time_out(table: Table) -> None:
    """The running clock is at nought: the other side wins."""
    left = table.clock.seconds_left() if table.clock and not table.game.result else None
    if table.clock is None or left is None or left > 0:
        return
    side = table.clock.running
    loser = next(name for name in table.seats if side_of(name) == side)
    trial = table.game.copy()
    trial.time_out(loser)
    await table.keep(trial, loser, "")
