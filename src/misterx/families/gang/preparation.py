"""Before phase 1: the shuffle, Mister X's secret number, and the gang's places."""

from __future__ import annotations

from misterx.families.gang.board import ARROW, STREET, City
from misterx.families.gang.schema.facts import DealtNumber, NumberChosen, PhaseStarted, Placed, XIs
from misterx.families.gang.schema.moves import CHOOSE, PIECE, PUT, code, piece_of, target_of
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    CARS,
    FIRST_CAR,
    NUMBER,
    OFF_BOARD,
    PHASE_1,
    PLACE,
    TOKENS,
    TURN_BEGINS,
    State,
)
from misterx.families.gang.squares import pieces_on
from misterx.kernel.codes import HUNTERS, TO_ALL, TO_X
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def next_unnumbered(state: State) -> int:
    """The token whose number is dealt next, 0 when all have one."""
    for token in range(1, TOKENS + 1):
        if state.number[token] == 0:
            return token
    return 0


@kernel
def is_dealt(state: State, number: int) -> bool:
    dealt = False
    for token in range(1, TOKENS + 1):
        dealt |= state.number[token] == number
    return dealt


@kernel
def deal_number(state: State, move: int, events: Sink) -> None:
    """A token gets its number, which its owner alone sees; the last one gets what is left (BX-002, BX-016)."""
    token = piece_of(move)
    state.number[token] = target_of(move)
    emit(events, TO_X, DealtNumber(token, state.number[token]))
    if token == TOKENS - 1:
        for number in range(1, TOKENS + 1):
            if not is_dealt(state, number):
                state.number[TOKENS] = number
                emit(events, TO_X, DealtNumber(TOKENS, number))
                break
        state.step = NUMBER


@kernel
def number_choices(out: Numbers) -> int:
    for number in range(1, TOKENS + 1):
        out[number - 1] = code(CHOOSE, 0, number)
    return TOKENS


@kernel
def choose_number(state: State, move: int, events: Sink) -> None:
    """Write Mister X's number on the slip under the board (BX-013); nothing ever changes it (BX-014)."""
    state.x_number = target_of(move)
    for token in range(1, TOKENS + 1):
        if state.number[token] == state.x_number:
            state.x_token = token
    emit(events, TO_ALL, NumberChosen())
    emit(events, TO_X, XIs(state.x_token, state.x_number))
    state.step = PLACE


@kernel
def may_place(board: City, rules: Rules, state: State, square: int) -> bool:
    """Whether a token may start here: a free street square (BX-017 to BX-019); BX-OP-10 for arrows."""
    kind = board.kind[square]
    if kind != STREET and not (kind == ARROW and rules.setup_on_arrow):
        return False
    return pieces_on(state, square) == 0


@kernel
def places(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write where the tokens still in the box may be put: each on the same squares."""
    n = 0
    first = 0
    each = 0
    for token in range(1, TOKENS + 1):
        if state.pos[token] != OFF_BOARD:
            continue
        if first == 0:
            first = token
            for square in range(board.squares):
                if may_place(board, rules, state, square):
                    out[n] = code(PUT, token, square)
                    n += 1
            each = n
        else:
            further = (token - first) << PIECE
            for i in range(each):
                out[n] = out[i] + further
                n += 1
    return n


@kernel
def put_token(board: City, state: State, move: int, events: Sink) -> None:
    """Put a token down; after the tenth the cars take their places and the police begin (BX-015, BX-020, BX-025)."""
    token = piece_of(move)
    state.pos[token] = target_of(move)
    emit(events, TO_ALL, Placed(token, state.pos[token]))
    for other in range(1, TOKENS + 1):
        if state.pos[other] == OFF_BOARD:
            return
    cars_to_headquarters(board, state, events)
    state.phase = PHASE_1
    state.round_no = 1
    state.turn = HUNTERS
    state.step = TURN_BEGINS
    emit(events, TO_ALL, PhaseStarted(PHASE_1))


@kernel
def cars_to_headquarters(board: City, state: State, events: Sink) -> None:
    for car in range(CARS):
        state.pos[FIRST_CAR + car] = board.hq
        state.facing[car] = 0
        emit(events, TO_ALL, Placed(FIRST_CAR + car, board.hq))
