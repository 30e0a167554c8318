"""Playing on at random, and counting: written once, for every family."""

from __future__ import annotations

from typing import Any

from misterx.families.verbs import apply, chance, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms


@kernel
def draw_chance(board: Any, rules: Any, state: Any, randoms: Any, moves: Any, weights: Any) -> int:
    """Draw one outcome by weight."""
    n = chance(board, rules, state, moves, weights)
    total = 0
    for i in range(n):
        total += weights[i]
    left = draw(randoms, total)
    if total == n:  # no weight is 0, so each outcome is as likely as the others
        return int(moves[left])
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return int(moves[i])
    return int(moves[n - 1])


@kernel
def playout(board: Any, rules: Any, state: Any, randoms: Any, moves: Any, weights: Any) -> int:
    """Play to the end, every choice at random; returns the number of decisions."""
    decisions = 0
    while outcome(board, rules, state) == NOBODY:
        if decider(board, rules, state) == CHANCE:
            move = draw_chance(board, rules, state, randoms, moves, weights)
        else:
            n = legal(board, rules, state, moves)
            move = moves[draw(randoms, n)]
        apply(board, rules, state, move, None)
        decisions += 1
    return decisions


@kernel
def playouts(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    seed: int,
    games: int,
    tally: Any,
) -> int:
    """Play many games from one start; game g is seeded with seed + g. Returns decisions; tally[winner] counts games."""
    decisions = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, (seed + g) & 0xFFFFFFFF)
        decisions += playout(board, rules, states[0], randoms, moves, weights)
        tally[outcome(board, rules, states[0])] += 1
    return decisions
