"""Giving up, running out of time, taking back, playing again. Changes, called through `Table.alone`."""

from __future__ import annotations

from misterx.play.takeback import live_lines
from misterx.server.refusals import Refusal
from misterx.server.seats import side_of
from misterx.server.table import Table
from misterx.server.talk import check_asides, keep_notes


async def resign(table: Table, seat: str, mark: str) -> None:
    """A side gives up when everybody on it who plays himself has said so."""
    table.check_seat(seat)
    if (seat, mark) in table.marks:
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


async def take_back(table: Table, seat: str, mark: str) -> None:
    """Against bots alone: back to before this seat's last turn. The record keeps what was taken back, and says so."""
    table.check_seat(seat)
    if (seat, mark) in table.marks:
        return
    check_asides(table)
    line = last_turn(table, seat)
    if not table.can_take_back() or line is None:
        raise Refusal("no_takeback")
    trial = table.game.copy()
    trial.take_back(line, seat)
    await table.keep(trial, seat, mark)


def last_turn(table: Table, seat: str) -> int | None:
    """The line at which this seat's side last began to decide, and did something since."""
    lines = live_lines(table.game.lines)
    own = [number for number in lines if table.game.lines[number][0] in _side(table, seat)]
    if not own:
        return None
    first = own[-1]
    for number in reversed(lines[: lines.index(first)]):
        who = table.game.lines[number][0]
        if who in table.seats and who not in _side(table, seat):
            break
        if who in _side(table, seat):
            first = number
    return first


def _side(table: Table, seat: str) -> list[str]:
    return [name for name in table.seats if side_of(name) == side_of(seat)]
