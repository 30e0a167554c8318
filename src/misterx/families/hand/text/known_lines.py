"""A running game's record as one viewer knows it."""

from __future__ import annotations

from typing import Any

HIDDEN_WORD = "?"


def known_lines(
    lines: list[tuple[str, str]], events: list[dict[str, Any]], viewer: str, entries_before: int
) -> list[str]:
    """The lines of a running game, with a question mark for every word that the viewer does not know.

    A line that says no more than what a hidden hand could pay for (`team end`) is known to those who see the hand.
    """
    teller = _Teller(events, viewer, entries_before)
    known, is_in_progress = [], False
    for seat, text in lines:
        told = teller.tell(seat, text.split())
        is_in_progress = is_in_progress or told is None
        if told and (seat == "table" or not is_in_progress):
            known.append(f"{seat}: {' '.join(told)}")
    return known


class _Teller:
    def __init__(self, events: list[dict[str, Any]], viewer: str, entries_before: int) -> None:
        self.viewer = viewer
        self.hands = {fact["hand"] for fact in events if fact["event"] == "holds"}
        laid = (fact["entry"] for fact in events if fact["event"] in ("laid", "laid_face_down"))
        self.laid = [entry for entry in laid if entry > entries_before]
        self.shown = {fact["entry"] for fact in events if fact["event"] == "shown"}
        self.chips = any(fact["event"] == "chips_cleared" or fact["event"] == "chip_placed" for fact in events)

    def tell(self, seat: str, words: list[str]) -> list[str] | None:
        """The words of a line; none of them where the line is not the viewer's to know, None to stop there.

        What the table says is for everybody, also while Mister X is in the midst of something.
        """
        if seat == "table":
            return words
        if words[0] == "draw":
            return words if words[1] in self.hands else [*words[:2], HIDDEN_WORD]
        if words[1:2] == ["discard"]:
            if words[0] in self.hands or words[2] == "none":
                return words
            return [*words[:2], *[HIDDEN_WORD] * len(words[2:])]
        if words == ["team", "end"]:
            return words if self.hands - {"x"} else []
        if "chip" in words:
            return words if self.chips else []
        if seat != "x" or self.viewer == "x":
            return words
        if words[1] == "mission":
            return [*words[:3], HIDDEN_WORD]
        if not self.laid:
            return None  # a double move in progress, whole or not at all
        return self.x_move(words, self.laid.pop(0))

    def x_move(self, words: list[str], entry: int) -> list[str]:
        """Of a move: the ticket unless it lies face down, and the city from the first open move on."""
        city = next(place for place, word in enumerate(words) if word.isdigit())
        told = list(words)
        if entry not in self.shown:
            told[city] = HIDDEN_WORD
        if "hidden" in words[:city]:
            told[city - 1] = HIDDEN_WORD
        return told
