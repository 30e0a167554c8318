"""How the search plays the game of the gang: whole tables are sampled, and greedy play rates and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.bots.greedy.gang import greedy, learn
from misterx.deduce import Knowledge, sample
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

follow = learn
roll = greedy

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
def secret(board: Any, rules: Any, state: Any, side: int) -> int:
    """Which token is Mister X."""
    return int(state.x_token) if side == MISTER_X else 0


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any
) -> None:
    """The greedy move first, every other one alike."""
    liked = greedy(board, rules, state, known, randoms, moves, n, scratch)
    for i in range(n):
        ratings[i] = LIKED if moves[i] == liked else 0.0
