"""What bots chose at fixed iterations: every kind of bot of every title, on tables that random play leads to.

`python -m tests.units.bots.choices.choosing` writes the files anew. Do so only where bots are meant to play otherwise
than they did; to rename, rearrange or speed up what they think with changes no line.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lab.exploitability import set_up

from misterx import Game, bots, titles
from misterx.arena.seating import load
from misterx.bots.mcts.bot import SearchBot
from misterx.deduce import Knowledge

FOLDER = Path(__file__).parent
SOLVED = "solved"
KINDS = (
    "greedy",
    "search@50",
    "search@200",
    "search(learnt=0,peek=1,warmth_x=2)@100",
    "search(threads=2,trusts=100,bluffs=0)@100",
    "level1",
    "level2",
    "level3",
    "level4",
    "pimbot@200",
    "basic-mcts@200",
)
#: [title]: players, options and seed of each game
GAMES: dict[str, tuple[tuple[int, dict[str, Any], int], ...]] = {
    "scotland-yard": ((4, {}, 1), (6, {"edition": "classic"}, 2), (2, {}, 3)),
    "ny-chase": ((4, {}, 1), (6, {}, 2), (3, {"hunter_order": "free"}, 3)),
    "sanssouci": (
        (4, {}, 1),
        (3, {"voluntary_reveal": True, "triple_move": True}, 2),
        (5, {"always_visible": True}, 3),
    ),
    "europa": ((4, {}, 1), (6, {}, 2), (2, {}, 3)),
    "behrends": ((4, {}, 1), (2, {}, 2), (3, {"hard_checks": True}, 3)),
}
FIRST, STEP, LAST = 3, 11, 60  # the decisions of a game at which bots are asked
LONG = 30  # decisions of a game that two bots play with what they learnt before


def mover(game: Game) -> str:
    return next(seat for seat in game.seats if game.legal_moves(seat))


def tables(title: str) -> Iterator[tuple[str, Game, str]]:
    """What a table is called, the game, and who decides."""
    for players, options, seed in GAMES[title]:
        chooser = random.Random(seed)
        game = Game.new(title, players, options, seed=seed)
        for decision in range(LAST):
            if game.result:
                break
            seat = mover(game)
            if decision % STEP == FIRST:
                yield f"game {seed}, decision {decision}, {seat}", game, seat
            game.play(chooser.choice(game.legal_moves(seat)), seat)


def ask_all(title: str) -> Iterator[str]:
    """Every kind of bot at every table; then two that play against each other and go on with their trees."""
    family = titles.load(title).family
    for name, game, seat in tables(title):
        yield f"# {name}"
        for kind in KINDS:
            if kind.partition("@")[0].partition("(")[0] in bots.names_for(family):
                yield f"{kind}: {load(kind, 7).choose(Knowledge.of(game, seat, remembers=True))}"
    yield "# a game of search@60"
    game, players = Game.new(title, 4, seed=5), {"x": load("search@60", 1)}
    for _ in range(LONG):
        if game.result:
            break
        seat = mover(game)
        move = players.setdefault(seat, load("search@60", 2)).choose(Knowledge.of(game, seat, remembers=True))
        yield f"{seat}: {move}"
        game.play(move, seat)


def ask_solver() -> Iterator[str]:
    """A game small enough to be solved: how often each move is to be played, as far as digits can be relied on."""
    for seed in range(4):
        yield f"# game {seed}"
        chooser, game, bot = random.Random(seed), set_up(), load("search@150", seed)
        assert isinstance(bot, SearchBot)
        while not game.result:
            knowledge = Knowledge.of(game, mover(game))
            shares = bot.distribution(knowledge)
            said = ", ".join(f"{text} {share:.3f}" for text, share in shares.items())
            yield f"{said}: {bot.choose(knowledge)}"
            game.play(chooser.choice(game.legal_moves()))


def choices(name: str) -> list[str]:
    return list(ask_solver() if name == SOLVED else ask_all(name))


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for each in (*GAMES, SOLVED):
        file_of(each).write_text("".join(f"{line}\n" for line in choices(each)), "utf-8")
