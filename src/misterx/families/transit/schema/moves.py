"""A move as one number: target, ticket, pawn, kind, further legs, show, roadblock, mode."""

from __future__ import annotations

from misterx.kernel.graph import COLUMN, COLUMN_AGAIN, NODE
from misterx.kernel.jit import small

RIDE, STAY, OUT, DEALT = 0, 3, 4, 5  # kinds; those between are moves of special rules (`specials.py`)

# Further legs that a first leg announces.
SINGLE, DOUBLE, TRIPLE = 0, 1, 2

# Where a roadblock comes from: none is placed, one from the supply, or the one in slot (block - FROM_SLOT).
NO_BLOCK, FROM_SUPPLY, FROM_SLOT = 0, 1, 2

MOST_MOVES = 1 << 15  # that one list holds

# Target, ticket and mode lie where a board's links have them, so that a ride is a link and its pawn.
TICKET, PAWN, KIND, LEGS, SHOW, BLOCK, MODE = COLUMN, 12, 15, 18, 20, 21, COLUMN_AGAIN


@small
def code(kind: int, pawn: int, mode: int, ticket: int, target: int) -> int:
    return target | ticket << TICKET | pawn << PAWN | kind << KIND | mode << MODE


@small
def target_of(move: int) -> int:
    return move & NODE


@small
def ticket_of(move: int) -> int:
    return (move >> TICKET) & 3


@small
def pawn_of(move: int) -> int:
    return (move >> PAWN) & 7


@small
def kind_of(move: int) -> int:
    return (move >> KIND) & 7


@small
def legs_of(move: int) -> int:
    return (move >> LEGS) & 3


@small
def shows(move: int) -> int:
    return (move >> SHOW) & 1


@small
def block_of(move: int) -> int:
    return (move >> BLOCK) & 7


@small
def mode_of(move: int) -> int:
    return (move >> MODE) & 3
