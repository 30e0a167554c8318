"""Load on several nodes over PostgreSQL and NATS: what a move costs each of them, against one server with a file.

    python bench/many.py --nodes 2 --games 60 --interval 2 --seconds 20

Every seat of a game connects to another node, as behind a proxy that deals connections out in turn; with --by-table all
seats of a game come to one node, as behind a proxy that goes by the table. One node with a file is measured first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import SEATS, UNLIMITED, Load, Server

from _services import Nats, Postgres, Service


class Node(Server):
    """One of several: its share of the cores, and the store and the bus of all."""

    def __init__(self, place: int, variables: dict[str, str]) -> None:
        command = [sys.executable, "-m", "misterx", "serve", "--no-browser", "--port", "0"]
        limits = {f"MISTERX_{name}": "0" for name in UNLIMITED}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, env={**os.environ, **limits, **variables}, text=True
        )
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {cores[place % len(cores)]})
        assert self.process.stdout
        self.port = int(self.process.stdout.readline().rstrip().rstrip("/").rpartition(":")[2])


class Nodes(Server):
    """Several nodes that look like one server."""

    def __init__(self, count: int, by_table: bool, variables: dict[str, str]) -> None:
        self.by_table = by_table
        self.nodes = [Node(place, variables) for place in range(count)]
        self.port = self.nodes[0].port

    def port_for(self, game: int, seat: str) -> int:
        place = game if self.by_table else game + SEATS.index(seat)
        return self.nodes[place % len(self.nodes)].port

    def memory(self) -> int:
        return sum(node.memory() for node in self.nodes)

    def cpu(self) -> float:
        return sum(node.cpu() for node in self.nodes)

    def stop(self) -> None:
        for node in self.nodes:
            node.process.send_signal(signal.SIGTERM)
        for node in self.nodes:
            node.process.wait()


def spent(service: Service) -> float:
    """Seconds of processor time of a service and of what it has started."""
    assert service.process
    children = Path(f"/proc/{service.process.pid}/task/{service.process.pid}/children").read_text().split()
    total = 0.0
    for process in (str(service.process.pid), *children):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def measure(server: Server, wish: argparse.Namespace) -> dict[str, Any]:
    return asyncio.run(Load(server, wish.title, wish.games, wish.interval).run(wish.seconds))


def measure_many(wish: argparse.Namespace) -> dict[str, Any]:
    postgres, nats = Postgres(), Nats()
    try:
        nodes = Nodes(wish.nodes, wish.by_table, {"MISTERX_STORE": postgres.address, "MISTERX_BUS": nats.address})
        try:
            before = spent(postgres), spent(nats)
            found = measure(nodes, wish)
            moves = max(1.0, found["moves_per_second"] * wish.seconds)
            found["postgres_ms_per_move"] = round(1000 * (spent(postgres) - before[0]) / moves, 3)
            found["nats_ms_per_move"] = round(1000 * (spent(nats) - before[1]) / moves, 3)
            return found
        finally:
            nodes.stop()
    finally:
        nats.stop()
        postgres.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", default="scotland-yard")
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--by-table", action="store_true")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--interval", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        one = Server(Path(folder))
        try:
            print(json.dumps({"server": "one, file", **measure(one, wish)}), flush=True)
        finally:
            one.stop()
    name = f"{wish.nodes} nodes, {'by table' if wish.by_table else 'in turn'}"
    print(json.dumps({"server": name, **measure_many(wish)}), flush=True)


if __name__ == "__main__":
    main()
