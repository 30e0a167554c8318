"""Talk for all, and what hunters plan among themselves. Every function is a change, called through `Table.transact`."""

from __future__ import annotations

import contextlib
import time
from typing import Literal

import msgspec

from misterx.kernel.errors import MisterXError
from misterx.server.protocol import wire
from misterx.server.protocol.clean_text import clean_saying
from misterx.server.protocol.refusals import Refusal
from misterx.server.table.audience import hears
from misterx.server.table.seats import seats_on_turn
from misterx.server.table.table import MOST_SAYINGS, Table
from misterx.server.table.team_notes import Notes


async def say(table: Table, seat: str, text: str, to: Literal["table", "team"]) -> None:
    if seat not in table.seats:
        raise Refusal("only_watching")
    if to == "team":
        check_hunter(table, seat)
    if not (shown := clean_saying(text)):
        return
    number = table.said
    said = wire.Said(seat, table.seats[seat].name, to, shown, round(time.time(), 3))
    await table.write(
        (
            "insert into sayings values (?, ?, ?, ?, ?, ?, ?)",
            (table.id, number, said.at, seat, said.name, to, shown),
        ),
        ("delete from sayings where table_id = ? and number <= ?", (table.id, number - MOST_SAYINGS)),
    )
    table.said += 1
    table.sayings = [*table.sayings, said][-MOST_SAYINGS:]
    for viewer, audience in table.audiences.items():
        if hears(viewer, said):
            audience.send(said)


def check_hunter(table: Table, seat: str) -> None:
    if seat not in table.seats or seat == "x":
        raise Refusal("hunters_only")


async def note(table: Table, seat: str, message: wire.Pin | wire.Arrow | wire.Wipe) -> None:
    """A hunter marks the map for his colleagues."""
    check_hunter(table, seat)
    notes = table.notes.copy()
    match message:
        case wire.Pin():
            _check_station(table, message.station)
            notes.pin(seat, message.station, message.mark)
        case wire.Arrow():
            _check_station(table, message.start)
            _check_station(table, message.end)
            notes.draw(seat, message.start, message.end)
        case wire.Wipe():
            notes.wipe(message.what)
    await keep_notes(table, notes)


async def put_note(table: Table, seat: str, text: str, mark: str) -> None:
    """Somebody lays a mark on the table, as the rulebook lets him (EU-132)."""
    table.check_seat(seat)
    if (seat, mark) not in table.move_ids:
        table.check_asides()
        trial = table.game.copy()
        trial.note(text, seat)
        await table.keep(trial, "", mark)
        table.move_ids.add((seat, mark))


async def propose(table: Table, seat: str, moves: list[str]) -> None:
    """A hunter proposes moves, his own among them or not; nothing is played yet."""
    check_hunter(table, seat)
    table.check_seat(seat)
    notes = table.notes.copy()
    notes.propose(seat, moves, [msgspec.to_builtins(table.game.family.MOVES.read(move)) for move in moves])
    await keep_notes(table, notes)


async def accept(table: Table, seat: str, number: int) -> None:
    """A hunter agrees: his own moves of the proposal are made as far as they are legal; bots follow with theirs."""
    check_hunter(table, seat)
    table.check_seat(seat)
    notes, trial = table.notes.copy(), table.game.copy()
    proposal = notes.find(number)
    if seat not in proposal.accepted:
        proposal.accepted.append(seat)
    for move in proposal.moves:
        if move not in proposal.played and not trial.result and move in seats_on_turn(trial).get(seat, ()):
            with contextlib.suppress(MisterXError):
                trial.play(move, seat)
                proposal.played.append(move)
    if len(trial.lines) > table.written:
        await table.keep(trial, seat, "", notes=notes)
    else:
        await keep_notes(table, notes)


async def keep_notes(table: Table, notes: Notes) -> None:
    await table.write(notes=notes.keep())
    table.notes = notes
    table.tell_team()


def _check_station(table: Table, station: int) -> None:
    if station not in table.game.board.node:
        raise Refusal("bad_station", station=station)
