"""How the search plays the game of ticket hands: whole tables are sampled, and greedy play rates and goes on."""

from __future__ import annotations

from typing import Any

from misterx.bots.greedy.hand import greedy, learn
from misterx.bots.search.sampled import KNOWS_HIS_TABLE, chances, observe, prefer, tables
from misterx.bots.search.tree import mix
from misterx.families.hand.state import HANDS, KINDS, X
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

__all__ = ["KNOWS_HIS_TABLE", "chances", "follow", "observe", "rate", "roll", "secret", "tables"]

follow = learn
roll = greedy


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
    prefer(greedy(board, rules, state, known, randoms, moves, n, scratch), moves, n, ratings)
