"""Positions: `{"pawns": {"x": 6, "d1": 1}, "decides": "hunters", "round": 2, "steps": 2}`."""

from __future__ import annotations

from typing import Any

from tests.fourth_family.cellar.schema import (
    DEAL,
    GUARD,
    GUARD_TURN,
    X_TURN,
    Crept,
    Heard,
    Placed,
    Rooms,
    Rules,
    StartDealt,
    State,
    TurnStarted,
    X,
)

from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.events import Sink, emit

Plain = dict[str, Any]


def announce(board: Rooms, rules: Rules, state: State, position: Plain, events: Sink) -> None:
    if state.phase == DEAL:
        return
    emit(events, TO_X, StartDealt(state.pos[X]))
    emit(events, TO_ALL, Placed(GUARD, state.pos[GUARD]))
    if state.steps:
        emit(events, TO_ALL, Heard(state.steps))
        emit(events, TO_X, Crept(state.pos[X]))
    emit(events, TO_ALL, TurnStarted(state.round_no, MISTER_X if state.phase == X_TURN else HUNTERS))


def read_position(words: Vocabulary, board: Rooms, rules: Rules, state: State, position: Plain) -> list[str]:
    faults = []
    for pawn, name in enumerate(words.pawns):
        station = position.get("pawns", {}).get(name)
        if station in words.node:
            state.pos[pawn] = words.node[station]
        else:
            faults.append(f"pawns: {name} is in no room.")
    for key in ("round", "steps"):
        if type(position.get(key)) is not int or not 0 <= position[key] <= rules.limit:
            faults.append(f"{key} is a number up to {rules.limit}.")
    if not faults:
        state.round_no, state.steps = position["round"], position["steps"]
        state.phase = GUARD_TURN if position.get("decides") == "hunters" else X_TURN
        if state.pos[X] == state.pos[GUARD]:
            faults.append("thief and guard are in one room.")
    return faults


def write_position(words: Vocabulary, rules: Rules, state: State, view: Plain) -> Plain:
    return {
        "pawns": {name: words.stations[state.pos[pawn]] for pawn, name in enumerate(words.pawns)},
        "decides": "x" if state.phase == X_TURN else "hunters",
        "round": int(state.round_no),
        "steps": int(state.steps),
    }
