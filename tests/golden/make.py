"""Makes golden games: `python -m tests.golden.make` writes those that are missing.

One that is there is never written anew: if it fails, a rule behaves otherwise than it did, and that is a new version of
the title's rules, or a fault. A board whose links change takes its games with it: delete their lines in `expected.json`
and write them anew. Playthroughs (`playthroughs.py`) that are missing are written too; where a view, a fact or a move
is told otherwise on purpose, delete them, write them anew and read the difference. A title's numbered games are those
of many that show most of what can happen; the others are named in `PLANS`.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

from tests.golden.games import Facts, facts_of, folder_of, read_expected
from tests.golden.playthroughs import TOLD, file_of, tell

from misterx import Game, bots, titles
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError

TRIED, KEPT = 36, 12
#: name: title, players, options, Mister X's bot, hunters' bot, seed
PLANS: dict[str, tuple[str, int, dict[str, Any], str, str, int]] = {
    "yard-2": ("scotland-yard", 2, {}, "greedy", "greedy", 11),
    "yard-3": ("scotland-yard", 3, {}, "greedy", "random", 12),
    "yard-4": ("scotland-yard", 4, {}, "random", "greedy", 13),
    "yard-5": ("scotland-yard", 5, {}, "greedy", "greedy", 14),
    "yard-6": ("scotland-yard", 6, {}, "random", "random", 15),
    "yard-stays": (
        "scotland-yard",
        4,
        {"x_without_move": "by_cause", "x_tickets": {"taxi": 6}},
        "random",
        "random",
        16,
    ),
    "yard-stuck": ("scotland-yard", 3, {"hunter_tickets": {"taxi": 4, "bus": 3, "metro": 1}}, "random", "random", 17),
    "classic-3": ("scotland-yard", 3, {"edition": "classic"}, "random", "random", 18),
    "classic-5": ("scotland-yard", 5, {"edition": "classic"}, "greedy", "greedy", 19),
    "classic-6": ("scotland-yard", 6, {"edition": "classic"}, "greedy", "random", 20),
    "york-3": ("ny-chase", 3, {}, "greedy", "greedy", 21),
    "york-4": ("ny-chase", 4, {}, "random", "random", 22),
    "york-5": ("ny-chase", 5, {}, "greedy", "random", 23),
    "york-6": ("ny-chase", 6, {}, "random", "greedy", 24),
    "york-rides": ("ny-chase", 4, {"helicopter_cards": 0}, "random", "random", 25),
    "york-stays": ("ny-chase", 3, {"x_tickets": {"taxi": 5}, "black_tickets": 0}, "random", "random", 26),
    "york-free": ("ny-chase", 5, {"hunter_order": "free", "roadblock_reuse": "fetch"}, "random", "random", 27),
    "potsdam-2": ("sanssouci", 2, {}, "greedy", "random", 31),
    "potsdam-3": ("sanssouci", 3, {}, "random", "random", 32),
    "potsdam-4": ("sanssouci", 4, {}, "greedy", "greedy", 33),
    "potsdam-5": ("sanssouci", 5, {}, "greedy", "random", 34),
    "potsdam-6": ("sanssouci", 6, {}, "random", "greedy", 35),
    "potsdam-extra": ("sanssouci", 4, {"extra_agent": True, "free_order": True}, "random", "random", 36),
    "potsdam-exchange": (
        "sanssouci",
        3,
        {"ticket_exchange": True, "combined_ticket": True, "hunter_tickets": {"foot": 4, "vip": 3, "train": 2}},
        "random",
        "random",
        37,
    ),
    "potsdam-visible": ("sanssouci", 3, {"always_visible": True, "triple_move": True}, "random", "greedy", 38),
    "potsdam-no-ship": ("sanssouci", 5, {"no_ship": True, "x_may_stay": True}, "random", "random", 39),
    "potsdam-ships": ("sanssouci", 5, {"black_ship_only": True, "voluntary_reveal": True}, "random", "random", 40),
    "potsdam-shows": ("sanssouci", 4, {"voluntary_reveal": True, "triple_move": True}, "random", "random", 41),
    "potsdam-leaves": (
        "sanssouci",
        2,
        {"hunter_tickets": {"foot": 3, "vip": 2, "train": 1}, "free_order": True},
        "greedy",
        "random",
        42,
    ),
}
Variant = tuple[int, dict[str, Any]]


def main() -> None:
    for title in titles.ids():
        expected = read_expected(title)
        named = {name: plan for name, plan in PLANS.items() if plan[0] == title and name not in expected}
        missing = {name: play_plan(*plan) for name, plan in named.items()}
        if not any(name.isdigit() for name in expected):
            missing |= {f"{number:02}": game for number, game in enumerate(pick_varied(titles.load(title)), 1)}
        for name, game in missing.items():
            (folder_of(title) / f"{name}.txt").write_text(game.record(), "utf-8")
        write_expected(title, expected | {name: facts_of(game) for name, game in missing.items()})
        print(f"{title}: {len(missing)} games written", flush=True)
    for title, name in TOLD:
        if not file_of(title, name).exists():
            file_of(title, name).write_text(tell(title, name), "utf-8")
            print(f"{title}: playthrough {name} written", flush=True)


def write_expected(title: str, expected: dict[str, Facts]) -> None:
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(facts)}" for name, facts in sorted(expected.items()))
    (folder_of(title) / "expected.json").write_text(f"{{\n{lines}\n}}\n", "utf-8")


def play_plan(title: str, players: int, options: dict[str, Any], x: str, hunters: str, seed: int) -> Game:
    """A game between bots, each of which sees what its seat may."""
    game = Game.new(title, players, options, seed=seed, stored=True)  # some leave modes out of a table
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        bot = bots.load(x if seat == "x" else hunters, seed * 1000 + len(game.lines))
        game.play(bot.choose(Knowledge.of(game, seat)), seat)
    return game


def pick_varied(title: titles.Title) -> list[Game]:
    """Of many games of every kind those that show most of what can happen."""
    every = list_variants(title)
    games = []
    for seed in range(TRIED):
        bot = ("random", "greedy")[seed % 2]
        games.append(play(title.id, every[seed % len(every)], seed, bot))
    games = [game for game in games if game.result]
    kept: list[Game] = []
    seen: set[str] = set()
    while games and len(kept) < KEPT:
        best = max(games, key=lambda game: len(list_features(game) - seen))
        games.remove(best)
        kept.append(best)
        seen |= list_features(best)
    return kept


def list_features(game: Game) -> set[str]:
    """What a game shows: kinds of moves, how it ended, options."""
    shown = {f"ended {game.result.reason}" if game.result else "running", *game.options.chosen}
    for seat, text in game.lines:
        who = "x" if seat == "x" else seat[:1]
        shown.add(f"{who} {re.sub(r'[a-z]*[0-9]+', '#', text)}")
    return shown


def list_variants(title: titles.Title) -> list[Variant]:
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


if __name__ == "__main__":
    main()
