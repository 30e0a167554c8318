"""Learns Mister X's chances in a game of ticket hands: games by the policies of playouts, then a small fit.

    python -m lab.learn_hand_values TITLE [--games N] [--workers N]

The same seeds and numbers make the same file again, on any number of workers. Do so after a change of the board or of
the policies.
"""

from __future__ import annotations

import argparse
import json
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums are taken in one order, however many cores there are

import numpy as np
from lab.fitting import WON, fit, loss
from lab.hand_games import BATCH, collect
from lab.learn_values import rounded

from misterx.arena.compiling.searches import prepare
from misterx.bots.mcts.learnt import file_for
from misterx.bots.mcts.value_net import PARTS
from misterx.play import Game


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title")
    reader.add_argument("--games", type=int, default=150_000)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = reader.parse_args()
    prepare(Game.new(asked.title).title.family)
    begun = time.perf_counter()
    batches = collect(asked.title, max(asked.games, 2 * BATCH), 0, asked.workers)
    held = len(batches) // 10 + 1
    unseen, known = np.concatenate(batches[:held]), np.concatenate(batches[held:])
    net = fit(known, 0)
    file_for(asked.title).write_text(json.dumps({part: rounded(net[part], 5) for part in PARTS}) + "\n", "utf-8")
    won = unseen[:, WON].mean()
    nothing = -(won * np.log(won) + (1 - won) * np.log(1 - won))
    print(
        f"{len(known)} turns, {len(unseen)} unseen, {time.perf_counter() - begun:.0f} s, Mister X wins {won:.3f}, "
        f"loss on unseen games {loss(net, unseen):.4f} (knowing nothing {nothing:.4f})"
    )


if __name__ == "__main__":
    main()
