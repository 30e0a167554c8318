"""How likely Mister X is on each station of a transit game.

The model: there are two kinds of players. Of all the rides that he could pay, a careful one takes each with a chance
that grows with how far its target is from the nearest hunter (`NEARNESS`); where he only passes, because more legs of a
double move follow, that matters less (`PASSING`). A careless one takes any of them alike (`CARELESS` of all players).
Either saves black tickets (`PRICE`). Which kind this player is shows with time.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.deduce.likelihood import with_floor
from misterx.families.transit.knowledge.deduction import contains, learn
from misterx.families.transit.knowledge.known_table import KnownTable, members
from misterx.families.transit.mister_x import column_of, may_stay_with
from misterx.families.transit.schema.moves import DEALT, kind_of, legs_of, pawn_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State, X
from misterx.families.transit.stations import is_closed_to_x
from misterx.families.transit.tickets import x_holds
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel

CARELESS = 0.4
FAREST = 6
NEARNESS = (0.05, 0.15, 1.0, 2.2, 3.5, 4.5, 5.5)  # of a target so many rides from the nearest hunter
PASSING = 0.3  # how much of that is felt by a leg that is not the last of its turn
PRICE = (1.0, 1.0, 1.0, 0.25)  # of the tickets by mode, and of a black one

# Columns of `odds`, whose rows are stations: what is believed of either kind of player, room for what is believed next,
# how a careful one likes a target, and whether it is open at all.
CAREFULLY, CARELESSLY, CAREFULLY_NEXT, CARELESSLY_NEXT, WORTH, OPEN = 0, 1, 2, 3, 4, 5
COLUMNS = 8  # a row is one line of a processor's cache


def new_odds(board: Graph) -> Any:
    """Room for a belief on a board; what is believed of a station is the sum of its first two columns."""
    return np.zeros((len(board.served), COLUMNS), np.float64)


@kernel
def begin(board: Graph, odds: Any) -> None:
    """Nothing is known: every station alike."""
    for node in range(board.nodes):
        odds[node, CAREFULLY] = 1.0 - CARELESS
        odds[node, CARELESSLY] = CARELESS


@kernel
def weigh_targets(board: Graph, rules: Rules, state: State, odds: Any, passing: bool) -> None:
    """How he likes each station as a target, the hunters standing where they do; not at all where he may not go."""
    for node in range(board.nodes):
        near = FAREST
        for pawn in range(1, rules.hunters + 1):
            if state.pos[pawn] >= 0:
                near = min(near, int(board.distance[state.pos[pawn], node]))
        worth = NEARNESS[near]
        odds[node, WORTH] = 1.0 + PASSING * (worth - 1.0) if passing else worth
        odds[node, OPEN] = 1.0
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] >= 0 and is_closed_to_x(board, rules, state, int(state.pos[pawn])):
            close(odds, int(state.pos[pawn]))
    for slot in range(rules.roadblocks):
        if state.roadblocks[slot] >= 0:
            close(odds, int(state.roadblocks[slot]))


@kernel
def close(odds: Any, node: int) -> None:
    odds[node, WORTH] = 0.0
    odds[node, OPEN] = 0.0


@kernel
def move_on(board: Graph, rules: Rules, state: State, ticket: int, odds: Any) -> None:
    """He paid with this ticket: from every station on to what it reaches, as often as the model would take it.

    `state` is the open table before or right after he paid; `weigh_targets` came first.
    """
    for node in range(board.nodes):
        odds[node, CAREFULLY_NEXT] = 0.0
        odds[node, CARELESSLY_NEXT] = 0.0
    for node in range(board.nodes):
        if odds[node, CAREFULLY] + odds[node, CARELESSLY] > 0.0:
            move_from(board, rules, state, ticket, odds, node)
    for node in range(board.nodes):
        odds[node, CAREFULLY] = odds[node, CAREFULLY_NEXT]
        odds[node, CARELESSLY] = odds[node, CARELESSLY_NEXT]


@kernel
def move_from(board: Graph, rules: Rules, state: State, ticket: int, odds: Any, node: int) -> None:
    """What he does from one station: each ride by its share of all that he could pay."""
    worth, rides = 0.0, 0.0
    for other in range(4):
        if other == ticket or x_holds(rules, state, other, 0):
            column = column_of(rules, other)
            price = PRICE[other]
            for place in range(board.first[node, column], board.first[node, column + 1]):
                worth += price * odds[board.to[place], WORTH]
                rides += price * odds[board.to[place], OPEN]
            if may_stay_with(rules, other):
                worth += price * odds[node, WORTH]
                rides += price * odds[node, OPEN]
    if rides <= 0.0:
        return
    careful = odds[node, CAREFULLY] * PRICE[ticket] / worth
    careless = odds[node, CARELESSLY] * PRICE[ticket] / rides
    paid = column_of(rules, ticket)
    for place in range(board.first[node, paid], board.first[node, paid + 1]):
        to = int(board.to[place])
        odds[to, CAREFULLY_NEXT] += careful * odds[to, WORTH]
        odds[to, CARELESSLY_NEXT] += careless * odds[to, OPEN]
    if may_stay_with(rules, ticket):
        odds[node, CAREFULLY_NEXT] += careful * odds[node, WORTH]
        odds[node, CARELESSLY_NEXT] += careless * odds[node, OPEN]


@kernel
def renormalise(board: Graph, known: Any, odds: Any) -> None:
    """Nothing outside the possible stations; where nothing is left, each of them alike. Adds up to one."""
    total = 0.0
    for node in range(board.nodes):
        if contains(known, node):
            total += odds[node, CAREFULLY] + odds[node, CARELESSLY]
    if total <= 0.0:
        begin(board, odds)
        total = 0.0
        for node in range(board.nodes):
            if contains(known, node):
                total += 1.0
    for node in range(board.nodes):
        share = 1.0 / total if contains(known, node) else 0.0
        odds[node, CAREFULLY] = odds[node, CAREFULLY] * share
        odds[node, CARELESSLY] = odds[node, CARELESSLY] * share


@kernel
def believe(
    board: Graph, rules: Rules, before: State, state: State, move: int, known: Any, odds: Any, scratch: Any
) -> None:  # fmt: skip
    """As `deduction.learn`, for the set and for how likely each of its stations is."""
    learn(board, rules, before, state, move, known, scratch)
    if kind_of(move) == DEALT:
        begin(board, odds)
    elif pawn_of(move) == X:
        weigh_targets(board, rules, before, odds, before.legs + legs_of(move) > 1)
        move_on(board, rules, before, ticket_of(move), odds)
    renormalise(board, known, odds)


class Belief:
    """Follows one viewer's shadow."""

    def __init__(self, shadow: KnownTable) -> None:
        self.odds = new_odds(shadow.board)
        begin(shadow.board, self.odds)

    def see(self, shadow: KnownTable, fact: dict[str, Any]) -> None:
        moved = fact["event"] == "entry_covered"
        before = shadow.possible.tobytes()
        if moved:
            weigh_targets(shadow.board, shadow.rules, shadow.state, self.odds, shadow.state.legs > 1)
            ticket = shadow.words.tickets.index(fact["ticket"])
            move_on(shadow.board, shadow.rules, shadow.state, ticket, self.odds)
        shadow.see(fact)
        if moved or shadow.possible.tobytes() != before:
            renormalise(shadow.board, shadow.possible, self.odds)

    def stations(self, shadow: KnownTable) -> dict[int, float]:
        weights = {shadow.words.stations[node]: float(self.odds[node, :2].sum()) for node in members(shadow.possible)}
        return with_floor(weights)
