"""In thousands of compiled games the possible set never loses Mister X."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from misterx.arena.match import GREEDY
from misterx.bots.greedy import WORDS, greedy, learn
from misterx.families.playout import draw_chance
from misterx.families.transit.possible import contains
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw, new_randoms, seed_randoms
from misterx.play import Game


@kernel
def count_losses(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    policy: int,
    games: int,
) -> int:
    """How often, after any decision of any game, he is not in the set."""
    losses = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, g)
        while outcome(board, rules, states[0]) == NOBODY:
            dealing = decider(board, rules, states[0]) == CHANCE
            if dealing:
                move = draw_chance(board, rules, states[0], randoms, moves, weights)
            else:
                n = legal(board, rules, states[0], moves)
                if policy == GREEDY and draw(randoms, 4) > 0:
                    move = greedy(board, rules, states[0], known, randoms, moves, n, scratch)
                else:
                    move = int(moves[draw(randoms, n)])
            states[1] = states[0]
            apply(board, rules, states[0], move, None)
            learn(board, rules, states[1], states[0], move, known, scratch)
            running = outcome(board, rules, states[0]) == NOBODY
            if running and not dealing and not contains(known, int(states[0].x)):
                losses += 1
    return losses


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("policy", [0, GREEDY])
@pytest.mark.parametrize(
    ("title", "players", "options"),
    [
        ("scotland-yard", 6, {}),
        ("scotland-yard", 2, {}),
        ("scotland-yard", 5, {"edition": "classic"}),
        ("scotland-yard", 4, {"x_without_move": "stays", "x_tickets": {"taxi": 5}, "max_doubles_per_turn": 2}),
    ],
)
def test_the_true_station_is_never_excluded(title: str, players: int, options: dict[str, Any], policy: int) -> None:
    game = Game(title, players, options, None, None, 0)
    start, states = np.zeros(1, game.family.STATE), np.zeros(2, game.family.STATE)
    start[0] = game.opening
    moves, weights = np.zeros(game.family.MOST_MOVES, np.int32), np.zeros(game.family.MOST_MOVES, np.int32)
    known, scratch = np.zeros(WORDS, np.int64), np.zeros(WORDS, np.int64)
    count = compiled(count_losses, game.family)
    room = game.engine.board, game.engine.rules, start, states, new_randoms(0), moves, weights, known, scratch
    assert count(*room, policy, 2000) == 0
