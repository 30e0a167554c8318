"""How a game ends (EU-139 to EU-145)."""

from typing import Any

import pytest
from tests.rules.europa.land import finish_turn, log, play, refusal, shuttle, table

from misterx import Game

FEET = "pay rail/foot rail/foot rail/foot"


@pytest.mark.rule("EU-139")
def test_eu139_a_detective_in_his_city_ends_the_game_at_once() -> None:
    game = table("hunters", x=4, d1=5, d2=8, h1="7*car/foot", h2="6*car/shad")
    facts = game.play("d1 car/foot 4")
    assert game.result == ("hunters", "captured")
    ended = [fact["event"] for fact in facts].index("ended")
    assert "checked" not in [fact["event"] for fact in facts[:ended]]
    assert refusal(game, "d2 car/foot 7") == "game_over"
    assert game.legal_moves() == []
    assert all(game.view(viewer)["result"]["winner"] == "hunters" for viewer in ("x", "h1", "h2", "public"))


@pytest.mark.rule("EU-140")
def test_eu140_a_target_of_his_mission_ends_the_game_at_once() -> None:
    game = table(x=2, mission="yellow", start=8, log=log("plane/foot 2"), hold="2*car/mag")
    game.play("x car/mag 1")
    assert game.result == ("x", "target_reached")
    assert game.legal_moves() == []


@pytest.mark.rule("EU-141")
def test_eu141_targets_of_other_missions_do_not_count() -> None:
    game = table(x=2, mission="green", start=8, log=log("plane/foot 2"), hold="2*car/mag")
    game.play("x car/mag 1")
    assert game.result is None


@pytest.mark.rule("EU-142")
def test_eu142_the_first_half_of_a_double_move_may_win() -> None:
    said: dict[str, Any] = {
        "x": 9,
        "mission": "yellow",
        "start": 6,
        "log": log("rail/mag 4", "car/blue 3", "car/foot 9"),
    }
    game = table(**said, hold="3*rail/foot car/mag")  # no ticket is left for a second half, and none is needed
    assert f"x double car/mag 10 {FEET}" in game.legal_moves()
    assert f"x double car/mag 3 {FEET}" not in game.legal_moves()
    game.play(f"x double car/mag 10 {FEET}")
    assert game.result == ("x", "target_reached")
    assert game.view("public")["log"][-1]["station"] == 10
    whole = table(**said, hold="3*rail/foot 2*car/mag")
    whole.play(f"x double car/mag 10 {FEET} car/mag 9")
    assert (whole.result, whole.state.moves) == (("x", "target_reached"), 4)


@pytest.mark.rule("EU-143")
def test_eu143_hidden_and_open_moves_win_too() -> None:
    hidden = table(x=14, hold="3*car/shad car/mag", d3=10, d5=9)
    hidden.play("x hidden car/mag 16 pay car/shad car/shad car/shad")
    assert hidden.result == ("x", "target_reached")
    opened = table(x=14, start=14, log=shuttle(26, 14, 13), hold="rail/mag", d2=10, d3=9, d5=11)
    opened.play("x rail/mag 16")
    assert opened.result == ("x", "target_reached")


def test_a_detective_guards_a_target() -> None:
    """EU-OP-16."""
    game = table(x=14, hold="2*rail/mag car/mag", d3=10)
    assert refusal(game, "x rail/mag 16") == "station_closed"


@pytest.mark.rule("EU-145")
def test_eu145_afterwards_checklist_and_track_can_be_compared() -> None:
    game = table(x=14, hold="3*car/shad 2*car/mag", d3=10, d5=9)
    play(game, "x hidden car/mag 8 pay car/shad car/shad car/shad")
    assert "face" not in [fact["event"] for fact in game.events("h1")]
    game.resign("h1")
    for viewer in ("h1", "public", "all"):
        view = game.view(viewer)
        assert (view["start"], view["log"][0]["ticket"], view["log"][0]["station"]) == (14, "car/mag", 8)
        assert view["hands"]["x"]["tickets"] is not None
    assert Game.replay(game.record(), board=game.board).digest() == game.digest()


def stepping_on_and_off(timing: str) -> Game:
    said: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4), "d1": 5, "h1": "car/foot 3*car/blue"}
    used = dict.fromkeys(("d2", "d3", "d4", "d5"), "car/foot")
    return table("hunters", **said, indicators=used, options={"capture_timing": timing})


def test_by_option_only_the_check_catches_him() -> None:
    """EU-OP-04."""
    assert play(stepping_on_and_off("immediate"), "d1 car/foot 4").result == ("hunters", "captured")
    game = play(stepping_on_and_off("check"), "d1 car/foot 4")
    assert game.result is None
    caught = play(game.copy(), "team end")
    while not caught.result:
        caught.play(next(move for move in caught.legal_moves() if move.endswith("none")))
    assert caught.result == ("hunters", "captured")
    off = play(game, "team operate d1 3 pay h1 car/blue car/blue car/blue")
    while off.state.round_no == 5:
        off.play(next(move for move in off.legal_moves() if move.endswith("none")))
    assert off.result is None
    marked = {(ring["station"], ring["entry"]) for ring in off.view("public")["rings"]}
    assert {(4, 1), (4, 3), (4, 5), (3, 2), (3, 4)} == marked
    finish_turn(off)
