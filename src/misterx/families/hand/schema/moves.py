"""A move as one number: target, ticket, who, kind, payment."""

from __future__ import annotations

from misterx.kernel.jit import kernel

RIDE, DOUBLE, HIDDEN, DOUBLE_HIDDEN, DISCARD, INVESTIGATE, OPERATE, END, CHOOSE, DRAWN, DEALT = range(11)

TICKET, WHO, KIND, PAY = 10, 14, 17, 21

# Mister X's payment holds the number of a lot of footprints and, above it, of a lot of shadows.
SHADOWS = 5

# Room needed for a list of moves; its end is where payments are listed before they are combined with destinations.
MOST_MOVES = 1 << 17
PAYMENTS = MOST_MOVES - 2048
SIZE = 12  # where a listed payment holds its size


@kernel
def code(kind: int, who: int, ticket: int, target: int) -> int:
    return target | ticket << TICKET | who << WHO | kind << KIND


@kernel
def target_of(move: int) -> int:
    return move & 0x3FF


@kernel
def ticket_of(move: int) -> int:
    return (move >> TICKET) & 15


@kernel
def who_of(move: int) -> int:
    return (move >> WHO) & 7


@kernel
def kind_of(move: int) -> int:
    return (move >> KIND) & 15


@kernel
def pay_of(move: int) -> int:
    return (move >> PAY) & 0x3FF


@kernel
def footprints_of(move: int) -> int:
    """The lot of footprints that Mister X pays."""
    return (move >> PAY) & 31


@kernel
def shadows_of(move: int) -> int:
    """The lot of shadows that Mister X pays."""
    return (move >> (PAY + SHADOWS)) & 31
