"""How Mister X of the ticket hands gets to a target: what cities are worth to him, in priors and playouts.

He heads for targets where he comes before a guard, and shuns detectives the more, the likelier they think him there.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.hand.belief import ONE, soon
from misterx.bots.hand.distances import list_targets, rides_of_nearest
from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held
from misterx.families.hand.schema.moves import (
    CHOOSE,
    DOUBLE,
    DOUBLE_HIDDEN,
    HIDDEN,
    kind_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.state import FOOT, MISSION, SYMBOLS, State
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

WIN, LOST = 1000.0, 1e3
RIDE = 20.0  # to a target, one ride less
BESIDE, NEAR, CLOSE = 58.0, 5.0, 8.0  # a detective is one, two or three rides away
ANYWAY, GUESSED = 0.75, 2.4  # how much of it if nobody thinks him there, and how fast it grows with his chance there
GUARDED, BEFORE = 2.0, 0.2  # rides that a guard counts for who comes so much before him
SECOND = 0.25  # the target after the nearest
DOUBLED, UNSEEN, OWN = 9.0, 13.0, 6.0  # what a double move costs, a hidden one hides, a symbol of his is worth
TEMPERATURE = 8.0  # how much worse a city must be to be rated one less

# Scratch: targets, and rides of the nearest guard to each.
MOST = 32
GUARD, COUNT, LISTED = MOST, 2 * MOST, 2 * MOST + 1


@kernel
def list_guards(board: Map, state: State, mission: int, scratch: Any) -> None:
    """Note the targets of a mission, and the rides of the nearest guard to each."""
    scratch[COUNT] = list_targets(board, mission, scratch, MOST)
    for place in range(scratch[COUNT]):
        scratch[GUARD + place] = rides_of_nearest(board, state, int(scratch[place]))
    scratch[LISTED] = mission + 1


@kernel
def danger(board: Map, state: State, known: Any, node: int) -> float:
    away = rides_of_nearest(board, state, node)
    if away > 3:
        return 0.0
    feared = BESIDE if away <= 1 else NEAR if away == 2 else CLOSE
    if state.phase == MISSION:
        return feared
    thought = min(1.0, float(GUESSED * known[soon(board) + node] / ONE))
    return feared * (ANYWAY + (1.0 - ANYWAY) * thought)


@kernel
def prospect(board: Map, state: State, known: Any, mission: int, node: int, scratch: Any) -> float:
    """How good a city is for him; scratch[LISTED] has to be 0 before the first."""
    if board.targets[node] >> mission & 1:
        return WIN
    if scratch[LISTED] != mission + 1:
        list_guards(board, state, mission, scratch)
    return -RIDE * rides_left(board, scratch, node) - danger(board, state, known, node)


@kernel
def rides_left(board: Map, scratch: Any, node: int) -> float:
    """Rides to the target that he reaches first, guards counted, and a little of those to the second."""
    best, second = LOST, LOST
    for place in range(scratch[COUNT]):
        mine = float(board.distance[node, scratch[place]])
        cost = mine + GUARDED * min(max(mine - scratch[GUARD + place] + BEFORE, 0.0), 2.0)
        if cost < best:
            best, second = cost, best
        elif cost < second:
            second = cost
    if second < LOST:
        best += SECOND * (second - best)
    return best


@kernel
def beyond(board: Map, state: State, known: Any, node: int, scratch: Any) -> float:
    """The best city that the second half of a double move could reach from here."""
    best = -1e9
    for place in range(board.first[node, ANY], board.first[node, ANY + 1]):
        to = int(board.to[place])
        if not is_held(state, to):
            best = max(best, prospect(board, state, known, int(state.mission), to, scratch))
    return best


@kernel
def drop_equal_payments(moves: Any, n: int) -> int:
    """Leave one way to pay for the same move, with tickets that have no symbol of his; returns how many are left."""
    kept = 0
    for i in range(n):
        move = int(moves[i])
        if kept > 0 and is_alike(int(moves[kept - 1]), move):
            if is_own(int(moves[kept - 1])) and not is_own(move):
                moves[kept - 1] = move
        else:
            moves[kept] = move
            kept += 1
    return kept


@kernel
def is_alike(one: int, other: int) -> bool:
    """Whether two moves differ in tickets only that nobody can read anything from."""
    kind = kind_of(one)
    same = kind == kind_of(other) and target_of(one) == target_of(other) and who_of(one) == who_of(other)
    return same and (kind in (HIDDEN, DOUBLE_HIDDEN) or ticket_of(one) // SYMBOLS == ticket_of(other) // SYMBOLS)


@kernel
def is_own(move: int) -> bool:
    """Whether its ticket has a symbol that his special actions need."""
    return ticket_of(move) % SYMBOLS >= FOOT


@kernel
def worth(board: Map, state: State, known: Any, move: int, scratch: Any) -> float:
    """How good a move is, or a mission with its start."""
    kind = kind_of(move)
    if kind == CHOOSE:
        return prospect(board, state, known, who_of(move), target_of(move), scratch)
    value = prospect(board, state, known, int(state.mission), target_of(move), scratch)
    if kind in (DOUBLE, DOUBLE_HIDDEN) and value < WIN:
        value = beyond(board, state, known, target_of(move), scratch) - DOUBLED
    if kind in (HIDDEN, DOUBLE_HIDDEN):
        return value + UNSEEN
    return value - OWN if is_own(move) else value


@kernel
def playout_x_move(board: Map, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any) -> int:
    """The best of his moves, or of his missions and starts; one of them where several are alike."""
    best, most, ties = int(moves[0]), -1e9, 0
    scratch[LISTED] = 0
    for i in range(drop_equal_payments(moves, n)):
        value = worth(board, state, known, int(moves[i]), scratch)
        if value > most + 1e-9:
            best, most, ties = int(moves[i]), value, 1
        elif value > most - 1e-9:
            ties += 1
            if draw(randoms, ties) == 0:
                best = int(moves[i])
    return best


@kernel
def rate_x_moves(
    board: Map, state: State, known: Any, moves: Any, n: int, ratings: Any, scratch: Any, dropped: float
) -> None:  # fmt: skip
    """How good each of his moves is; those that are not thought about are dropped."""
    scratch[LISTED] = 0
    kept = drop_equal_payments(moves, n)
    for i in range(n):
        ratings[i] = worth(board, state, known, int(moves[i]), scratch) / TEMPERATURE if i < kept else dropped
