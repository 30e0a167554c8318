"""Load on a real server over real sockets: whole games, six viewers each, server pinned to one core.

    python -m bench.load --games 2000 --interval 10 --seconds 40 --json        six viewers each, a move every 10 s
    python -m bench.load --games 600 --interval 10 5 3 2 1.5 1.2 1 --json      a curve up to saturation
    python -m bench.load --games 300 --interval 3 --seconds 600 --warm 100 --json      a soak: is memory flat?

Prints moves a second, the time from a move's sending to its last viewer's hearing of it, the server's load, what an
idle game and a socket cost in memory, and how memory goes while they play. A game that is over is followed by a new
one. The server runs on the first core that this program may use, the clients on the others.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.load_crowd import SEATS, Doors, Outcome, Share, attend, make_table

UNLIMITED = (
    "TABLES_PER_MINUTE", "REQUESTS_PER_SECOND", "QUESTIONS_PER_MINUTE", "MESSAGES_PER_SECOND", "SOCKETS_PER_ADDRESS",
    "MOST_TABLES", "CONNECTIONS_PER_ADDRESS",
)  # fmt: skip
SAMPLES = 20  # of memory while they play


class Server:
    """`misterx serve` on one core."""

    def __init__(self, folder: Path, core: int = 0) -> None:
        self.start({"MISTERX_DATA": str(folder), "MISTERX_USUAL_BOT": "greedy"}, core)

    def start(self, variables: dict[str, str], core: int) -> None:
        environment = {**os.environ, **{f"MISTERX_{name}": "0" for name in UNLIMITED}, **variables}
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])

    def doors(self) -> Doors:
        return Doors((self.port,))

    def memory(self) -> int:
        """Bytes of real memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Load:
    """So many games at a server, from several processes of clients."""

    def __init__(self, server: Server, title: str, games: int, clients: int = 1) -> None:
        self.server, self.games = server, games
        cores = sorted(os.sched_getaffinity(0))
        make_table(server.doors().ports[0], title)  # what the first brings with it, such as its board, is there once
        context = get_context("spawn")
        self.lines = []
        for place in range(clients):
            ours, theirs = context.Pipe()
            first = games * place // clients
            share = Share(
                server.doors(), title, first, games * (place + 1) // clients - first, tuple(cores[1:] or cores)
            )
            context.Process(target=attend, args=(share, theirs), daemon=True).start()
            self.lines.append(ours)

    def order(self, *details: Any) -> None:
        for line in self.lines:
            line.send(details)

    def wait(self) -> list[Any]:
        return [line.recv() for line in self.lines]

    def lay_out(self, warm: int = 0) -> dict[str, Any]:
        """Tables first, people then: what does each cost in memory?"""
        empty = self.server.memory()
        self.order("make")
        self.wait()
        laid = self.server.memory()
        self.order("open")
        self.wait()
        time.sleep(1)
        full = self.server.memory()
        if warm:
            self.order("warm", warm)
            self.wait()
        return {
            "games": self.games,
            "viewers": self.games * len(SEATS),
            "kb_per_idle_game": round((laid - empty) / 1024 / self.games, 1),
            "kb_per_socket": round((full - laid) / 1024 / self.games / len(SEATS), 1),
        }

    def play(self, interval: float, seconds: float) -> dict[str, Any]:
        """All play for a while; how did it go?"""
        memory = [self.server.memory()]
        cpu, began = self.server.cpu(), time.perf_counter()
        self.order("play", interval, seconds)
        for sample in range(1, SAMPLES + 1):
            time.sleep(max(0.0, began + seconds * sample / SAMPLES - time.perf_counter()))
            memory.append(self.server.memory())
        spent, wall = self.server.cpu() - cpu, time.perf_counter() - began
        outcome = Outcome()
        for part in self.wait():
            outcome.add(part)
        took = sorted(outcome.took)
        half = SAMPLES // 2
        return {
            "offered": round(self.games / interval, 1),
            "moves_per_second": round(len(took) / wall, 1),
            "p50_ms": round(1000 * took[len(took) // 2], 2),
            "p99_ms": round(1000 * took[int(len(took) * 0.99)], 2),
            "worst_ms": round(1000 * took[-1], 2),
            "server_cpu": round(spent / wall, 3),
            "cpu_ms_per_move": round(1000 * spent / max(1, len(took)), 3),
            "mb": [round(bytes / 1e6, 1) for bytes in memory],
            "second_half_growth_percent": round(100 * (memory[-1] / memory[half] - 1), 2),
            "finished": outcome.finished,
            "late": outcome.late,
            "refusals": outcome.refusals,
            "lost": outcome.lost,
        }

    def close(self) -> None:
        self.order("close")
        self.wait()


def measure(server: Server, wish: argparse.Namespace, games: int) -> Iterator[dict[str, Any]]:
    """One row for each interval, with the same games going on."""
    load = Load(server, wish.title, games, wish.clients)
    laid = load.lay_out(wish.warm)
    for interval in wish.interval:
        yield {**laid, **load.play(interval, wish.seconds)}
    load.close()


def reader(description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--title", default="scotland-yard")
    parser.add_argument("--interval", type=float, nargs="+", default=[10.0], help="seconds between a game's moves")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each interval")
    parser.add_argument("--warm", type=int, default=0, help="bring games up to so many moves on before it counts")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    return parser


def main() -> None:
    parser = reader(__doc__ or "")
    parser.add_argument("--games", type=int, nargs="+", default=[50])
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    for games in wish.games:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), min(os.sched_getaffinity(0)))
            try:
                for found in measure(server, wish, games):
                    if wish.json:
                        print(json.dumps(found), flush=True)
                    else:
                        print(", ".join(f"{name} {value}" for name, value in found.items()), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
