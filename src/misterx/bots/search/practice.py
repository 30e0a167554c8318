"""Whole games of the search against itself, compiled: what the net learns from."""

from __future__ import annotations

from typing import Any

from misterx.bots.search.tree import START
from misterx.bots.search.walk import run_search
from misterx.bots.transit.describe import FEATURES, count_beyond, describe
from misterx.bots.transit.greed import nearest_hunter
from misterx.families.playout import draw_chance
from misterx.families.transit.possible import contains, learn
from misterx.families.transit.state import X_TURN
from misterx.families.verbs import apply, decider, outcome
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms

GAME, BEFORE = 2, 3  # places among the states; the search works in the first two
NEARNESS = (196, 671, 540, 384, 196)  # how likely he is 1, 2, 3, 4, 5 and more rides from the nearest hunter


@kernel
def list_tables(board: Any, rules: Any, states: Any, known: Any, roots: Any, chances: Any, side: int) -> int:
    """Every table that hunters can believe in, and how likely it is; his true one first where he thinks himself."""
    n = 0
    if side == MISTER_X:
        roots[0] = states[GAME]
        chances[0] = 0
        n = 1
    for node in range(board.nodes):
        if contains(known, node):
            roots[n] = states[GAME]
            roots[n].x = node
            category = min(max(nearest_hunter(board, states[GAME], int(rules.hunters), node), 1), 5)
            alike = count_beyond(board, rules, states[GAME], known, category - 1)
            if category < 5:
                alike -= count_beyond(board, rules, states[GAME], known, category)
            chances[n] = 1 + 1000 * NEARNESS[category - 1] // max(alike, 1)
            n += 1
    return n


@kernel
def choose(tree: Any, randoms: Any, curious: int) -> int:
    """The move tried most; one time in so many of 1000, any as often as it was tried."""
    first, last = int(tree.first[0]), int(tree.first[0] + tree.count[0])
    best = first
    for edge in range(first, last):
        if tree.tries[edge] > tree.tries[best]:
            best = edge
    if draw(randoms, 1000) < curious:
        total = 0
        for edge in range(first, last):
            total += tree.tries[edge]
        left = draw(randoms, max(total, 1))
        for edge in range(first, last):
            left -= tree.tries[edge]
            if left < 0:
                return int(tree.move[edge])
    return int(tree.move[best])


@kernel
def practise(
    board: Any, rules: Any, start: Any, states: Any, roots: Any, chances: Any, known: Any, work: Any, scratch: Any,
    tree: Any, room: Any, net: Any, parameters: Any, randoms: Any, moves: Any, weights: Any, iterations: int,
    curious: int, seed: int, rows: Any, row: int,
) -> int:  # fmt: skip
    """One game. Writes a row for each turn of Mister X, its last number being whether he won; returns the next row."""
    seed_randoms(randoms, seed)
    states[GAME] = start[0]
    begun = row
    while outcome(board, rules, states[GAME]) == NOBODY:
        side = decider(board, rules, states[GAME])
        if side == CHANCE:
            move = draw_chance(board, rules, states[GAME], randoms, moves, weights)
        else:
            if states[GAME].phase == X_TURN:
                describe(board, rules, states[GAME], known, rows[row], scratch)
                row += 1
            n = list_tables(board, rules, states, known, roots, chances, side)
            run_search(
                board, rules, roots, chances, n, states, known, work, scratch, tree, room, parameters, randoms, moves,
                weights, moves, 0, side, net, START, iterations, True,
            )  # fmt: skip
            move = choose(tree, randoms, curious)
        states[BEFORE] = states[GAME]
        apply(board, rules, states[GAME], move, None)
        learn(board, rules, states[BEFORE], states[GAME], move, known, scratch)
    won = 1.0 if outcome(board, rules, states[GAME]) == MISTER_X else 0.0
    for place in range(begun, row):
        rows[place, FEATURES] = won
    return row
