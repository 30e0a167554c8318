"""How the search plays the game of ticket hands: whole tables are sampled where Mister X probably is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from misterx.bots.hand.belief import ONE, follow_move, now, soon
from misterx.bots.hand.features import FEATURES, describe
from misterx.bots.hand.greedy import greedy
from misterx.bots.hand.hunter_policy import playout_hunter_move, rate_hunter_moves
from misterx.bots.hand.prior import Prior
from misterx.bots.hand.x_policy import playout_x_move, rate_x_moves
from misterx.bots.mcts.ratings import DROPPED, prefer_greedy
from misterx.bots.mcts.tree import mix
from misterx.bots.mcts.value_net import Net, judge
from misterx.bots.mcts.workspace import Sizes, Workspace
from misterx.deduce import Knowledge
from misterx.families.hand.board import Map
from misterx.families.hand.knowledge.deduction import KNOWN
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.knowledge.sample import sample_tables
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import HANDS, HUNTERS_TURN, KINDS, MISSION, TEAM_TURN, X_LEG, X_TURN, State, X
from misterx.kernel.bits import words_of
from misterx.kernel.codes import MISTER_X
from misterx.kernel.graph import MOST_STATIONS
from misterx.kernel.jit import kernel
from misterx.kernel.records import new_record

KEEPS_TREE = True
KNOWS_HIS_TABLE = False
TABLES = 32
DEALS = 4  # of the hidden tickets, which the tables share
SIZES = Sizes(known_words=KNOWN + 3 * MOST_STATIONS, tables=TABLES, inputs=FEATURES, traits=1)


def rules_of_thumb() -> Net:
    """A net that was taught nothing; moves are rated without one."""
    net: Net = new_record(Net.with_room(inputs=FEATURES, traits=1))
    return net


def begin(
    knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]
) -> tuple[list[Any], list[int], Any]:
    """Tables drawn by where he probably is, how likely each is, and all that is known and probable."""
    shadow: KnownTable = knowledge.shadow()
    board = knowledge.board
    known = np.zeros(KNOWN + 3 * 32 * words_of(board), np.int64)
    known[:KNOWN] = shadow.possible
    weights = None
    if shadow.state.mission >= 0:
        prior = Prior(knowledge)
        chances = (ONE * prior.now).astype(np.int64)
        known[now(board) : now(board) + len(chances)] = chances
        known[soon(board) : soon(board) + len(chances)] = ONE * prior.soon()
        weights = chances.tolist()
    found = sample_tables(shadow, below, weights, TABLES, DEALS)
    return found, [1] * TABLES, known


@kernel
def observe(board: Map, rules: Rules, state: State, move: int) -> int:
    """Nodes tell moves apart, hidden or not: with few tables that is what a small budget can learn from."""
    return move + 1


@kernel
def secret(board: Map, rules: Rules, state: State, side: int) -> int:
    """Mister X's city and hand, or the detectives' hands: what a side may do depends on these alone."""
    known = int(state.x) + 1 if side == MISTER_X else 0
    for hand in range(HANDS):
        if (hand == X) == (side == MISTER_X):
            for kind in range(KINDS):
                known = mix(known, int(state.hands[hand, kind]))
    return known & 0xFFFFFFF


@kernel
def follow(board: Map, rules: Rules, before: State, state: State, move: int, work: Workspace) -> None:
    follow_move(board, rules, before, state, move, work.known, work.scratch)


@kernel
def playout_move(board: Map, rules: Rules, state: State, work: Workspace, randoms: Any, n: int) -> int:
    if state.phase in (HUNTERS_TURN, TEAM_TURN):
        return playout_hunter_move(board, rules, state, work.known, randoms, work.moves, n, work.scratch)
    if state.phase in (MISSION, X_TURN, X_LEG):
        return playout_x_move(board, state, work.known, randoms, work.moves, n, work.scratch)
    return greedy(board, rules, state, work.known, randoms, work.moves, n, work.scratch)


@kernel
def rate(board: Map, rules: Rules, state: State, work: Workspace, net: Net, randoms: Any, n: int) -> None:
    if state.phase in (HUNTERS_TURN, TEAM_TURN):
        rate_hunter_moves(board, rules, state, work.known, work.moves, n, work.ratings, work.scratch, DROPPED)
    elif state.phase in (MISSION, X_TURN, X_LEG):
        rate_x_moves(board, state, work.known, work.moves, n, work.ratings, work.scratch, DROPPED)
    else:
        prefer_greedy(playout_move(board, rules, state, work, randoms, n), work.moves, n, work.ratings)


@kernel
def value(board: Map, rules: Rules, state: State, work: Workspace, net: Net) -> float:
    """His chances as his turn begins, by what was learnt."""
    if state.phase != X_TURN:
        return -1.0
    describe(board, rules, state, work.known, work.features, work.scratch)
    return judge(net, work.features, work.hidden)
