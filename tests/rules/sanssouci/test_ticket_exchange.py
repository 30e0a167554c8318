"""Variant: the agents use each other's tickets (SS-126 to SS-129)."""

import pytest
from tests.rules.sanssouci.town import play, stock, table, targets
from tests.toy import refusal

V3 = "ticket_exchange"


@pytest.mark.rule("SS-126", "SS-129")
def test_ss126_an_agent_rides_on_a_colleagues_ticket_and_mister_x_gets_it() -> None:
    game = table(V3, decides="hunters", x=8, d1=(1, "9/0/4"), d2=(6, "9/3/4"), hold="4/3/3", n=1)
    play(game, "d1 vip 3")
    assert (stock(game, "d1"), stock(game, "d2"), stock(game, "x")) == ("9/0/4", "9/2/4", "4/4/3")


@pytest.mark.rule("SS-126")
def test_ss126_without_the_variant_he_may_not() -> None:
    game = table(decides="hunters", x=8, d1=(1, "9/0/4"), d2=(6, "9/3/4"), n=1)
    assert refusal(game, "d1 vip 3") == "no_ticket"


@pytest.mark.rule("SS-127")
def test_ss127_his_own_ticket_goes_first_then_that_of_the_colleague_with_most() -> None:
    game = table(
        V3, decides="hunters", x=8, d1=(1, "1/0/0"), d2=(6, "1/8/4"), d3=(5, "4/8/4"), n=1, order=["d1", "d2", "d3"]
    )
    play(game, "d1 foot 2")
    assert [stock(game, agent) for agent in ("d1", "d2", "d3")] == ["0/0/0", "1/8/4", "4/8/4"]
    play(game, "d2 foot 3", "d3 foot 4", "x foot 7", "d1 foot 1")
    assert [stock(game, agent) for agent in ("d1", "d2", "d3")] == ["0/0/0", "0/8/4", "2/8/4"]


@pytest.mark.rule("SS-127")
def test_ss127_nobody_hands_tickets_over_as_a_move() -> None:
    game = table(V3, decides="hunters", x=8, d1=(1, "1/0/0"), d2=6, n=1)
    assert all(move.split()[1] in ("foot", "vip", "train") for move in game.legal_moves())


@pytest.mark.rule("SS-128")
def test_ss128_who_can_borrow_is_not_out() -> None:
    game = play(table(V3, n=4, x=8, d1=(2, "0/0/0"), d2=(6, "5/0/0")), "x foot 7")
    assert game.view("public")["out"] == []
    assert targets(game, "d1 foot") == {1, 3}
    game = play(table(V3, n=4, x=8, d1=(2, "0/0/0"), d2=(1, "0/1/0"), d3=6), "x foot 7")
    assert targets(game, "d1 foot") == {3}
    game = play(table(V3, n=4, x=8, d1=(2, "0/8/0"), d2=(1, "0/1/0")), "x foot 7")
    assert game.view("public")["out"] == ["d1"]  # nobody has a foot ticket


@pytest.mark.rule("SS-128")
def test_ss128_the_tickets_of_a_colleague_who_is_out_stay_in_the_pool() -> None:
    game = table(V3, n=4, x=3, d1=(8, "3/1/1"), d2=(7, "0/0/0"), d3=(1, "1/0/0"), order=["d1", "d2", "d3"])
    play(game, "x foot 2")
    assert game.view("public")["out"] == ["d1"]
    play(game, "d2 foot 4")
    assert stock(game, "d1") == "2/1/1"
