"""What stands on a square, and who may stop there."""

from __future__ import annotations

from misterx.families.gang.board import ARROW, City
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import FIRST_CAR, PHASE_2, PIECES, TOKENS, State
from misterx.kernel.jit import kernel


@kernel
def pieces_on(state: State, square: int) -> int:
    """How many pieces stand here."""
    held = 0
    for piece in range(PIECES):
        held += state.pos[piece] == square
    return held


@kernel
def crowd(board: City, state: State) -> int:
    """A sieve of all pieces on the board: where a square's bit is missing, nobody stands."""
    sieve = 0
    for piece in range(1, PIECES - 1):
        sieve |= board.bit[state.pos[piece]]
    return sieve


@kernel
def has_car(state: State, square: int) -> bool:
    held = False
    for car in range(FIRST_CAR, FIRST_CAR + 4):
        held |= state.pos[car] == square
    return held


@kernel
def has_barricade(state: State, square: int) -> bool:
    if state.barred == 0:
        return False
    for token in range(1, TOKENS + 1):
        if state.barred >> token & 1 and state.pos[token] == square:
            return True
    return False


@kernel
def token_on(state: State, square: int) -> int:
    """The first token that stands here, 0 for none."""
    for token in range(1, TOKENS + 1):
        if state.pos[token] == square:
            return token
    return 0


@kernel
def token_may_stop(board: City, rules: Rules, state: State, token: int, square: int) -> bool:
    """Whether a token may end its move here: on no other piece (BX-037, BX-038), but see BX-079."""
    held = pieces_on(state, square)
    if held == 0:
        return True
    if state.phase != PHASE_2 or held > 1 or token == state.x_token:  # BX-OP-28, BX-OP-29
        return False
    other = token_on(state, square)
    if other == 0 or other == state.x_token:
        return False
    return bool(rules.barricade_on_arrow or board.kind[square] != ARROW)  # BX-OP-32


@kernel
def car_may_stop(board: City, state: State, square: int) -> bool:
    """Whether a car may end its move here: on no other car but in headquarters (BX-036), on no barricade (BX-OP-31)."""
    if square == board.hq:
        return True
    return not has_car(state, square) and not has_barricade(state, square)
