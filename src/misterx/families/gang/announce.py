"""Laying out a table as facts: a new game before its shuffle, or what a position says, each fact for its audience."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.city import City
from misterx.families.gang.schema.facts import (
    BARRICADED,
    CAR_STARTED,
    CHECKS_LEFT,
    CLEARED,
    DEALT_NUMBER,
    DIAL_SET,
    FACED,
    FOUND,
    HAS_MOVED,
    NOMINATED,
    NUMBER_CHOSEN,
    OVERRODE,
    PHASE_STARTED,
    PLACED,
    ROLLED_DIE,
    SENT,
    SHOWN,
    STAYED,
    TURN_STARTED,
    TURNED_UP,
    WARNED,
    X_IS,
)
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    CARS,
    FIRST_CAR,
    OFF_BOARD,
    OVERRIDING,
    PHASE_2,
    SET_UP,
    SHUFFLE,
    TOKENS,
    TURN_BEGINS,
    State,
)
from misterx.families.gang.words import CityWords
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import Sink, emit


def announce(board: City, rules: Rules, state: State, position: dict[str, Any], events: Sink) -> None:
    """Say everything that lies on the table, each fact to its audience."""
    emit(events, CHECKS_LEFT, TO_ALL, state.checks)
    if state.step == SHUFFLE:
        return
    words: CityWords = position["words"]
    _tell_gang(state, events)
    if state.phase == PHASE_2:
        emit(events, FOUND, TO_ALL, state.x_token, state.x_number)
    if state.phase != SET_UP:
        emit(events, PHASE_STARTED, TO_ALL, state.phase)
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        if state.pos[car] != OFF_BOARD:
            emit(events, PLACED, TO_ALL, car, state.pos[car])
            if facing := int(state.facing[car - FIRST_CAR]):
                emit(events, FACED, TO_ALL, car, board.ahead[state.pos[car], facing - 1])
    if state.phase == PHASE_2:
        emit(events, DIAL_SET, TO_ALL, state.dial)
        if state.warnings:
            emit(events, WARNED, TO_ALL, state.warnings)
    for token in range(1, TOKENS + 1):
        if state.cleared >> token & 1 and not state.asked >> token & 1:
            _tell_check(rules, state, token, events)
    if state.step != TURN_BEGINS and state.phase != SET_UP:
        _tell_turn(state, [words.pawns.index(name) for name in position.get("moved", ())], events)
        for name in position.get("checked", ()):
            _tell_check(rules, state, words.pawns.index(name), events)


def _tell_check(rules: Rules, state: State, token: int, events: Sink) -> None:
    """As `check` told it; in the hard variant it is hidden again before anybody looks (BX-056)."""
    if rules.hard_checks:
        emit(events, SHOWN, TO_ALL, token, state.number[token])
    emit(events, CLEARED, TO_ALL, token)


def _tell_gang(state: State, events: Sink) -> None:
    for token in range(1, TOKENS + 1):
        emit(events, DEALT_NUMBER, TO_X, token, state.number[token])
        if state.pos[token] != OFF_BOARD:
            emit(events, PLACED, TO_ALL, token, state.pos[token])
        if state.up >> token & 1:
            emit(events, TURNED_UP, TO_ALL, token, state.number[token])
    if state.x_token:
        emit(events, NUMBER_CHOSEN, TO_ALL, 0)
        known = state.phase == PHASE_2 or state.escaping
        emit(events, X_IS, TO_ALL if known else TO_X, state.x_token, state.x_number)
    for square in sorted({int(state.pos[token]) for token in range(1, TOKENS + 1) if state.barred >> token & 1}):
        emit(events, BARRICADED, TO_ALL, square)


def _tell_turn(state: State, moved: list[int], events: Sink) -> None:
    """What this turn has brought so far."""
    if state.escaping:
        emit(events, TURN_STARTED, TO_ALL, state.round_no, HUNTERS)
        emit(events, FOUND, TO_ALL, state.x_token, state.x_number)
    else:
        emit(events, TURN_STARTED, TO_ALL, state.round_no, state.turn)
    for piece in moved:
        emit(events, HAS_MOVED, TO_ALL, piece)
    if state.phase == PHASE_2 and state.turn == MISTER_X and state.leg > 0 and not moved:
        emit(events, STAYED, TO_ALL, state.x_token)
    if state.nominated[0]:
        emit(events, NOMINATED, TO_ALL, state.nominated[0], state.nominated[1])
        if state.leg == OVERRIDING:
            emit(events, OVERRODE, TO_ALL, state.car)
        elif state.car:
            emit(events, CAR_STARTED, TO_ALL, state.car)
    if state.colour:
        emit(events, SENT, TO_ALL, state.car, state.colour - 1)
    for die in state.dice.tolist():
        if die:
            emit(events, ROLLED_DIE, TO_ALL, die)
