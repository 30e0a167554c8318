"""Load on a real server over real sockets: whole games, six viewers each, server pinned to one core.

    python bench/load.py --games 200 --interval 10 --seconds 30 --json

Prints moves a second, the time from a move's sending to its last viewer's hearing of it, the server's load, what an
idle game and a socket cost in memory, and whether memory stays flat while they play. The server runs on the first core,
the clients on the others. Several numbers of games (`--games 50 200 800`) make a curve; `--seconds 600` is a soak.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load_client import Viewer

SEATS = ("x", "h1", "h2", "h3", "h4", "h5")
UNLIMITED = ("TABLES_PER_MINUTE", "REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS", "MOST_TABLES")


class Server:
    """`misterx serve` on one core."""

    def __init__(self, folder: Path) -> None:
        variables = {**os.environ, **{f"MISTERX_{name}": "0" for name in UNLIMITED}, "MISTERX_USUAL_BOT": "greedy"}
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=variables, text=True)
        os.sched_setaffinity(self.process.pid, {0})
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])

    def port_for(self, game: int, seat: str) -> int:
        """Where a seat of a game connects to."""
        return self.port

    def memory(self) -> int:
        """Bytes of real memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def make(self, title: str) -> dict[str, Any]:
        wish = json.dumps({"title": title, "players": len(SEATS), "seats": dict.fromkeys(SEATS, "me")})
        address = f"http://127.0.0.1:{self.port}/api/tables"
        request = urllib.request.Request(address, wish.encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Game:
    """One table and its six viewers; one move under way at a time."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.number = load, number
        self.made: dict[str, Any] = {}
        self.viewers: list[Viewer] = []
        self.waiting: set[Viewer] = set()
        self.sent = 0.0
        self.moves = 0
        self.closed = False

    async def make(self) -> None:
        self.made = await asyncio.to_thread(self.load.server.make, self.load.title)

    async def open(self) -> None:
        server = self.load.server
        loop = asyncio.get_running_loop()
        for seat in SEATS:
            hello = {"type": "hello", "v": 1, "table": self.made["table"], "token": self.made["mine"][seat]}
            _, viewer = await loop.create_connection(
                lambda seat=seat, hello=hello: Viewer(self, seat, hello, "127.0.0.1"),  # type: ignore[misc]
                "127.0.0.1",
                server.port_for(self.number, seat),
            )
            self.viewers.append(viewer)
        await asyncio.gather(*(viewer.welcomed for viewer in self.viewers))

    def move(self) -> None:
        """Whoever is on turn takes any move; halves of double moves are told to nobody, so they are left out."""
        if self.waiting:
            self.load.late += 1
            return
        able = [viewer for viewer in self.viewers if viewer.legal]
        if not able:
            return
        viewer = self.load.chooser.choice(able)
        moves = [move for move in viewer.legal if " double " not in move] or viewer.legal
        self.moves += 1
        self.waiting = set(self.viewers)
        self.sent = time.perf_counter()
        move = self.load.chooser.choice(moves)
        viewer.send({"type": "play", "move": move, "id": f"{self.number} {self.moves}", "version": viewer.version})

    def updated(self, viewer: Viewer, at: float) -> None:
        if viewer in self.waiting:
            self.waiting.discard(viewer)
            if not self.waiting:
                self.load.took.append(at - self.sent)

    def refused(self, message: dict[str, Any]) -> None:
        self.load.refusals += 1
        self.waiting = set()

    def lost(self, viewer: Viewer) -> None:
        if not self.load.closing and not self.closed:
            self.load.lost += 1

    @property
    def over(self) -> bool:
        return any(viewer.over for viewer in self.viewers)

    def close(self) -> None:
        self.closed = True
        for viewer in self.viewers:
            if viewer.transport:
                viewer.transport.close()


class Load:
    """So many games, each making a move every so many seconds."""

    def __init__(self, server: Server, title: str, games: int, interval: float) -> None:
        self.server, self.title, self.count, self.interval = server, title, games, interval
        self.chooser = random.Random(1)
        self.took: list[float] = []
        self.late = self.refusals = self.lost = self.finished = 0
        self.closing = False
        self.half_way = 0
        self.games: list[Game] = []

    async def run(self, seconds: float) -> dict[str, Any]:
        await Game(self, -1).make()  # what the first table brings with it, such as its board, is there once
        empty = self.server.memory()
        self.games = [Game(self, number) for number in range(self.count)]
        for game in self.games:
            await game.make()
        laid = self.server.memory()
        for game in self.games:
            await game.open()
        await asyncio.sleep(1)
        gc.collect()
        gc.freeze()  # the clients must not stop to tidy up while they measure
        full = self.server.memory()
        cpu, began = self.server.cpu(), time.perf_counter()
        self.took.clear()
        asyncio.get_running_loop().call_later(seconds / 2, self._look_half_way)
        await asyncio.gather(*(self._play(game, seconds) for game in range(self.count)))
        wall = time.perf_counter() - began
        await asyncio.sleep(0.5)
        took = sorted(self.took)
        self.closing = True
        for game in self.games:
            game.close()
        return {
            "games": self.count,
            "viewers": self.count * len(SEATS),
            "moves_per_second": round(len(took) / wall, 1),
            "p50_ms": round(1000 * took[len(took) // 2], 2),
            "p99_ms": round(1000 * took[int(len(took) * 0.99)], 2),
            "worst_ms": round(1000 * took[-1], 2),
            "server_cpu": round((self.server.cpu() - cpu) / wall, 3),
            "cpu_ms_per_move": round(1000 * (self.server.cpu() - cpu) / max(1, len(took)), 3),
            "kb_per_idle_game": round((laid - empty) / 1024 / self.count, 1),
            "kb_per_socket": round((full - laid) / 1024 / self.count / len(SEATS), 1),
            "mb_before_play": round(full / 1e6, 1),
            "mb_half_way": round(self.half_way / 1e6, 1),
            "mb_after_play": round(self.server.memory() / 1e6, 1),
            "finished": self.finished,
            "late": self.late,
            "refusals": self.refusals,
            "lost": self.lost,
        }

    def _look_half_way(self) -> None:
        self.half_way = self.server.memory()

    async def _play(self, place: int, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        tick = loop.time() + self.chooser.random() * self.interval
        while tick < end:
            await asyncio.sleep(tick - loop.time())
            game = self.games[place]
            if game.over:
                self.finished += 1
                game.waiting = set()
                game.close()
                game = self.games[place] = Game(self, place + self.count * self.finished)
                await game.make()
                await game.open()
            game.move()
            tick += self.interval


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", default="scotland-yard")
    parser.add_argument("--games", type=int, nargs="+", default=[50])
    parser.add_argument("--interval", type=float, default=10.0, help="seconds between a game's moves")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores - {0} or cores)
    for games in wish.games:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                found = asyncio.run(Load(server, wish.title, games, wish.interval).run(wish.seconds))
            finally:
                server.stop()
        if wish.json:
            print(json.dumps(found), flush=True)
        else:
            print(", ".join(f"{name} {value}" for name, value in found.items()), flush=True)


if __name__ == "__main__":
    main()
