"""docs/evidence.md and docs/history/evidence.md, written from the one table docs/evidence.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parents[1] / "docs"
TABLE = DOCS / "evidence.toml"
Run = dict[str, Any]

HEAD = """# Evidence

What we claim, and the run that showed it last. Each entry names its date, the commit and the command, so that anyone
can repeat it. Figures of speed are ratios within one run on one machine, which is named. This page is written by
`scripts/docs` from [evidence.toml](evidence.toml); earlier runs are in [history/evidence.md](history/evidence.md),
longer tables in [history/evidence-details.md](history/evidence-details.md).

Commands have today's names; up to `c20be04` all of them lay in `bench/`.
"""
FOOT = """
¹ Measured on steps of one day that were put together as `35210f7`; what was measured is in it.

Rows that name 16 cores were run from a copy of the working tree without its history, so their commit is the one that
the tree was taken from as far as we know, and the parity of games there was run by a script with the same comparison,
interpreted games being stopped after 110 s a title.
"""
BEFORE = """# Evidence: earlier runs

Runs that a newer one of the same claim has replaced in [evidence](../evidence.md). Written by `scripts/docs`.
"""
COLUMNS = "\n| claim | command | date | commit | result |\n|---|---|---|---|---|\n"


def read_runs() -> list[Run]:
    return list(tomllib.loads(TABLE.read_text("utf-8"))["run"])


def write_row(run: Run) -> str:
    cells = [run["claim"], run["command"], run["date"].isoformat(), run["commit"], run["result"]]
    return "| " + " | ".join(cells) + " |\n"


def write_tables(runs: Iterable[Run]) -> str:
    """A table for each topic, in the order of their first run."""
    topics: dict[str, list[Run]] = {}
    for run in runs:
        topics.setdefault(run["topic"], []).append(run)
    return "".join(
        f"\n## {topic[0].upper()}{topic[1:]}\n{COLUMNS}{''.join(map(write_row, rows))}"
        for topic, rows in topics.items()
    )


def write_pages() -> dict[Path, str]:
    """Both pages, as they should be."""
    runs = read_runs()
    last = {run["claim"]: place for place, run in enumerate(runs)}
    newest = [run for place, run in enumerate(runs) if last[run["claim"]] == place]
    before = [run for place, run in enumerate(runs) if last[run["claim"]] != place]
    return {
        DOCS / "evidence.md": HEAD + write_tables(newest) + FOOT,
        DOCS / "history" / "evidence.md": BEFORE + write_tables(before).replace("](", "](../"),
    }
