"""What the papers leave open, tried: does another reading bring our cells to the published ones?

    python -m lab.reference_variants [--games N] [--first SEED] [--playouts N] [--workers N]
                                     [--cells CELL ...] [--tries TRY ...]

Those of SIMPLE play without a search. `walks-in`: Mister X moves at random and may step onto a hunter, which ends the
game. `one-guess`: greedy hunters close in on one possible station, drawn anew for every decision, in place of all of
them. `last-seen`: on where he was last seen. `greedy-unswept`: they conclude nothing from where they arrive.
`as-playouts` and what begins so: both sides go on as in playouts.

Those of TRIALS play cells again with another reading, with fewer playouts than the table, on the same deals, and say
what Mister X spent his tickets on. `as-is` is the reference itself, move for move; what the others change stands in
the table below and, switch by switch, in `reference_readings.py`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from lab.reference_readings import ReadingBot, Unswept, without_search

from misterx import bots
from misterx.arena.contest import SEEDS_APART
from misterx.arena.simulate import wilson
from misterx.bots.pimbot import BasicMcts, CategoryMcts, CoalitionMcts, GreedyMcts, PimBot
from misterx.deduce import Knowledge
from misterx.kernel.codes import HUNTERS
from misterx.play import Game

CLASSIC = {"edition": "classic"}


def walks_in(seed: int) -> bool:
    """Whether hunters win at random against somebody who may walk into them."""
    chance, game = random.Random(seed), Game.new("scotland-yard", 6, CLASSIC, seed=seed)
    words, board = game.words, game.board
    while not game.result:
        if any(move.startswith("x ") for move in game.legal_moves()):
            at = words.stations[int(game.state.x)]
            held = {int(place) for place in game.state.pos if place >= 0}
            stations = {words.stations[node] for node in held}
            tickets = [t for t, n in zip(words.tickets[:3], game.state.tickets[0].tolist(), strict=False) if n > 0]
            tickets += list(board.modes) if game.state.tickets[0, 3] > 0 else []
            near = [link for ticket in tickets for link in board.links(ticket) if at in link]
            into = [link for link in near if (set(link) - {at}) & stations]
            singles = [move for move in game.legal_moves() if "double" not in move]
            if chance.random() < len(into) / max(1, len(into) + len(singles)):
                return True
        game.play(chance.choice(game.legal_moves()))
    return game.result.winner == "hunters"


def one_guess(seed: int) -> bool:
    """Whether hunters win who go for one guess at a time, against a greedy Mister X."""
    return go_for(seed, False)


def last_seen(seed: int) -> bool:
    """Whether hunters win who go to where he was last seen."""
    return go_for(seed, True)


def greedy_unswept(seed: int) -> bool:
    """Whether greedy hunters win who conclude nothing from where they arrive, against a greedy Mister X."""
    game, greedy = Game.new("scotland-yard", 6, CLASSIC, seed=seed), bots.load("greedy", seed)
    minds = {seat: Unswept(game, seat) for seat in game.seats}
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        game.play(greedy.choose(minds[seat].follow(game)), seat)
    return game.result.winner == "hunters"


def go_for(seed: int, to_last_seen: bool) -> bool:
    chance, game = random.Random(seed), Game.new("scotland-yard", 6, CLASSIC, seed=seed)
    minds = {seat: Knowledge(game, seat, remembers=True) for seat in game.seats}
    greedy = bots.load("greedy", seed)
    node, distance = game.words.node, game.engine.board.distance
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        mind = minds[seat].follow(game)
        if seat == "x":
            game.play(greedy.choose(mind), seat)
            continue
        seen = mind.view["last_seen"]
        guess = node[seen["station"] if to_last_seen and seen else chance.choice(mind.possible())]
        rated = [
            (int(distance[node[int(move.split()[2])], guess]), chance.random(), move) for move in mind.view["legal"]
        ]
        game.play(min(rated)[2], seat)
    return game.result.winner == "hunters"


def as_playouts(seed: int, **changes: int) -> bool:
    """Whether hunters win if both sides play as in playouts, without the moves at random."""
    game = Game.new("scotland-yard", 6, CLASSIC, seed=seed)
    return without_search(Knowledge(game, "x").follow(game), seed, {"random_of_1000": 0, **changes}) == HUNTERS


SIMPLE: dict[str, tuple[Callable[[int], bool], float]] = {
    "walks-in": (walks_in, 51.4),
    "one-guess": (one_guess, 51.0),
    "last-seen": (last_seen, 51.0),
    "greedy-unswept": (greedy_unswept, 51.0),
    "as-playouts": (as_playouts, 51.0),
    "as-playouts-unswept": (partial(as_playouts, unswept=1), 51.0),
    "as-playouts-escape": (partial(as_playouts, escapes=1), 51.0),
    "as-playouts-escape-guess": (partial(as_playouts, escapes=1, guessing=1), 51.0),
}


@dataclass(frozen=True)
class Trial:
    """What Mister X's search, the hunters' search and the rules of the game change, in this order."""

    x: Mapping[str, Any] = field(default_factory=dict)
    hunters: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)


def both(**changes: Any) -> Trial:
    return Trial(changes, changes)


CELLS: dict[str, tuple[type[PimBot], type[PimBot]]] = {  # Mister X and hunters
    "basic": (BasicMcts, BasicMcts),
    "greedy-mcts": (GreedyMcts, GreedyMcts),
    "categories": (CategoryMcts, CategoryMcts),
    "coalition": (CoalitionMcts, CoalitionMcts),
    "filter": (PimBot, CoalitionMcts),
}

TRIALS = {
    "as-is": Trial(),
    "no-black": Trial(options={"black_tickets": 0}),
    "black-first": both(black_first=1),
    "unswept": both(unswept=1),
    "unswept-no-black": Trial({"unswept": 1}, {"unswept": 1}, {"black_tickets": 0}),
    "unswept-black-first": both(unswept=1, black_first=1),
    "frozen": both(frozen=1),
    "spared-doubles": both(spare_doubles=1),
    "ties-at-random": both(ties_at_random=1),
    "escapes": both(escapes=1),
    "x-escapes": Trial(x={"escapes": 1}),
    "hunters-expect-escapes": Trial(hunters={"escapes": 1}),
    "sighted": both(sighted=1),
    "guessing": both(guessing=1),
    "walks-in-playouts": both(walks_in=1),
    "searcher-c": Trial({"c_hunters": 0.2}, {"c_x": 2.0}),
}


@dataclass(frozen=True)
class Played:
    """One game of a trial."""

    winner: str
    entries: list[list[str]]  # the words of each of Mister X's moves
    places: list[int]  # where he could be, as hunters began to move


@dataclass
class Count:
    """What games of a trial add up to."""

    games: int = 0
    won: int = 0  # by hunters
    black: int = 0
    wasted: int = 0  # black tickets in entries 1 to 3 or another reveal
    doubles: int = 0
    early: int = 0  # double moves that began in entries 1 to 3
    turns: int = 0
    places: int = 0

    def add(self, game: Played) -> None:
        self.games += 1
        self.won += game.winner == "hunters"
        self.turns += len(game.places)
        self.places += sum(game.places)
        for entry, words in enumerate(game.entries, 1):
            self.black += "black" in words
            self.wasted += "black" in words and (entry <= 3 or entry in (8, 13, 18, 24))
            self.doubles += "double" in words
            self.early += "double" in words and entry <= 3

    def __str__(self) -> str:
        spent = (
            (self.black, "black"),
            (self.wasted, "of them wasted"),
            (self.doubles, "doubles"),
            (self.early, "of them early"),
        )
        said = ", ".join(f"{number / self.games:.1f} {what}" for number, what in spent)
        return f"{share(self.won, self.games)}; a game: {said}; places in a turn: {self.places / self.turns:.1f}"


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"hunters won {won} of {games}, {100 * won / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def play(name: str, cell: str, seed: int, playouts: int) -> Played:
    trial, (x_kind, hunters_kind) = TRIALS[name], CELLS[cell]
    game = Game.new("scotland-yard", 6, {**CLASSIC, **trial.options}, seed=seed)
    knowing = Unswept if trial.x.get("unswept") else Knowledge
    minds = {seat: knowing(game, seat) for seat in game.seats}
    x = ReadingBot(seed, playouts, x_kind, trial.x)
    hunters = ReadingBot(seed + SEEDS_APART, playouts, hunters_kind, trial.hunters)
    entries: list[list[str]] = []
    places: list[int] = []
    before = ""
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        mind = minds[seat].follow(game)
        move = (x if seat == "x" else hunters).choose(mind)
        if seat == "x":
            entries.append(move.split())
        elif before == "x":
            places.append(len(mind.possible()))
        game.play(move, seat)
        before = seat
    return Played(game.result.winner, entries, places)


def try_out(pool: Executor, name: str, cell: str, seeds: range, playouts: int) -> None:
    count = Count()
    for game in pool.map(play, repeat(name), repeat(cell), seeds, repeat(playouts)):
        count.add(game)
    print(f"{name}, {cell}: {count}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    every = (*SIMPLE, *TRIALS)
    reader.add_argument(
        "--tries", nargs="+", choices=every, default=every, metavar="TRY", help=f"of {', '.join(every)}"
    )
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--first", type=int, default=0, metavar="SEED", help="of the first game")
    reader.add_argument("--playouts", type=int, default=1000, help="a move, where there is a search")
    reader.add_argument(
        "--cells",
        nargs="+",
        choices=CELLS,
        default=["coalition", "filter"],
        metavar="CELL",
        help=f"of {', '.join(CELLS)}",
    )
    reader.add_argument("--workers", type=int, default=1, help="games at a time")
    asked = reader.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        for name in asked.tries:
            if name in SIMPLE:
                plays, published = SIMPLE[name]
                won = sum(pool.map(plays, seeds))
                print(f"{name}: {share(won, asked.games)}, published {published} %", flush=True)
            else:
                for cell in asked.cells:
                    try_out(pool, name, cell, seeds, asked.playouts)


if __name__ == "__main__":
    main()
