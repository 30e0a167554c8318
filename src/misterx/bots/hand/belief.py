"""Where Mister X of the ticket hands probably is, kept up inside a search.

Behind the sets of `families/hand/knowledge/deduction.py`, `known` has three more numbers for every city: its chance
now, its chance after his next move, and how good it is for him. He is taken to choose good cities far more often than
bad ones, as `prior.py` does for the true table.
"""

from __future__ import annotations

from math import exp
from typing import Any

from misterx.bots.hand.distances import list_free_targets, rides_of_nearest, rides_to_nearest
from misterx.families.hand.board import Map
from misterx.families.hand.knowledge.deduction import KNOWN, contains, learn
from misterx.families.hand.schema.moves import DOUBLE_HIDDEN, HIDDEN, kind_of, ticket_of
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import OVER, SYMBOLS, State
from misterx.kernel.bits import words_of
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel, small

ONE = 1 << 20  # a chance of 1
CLOSED = -(1 << 20)
NEAR, SAFE, RIDE, DANGER = 12, 3, 20, 40  # what he weighs: rides from detectives, and to a target
SHARP = 4.0  # how much worse a city must be to be chosen 2.7 times less often
BLIND = 0.1  # how much of all play knows nothing of this


@small
def now(board: Map) -> int:
    """Where chances begin in `known`."""
    return KNOWN


@small
def soon(board: Map) -> int:
    return KNOWN + 32 * words_of(board)


@small
def worths(board: Map) -> int:
    return KNOWN + 64 * words_of(board)


@kernel
def weigh(board: Map, state: State, known: Any, scratch: Any) -> None:
    """How good every city is for him; one that a detective holds is CLOSED."""
    n = list_free_targets(board, state, int(state.mission), scratch, len(scratch))
    base = worths(board)
    for node in range(board.nodes):
        near = rides_of_nearest(board, state, node)
        worth = NEAR * min(near, SAFE) - RIDE * rides_to_nearest(board, scratch, n, node)
        if near <= 1:
            worth -= DANGER
        known[base + node] = worth if near > 0 else CLOSED


@kernel
def spread(board: Map, known: Any, column: int) -> None:
    """Chances after a move by this column, from those of now; he could have gone by any."""
    source, after, worth_of = now(board), soon(board), worths(board)
    for node in range(board.nodes):
        known[after + node] = 0
    for node in range(board.nodes):
        chance = float(known[source + node])
        if chance == 0.0:
            continue
        first, last = int(board.first[node, ANY]), int(board.first[node, ANY + 1])
        best = CLOSED
        for place in range(first, last):
            best = max(best, int(known[worth_of + board.to[place]]))
        total = 1e-9
        for place in range(first, last):
            total += factor(int(known[worth_of + board.to[place]]), best)
        for place in range(board.first[node, column], board.first[node, column + 1]):
            to = int(board.to[place])
            if known[worth_of + to] > CLOSED:
                share = (1.0 - BLIND) * factor(int(known[worth_of + to]), best) / total + BLIND / (last - first)
                known[after + to] += int(chance * share)


@kernel
def factor(worth: int, best: int) -> float:
    """How often a city is chosen beside the best of them."""
    return exp((worth - best) / SHARP) if worth > CLOSED else 0.0


@kernel
def start(board: Map, known: Any) -> None:
    """Chances of the cities where he can begin, into those of soon."""
    best = CLOSED
    for node in range(board.nodes):
        if contains(known, node):
            best = max(best, int(known[worths(board) + node]))
    for node in range(board.nodes):
        share = (1.0 - BLIND) * factor(int(known[worths(board) + node]), best) + BLIND
        known[soon(board) + node] = int(ONE * share) if contains(known, node) else 0


@kernel
def settle(board: Map, known: Any) -> None:
    """Take the chances of soon as those of now: none where he cannot be, and adding up to ONE."""
    total = 0
    base = soon(board)
    for node in range(board.nodes):
        known[now(board) + node] = known[base + node] if contains(known, node) else 0
        total += known[now(board) + node]
    for node in range(board.nodes):
        if total > 0:
            known[now(board) + node] = known[now(board) + node] * ONE // total
        elif contains(known, node):
            known[now(board) + node] = 1


@kernel
def follow_move(board: Map, rules: Rules, before: State, state: State, move: int, known: Any, scratch: Any) -> None:
    """Keep up what is known, and what is probable."""
    learn(board, rules, before, state, move, known, scratch)
    if state.phase == OVER:
        return
    if before.mission != state.mission:
        weigh(board, state, known, scratch)
        start(board, known)
        settle(board, known)
        spread(board, known, ANY)
    elif before.moves != state.moves:
        weigh(board, state, known, scratch)
        spread(board, known, ANY if kind_of(move) in (HIDDEN, DOUBLE_HIDDEN) else ticket_of(move) // SYMBOLS)
        settle(board, known)
        spread(board, known, ANY)
