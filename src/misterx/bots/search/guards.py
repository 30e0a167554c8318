"""How detectives of the ticket hands stand guard: each keeps one target of the mission within reach, and closes in.

A detective who is nearer to his target than Mister X can be there first. So of his moves the good ones leave few of
the places where Mister X can be nearer, and of those the ones that close in on him are best.
"""

from __future__ import annotations

from typing import Any

from misterx.families.hand.cities import is_target
from misterx.families.hand.codes import target_of, ticket_of, who_of
from misterx.families.hand.possible import contains
from misterx.families.hand.state import BLUE, DETECTIVES, SYMBOLS
from misterx.kernel.bits import count_bits, count_set, sum_of_distances, words_of
from misterx.kernel.graph import FAR
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

LOST = 1.5  # what it costs that he is surely nearer to the target, in rides
CAUGHT = 20.0  # what it is worth to arrive where he surely is
PRICE = 0.05  # of a ticket that special actions need


@kernel
def count_within(board: Any, known: Any, node: int, rides: int) -> int:
    """How many places of a set are so many rides from a node, or fewer."""
    if rides >= board.levels:
        return count_set(board, known)
    total = 0
    for word in range(words_of(board)):
        total += count_bits(int(known[word]) & ~int(board.farther[node, rides, word]))
    return total


@kernel
def target_for(board: Any, state: Any, pawn: int) -> int:
    """The target that is this detective's to guard: the nearest pair first, then the next among the others."""
    taken, placed = 0, 0  # masks: targets in the order of their nodes, detectives
    for _ in range(DETECTIVES):
        best, best_node, best_place, best_pawn = FAR + 1, -1, 0, 0
        place = -1
        for node in range(board.nodes):
            if not is_target(board, state, node):
                continue
            place += 1
            if taken >> place & 1:
                continue
            for other in range(1, DETECTIVES + 1):
                if placed >> other & 1 or state.pos[other] < 0:
                    continue
                away = int(board.distance[state.pos[other], node])
                if away < best:
                    best, best_node, best_place, best_pawn = away, node, place, other
        if best_pawn == pawn or best_node < 0:
            return best_node
        taken |= 1 << best_place
        placed |= 1 << best_pawn
    return -1


@kernel
def cost_of(board: Any, known: Any, places: int, guarded: int, to: int) -> float:
    """How bad it is for a detective to be in a city, in rides."""
    cost = sum_of_distances(board, known, to) / places
    if contains(known, to):
        cost -= CAUGHT / places
    if guarded >= 0:
        away = int(board.distance[to, guarded])
        cost += LOST * count_within(board, known, guarded, away) / places
    return cost


@kernel
def price_of(move: int) -> float:
    return PRICE if ticket_of(move) % SYMBOLS <= BLUE else 0.0


@kernel
def stand_guard(board: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int) -> int:
    """The first detective who has a move takes his best one."""
    pawn = who_of(int(moves[0]))
    places = max(1, count_set(board, known))
    guarded = target_for(board, state, pawn)
    best, best_cost, ties = int(moves[0]), 1e9, 0
    cost_at, cost = -1, 0.0
    for i in range(n):
        move = int(moves[i])
        if who_of(move) != pawn:
            break
        if target_of(move) != cost_at:
            cost_at = target_of(move)
            cost = cost_of(board, known, places, guarded, cost_at)
        total = cost + price_of(move)
        if total < best_cost - 1e-6:
            best, best_cost, ties = move, total, 1
        elif total < best_cost + 1e-6:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best


@kernel
def rate_guards(board: Any, state: Any, known: Any, moves: Any, n: int, ratings: Any, dropped: float) -> None:
    """One detective is thought about at a time, and of tickets that lead to the same city the cheapest."""
    pawn = who_of(int(moves[0]))
    places = max(1, count_set(board, known))
    guarded = target_for(board, state, pawn)
    for i in range(n):
        move = int(moves[i])
        ratings[i] = dropped
        if who_of(move) == pawn:
            ratings[i] = -cost_of(board, known, places, guarded, target_of(move)) - price_of(move)
            for j in range(i):
                if ratings[j] > dropped and target_of(int(moves[j])) == target_of(move):
                    if ratings[j] >= ratings[i]:
                        ratings[i] = dropped
                        break
                    ratings[j] = dropped
