"""How likely he is where he can be: a probability for each possible place, by a model with public knowledge."""

from __future__ import annotations

import random
from math import log
from typing import Any

import numpy as np
import pytest
from tests.leaks.compare import deal, say
from tests.toy import TOY
from tests.variants import whole

from misterx import bots, titles
from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.deduce import Knowledge
from misterx.deduce.transit import belief as transit
from misterx.deduce.transit.belief import believe, new_odds
from misterx.kernel.jit import compiled
from misterx.kernel.records import copy_record
from misterx.play import Game

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((title, {}) for title in titles.ids()),
    ("scotland-yard", {"edition": "classic"}),
    ("scotland-yard", {"x_without_move": "stays", "x_tickets": {"taxi": 5}, "max_doubles_per_turn": 2}),
    ("ny-chase", {"reveal_when_staying": True, "x_tickets": {"taxi": 5, "bus": 2}}),
    ("sanssouci", {"x_may_stay": True, "stay_with_black": True, "triple_move": True, "voluntary_reveal": True}),
    ("sanssouci", {"always_visible": True}),
    ("europa", {"capture_timing": "check", "setup_order": "mission_first"}),
    ("behrends", {"hard_checks": True}),
]


@pytest.mark.parametrize(("title", "options"), TABLES)
def test_every_possible_place_has_a_chance_and_nothing_else(title: str, options: dict[str, Any]) -> None:
    chooser = random.Random(5)
    game = Game.new(title, 4, whole(title, options), seed=5)
    minds = [Knowledge.of(game, viewer) for viewer in ("public", "x", "h1")]
    for _ in range(70):
        if game.result:
            break
        game.play(chooser.choice(game.legal_moves()))
        for mind in minds:
            likely = mind.follow(game).likelihood()
            assert list(likely) == mind.possible()
            assert all(chance > 0 for chance in likely.values())
            assert not likely or sum(likely.values()) == pytest.approx(1)
        if not game.family.is_mid_turn(game.state):
            assert minds[0].likelihood() == minds[1].likelihood() == minds[2].likelihood()
        if title == "behrends":
            suspects = minds[0].suspicion()
            assert list(suspects) == minds[0].shadow().suspects()
            assert sum(suspects.values()) == pytest.approx(1)
    assert minds[0].likelihood() == Knowledge.of(game, "public").likelihood(), "step by step, or all at once"


@pytest.mark.parametrize("x", ["random", "greedy"])
@pytest.mark.parametrize("title", titles.ids())
def test_the_model_is_surprised_less_than_somebody_who_holds_all_places_alike(title: str, x: str) -> None:
    model, alike, seen = 0.0, 0.0, 0
    for seed in range(4):
        game = Game.new(title, None, seed=seed)
        sides = {"x": bots.load(x, seed), "hunters": bots.load(x, seed + 50)}
        minds = {seat: Knowledge(game, seat) for seat in game.seats}
        mind = Knowledge(game, "public")
        while not game.result and game.state.round_no < 40 and not (title == "behrends" and game.state.phase == 2):
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            likely = chances(mind.follow(game))
            true = true_place(game)
            if seat != "x" and true in likely and len(likely) > 1:
                model, alike, seen = model - log(likely[true]), alike + log(len(likely)), seen + 1
            game.play(sides["x" if seat == "x" else "hunters"].choose(minds[seat].follow(game)), seat)
    # Where tokens walk at random, nothing can be learnt, and holding all alike is right: there little may be lost.
    slack = 0.35 if (title, x) == ("behrends", "random") else 0.0
    assert seen > 20
    assert model / seen < alike / seen + slack


def chances(mind: Knowledge) -> dict[Any, float]:
    return mind.suspicion() or mind.likelihood()


def true_place(game: Game) -> Any:
    if game.title.family == "gang":
        return game.words.pawns[int(game.state.x_token)]
    return game.words.stations[int(game.state.x)]


class Paths:
    """Every way that he can have gone, each with the chance that the model gives it, in plain Python."""

    def __init__(self, game: Game) -> None:
        self.lines = {mode: game.board.links(mode) for mode in game.board.modes}
        self.modes = list(game.board.modes)
        shares = {"careful": 1 - transit.CARELESS, "careless": transit.CARELESS}
        self.paths: dict[tuple[Any, ...], float] = {
            (kind, station): share for kind, share in shares.items() for station in game.board.numbers
        }

    def near(self, station: int, modes: list[str]) -> set[int]:
        links = [link for mode in modes for link in self.lines[mode]]
        return {b for a, b in links if a == station} | {a for a, b in links if b == station}

    def rides_between(self, start: int, end: int) -> int:
        seen, ring, steps = {start}, {start}, 0
        while end not in seen:
            ring = {to for at in ring for to in self.near(at, self.modes[:3])} - seen
            seen |= ring
            steps += 1
        return steps

    def like(self, kind: str, station: int, hunters: list[int], passing: bool) -> float:
        if station in hunters:
            return 0.0
        if kind == "careless":
            return 1.0
        nearest = min(self.rides_between(hunter, station) for hunter in hunters)
        worth = transit.NEARNESS[min(nearest, transit.FAREST)]
        return 1.0 + transit.PASSING * (worth - 1.0) if passing else worth

    def move(self, ticket: str, held: set[str], hunters: list[int], passing: bool) -> None:
        tickets = [*self.modes[:3], "black"]
        prices = dict(zip(tickets, transit.PRICE, strict=True))
        going_on: dict[tuple[Any, ...], float] = {}
        for path, chance in self.paths.items():
            rides = {
                (name, to): prices[name] * self.like(path[0], to, hunters, passing)
                for name in held | {ticket}
                for to in self.near(path[-1], self.modes if name == "black" else [name])
            }
            for (name, to), worth in rides.items():
                if name == ticket and worth > 0:
                    going_on[(*path, to)] = chance * worth / sum(rides.values())
        self.paths = going_on

    def keep(self, possible: list[int]) -> None:
        self.paths = {path: chance for path, chance in self.paths.items() if path[-1] in possible}

    def likelihood(self) -> dict[int, float]:
        total = sum(self.paths.values())
        ends = sorted({path[-1] for path in self.paths})
        shares = {end: sum(c for path, c in self.paths.items() if path[-1] == end) / total for end in ends}
        return {end: 0.95 * share + 0.05 / len(ends) for end, share in shares.items()}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"edition": "classic"}, {"max_doubles_per_turn": 2, "double_tickets": 3}])
def test_the_model_adds_up_over_all_ways_that_he_can_have_gone(seed: int, options: dict[str, Any]) -> None:
    chooser = random.Random(seed)
    options = options if "edition" in options else {"policemen": 0, **options}
    game = Game.new("scotland-yard", 3, options, board=TOY, seed=seed)
    mind, heard, paths = Knowledge(game, "public"), 0, Paths(game)
    while not game.result and game.state.round_no < 6:
        mind.follow(game)
        after = Knowledge.of(game, "public")
        for number in range(heard, len(mind.events)):
            fact = mind.events[number]
            if fact["event"] == "entry_covered":
                before = Knowledge.of(game, "public")
                before.events = mind.events[:number]
                state = before.shadow().state
                stands = [game.words.stations[int(at)] for at in state.pos if at >= 0]
                held = {name for name, n in zip(game.words.tickets, state.tickets[0].tolist(), strict=True) if n > 0}
                paths.move(fact["ticket"], held, stands, state.legs > 1)
            after.events = mind.events[: number + 1]
            after._shadow, after._taken = None, 0
            if after.possible():
                paths.keep(after.possible())
        heard = len(mind.events)
        if mind.possible():
            assert mind.likelihood() == pytest.approx(paths.likelihood()), game.record("x")
        game.play(chooser.choice(game.legal_moves()))
        while not game.result and game.family.is_mid_turn(game.state):
            game.play(chooser.choice(game.legal_moves()))


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "sanssouci"])
def test_compiled_play_believes_what_the_public_believes(title: str) -> None:
    """`believe` looks at states, a `Knowledge` at facts alone: both come to the same chances."""
    chooser = random.Random(title)
    game = Game.new(title, seed=3)
    told = deal(game)
    mind = Knowledge.of(told, "x")
    room: Any = np.zeros(2, game.family.State.DTYPE)
    known, scratch, odds = (
        np.zeros(SCRATCH_WORDS, np.int64),
        np.zeros(SCRATCH_WORDS, np.int64),
        new_odds(game.engine.board),
    )
    think = compiled(believe, game.family)
    for _ in range(60):
        if not game.result:
            game.play(chooser.choice(game.legal_moves()))
    for line in game.lines:
        room[0] = copy_record(told.state)
        move = game.family.read_move(game.words, told.state, line[1])
        say(told, line)
        room[1] = told.state
        think(game.engine.board, game.engine.rules, room[0], room[1], move, known, odds, scratch)
        if not told.result and line[0] != "chance":
            believed = odds[:, :2].sum(axis=1)
            found = {game.words.stations[node]: believed[node] for node in np.flatnonzero(believed)}
            floor = 0.05 / len(found)
            assert mind.follow(told).likelihood() == pytest.approx({at: 0.95 * p + floor for at, p in found.items()})
