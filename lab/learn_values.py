"""Learns what the search believes of Mister X's chances and of good moves: games against itself, then small fits.

    python -m lab.learn_values TITLE [--games N] [--rounds N] [--workers N]

Every round plays with what the round before learnt; the first with playouts and rules of thumb alone. The same seeds
and numbers make the same file again, on any number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums are taken in one order, however many cores there are

import numpy as np
from lab.fitting import SIDE, WON, Rows, fit, fit_policy, loss

from misterx.arena.compiling.searches import prepare
from misterx.bots.mcts.context import new_context
from misterx.bots.mcts.learnt import FOLDER, file_for, load_net
from misterx.bots.mcts.parameters import DEFAULTS, Parameters
from misterx.bots.mcts.tree import START
from misterx.bots.mcts.value_net import PARTS, POLICIES
from misterx.bots.transit.features import FEATURES
from misterx.bots.transit.search import rules_of_thumb
from misterx.bots.transit.self_play import Habits, play_and_note
from misterx.bots.transit.x_policy import TRAITS
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.jit import compiled
from misterx.kernel.random import PADDING
from misterx.kernel.records import new_record
from misterx.play import Game

CLASSIC = {"edition": "classic"}
# By title the numbers of players (None: the usual one) and options that batches of games take in turn.
TABLES: dict[str, tuple[tuple[int | None, dict[str, Any]], ...]] = {
    "scotland-yard": ((None, CLASSIC), (None, CLASSIC), (None, {})),
    "ny-chase": ((None, {}), (None, {}), (5, {}), (4, {})),
    "sanssouci": (
        (None, {}), (None, {}), (5, {}), (4, {}), (5, {"extra_agent": True, "no_ship": True}),
        (None, {"x_may_stay": True, "voluntary_reveal": True, "triple_move": True}),
    ),
}  # fmt: skip
BATCH = 10  # games that a worker plays at a time
TURNS = 40  # most turns of Mister X in a game
CHOICES = 800  # most moves that are noted in a game
HABITS_OF_PRACTICE = {"short": 150, "long": 1000, "noted_x": 250, "noted_hunters": 60, "curious": 150}
SEEDS_APART = 1_000_003


def play_batch(title: str, seed: int, taught: bool) -> tuple[Rows, Rows]:
    """Some games at one kind of table: his turns, and the choices that were noted."""
    tables = TABLES[title]
    game = Game.new(title, *tables[seed // BATCH % len(tables)], seed=seed)
    family, board = game.family, game.engine.board
    context, habits = new_context(family), new_record(Habits)
    for key in Parameters.DTYPE.names:
        context.parameters[key] = DEFAULTS[key]
    for key, value in HABITS_OF_PRACTICE.items():
        habits[key] = value
    net = load_net(title) if taught else None
    if net is None:
        net = rules_of_thumb()
        context.parameters.judge_x = context.parameters.judge_hunters = 0
    context.net, context.start, context.known_words = net, START, board.reach.shape[2]
    start = np.zeros(1, family.State.DTYPE)
    start[0] = game.opening
    rows = np.zeros((BATCH * TURNS, FEATURES + 2), np.float32)
    choices, ends = np.zeros((BATCH * CHOICES, TRAITS + 3), np.float32), np.zeros(2, np.int64)
    states, randoms = np.zeros(2, family.State.DTYPE), np.zeros(PADDING, np.int64)
    play = compiled(play_and_note, family)
    for one in range(BATCH):
        play(board, game.engine.rules, start, states, context, randoms, habits, seed + one, rows, choices, ends)
    return rows[: ends[0]], choices[: ends[1]]


def collect(title: str, games: int, seed: int, taught: bool, workers: int) -> tuple[list[Rows], Rows]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        starts = range(seed, seed + games, BATCH)
        played = list(pool.map(play_batch, *zip(*((title, start, taught) for start in starts), strict=True)))
    return [rows for rows, _ in played], np.concatenate([choices for _, choices in played])


def rounded(values: Any, digits: int) -> Any:
    return np.round(np.round(values, digits).astype(np.float64), digits).tolist()


def learn_policies(title: str, choices: Rows, taught: bool) -> dict[str, Any]:
    """Weights for both sides, as exponents at the temperature that the search has."""
    before = load_net(title) if taught else None
    before = rules_of_thumb() if before is None else before
    kept = {}
    for name, side in zip(POLICIES, (MISTER_X, HUNTERS), strict=True):
        temperature = DEFAULTS[f"prior_temperature_{name}"]
        weights, was, is_now = fit_policy(choices[choices[:, SIDE] == side], before[name] / temperature)
        kept[name] = rounded(weights * temperature, 4)
        print(f"  policy of {name}: cross entropy {was:.4f}, now {is_now:.4f}", flush=True)
    return kept


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title", choices=TABLES)
    reader.add_argument("--games", type=int, default=2400, help="of each round")
    reader.add_argument("--rounds", type=int, default=4)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = reader.parse_args()
    prepare(Game.new(asked.title).title.family)
    FOLDER.mkdir(exist_ok=True)
    known: list[Rows] = []
    for turn in range(asked.rounds):
        begun = time.perf_counter()
        games = asked.games if turn else asked.games // 2  # playouts alone take longer, and are soon forgotten
        batches, choices = collect(asked.title, games, turn * SEEDS_APART, turn > 0, asked.workers)
        played = time.perf_counter() - begun
        held = len(batches) // 10 + 1
        unseen = np.concatenate(batches[:held])
        known = [*known, *batches[held:]] if turn > 1 else batches[held:]
        net = fit(np.concatenate(known), turn)
        load_net.cache_clear()
        policies = learn_policies(asked.title, choices, turn > 0)
        kept = {part: rounded(net[part], 5) for part in PARTS} | policies
        file_for(asked.title).write_text(json.dumps(kept) + "\n", "utf-8")
        won = unseen[:, WON].mean()
        print(
            f"round {turn + 1}: {len(unseen)} turns unseen, {played:.0f} s of play, {time.perf_counter() - begun:.0f} "
            f"s in all, Mister X wins {won:.3f}, loss on unseen games {loss(net, unseen):.4f} "
            f"(knowing nothing {-(won * np.log(won) + (1 - won) * np.log(1 - won)):.4f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
