"""Whole games between compiled policies."""

from __future__ import annotations

from typing import Any

from misterx.bots.greedy_bot import greedy, learn
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms

RANDOM, GREEDY = 0, 1
POLICIES = ("random", "greedy")


@kernel
def match(
    board: Any,
    rules: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    x_policy: int,
    hunter_policy: int,
) -> int:
    """Play states[0] to its end, states[1] being room for the state before; returns the number of decisions."""
    decisions = 0
    while outcome(board, rules, states[0]) == NOBODY:
        side = decider(board, rules, states[0])
        if side == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, moves, weights)
        else:
            n = legal(board, rules, states[0], moves)
            if (x_policy if side == MISTER_X else hunter_policy) == GREEDY:
                move = greedy(board, rules, states[0], known, randoms, moves, n, scratch)
            else:
                move = int(moves[draw(randoms, n)])
            decisions += 1
        states[1] = states[0]
        apply(board, rules, states[0], move, None)
        learn(board, rules, states[1], states[0], move, known, scratch)
    return decisions


@kernel
def matches(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    x_policy: int,
    hunter_policy: int,
    seed: int,
    games: int,
    tally: Any,
) -> int:
    """Play many games; game g is seeded with seed + g. tally[winner, reason] counts games; returns decisions."""
    decisions = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, (seed + g) & 0xFFFFFFFF)
        decisions += match(board, rules, states, randoms, moves, weights, known, scratch, x_policy, hunter_policy)
        tally[states[0].winner, states[0].reason] += 1
    return decisions
