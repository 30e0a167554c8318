"""Who hears what in Flucht durch Europa, after the rulebook's table: EU section 2."""

from __future__ import annotations

from typing import Any

from tests.leaks.worlds import Line

from misterx.play import Game

# What lies on the table for everybody; hands and bag only by their size, the track by its face-up tickets.
OPEN = (
    "pos", "entered", "ring_city", "ring_entry", "box", "round_no", "moves", "phase", "after", "drawing", "turn",
    "moved", "mission", "next_pair", "winner",
)  # fmt: skip


def sees_hand(game: Game, viewer: str, hand: str) -> bool:
    """Mister X's hand is his own; the detectives' are open to all of them, by option to everybody."""
    if hand == "x":
        return viewer == "x"
    return viewer not in ("x", "public") or bool(game.options["detective_hands_visible_to_x"])


class HandHearing:
    """Tickets laid openly and paid are public; cities before move 25, face-down tickets and discards are not."""

    def words(self, game: Game, viewer: str, before: Any, line: Line) -> Any:
        seat, text = line
        words = text.split()
        if words[0] == "draw":
            return words if sees_hand(game, viewer, words[1]) else words[:2]
        if words[1:2] == ["discard"]:
            thrown = [word for word in words[2:] if word != "none"]
            return words if sees_hand(game, viewer, words[0]) else (words[:2], len(thrown))
        if seat != "x" or viewer == "x":
            return words
        if words[1] == "mission":
            return words[:3]
        city = next(place for place, word in enumerate(words) if word.isdigit())
        if int(before.moves) + 1 < game.options["first_open_move"]:
            words[city] = "?"
        if "hidden" in words[:city]:
            words[city - 1] = "?"
        return words

    def hears(self, game: Game, viewer: str, before: Any, after: Any, line: Line) -> Any:
        open_table = tuple(after[name].tolist() for name in OPEN)
        sizes = after.hands.sum(axis=1).tolist(), int(after.bag.sum()), int(after.track.sum()), int(after.aside.sum())
        hands = [
            after.hands[place].tolist() for place, hand in enumerate(game.words.stocks) if sees_hand(game, viewer, hand)
        ]
        seen = viewer == "x" or int(after.moves) >= game.options["first_open_move"]
        return self.words(game, viewer, before, line), open_table, sizes, hands, int(after.x) if seen else None
