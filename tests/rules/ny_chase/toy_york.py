"""Tables of N.Y. Chase on the toy board."""

from __future__ import annotations

from typing import Any

from tests.toy import table

from misterx import Game


def york(decides: str = "x", /, **said: Any) -> Game:
    """A game of N.Y. Chase on the toy board, as `tests.toy.table` says it."""
    return table(decides, title="ny-chase", **said)


def rides(moves: set[str]) -> set[str]:
    """Moves without flights and roadblocks."""
    return {move for move in moves if "fly" not in move and "block" not in move}
