"""Why Mister X is not on a station of a transit game: the first thing the public learnt that rules it out."""

from __future__ import annotations

from typing import Any

from misterx.deduce.absence import Absence
from misterx.deduce.knowledge import Knowledge
from misterx.families.transit.knowledge.deduction import contains
from misterx.families.transit.knowledge.known_table import (
    ABLE,
    FRESH,
    MOVED,
    SEARCHED,
    SHOWN,
    STARTED,
    STATED,
    WAITED,
    KnownTable,
    Step,
)
from misterx.families.transit.mister_x import column_of, may_stay_with


def explain_absence(knowledge: Knowledge, node: int, depth: int) -> Absence | None:
    """The reason, or None where he can be; before anything is known he can be nowhere and nothing is to be said."""
    shadow: KnownTable = knowledge.shadow()
    if not shadow.steps or contains(shadow.steps[-1].possible, node):
        return None
    return _explain(shadow, len(shadow.steps), node, depth)


def _explain(shadow: KnownTable, end: int, node: int, depth: int) -> Absence:
    """Why he was not on a node after the first `end` steps: what ruled it out since he last moved."""
    steps = shadow.steps[:end]
    first = max(place for place, step in enumerate(steps) if step.cause in FRESH)
    shown = next((step for step in steps[first:] if step.cause == SHOWN), None)
    if shown is not None and shown.facts["station"] != shadow.words.stations[node]:
        return _absence(shadow, node, "shown_elsewhere", entry=shown.facts["entry"], shown=shown.facts["station"])
    place = next(place for place in range(first, end) if not contains(steps[place].possible, node))
    step = steps[place]
    match step.cause:
        case cause if cause == SEARCHED:
            return _absence(shadow, node, "searched", pawn=step.facts["pawn"], round=step.facts["round"])
        case cause if cause == ABLE:
            return _absence(shadow, node, "had_no_move", round=step.facts["round"])
        case cause if cause == STATED:
            return _absence(shadow, node, "stated")
        case cause if cause == STARTED:
            if node in step.closed and node in shadow.board.x_deck[: shadow.board.x_cards].tolist():
                return _absence(shadow, node, "start_taken", by=step.closed[node])
            return _absence(shadow, node, "no_start")
        case cause if cause == WAITED:
            if place and not contains(steps[place - 1].possible, node):
                return _explain(shadow, place, node, depth)  # he was not there before, and did not move
            return _absence(shadow, node, "had_a_move", entry=step.facts["entry"])
    return _explain_move(shadow, place, node, depth)


def _explain_move(shadow: KnownTable, place: int, node: int, depth: int) -> Absence:
    """Why his last move did not end on a node: it was closed, or no station that he could be on leads there."""
    step = shadow.steps[place]
    entry, ticket = step.facts["entry"], step.facts["ticket"]
    if node in step.closed and step.closed[node] == "roadblock":
        return _absence(shadow, node, "closed_by_roadblock", entry=entry)
    if node in step.closed:
        return _absence(shadow, node, "closed", entry=entry, by=step.closed[node])
    origins = find_origins(shadow, shadow.words.tickets.index(ticket), node)
    if not origins:
        return _absence(shadow, node, "no_line", entry=entry, ticket=ticket)
    because = tuple(_explain(shadow, place, origin, depth - 1) for origin in origins) if depth > 0 and place else ()
    told = {
        "entry": entry,
        "since": shadow.steps[0].cause,
        "tickets": _tickets_since_known(shadow.steps[: place + 1]),
        "origins": sorted(shadow.words.stations[origin] for origin in origins),
        "possible": shadow.numbers(step.possible),
    }
    if known := _last_shown(shadow.steps[:place]):
        told |= {"since": SHOWN, "shown_at": known.facts["entry"], "shown": known.facts["station"]}
    return Absence(shadow.words.stations[node], "unreachable", told, because)


def find_origins(shadow: KnownTable, ticket: int, node: int) -> list[int]:
    """The nodes from which a ticket leads to a node; lines run both ways."""
    column = column_of(shadow.rules, ticket)
    first, last = shadow.board.first[node, column], shadow.board.first[node, column + 1]
    origins = shadow.board.to[first:last].tolist()
    return [*origins, node] if may_stay_with(shadow.rules, ticket) else origins


def _last_shown(steps: list[Step]) -> Step | None:
    return next((step for step in reversed(steps) if step.cause == SHOWN), None)


def _tickets_since_known(steps: list[Step]) -> list[str]:
    """The tickets of his moves since he showed himself, or since the start."""
    tickets: list[str] = []
    for step in steps:
        if step.cause == SHOWN:
            tickets.clear()
        elif step.cause == MOVED:
            tickets.append(step.facts["ticket"])
    return tickets


def _absence(shadow: KnownTable, node: int, code: str, **arguments: Any) -> Absence:
    return Absence(shadow.words.stations[node], code, arguments)
