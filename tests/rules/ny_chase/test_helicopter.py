"""The helicopter (NY-074 to NY-085)."""

from __future__ import annotations

import pytest
from tests.rules.ny_chase.toy_york import rides, york
from tests.toy import legal, refusal, stock

ABOARD = {"cards": 2, "pawn": "d1", "station": 1}


@pytest.mark.rule("NY-074")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_ny074_a_flight_needs_a_card(cards: int) -> None:
    game = york("hunters", x=6, d1=8, d2=2, helicopter={"cards": cards})
    if cards == 0:
        assert refusal(game, "d1 fly 1 pay taxi") == "no_flight"
        assert not any("fly" in move for move in game.legal_moves())
    else:
        game.play("d1 fly 1 pay taxi")
        assert game.view("public")["helicopter"]["cards"] == cards - 1


@pytest.mark.rule("NY-075")
def test_ny075_one_flight_a_round() -> None:
    game = york("hunters", x=6, d1=8, d2=2, d3=5)
    game.play("d1 fly 1 pay taxi")
    assert refusal(game, "d2 fly 4 pay taxi") == "no_flight"
    game = york("hunters", x=6, d1=None, d2=8, d3=5, helicopter=ABOARD)
    game.play("d1 land pay taxi")
    game.play("d2 fly 4 pay taxi")  # d1 has got out, and nobody took off in this round yet
    assert refusal(game, "d3 fly 4 pay taxi") == "no_flight"


@pytest.mark.rule("NY-076")
def test_ny076_the_flyer_flies_on_his_own_turn() -> None:
    game = york("hunters", x=6, d1=8, d2=2, d3=5)
    assert refusal(game, "d3 fly 1 pay taxi") == "not_his_turn_yet"
    assert refusal(game, "d1 fly 1 pay taxi", "h2") == "not_your_pawn"
    game.play("d1 taxi 7")
    game.play("d2 fly 1 pay taxi")


@pytest.mark.rule("NY-077")
def test_ny077_any_station_may_be_the_target() -> None:
    game = york("hunters", x=6, d1=8, d2=2, d3=5, roadblocks=[4])
    targets = {move.split()[1] for move in legal(game, "d1") if move.startswith("fly")}
    assert targets == {str(number) for number in range(1, 9)}  # a colleague's, a blocked one, his own too


@pytest.mark.rule("NY-078")
@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
def test_ny078_the_flyer_hovers_beside_the_target_for_all_to_see(viewer: str) -> None:
    game = york("hunters", x=6, d1=8, d2=2)
    game.play("d1 fly 1 pay taxi")
    view = game.view(viewer)
    assert view["pawns"]["d1"]["station"] is None
    assert view["helicopter"] == {"cards": 2, "pawn": "d1", "station": 1}


@pytest.mark.rule("NY-079")
@pytest.mark.parametrize(("ticket", "left"), [("taxi", "4/5/5"), ("bus", "5/4/5"), ("subway", "5/5/4")])
def test_ny079_a_flight_costs_any_one_ticket_and_a_card(ticket: str, left: str) -> None:
    game = york("hunters", x=6, d1=8, d2=2, pool="5/5/5")
    game.play(f"d1 fly 1 pay {ticket}")
    assert (stock(game, "pool"), game.view("x")["helicopter"]["cards"]) == (left, 2)
    assert refusal(york("hunters", x=6, d1=8, d2=2, pool="5/5/0"), "d1 fly 1 pay subway") == "no_ticket"


@pytest.mark.rule("NY-080", "NY-081")
@pytest.mark.parametrize(("ticket", "left"), [("taxi", "2/3/3"), ("bus", "3/2/3"), ("subway", "3/3/2")])
def test_ny080_on_his_next_turn_he_gets_out_for_any_ticket(ticket: str, left: str) -> None:
    game = york("hunters", x=6, d1=None, d2=8, helicopter=ABOARD, pool="3/3/3")
    assert legal(game, "d1") == {"land pay taxi", "land pay bus", "land pay subway"}
    game.play(f"d1 land pay {ticket}")
    view = game.view("public")
    assert (view["pawns"]["d1"]["station"], stock(game, "pool")) == (1, left)
    assert view["helicopter"] == {"cards": 2, "pawn": None, "station": None}


@pytest.mark.rule("NY-080")
def test_ny080_he_cannot_fly_on_or_stay_aboard() -> None:
    game = york("hunters", x=6, d1=None, d2=8, helicopter=ABOARD)
    assert refusal(game, "d1 fly 4 pay taxi") == "no_flight"
    assert refusal(game, "d1 stay") == "must_move"
    assert refusal(game, "d1 taxi 2") == "aboard"
    assert refusal(game, "d1 land 4 pay taxi") == "no_landing"


@pytest.mark.rule("NY-082")
def test_ny082_getting_out_is_the_whole_turn() -> None:
    game = york("hunters", x=6, d1=None, d2=8, helicopter=ABOARD)
    game.play("d1 land pay taxi")
    assert refusal(game, "d1 taxi 2") == "already_moved"
    game.play("d2 taxi 7")
    game.play("x taxi 3")
    assert "taxi 2" in rides(legal(game, "d1"))


@pytest.mark.rule("NY-083")
def test_ny083_the_next_flies_only_when_the_passenger_has_got_out() -> None:
    game = york("hunters", x=6, d1=8, d2=None, d3=5, helicopter={"cards": 2, "pawn": "d2", "station": 1})
    assert refusal(game, "d1 fly 4 pay taxi") == "no_flight"  # d2 is still aboard
    game.play("d1 taxi 7")
    game.play("d2 land pay bus")
    game.play("d3 fly 4 pay taxi")
    assert game.view("public")["helicopter"]["pawn"] == "d3"


@pytest.mark.rule("NY-084")
def test_ny084_who_hovers_neither_blocks_nor_captures() -> None:
    game = york(x=2, d1=None, d2=8, helicopter=ABOARD)
    game.play("x taxi 1")  # onto the very station that the helicopter points at
    assert game.result is None
    game = york("hunters", x=1, d1=7, d2=3, round=2)
    game.play("d1 fly 1 pay taxi")
    assert game.result is None
    game = york("hunters", x=6, d1=None, d2=2, helicopter=ABOARD)
    game.play("d1 land pay taxi")
    assert refusal(game, "d2 taxi 1") == "station_closed"
    game = york("hunters", x=6, d1=2, d2=None, helicopter={"cards": 2, "pawn": "d2", "station": 1})
    game.play("d1 taxi 1")  # the pointed-at station is not reserved
    assert game.view("public")["pawns"]["d1"]["station"] == 1


@pytest.mark.rule("NY-085")
def test_ny085_getting_out_onto_mister_x_captures_him() -> None:
    game = york("hunters", x=1, d1=None, d2=8, helicopter=ABOARD)
    game.play("d1 land pay taxi")
    assert game.result == ("hunters", "captured")
