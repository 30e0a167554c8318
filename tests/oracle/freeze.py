"""Freezing anew what was changed on purpose.

    python -m tests.oracle.freeze CODE [WHY]

plays every game of the oracle. What differs from what is frozen goes into `frozen/since.txt` under that code, whose
reason is written down once, in the head of that file. Nobody runs this to make a test pass: a difference is a fault,
or it has a reason that users are told (`CHANGELOG.md`).

    python -m tests.oracle.freeze --all FILE

writes every game that these sources know into a file: so `frozen/c02e704.txt` was made, with that commit's `src`
first in PYTHONPATH.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterable
from pathlib import Path

from tests.oracle import frozen, games

from misterx import MisterXError

PROCESSES = 2


def hashes_of(name: str) -> tuple[str, dict[str, str] | None]:
    """The hashes of a game; None where these sources do not know its rules or its way of chance."""
    try:
        return name, games.run(name)[1].short()
    except (MisterXError, TypeError):
        return name, None


def play_all(wanted: Iterable[str]) -> frozen.Hashes:
    with multiprocessing.get_context("spawn").Pool(PROCESSES) as pool:
        return {name: found for name, found in pool.imap(hashes_of, wanted, chunksize=8) if found}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--all", type=Path, metavar="FILE", help="write all games to this file")
    asked.add_argument("code", nargs="?", help="what the difference is called")
    asked.add_argument("why", nargs="?", help="the reason that a new code stands for")
    given = asked.parse_args()
    played = play_all(games.names())
    if given.all:
        frozen.write_whole(given.all, played)
        return
    differing: frozen.Hashes = {}
    for name, then in frozen.read().items():
        if changed := {facet: value for facet, value in played.get(name, {}).items() if then[facet] != value}:
            differing[name] = changed
    if differing and not given.code:
        raise SystemExit(
            f"{len(differing)} games differ, {', '.join([*differing][:9])}: a code for the reason is needed."
        )
    if differing:
        frozen.add_since(differing, given.code, given.why)
    print(f"{len(differing)} games differ.")


if __name__ == "__main__":
    main()
