"""How a search rates moves where it has nothing but greedy play to go by."""

from __future__ import annotations

from typing import Any

from misterx.kernel.jit import kernel

LIKED = 2.0  # how much more promising than others the greedy move is taken to be


@kernel
def prefer(liked: int, moves: Any, n: int, ratings: Any) -> None:
    """The greedy move first, every other one alike."""
    for i in range(n):
        ratings[i] = LIKED if moves[i] == liked else 0.0
