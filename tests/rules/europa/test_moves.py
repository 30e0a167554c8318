"""Mister X's normal move (EU-035 to EU-043)."""

import pytest
from tests.rules.europa.land import cities, finish_round, finish_turn, play, refusal, table, where


@pytest.mark.rule("EU-035")
def test_eu035_a_move_needs_a_ticket_of_its_mode() -> None:
    game = table(x=4, hold="2*car/mag")
    assert cities(game, "x") == {3, 5}
    assert refusal(game, "x rail/mag 6") == "no_ticket"
    assert cities(table(x=4, hold="rail/mag"), "x") == {2, 6}


@pytest.mark.rule("EU-036")
def test_eu036_a_move_goes_to_the_next_city_and_no_farther() -> None:
    game = table(x=4, hold="2*car/mag 2*rail/mag")
    assert cities(game, "x") == {3, 5, 2, 6}
    assert refusal(game, "x car/mag 2") == "no_connection"
    assert refusal(game, "x rail/mag 8") == "no_connection"


@pytest.mark.rule("EU-037")
def test_eu037_a_mode_is_offered_only_where_the_city_has_it() -> None:
    game = table(x=3, hold="2*car/mag 2*rail/mag 2*plane/mag")
    assert cities(game, "x") == {2, 4, 9}
    assert refusal(game, "x rail/mag 4") == "no_connection"
    assert 8 in cities(table(x=2, hold="plane/mag"), "x")


@pytest.mark.rule("EU-038", "EU-039", "EU-040")
def test_eu038_the_ticket_lies_open_on_the_track_and_the_city_is_noted_in_secret() -> None:
    game = table(x=3, start=4, log=[{"ticket": "car/blue", "station": 3}], hold="2*car/foot")
    game.play("x car/foot 2")
    assert game.view("x")["log"][1] == {"entry": 2, "ticket": "car/foot", "station": 2}
    for viewer in ("h1", "h2", "public"):
        view = game.view(viewer)
        assert view["log"][1] == {"entry": 2, "ticket": "car/foot", "station": None}
        assert view["pawns"]["x"]["station"] is None


@pytest.mark.rule("EU-041")
def test_eu041_his_tickets_stay_on_the_track() -> None:
    game = table(x=3, hold="8*car/foot")
    for round_no in range(1, 5):
        game.play("x car/foot 4" if round_no % 2 else "x car/foot 3")
        finish_round(game)
        assert sum(where(game, "track").values()) == round_no
        if "x car/foot 3" not in game.legal_moves() and "x car/foot 4" not in game.legal_moves():
            break


@pytest.mark.rule("EU-042")
def test_eu042_he_cannot_enter_a_detectives_city() -> None:
    game = table(x=3, d1=4, hold="4*car/mag")
    assert cities(game, "x") == {2, 9}
    assert refusal(game, "x car/mag 4") == "station_closed"


@pytest.mark.rule("EU-043")
def test_eu043_he_may_go_back() -> None:
    game = table(x=3, hold="4*car/mag 4*car/blue", h1="", h2="")
    finish_round(play(game, "x car/mag 4"))
    assert 3 in cities(game, "x")


def test_every_ticket_that_fits_is_a_choice_of_its_own() -> None:
    game = table(x=3, d1=4, d2=9, hold="2*car/mag car/shad")
    assert game.legal_moves() == ["x car/mag 2", "x car/shad 2"]
    finish_turn(play(game, "x car/shad 2"))
    assert where(game, "track")["car/shad"] == 1
