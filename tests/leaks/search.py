"""`python -m tests.leaks.search`: the deep search for leaks, many games of every title, and what was compared.

Each game takes the next set of options of its title, so that all of them come up; each viewer who has something to
guess at is given whole other stories with the same public words (`tests/leaks`), and must get the same bytes from both.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from itertools import islice, zip_longest
from multiprocessing import get_context
from typing import NamedTuple

os.environ.setdefault("MISTERX_JIT", "off")

from tests.leaks.stories import Tally, compare_game
from tests.variants import Variant, each_option, mixtures

from misterx import titles

LINES = {"transit": 110, "hand": 150, "gang": 160}  # of a game at most
Job = tuple[str, Variant, int]


class Answer(NamedTuple):
    title: str
    tally: Tally
    leak: str


def list_jobs(title: str, first: int, games: int) -> Iterator[Job]:
    """Every option alone and then mixtures of them, so many of them from the first on."""
    variants = [*each_option(title)]
    more = mixtures(title, max(0, first + games - len(variants)))
    for seed, variant in islice(enumerate([*variants, *more]), first, first + games):
        yield title, variant, seed


def compare(job: Job) -> Answer:
    title, variant, seed = job
    try:
        return Answer(title, compare_game(variant, seed, LINES[titles.load(title).family]), "")
    except AssertionError as error:
        return Answer(title, Tally(games=1), f"{variant!r}, seed {seed}: {str(error)[:2000]}")


def write_table(tallies: dict[str, Tally], leaks: list[str], seconds: float) -> str:
    lines = ["| title | games | records compared, by viewer | moments compared |", "|---|---|---|---|"]
    for title, tally in tallies.items():
        viewers = ", ".join(f"{viewer} {count:,}" for viewer, count in sorted(tally.viewers.items()))
        lines.append(f"| {title} | {tally.games:,} | {tally.stories:,}: {viewers} | {tally.moments:,} |")
    return "\n".join([*lines, "", f"{len(leaks)} leaks; {seconds:.0f} s.", *leaks])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=520, help="of each title")
    parser.add_argument("--first", type=int, default=0, help="number of the first game; its seed")
    parser.add_argument("--title", action="append", help="only this title; may be given several times")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--limit", type=float, default=1e9, help="seconds after which no further game is looked at")
    wishes = parser.parse_args()
    chosen = wishes.title or titles.ids()
    begun = time.monotonic()
    tallies = {title: Tally() for title in chosen}
    leaks: list[str] = []
    in_turn = zip_longest(*(list_jobs(title, wishes.first, wishes.games) for title in chosen))
    jobs = [job for jobs in in_turn for job in jobs if job]
    with get_context("fork").Pool(wishes.jobs) as pool:
        for answer in pool.imap_unordered(compare, jobs):
            tallies[answer.title].add(answer.tally)
            leaks += [answer.leak] if answer.leak else []
            if time.monotonic() > begun + wishes.limit:
                pool.terminate()
                break
    print(write_table(tallies, leaks, time.monotonic() - begun))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
