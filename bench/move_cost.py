"""What one detective's move costs the server, with six people at the table: processor time of its whole process.

    python -m bench.move_cost [SRC ...]

Each SRC is a `src` folder of some checkout (this one's, if none is named): a server of each is started and played with
in turns, so that all of them meet the same machine. A real server, six real sockets: nothing here knows what is inside.
A move counts from the click until every screen has heard of it: rules, views, patches, aid, store and sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets.asyncio.client as client

HERE = Path(__file__).parent.parent / "src"
NO_LIMITS = ("BOT_PAUSE", "TABLES_PER_MINUTE", "REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND")
TURNS = 3  # servers of each SRC, one after the other
GAMES = 3  # tables at each server; the first warms it up and does not count
MOVES = 60  # detectives' moves at each table, at most
SEATS = ("x", "h1", "h2", "h3", "h4", "h5")


class Screen:
    """One person's browser: its view, kept up to date by patches."""

    def __init__(self, connection: client.ClientConnection) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; what comes before it is taken in."""
        while True:
            message: dict[str, Any] = json.loads(await self.connection.recv())
            if message["type"] == "welcome":
                self.view = message["view"]
            elif message["type"] == "update":
                for path, *value in message["patch"]:
                    change(self.view, path, value)
            if message["type"] == kind:
                return message

    async def send(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))


def change(view: Any, path: list[Any], value: list[Any]) -> None:
    """Set or remove one thing in a view, as the protocol says."""
    *way, last = path
    for step in way:
        view = view[step]
    if not value:
        del view[last]
    elif isinstance(view, list) and last == len(view):
        view.append(value[0])
    else:
        view[last] = value[0]


@contextmanager
def serving(source: Path) -> Iterator[tuple[int, int]]:
    """A server of these sources: its process and its port."""
    settings = {f"MISTERX_{name}": "0" for name in NO_LIMITS}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0", "--data", f"{folder}/data"]
        environment = {**os.environ, **settings, "PYTHONPATH": str(source), "MISTERX_JIT": "off"}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder)
        assert server.stdout
        try:
            line = server.stdout.readline()
            yield server.pid, int(line.rstrip().rstrip("/").rpartition(":")[2])
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()


def spent(process: int) -> float:
    """Milliseconds of processor time that all threads of a process have had."""
    told = [(task / "schedstat").read_text().split()[0] for task in Path(f"/proc/{process}/task").iterdir()]
    return sum(map(int, told)) / 1e6


async def play(process: int, port: int, seed: int) -> list[float]:
    """A game by six people: what each detective's move cost."""
    wish = {"title": "scotland-yard", "players": 6, "seats": dict.fromkeys(SEATS, "me"), "aid": "possible"}
    made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=60).raise_for_status().json()
    chooser = random.Random(seed)
    costs: list[float] = []
    async with AsyncExitStack() as stack:
        screens = {}
        for seat in SEATS:
            connecting = client.connect(f"ws://127.0.0.1:{port}/ws", max_queue=None, ping_interval=None)
            screens[seat] = Screen(await stack.enter_async_context(connecting))
            await screens[seat].send("hello", v=1, table=made["table"], token=made["mine"][seat])
            await screens[seat].hear("welcome")
        while len(costs) < MOVES and not screens["x"].view["result"]:
            may = [(seat, move) for seat in SEATS for move in screens[seat].view.get("legal") or ()]
            seat, move = chooser.choice([(seat, move) for seat, move in may if "double" not in move])
            await asyncio.sleep(0.02)  # what the server does afterwards is done
            before = spent(process)
            await screens[seat].send("play", move=move, id=f"{seed} {len(costs)} {seat} {move}")
            for screen in screens.values():
                await screen.hear("update")
            await screens[seat].hear("done")
            if seat != "x":
                costs.append(spent(process) - before)
    return costs


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("src", nargs="*", type=Path, default=[HERE])
    sources = [source.resolve() for source in asked.parse_args().src]
    costs: dict[Path, list[float]] = {source: [] for source in sources}
    for turn in range(TURNS):
        for source in sources:
            with serving(source) as (process, port):
                for game in range(GAMES):
                    found = asyncio.run(play(process, port, turn * GAMES + game))
                    costs[source] += found if game else []
    first = statistics.median(costs[sources[0]])
    for source, found in costs.items():
        low, middle, high = statistics.quantiles(found, n=4)
        print(f"{source}: {middle:.2f} ms a move, half of {len(found)} moves {low:.2f} to {high:.2f}")
        print(f"    {middle / first:.2f} of the first")


if __name__ == "__main__":
    main()
