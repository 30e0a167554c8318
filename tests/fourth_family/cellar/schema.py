"""What the cellar is made of: board, rules, state, facts and moves."""

from __future__ import annotations

from typing import NamedTuple

from misterx.families.shared.move_table import CHANCE, Bits, Kind, MoveTable
from misterx.families.shared.parts import Parts
from misterx.kernel.events import Number, Pawn, Reason, Side, Station, fact, facts_in
from misterx.kernel.jit import small
from misterx.kernel.records import I8, I8s, Record, shape

ROOMS = 16
X, GUARD = 0, 1
NOWHERE = -1
DEAL, X_TURN, GUARD_TURN, OVER = 0, 1, 2, 3
MOST_MOVES = ROOMS
PAWN, DEALT = 8, 10


class Rooms(Record):
    """The board: which rooms there are, which doors lead where, where who may begin."""

    rooms: I8
    doors: I8s = shape(ROOMS, ROOMS)
    hideouts: I8s = shape(ROOMS)  # where the thief may begin
    post: I8  # where the guard begins


class Rules(Record):
    limit: I8  # rounds


class State(Record):
    pos: I8s = shape(2)
    phase: I8
    round_no: I8
    steps: I8  # the thief's moves so far
    winner: I8
    reason: I8


@fact(1)
class Placed(NamedTuple):
    pawn: Pawn
    station: Station


@fact(2)
class StartDealt(NamedTuple):
    station: Station


@fact(3)
class TurnStarted(NamedTuple):
    round: Number
    side: Side


@fact(4)
class Heard(NamedTuple):
    steps: Number


@fact(5)
class Crept(NamedTuple):
    station: Station


@fact(6)
class Walked(NamedTuple):
    pawn: Pawn
    station: Station


@fact(7)
class Ended(NamedTuple):
    winner: Side
    reason: Reason


FACTS = facts_in(__name__)
BITS = {"station": Bits(0, 8, "station"), "who": Bits(PAWN, 2, "pawn"), "dealt": Bits(DEALT, 1, "flag")}
KINDS = (
    Kind("deal", 1 << DEALT, "deal {who} {station}", "where the thief begins", by=CHANCE),
    Kind("walk", 0, "{who} {station}", "goes through a door"),
)
MOVES = MoveTable(BITS, KINDS, Parts)


@small
def room_of(move: int) -> int:
    return move & 0xFF


@small
def pawn_of(move: int) -> int:
    return (move >> PAWN) & 3


@small
def is_deal(move: int) -> int:
    return (move >> DEALT) & 1
