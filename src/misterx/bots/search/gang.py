"""How the search plays the game of the gang: whole tables are sampled, and greedy play rates and goes on."""

from __future__ import annotations

from typing import Any

from misterx.bots.greedy.gang import greedy, learn
from misterx.bots.search.sampled import KNOWS_HIS_TABLE, begin, observe, prefer, value
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

__all__ = ["KEEPS_TREE", "KNOWS_HIS_TABLE", "begin", "follow", "observe", "rate", "roll", "secret", "value"]

KEEPS_TREE = False  # a check may tell who is not Mister X
follow = learn
roll = greedy


@kernel
def secret(board: Any, rules: Any, state: Any, side: int) -> int:
    """Which token is Mister X."""
    return int(state.x_token) if side == MISTER_X else 0


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any,
    net: Any, traits: Any,
) -> None:  # fmt: skip
    prefer(greedy(board, rules, state, known, randoms, moves, n, scratch), moves, n, ratings)
