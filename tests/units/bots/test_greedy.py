"""Greedy play does what it says, and knows only what its seat knows."""

from __future__ import annotations

import random

import pytest
from tests.toy import TOY, table

from misterx import Game, bots
from misterx.deduce import Knowledge, sample
from misterx.kernel.errors import MisterXError


def choices(game: Game, seat: str, tries: int = 40) -> set[str]:
    """Every move that the bot makes here, whatever its seed."""
    return {bots.load("greedy", seed).choose(Knowledge.of(game, seat)) for seed in range(tries)}


def test_mister_x_goes_where_the_nearest_hunter_is_farthest() -> None:
    game = table(x=3, d1=1, black=0)
    # From 1, stations 4 and 6 are two rides away, 2 and 5 (by metro) only one.
    assert choices(game, "x") <= {"x taxi 4", "x taxi 6"}


def test_ties_go_to_the_ticket_that_leaves_most_places_open() -> None:
    # Of all neighbours of 5, station 1 is farthest from d1; a black ticket could hide 1, 3 or 4, a metro only 1.
    game = table(x=5, d1=8, possible=[5])
    assert choices(game, "x") == {"x black 1"}


def test_he_doubles_only_to_get_out_of_reach() -> None:
    safe = table(x=8, d1=1)
    assert not any("double" in move for move in choices(safe, "x"))
    near = table(x=2, d1=1, d2=5, black=0)
    assert choices(near, "x") == {"x double taxi 3"}


def test_a_hunter_closes_in_on_all_possible_places() -> None:
    game = table("hunters", x=8, d1=3, log=[{"ticket": "taxi"}], possible=[7, 8])
    assert choices(game, "h1") == {"d1 taxi 4"}


@pytest.mark.parametrize("seed", range(5))
def test_a_hunters_choice_does_not_depend_on_where_he_is(seed: int) -> None:
    """The same table with Mister X elsewhere, as far as hunters can know, gives the same choice."""
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", 4, seed=seed)
    while not game.result and not (game.decider == "hunters" and game.state.round_no > 4):
        game.play(chooser.choice(game.legal_moves()))
    if game.result:
        return
    knowledge = Knowledge.of(game, "h1")
    state, _ = sample(knowledge, chooser.randrange)
    chosen = bots.load("greedy", seed).choose(knowledge)
    game.state = state
    assert bots.load("greedy", seed).choose(Knowledge.of(game, "h1")) == chosen


@pytest.mark.parametrize("name", ["random", "greedy", "pimbot@30"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_bots_finish_games_and_repeat_them(name: str, players: int) -> None:
    def play() -> str:
        game = Game.new("scotland-yard", players, seed=5)
        seats = {seat: bots.load(name, 9) for seat in game.seats}
        while not game.result:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            game.play(seats[seat].choose(Knowledge.of(game, seat)), seat)
        return game.record()

    assert play() == play()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(MisterXError, match="Bots are: random, greedy"):
        bots.load("clever")


def test_greedy_plays_on_any_board() -> None:
    game = Game.new("scotland-yard", 2, {"policemen": 0}, board=TOY, seed=1)
    while not game.result:
        seat = "x" if game.decider == "x" else "h1"
        game.play(bots.load("greedy").choose(Knowledge.of(game, seat)), seat)
