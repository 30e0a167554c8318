"""Laying out a table as facts: a new game before its deal, or what a position says, each fact for its audience."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.facts import (
    CHIP_PLACED,
    DOUBLE_PLAYED,
    ENTERED,
    FACE,
    HIDDEN_PLAYED,
    INDICATED,
    LAID,
    LAID_FACE_DOWN,
    MARKED,
    MISSION_CHOSEN,
    NOTED,
    PASSED,
    PLACED,
    REFILLED,
    SHOWN,
    START_CHOSEN,
    STOCKS,
    TURN_STARTED,
)
from misterx.families.hand.state import (
    DETECTIVES,
    DRAWS,
    HANDS,
    HUNTERS_TURN,
    KINDS,
    NO_ENTRY,
    NO_MISSION,
    OFF_BOARD,
    X_STARTS,
    X,
)
from misterx.families.hand.tickets import hand_size, tell_held, tell_stocks
from misterx.families.hand.words import CHIPS, HandWords
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import emit


def announce(board: Any, rules: Any, state: Any, position: dict[str, Any], events: Any) -> None:
    """Lay out the table."""
    if "pawns" not in position:
        tell_stocks(state, events)
        return
    words: HandWords = position["words"]
    phase = state.after if state.phase == DRAWS else state.phase
    half = bool(position.get("half"))
    for pawn in range(1, DETECTIVES + 1):
        if state.pos[pawn] != OFF_BOARD:
            emit(events, PLACED, TO_ALL, pawn, int(state.pos[pawn]))
    if state.mission != NO_MISSION:
        emit(events, MISSION_CHOSEN, TO_ALL, int(state.mission))
        start = position.get("start")
        if start is not None or state.moves == 0:
            emit(events, START_CHOSEN, TO_X, int(state.x) if start is None else words.node[start])
    log = position.get("log", [])
    _tell_log(rules, state, words, log[:-1] if half else log, 1, events)
    _tell_rings(state, position, events)
    if half:  # others must not learn of the first half before the second is made
        price = int(rules.double_price) + (int(rules.hidden_price) if log[-1].get("face_down") else 0)
        _tell_hands(rules, state, {X: hand_size(state, X) + 1 + price}, events)
        bag = int(state.bag.sum()) - (len(log) >= rules.first_open_move)
        emit(events, STOCKS, TO_ALL, bag, int(state.box.sum()) - price)
        emit(events, TURN_STARTED, TO_ALL, int(state.round_no), MISTER_X)
        _tell_log(rules, state, words, log[-1:], len(log), events)
    elif phase >= HUNTERS_TURN and phase != X_STARTS:
        emit(events, TURN_STARTED, TO_ALL, int(state.round_no), HUNTERS)
        _tell_moved(rules, state, position, words, events)
    elif phase != X_STARTS and state.mission != NO_MISSION:
        emit(events, TURN_STARTED, TO_ALL, int(state.round_no), MISTER_X)
    _tell_hands(rules, state, {}, events)
    tell_stocks(state, events)


def _tell_hands(rules: Any, state: Any, sizes: dict[int, int], events: Any) -> None:
    for hand in range(HANDS):
        if rules.full[hand] > 0:
            for kind in range(KINDS):
                if state.hands[hand, kind] > 0 and hand not in sizes:
                    tell_held(rules, state, hand, kind, events)
            emit(events, REFILLED, TO_ALL, hand, sizes.get(hand, hand_size(state, hand)))


def _tell_log(rules: Any, state: Any, words: HandWords, log: list[dict[str, Any]], first: int, events: Any) -> None:
    """Entries of the track and of the checklist, from a number on."""
    halves = 0
    for number, entry in enumerate(log, first):
        if entry.get("double") and halves == 0:
            emit(events, DOUBLE_PLAYED, TO_ALL, 0)
            halves = 2
        halves = max(halves - 1, 0)
        ticket = None if entry.get("ticket") is None else words.tickets.index(entry["ticket"])
        if entry.get("face_down") or ticket is None:
            emit(events, HIDDEN_PLAYED, TO_ALL, 0)
            emit(events, LAID_FACE_DOWN, TO_ALL, number)
            if ticket is not None:
                emit(events, FACE, TO_X, number, ticket)
        else:
            emit(events, LAID, TO_ALL, number, ticket)
        node = None if entry.get("station") is None else words.node[entry["station"]]
        if number == state.moves:
            node = int(state.x)
        if node is not None:
            emit(events, NOTED, TO_X, number, node)
            if number >= rules.first_open_move:
                emit(events, SHOWN, TO_ALL, number, node)


def _tell_rings(state: Any, position: dict[str, Any], events: Any) -> None:
    for ring in position.get("rings", []):
        pair = ring["pair"] - 1
        if state.ring_entry[pair] != NO_ENTRY:
            emit(events, MARKED, TO_ALL, pair + 1, int(state.ring_city[pair]), int(state.ring_entry[pair]))


def _tell_moved(rules: Any, state: Any, position: dict[str, Any], words: HandWords, events: Any) -> None:
    indicators = position.get("indicators", {})
    entered = position.get("entered", {})
    for pawn, name in enumerate(words.pawns[1:], 1):
        if name in indicators:
            emit(events, INDICATED, TO_ALL, pawn, words.tickets.index(indicators[name]))
        elif state.moved >> pawn & 1:
            emit(events, PASSED, TO_ALL, pawn)
        cities = [words.node[city] for city in entered.get(name, [])]
        if not cities and state.entered[pawn] != OFF_BOARD:
            cities = [int(state.entered[pawn])]
        for node in cities:
            emit(events, ENTERED, TO_ALL, pawn, node)
    for city, colour in position.get("chips", {}).items():
        emit(events, CHIP_PLACED, int(rules.sees_chips), CHIPS.index(colour), words.node[int(city)])
