"""What searches share that sample whole tables: where to begin, what is observed, how greedy play rates moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from misterx.deduce import Knowledge, sample
from misterx.kernel.jit import kernel

KNOWS_HIS_TABLE = False
TABLES = 32
LIKED = 2.0  # how much more promising than others the greedy move is taken to be


def begin(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[list[Any], list[int], Any]:
    """Tables that may be the true one, how likely each is, and what is known to everybody."""
    found = [sample(knowledge, below)[0] for _ in range(TABLES)]
    return found, [1] * TABLES, np.array(knowledge.shadow().possible, np.int64)


@kernel
def observe(board: Any, rules: Any, state: Any, move: int) -> int:
    """Nodes tell moves apart, hidden or not: with few tables that is what a small budget can learn from."""
    return move + 1


@kernel
def prefer(liked: int, moves: Any, n: int, ratings: Any) -> None:
    """The greedy move first, every other one alike."""
    for i in range(n):
        ratings[i] = LIKED if moves[i] == liked else 0.0


@kernel
def value(
    board: Any, rules: Any, state: Any, known: Any, net: Any, features: Any, hidden: Any, scratch: Any
) -> float:  # fmt: skip
    """Nothing was learnt: every playout goes to its end."""
    return -1.0
