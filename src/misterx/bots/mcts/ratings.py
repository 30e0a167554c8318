"""How promising moves are to a search: an exponent each, from which priors are made."""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel

DROPPED = -1000.0  # the rating of a move that is not worth considering
PREFERRED = 2.0  # how much more promising than others the greedy move is taken to be


@kernel
def prefer_greedy(greedy: int, moves: Any, n: int, ratings: Any) -> None:
    """The greedy move first, every other one alike: where there is nothing else to go by."""
    for i in range(n):
        ratings[i] = PREFERRED if moves[i] == greedy else 0.0
