"""Find the table of levels: candidates of a title meet their neighbours, and strengths are fitted to the games.

    python -m lab.find_levels [--deals N] [--workers N] [--minutes M] [--out FOLDER] [TITLE ...]

Every game is kept, and a run is taken up again where it stopped. Mister X wins with the odds of his strength and the
title's lean towards him against the hunters' strength; strengths are told as the score against the first candidate. The
rows that come last are those whose rungs come closest to 70 %, to be written into `src/misterx/bots/levels.toml`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from math import exp
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from misterx import titles
from misterx.arena.contest import Contest, Fixture, play_fixture, prepare

Game = tuple[str, str, bool]  # Mister X, hunters, whether he won
AIM = 0.7  # of a rung
RUNGS = 4
PATIENCE = 400  # steps of the fit

TRANSIT = (
    "search(temperature=1.2)@16", "search(temperature=1)@24", "search(temperature=0.9)@30",
    "search(temperature=0.6)@80", "search(temperature=0.5)@100", "search(temperature=0.35)@300",
    "search(temperature=0.3)@400", "search(temperature=0.15)@1500", "search(temperature=0.1)@3000",
    "search(temperature=0.05)@8000", "search@20000",
)  # fmt: skip
# Warmth takes away rules of thumb, few iterations leave only what these name first, `judge` is what was learnt; who
# trusts little finds no runner, and who never bluffs is one.
PLAIN = "judge_x=0,judge_hunters=0"
CANDIDATES = {
    "europa": (
        f"search(temperature=8,{PLAIN},prior_temperature_x=60,prior_temperature_hunters=60)@80",
        f"search(temperature=6,{PLAIN},prior_temperature_x=20,prior_temperature_hunters=20)@40",
        f"search(temperature=4,{PLAIN},prior_temperature_x=3,prior_temperature_hunters=3)@28",
        f"search(temperature=4,{PLAIN},prior_temperature_x=3,prior_temperature_hunters=3)@16",
        f"search(temperature=2,{PLAIN})@16",
        f"search(temperature=1,{PLAIN})@24",
        f"search(temperature=0.4,{PLAIN})@100",
        "search(temperature=0.1)@300",
        "search@1000",
    ),
    "behrends": (
        "search(temperature=3,trusts=0,bluffs=0,prior_temperature_hunters=60)@60",
        "search(temperature=2,trusts=0,bluffs=0,prior_temperature_hunters=20)@40",
        "search(temperature=1.5,trusts=25,bluffs=0,prior_temperature_hunters=8)@40",
        "search(temperature=1.5,trusts=50,bluffs=0,prior_temperature_hunters=5)@40",
        "search(temperature=1.5,trusts=75,bluffs=25,prior_temperature_hunters=2)@40",
        "search(temperature=1.5,trusts=75,bluffs=40,prior_temperature_hunters=1.2)@40",
        "search(temperature=1,trusts=75,bluffs=65,prior_temperature_hunters=0.7)@60",
        "search(temperature=0.3)@150",
        "search@300",
    ),
}


def candidates(title: str) -> tuple[str, ...]:
    return CANDIDATES.get(title, TRANSIT)


def fixtures(bots: Sequence[str], deals: int) -> Iterator[Fixture]:
    """Each candidate meets the next and the one after it, in both roles, deal by deal."""
    for deal in range(3000, 3000 + deals):
        for apart in (1, 2):
            for a, b in zip(bots, bots[apart:], strict=False):
                yield Fixture(a, b, deal)
                yield Fixture(b, a, deal)


def play(contest: Contest, fixture: Fixture) -> Game:
    return fixture.x, fixture.hunters, play_fixture(contest, fixture)["winner"] == "x"


def gather(title: str, deals: int, workers: int, end: float, file: Path) -> list[Game]:
    """The games that the file holds and those that can still be begun before the end."""
    bots = candidates(title)
    contest = Contest(title, None, {}, bots, deals, 3000)
    prepare(contest)
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    games: list[Game] = [(x, hunters, won) for x, hunters, _, won in kept]
    played = {(x, hunters, seed) for x, hunters, seed, _ in kept}
    left = [each for each in fixtures(bots, deals) if (each.x, each.hunters, each.seed) not in played][::-1]
    waiting: dict[Future[Game], Fixture] = {}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, file.open("a", encoding="utf-8") as out:
        while True:
            while left and len(waiting) < workers and time.monotonic() < end:
                fixture = left.pop()
                waiting[pool.submit(play, contest, fixture)] = fixture
            if not waiting:
                return games
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                x, hunters, won = future.result()
                games.append((x, hunters, won))
                out.write(json.dumps((x, hunters, waiting.pop(future).seed, won)) + "\n")
                out.flush()


def odds(advantage: float) -> float:
    return 1 / (1 + exp(-advantage))


def fit(games: Sequence[Game], bots: Sequence[str]) -> tuple[dict[str, float], float]:
    """Strengths, and the title's lean towards Mister X; a little is held back, so that nothing is infinite."""
    strength, lean = dict.fromkeys(bots, 0.0), 0.0
    for _ in range(PATIENCE):
        pull, weight = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 1.0)
        lean_pull, lean_weight = 0.0, 1.0
        for x, hunters, won in games:
            chance = odds(strength[x] + lean - strength[hunters])
            miss, spread = float(won) - chance, chance * (1 - chance)
            pull[x] += miss
            pull[hunters] -= miss
            weight[x] += spread
            weight[hunters] += spread
            lean_pull += miss
            lean_weight += spread
        for bot in bots:
            strength[bot] += 0.5 * (pull[bot] - 0.05 * strength[bot]) / weight[bot]
        lean += 0.5 * lean_pull / lean_weight
    return strength, lean


def score(strength: dict[str, float], lean: float, a: str, b: str) -> float:
    """What a would score against b over both roles."""
    return (odds(strength[a] + lean - strength[b]) + 1 - odds(strength[b] + lean - strength[a])) / 2


def choose(strength: dict[str, float], lean: float, bots: Sequence[str]) -> list[str]:
    """From the strongest down, each time the candidate whose rung comes closest to the aim."""
    rows = [max(bots, key=lambda bot: strength[bot])]
    while len(rows) <= RUNGS:
        weaker = [bot for bot in bots if strength[bot] < strength[rows[-1]]]
        if not weaker:
            break
        rows.append(min(weaker, key=lambda bot: abs(score(strength, lean, rows[-1], bot) - AIM)))
    return rows[::-1]


def tell(title: str, games: list[Game]) -> None:
    bots: list[Any] = list(candidates(title))
    strength, lean = fit(games, bots)
    print(f"\n{title}: {len(games)} games; Mister X wins {odds(lean):.0%} among equals")
    for bot in sorted(bots, key=lambda bot: strength[bot]):
        print(f"  {score(strength, lean, bot, bots[0]):.1%} against the first: {bot}")
    rows = choose(strength, lean, bots)
    for lower, upper in pairwise(rows):
        print(f"  rung {score(strength, lean, upper, lower):.1%}: {upper} over {lower}")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("titles", nargs="*", metavar="TITLE")
    reader.add_argument("--deals", type=int, default=40)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--minutes", type=float, default=60.0, help="after which no game is begun, for each title")
    reader.add_argument("--out", type=Path, default=Path("build/ladder"))
    asked = reader.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for title in asked.titles or titles.ids():
        end = time.monotonic() + 60 * asked.minutes
        tell(title, gather(title, asked.deals, asked.workers, end, asked.out / f"{title}.jsonl"))


if __name__ == "__main__":
    main()
