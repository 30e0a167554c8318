"""Laying out a table as facts: a new game before its shuffle, or what a position says, each fact for its audience."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.board import City
from misterx.families.gang.schema.facts import (
    Barricaded,
    CarStarted,
    Checks,
    Cleared,
    DealtNumber,
    DialSet,
    Faced,
    Found,
    HasMoved,
    Nominated,
    NumberChosen,
    Overrode,
    PhaseStarted,
    Placed,
    Rolled,
    Sent,
    Shown,
    Stayed,
    TurnedUp,
    TurnStarted,
    Warned,
    XIs,
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
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import Sink, emit


def announce(board: City, rules: Rules, state: State, position: dict[str, Any], events: Sink) -> None:
    """Say everything that lies on the table, each fact to its audience."""
    emit(events, TO_ALL, Checks(state.checks))
    if state.step == SHUFFLE:
        return
    words: CityVocabulary = position["words"]
    _tell_gang(state, events)
    if state.phase == PHASE_2:
        emit(events, TO_ALL, Found(state.x_token, state.x_number))
    if state.phase != SET_UP:
        emit(events, TO_ALL, PhaseStarted(state.phase))
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        if state.pos[car] != OFF_BOARD:
            emit(events, TO_ALL, Placed(car, state.pos[car]))
            if facing := int(state.facing[car - FIRST_CAR]):
                emit(events, TO_ALL, Faced(car, board.ahead[state.pos[car], facing - 1]))
    if state.phase == PHASE_2:
        emit(events, TO_ALL, DialSet(state.dial))
        if state.warnings:
            emit(events, TO_ALL, Warned(state.warnings))
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
        emit(events, TO_ALL, Shown(token, state.number[token]))
    emit(events, TO_ALL, Cleared(token))


def _tell_gang(state: State, events: Sink) -> None:
    for token in range(1, TOKENS + 1):
        emit(events, TO_X, DealtNumber(token, state.number[token]))
        if state.pos[token] != OFF_BOARD:
            emit(events, TO_ALL, Placed(token, state.pos[token]))
        if state.up >> token & 1:
            emit(events, TO_ALL, TurnedUp(token, state.number[token]))
    if state.x_token:
        emit(events, TO_ALL, NumberChosen())
        known = state.phase == PHASE_2 or state.escaping
        emit(events, TO_ALL if known else TO_X, XIs(state.x_token, state.x_number))
    for square in sorted({int(state.pos[token]) for token in range(1, TOKENS + 1) if state.barred >> token & 1}):
        emit(events, TO_ALL, Barricaded(square))


def _tell_turn(state: State, moved: list[int], events: Sink) -> None:
    """What this turn has brought so far."""
    if state.escaping:
        emit(events, TO_ALL, TurnStarted(state.round_no, HUNTERS))
        emit(events, TO_ALL, Found(state.x_token, state.x_number))
    else:
        emit(events, TO_ALL, TurnStarted(state.round_no, state.turn))
    for piece in moved:
        emit(events, TO_ALL, HasMoved(piece))
    if state.phase == PHASE_2 and state.turn == MISTER_X and state.leg > 0 and not moved:
        emit(events, TO_ALL, Stayed(state.x_token))
    if state.nominated[0]:
        emit(events, TO_ALL, Nominated(state.nominated[0], state.nominated[1]))
        if state.leg == OVERRIDING:
            emit(events, TO_ALL, Overrode(state.car))
        elif state.car:
            emit(events, TO_ALL, CarStarted(state.car))
    if state.colour:
        emit(events, TO_ALL, Sent(state.car, state.colour - 1))
    for die in state.dice.tolist():
        if die:
            emit(events, TO_ALL, Rolled(die))
