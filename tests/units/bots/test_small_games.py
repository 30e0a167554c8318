"""Small games are solved: neither side's mixed policy can be found out, and large games are left to the search."""

from __future__ import annotations

import random

import pytest
from lab.exploitability import Study, measure, set_up

from misterx import bots
from misterx.bots.mcts.bot import SearchBot
from misterx.bots.solver.small_game import SmallGame, last_known
from misterx.deduce import Knowledge
from misterx.play import Game


@pytest.mark.slow
def test_on_the_glasses_neither_side_can_be_found_out() -> None:
    found = measure("search@100")
    assert -1 < found["against_x"] <= found["against_hunters"] < 0
    assert found["exploitability"] < 0.05


def test_a_solution_mixes_and_its_moves_are_drawn_by_their_shares() -> None:
    game = set_up()
    bot = bots.load("search@200", 1)
    assert isinstance(bot, SearchBot)
    shares = bot.distribution(Knowledge(game, "x"))
    assert sum(shares.values()) == pytest.approx(1)
    assert min(shares.values()) > 0.2, "left and right are alike"
    drawn = [bot.choose(Knowledge(game, "x")) for _ in range(200)]
    assert drawn.count("x taxi 5") == pytest.approx(200 * shares["x taxi 5"], abs=40)


def test_everybody_solves_the_same_game_wherever_he_stands() -> None:
    chooser = random.Random(2)
    game, first = set_up(), bots.load("search@50", 1)
    assert isinstance(first, SearchBot)
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        fresh = bots.load("search@50", 2)
        assert isinstance(fresh, SearchBot)
        assert fresh.distribution(Knowledge(game, seat)) == first.distribution(Knowledge(game, seat))
        game.play(chooser.choice(game.legal_moves()))


def test_hunters_play_the_same_wherever_he_is() -> None:
    """Two stories that hunters cannot tell apart give them the same shares."""
    tables = [set_up(), set_up()]
    for game, station in zip(tables, (5, 7), strict=True):
        for move in (f"x taxi {station}", "d1 taxi 2", "d2 taxi 10", "x taxi 6"):
            game.play(move)
    study = Study("search@50")
    left, right = (study.bot.distribution(Knowledge(game, "h1")) for game in tables)
    assert left == right


def test_a_large_game_is_left_to_the_search() -> None:
    chooser = random.Random(1)
    game = Game.new("scotland-yard", 4, seed=1)
    small = SmallGame()
    while not game.result and game.state.round_no < 9:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        assert small.shares(Knowledge(game, seat), bots.load("search@10").budget) is None
        game.play(chooser.choice(game.legal_moves()))


def test_a_solution_begins_where_all_was_last_known() -> None:
    game = set_up()
    for move in ("x taxi 5", "d1 taxi 2", "d2 taxi 10"):
        game.play(move)
    for viewer in ("x", "h1"):
        point, told = last_known(Knowledge(game, viewer))
        assert (int(point.x), int(point.round_no), int(point.tickets[0, 0])) == (game.words.node[6], 1, 5)
        assert [fact["event"] for fact in told] == ["entry_covered", "rode", "rode"]
