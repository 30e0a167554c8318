"""A running game's record as one viewer knows it."""

from __future__ import annotations

from typing import Any

from misterx.families.hand.schema.move_table import MOVES
from misterx.families.shared.parts import Parts

LAID_FACE_DOWN = ("hidden", "double hidden")


def known_lines(
    lines: list[tuple[str, str]], events: list[dict[str, Any]], viewer: str, entries_before: int
) -> list[str]:
    """The lines of a running game, with a question mark for every word that the viewer does not know.

    A line that says no more than what a hidden hand could pay for (`team end`) is known to those who see the hand.
    """
    teller = _Teller(events, viewer, entries_before)
    known, is_in_progress = [], False
    for seat, text in lines:
        told = teller.tell(seat, text)
        is_in_progress = is_in_progress or told is None
        if told and (seat == "table" or not is_in_progress):
            known.append(f"{seat}: {told}")
    return known


class _Teller:
    def __init__(self, events: list[dict[str, Any]], viewer: str, entries_before: int) -> None:
        self.viewer = viewer
        self.hands = {fact["hand"] for fact in events if fact["event"] == "holds"}
        laid = (fact["entry"] for fact in events if fact["event"] in ("laid", "laid_face_down"))
        self.laid = [entry for entry in laid if entry > entries_before]
        self.shown = {fact["entry"] for fact in events if fact["event"] == "shown"}
        self.chips = any(fact["event"] == "chips_cleared" or fact["event"] == "chip_placed" for fact in events)

    def tell(self, seat: str, text: str) -> str | None:
        """A line; nothing of it where it is not the viewer's to know, None to stop there.

        What the table says is for everybody, also while Mister X is in the midst of something.
        """
        if seat == "table":
            return text
        if text.startswith("note "):
            return text if self.chips else ""
        parts = MOVES.take_apart(text)
        if parts.kind == "draw":
            return text if parts.who in self.hands else MOVES.hide(parts, "how")
        if parts.kind == "discard":
            return text if parts.who in self.hands or not parts.pay else MOVES.hide(parts, "pay")
        if parts.kind == "end":
            return text if self.hands - {"x"} else ""
        if seat != "x" or self.viewer == "x":
            return text
        if parts.kind == "mission":
            return MOVES.hide(parts, "station")
        if not self.laid:
            return None  # a double move in progress, whole or not at all
        return self.x_move(parts, self.laid.pop(0))

    def x_move(self, parts: Parts, entry: int) -> str:
        """Of a move: the ticket unless it lies face down, and the city from the first open move on."""
        hidden = () if entry in self.shown else ("station",)
        return MOVES.hide(parts, *hidden, *(("how",) if parts.kind in LAID_FACE_DOWN else ()))
