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

    round_no: I16 = told("round")  # the round
    turn: I8 = told("turn", "side", none=NOBODY)  # whose turn it is
    next_pawn: I8 = told("next", "pawn", none=0)  # whose turn it is among hunters who have an order
    order: I8s = told("order[]", "pawn", PAWNS, none=0)  # the hunters' order
    moved: I8s = told("moved[]", "pawn", PAWNS + 2, none=0)  # who is done in this round
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)  # null where hidden or nowhere
    tickets: I16s = told("tickets.{stock}.{ticket}", "number", PAWNS, 4, none=UNTOLD, optional=True)  # what is left
    blacks: I16 = told("tickets.x.black", none=UNTOLD, optional=True)  # black tickets left
    doubles: I8 = told("double")  # double-move tickets left
    legs: I8 = told("legs")  # legs still to come of a double move
    start: I16 = told("start", "station", none=NOWHERE)  # for him, and for all at the end
    entries: I16  # how many the log has
    log_entry: I8s = told("log[].entry", "number", ENTRIES, count="entries")  # of the travel log, from 1
    log_ticket: I8s = told("log[].ticket", "ticket", ENTRIES, none=UNTOLD, count="entries")  # what covers it
    log_station: I16s = told("log[].station", "station", ENTRIES, none=NOWHERE, count="entries")  # if known
    log_double: I8s = told("log[].double", "flag", ENTRIES, none=0, optional=True, count="entries")  # as a leg
    log_stayed: I8s = told("log[].stayed", "flag", ENTRIES, none=0, optional=True, count="entries")  # whether he stayed
    log_shown: I8s = told("log[].shown", "flag", ENTRIES, none=0, optional=True, count="entries")  # by his own will
    seen_entry: I16 = told("last_seen?.entry", none=0)  # the entry at which he showed himself last
    seen_station: I16 = told("last_seen?.station", "station")  # and where that was
    roadblocks: I16s = told("roadblocks[]", "station", ROADBLOCKS + 1, none=NOWHERE, ordered=True)  # stations
    cards: I8 = told("helicopter.cards")  # helicopter cards left
    flyer: I8 = told("helicopter.pawn", "pawn", none=0)  # who is above the board
    hover: I16 = told("helicopter.station", "station", none=NOWHERE)  # above which station
    out: I8s = told("out[]", "pawn", PAWNS, none=0)  # who has left the game
    winner: I8 = told("result?.winner", "side", none=NOBODY)  # who has won
    reason: I8 = told("result?.reason", "reason")  # and by what


ROW = None  # nothing here grows without a bound
PRINTED: tuple[str, ...] = ("reveals",)  # options that a view says beside what was told
