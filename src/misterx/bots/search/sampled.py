"""What searches share that sample whole tables: where to begin, what is observed, how greedy play rates moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.deduce import Knowledge, sample
from misterx.kernel.jit import kernel

KNOWS_HIS_TABLE = False
TABLES = 32
LIKED = 2.0  # how much more promising than others the greedy move is taken to be


def tables(knowledge: Knowledge, below: Callable[[int], int]) -> list[Any]:
    """Tables that may be the true one."""
    return [sample(knowledge, below)[0] for _ in range(TABLES)]


def chances(knowledge: Knowledge, found: list[Any]) -> list[int]:
    return [1] * len(found)


@kernel
def observe(board: Any, rules: Any, state: Any, move: int) -> int:
    """Nodes tell moves apart, hidden or not: with few tables that is what a small budget can learn from."""
    return move + 1


@kernel
def prefer(liked: int, moves: Any, n: int, ratings: Any) -> None:
    """The greedy move first, every other one alike."""
    for i in range(n):
        ratings[i] = LIKED if moves[i] == liked else 0.0
