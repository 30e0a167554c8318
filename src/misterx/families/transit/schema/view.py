"""What a viewer knows of a transit game, as a record.

It is folded from the facts that he may see and from nothing else: this module and the fold cannot import the state.
"""

from __future__ import annotations

from misterx.families.shared.view_record import told
from misterx.kernel.codes import NOBODY
from misterx.kernel.records import I8, I16, I8s, I16s, Record

PAWNS = 6
ENTRIES = 72  # a travel log ends at 64 entries, and the legs of a last double move may go beyond
ROADBLOCKS = 3
NOWHERE, UNTOLD = -1, -1


class View(Record):
    """The table as one viewer knows it."""

    round_no: I16 = told("round")
    turn: I8 = told("turn", "side", none=NOBODY)
    next_pawn: I8 = told("next", "pawn", none=0)
    order: I8s = told("order[]", "pawn", PAWNS, none=0)
    moved: I8s = told("moved[]", "pawn", PAWNS + 2, none=0)
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)
    tickets: I16s = told("tickets.{stock}.{ticket}", "number", PAWNS, 4, none=UNTOLD, optional=True)
    blacks: I16 = told("tickets.x.black", none=UNTOLD, optional=True)
    doubles: I8 = told("double")
    legs: I8 = told("legs")
    start: I16 = told("start", "station", none=NOWHERE)
    entries: I16  # how many the log has
    log_entry: I8s = told("log[].entry", "number", ENTRIES, count="entries")
    log_ticket: I8s = told("log[].ticket", "ticket", ENTRIES, none=UNTOLD, count="entries")
    log_station: I16s = told("log[].station", "station", ENTRIES, none=NOWHERE, count="entries")
    log_double: I8s = told("log[].double", "flag", ENTRIES, none=0, optional=True, count="entries")
    log_stayed: I8s = told("log[].stayed", "flag", ENTRIES, none=0, optional=True, count="entries")
    log_shown: I8s = told("log[].shown", "flag", ENTRIES, none=0, optional=True, count="entries")
    seen_entry: I16 = told("last_seen?.entry", none=0)
    seen_station: I16 = told("last_seen?.station", "station")
    roadblocks: I16s = told("roadblocks[]", "station", ROADBLOCKS + 1, none=NOWHERE, ordered=True)
    cards: I8 = told("helicopter.cards")
    flyer: I8 = told("helicopter.pawn", "pawn", none=0)
    hover: I16 = told("helicopter.station", "station", none=NOWHERE)
    out: I8s = told("out[]", "pawn", PAWNS, none=0)
    winner: I8 = told("result?.winner", "side", none=NOBODY)
    reason: I8 = told("result?.reason", "reason")


ROW = None  # nothing here grows without a bound
PRINTED: tuple[str, ...] = ("reveals",)  # options that a view says beside what was told
