"""Writing positions: the whole table, secrets included, in the words of the rulebook."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    DRAWS,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    NO_ENTRY,
    NO_MISSION,
    OFF_BOARD,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    State,
    X,
)
from misterx.families.hand.text.vocabulary import HandVocabulary

OMITTED = ("entry", "shown", "paid")  # of a log's entry: what a position says otherwise, or need not say


def write_position(words: HandVocabulary, rules: Rules, state: State, view: dict[str, Any]) -> dict[str, Any]:
    """A position from a state and the view that holds every fact."""
    phase = int(state.after if state.phase == DRAWS else state.phase)
    position: dict[str, Any] = {"round": int(state.round_no), "decides": _decider(words, state, phase)}
    if phase == X_LEG:
        position["half"] = True
    if phase == X_DISCARDS:
        position["discards"] = True
    if state.mission != NO_MISSION:
        position["mission"] = words.missions[state.mission]
    position["pawns"] = {
        name: {"station": _city(words, int(state.x) if pawn == X else int(state.pos[pawn]))}
        for pawn, name in enumerate(words.pawns)
    }
    if view["start"] is not None:
        position["start"] = view["start"]
    position["log"] = [{k: v for k, v in entry.items() if k not in OMITTED} for entry in view["log"]]
    if phase == X_LEG:
        position["log"][-1]["paid"] = view["log"][-1]["paid"]
    playing = [hand for hand in range(HANDS) if rules.full[hand] > 0]
    position["hands"] = {words.stocks[hand]: _table(words, state.hands[hand]) for hand in playing}
    position["bag"] = _table(words, state.bag)
    position["box"] = _table(words, state.box)
    if phase in (HUNTERS_TURN, TEAM_TURN, HUNTER_DISCARDS):
        position |= _round_so_far(words, state, view)
    position["rings"] = sorted(view["rings"], key=lambda ring: ring["pair"])
    if (state.ring_entry != NO_ENTRY).all():
        position["next_pair"] = int(state.next_pair) + 1
    if state.phase == DRAWS:
        position["refill"] = [words.stocks[hand] for hand in playing if state.drawing >> hand & 1]
    if view["chips"]:
        position["chips"] = view["chips"]
    return position


def _decider(words: HandVocabulary, state: State, phase: int) -> str:
    if phase == HUNTER_DISCARDS:
        return words.stocks[int(state.turn)]
    return {HUNTERS_TURN: "hunters", TEAM_TURN: "team"}.get(phase, "x")


def _round_so_far(words: HandVocabulary, state: State, view: dict[str, Any]) -> dict[str, Any]:
    """What the detectives did in this round."""
    said: dict[str, Any] = {"indicators": {}, "entered": {}}
    for pawn in view["moved"]:  # in the order in which they moved, as the facts of this position will tell it
        said["indicators"] |= {pawn: view["indicators"][pawn]} if pawn in view["indicators"] else {}
        said["entered"] |= {pawn: view["entered"][pawn]} if pawn in view["entered"] else {}
    passed = [
        name for pawn, name in enumerate(words.pawns) if state.moved >> pawn & 1 and name not in view["indicators"]
    ]
    if passed:
        said["passed"] = passed
    aside = state.aside.copy()
    for ticket in view["indicators"].values():
        aside[words.tickets.index(ticket)] -= 1
    if aside.any():
        said["aside"] = _table(words, aside)
    return said


def _city(words: HandVocabulary, node: int) -> int | None:
    return None if node == OFF_BOARD else words.stations[node]


def _table(words: HandVocabulary, counts: Any) -> dict[str, int]:
    return {ticket: int(count) for ticket, count in zip(words.tickets, counts, strict=True) if count}
