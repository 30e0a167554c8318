"""How often Mister X wins on each board, by the number of players; on Europe also mission by mission.

    python -m drafting.greedy_wins --games 2000

prints the table of docs/boards.md. The bots are named on the command line, so that it can be redone with stronger ones.
"""

import argparse
import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from misterx import titles
from misterx.arena.simulate import simulate

BOARDS = {
    "scotland-yard": "London",
    "ny-chase": "Manhattan",
    "sanssouci": "Potsdam",
    "europa": "Europe",
    "behrends": "Behrends city",
}


def missions() -> Iterator[tuple[str, dict[str, Any]]]:
    """The board of Europe with one mission at a time, so that Mister X cannot choose."""
    board = json.loads((files("misterx.boards") / "europe.json").read_text(encoding="utf-8"))
    for colour, mission in board["missions"].items():
        yield colour, {**board, "id": f"europe-{colour}", "missions": {colour: mission}}


def rows(
    wanted: list[str], games: int, seed: int, x: str, hunters: str
) -> Iterator[tuple[str, int, str, dict[str, Any]]]:
    for title, name in BOARDS.items():
        if wanted and title not in wanted:
            continue
        seats = titles.load(title).players
        for players in range(seats["least"], seats["most"] + 1):
            yield name, players, "", simulate(title, games, seed=seed, players=players, x=x, hunters=hunters)
            if title == "europa":
                for colour, board in missions():
                    told = simulate(title, games, seed=seed, players=players, board=board, x=x, hunters=hunters)
                    yield name, players, colour, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all if none is named")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--x", default="greedy")
    parser.add_argument("--hunters", default="greedy")
    asked = parser.parse_args()
    print("| board | players | mission | Mister X wins | 95 % | how games end |\n|---|---|---|---|---|---|")
    for name, players, mission, told in rows(asked.titles, asked.games, asked.seed, asked.x, asked.hunters):
        low, high = told["ci95"]
        ends = sorted(told["reasons"].items(), key=lambda end: -end[1])
        shown = ", ".join(f"{reason.replace('_', ' ')} {100 * count / asked.games:.0f} %" for reason, count in ends)
        rate = f"{100 * told['x_win_rate']:.1f} %"
        print(f"| {name} | {players} | {mission} | {rate} | {100 * low:.1f}–{100 * high:.1f} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
