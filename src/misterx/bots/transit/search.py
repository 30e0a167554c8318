"""How the search plays transit games: what is observed, how moves are rated, how playouts go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from misterx.bots.mcts.value_net import Net, judge
from misterx.bots.mcts.workspace import Sizes, Workspace
from misterx.bots.transit.belief import follow_move
from misterx.bots.transit.features import FEATURES, describe
from misterx.bots.transit.hunter_policy import HUNTERS_BY_RULE_OF_THUMB, rate_hunter_moves
from misterx.bots.transit.playout import choose_playout_move, nearest_hunter
from misterx.bots.transit.x_policy import TRAITS, X_BY_RULE_OF_THUMB, rate_x_moves
from misterx.deduce import Knowledge
from misterx.families.transit.knowledge.known_table import KnownTable
from misterx.families.transit.schema.moves import legs_of, pawn_of, shows, target_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import HUNTERS_TURN, X_TURN, State, X
from misterx.kernel.codes import MISTER_X
from misterx.kernel.graph import MOST_STATIONS, WORD, Graph
from misterx.kernel.jit import kernel
from misterx.kernel.records import new_record

NEARNESS = (196, 671, 540, 384, 196)  # how likely he is 1, 2, 3, 4, 5 and more rides from the nearest hunter
KEEPS_TREE = True  # a colleague's move tells nothing that would make what was learnt below it untrue
KNOWS_HIS_TABLE = True  # what Mister X knows is the whole table, and every table that hunters believe in is listed
SIZES = Sizes(known_words=MOST_STATIONS // WORD, tables=1 + MOST_STATIONS, inputs=FEATURES, traits=TRAITS)


def rules_of_thumb() -> Net:
    """A net that was taught nothing, and rules of thumb for policies."""
    net: Net = new_record(Net.with_room(inputs=FEATURES, traits=TRAITS))
    for weights, by_hand in ((net.x, X_BY_RULE_OF_THUMB), (net.hunters, HUNTERS_BY_RULE_OF_THUMB)):
        for trait, weight in by_hand.items():
            weights[trait] = weight
    return net


def begin(
    knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]
) -> tuple[list[Any], list[int], Any]:
    """Every table that may be the true one, Mister X on each possible station, first of all where he knows he is.

    Tables are as likely as the distance to the nearest hunter makes them; every one has some chance.
    """
    shadow: KnownTable = knowledge.shadow()
    own = [int(shadow.state.x)] if knowledge.viewer == "x" else []
    found = []
    for node in (*own, *(knowledge.words.node[station] for station in shadow.stations())):
        found.append(shadow.packed())
        found[-1].x = node
    near = [
        min(max(nearest_hunter(shadow.board, shadow.state, int(shadow.rules.hunters), int(table.x)), 1), 5) - 1
        for table in found
    ]
    chances = [1 + 1000 * NEARNESS[category] // near.count(category) for category in near]
    if own and len(found) > 1:
        chances[0] = 0  # his true table is drawn by itself; it is among the others too
    return found, chances, np.array(shadow.possible, np.int64)


@kernel
def observe(board: Graph, rules: Rules, state: State, move: int) -> int:
    """Hunters move in the open; of Mister X the ticket is seen, and his station where he shows himself."""
    if pawn_of(move) != X:
        return int(move) << 6 | int(state.entries)
    seen = ticket_of(move) | legs_of(move) << 2 | shows(move) << 4
    if shows(move) or rules.reveals[state.entries] or rules.always_visible:
        seen |= (target_of(move) + 1) << 5
    return int(seen) << 6 | int(state.entries)


@kernel
def follow(board: Graph, rules: Rules, before: State, state: State, move: int, work: Workspace) -> None:
    follow_move(board, rules, state, move, work.known, work.scratch)


@kernel
def secret(board: Graph, rules: Rules, state: State, side: int) -> int:
    return int(state.x) + 1 if side == MISTER_X else 0


@kernel
def value(board: Graph, rules: Rules, state: State, work: Workspace, net: Net) -> float:
    """His chances as his turn begins, by what was learnt."""
    if state.phase != X_TURN:
        return -1.0
    describe(board, rules, state, work.known, work.features, work.scratch)
    return judge(net, work.features, work.hidden)


@kernel
def rate(board: Graph, rules: Rules, state: State, work: Workspace, net: Net, randoms: Any, n: int) -> None:
    """How promising each of n moves is, as an exponent."""
    if state.phase == HUNTERS_TURN:
        rate_hunter_moves(
            board, rules, state, work.known, work.moves, n, net.hunters, work.traits, work.ratings, work.scratch
        )
    else:
        rate_x_moves(board, rules, state, work.known, work.moves, n, net.x, work.traits, work.ratings, work.scratch)


@kernel
def playout_move(board: Graph, rules: Rules, state: State, work: Workspace, randoms: Any, n: int) -> int:
    return choose_playout_move(board, rules, state, work.known, randoms, work.moves, n, work.scratch)
