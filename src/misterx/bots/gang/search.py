"""How the search plays the game of the gang: who probably is Mister X decides which tables it thinks about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from misterx.bots.gang.belief import known_to
from misterx.bots.gang.greedy import greedy, learn
from misterx.bots.gang.policy import rate_all
from misterx.bots.mcts.ratings import DROPPED, prefer_greedy
from misterx.deduce import Knowledge, sample
from misterx.families.gang.deduction import is_suspect
from misterx.families.gang.schema.state import NUMBER, OVERRIDE, PHASE_1, PLACE, TOKENS
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel

__all__ = ["KEEPS_TREE", "KNOWS_HIS_TABLE", "begin", "follow", "observe", "playout_move", "rate", "secret", "value"]

KEEPS_TREE = False  # a check may tell who is not Mister X
KNOWS_HIS_TABLE = True  # what Mister X knows is the whole table, and every table that the police believe in is listed
follow = learn
playout_move = greedy


def begin(
    knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]
) -> tuple[list[Any], list[int], Any]:
    """A table for everybody who may be he to the police, the true one first if it is known, and how likely each is."""
    known = known_to(knowledge, below, settings)
    table, _ = sample(knowledge, below)
    shadow = knowledge.shadow()
    if not shadow.is_chosen or shadow.state.phase != PHASE_1 or shadow.state.escaping:
        return [table], [1], known
    suspects = [token for token in range(1, TOKENS + 1) if is_suspect(known, token)]
    suspects.sort(key=lambda token: token != shadow.state.x_token)
    tables = [table.copy() for _ in suspects]
    for token, other in zip(suspects, tables, strict=True):
        other.x_token, other.x_number = token, table.number[token]
    return tables, [int(known[token]) for token in suspects], known


@kernel
def observe(board: Any, rules: Any, state: Any, move: int) -> int:
    """The move, which tokens lie face up after it, and whether he was found: moves are seen, and checks answered."""
    return (move + 1) ^ (int(state.up) * 8 + int(state.phase) * 2 + int(state.escaping)) << 32


@kernel
def secret(board: Any, rules: Any, state: Any, side: int) -> int:
    """Which token is Mister X."""
    return int(state.x_token) if side == MISTER_X else 0


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any,
    net: Any, traits: Any,
) -> None:  # fmt: skip
    if state.step in (OVERRIDE, NUMBER, PLACE):
        prefer_greedy(greedy(board, rules, state, known, randoms, moves, n, scratch), moves, n, ratings)
    else:
        rate_all(board, rules, state, known, moves, n, ratings, scratch, DROPPED)


@kernel
def value(
    board: Any, rules: Any, state: Any, known: Any, net: Any, features: Any, hidden: Any, scratch: Any
) -> float:  # fmt: skip
    """Nothing was learnt: every playout goes to its end."""
    return -1.0
