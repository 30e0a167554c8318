"""The gang on foot: who may walk, and what a step does."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.dice import die_used, spend_die
from misterx.families.gang.movement import can_move, piece_moves
from misterx.families.gang.schema.facts import Barricaded, BrokeUp, Walked
from misterx.families.gang.schema.moves import die_of, piece_of, target_of
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import PHASE_1, PHASE_2, TOKENS, State
from misterx.families.gang.squares import crowd, token_on
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def may_walk(rules: Rules, state: State, token: int) -> bool:
    """Whether this token may be the one to move now."""
    if state.escaping:  # BX-059
        return bool(token == state.x_token)
    if state.phase == PHASE_1:  # BX-029 to BX-031: any two different ones
        return not state.moved >> token & 1
    if state.leg == 0:  # BX-071
        return bool(token == state.x_token)
    if state.barred >> token & 1 and not rules.barricade_breakable:  # BX-080
        return False
    return bool(token != state.x_token)  # BX-072


@kernel
def can_walk(board: City, rules: Rules, state: State) -> bool:
    """Whether any die on the table moves any token that may walk (BX-OP-02)."""
    sieve = crowd(board, state)
    for die in range(2):
        pips = int(state.dice[die])
        if pips > 0:
            for token in range(1, TOKENS + 1):
                if may_walk(rules, state, token) and can_move(board, rules, state, token, pips, sieve):
                    return True
    return False


@kernel
def walks(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write every walk."""
    one, two = int(state.dice[0]), int(state.dice[1])
    if two == one:
        two = 0
    sieve = crowd(board, state)
    n = 0
    for token in range(1, TOKENS + 1):
        if may_walk(rules, state, token):
            n = piece_moves(board, rules, state, token, one, two, sieve, out, n)
            if two > 0:
                n = piece_moves(board, rules, state, token, two, one, sieve, out, n)
    return n


@kernel
def walk(board: City, rules: Rules, state: State, move: int, events: Sink) -> None:
    """Move a token; two helpers on one square are a barricade (BX-079)."""
    token, square = piece_of(move), target_of(move)
    pips = die_used(board, rules, state, token, square, die_of(move))
    spend_die(state, pips)
    left = int(state.pos[token])
    state.pos[token] = square
    state.moved |= 1 << token
    emit(events, TO_ALL, Walked(token, square, pips))
    if state.phase != PHASE_2:
        return
    if state.barred >> token & 1:  # BX-OP-30: by option its members may part again
        state.barred ^= 1 << token
        state.barred ^= 1 << token_on(state, left)
        emit(events, TO_ALL, BrokeUp(left))
    for other in range(1, TOKENS + 1):
        if other != token and state.pos[other] == square:
            state.barred |= 1 << token | 1 << other
            emit(events, TO_ALL, Barricaded(square))
