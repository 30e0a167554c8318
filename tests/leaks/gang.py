"""Who hears what in Behrends' Mister X, after the ledger's table "who sees what, when"."""

from __future__ import annotations

from typing import Any

from tests.leaks.worlds import Line

from misterx.play import Game

SECRET = ("number", "x_number", "x_token")
PHASE_2 = 2


class GangHearing:
    """Squares, dice and dial are open; numbers only when a check shows them, and Mister X's when he is found."""

    def words(self, game: Game, viewer: str, before: Any, line: Line) -> Any:
        words = line[1].split()
        hidden = words[0] == "deal" or words[:2] == ["x", "number"]
        return words[:-1] if hidden and viewer != "x" else words

    def hears(self, game: Game, viewer: str, before: Any, after: Any, line: Line) -> Any:
        open_table = tuple(after[name].tolist() for name in after.dtype.names if name not in SECRET)
        found = viewer == "x" or after.phase == PHASE_2 or bool(after.escaping)
        shown = int(after.up) | int(after.cleared)
        tokens = range(len(after.number))
        numbers = [int(after.number[token]) for token in tokens if shown >> token & 1 or viewer == "x"]
        if after.phase == PHASE_2:
            numbers = after.number.tolist()
        his = (int(after.x_number), int(after.x_token)) if found else None
        return self.words(game, viewer, before, line), open_table, numbers, his
