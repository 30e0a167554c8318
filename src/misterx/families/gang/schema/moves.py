"""A move as one number: target, piece, kind, die, facing, second piece.

Die and facing are there only where they are a choice; `movement.py` finds them otherwise.
"""

from __future__ import annotations

from misterx.kernel.jit import kernel

CHOOSE, PUT, DRIVES, WALKS, CHECKS, NO_CHECK, NOMINATES, OVERRIDES, NO_OVERRIDE, BANISHES, NO_BANISH = range(11)
ROLLED, DIALLED, DEALT = 11, 12, 13

MOST_MOVES = 1 << 14  # ten tokens on a thousand squares

PIECE, KIND, DIE, FACING, SECOND = 10, 14, 18, 21, 23


@kernel
def code(kind: int, piece: int, target: int) -> int:
    return target | piece << PIECE | kind << KIND


@kernel
def target_of(move: int) -> int:
    return move & 0x3FF


@kernel
def piece_of(move: int) -> int:
    return (move >> PIECE) & 15


@kernel
def kind_of(move: int) -> int:
    return (move >> KIND) & 15


@kernel
def die_of(move: int) -> int:
    """The die that the move names, 0 where only one fits."""
    return (move >> DIE) & 7


@kernel
def facing_of(move: int) -> int:
    """1 + place of the square faced among the neighbours of the target, 0 where only one is possible."""
    return (move >> FACING) & 3


@kernel
def second_of(move: int) -> int:
    return (move >> SECOND) & 15
