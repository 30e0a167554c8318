"""Person checks, and how a discovered Mister X gets away (phase 1)."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.ends import end_game
from misterx.families.gang.preparation import cars_to_headquarters
from misterx.families.gang.schema.facts import Checks, Cleared, DialSet, Found, PhaseStarted, Shown, TurnedUp, XIs
from misterx.families.gang.schema.moves import CHECKS, NO_CHECK, code, piece_of
from misterx.families.gang.schema.rules import GANG_FIRST, Rules
from misterx.families.gang.schema.state import CHECK, PHASE_1, PHASE_2, PIECE_DONE, ROLL, TOKENS, TURN_BEGINS, State
from misterx.families.gang.squares import has_car
from misterx.kernel.codes import HUNTERS, MISTER_X, SEVEN_CHECKS, TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def may_check(rules: Rules, state: State, token: int) -> bool:
    """Whether the police may check this token: face down, and the car that has just moved stopped there (BX-049).

    By option any car that shares its square will do (BX-OP-14, BX-OP-16). Nobody is checked twice in one turn.
    """
    if state.up >> token & 1 or state.asked >> token & 1:  # BX-OP-18
        return False
    square = int(state.pos[token])
    if rules.lingering_check:
        return has_car(state, square)
    return bool(state.pos[state.car] == square)


@kernel
def suspects(rules: Rules, state: State) -> int:
    """How many tokens may be checked now."""
    count = 0
    for token in range(1, TOKENS + 1):
        count += may_check(rules, state, token)
    return count


@kernel
def check_choices(rules: Rules, state: State, out: Numbers) -> int:
    """Write whom the police may check; who is meant is said only where there is more than one."""
    several = suspects(rules, state) > 1
    n = 0
    for token in range(1, TOKENS + 1):
        if may_check(rules, state, token):
            out[n] = code(CHECKS, token if several else 0, 0)
            n += 1
    out[n] = code(NO_CHECK, 0, 0)  # BX-050
    return n + 1


@kernel
def ask_for_check(rules: Rules, state: State) -> None:
    """Ask the police whether they check, if there is anybody to check."""
    state.step = CHECK if suspects(rules, state) > 0 else PIECE_DONE


@kernel
def check(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Spend a card and turn a token (BX-051, BX-052)."""
    token = piece_of(move)
    for other in range(1, TOKENS + 1):
        if token == 0 and may_check(rules, state, other):
            token = other
    number = int(state.number[token])
    state.checks -= 1
    state.asked |= 1 << token
    emit(events, TO_ALL, Checks(state.checks))
    if token == state.x_token:  # BX-061: the seventh card counts too
        state.up |= 1 << token
        emit(events, TO_ALL, TurnedUp(token, number))
        emit(events, TO_ALL, Found(token, number))
        emit(events, TO_ALL, XIs(token, number))
        begin_escape(state)
        return
    if rules.hard_checks:  # BX-056: shown, and turned back
        emit(events, TO_ALL, Shown(token, number))
    else:
        state.up |= 1 << token  # BX-055
        emit(events, TO_ALL, TurnedUp(token, number))
    state.cleared |= 1 << token
    emit(events, TO_ALL, Cleared(token))  # BX-053
    if state.checks == 0:  # BX-060, BX-OP-22
        end_game(state, MISTER_X, SEVEN_CHECKS, events)
        return
    ask_for_check(rules, state)


def hides_past(rules: Rules, state: State) -> bool:
    """BX-056: while a checked token lies face down again, the moves so far would tell the police who he is."""
    return bool(rules.hard_checks and state.phase == PHASE_1 and state.cleared)


@kernel
def begin_escape(state: State) -> None:
    """Phase 1 is over at once (BX-057, BX-OP-19); Mister X throws one die (BX-059)."""
    state.escaping = 1
    state.turn = MISTER_X
    state.moved = 0
    state.asked = 0
    state.car = 0
    state.dice[0] = 0
    state.to_roll = 1
    state.step = ROLL


@kernel
def begin_phase_2(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Turn all tokens up, call all cars back, set the dial to its arrows (BX-063 to BX-068)."""
    state.escaping = 0
    state.cleared = 0
    state.phase = PHASE_2
    state.round_no = 1
    emit(events, TO_ALL, PhaseStarted(PHASE_2))
    for token in range(1, TOKENS + 1):
        if not state.up >> token & 1:
            state.up |= 1 << token
            emit(events, TO_ALL, TurnedUp(token, state.number[token]))
    cars_to_headquarters(board, state, events)
    emit(events, TO_ALL, DialSet(0))
    state.turn = MISTER_X if rules.phase2_first == GANG_FIRST else HUNTERS
    state.step = TURN_BEGINS
