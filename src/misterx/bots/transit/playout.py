"""Quick greedy choices for playouts: who is near whom, and nothing else."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.knowledge.deduction import possible_moves
from misterx.families.transit.schema.moves import RIDE, block_of, kind_of, legs_of, pawn_of, target_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import HUNTERS_TURN, State
from misterx.kernel.bits import count_set, sum_of_distances
from misterx.kernel.graph import FAR, Graph
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

WORST = 1 << 30


@kernel
def nearest_hunter(board: Graph, state: State, hunters: int, node: int) -> int:
    nearest = FAR
    for pawn in range(1, hunters + 1):
        if state.pos[pawn] >= 0:
            nearest = min(nearest, int(board.distance[state.pos[pawn], node]))
    return nearest


@kernel
def choose_playout_move(
    board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any
) -> int:
    """A greedy one of n moves, fit for a playout."""
    if state.phase == HUNTERS_TURN:
        return playout_hunter_move(board, rules, state, known, randoms, moves, n)
    return playout_x_move(board, rules, state, known, randoms, moves, n, scratch)


@kernel
def playout_x_move(
    board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any
) -> int:
    """Farthest from the nearest hunter; ties by the most places where he could be, then at random.

    Of a double move the first leg alone is looked at, and it counts only where no single move leads out of reach.
    """
    best, best_distance, tickets = int(moves[0]), -1, 0
    for i in range(n):
        move = int(moves[i])
        distance = safety(board, rules, state, move)
        if distance > best_distance:
            best, best_distance, tickets = move, distance, 0
        if distance == best_distance:
            tickets |= 1 << ticket_of(move)
    widest = widest_ticket(board, rules, state, known, scratch, tickets)
    ties = 0
    for i in range(n):
        move = int(moves[i])
        if (ticket_of(move) == widest or widest < 0) and safety(board, rules, state, move) == best_distance:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best


@kernel
def safety(board: Graph, rules: Rules, state: State, move: int) -> int:
    distance = nearest_hunter(board, state, int(rules.hunters), target_of(move))
    if legs_of(move) > 0:
        return 1 if distance > 1 else 0  # better than being in reach, worse than a single move out of it
    return distance


@kernel
def widest_ticket(board: Graph, rules: Rules, state: State, known: Any, scratch: Any, tickets: int) -> int:
    """Of a mask of tickets the one that leaves most places where he could be; -1 where it does not matter."""
    if tickets & (tickets - 1) == 0 or rules.always_visible or rules.reveals[state.entries + 1]:
        return -1
    widest, most = -1, -1
    for ticket in range(4):
        if tickets >> ticket & 1:
            possible_moves(board, rules, state, ticket, known, scratch)
            places = count_set(board, scratch)
            if places > most:
                widest, most = ticket, places
    return widest


@kernel
def playout_hunter_move(board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int) -> int:
    """The first hunter who can moves where the sum of distances to all possible stations is least."""
    best = int(moves[0])
    if kind_of(best) != RIDE:
        return int(moves[draw(randoms, n)])
    pawn = pawn_of(best)
    best_cost, ties = WORST, 0
    at, cost = -1, 0
    for i in range(n):
        move = int(moves[i])
        if pawn_of(move) != pawn or kind_of(move) != RIDE:
            break
        if block_of(move):
            continue
        if target_of(move) != at:
            at = target_of(move)
            cost = sum_of_distances(board, known, at)
        if cost < best_cost:
            best, best_cost, ties = move, cost, 1
        elif cost == best_cost:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best
