"""Writing positions: the whole table, secrets included, in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.board import COLOURS
from misterx.families.gang.position.reader import LEGS
from misterx.families.gang.schema.facts import STEPS
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    DRIVE,
    FIRST_CAR,
    NOMINATE,
    OFF_BOARD,
    OVER,
    OVERRIDE,
    OVERRIDING,
    PHASE_2,
    SET_UP,
    SHUFFLE,
    TOKENS,
    State,
)
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.kernel.codes import HUNTERS, MISTER_X


def write_position(words: CityVocabulary, rules: Rules, state: State, view: dict[str, Any]) -> dict[str, Any]:
    """A position from a state and the view that holds every fact."""
    position: dict[str, Any] = {
        "phase": int(state.phase),
        "decides": "x" if state.turn == MISTER_X else "hunters",
        "pawns": {words.pawns[piece]: _piece(words, state, piece) for piece in range(1, len(words.pawns))},
    }
    if SHUFFLE < state.step < OVER:
        position["step"] = STEPS[state.step]
    if state.x_number:
        position["number"] = int(state.x_number)
    if state.phase == SET_UP:
        return position
    position |= {"round": int(state.round_no), "checks": int(state.checks)}
    if rules.hard_checks and state.cleared:
        position["cleared"] = _tokens(words, state.cleared)
    if state.escaping:
        position["escaping"] = True
    if state.phase == PHASE_2:
        position |= {"warnings": int(state.warnings), "dial": int(state.dial)}
        position |= _nominations(words, state)
    if view["moved"]:
        position["moved"] = view["moved"]
    if view["checked"]:
        position["checked"] = view["checked"]
    if state.dice.any() and not _is_printed(words, state):
        position["dice"] = [int(die) for die in state.dice if die]
    return position


def _tokens(words: CityVocabulary, mask: Any) -> list[str]:
    return [words.pawns[token] for token in range(1, TOKENS + 1) if mask >> token & 1]


def _piece(words: CityVocabulary, state: State, piece: int) -> dict[str, Any]:
    place = int(state.pos[piece])
    entry: dict[str, Any] = {"station": None if place == OFF_BOARD else words.stations[place]}
    if piece < FIRST_CAR:
        return entry | {"number": int(state.number[piece]), "up": bool(state.up >> piece & 1)}
    if facing := int(state.facing[piece - FIRST_CAR]):
        entry["facing"] = words.stations[words.near[place][facing - 1]]
    return entry


def _nominations(words: CityVocabulary, state: State) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if state.nominated.any():
        said["nominated"] = [words.pawns[car] for car in state.nominated]
    if state.step not in (NOMINATE, OVERRIDE):
        said["leg"] = LEGS[state.leg]
    if state.leg == OVERRIDING:
        said["car"] = words.pawns[state.car]
    if state.colour:
        said["colour"] = COLOURS[state.colour - 1]
    return said


def _is_printed(words: CityVocabulary, state: State) -> bool:
    """Whether the pips are those of the car's square (BX-088), which the board says."""
    if state.turn != HUNTERS or state.phase != PHASE_2 or state.leg == OVERRIDING or state.step != DRIVE:
        return False
    return words.kinds[int(state.pos[state.car])] == "junction"
