"""Greedy play for the transit games.

Mister X takes the move that ends farthest from the nearest hunter, ties by the most places where he could then be. He
plays a double move only if no single move takes him out of the hunters' reach. A hunter takes the move with the least
sum of distances to all places where Mister X can be. Further ties are broken at random.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.transit.playout import nearest_hunter
from misterx.families.transit.knowledge.deduction import contains, learn, possible_moves
from misterx.families.transit.schema.moves import (
    DOUBLE,
    FROM_SUPPLY,
    NO_BLOCK,
    RIDE,
    block_of,
    kind_of,
    legs_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import HUNTERS_TURN, State
from misterx.families.transit.specials import comes_down, departs
from misterx.families.transit.stations import is_closed_to_x
from misterx.families.transit.tickets import x_holds
from misterx.kernel.bits import count_set, sum_of_distances
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

__all__ = ["greedy", "learn"]

WORST = 1 << 30
LONG_WAY = 4  # a mean distance worth a departure
SURE_ENOUGH = 12  # places that a departure may aim at
CLOSE = 2  # a roadblock is worth it this near


@kernel
def greedy(board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any) -> int:
    """The greedy one of n legal moves. Of Mister X's station a hunter's choice knows nothing."""
    if state.phase == HUNTERS_TURN:
        return greedy_hunter(board, rules, state, known, randoms, moves, n)
    return greedy_x(board, rules, state, known, randoms, moves, n, scratch)


@kernel
def greedy_x(
    board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any
) -> int:
    best, best_score, best_distance, ties = 0, -1, 0, 0
    hidden = not (rules.always_visible or rules.reveals[state.entries + 1])
    counted, places = -1, 1
    for i in range(n):
        move = int(moves[i])
        if legs_of(move) > 0:
            continue
        if hidden and counted != ticket_of(move):  # moves come in the order of their tickets
            counted = ticket_of(move)
            possible_moves(board, rules, state, counted, known, scratch)
            places = count_set(board, scratch)
        distance = nearest_hunter(board, state, int(rules.hunters), target_of(move))
        score = distance * 2048 + (1 if shows(move) else places)
        if score > best_score:
            best, best_score, best_distance, ties = move, score, distance, 1
        elif score == best_score:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    if best_score < 0:  # only longer moves are left, as inside a double
        return int(moves[draw(randoms, n)])
    if best_distance > 1:
        return best
    return escape(board, rules, state, randoms, moves, n, best, best_distance)


@kernel
def escape(board: Graph, rules: Rules, state: State, randoms: Any, moves: Any, n: int, best: int, distance: int) -> int:
    """A double move that ends farther away than the best single one, if there is one."""
    ties = 1
    for i in range(n):
        move = int(moves[i])
        if legs_of(move) != DOUBLE or shows(move):
            continue
        middle = target_of(move)
        for mode in range(3):
            if not x_holds(rules, state, mode, 1 if mode == ticket_of(move) else 0):
                continue
            for place in range(board.first[middle, mode], board.first[middle, mode + 1]):
                to = int(board.to[place])
                if is_closed_to_x(board, rules, state, to):
                    continue
                reached = nearest_hunter(board, state, int(rules.hunters), to)
                if reached > distance:
                    best, distance, ties = move, reached, 1
                elif reached == distance and legs_of(best) == DOUBLE:
                    ties += 1
                    if draw(randoms, ties) == 0:
                        best = move
    return best


@kernel
def greedy_hunter(board: Graph, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int) -> int:
    """The first hunter who has a move takes his best one."""
    first = int(moves[0])
    pawn = pawn_of(first)
    if comes_down(first):
        return pay_with_most(rules, state, moves, n)
    block = wanted_block(board, state, known, pawn)
    best, best_cost, ties = first, WORST, 0
    leaving = 0
    cost_at, cost = -1, 0
    for i in range(n):
        move = int(moves[i])
        if pawn_of(move) != pawn:
            break
        if departs(move):
            leaving = i
            break
        if kind_of(move) != RIDE or (block_of(move) != block and block_of(move) != NO_BLOCK):
            continue
        if target_of(move) != cost_at:
            cost_at = target_of(move)
            cost = 2 * sum_of_distances(board, known, cost_at)
        if cost + (block_of(move) != block) < best_cost:
            best, best_cost, ties = move, cost + (block_of(move) != block), 1
        elif cost + (block_of(move) != block) == best_cost:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    places = count_set(board, known)
    if leaving > 0 and places <= SURE_ENOUGH and best_cost > 2 * LONG_WAY * places:
        return depart_to_the_middle(board, known, pawn, moves, leaving, n)
    return best


@kernel
def depart_to_the_middle(board: Graph, known: Any, pawn: int, moves: Any, start: int, n: int) -> int:
    """The departure whose target is nearest to all the places where he can be."""
    best, best_cost = int(moves[start]), WORST
    for i in range(start, n):
        move = int(moves[i])
        if departs(move) and pawn_of(move) == pawn and contains(known, target_of(move)):
            cost = sum_of_distances(board, known, target_of(move))
            if cost < best_cost:
                best, best_cost = move, cost
    return best


@kernel
def wanted_block(board: Graph, state: State, known: Any, pawn: int) -> int:
    """A roadblock from the supply where Mister X may be close behind; none otherwise."""
    here = int(state.pos[pawn])
    for node in range(board.nodes):
        if here >= 0 and contains(known, node) and board.distance[here, node] <= CLOSE:
            return FROM_SUPPLY
    return NO_BLOCK


@kernel
def pay_with_most(rules: Rules, state: State, moves: Any, n: int) -> int:
    """Coming down costs any ticket: the kind of which most are left."""
    best = int(moves[0])
    stock = int(rules.stock[pawn_of(best)])
    for i in range(1, n):
        move = int(moves[i])
        if pawn_of(move) == pawn_of(best) and comes_down(move):
            if state.tickets[stock, ticket_of(move)] > state.tickets[stock, ticket_of(best)]:
                best = move
    return best
