"""The matches behind docs/strength.md: every game kept, each match taken up again where it stopped.

    python bench/strength.py [--out FOLDER] [--workers N] [MATCH ...]

Matches with a time a move need cores of their own: use no more workers than there are idle cores.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from misterx.arena.contest import Contest, prepare, run
from misterx.arena.standings import summarise

CLASSIC = {"edition": "classic"}


def classic(deals: int, *bots: str) -> Contest:
    return Contest("scotland-yard", None, CLASSIC, bots, deals, 1000)


def printed(title: str, deals: int, *bots: str) -> Contest:
    return Contest(title, None, {}, bots, deals, 1000)


MATCHES: dict[str, Contest] = {
    "pimbot-0.1s": classic(200, "search@100ms", "pimbot@100ms"),
    "pimbot-1s": classic(40, "search@1s", "pimbot@1s"),
    "pimbot-c-0.1s": classic(200, "search@100ms", "pimbot-c@100ms"),
    "curve-100": classic(40, "search@2000", "pimbot@100"),
    "curve-1000": classic(40, "search@2000", "pimbot@1000"),
    "curve-10000": classic(40, "search@2000", "pimbot@10000"),
    "curve-100000": classic(40, "search@2000", "pimbot@100000"),
    "greedy-ny-chase": printed("ny-chase", 100, "search@500", "greedy"),
    "greedy-sanssouci": printed("sanssouci", 100, "search@500", "greedy"),
    "greedy-europa": printed("europa", 100, "search@500", "greedy"),
    "greedy-behrends": printed("behrends", 100, "search@500", "greedy"),
    **{f"level{n}": printed("scotland-yard", 100, f"level{n}", f"level{n - 1}") for n in range(2, 6)},
}


def percent(rate: dict[str, Any]) -> str:
    if rate["rate"] is None:
        return "-"
    low, high = rate["ci95"]
    return f"{100 * rate['rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("matches", nargs="*", metavar="MATCH", help=f"of {', '.join(MATCHES)}; all if none is named")
    reader.add_argument("--out", type=Path, default=Path("build/strength"), help="where games are kept")
    reader.add_argument("--workers", type=int, help="games at a time")
    reader.add_argument("--deals", type=int, help="another number of deals")
    asked = reader.parse_args()
    unknown = [name for name in asked.matches if name not in MATCHES]
    if unknown:
        sys.exit(f"There is no match {unknown[0]}. Matches are: {', '.join(MATCHES)}.")
    asked.out.mkdir(parents=True, exist_ok=True)
    print("| match | bots | deals | as Mister X | as hunters | score |\n|---|---|---|---|---|---|", flush=True)
    for name in asked.matches or MATCHES:
        contest = MATCHES[name] if asked.deals is None else replace(MATCHES[name], deals=asked.deals)
        prepare(contest)
        games = run(contest, asked.out / f"{name}.jsonl", asked.workers)
        for pair in summarise(games, contest.bots)["pairs"]:
            cells = [percent(pair[key]) for key in ("as_x", "as_hunters", "score")]
            met = f"{pair['a']} against {pair['b']}"
            print(f"| {name} | {met} | {contest.deals} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
