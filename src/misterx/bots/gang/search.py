"""How the search plays the game of the gang: who probably is Mister X decides which tables it thinks about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from misterx.bots.gang.belief import known_to
from misterx.bots.gang.greedy import greedy, learn
from misterx.bots.gang.policy import rate_all
from misterx.bots.mcts.ratings import DROPPED, prefer_greedy
from misterx.bots.mcts.value_net import Net
from misterx.bots.mcts.workspace import Sizes, Workspace
from misterx.deduce import Knowledge, sample
from misterx.families.gang.board import City
from misterx.families.gang.knowledge.deduction import ROOM, is_suspect
from misterx.families.gang.knowledge.known_table import KnownTable
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import NUMBER, OVERRIDE, PHASE_1, PLACE, TOKENS, State
from misterx.kernel.codes import MISTER_X
from misterx.kernel.jit import kernel
from misterx.kernel.records import new_record

KEEPS_TREE = False  # a check may tell who is not Mister X
KNOWS_HIS_TABLE = True  # what Mister X knows is the whole table, and every table that the police believe in is listed
SIZES = Sizes(known_words=ROOM, tables=TOKENS, inputs=1, traits=1)


def rules_of_thumb() -> Net:
    """A net that was taught nothing: every playout goes to its end."""
    net: Net = new_record(Net.with_room(inputs=1, traits=1))
    return net


def begin(
    knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]
) -> tuple[list[Any], list[int], Any]:
    """A table for everybody who may be he to the police, the true one first if it is known, and how likely each is."""
    known = known_to(knowledge, below, settings)
    table, _ = sample(knowledge, below)
    shadow: KnownTable = knowledge.shadow()
    if not shadow.is_chosen or shadow.state.phase != PHASE_1 or shadow.state.escaping:
        return [table], [1], known
    suspects = [token for token in range(1, TOKENS + 1) if is_suspect(known, token)]
    suspects.sort(key=lambda token: token != shadow.state.x_token)
    tables = [table.copy() for _ in suspects]
    for token, other in zip(suspects, tables, strict=True):
        other.x_token, other.x_number = token, table.number[token]
    return tables, [int(known[token]) for token in suspects], known


@kernel
def observe(board: City, rules: Rules, state: State, move: int) -> int:
    """The move, which tokens lie face up after it, and whether he was found: moves are seen, and checks answered."""
    return (move + 1) ^ (int(state.up) * 8 + int(state.phase) * 2 + int(state.escaping)) << 32


@kernel
def secret(board: City, rules: Rules, state: State, side: int) -> int:
    """Which token is Mister X."""
    return int(state.x_token) if side == MISTER_X else 0


@kernel
def follow(board: City, rules: Rules, before: State, state: State, move: int, work: Workspace) -> None:
    learn(board, rules, before, state, move, work.known, work.scratch)


@kernel
def playout_move(board: City, rules: Rules, state: State, work: Workspace, randoms: Any, n: int) -> int:
    return greedy(board, rules, state, work.known, randoms, work.moves, n, work.scratch)


@kernel
def rate(board: City, rules: Rules, state: State, work: Workspace, net: Net, randoms: Any, n: int) -> None:
    if state.step in (OVERRIDE, NUMBER, PLACE):
        prefer_greedy(playout_move(board, rules, state, work, randoms, n), work.moves, n, work.ratings)
    else:
        rate_all(board, rules, state, work.known, work.moves, n, work.ratings, work.scratch, DROPPED)


@kernel
def value(board: City, rules: Rules, state: State, work: Workspace, net: Net) -> float:
    """Nothing was learnt."""
    return -1.0
