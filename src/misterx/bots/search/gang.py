"""How the search plays the game of the gang: who probably is Mister X decides which tables it thinks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.bots.gang.hunch import known_to
from misterx.bots.gang.worth import rate_all
from misterx.bots.greedy.gang import greedy, learn
from misterx.bots.search.policy import DROPPED
from misterx.bots.search.sampled import KNOWS_HIS_TABLE, observe, prefer, value
from misterx.deduce import Knowledge, sample
from misterx.families.gang.state import CHECK, NUMBER, OVERRIDE, PLACE, TOKENS
from misterx.families.gang.suspicion import is_suspect
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

__all__ = ["KEEPS_TREE", "KNOWS_HIS_TABLE", "begin", "follow", "observe", "rate", "roll", "secret", "value"]

KEEPS_TREE = False  # a check may tell who is not Mister X
follow = learn
roll = greedy


def begin(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[list[Any], list[int], Any]:
    """A table for everybody who may be Mister X, how likely each is he, and what is known and probable to all."""
    known = known_to(knowledge)
    table, _ = sample(knowledge, below)
    shadow = knowledge.shadow()
    if not shadow.is_chosen or shadow.state.x_token > 0:
        return [table], [1], known
    tables, chances = [], []
    for token in range(1, TOKENS + 1):
        if is_suspect(known, token):
            other = table.copy()
            other.x_token, other.x_number = token, table.number[token]
            tables.append(other)
            chances.append(int(known[token]))
    return tables, chances, known


@kernel
def secret(board: Any, rules: Any, state: Any, side: int) -> int:
    """Which token is Mister X."""
    return int(state.x_token) if side == MISTER_X else 0


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any,
    net: Any, traits: Any,
) -> None:  # fmt: skip
    if state.step in (CHECK, OVERRIDE, NUMBER, PLACE):
        prefer(greedy(board, rules, state, known, randoms, moves, n, scratch), moves, n, ratings)
    else:
        rate_all(board, rules, state, known, moves, n, ratings, DROPPED)
