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

    round_no: I32 = told("round")  # the round
    turn: I8 = told("turn", "side", none=NOBODY)  # whose turn it is
    next_mover: I8 = told("next", "mover", none=UNTOLD)  # after hunters' moves: `team`, or who discards
    moved: I8s = told("moved[]", "pawn", PAWNS + 2, none=0)  # who is done in this round
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)  # null where it is hidden
    mission: I8 = told("mission", "mission", none=UNTOLD)  # for those who know it
    start: I16 = told("start", "station", none=NOWHERE)  # for those who know it
    hand_size: I16s = told("hands.{stock}.size", "number", HANDS, none=UNTOLD, optional=True)  # how many tickets
    sees: I8s = told("hands.{stock}.tickets", "object", HANDS, none=UNTOLD, optional=True)  # null: hidden
    held: I8s = told("hands.{stock}.tickets.{ticket}", "number", HANDS, KINDS, none=0, optional=True)  # of each
    bag: I16 = told("bag")  # tickets in the bag
    box: I16 = told("box")  # tickets in the box
    indicators: I8s = told("indicators.{pawn}", "ticket", PAWNS, none=UNTOLD, optional=True)  # this round
    entered: I16s = told("entered.{pawn}[]", "station", PAWNS, MOST_ENTERED, none=NOWHERE, optional=True)  # this round
    rings: I8  # how many pairs lie out
    ring_pair: I8s = told("rings[].pair", "number", PAIRS + 1, count="rings")  # of rings on the table
    ring_station: I16s = told("rings[].station", "station", PAIRS + 1, count="rings")
    ring_entry: I16s = told("rings[].entry", "number", PAIRS + 1, count="rings")  # 0 is the start
    chips: I8s = told("chips.{station}", "chip", MOST_STATIONS, none=UNTOLD, optional=True)  # for those who see them
    checked: I32 = told("checked")  # the round of the last position check
    halves: I8 = told("halves")  # halves still to come of a double move
    paying: I8s = told("paying[]", "ticket", MOST_PAID, none=UNTOLD)  # for an entry not made yet
    entries: I32  # how many the log has
    stays: I32  # rounds in which he stayed
    winner: I8 = told("result?.winner", "side", none=NOBODY)  # who has won
    reason: I8 = told("result?.reason", "reason")  # and by what


class Row(Record):
    """A row of the log: an entry of track and checklist, and beside it, one below the other, the rounds without one."""

    entry: I32 = told("log[].entry", count="entries")  # of his track, from 1
    ticket: I8 = told("log[].ticket", "ticket", none=UNTOLD, count="entries")
    station: I16 = told("log[].station", "station", none=NOWHERE, count="entries")  # for those who may know
    double: I8 = told("log[].double", "flag", none=0, optional=True, count="entries")  # half of a double move
    paid: I8s = told("log[].paid[]", "ticket", MOST_PAID, none=UNTOLD, optional=True, ordered=True, count="entries")
    face_down: I8 = told("log[].face_down", "flag", none=0, optional=True, count="entries")  # the ticket
    shown: I8 = told("log[].shown", "flag", none=0, optional=True, count="entries")  # the city
    stayed: I32 = told("stayed[]", count="stays")  # rounds


ROW = Row
PRINTED: tuple[str, ...] = ("first_open_move",)  # options that a view says beside what was told
