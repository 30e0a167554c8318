"""A random game, its viewers, and whole other stories that each of them could not tell from it."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from tests.leaks.compare import assert_no_leak
from tests.leaks.gang import GangHearing
from tests.leaks.hand import HandHearing
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Hearing, Line, Worlds
from tests.variants import Variant

from misterx.play import Game

HEARINGS: dict[str, Hearing] = {"transit": TransitHearing(), "hand": HandHearing(), "gang": GangHearing()}
RARE = (
    " double ",
    " triple ",
    " black ",
    " hidden ",
    " show",
    "check",
    "team ",
    "banish",
    "override",
    " fly ",
    " block",
)
ROOM, TRIES = 24, 3  # worlds that are followed at a time, and decisions from each


@dataclass
class Tally:
    """What was compared: viewers that another story was found for, stories, and moments of them."""

    games: int = 0
    viewers: Counter[str] = field(default_factory=Counter)
    stories: int = 0
    moments: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.viewers += other.viewers
        self.stories += other.stories
        self.moments += other.moments


def play_at_random(game: Game, chooser: random.Random, lines: int) -> list[Line]:
    """A running game's lines, rare moves more often than chance would have it; it is stopped before its end."""
    while not game.result and len(game.lines) < lines:
        moves = spare_him(game, game.legal_moves())
        rare = [move for move in moves if any(word in move for word in RARE)]
        game.play(chooser.choice(chooser.choice([rare or moves, moves, moves])))
    told = list(game.lines)
    if game.result:
        while told and told[-1][0] == "chance":
            told.pop()
        told = told[:-1]
    return told[:lines]


def spare_him(game: Game, moves: list[str]) -> list[str]:
    """The moves that do not end the game by a capture, if there are any: a long game has more to tell."""
    if game.title.family != "transit" or game.decider == "x":
        return moves
    here = str(game.words.stations[int(game.state.x)])
    return [move for move in moves if here not in move.split()] or moves


def viewers_of(game: Game, chooser: random.Random) -> list[str]:
    """Who has something to guess at: any hunter, a spectator, and Mister X where hunters have secrets of their own."""
    hunters = [seat for seat in game.seats if seat != "x"]
    return [chooser.choice(hunters), "public", *(["x"] if game.title.family == "hand" else [])]


def compare_game(variant: Variant, seed: int, lines: int, stories: int = 1) -> Tally:
    """Play a game and compare, for each viewer, what he gets with what other stories would have given him."""
    chooser = random.Random(seed)
    game = variant.new(seed)
    truth = play_at_random(game, chooser, chooser.randint(lines // 2, lines))
    tally = Tally(games=1)
    for viewer in viewers_of(game, chooser):
        worlds = Worlds(game, viewer, HEARINGS[game.title.family], chooser, ROOM, TRIES)
        for line in truth:
            worlds.follow(line)
        for story in worlds.stories(stories):
            assert_no_leak(game, viewer, truth, story)
            tally.viewers[viewer] += 1
            tally.stories += 1
            tally.moments += len(truth)
    return tally
