"""How long people wait for a bot: level 1 and level 5 in every title, with a table running beside them.

    python -m bench.bot_answers [--decisions N] [--together N] [TITLE ...]

Each title is played by the level against itself; the time of every decision is taken. Beside it a server runs whose
table is played by bots, game after game. Then a new process makes its first move with a warm cache, as after a start.

Level 5 thinks for a second, so 200 decisions of five titles take a good quarter of an hour. `--together 5` plays all
titles at the same time: that is over in four minutes, and harder, as five bots and the table share the cores.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from misterx import bots, titles
from misterx.arena.compiling.searches import prepare
from misterx.deduce import Knowledge
from misterx.play import Game

LEVELS = {"level1": 0.1, "level5": 1.5}  # seconds that 99 of 100 answers may take
FIRST = """
import time
begun = time.perf_counter()
from misterx import bots
from misterx.deduce import Knowledge
from misterx.play import Game
bots.load("level1", 1).choose(Knowledge(Game.new({title!r}, seed=1), "x"))
print(time.perf_counter() - begun)
"""


@contextmanager
def table_beside() -> Iterator[None]:
    """A server whose table is never empty."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        over = threading.Event()
        host = threading.Thread(target=_keep_playing, args=(address, over), daemon=True)
        host.start()
        try:
            yield
        finally:
            over.set()
            host.join()
            server.terminate()
            server.wait()


def _keep_playing(address: str, over: threading.Event) -> None:
    wish = {
        "title": "scotland-yard",
        "players": 3,
        "seats": {"x": "bot:level3", "h1": "bot:greedy", "h2": "bot:greedy"},
    }
    while not over.wait(5):
        asked = urllib.request.Request(
            f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        urllib.request.urlopen(asked).read()


def time_level(title: str, level: str, decisions: int) -> list[float]:
    """Seconds of each decision that was a choice, the first left out: it loads what is compiled."""
    taken: list[float] = []
    seed = 0
    while len(taken) <= decisions:
        game = Game.new(title, seed=seed)
        minds = {seat: Knowledge(game, seat, remembers=True) for seat in game.seats}
        sides = {seat: bots.load(level, seed) for seat in game.seats}
        while not game.result and len(taken) <= decisions:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            mind = minds[seat].follow(game)
            begun = time.perf_counter()
            move = sides[seat].choose(mind)
            if len(mind.view["legal"]) > 1:
                taken.append(time.perf_counter() - begun)
            game.play(move, seat)
        seed += 1
    return sorted(taken[1:])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("titles", nargs="*", metavar="TITLE")
    reader.add_argument("--decisions", type=int, default=200)
    reader.add_argument("--together", type=int, default=1, help="titles that level 5 plays at the same time")
    asked = reader.parse_args()
    names = asked.titles or list(titles.ids())
    for family in {titles.load(name).family for name in names}:
        prepare(family)
    load = os.getloadavg()[0]
    print(f"load before: {load:.1f} on {os.cpu_count()} cores", file=sys.stderr)
    print("| title | level | decisions | median | 99 of 100 within | longest | aim |\n|---|---|---|---|---|---|---|")
    with table_beside():
        for level, aim in LEVELS.items():
            together = 1 if level == "level1" else asked.together
            with ProcessPoolExecutor(together, get_context("spawn")) as pool:
                found = [pool.submit(time_level, title, level, asked.decisions) for title in names]
                for title, future in zip(names, found, strict=True):
                    taken = future.result()
                    middle, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
                    told = f"{middle:.3f} s | {most:.3f} s | {taken[-1]:.3f} s"
                    print(f"| {title} | {level} | {len(taken)} | {told} | {aim} s |", flush=True)
        for title in names:
            command = [sys.executable, "-c", FIRST.format(title=title)]
            whole = float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
            print(f"first move of {title} in a new process, level 1: {whole:.2f} s (aim 3 s)", flush=True)


if __name__ == "__main__":
    main()
