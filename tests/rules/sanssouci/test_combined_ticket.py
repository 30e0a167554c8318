"""Variant: a fast-train ticket pays a ViP ride (SS-138 to SS-142)."""

import pytest
from tests.rules.sanssouci.town import play, potsdam, stock, table, targets
from tests.toy import refusal

V7 = "combined_ticket"


@pytest.mark.rule("SS-138", "SS-141")
def test_ss138_a_train_ticket_pays_a_vip_ride_and_goes_to_mister_x() -> None:
    game = potsdam(V7, decides="hunters", n=1, x=1, d1=(99, "0/0/1"), d2=3, hold="4/3/3")
    assert 102 in targets(game, "d1 vip")
    play(game, "d1 vip 102 pay train")
    assert (stock(game, "d1"), stock(game, "x")) == ("0/0/0", "4/3/4")
    assert game.view("public")["pawns"]["d1"]["station"] == 102


@pytest.mark.rule("SS-138")
def test_ss138_he_may_choose_which_ticket_he_pays() -> None:
    game = table(V7, decides="hunters", n=1, x=8, d1=1, d2=6)
    assert {"d1 vip 3", "d1 vip 3 pay train"} <= set(game.legal_moves())
    assert stock(play(game.copy(), "d1 vip 3"), "d1") == "10/7/4"
    assert stock(play(game.copy(), "d1 vip 3 pay train"), "d1") == "10/8/3"
    plain = table(decides="hunters", n=1, x=8, d1=1, d2=6)
    assert refusal(plain, "d1 vip 3 pay train") == "illegal_move"


@pytest.mark.rule("SS-139")
def test_ss139_a_vip_ticket_does_not_pay_the_train_nor_does_either_pay_a_walk() -> None:
    game = table(V7, decides="hunters", n=1, x=8, d1=(1, "0/5/0"), d2=6)
    assert targets(game, "d1 train") == targets(game, "d1 foot") == set()
    assert refusal(game, "d1 train 5 pay vip") == "illegal_move"
    assert refusal(game, "d1 foot 2 pay vip") == "illegal_move"


@pytest.mark.rule("SS-140")
def test_ss140_mister_x_may_not() -> None:
    game = table(V7, x=1, d1=8, d2=6, hold="0/0/1", black=0)
    assert refusal(game, "x vip 3") == "no_ticket"
    assert refusal(game, "x vip 3 pay train") == "bad_move_text"
    assert game.legal_moves() == ["x train 5"]


@pytest.mark.rule("SS-142")
def test_ss142_a_train_ticket_keeps_an_agent_at_a_vip_stop_in_the_game() -> None:
    game = play(table(V7, n=4, x=8, d1=(3, "0/0/1"), d2=6), "x foot 7")
    assert game.view("public")["out"] == []
    assert targets(game, "d1 vip") == {1, 5}
    play(game, "d1 vip 5 pay train", "d2 foot 3", "x foot 8")
    assert game.view("public")["out"] == ["d1"]  # with his last ticket gone
    assert play(table(n=4, x=8, d1=(3, "0/0/1"), d2=6), "x foot 7").view("public")["out"] == ["d1"]


@pytest.mark.rule("SS-142", "SS-138")
def test_ss142_when_every_train_stop_is_held_the_vip_line_is_left() -> None:
    held = {"d2": 93, "d3": 120}
    game = potsdam(V7, decides="hunters", n=4, x=1, d1=(99, "0/0/1"), **held, order=["d1", "d2", "d3"])
    assert game.view("public")["out"] == []
    play(game, "d1 vip 102 pay train")
    assert stock(game, "d1") == "0/0/0"
