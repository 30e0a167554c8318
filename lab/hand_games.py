"""Games of ticket hands by the policies of playouts, for the judge of Mister X's chances to learn from."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
from lab.fitting import Rows

from misterx import titles
from misterx.bots.hand.features import FEATURES
from misterx.bots.hand.self_play import play_and_note
from misterx.bots.mcts.context import new_workspace
from misterx.bots.mcts.parameters import DEFAULTS
from misterx.kernel.jit import compiled
from misterx.kernel.random import PADDING
from misterx.play import Game

BATCH = 500  # games that a worker plays at a time
TURNS = 40  # of Mister X in a game, for which there is room on the average
MISSIONS = 3


def play_batch(title: str, seed: int) -> Rows:
    """Some games with as many players, of every mission in turn: his tables as his turns began, and how it ended."""
    loaded = titles.load(title)
    span = range(loaded.players["least"], loaded.players["most"] + 1)
    game = Game.new(title, span[seed // BATCH % len(span)], loaded.simulation, seed=seed)
    family, board, rules = game.family, game.engine.board, game.engine.rules
    start = np.zeros(1, family.State.DTYPE)
    start[0] = game.opening
    states, work = np.zeros(2, family.State.DTYPE), new_workspace(family)
    randoms = np.zeros(PADDING, np.int64)
    rows = np.zeros((BATCH * TURNS, FEATURES + 2), np.float32)
    play, last = compiled(play_and_note, family), 0
    for one in range(seed, seed + BATCH):
        mission, random_of_1000 = one % MISSIONS, DEFAULTS["random_of_1000"]
        last = play(board, rules, start, states, work, randoms, mission, random_of_1000, one, rows, last)
    return rows[:last]


def collect(title: str, games: int, seed: int, workers: int) -> list[Rows]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        starts = range(seed, seed + games, BATCH)
        return list(pool.map(play_batch, [title] * len(starts), starts))
