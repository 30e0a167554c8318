"""The verbs: who decides, what he may do, what it brings, who has won."""

from __future__ import annotations

from tests.fourth_family.cellar.schema import (
    DEAL,
    DEALT,
    GUARD,
    GUARD_TURN,
    OVER,
    PAWN,
    X_TURN,
    Crept,
    Ended,
    Heard,
    Placed,
    Rooms,
    Rules,
    StartDealt,
    State,
    TurnStarted,
    Walked,
    X,
    room_of,
)

from misterx.kernel import codes
from misterx.kernel.codes import TO_ALL, TO_X
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def decider(board: Rooms, rules: Rules, state: State) -> int:
    if state.phase == DEAL:
        return codes.CHANCE
    if state.phase == X_TURN:
        return codes.MISTER_X
    return codes.HUNTERS if state.phase == GUARD_TURN else codes.NOBODY


@kernel
def legal(board: Rooms, rules: Rules, state: State, out: Numbers) -> int:
    """Through any door; the thief not to where the guard is."""
    n = 0
    pawn = X if state.phase == X_TURN else GUARD
    for room in range(board.rooms):
        if board.doors[state.pos[pawn], room] and not (pawn == X and room == state.pos[GUARD]):
            out[n] = room | pawn << PAWN
            n += 1
    return n


@kernel
def chance(board: Rooms, rules: Rules, state: State, out: Numbers, weights: Numbers) -> int:
    n = 0
    for room in range(board.rooms):
        if board.hideouts[room]:
            out[n] = room | 1 << DEALT
            weights[n] = 1
            n += 1
    return n


@kernel
def outcome(board: Rooms, rules: Rules, state: State) -> int:
    return int(state.winner)


@kernel
def apply(board: Rooms, rules: Rules, state: State, move: int, events: Sink) -> None:
    room = room_of(move)
    if state.phase == DEAL:
        state.pos[X] = room
        state.pos[GUARD] = board.post
        emit(events, TO_X, StartDealt(room))
        emit(events, TO_ALL, Placed(GUARD, board.post))
        state.round_no = 1
        start_x(board, state, events)
    elif state.phase == X_TURN:
        state.pos[X] = room
        state.steps += 1
        emit(events, TO_ALL, Heard(state.steps))
        emit(events, TO_X, Crept(room))
        state.phase = GUARD_TURN
        emit(events, TO_ALL, TurnStarted(state.round_no, codes.HUNTERS))
    else:
        state.pos[GUARD] = room
        emit(events, TO_ALL, Walked(GUARD, room))
        if room == state.pos[X]:
            end(state, codes.HUNTERS, codes.CAPTURED, events)
        elif state.round_no == rules.limit:
            end(state, codes.MISTER_X, codes.SURVIVED, events)
        else:
            state.round_no += 1
            start_x(board, state, events)


@kernel
def start_x(board: Rooms, state: State, events: Sink) -> None:
    state.phase = X_TURN
    emit(events, TO_ALL, TurnStarted(state.round_no, codes.MISTER_X))


@kernel
def end(state: State, winner: int, reason: int, events: Sink) -> None:
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    emit(events, TO_ALL, Ended(winner, reason))


@kernel
def advance(board: Rooms, rules: Rules, state: State, events: Sink) -> None:
    """Every decision brings the game to the next one by itself."""


def is_mid_turn(state: State) -> bool:
    return False
