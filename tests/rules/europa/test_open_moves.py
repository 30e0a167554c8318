"""After 24 moves (EU-133 to EU-138)."""

from typing import Any

import pytest
from tests.rules.europa.land import finish_round, finish_turn, log, play, shuttle, table, total, where

from misterx import Game
from misterx.deduce import possible_stations

PAY = "pay rail/foot rail/foot rail/foot"
HOLD = "3*rail/foot 3*rail/shad 2*car/mag"
OTHERS = ("h1", "h2", "public")


def at(n: int, **said: Any) -> Game:
    """Mister X has made n moves between 3 and 4."""
    return table(**{"x": (3, 4)[n % 2], "start": 3, "log": shuttle(n, 3, 4), "hold": HOLD, **said})


def seen(game: Game) -> set[int | None]:
    return {game.view(viewer)["pawns"]["x"]["station"] for viewer in OTHERS}


@pytest.mark.rule("EU-133")
def test_eu133_move_24_is_hidden() -> None:
    game = play(at(23), "x car/mag 5")
    assert game.state.moves == 24
    assert seen(game) == {None}
    assert sum(where(game, "track").values()) == 24


@pytest.mark.rule("EU-134", "EU-135")
def test_eu134_move_25_is_open_and_its_ticket_goes_into_the_bag() -> None:
    game = at(24)
    bag = sum(where(game, "bag").values())
    play(game, "x car/mag 2")
    assert seen(game) == {2}
    assert possible_stations(game) == [2]
    assert sum(where(game, "track").values()) == 24
    assert sum(where(game, "bag").values()) == bag + 1
    assert game.view("h1")["log"][24] == {"entry": 25, "ticket": "car/mag", "station": 2, "shown": True}
    assert total(game) == 120


@pytest.mark.rule("EU-136")
def test_eu136_special_actions_stay() -> None:
    game = play(at(25), f"x double car/mag 5 {PAY}", "x car/mag 6")
    assert game.state.moves == 27
    assert where(game, "box") == {"rail/foot": 3}
    assert seen(game) == {6}
    hidden = at(26)
    bag = where(hidden, "bag")
    play(hidden, "x hidden rail/foot 4 pay rail/shad rail/shad rail/shad")
    assert seen(hidden) == {4}
    assert hidden.view("h1")["log"][26] == {
        "entry": 27, "ticket": None, "station": 4, "face_down": True, "shown": True, "paid": ["rail/shad"] * 3,
    }  # fmt: skip
    assert where(hidden, "bag")["rail/foot"] == bag["rail/foot"] + 1


@pytest.mark.rule("EU-137")
def test_eu137_the_game_goes_on() -> None:
    game = at(40, h1="", h2="")
    assert (game.result, game.decider) == (None, "x")
    finish_round(play(game, "x car/mag 2"))
    assert game.result is None
    assert game.view("public")["options"]["round_limit"] == "none"


@pytest.mark.rule("EU-138")
def test_eu138_a_double_move_over_the_border_is_half_hidden() -> None:
    game = at(23)
    bag = sum(where(game, "bag").values())
    play(game, f"x double car/mag 5 {PAY}", "x car/mag 6")
    entries = game.view("h1")["log"]
    assert [(entry["ticket"], entry["station"]) for entry in entries[23:]] == [("car/mag", None), ("car/mag", 6)]
    assert sum(where(game, "track").values()) == 24
    assert sum(where(game, "bag").values()) == bag + 1
    finish_turn(game)
    assert seen(game) == {6}


def test_open_cities_are_not_marked() -> None:
    path = [*shuttle(23, 3, 4), *log("car/foot 5", "car/shad 6", "car/mag 7")]
    game = table("hunters", x=7, start=3, log=path, d1=11, d2=12, h1="car/blue", h2="")
    finish_round(play(game, "d1 car/blue 5"))
    assert [(ring["station"], ring["entry"]) for ring in game.view("h1")["rings"]] == [(5, 24)]
    later = table("hunters", x=7, start=3, log=path, d1=14, d2=13, d3=15, d4=8, d5=9, h1="rail/blue", h2="")
    finish_round(play(later, *[move for move in later.legal_moves() if "d1" in move][:1]))
    assert later.view("h1")["rings"] == []


def test_by_option_moves_are_open_earlier() -> None:
    """EU-OP-14."""
    game = at(1, options={"first_open_move": 3})
    play(game, "x car/mag 3")
    assert seen(game) == {None}
    finish_round(game)
    game.play(next(move for move in game.legal_moves() if move.startswith("x car")))
    assert seen(game) != {None}


@pytest.mark.parametrize("limit", [1, 2])
def test_by_option_a_game_is_drawn_after_so_many_rounds(limit: int) -> None:
    """EU-OP-23."""
    game = table(x=1, hold="8*car/mag", h1="", h2="", options={"round_limit": limit})
    while not game.result:
        game.play(next(move for move in game.legal_moves() if move.endswith((" 1", " 2", " 3", " none"))))
        finish_round(game)
    assert (game.result, game.state.round_no) == (("nobody", "cap"), limit)
