"""Whole games of the search against itself, compiled: what the net learns from."""

from __future__ import annotations

from typing import Any

from misterx.bots.mcts.search import run_search
from misterx.bots.mcts.tree import START
from misterx.bots.transit.features import FEATURES, count_beyond, describe
from misterx.bots.transit.hunter_policy import rate_hunter_moves
from misterx.bots.transit.playout import nearest_hunter
from misterx.bots.transit.x_policy import TRAITS, rate_x_moves
from misterx.families.shared.playout import draw_chance
from misterx.families.transit.deduction import contains, learn
from misterx.families.transit.schema.state import X_TURN
from misterx.families.verbs import apply, decider, outcome
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms
from misterx.kernel.records import record_type

GAME, BEFORE = 2, 3  # places among the states; the search works in the first two
NEARNESS = (196, 671, 540, 384, 196)  # how likely he is 1, 2, 3, 4, 5 and more rides from the nearest hunter

HABITS = record_type(
    [
        ("short", "<i4"),  # iterations of most decisions, and of those that are noted
        ("long", "<i4"),
        ("noted_x", "<i4"),  # of 1000
        ("noted_hunters", "<i4"),
        ("curious", "<i4"),  # of 1000 moves, those drawn as often as they were tried
    ]
)


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
def note_choices(
    board: Any, rules: Any, state: Any, known: Any, tree: Any, room: Any, net: Any, moves: Any, scratch: Any,
    side: int, group: int, choices: Any, row: int,
) -> int:  # fmt: skip
    """A row for each move that was considered: its group, the side, its traits, and how often of all it was tried."""
    first, last = int(tree.first[0]), int(tree.first[0] + tree.count[0])
    if row + last - first > len(choices):
        return row
    for edge in range(first, last):
        moves[0] = tree.move[edge]
        if side == MISTER_X:
            rate_x_moves(board, rules, state, known, moves, 1, net.x, room.traits, room.rating, scratch)
        else:
            rate_hunter_moves(board, rules, state, known, moves, 1, net.hunters, room.traits, room.rating, scratch)
        choices[row, 0] = group
        choices[row, 1] = side
        for trait in range(TRAITS):
            choices[row, 2 + trait] = room.traits[trait]
        choices[row, 2 + TRAITS] = tree.tries[edge] / max(int(tree.visits[0]), 1)
        row += 1
    return row


@kernel
def play_and_note(
    board: Any, rules: Any, start: Any, states: Any, roots: Any, chances: Any, known: Any, work: Any, scratch: Any,
    tree: Any, room: Any, net: Any, parameters: Any, randoms: Any, moves: Any, weights: Any, habits: Any, seed: int,
    rows: Any, choices: Any, ends: Any,
) -> None:  # fmt: skip
    """One game. Adds a row for each turn of Mister X: his table, what the search expected, and whether he won.

    `ends` says how many rows there are of either kind. Now and then a side thinks longer, and its choice is noted.
    """
    seed_randoms(randoms, seed)
    states[GAME] = start[0]
    begun, row, choice = int(ends[0]), int(ends[0]), int(ends[1])
    turn = 0
    while outcome(board, rules, states[GAME]) == NOBODY:
        side = decider(board, rules, states[GAME])
        if side == CHANCE:
            move = draw_chance(board, rules, states[GAME], randoms, moves, weights)
        else:
            turn += 1
            noted = draw(randoms, 1000) < (habits.noted_x if side == MISTER_X else habits.noted_hunters)
            n = list_tables(board, rules, states, known, roots, chances, side)
            run_search(
                board, rules, roots, chances, n, states, known, work, scratch, tree, room, parameters, randoms, moves,
                weights, moves, 0, side, net, START, habits.long if noted else habits.short, True,
            )  # fmt: skip
            if states[GAME].phase == X_TURN:
                describe(board, rules, states[GAME], known, rows[row], scratch)
                rows[row, FEATURES] = tree.total[0] / max(int(tree.visits[0]), 1)
                row += 1
            move = choose(tree, randoms, habits.curious)
            if noted and tree.count[0] > 1:
                group = seed % 1000 * 1000 + turn
                choice = note_choices(
                    board, rules, states[GAME], known, tree, room, net, moves, scratch, side, group, choices, choice
                )  # fmt: skip
        states[BEFORE] = states[GAME]
        apply(board, rules, states[GAME], move, None)
        learn(board, rules, states[BEFORE], states[GAME], move, known, scratch)
    won = 1.0 if outcome(board, rules, states[GAME]) == MISTER_X else 0.0
    for place in range(begun, row):
        rows[place, FEATURES + 1] = won
    ends[0] = row
    ends[1] = choice
