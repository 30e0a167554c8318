"""What a viewer knows of a game of ticket hands, as a record, and the log of Mister X's moves beside it.

They are folded from the facts that he may see and from nothing else: this module and the fold cannot import the state.
"""

from __future__ import annotations

from misterx.families.shared.view_record import told
from misterx.kernel.codes import NOBODY
from misterx.kernel.graph import MOST_STATIONS
from misterx.kernel.records import I8, I16, I32, I8s, I16s, Record

PAWNS = 6  # Mister X is pawn 0 and hand 0; detectives are pawns 1 to 5, their players hands 1 to 5
HANDS = 6
KINDS = 12
PAIRS = 5
MOST_PAID = 16  # tickets for one entry
MOST_ENTERED = 12  # cities that a detective comes to in one round
NOWHERE, UNTOLD = -1, -1


class View(Record):
    """The table as one viewer knows it."""

    round_no: I32 = told("round")
    turn: I8 = told("turn", "side", none=NOBODY)
    next_mover: I8 = told("next", "mover", none=UNTOLD)
    moved: I8s = told("moved[]", "pawn", PAWNS + 2, none=0)
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)
    mission: I8 = told("mission", "mission", none=UNTOLD)
    start: I16 = told("start", "station", none=NOWHERE)
    hand_size: I16s = told("hands.{stock}.size", "number", HANDS, none=UNTOLD, optional=True)
    sees: I8s = told("hands.{stock}.tickets", "object", HANDS, none=UNTOLD, optional=True)
    held: I8s = told("hands.{stock}.tickets.{ticket}", "number", HANDS, KINDS, none=0, optional=True)
    bag: I16 = told("bag")
    box: I16 = told("box")
    indicators: I8s = told("indicators.{pawn}", "ticket", PAWNS, none=UNTOLD, optional=True)
    entered: I16s = told("entered.{pawn}[]", "station", PAWNS, MOST_ENTERED, none=NOWHERE, optional=True)
    rings: I8  # how many pairs lie out
    ring_pair: I8s = told("rings[].pair", "number", PAIRS + 1, count="rings")
    ring_station: I16s = told("rings[].station", "station", PAIRS + 1, count="rings")
    ring_entry: I16s = told("rings[].entry", "number", PAIRS + 1, count="rings")
    chips: I8s = told("chips.{station}", "chip", MOST_STATIONS, none=UNTOLD, optional=True)
    checked: I32 = told("checked")
    halves: I8 = told("halves")
    paying: I8s = told("paying[]", "ticket", MOST_PAID, none=UNTOLD)
    entries: I32  # how many the log has
    stays: I32  # rounds in which he stayed
    winner: I8 = told("result?.winner", "side", none=NOBODY)
    reason: I8 = told("result?.reason", "reason")


class Row(Record):
    """A row of the log: an entry of track and checklist, and beside it, one below the other, the rounds without one."""

    entry: I32 = told("log[].entry", count="entries")
    ticket: I8 = told("log[].ticket", "ticket", none=UNTOLD, count="entries")
    station: I16 = told("log[].station", "station", none=NOWHERE, count="entries")
    double: I8 = told("log[].double", "flag", none=0, optional=True, count="entries")
    paid: I8s = told("log[].paid[]", "ticket", MOST_PAID, none=UNTOLD, optional=True, ordered=True, count="entries")
    face_down: I8 = told("log[].face_down", "flag", none=0, optional=True, count="entries")
    shown: I8 = told("log[].shown", "flag", none=0, optional=True, count="entries")
    stayed: I32 = told("stayed[]", count="stays")


ROW = Row
PRINTED: tuple[str, ...] = ("first_open_move",)  # options that a view says beside what was told
