"""How the search plays the game of ticket hands: whole tables are sampled, guards and greedy play go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from misterx.bots.greedy.hand import greedy, learn
from misterx.bots.search.guards import rate_guards, stand_guard
from misterx.bots.search.policy import DROPPED
from misterx.bots.search.reckoning import Reckoning
from misterx.bots.search.sampled import KNOWS_HIS_TABLE, TABLES, observe, prefer, value
from misterx.bots.search.tree import mix
from misterx.deduce import Knowledge
from misterx.families.hand.possible import OPEN, ROOM, SETS
from misterx.families.hand.sample import sample
from misterx.families.hand.state import HANDS, HUNTERS_TURN, KINDS, X
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

__all__ = ["KNOWS_HIS_TABLE", "begin", "follow", "observe", "rate", "roll", "secret", "value"]

follow = learn

LIKELY = 0.9  # the share of all chances that playouts take for what is known
FINE = 1_000_000


def begin(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[list[Any], list[int], Any]:
    """Tables drawn by where he probably is, how likely each is, and where he probably is as a set."""
    shadow = knowledge.shadow()
    known = np.array(shadow.possible, np.int64)
    if shadow.state.mission < 0 or knowledge.viewer == "x":
        return [sample(shadow, below)[0] for _ in range(TABLES)], [1] * TABLES, known
    reckoning = Reckoning(knowledge)
    weights = [int(FINE * chance) for chance in reckoning.now]
    found = [sample(shadow, below, weights)[0] for _ in range(TABLES)]
    narrow(known, int(shadow.state.moves), reckoning.likely(LIKELY))
    return found, [1] * TABLES, known


def narrow(known: Any, entry: int, nodes: list[int]) -> None:
    """Leave of his latest entry these cities alone."""
    kept = np.zeros(ROOM, np.int64)
    for node in nodes:
        kept[node >> 5] |= 1 << (node & 31)
    for base in (0, SETS + ROOM * (entry & 7), OPEN + ROOM * (entry & 7)):
        known[base : base + ROOM] &= kept


@kernel
def roll(board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, scratch: Any) -> int:
    if state.phase == HUNTERS_TURN:
        return stand_guard(board, state, known, randoms, moves, n)
    return greedy(board, rules, state, known, randoms, moves, n, scratch)


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
    if state.phase == HUNTERS_TURN:
        rate_guards(board, state, known, moves, n, ratings, DROPPED)
    else:
        prefer(greedy(board, rules, state, known, randoms, moves, n, scratch), moves, n, ratings)
