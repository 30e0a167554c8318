"""What a viewer knows of a game against the gang, as a record.

It is folded from the facts that he may see and from nothing else: this module and the fold cannot import the state.
"""

from __future__ import annotations

from misterx.families.shared.view_record import told
from misterx.kernel.codes import NOBODY
from misterx.kernel.records import I8, I32, I8s, I16s, Record

# Pawns: 0 is Mister X's player himself, 1 to 10 are gang tokens, 11 to 14 police cars.
PAWNS = 15
TOKENS = 10
FIRST_CAR = 11
NOWHERE, UNTOLD = -1, -1

# Whose die or which car of a turn is next.
NO_LEG, FIRST, SECOND, OVERRIDE = 0, 1, 2, 3


class View(Record):
    """The table as one viewer knows it."""

    phase: I8 = told("phase")  # 0 setup, 1, 2
    round_no: I32 = told("round")  # the round of this phase
    turn: I8 = told("turn", "side", none=NOBODY)  # whose turn it is
    asked: I8 = told("asked", "step", none=UNTOLD)  # what is decided now: the position's `step`
    station: I16s = told("pawns.{pawn}.station", "station", PAWNS, none=NOWHERE)  # null where hidden or not placed
    x_token: I8 = told("pawns.x.token", "pawn", none=0)  # which token is Mister X
    x_number: I8 = told("pawns.x.number", none=0)  # which number he is
    number: I8s = told("pawns.{pawn 1-10}.number", "number", PAWNS, none=0)  # for those who know it
    up: I8s = told("pawns.{pawn 1-10}.up", "flag", PAWNS)  # whether a token lies open
    facing: I16s = told("pawns.{pawn 11-14}.facing", "station", PAWNS, none=NOWHERE)  # where a car looks
    dice: I8s = told("dice[]", "number", 4, none=0)  # pips on the table that are not used yet
    moved: I8s = told("moved[]", "pawn", PAWNS + 1, none=0)  # pieces that have moved in this turn
    checked: I8s = told("checked[]", "pawn", TOKENS + 2, none=0)  # in vain in this turn (hard variant: just now)
    checks: I8 = told("checks", none=UNTOLD)  # person checks left
    warnings: I8 = told("warnings")  # warnings held
    dial: I8 = told("dial", none=UNTOLD)  # the place of the dial, from 0 (arrows) to 10
    nominated: I8s = told("nominated[]", "pawn", 3, none=0)  # phase 2: the cars of this turn
    car: I8 = told("car", "pawn", none=0)  # the car that is on
    colour: I8 = told("colour", "colour", none=UNTOLD)  # before a jump: the colour that the chief named
    leg: I8 = told("leg", ("", "first", "second", "override"), none=NO_LEG)  # which piece is on
    barricades: I16s = told("barricades[]", "station", TOKENS + 2, none=NOWHERE, ordered=True)  # squares
    winner: I8 = told("result?.winner", "side", none=NOBODY)  # who has won
    reason: I8 = told("result?.reason", "reason")  # and by what


ROW = None  # nothing here grows without a bound
PRINTED: tuple[str, ...] = ()  # options that a view says beside what was told
