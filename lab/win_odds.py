"""How often Mister X wins with one bot on both sides: by title and number of players, and with options changed.

    python -m lab.win_odds --bot level3 --seconds 400 --jobs 16 --out build/odds.json
    python -m lab.win_odds --bot greedy --in-one-go 500 --seconds 120 --jobs 1 --out build/odds.json
    python -m lab.win_odds --bot greedy --in-one-go 250 --seconds 10 --jobs 1 --only edition --out build/odds.json

Plays a few games of every row in turn until the time is up, and writes `src/misterx/server/web/odds.json`, which the
table shows before a game starts. Numbers of players that lay out the same game are one row. `--only` measures the rows
of one option anew and leaves the others in the file as they are.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from misterx import bots, titles
from misterx.arena.compiling.searches import prepare
from misterx.arena.simulate import simulate
from misterx.play import Game
from misterx.titles.options import allowed, definition

# Numbers that people like to change, and how far.
STEPS: dict[str, tuple[int, ...]] = {
    "black_tickets": (-2, 2), "double_tickets": (-1, 1), "round_limit": (-4, 4), "roadblocks": (-2,),
    "policemen": (-1, 1), "helicopter_cards": (-3,), "first_open_move": (-5, 5), "check_window": (-1, 1),
    "max_doubles_per_turn": (1,),
}  # fmt: skip
EDITION = "edition"
Row = tuple[str, tuple[int, ...], str, Any]


def rows() -> Iterator[Row]:
    """Title, numbers of players, and an option with its value; the plain rows first, then whole editions."""
    for name in titles.ids():
        for alike in tables(name, {}):
            yield name, alike, "", None
    for name in titles.ids():
        for edition in list(titles.load(name).editions)[1:]:
            for alike in tables(name, {EDITION: edition}):
                yield name, alike, EDITION, edition
    for name in titles.ids():
        for option in titles.load(name).defaults:
            for value in values(name, option):
                yield name, (titles.load(name).players["usual"],), option, value


def tables(name: str, options: dict[str, Any]) -> Iterator[tuple[int, ...]]:
    """Numbers of players, those that lay out the same game together."""
    seats = titles.load(name).players
    kinds: dict[str, list[int]] = {}
    for players in range(seats["least"], seats["most"] + 1):
        view = Game.new(name, players, {**titles.load(name).simulation, **options}, seed=0).view("public")
        laid_out = json.dumps([sorted(view["pawns"]), view.get("tickets"), view.get("hands")], sort_keys=True)
        kinds.setdefault(laid_out, []).append(players)
    yield from map(tuple, kinds.values())


def values(name: str, option: str) -> Iterator[Any]:
    """What an option could be instead."""
    title = titles.load(name)
    usual = Game.new(name, title.players["usual"], seed=0).options[option]
    kind = definition(title, option)
    if kind["kind"] == "flag":
        yield not usual
    elif kind["kind"] == "choice":
        yield from (value for value in allowed(title, option).split(", ") if value != usual)
    elif kind["kind"] == "number" and type(usual) is int:
        for step in STEPS.get(option, ()):
            if kind["least"] <= usual + step <= kind["most"]:
                yield usual + step


def play(row: Row, bot: str, games: int, seed: int) -> tuple[Row, int, int] | None:
    name, players, option, value = row
    options = {option: value} if option else {}
    try:
        told = simulate(name, games, seed=seed, players=players[0], options=options, x=bot, hunters=bot)
    except Exception:  # a combination that the rules refuse is no row
        return None
    return row, told["x_wins"], told["games"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default="level3")
    parser.add_argument("--in-one-go", type=int, default=2, help="games before the next row has its turn")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--plain", type=int, default=4, help="games of a plain row for one of an option's")
    parser.add_argument("--only", default=None, help="an option whose rows alone are measured")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        if not bots.answers_at_once(asked.bot):
            list(pool.map(prepare, ["transit", "hand", "gang"]))
        print(f"prepared after {time.monotonic() - began:.0f} s", flush=True)
        tally: dict[Row, list[int]] = {row: [0, 0] for row in rows() if asked.only in (None, row[2])}
        seed = 0
        while time.monotonic() - began < asked.seconds:
            batch = []
            for row in list(tally):
                for again in range(asked.plain if row[2] in ("", EDITION) else 1):
                    first = seed + again * 1_000_000
                    batch.append(pool.submit(play, row, asked.bot, asked.in_one_go, first))
            for done in as_completed(batch):
                if (told := done.result()) is not None:
                    tally[told[0]][0] += told[1]
                    tally[told[0]][1] += told[2]
            seed += asked.in_one_go
            print(f"{sum(games for _, games in tally.values())} games, {time.monotonic() - began:.0f} s", flush=True)
            write(tally, asked.bot, asked.out)


def write(tally: dict[Row, list[int]], bot: str, out: Path) -> None:
    before = json.loads(out.read_text("utf-8"))["rows"] if out.is_file() else []
    kept = [row for row in before if (row["title"], tuple(row["players"]), row["option"], row["value"]) not in tally]
    found = kept + [
        {"title": title, "players": players, "option": option, "value": value, "x_wins": wins, "games": games}
        for (title, players, option, value), (wins, games) in tally.items()
        if games
    ]
    out.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(row) for row in found)
    out.write_text(f'{{"bot": "{bot}", "rows": [\n{lines}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
