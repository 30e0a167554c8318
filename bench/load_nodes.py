"""Load on several nodes over PostgreSQL and NATS: what a move costs each of them, against one server with a file.

    python -m bench.load_nodes --nodes 1 2 --games 60 --interval 2 --seconds 20

Every seat of a game connects to another node, as behind a proxy that deals connections out in turn; with --by-table all
seats of a game come to one node, as behind a proxy that goes by the table. One node with a file is measured first.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))

from bench.load import Server, measure, reader
from bench.load_crowd import Doors

from _services import Nats, Postgres, Service


class Node(Server):
    """One of several: its share of the cores, and the store and the bus of all."""

    def __init__(self, place: int, variables: dict[str, str]) -> None:
        cores = sorted(os.sched_getaffinity(0))
        self.start(variables, cores[place % len(cores)])


class Nodes(Server):
    """Several nodes that look like one server."""

    def __init__(self, count: int, by_table: bool, variables: dict[str, str]) -> None:
        self.by_table = by_table
        self.nodes = [Node(place, variables) for place in range(count)]

    def doors(self) -> Doors:
        return Doors(tuple(node.port for node in self.nodes), self.by_table)

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


def measure_many(nodes: int, wish: argparse.Namespace) -> Iterator[dict[str, Any]]:
    postgres, nats = Postgres(), Nats()
    try:
        variables = {"MISTERX_STORE": postgres.address, "MISTERX_BUS": nats.address}
        server = Nodes(nodes, wish.by_table, variables)
        try:
            before = spent(postgres), spent(nats)
            for found in measure(server, wish, wish.games):
                after = spent(postgres), spent(nats)
                moves = max(1.0, found["moves_per_second"] * wish.seconds)
                found["postgres_ms_per_move"] = round(1000 * (after[0] - before[0]) / moves, 3)
                found["nats_ms_per_move"] = round(1000 * (after[1] - before[1]) / moves, 3)
                yield found
                before = spent(postgres), spent(nats)
        finally:
            server.stop()
    finally:
        nats.stop()
        postgres.stop()


def main() -> None:
    parser = reader(__doc__ or "")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--by-table", action="store_true")
    parser.add_argument("--games", type=int, default=60)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        one = Server(Path(folder), min(os.sched_getaffinity(0)))
        try:
            for found in measure(one, wish, wish.games):
                print(json.dumps({"server": "one, file", **found}), flush=True)
        finally:
            one.stop()
    for nodes in wish.nodes:
        name = f"{nodes} nodes, {'by table' if wish.by_table else 'in turn'}"
        for found in measure_many(nodes, wish):
            print(json.dumps({"server": name, **found}), flush=True)


if __name__ == "__main__":
    main()
