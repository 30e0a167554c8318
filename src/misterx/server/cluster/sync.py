"""Learning what other nodes have done with a table, and telling everybody here."""

from __future__ import annotations

import logging

import msgspec

from misterx.play.lots import mix
from misterx.play.takeback import is_takeback
from misterx.server.people.starting import begin
from misterx.server.protocol import wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import lots
from misterx.server.table.audience import LAID_ANEW, UNKNOWN, hears
from misterx.server.table.changes import Nobody
from misterx.server.table.clock import Clock
from misterx.server.table.load import UnreadableTable, replay_line
from misterx.server.table.seats import deal
from misterx.server.table.stored_table import (
    PARTS,
    StoredTable,
    read_drawing,
    read_ready,
    read_rematch,
    read_stored,
    who_asked,
)
from misterx.server.table.table import MOST_SAYINGS, Table
from misterx.server.table.takebacks import read_asked, tell, write_asked
from misterx.server.table.team_notes import read_notes

LOG = logging.getLogger("misterx.server")


async def catch_up(table: Table, parts: set[str] | None) -> None:
    """Make a table what is stored, whatever it was taken to be, while no change is under way.

    Where it is known in which parts the next version differs, no others are read, unless there is one after it.
    """
    kept, known = None, (table.written, table.said, len(table.history.deeds), table.story.latest.number or -1)
    if parts is not None:
        kept = await read_stored(table.store, table.id, *known, parts)
    if parts is None or (kept is not None and kept.version != table.version + 1):
        parts = set(PARTS)
        kept = await read_stored(table.store, table.id, *known)
    if kept is None:
        close(table)
        raise Refusal("unknown_link")
    if kept.header != table.header:
        return lay_anew(table)
    try:
        drawing = read_drawing(kept.deal)
        if drawing.drawn and not table.drawing.drawn:  # its lines are others from the first on
            table.lay(deal(table.settings, mix(kept.seed, drawing)))
            parts = set(PARTS)
            kept = await read_stored(table.store, table.id, table.written, *known[1:])
            if kept is None:
                close(table)
                raise Refusal("unknown_link")
        _learn(table, kept, parts)
    except (UnreadableTable, KeyError, TypeError, ValueError, msgspec.MsgspecError) as fault:
        why = (
            str(fault)
            if isinstance(fault, UnreadableTable)
            else f"what is kept of it cannot be read ({type(fault).__name__})"
        )
        LOG.error("table cannot be followed", extra={"table": table.id, "why": why})
        close(table)
        raise Refusal("unknown_link") from fault
    table.version, table.is_stale = kept.version, False


def lay_anew(table: Table) -> None:
    """Another game is played at it now: whoever is there comes again, and finds that."""
    table.is_outdated, table.is_stale = True, False
    for audience in table.audiences.values():
        for connection in audience.connections:
            connection.close(LAID_ANEW, "arranged")


class NoMore(Nobody):
    """The owner of a table that is not open here any more: what is still under way there learns what is stored."""

    async def catch_up(self, table: Table, parts: set[str] | None) -> None:
        await catch_up(table, parts)


NO_MORE = NoMore()


def close(table: Table) -> None:
    """It is not there any more: show everybody out."""
    table.gone = True
    for audience in table.audiences.values():
        for connection in audience.connections:
            connection.close(UNKNOWN)


def _learn(table: Table, kept: StoredTable, parts: set[str]) -> None:
    before, lost = (table.people(), table.started), set()
    table.touched = kept.touched
    gathered = table.ready, table.code
    table.ready = read_ready(kept.lobby)
    if "codes" in parts:
        table.code = next(iter(kept.codes), "")
    if "links" in parts:
        lost = {right.seat for known, right in table.links.items() if right.is_seats and known not in kept.links}
        table.links = kept.links
    if "watchers" in parts:
        table.sides_seen = kept.sides_seen
    if "seats" in parts:
        table.seats = kept.sit(table.game)
    table.tell_deeds(kept.deeds)
    _learn_lines(table, kept, parts)
    if kept.started and not table.started:
        begin(table, read_drawing(kept.deal))
    else:
        lots.take(table, read_drawing(kept.deal))
    if before != (table.people(), table.started):
        table.tell_people()
    if gathered != (table.ready, table.code):
        table.tell_lobby()
    for name in lost & table.seats.keys():  # the host has taken the seat from somebody
        table.drop(name)
    table.drop_ended()
    if kept.asked != write_asked(table.asked):
        table.asked = read_asked(kept.asked)
        table.tell_all(tell(table.asked))
    if kept.notes != (table.notes.keep() if kept.notes else ""):
        table.notes = read_notes(kept.notes)
        table.tell_team()
    for number, said in kept.sayings:
        table.said = number + 1
        table.sayings = [*table.sayings, said][-MOST_SAYINGS:]
        for viewer, audience in table.audiences.items():
            if hears(viewer, said):
                audience.send(said)
    if kept.rematch and not table.rematch:
        table.rematch, table.rematch_x = read_rematch(kept.rematch)
        table.tell_all(wire.Moved(table.rematch))


def _learn_lines(table: Table, kept: StoredTable, parts: set[str]) -> None:
    """Play what others have played; who moved and when a turn began counts for what is stale (`Table.play`)."""
    game, moved = table.game.copy(), set()
    for place, (seat, text, mark) in enumerate(kept.lines, table.written):
        decider = game.decider
        replay_line(game, place, seat, text)
        asked = who_asked(seat, text)
        moved.add(asked)
        if mark:
            table.move_ids.add((asked, mark))
        if game.decider != decider:
            for viewer, audience in table.audiences.items():
                audience.turn_version = game.count_events(viewer)
    if len(game.lines) != table.written + len(kept.lines):
        raise UnreadableTable("lines are missing at its end")
    known = len(table.turns)
    if "turns" in parts:
        table.turns = kept.turns
    for place, turn in enumerate(table.turns[known:], known + 1):  # before anybody can answer them
        table.tell_all(wire.Commitment(place, turn.hash))
    table.story.add(kept.story, game)
    if kept.lines:
        table.game, table.written = game, len(game.lines)
        if table.settings.clock and kept.clock:
            table.clock = Clock(table.settings.clock, kept.clock)
            table.clock.run(None if game.result else "x" if game.decider == "x" else "hunters")
        if any(is_takeback((seat, text)) for seat, text, _ in kept.lines):
            table.begin_anew()
        else:
            table.tell_change("", False, [link for link in kept.story if link.number])
        for seat in moved & table.seats.keys():
            table.audiences[seat].own_version = table.audiences[seat].version
    if kept.lines and game.result:
        table.tell_all(table.secrets())
