"""Moments at which a secret is easy to let slip: half a double move, the end of a game, a seat that asks too much."""

from __future__ import annotations

import json
import random

import pytest
from tests.leaks.compare import given, refused
from tests.variants import transit_titles

from misterx.kernel.errors import MisterXError
from misterx.play import Game


def start_a_double(title: str, seed: int) -> tuple[Game, Game]:
    """A game just before Mister X begins a double move, and the same with its first leg made."""
    chooser = random.Random(seed)
    game = Game.new(title, 4, seed=seed)
    for _ in range(12):
        game.play(chooser.choice([move for move in game.legal_moves() if " double " not in move]))
    while game.decider != "x":
        game.play(chooser.choice(game.legal_moves()))
    half = game.copy()
    half.play(chooser.choice([move for move in game.legal_moves() if " double " in move]))
    return game, half


@pytest.mark.parametrize("title", transit_titles())
@pytest.mark.parametrize("seed", range(3))
def test_hunters_learn_nothing_of_half_a_double_move(title: str, seed: int) -> None:
    before, half = start_a_double(title, seed)
    for viewer in ("h1", "h2", "public"):
        assert given(half, viewer) == given(before, viewer)
        assert refused(half, viewer) == refused(before, viewer)
    assert given(half, "x") != given(before, "x")
    half.play(random.Random(seed).choice(half.legal_moves()))
    told = [event["event"] for event in half.events("h1", before.count_events("h1"))]
    legs = [name for name in told if name in ("double_played", "entry_covered", "revealed")]
    assert legs[0] == "double_played"
    assert [name for name in legs if name == "entry_covered"] == ["entry_covered"] * 2


@pytest.mark.parametrize("title", transit_titles())
def test_everything_is_disclosed_when_the_game_is_over(title: str) -> None:
    chooser = random.Random(title)
    game = Game.new(title, 4, seed=4)
    while not game.result:
        game.play(chooser.choice(game.legal_moves()))
    his = game.view("x")
    for viewer in ("h1", "public", "all"):
        view = game.view(viewer)
        for key in ("start", "log", "tickets", "result", "double", "round"):
            assert view[key] == his[key]
        assert view["pawns"]["x"]["station"] == game.words.stations[int(game.state.x)]
        assert all(entry["station"] is not None for entry in view["log"])
        assert game.record(viewer) == game.record()
    assert Game.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize("title", transit_titles())
def test_resigning_half_way_through_a_double_discloses_it_to_all(title: str) -> None:
    _, half = start_a_double(title, 1)
    half.resign("x")
    assert half.view("public")["log"] == half.view("x")["log"]


@pytest.mark.parametrize("title", transit_titles())
def test_the_whole_game_is_refused_while_it_runs(title: str) -> None:
    game = Game.new(title, 4, seed=2)
    for ask in (lambda: game.view("all"), lambda: game.events("all"), game.record, lambda: game.record("all")):
        with pytest.raises(MisterXError) as caught:
            ask()
        assert caught.value.code == "game_running"


@pytest.mark.parametrize("title", transit_titles())
def test_no_word_of_his_start_or_his_choices_reaches_others(title: str) -> None:
    game = Game.new(title, 4, {"reveals": []}, seed=8)
    start = game.words.stations[int(game.state.x)]
    for viewer in ("h1", "h2", "h3", "public"):
        view = game.view(viewer)
        assert view["start"] is None
        assert view["pawns"]["x"]["station"] is None
        assert "legal" not in view
        assert f"deal x {start}" not in game.record(viewer)
        assert "deal x ?" in game.record(viewer)
        assert "start_dealt" not in json.dumps(game.events(viewer))
    assert [game.legal_moves(seat) for seat in ("h1", "h2", "h3")] == [[], [], []]
