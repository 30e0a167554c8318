"""Why Mister X is not in a city of Europe: what the table has told of his latest move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from misterx.deduce.absence import Absence
from misterx.deduce.hand.closing import find_closing
from misterx.deduce.knowledge import Knowledge
from misterx.families.hand.knowledge.deduction import COLUMNS, OPEN, SETS, contains
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.knowledge.sample import members, neighbours

ENTERS = ("laid", "laid_face_down", "stated")  # the last one is how a position tells an entry
ARRIVALS = ("placed", "rode", "operated")
TELLS = ("marked", "shown")
HIDDEN_TICKET = "a hidden ticket"


def explain_absence(knowledge: Knowledge, node: int, depth: int) -> Absence | None:
    """The reason, or None where he can be."""
    shadow: KnownTable = knowledge.shadow()
    words = knowledge.words
    station, entry = words.stations[node], int(shadow.state.moves)
    if contains(shadow.possible, node):
        return None
    if shadow.state.mission < 0:
        return Absence(station, "not_begun", {})
    if not shadow.layer(OPEN, entry) >> node & 1:
        return _explain_closed(knowledge, node, entry)
    if entry == 0:
        return Absence(station, "no_start", {})
    column = int(shadow.possible[COLUMNS + (entry & 7)])
    origins = members(neighbours(shadow, column, node))
    tickets, known = _tickets_since_known(knowledge.events)
    if not origins:
        return Absence(station, "no_line", {"entry": entry, "ticket": tickets[-1]})
    before = members(shadow.layer(SETS, entry - 1))
    reached = _reached(knowledge, before, column)
    told: dict[str, Any] = {
        "entry": entry,
        "since": "started" if known is None else known["event"],
        "tickets": tickets,
        "origins": _numbers(knowledge, origins),
        "before": _numbers(knowledge, before),
        "possible": _numbers(knowledge, reached - _targets(knowledge)),
    }
    if known is not None:
        told |= {"shown_at": known["entry"], "shown": known["station"]}
    return Absence(station, "unreachable", told)


def _explain_closed(knowledge: Knowledge, node: int, entry: int) -> Absence:
    """Why a city was not open to him at his latest entry: a ring or the open pawn, else what was told first."""
    station = knowledge.words.stations[node]
    for event in knowledge.events:
        if event["event"] in TELLS and event["entry"] == entry and event["station"] != station:
            code = "ring_elsewhere" if event["event"] == "marked" else "shown_elsewhere"
            return Absence(station, code, {"entry": entry, "shown": event["station"]})
    code, arguments = find_closing(knowledge, node)
    return Absence(station, code, arguments)


def find_targets_reached(knowledge: Knowledge) -> list[int]:
    """Where he can have won with his latest move: the targets that it could reach."""
    shadow: KnownTable = knowledge.shadow()
    entry = int(shadow.state.moves)
    before, column = members(shadow.layer(SETS, entry - 1)), int(shadow.possible[COLUMNS + (entry & 7)])
    return _numbers(knowledge, _reached(knowledge, before, column) & _targets(knowledge))


def _reached(knowledge: Knowledge, before: list[int], column: int) -> set[int]:
    """Where his latest move can have taken him, before anybody looked for him there."""
    laid = max(place for place, event in enumerate(knowledge.events) if event["event"] in ENTERS)
    stood: dict[str, int] = {}  # of an entry that a position states nobody says who stood where
    if knowledge.events[laid]["event"] != "stated":
        arrivals = (event for event in knowledge.events[:laid] if event["event"] in ARRIVALS)
        stood = {event["pawn"]: knowledge.words.node[event["station"]] for event in arrivals}
    shadow, reached = knowledge.shadow(), 0
    for place in before:
        reached |= neighbours(shadow, column, place)
    return set(members(reached)) - set(stood.values())


def _targets(knowledge: Knowledge) -> set[int]:
    shadow: KnownTable = knowledge.shadow()
    return {node for node, missions in enumerate(shadow.board.targets.tolist()) if missions >> shadow.state.mission & 1}


def _numbers(knowledge: Knowledge, nodes: Iterable[int]) -> list[int]:
    return sorted(knowledge.words.stations[node] for node in nodes)


def _tickets_since_known(events: list[dict[str, Any]]) -> tuple[list[str], dict[str, Any] | None]:
    """His tickets since the latest entry of which the city is known, and what told it."""
    laid: dict[int, str] = {}
    known: dict[str, Any] | None = None
    for event in events:
        if event["event"] in ENTERS:
            laid[event["entry"]] = event.get("ticket") or HIDDEN_TICKET
        elif event["event"] in TELLS and (known is None or event["entry"] >= known["entry"]):
            known = event
    first = 0 if known is None else known["entry"]
    return [ticket for entry, ticket in sorted(laid.items()) if entry > first], known
