"""The matches behind docs/strength.md: every game kept, each match taken up again where it stopped.

    python -m lab.matches [--out FOLDER] [--workers N] [--deals N] [--show] [MATCH ...]

Matches with a time a move need cores of their own: use no more workers than there are idle cores. A rung of the ladder
is named by its title and the upper level, `europa-level3`; `levels` stands for all of them that count iterations.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from misterx import titles
from misterx.arena.contest import Contest, prepare, read_results, run
from misterx.arena.standings import summarise
from misterx.bots.levels import table

CLASSIC = {"edition": "classic"}


def classic(deals: int, *bots: str) -> Contest:
    return Contest("scotland-yard", None, CLASSIC, bots, deals, 1000)


def printed(title: str, deals: int, *bots: str) -> Contest:
    return Contest(title, None, {}, bots, deals, 1000)


def spell(title: str, level: str) -> str:
    """A level as the search that it is, so that games of another table of levels are never taken for its own."""
    row = dict(table()[title][level])
    budget = str(row.pop("iterations", "")) or f"{row.pop('seconds'):g}s"
    settings = ",".join(f"{key}={value:g}" for key, value in row.items())
    return f"search({settings})@{budget}" if settings else f"search@{budget}"


def rung(title: str, upper: int) -> Contest:
    return printed(title, 100, *(spell(title, f"level{level}") for level in (upper, upper - 1)))


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
    "greedy-behrends": printed("behrends", 100, "search@1000", "greedy"),
    **{f"{title}-level{upper}": rung(title, upper) for title in titles.ids() for upper in range(2, 6)},
}
GROUPS = {"levels": [f"{title}-level{upper}" for upper in range(2, 5) for title in titles.ids()]}


def percent(rate: dict[str, Any]) -> str:
    if rate["rate"] is None:
        return "-"
    low, high = rate["ci95"]
    return f"{100 * rate['rate']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def tell(name: str, contest: Contest, games: list[dict[str, Any]]) -> None:
    """A line of the table, of those deals that were played in both roles."""
    times = Counter(game["seed"] for game in games)
    whole = [game for game in games if times[game["seed"]] == 2]
    for pair in summarise(whole, contest.bots)["pairs"]:
        cells = [percent(pair[key]) for key in ("as_x", "as_hunters", "score")]
        met = f"`{pair['a']}` against `{pair['b']}`"
        print(f"| {name} | {met} | {len(whole) // 2} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("matches", nargs="*", metavar="MATCH", help=f"of {', '.join(MATCHES)}; all if none is named")
    reader.add_argument("--out", type=Path, default=Path("build/strength"), help="where games are kept")
    reader.add_argument("--workers", type=int, help="games at a time")
    reader.add_argument("--deals", type=int, help="another number of deals")
    reader.add_argument("--show", action="store_true", help="play nothing, only tell what was played")
    asked = reader.parse_args()
    names = [name for wish in asked.matches or MATCHES for name in GROUPS.get(wish, [wish])]
    unknown = [name for name in names if name not in MATCHES]
    if unknown:
        sys.exit(f"There is no match {unknown[0]}. Matches are: {', '.join([*GROUPS, *MATCHES])}.")
    asked.out.mkdir(parents=True, exist_ok=True)
    print("| match | bots | deals | as Mister X | as hunters | score |\n|---|---|---|---|---|---|", flush=True)
    for name in names:
        contest = MATCHES[name] if asked.deals is None else replace(MATCHES[name], deals=asked.deals)
        file = asked.out / f"{name}.jsonl"
        if asked.show:
            tell(name, contest, read_results(file, contest))
        else:
            prepare(contest)
            tell(name, contest, run(contest, file, asked.workers))


if __name__ == "__main__":
    main()
