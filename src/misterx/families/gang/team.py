"""What the police decide together in phase 2: nominations, banishment, and defying the switchboard."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.schema.facts import Banished, Nominated, Overrode
from misterx.families.gang.schema.moves import (
    BANISHES,
    NO_BANISH,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    SECOND,
    code,
    piece_of,
    second_of,
    target_of,
)
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import CAR_BEGINS, CARS, FIRST_CAR, OVERRIDING, PIECE_DONE, ROLL, State
from misterx.families.gang.squares import has_barricade, pieces_on, token_on
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def nominations(out: Numbers) -> int:
    """Write every pair of different cars in the order of driving (BX-083 to BX-085)."""
    n = 0
    for first in range(FIRST_CAR, FIRST_CAR + CARS):
        for second in range(FIRST_CAR, FIRST_CAR + CARS):
            if first != second:
                out[n] = code(NOMINATES, first, 0) | second << SECOND
                n += 1
    return n


@kernel
def nominate(state: State, move: int, events: Sink) -> None:
    state.nominated[0] = piece_of(move)
    state.nominated[1] = second_of(move)
    emit(events, TO_ALL, Nominated(state.nominated[0], state.nominated[1]))
    state.step = CAR_BEGINS


@kernel
def may_override(rules: Rules, state: State, car: int) -> bool:
    """Whether this car may drive once more: one of the two of this turn (BX-102), by option only if it moved."""
    if car != state.nominated[0] and car != state.nominated[1]:
        return False
    return bool(rules.override_after_warning or state.moved >> car & 1)  # BX-OP-41


@kernel
def can_override(rules: Rules, state: State) -> bool:
    return may_override(rules, state, int(state.nominated[0])) or may_override(rules, state, int(state.nominated[1]))


@kernel
def override_choices(rules: Rules, state: State, out: Numbers) -> int:
    """Write which car may drive once more; none need (BX-101)."""
    n = 0
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        if may_override(rules, state, car):
            out[n] = code(OVERRIDES, car, 0)
            n += 1
    out[n] = code(NO_OVERRIDE, 0, 0)
    return n + 1


@kernel
def override(state: State, move: int, events: Sink) -> None:
    """The car is named before the die is thrown (BX-103, BX-104)."""
    state.leg = OVERRIDING
    state.car = piece_of(move)
    state.to_roll = 1
    emit(events, TO_ALL, Overrode(state.car))
    state.step = ROLL


@kernel
def can_banish(state: State) -> bool:
    """Whether the car stopped on a lone helper (BX-109), who is no part of a barricade (BX-112)."""
    square = int(state.pos[state.car])
    return token_on(state, square) > 0 and not has_barricade(state, square)


@kernel
def banishments(board: City, state: State, out: Numbers) -> int:
    """Write every empty square but headquarters (BX-111, BX-OP-46); banishing is a right, no duty (BX-110)."""
    token = token_on(state, int(state.pos[state.car]))
    n = 0
    for square in range(board.squares):
        if square != board.hq and pieces_on(state, square) == 0:
            out[n] = code(BANISHES, token, square)
            n += 1
    out[n] = code(NO_BANISH, 0, 0)
    return n + 1


@kernel
def banish(state: State, move: int, events: Sink) -> None:
    state.pos[piece_of(move)] = target_of(move)
    emit(events, TO_ALL, Banished(piece_of(move), target_of(move)))
    state.step = PIECE_DONE
