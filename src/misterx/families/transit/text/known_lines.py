"""A running game's record as one viewer knows it."""

from __future__ import annotations

from typing import Any

from misterx.families.shared.move_table import CHANCE
from misterx.families.transit.schema.move_table import MOVES


def known_lines(
    lines: list[tuple[str, str]], events: list[dict[str, Any]], viewer: str, entries_before: int
) -> list[str]:
    """A running game's lines as a viewer knows them: of Mister X's moves, the ticket and what was shown."""
    if viewer == "x":
        return [f"{seat}: {text}" for seat, text in lines]
    covered = [fact["entry"] for fact in events if fact["event"] == "entry_covered"]
    covered = [entry for entry in covered if entry > entries_before]
    shown = {fact["entry"]: fact["station"] for fact in events if fact["event"] == "revealed"}
    start_is_known = any(fact["event"] == "start_dealt" for fact in events)
    known = []
    for seat, text in lines:
        if seat == CHANCE and not start_is_known:
            parts = MOVES.take_apart(text)
            text = MOVES.hide(parts, "station") if parts.who == "x" else text
        if seat == "x":
            if not covered:
                continue  # a turn in progress, whole or not at all; what the table says meanwhile is for everybody
            if covered.pop(0) not in shown:
                text = MOVES.hide(MOVES.take_apart(text), "station")
        known.append(f"{seat}: {text}")
    return known
