"""Learns what the search believes of Mister X's chances: games against itself, then a small net fitted to them.

    python bench/tune_values.py TITLE [--games N] [--rounds N] [--workers N]

Every round plays with the net of the round before; the first with playouts alone. The same seeds and numbers make the
same file again, on any number of workers.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.arena.prepare import prepare
from misterx.bots.search import FOUND
from misterx.bots.search.net import FOLDER, HIDDEN, NET, PARTS, file_for, load_net
from misterx.bots.search.practice import practise
from misterx.bots.search.tree import TREE
from misterx.bots.search.walk import PARAMETERS, ROOM
from misterx.bots.transit.describe import FEATURES
from misterx.kernel.jit import compiled
from misterx.kernel.random import PADDING
from misterx.kernel.records import new_record
from misterx.play import Game

Rows = npt.NDArray[np.float32]

EDITIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "scotland-yard": ({"edition": "classic"}, {"edition": "classic"}, {})
}
BATCH = 20  # games that a worker plays at a time
TURNS = 40  # most turns of Mister X in a game
ITERATIONS = 150
CURIOUS = 150  # of 1000 moves, those drawn as often as they were tried
SEEDS_APART = 1_000_003
EPOCHS, STEP, SAMPLE, DECAY = 12, 2e-3, 512, 1e-5


def play_batch(title: str, seed: int, judged: bool) -> Rows:
    """Some games, all of one edition."""
    editions = EDITIONS.get(title, ({},))
    game = Game.new(title, None, editions[seed // BATCH % len(editions)], seed=seed)
    family, board = game.family, game.engine.board
    parameters = new_record(PARAMETERS)
    for key in PARAMETERS.names:
        parameters[key] = FOUND[key]
    net = load_net(title) if judged else None
    if net is None:
        net = new_record(NET)
        parameters.judge_x = parameters.judge_hunters = 0
    start = np.zeros(1, family.STATE)
    start[0] = game.opening
    words = board.reach.shape[2]
    rows = np.zeros((BATCH * TURNS, FEATURES + 1), np.float32)
    room = (
        np.zeros(4, family.STATE), np.zeros(board.nodes + 2, family.STATE), np.zeros(board.nodes + 2, np.int64),
        np.zeros(words, np.int64), np.zeros(words, np.int64), np.zeros(words, np.int64), new_record(TREE),
        new_record(ROOM), net, parameters, np.zeros(PADDING, np.int64), np.zeros(family.MOST_MOVES, np.int32),
        np.zeros(family.MOST_MOVES, np.int32),
    )  # fmt: skip
    row = 0
    play = compiled(practise, family)
    for one in range(BATCH):
        row = play(board, game.engine.rules, start, *room, ITERATIONS, CURIOUS, seed + one, rows, row)
    return rows[:row]


def collect(title: str, games: int, seed: int, judged: bool, workers: int) -> list[Rows]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        starts = range(seed, seed + games, BATCH)
        return list(pool.map(play_batch, *zip(*((title, start, judged) for start in starts), strict=True)))


def forward(net: dict[str, Any], inputs: Rows) -> tuple[Rows, Rows]:
    hidden = np.maximum(inputs @ net["first"] + net["shift"], 0)
    return hidden, 1 / (1 + np.exp(-(hidden @ net["second"] + net["last"])))


def loss(net: dict[str, Any], rows: Rows) -> float:
    chance = np.clip(forward(net, rows[:, :FEATURES])[1], 1e-6, 1 - 1e-6)
    won = rows[:, FEATURES]
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def fit(rows: Rows, seed: int) -> dict[str, Any]:
    """The net that expects what happened: logistic loss, Adam, a step that shrinks to nothing."""
    random = np.random.default_rng(seed)
    net: dict[str, Any] = {
        "first": (random.normal(size=(FEATURES, HIDDEN)) / np.sqrt(FEATURES)).astype(np.float32),
        "shift": np.zeros(HIDDEN, np.float32),
        "second": (random.normal(size=HIDDEN) / np.sqrt(HIDDEN)).astype(np.float32),
        "last": np.float32(0),
    }
    moments = {part: (np.zeros_like(net[part]), np.zeros_like(net[part])) for part in PARTS}
    steps = EPOCHS * (len(rows) // SAMPLE)
    for step in range(1, steps + 1):
        picked = rows[random.integers(0, len(rows), SAMPLE)]
        inputs, won = picked[:, :FEATURES], picked[:, FEATURES]
        hidden, chance = forward(net, inputs)
        wrong = (chance - won) / SAMPLE
        back = np.outer(wrong, net["second"]) * (hidden > 0)
        slopes = {"first": inputs.T @ back, "shift": back.sum(0), "second": hidden.T @ wrong, "last": wrong.sum()}
        for part in PARTS:
            slope = slopes[part] + DECAY * net[part]
            first = 0.9 * moments[part][0] + 0.1 * slope
            second = 0.999 * moments[part][1] + 0.001 * slope * slope
            moments[part] = first, second
            size = STEP * (1 - step / (steps + 1)) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            net[part] = net[part] - (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
    return net


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title")
    reader.add_argument("--games", type=int, default=4800, help="of each round")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = reader.parse_args()
    prepare(Game.new(asked.title).title.family)
    FOLDER.mkdir(exist_ok=True)
    for turn in range(asked.rounds):
        begun = time.perf_counter()
        batches = collect(asked.title, asked.games, turn * SEEDS_APART, turn > 0, asked.workers)
        held = len(batches) // 10 + 1
        rows, unseen = np.concatenate(batches[held:]), np.concatenate(batches[:held])
        played = time.perf_counter() - begun
        net = fit(rows, turn)
        kept = {part: np.round(net[part], 5).astype(float).tolist() for part in PARTS}
        file_for(asked.title).write_text(json.dumps(kept) + "\n", "utf-8")
        won = unseen[:, FEATURES].mean()
        print(
            f"round {turn + 1}: {len(rows)} turns, {played:.0f} s of play, {time.perf_counter() - begun:.0f} s in all, "
            f"Mister X wins {won:.3f}, loss {loss(net, rows):.4f}, on unseen games {loss(net, unseen):.4f} "
            f"(knowing nothing {-(won * np.log(won) + (1 - won) * np.log(1 - won)):.4f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
