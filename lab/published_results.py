"""The published cells of the reference player, played again under the classic rules, as in docs/strength.md.

    python -m lab.published_results [--out FILE] [--workers N] [--games N] [--first SEED] [--seconds S] [CELL ...]

Every game is kept in the file with its record, and a run that was stopped goes on. The cells take turns, so that a run
that is cut short has about as many games of each.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from misterx.arena.compiling.runner import Runner
from misterx.arena.contest import Contest, Fixture, play_fixture
from misterx.arena.simulate import wilson
from misterx.bots.pimbot import PimBot
from misterx.deduce import Knowledge
from misterx.kernel.jit import compile_for
from misterx.play import Game

CLASSIC = {"edition": "classic"}


@dataclass(frozen=True)
class Cell:
    """Mister X against hunters, and what the papers say that hunters won, in percent."""

    x: str
    hunters: str
    published: float
    give: float  # the published interval's half width


CELLS = {
    "filter": Cell("pimbot@10000", "coalition-mcts@10000", 66.0, 1.9),
    "coalition": Cell("coalition-mcts@10000", "coalition-mcts@10000", 80.6, 1.6),
    "categories": Cell("category-mcts@10000", "category-mcts@10000", 75.3, 1.7),
    "greedy-mcts": Cell("greedy-mcts@10000", "greedy-mcts@10000", 72.3, 1.8),
    "basic-mcts": Cell("basic-mcts@10000", "basic-mcts@10000", 47.7, 2.0),
    "basic-greedy": Cell("greedy", "basic-mcts@10000", 82.4, 1.5),
    "greedy": Cell("greedy", "greedy", 51.0, 2.0),
    "random": Cell("random", "random", 51.4, 2.0),
}


def contest_of(cell: Cell) -> Contest:
    return Contest("scotland-yard", 6, CLASSIC, (cell.x, cell.hunters), 1, 0)


def play(name: str, seed: int) -> dict[str, Any]:
    cell = CELLS[name]
    return {"cell": name, **play_fixture(contest_of(cell), Fixture(cell.x, cell.hunters, seed))}


def prepare() -> None:
    """Have the rules and the search compiled and kept before many processes want them at once."""
    game = Game.new("scotland-yard", 6, CLASSIC, seed=0)
    with Runner("transit") as runner:
        runner.wait()
    for function, arguments in PimBot().kernels(Knowledge(game, "x")):
        compile_for(function, game.family, arguments)


def read_games(file: Path) -> list[dict[str, Any]]:
    """The games that a file holds; a last line that was cut off is left out."""
    found = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def run(names: list[str], seeds: range, file: Path, workers: int, seconds: float) -> list[dict[str, Any]]:
    done = read_games(file)
    played = {(game["cell"], game["seed"]) for game in done}
    left = [(name, seed) for seed in seeds for name in names if (name, seed) not in played]
    end = time.monotonic() + seconds
    left.reverse()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, file.open("a", encoding="utf-8") as out:
        waiting = {pool.submit(play, *left.pop()) for _ in range(min(len(left), workers))}
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                done.append(future.result())
                out.write(json.dumps(done[-1]) + "\n")
                out.flush()
                if left and time.monotonic() < end:
                    waiting.add(pool.submit(play, *left.pop()))
    return done


def table(games: list[dict[str, Any]], names: list[str]) -> str:
    lines = ["| cell | Mister X | hunters | games | hunters won | published |", "|---|---|---|---|---|---|"]
    for name in names:
        cell, ended = CELLS[name], [game["winner"] for game in games if game["cell"] == name]
        share = "-"
        if ended:
            won = ended.count("hunters")
            low, high = wilson(won, len(ended))
            share = f"{100 * won / len(ended):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        bots = f"`{cell.x}` | `{cell.hunters}`"
        lines.append(f"| {name} | {bots} | {len(ended)} | {share} | {cell.published} ± {cell.give} % |")
    return "\n".join(lines)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("cells", nargs="*", choices=[[], *CELLS], metavar="CELL", help=f"of {', '.join(CELLS)}")
    reader.add_argument("--out", type=Path, default=Path("build/cells.jsonl"), help="where games are kept")
    reader.add_argument("--games", type=int, default=300, help="games a cell")
    reader.add_argument("--first", type=int, default=0, help="the first game's seed")
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="games at a time")
    reader.add_argument("--seconds", type=float, default=float("inf"), help="begin no game after this long")
    asked = reader.parse_args()
    names = list(asked.cells or CELLS)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    seeds, begun = range(asked.first, asked.first + asked.games), time.monotonic()
    prepare()
    left = asked.seconds - (time.monotonic() - begun)
    print(table(run(names, seeds, asked.out, asked.workers, left), names))


if __name__ == "__main__":
    main()
