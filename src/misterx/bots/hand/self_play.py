"""Whole games by the policies of playouts, compiled: what the judge of Mister X's chances learns from."""

from __future__ import annotations

from typing import Any

from misterx.bots.hand.features import FEATURES, describe
from misterx.bots.hand.search import follow
from misterx.bots.mcts.search import draw_playout_move
from misterx.bots.mcts.workspace import Workspace
from misterx.families.hand.board import Map
from misterx.families.hand.schema.moves import who_of
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import MISSION, X_TURN, State
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms


@kernel
def choose_mission(board: Map, rules: Rules, state: State, randoms: Any, moves: Any, mission: int) -> int:
    """Any start of a mission."""
    n, kept = legal(board, rules, state, moves), 0
    for i in range(n):
        if who_of(int(moves[i])) == mission:
            moves[kept] = moves[i]
            kept += 1
    return int(moves[draw(randoms, max(kept, 1))])


@kernel
def play_and_note(
    board: Map, rules: Rules, start: Any, states: Any, work: Workspace, randoms: Any, mission: int, random_of_1000: int,
    seed: int, rows: Any, first: int,
) -> int:  # fmt: skip
    """One game. Writes a row for each turn of Mister X, his table and whether he won; returns the next free row."""
    seed_randoms(randoms, seed)
    states[0] = start[0]
    for word in range(len(work.known)):
        work.known[word] = 0
    row = first
    while outcome(board, rules, states[0]) == NOBODY:
        if states[0].phase == X_TURN and row < len(rows):
            describe(board, rules, states[0], work.known, rows[row], work.scratch)
            row += 1
        if decider(board, rules, states[0]) == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, work.moves, work.weights)
        elif states[0].phase == MISSION:
            move = choose_mission(board, rules, states[0], randoms, work.moves, mission)
        else:
            move = draw_playout_move(board, rules, states[0], work, randoms, random_of_1000)
        states[1] = states[0]
        apply(board, rules, states[0], move, None)
        follow(board, rules, states[1], states[0], move, work)
    won = outcome(board, rules, states[0])
    for place in range(first, row):
        for column in (FEATURES, FEATURES + 1):  # nobody searched, so nothing else was expected than what came
            rows[place, column] = 1.0 if won == MISTER_X else 0.0
    return row
