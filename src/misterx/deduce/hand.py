"""Why Mister X is not in a city of Europe: what the table has told of his latest move."""

from __future__ import annotations

from typing import Any

from misterx.deduce.absence import Absence
from misterx.deduce.knowledge import Knowledge
from misterx.families.hand.possible import COLUMNS, OPEN, SETS, contains
from misterx.families.hand.sample import members, neighbours

LAID = ("laid", "laid_face_down")
ENTERS = (*LAID, "stated")  # the last one is how a position tells an entry
HIDDEN_TICKET = "a hidden ticket"


def explain_absence(knowledge: Knowledge, node: int, depth: int) -> Absence | None:
    """The reason, or None where he can be."""
    shadow, words = knowledge.shadow(), knowledge.words
    station, entry = words.stations[node], int(shadow.state.moves)
    if contains(shadow.possible, node):
        return None
    if shadow.state.mission < 0:
        return Absence(station, "not_begun", {})
    if not shadow.layer(OPEN, entry) >> node & 1:
        return _explain_closed(knowledge, station, entry)
    if entry == 0:
        return Absence(station, "no_start", {})
    column = int(shadow.possible[COLUMNS + (entry & 7)])
    origins = members(neighbours(shadow, column, node))
    before = [words.stations[place] for place in members(shadow.layer(SETS, entry - 1))]
    tickets, known = _tickets_since_known(knowledge.events)
    if not origins:
        return Absence(station, "no_line", {"entry": entry, "ticket": tickets[-1]})
    told: dict[str, Any] = {
        "entry": entry,
        "since": "started" if known is None else "shown",
        "tickets": tickets,
        "origins": sorted(words.stations[place] for place in origins),
        "before": sorted(before),
        "possible": shadow.stations(),
    }
    if known is not None:
        told |= {"shown_at": known["entry"], "shown": known["station"]}
    return Absence(station, "unreachable", told)


def _explain_closed(knowledge: Knowledge, station: int, entry: int) -> Absence:
    """Why a city was not open to him at his latest entry: what was told since then, the clearest first."""
    events = knowledge.events
    begun = max((place for place, event in enumerate(events) if event["event"] in LAID), default=0)
    for event in events[begun:]:
        if event["event"] in ("marked", "shown") and event["entry"] == entry and event["station"] != station:
            code = "ring_elsewhere" if event["event"] == "marked" else "shown_elsewhere"
            return Absence(station, code, {"entry": entry, "shown": event["station"]})
    round_no = 0
    for place, event in enumerate(events):
        if event["event"] == "turn_started":
            round_no = event["round"]
        if place >= begun and event["event"] in ("rode", "operated") and event["station"] == station:
            return Absence(station, "searched", {"pawn": event["pawn"], "round": round_no})
    stood = _stands_before(events[:begun])
    holder = next((pawn for pawn, at in stood.items() if at == station), None)
    if entry > 0 and holder is not None:
        return Absence(station, "closed", {"entry": entry, "by": holder})
    placed = [event["pawn"] for event in events if event["event"] == "placed" and event["station"] == station]
    if entry == 0 and placed:
        return Absence(station, "start_taken", {"by": placed[0]})
    return Absence(station, "no_start", {}) if entry == 0 else Absence(station, "ruled_out", {"entry": entry})


def _stands_before(events: list[dict[str, Any]]) -> dict[str, int]:
    """Where each detective stood when these events had happened."""
    moved = [event for event in events if event["event"] in ("placed", "rode", "operated")]
    return {event["pawn"]: event["station"] for event in moved}


def _tickets_since_known(events: list[dict[str, Any]]) -> tuple[list[str], dict[str, Any] | None]:
    """His tickets since the latest entry of which the city is known, and what told it."""
    laid: dict[int, str] = {}
    known: dict[str, Any] | None = None
    for event in events:
        if event["event"] in ENTERS:
            laid[event["entry"]] = event.get("ticket") or HIDDEN_TICKET
        elif event["event"] in ("marked", "shown") and (known is None or event["entry"] >= known["entry"]):
            known = event
    first = 0 if known is None else known["entry"]
    return [ticket for entry, ticket in sorted(laid.items()) if entry > first], known
