"""Whole games of the search against itself, compiled: what the net learns from."""

from __future__ import annotations

from typing import Any

from misterx.bots.search.tree import START
from misterx.bots.search.walk import run_search
from misterx.bots.transit.describe import FEATURES, MOVE_FEATURES, count_beyond, describe, describe_move
from misterx.bots.transit.greed import nearest_hunter
from misterx.families.playout import draw_chance
from misterx.families.transit.codes import ticket_of
from misterx.families.transit.possible import contains, learn, possible_moves
from misterx.families.transit.state import X_TURN
from misterx.families.verbs import apply, decider, outcome
from misterx.kernel.bits import count_set
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms

GAME, BEFORE = 2, 3  # places among the states; the search works in the first two
NOTED = 3  # every so manieth of his decisions is noted, move by move
ROW, CHOICE = 0, 1  # places in the counts of what was written
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
def note_choice(
    board: Any, rules: Any, state: Any, known: Any, tree: Any, scratch: Any, choices: Any, counts: Any
) -> None:  # fmt: skip
    """Write a row for each of his moves: its features, how often it was tried, and how many moves there are."""
    first, n = int(tree.first[0]), int(tree.count[0])
    if counts[CHOICE] + n > len(choices):
        return
    counted, wide = -1, 1
    before = max(count_set(board, known), 1)
    danger = nearest_hunter(board, state, int(rules.hunters), int(state.x)) <= 1
    for edge in range(first, first + n):
        move = int(tree.move[edge])
        if ticket_of(move) != counted:
            counted = ticket_of(move)
            possible_moves(board, rules, state, counted, known, scratch)
            wide = max(count_set(board, scratch), 1)
        row = choices[counts[CHOICE]]
        describe_move(board, rules, state, move, before, scratch, wide, danger, row)
        row[MOVE_FEATURES] = tree.tries[edge]
        row[MOVE_FEATURES + 1] = n
        counts[CHOICE] += 1


@kernel
def practise(
    board: Any, rules: Any, start: Any, states: Any, roots: Any, chances: Any, known: Any, work: Any, scratch: Any,
    tree: Any, room: Any, net: Any, parameters: Any, randoms: Any, moves: Any, weights: Any, iterations: int,
    curious: int, seed: int, rows: Any, choices: Any, counts: Any,
) -> None:  # fmt: skip
    """One game. Writes a row for each turn of Mister X, its last number being whether he won, and some choices."""
    seed_randoms(randoms, seed)
    states[GAME] = start[0]
    begun = int(counts[ROW])
    while outcome(board, rules, states[GAME]) == NOBODY:
        side = decider(board, rules, states[GAME])
        if side == CHANCE:
            move = draw_chance(board, rules, states[GAME], randoms, moves, weights)
        else:
            if states[GAME].phase == X_TURN:
                describe(board, rules, states[GAME], known, rows[counts[ROW]], scratch)
                counts[ROW] += 1
            n = list_tables(board, rules, states, known, roots, chances, side)
            run_search(
                board, rules, roots, chances, n, states, known, work, scratch, tree, room, parameters, randoms, moves,
                weights, moves, 0, side, net, START, iterations, True,
            )  # fmt: skip
            if side == MISTER_X and draw(randoms, NOTED) == 0:
                note_choice(board, rules, states[GAME], known, tree, scratch, choices, counts)
            move = choose(tree, randoms, curious)
        states[BEFORE] = states[GAME]
        apply(board, rules, states[GAME], move, None)
        learn(board, rules, states[BEFORE], states[GAME], move, known, scratch)
    won = 1.0 if outcome(board, rules, states[GAME]) == MISTER_X else 0.0
    for place in range(begun, counts[ROW]):
        rows[place, FEATURES] = won
