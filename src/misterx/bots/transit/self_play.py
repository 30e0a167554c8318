"""Whole games of the search against itself, compiled: what the net learns from."""

from __future__ import annotations

from typing import Any

from misterx.bots.mcts.context import SearchContext
from misterx.bots.mcts.search import run_search
from misterx.bots.mcts.tree import Tree
from misterx.bots.transit.features import FEATURES, count_beyond, describe
from misterx.bots.transit.hunter_policy import rate_hunter_moves
from misterx.bots.transit.playout import nearest_hunter
from misterx.bots.transit.x_policy import TRAITS, rate_x_moves
from misterx.families.shared.playout import draw_chance
from misterx.families.transit.knowledge.deduction import contains, learn
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import X_TURN, State
from misterx.families.verbs import apply, decider, outcome
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms
from misterx.kernel.records import I32, Record

NOW, BEFORE = 0, 1  # places among the game's states
NEARNESS = (196, 671, 540, 384, 196)  # how likely he is 1, 2, 3, 4, 5 and more rides from the nearest hunter


class Habits(Record):
    """How long sides think in games that are learnt from, and what is noted."""

    short: I32  # iterations of most decisions, and of those that are noted
    long: I32
    noted_x: I32  # of 1000
    noted_hunters: I32
    curious: I32  # of 1000 moves, those drawn as often as they were tried


@kernel
def list_tables(board: Graph, rules: Rules, state: State, context: SearchContext, side: int) -> None:
    """Every table that hunters can believe in, and how likely it is; his true one first where he thinks himself."""
    n = 0
    if side == MISTER_X:
        context.roots[0] = state
        context.chances[0] = 0
        n = 1
    for node in range(board.nodes):
        if contains(context.known, node):
            context.roots[n] = state
            context.roots[n].x = node
            category = min(max(nearest_hunter(board, state, int(rules.hunters), node), 1), 5)
            alike = count_beyond(board, rules, state, context.known, category - 1)
            if category < 5:
                alike -= count_beyond(board, rules, state, context.known, category)
            context.chances[n] = 1 + 1000 * NEARNESS[category - 1] // max(alike, 1)
            n += 1
    context.tables = n


@kernel
def choose(tree: Tree, randoms: Any, curious: int) -> int:
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
    board: Graph, rules: Rules, state: State, context: SearchContext, side: int, group: int, choices: Any, row: int
) -> int:  # fmt: skip
    """A row for each move that was considered: its group, the side, its traits, and how often of all it was tried."""
    tree, work, net = context.tree, context.work, context.net
    first, last = int(tree.first[0]), int(tree.first[0] + tree.count[0])
    if row + last - first > len(choices):
        return row
    for edge in range(first, last):
        work.moves[0] = tree.move[edge]
        if side == MISTER_X:
            rate_x_moves(
                board, rules, state, context.known, work.moves, 1, net.x, work.traits, work.ratings, work.scratch
            )
        else:
            rate_hunter_moves(
                board, rules, state, context.known, work.moves, 1, net.hunters, work.traits, work.ratings, work.scratch
            )
        choices[row, 0] = group
        choices[row, 1] = side
        for trait in range(TRAITS):
            choices[row, 2 + trait] = work.traits[trait]
        choices[row, 2 + TRAITS] = tree.tries[edge] / max(int(tree.visits[0]), 1)
        row += 1
    return row


@kernel
def play_and_note(
    board: Graph, rules: Rules, start: Any, states: Any, context: SearchContext, randoms: Any, habits: Habits,
    seed: int, rows: Any, choices: Any, ends: Any,
) -> None:  # fmt: skip
    """One game. Adds a row for each turn of Mister X: his table, what the search expected, and whether he won.

    `ends` says how many rows there are of either kind. Now and then a side thinks longer, and its choice is noted.
    """
    seed_randoms(randoms, seed)
    states[NOW] = start[0]
    tree, work = context.tree, context.work
    begun, row, choice = int(ends[0]), int(ends[0]), int(ends[1])
    turn = 0
    while outcome(board, rules, states[NOW]) == NOBODY:
        side = decider(board, rules, states[NOW])
        if side == CHANCE:
            move = draw_chance(board, rules, states[NOW], randoms, work.moves, work.weights)
        else:
            turn += 1
            noted = draw(randoms, 1000) < (habits.noted_x if side == MISTER_X else habits.noted_hunters)
            list_tables(board, rules, states[NOW], context, side)
            context.searcher = side
            run_search(board, rules, context, randoms, int(habits.long) if noted else int(habits.short), True)
            if states[NOW].phase == X_TURN:
                describe(board, rules, states[NOW], context.known, rows[row], work.scratch)
                rows[row, FEATURES] = tree.total[0] / max(int(tree.visits[0]), 1)
                row += 1
            move = choose(tree, randoms, int(habits.curious))
            if noted and tree.count[0] > 1:
                group = seed % 1000 * 1000 + turn
                choice = note_choices(board, rules, states[NOW], context, side, group, choices, choice)
        states[BEFORE] = states[NOW]
        apply(board, rules, states[NOW], move, None)
        learn(board, rules, states[BEFORE], states[NOW], move, context.known, work.scratch)
    won = 1.0 if outcome(board, rules, states[NOW]) == MISTER_X else 0.0
    for place in range(begun, row):
        rows[place, FEATURES + 1] = won
    ends[0] = row
    ends[1] = choice
