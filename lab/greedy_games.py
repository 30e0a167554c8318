"""Greedy against greedy, 10,000 games of every title and player count, as in docs/history/evidence-details.md.

python -m lab.greedy_games [--games N] [TITLE ...]
"""

from __future__ import annotations

import argparse

from misterx import titles
from misterx.arena.simulate import simulate


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("titles", nargs="*", metavar="TITLE")
    reader.add_argument("--games", type=int, default=10_000)
    asked = reader.parse_args()
    print("| title | players | Mister X wins | interval | how it ended |\n|---|---|---|---|---|", flush=True)
    for name in asked.titles or titles.ids():
        span = titles.load(name).players
        for players in range(span["least"], span["most"] + 1):
            found = simulate(name, asked.games, players=players)
            low, high = found["ci95"]
            ends = ", ".join(f"{reason} {count:,}" for reason, count in found["reasons"].items())
            share = f"{found['x_win_rate']:.1%} | {low:.1%} to {high:.1%}"
            print(f"| {name} | {players} | {share} | {ends} |", flush=True)


if __name__ == "__main__":
    main()
