"""Who hears what in a transit game, after the rulebooks' tables: SY section 3, NY section 3, SS section 2."""

from __future__ import annotations

from typing import Any

from tests.leaks.worlds import Line

from misterx.play import Game

# Where Mister X stands is all that can be secret; every other part of the table lies open to everybody.
SECRET = ("x",)


class TransitHearing:
    """From the words at the table: his ticket is public, his station only where the log or an option shows it."""

    def words(self, game: Game, viewer: str, before: Any, line: Line) -> str:
        seat, text = line
        visible = bool(game.options.get("always_visible")) or viewer == "x"
        if seat == "chance" and text.startswith("deal x ") and not visible:
            return "deal x"
        shown = visible or int(before.entries) + 1 in game.options["reveals"] or text.endswith(" show")
        if seat == "x" and not shown:
            return " ".join("?" if word.isdigit() else word for word in text.split())
        return text

    def hears(self, game: Game, viewer: str, before: Any, after: Any, line: Line) -> Any:
        options = game.options
        visible = bool(options.get("always_visible")) or viewer == "x"
        heard = self.words(game, viewer, before, line)
        entry = int(before.entries) + (line[0] == "x")
        stays = range(entry + 1, int(after.entries) + 1)  # entries that he struck out for want of a move
        shown = visible or any(options.get("reveal_when_staying") and k in options["reveals"] for k in stays)
        return heard, int(after.x) if shown and stays else None, open_table(after)


def open_table(state: Any) -> tuple[Any, ...]:
    return tuple(state[name].tolist() for name in state.dtype.names if name not in SECRET)
