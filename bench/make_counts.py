"""Make the perft files and golden games of a title: `python bench/make_counts.py [TITLE ...]`.

Run it after a deliberate change of rules, and read the difference before it is committed. Positions are taken from
random games; of many games those are kept that show most of what can happen.
"""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from typing import Any

from misterx import Game, bots, titles
from misterx.arena.perft import count_sequences
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.play.positions import write_game

TESTS = Path(__file__).parents[1] / "tests"
MOST = 60_000  # sequences to count in one entry
DEEPEST = 5
TRIED, KEPT = 36, 12
STOPS = (1, 9, 26, 55)  # decisions after which a position is taken

Variant = tuple[int, dict[str, Any]]


def variants(title: titles.Title) -> list[Variant]:
    """Every player count and edition, and every option that can be switched on by itself."""
    counts = range(title.players["least"], title.players["most"] + 1)
    found: list[Variant] = [
        (players, {"edition": edition} if number else {})
        for number, edition in enumerate(title.editions)
        for players in counts
    ]
    for number, (name, value) in enumerate(title.defaults.items()):
        if value is False:
            found.append((counts[number % len(counts)], {name: True}))
    return [variant for variant in found if is_possible(title.id, variant)]


def is_possible(title: str, variant: Variant) -> bool:
    try:
        Game(title, *variant, None, None, 0)
    except MisterXError:
        return False
    return True


def play(title: str, variant: Variant, seed: int, bot: str, stop: int = 10_000) -> Game:
    """A game between bots, or its beginning."""
    players, options = variant
    game = Game.new(title, players, options, seed=seed)
    chooser = random.Random(seed)
    while not game.result and len(game.lines) < stop:
        if bot == "random":
            game.play(chooser.choice(game.legal_moves()))
        else:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            game.play(
                bots.load(bot, seed * 1000 + len(game.lines)).choose(Knowledge.of(game, seat, remembers=True)), seat
            )
    return game


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
    for number, (players, options) in enumerate(variants(title)):
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
    for number, (players, options) in enumerate(variants(title)):
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


def features(game: Game) -> set[str]:
    """What a game shows: kinds of moves, how it ended, options."""
    shown = {f"ended {game.result.reason}" if game.result else "running", *game.options.chosen}
    for seat, text in game.lines:
        who = "x" if seat == "x" else seat[:1]
        shown.add(f"{who} {re.sub(r'[a-z]*[0-9]+', '#', text)}")
    return shown


def make_golden(title: titles.Title) -> list[Game]:
    every = variants(title)
    games = []
    for seed in range(TRIED):
        bot = ("random", "greedy")[seed % 2]
        games.append(play(title.id, every[seed % len(every)], seed, bot))
    games = [game for game in games if game.result]
    kept: list[Game] = []
    seen: set[str] = set()
    while games and len(kept) < KEPT:
        best = max(games, key=lambda game: len(features(game) - seen))
        games.remove(best)
        kept.append(best)
        seen |= features(best)
    return kept


def main(names: list[str]) -> None:
    for name in names or titles.ids():
        title = titles.load(name)
        folder = name.replace("-", "_")
        lines = ",\n".join(json.dumps(entry) for entry in make_perft(title))
        (TESTS / "counts" / "perft" / f"{folder}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
        golden = TESTS / "golden" / folder
        golden.mkdir(exist_ok=True)
        for old in golden.iterdir():
            old.unlink()
        expected = {}
        for number, game in enumerate(make_golden(title), 1):
            assert game.result
            (golden / f"{number:02}.txt").write_text(game.record(), "utf-8")
            winner, reason = game.result
            expected[f"{number:02}"] = {"digest": game.digest(), "winner": winner, "reason": reason}
        text = ",\n".join(f"  {json.dumps(key)}: {json.dumps(told)}" for key, told in expected.items())
        (golden / "expected.json").write_text(f"{{\n{text}\n}}\n", "utf-8")
        print(name, "done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
