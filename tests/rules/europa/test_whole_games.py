"""Whole games: compiled games are interpreted ones, and the truth is never lost."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest

from misterx.arena.simulate import simulate
from misterx.bots.greedy_bot import SCRATCH_WORDS, greedy, learn
from misterx.families.hand.knowledge.deduction import contains
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw, new_randoms, seed_randoms
from misterx.play import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
OPTIONS: list[dict[str, Any]] = [
    {},
    {"double_with_hidden": True, "first_open_move": 6},
    {"detectives_share_city": True, "capture_timing": "check", "detective_special_from_move": 1},
    {"setup_order": "mission_first", "ticket_mix": "uniform", "start_counts": False, "check_window": 7},
    {"x_without_move": "by_cause", "repeat_visit": "latest", "discard_before_draw": False},
]


@kernel
def play_and_stamp(
    board: Any, rules: Any, states: Any, randoms: Any, moves: Any, weights: Any, known: Any, scratch: Any, stamps: Any
) -> int:
    """Play to the end, half greedy and half at random; stamps[n] is the n-th move and a sum of what is known.

    A negative answer is the decision after which Mister X was where he could not be.
    """
    n = 0
    while outcome(board, rules, states[0]) == NOBODY:
        side = decider(board, rules, states[0])
        if side == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, moves, weights)
        else:
            count = legal(board, rules, states[0], moves)
            if draw(randoms, 2) == 0:
                move = greedy(board, rules, states[0], known, randoms, moves, count, scratch)
            else:
                move = int(moves[draw(randoms, count)])
        states[1] = states[0]
        apply(board, rules, states[0], move, None)
        learn(board, rules, states[1], states[0], move, known, scratch)
        if outcome(board, rules, states[0]) == NOBODY and states[0].mission >= 0:
            if not contains(known, int(states[0].x)):
                return -n - 1
        stamps[n % len(stamps), 0] = move
        for word in range(8):
            stamps[n % len(stamps), 1] ^= known[word] << word
        n += 1
    return n


def room(game: Game, seed: int) -> tuple[Any, ...]:
    states = np.zeros(2, game.family.State.DTYPE)
    states[0] = game.opening
    randoms = new_randoms(0)
    seed_randoms(randoms, seed)
    moves, weights = np.zeros(game.family.MOST_MOVES, np.int32), np.zeros(game.family.MOST_MOVES, np.int32)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    stamps = np.zeros((4000, 2), np.int64)
    return game.engine.board, game.engine.rules, states, randoms, moves, weights, known, scratch, stamps


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
def test_interpreted_and_compiled_games_agree(options: dict[str, Any]) -> None:
    for seed in range(20 if DEEP else 2):
        game = Game("europa", 2 + seed % 5, {"round_limit": 15, **options}, None, None, 0)
        ends = []
        for play in (play_and_stamp, compiled(play_and_stamp, game.family)):
            arguments = room(game, seed)
            count = play(*arguments)
            assert count > 0
            ends.append((count, arguments[2].tobytes(), arguments[-1].tobytes()))
        assert ends[0] == ends[1], (options, seed)


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
def test_in_many_compiled_games_the_truth_is_never_excluded(options: dict[str, Any]) -> None:
    for players in (2, 4, 6):
        game = Game("europa", players, {"round_limit": 60, **options}, None, None, 0)
        play = compiled(play_and_stamp, game.family)
        for seed in range(2000 if DEEP else 200):
            assert play(*room(game, seed)) > 0, (players, options, seed)


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        game = Game.new("europa", 3, seed=5)
        chooser = random.Random(5)
        for _ in range(60):
            if not game.result:
                game.play(chooser.choice(game.legal_moves()))
        games.append((game.digest(), game.lines[:]))
    assert games[0] == games[1]


@pytest.mark.slow
def test_greedy_is_better_than_random() -> None:
    def x_wins(x: str, hunters: str) -> int:
        return int(simulate("europa", 60, seed=1, x=x, hunters=hunters, options={"round_limit": 80})["x_wins"])

    assert x_wins("greedy", "random") > 50
    assert x_wins("random", "greedy") < 10
