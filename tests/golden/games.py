"""Golden games: whole records, and what must come of them.

`python -m tests.golden.games` writes those that are missing. One that is there is never written anew: if it fails, a
rule behaves otherwise than it did, and that is a new version of the title's rules, or a fault. A board whose links
change takes its games with it: delete their lines in the index, and write them anew.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from misterx import Game, bots
from misterx.deduce import Knowledge

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.toml"
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


def play(name: str) -> Game:
    """A game between bots, each of which sees what its seat may."""
    title, players, options, x, hunters, seed = PLANS[name]
    game = Game.new(title, players, options, seed=seed, stored=True)  # some leave modes out of a table
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        bot = bots.load(x if seat == "x" else hunters, seed * 1000 + len(game.lines))
        game.play(bot.choose(Knowledge.of(game, seat)), seat)
    return game


def facts_of(game: Game) -> dict[str, Any]:
    """What a golden game must come to: its end, its log and its last table."""
    assert game.result
    view, position = game.view("all"), game.to_position()
    return {
        "winner": game.result.winner,
        "reason": game.result.reason,
        "rounds": view["round"],
        "log": " ".join(f"{entry['ticket'] or 'stayed'}:{entry['station']}" for entry in view["log"]),
        "position": hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:32],
    }


def read_index() -> dict[str, dict[str, Any]]:
    return tomllib.loads(INDEX.read_text("utf-8")) if INDEX.exists() else {}


def main() -> None:
    lines = []
    for name in PLANS.keys() - read_index().keys():
        game = play(name)
        (FOLDER / f"{name}.txt").write_text(game.record(), "utf-8")
        facts = ", ".join(f"{key} = {json.dumps(value)}" for key, value in facts_of(game).items())
        lines.append(f"{name} = {{ {facts} }}")
    with INDEX.open("a", encoding="utf-8") as index:
        index.writelines(f"{line}\n" for line in sorted(lines))


if __name__ == "__main__":
    main()
