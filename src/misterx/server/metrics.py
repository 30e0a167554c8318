"""Numbers for Prometheus: how much there is and how long it takes, never who or what."""

from __future__ import annotations

import sys
from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from misterx.server.tables.registry import Tables

# A move, from its arrival to when everybody's message is in line.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals = 0
        self.seconds = 0.0
        self.buckets = [0] * (len(BOUNDS) + 1)

    def moved(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1


def write_metrics(all_tables: Tables) -> str:
    """The text that Prometheus reads."""
    metrics = all_tables.metrics
    tables = list(all_tables.open_tables.values())
    gauges = {
        "misterx_tables_stored": all_tables.count,
        "misterx_tables_open": len(tables),
        "misterx_games_running": sum(table.started and table.game.result is None for table in tables),
        "misterx_sockets": sum(all_tables.limits.sockets.values()),
        "misterx_bus_up": int(all_tables.bus.is_up),
    }
    lines = []
    for name, value in gauges.items():
        lines += [f"# TYPE {name} gauge", f"{name} {value}"]
    lines += ["# TYPE misterx_refusals_total counter", f"misterx_refusals_total {metrics.refusals}"]
    lines.append("# TYPE misterx_move_seconds histogram")
    total = 0
    for bound, count in zip(BOUNDS, metrics.buckets, strict=False):
        total += count
        lines.append(f'misterx_move_seconds_bucket{{le="{bound}"}} {total}')
    lines.append(f'misterx_move_seconds_bucket{{le="+Inf"}} {metrics.moves}')
    lines.append(f"misterx_move_seconds_sum {metrics.seconds:.6f}")
    lines.append(f"misterx_move_seconds_count {metrics.moves}")
    if sys.platform != "win32":
        lines += ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {_cpu_seconds():.2f}"]
    return "\n".join(lines) + "\n"


def _cpu_seconds() -> float:
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
