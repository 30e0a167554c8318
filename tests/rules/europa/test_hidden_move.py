"""Hidden moves (EU-054 to EU-062)."""

import pytest
from tests.rules.europa.land import cities, holds, legal, play, refusal, table, where

from misterx.deduce import possible_stations

PAY = "pay car/shad car/shad car/shad"
HOLD = "3*car/shad 2*rail/mag 3*car/mag"


@pytest.mark.rule("EU-054", "EU-060")
def test_eu054_three_shadows_go_into_the_box_and_four_tickets_are_used() -> None:
    game = play(table(x=3, hold=HOLD), f"x hidden rail/mag 4 {PAY}")
    assert where(game, "box") == {"car/shad": 3}
    assert sum(holds(game, "x").values()) == 4
    few = table(x=3, hold="2*car/shad 4*car/mag")
    assert not any("hidden" in move for move in few.legal_moves())
    assert refusal(few, "x hidden car/mag 4 pay car/shad car/shad") == "wrong_price"


@pytest.mark.rule("EU-055", "EU-061")
def test_eu055_a_ticket_lies_face_down_and_tells_neither_mode_nor_face() -> None:
    game = play(table(x=4, hold=HOLD), f"x hidden rail/mag 6 {PAY}")
    assert game.view("x")["log"] == [
        {"entry": 1, "ticket": "rail/mag", "station": 6, "face_down": True, "paid": ["car/shad"] * 3}
    ]
    for viewer in ("h1", "h2", "public"):
        assert game.view(viewer)["log"] == [
            {"entry": 1, "ticket": None, "station": None, "face_down": True, "paid": ["car/shad"] * 3}
        ]
        assert f"x: x hidden ? ? {PAY}" in game.record(viewer)
        assert not any(fact["event"] == "face" for fact in game.events(viewer))


@pytest.mark.rule("EU-061")
def test_eu061_he_may_be_anywhere_that_any_mode_leads_to() -> None:
    start = [{"ticket": "car/mag", "station": 4}]
    shown = {"x": 4, "start": 5, "log": start, "rings": [{"pair": 1, "station": 4, "entry": 1}]}
    game = table(**shown, hold=HOLD)  # type: ignore[arg-type]
    assert possible_stations(game) == [4]
    play(game, f"x hidden rail/mag 6 {PAY}")
    assert possible_stations(game) == [2, 3, 5, 6]


@pytest.mark.rule("EU-056", "EU-057")
def test_eu056_the_ticket_need_not_fit_and_no_such_ticket_is_needed() -> None:
    game = table(x=2, hold="3*car/shad 5*car/mag")
    assert f"hidden car/mag 8 {PAY}" in legal(game, "x")
    play(game, f"x hidden car/mag 8 {PAY}")
    assert game.view("x")["pawns"]["x"]["station"] == 8


@pytest.mark.rule("EU-058", "EU-059")
def test_eu058_one_move_along_one_line_which_is_noted() -> None:
    game = table(x=4, hold=HOLD)
    assert {int(move.split()[2]) for move in legal(game, "x") if move.startswith("hidden")} == {2, 3, 5, 6}
    assert refusal(game, f"x hidden rail/mag 8 {PAY}") == "no_line"
    play(game, f"x hidden rail/mag 5 {PAY}")
    assert (game.state.moves, game.view("x")["log"][-1]["station"]) == (1, 5)


@pytest.mark.rule("EU-062")
def test_eu062_not_onto_a_detective() -> None:
    game = table(x=4, d1=6, hold=HOLD)
    assert 6 not in cities(game, "x")
    assert refusal(game, f"x hidden rail/mag 6 {PAY}") == "station_closed"


def test_a_paid_shadow_is_not_laid_too() -> None:
    game = table(x=3, hold="3*car/shad 5*plane/mag")
    laid = {move.split()[1] for move in legal(game, "x") if move.startswith("hidden")}
    assert laid == {"plane/mag"}
    assert refusal(game, f"x hidden car/shad 4 {PAY}") == "no_ticket"
