"""Variant: Mister X's pawn stands on the board all the time (SS-130 to SS-132)."""

import pytest
from tests.rules.sanssouci.town import black, covers, play, shown, stock, table

from misterx import Game

V4 = "always_visible"


@pytest.mark.rule("SS-130")
def test_ss130_his_pawn_is_on_the_board_after_every_move() -> None:
    game = Game.new("sanssouci", players=3, options={V4: True}, seed=2)
    for _ in range(40):
        if game.result:
            break
        game.play(game.legal_moves()[0])
        for viewer in ("h1", "h2", "public"):
            assert game.view(viewer)["pawns"]["x"] == game.view("x")["pawns"]["x"]
            assert shown(game, viewer) == shown(game, "x")


@pytest.mark.rule("SS-130")
def test_ss130_both_halves_of_a_double_move_are_shown() -> None:
    game = play(table(V4, x=3, d1=1, d2=8), "x double foot 4 foot 5")
    assert shown(game) == [4, 5]
    told = [event["station"] for event in game.events("public") if event["event"] == "revealed"]
    assert told == [4, 5]


@pytest.mark.rule("SS-131")
def test_ss131_he_is_shown_from_the_setup_on() -> None:
    game = Game.new("sanssouci", players=3, options={V4: True}, seed=2)
    start = game.view("x")["start"]
    for viewer in ("h1", "public"):
        assert game.view(viewer)["start"] == start
        assert game.view(viewer)["pawns"]["x"]["station"] == start
        assert f"deal x {start}" in game.record(viewer)


@pytest.mark.rule("SS-132")
def test_ss132_tickets_log_doubles_and_black_tickets_stay_as_they_are() -> None:
    game = play(table(V4, x=1, d1=6, d2=8), "x double black 5 vip 3")
    assert (black(game), stock(game, "x"), game.view("public")["double"]) == (1, "4/2/3", 1)
    assert covers(game) == ["black", "vip"]  # which mode the black ticket paid is not said
    assert not any("train" in str(event) for event in game.events("public") if event["event"] != "tickets")
