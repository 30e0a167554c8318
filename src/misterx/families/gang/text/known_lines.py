"""A running game's record as one viewer knows it."""

from __future__ import annotations

from typing import Any


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
        words = text.split()
        if (words[0] == "deal" and words[1] not in numbers) or (words[:2] == ["x", "number"] and not is_found):
            words[-1] = "?"
        known.append(f"{seat}: {' '.join(words)}")
    return known
