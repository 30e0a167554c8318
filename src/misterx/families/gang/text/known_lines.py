"""A running game's record as one viewer knows it."""

from __future__ import annotations

from typing import Any

from misterx.families.gang.schema.move_table import MOVES


def known_lines(
    lines: list[tuple[str, str]], events: list[dict[str, Any]], viewer: str, entries_before: int
) -> list[str]:
    """A running game's lines as a viewer knows them: numbers that nobody has turned up yet are not told."""
    if viewer == "x":
        return [f"{seat}: {text}" for seat, text in lines]
    numbers = {fact["pawn"] for fact in events if fact["event"] == "turned_up"}
    is_found = any(fact["event"] == "x_is" for fact in events)
    known = []
    for seat, text in lines:
        if seat != "table":
            parts = MOVES.take_apart(text)
            if (parts.kind == "deal" and parts.who not in numbers) or (parts.kind == "number" and not is_found):
                text = MOVES.hide(parts, "how")
        known.append(f"{seat}: {text}")
    return known
