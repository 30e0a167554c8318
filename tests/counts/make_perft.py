"""Makes the perft files: `python -m tests.counts.make_perft [TITLE ...]`.

Run it after a deliberate change of rules, and read the difference before it is committed. Positions are taken from
random games.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.golden.make import list_variants, play

from misterx import Game, titles
from misterx.arena.perft import count_sequences
from misterx.play.positions import write_game

FOLDER = Path(__file__).parent / "perft"
MOST = 60_000  # sequences to count in one entry
DEEPEST = 5
STOPS = (1, 9, 26, 55)  # decisions after which a position is taken


def count(game: Game) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] < MOST // 20):
        total = sum(count_sequences(game, len(counts) + 1).values())
        if total > MOST and counts:
            break
        counts.append(total)
    return counts


def make_perft(title: titles.Title) -> list[dict[str, Any]]:
    entries = []
    for number, (players, options) in enumerate(list_variants(title)):
        start: dict[str, Any] = {"players": players, "options": options}
        opening = Game(title.id, players, options, None, None, 0)
        entries.append({"name": "before the deal", **start, "counts": count(opening)})
        stop = STOPS[number % len(STOPS)]
        game = play(title.id, (players, options), number, "random", stop)
        if game.result or game.family.is_mid_turn(game.state):
            continue
        position = write_game(game)
        again = Game.from_position(position)
        name = f"a random game of seed {number} after {len(game.lines)} lines"
        entries.append({"name": name, **start, "position": position, "counts": count(again)})
    return entries + (make_hunts(title) if title.family == "gang" else [])


def make_hunts(title: titles.Title) -> list[dict[str, Any]]:
    """Positions of phase 2, which few lines do not reach: the first, second, third … decisions of a hunt."""
    entries = []
    for number, (players, options) in enumerate(list_variants(title)):
        game = Game.new(title.id, players, options, seed=number)
        chooser = random.Random(number)
        decisions = 0
        while not game.result and decisions < 2 + 3 * number:
            moves = game.legal_moves()
            game.play("check" if "check" in moves else chooser.choice(moves))
            decisions += game.view("public")["phase"] == 2
        if game.result:
            continue
        position = write_game(game)
        name = f"a hunt of seed {number} after {len(game.lines)} lines"
        again = Game.from_position(position)
        entries.append(
            {"name": name, "players": players, "options": options, "position": position, "counts": count(again)}
        )
    return entries


def main(names: list[str]) -> None:
    for name in names or titles.ids():
        lines = ",\n".join(json.dumps(entry) for entry in make_perft(titles.load(name)))
        (FOLDER / f"{name.replace('-', '_')}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
        print(name, "done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
