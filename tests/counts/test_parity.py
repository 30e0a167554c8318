"""Interpreted and compiled rules are the same rules: equal digests after every decision of the same games."""

from __future__ import annotations

import hashlib
import os
from typing import Any

import numpy as np
import pytest
from tests.variants import Variant, each_option

from misterx import Game, titles
from misterx.arena.compiling.runner import Runner
from misterx.arena.room import Room
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms

DEEP = bool(os.environ.get("MISTERX_DEEP"))
LONGEST = 1500 if DEEP else 600  # decisions of one game; some titles have no limit of their own


@kernel
def play_out(
    board: Any, rules: Any, start: Any, states: Any, randoms: Any, moves: Any, weights: Any, trail: Any, seed: int
) -> int:
    """One random game, every state of it written down; returns the number of decisions."""
    states[0] = start[0]
    seed_randoms(randoms, seed)
    decisions = 0
    while outcome(board, rules, states[0]) == NOBODY and decisions < len(trail):
        if decider(board, rules, states[0]) == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, moves, weights)
        else:
            n = legal(board, rules, states[0], moves)
            move = int(moves[draw(randoms, n)])
        apply(board, rules, states[0], move, None)
        trail[decisions] = states[0]
        decisions += 1
    return decisions


def digest(trail: Any, decisions: int) -> str:
    return hashlib.sha256(trail[:decisions].tobytes()).hexdigest()


def variants() -> list[Any]:
    """Every title as printed at every player count and with every value of every option."""
    return [pytest.param(variant, id=str(variant)) for title in titles.ids() for variant in each_option(title)]


@pytest.fixture(scope="session")
def runners() -> dict[str, Runner]:
    return {}


@pytest.mark.bounds
@pytest.mark.parametrize("variant", variants())
def test_the_same_seed_plays_the_same_game_both_ways(variant: Variant, runners: dict[str, Runner]) -> None:
    game = Game(variant.title, variant.players, variant.options, None, None, 0)
    family = game.title.family
    runner = runners.setdefault(family, Runner(family))
    assert runner.wait(), "the rules could not be compiled"
    room = Room.of(game)
    trail = np.zeros(LONGEST, game.family.State.DTYPE)
    for seed in range(50 if DEEP else 4):
        decisions = int(runner.call(play_out, *room.for_playouts, trail, seed))
        compiled = decisions, digest(trail, decisions)
        assert decisions > 0
        if seed < (5 if DEEP else 1):
            trail[:decisions] = np.zeros(1, game.family.State.DTYPE)
            interpreted: Any = play_out
            again = interpreted(*room.for_playouts, trail, seed)
            assert (again, digest(trail, again)) == compiled, f"seed {seed} of {variant}"
