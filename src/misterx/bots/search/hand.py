"""How the search plays the game of ticket hands: whole tables are sampled, and greedy play rates and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.bots.greedy.hand import greedy, learn
from misterx.bots.search.tree import mix
from misterx.deduce import Knowledge, sample
from misterx.families.hand.state import HANDS, KINDS, X
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
    """Mister X's city and hand, or the detectives' hands: what a side may do depends on these alone."""
    known = state.x + 1 if side == MISTER_X else 0
    for hand in range(HANDS):
        if (hand == X) == (side == MISTER_X):
            for kind in range(KINDS):
                known = mix(known, state.hands[hand, kind])
    return known & 0xFFFFFFF


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any
) -> None:
    """The greedy move first, every other one alike."""
    liked = greedy(board, rules, state, known, randoms, moves, n, scratch)
    for i in range(n):
        ratings[i] = LIKED if moves[i] == liked else 0.0
