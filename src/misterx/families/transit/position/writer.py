"""A position from a state and its owner's view."""

from __future__ import annotations

from typing import Any

from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import (
    BLACK,
    HUNTERS_TURN,
    OFF_BOARD,
    OVER,
    X_LEG,
    State,
    X,
)
from misterx.families.transit.specials import SPECIALS


def write_position(words: Vocabulary, rules: Rules, state: State, view: dict[str, Any]) -> dict[str, Any]:
    """A position from a state and the view that holds every fact."""
    # A finished game stands as its last turn left it; that he cannot move is found when his turn begins.
    hunters_ended = state.phase == OVER and view["result"]["reason"] not in ("x_enclosed", "x_without_move")
    position: dict[str, Any] = {
        "round": int(state.round_no),
        "decides": "hunters" if state.phase == HUNTERS_TURN or hunters_ended else "x",
        "pawns": {},
        "black": int(state.tickets[X, BLACK]),
        "double": int(state.doubles),
        "log": [{key: value for key, value in entry.items() if key != "entry"} for entry in view["log"]],
    }
    if view["start"] is not None:
        position["start"] = view["start"]
    for pawn, name in enumerate(words.pawns):
        place = int(state.x) if pawn == X else int(state.pos[pawn])
        entry: dict[str, Any] = {"station": None if place == OFF_BOARD else words.stations[place]}
        if pawn != X and rules.stock[pawn] == pawn and words.stocks[pawn] == name:
            entry["tickets"] = _table(words, state, pawn)
        position["pawns"][name] = entry
    if not rules.reserve_unlimited:
        position[x_stock(words)] = _table(words, state, X)
    if words.stocks[1] == "pool":
        position["pool"] = _table(words, state, 1)
    if view["moved"] and position["decides"] == "hunters":
        position["moved"] = view["moved"]
    if state.phase == X_LEG:
        position |= {"legs": int(state.legs), "doubled": int(state.doubled)}
    if view["out"]:
        position["out"] = view["out"]
    if state.order[0] > 0:
        position["order"] = [words.pawns[pawn] for pawn in state.order if pawn > 0]
    if view["roadblocks"]:
        position["roadblocks"] = view["roadblocks"]
    for special in SPECIALS:
        position |= special.write_position(rules, state, view)
    return position


def x_stock(words: Vocabulary) -> str:
    """What Mister X pays from, as a position calls it."""
    return "reserve" if words.stocks[X] == "reserve" else "x_tickets"


def _table(words: Vocabulary, state: State, stock: int) -> dict[str, int]:
    return {kind: int(state.tickets[stock, ticket]) for ticket, kind in enumerate(words.tickets[:3])}
