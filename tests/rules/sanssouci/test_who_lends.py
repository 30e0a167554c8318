"""Ticket exchange in detail: who lends, and what is given for it (SS-126 to SS-129, SS-OP-20)."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import play, stock, table, targets
from tests.toy import refusal

SWAP: dict[str, Any] = {"ticket_exchange": True, "exchange_mode": "swap"}


@pytest.mark.rule("SS-126")
@pytest.mark.parametrize("lender", ["d1", "d2", "d3"])
def test_any_colleague_may_lend(lender: str) -> None:
    said = {agent: (field, "1/0/0") for agent, field in (("d1", 1), ("d2", 5), ("d3", 6))}
    said[lender] = (said[lender][0], "1/3/0")
    game = table("ticket_exchange", decides="hunters", n=1, x=8, **said)
    borrower = "d2" if lender == "d1" else "d1"
    assert targets(game, f"{borrower} vip") == {3}
    play(game, f"{borrower} vip 3")
    assert stock(game, lender) == "1/2/0"
    assert stock(game, borrower) == "1/0/0"


@pytest.mark.rule("SS-127")
def test_of_two_who_have_as_many_the_first_lends() -> None:
    game = table("ticket_exchange", decides="hunters", n=1, x=8, d1=(6, "0/2/0"), d2=(5, "0/2/0"), d3=(1, "0/0/1"))
    play(game, "d3 vip 3")
    assert [stock(game, agent) for agent in ("d1", "d2", "d3")] == ["0/1/0", "0/2/0", "0/0/1"]


@pytest.mark.rule("SS-127")
@pytest.mark.parametrize(
    ("held", "left", "lender"),
    [
        ("2/0/1", "1/0/1", "1/4/0"),  # he gives of what he has most
        ("1/0/2", "1/0/1", "0/4/1"),
        ("1/0/1", "0/0/1", "1/4/0"),  # of two as many, the cheaper
    ],
)
def test_with_swap_he_gives_of_the_kind_he_has_most_of(held: str, left: str, lender: str) -> None:
    game = table(decides="hunters", n=1, x=8, d1=(1, held), d2=(6, "0/5/0"), options=SWAP)
    play(game, "d1 vip 3")
    assert (stock(game, "d1"), stock(game, "d2")) == (left, lender)


@pytest.mark.rule("SS-127")
def test_with_swap_vip_tickets_may_be_given_too() -> None:
    game = table(decides="hunters", n=1, x=8, d1=(2, "0/3/1"), d2=(6, "2/0/0"), options=SWAP)
    play(game, "d1 foot 1")
    assert (stock(game, "d1"), stock(game, "d2")) == ("0/2/1", "1/1/0")


@pytest.mark.rule("SS-128")
@pytest.mark.parametrize("held", ["0/1/0", "0/0/1"])
def test_with_swap_one_ticket_of_any_kind_is_enough_to_borrow(held: str) -> None:
    game = table(decides="hunters", n=1, x=8, d1=(2, held), d2=(6, "2/0/0"), options=SWAP)
    assert targets(game, "d1 foot") == {1, 3}
    first = table(decides="hunters", n=1, x=8, d1=(1, "1/0/0"), d2=(6, "0/2/0"), options=SWAP)
    assert targets(first, "d1 vip") == {3}


@pytest.mark.rule("SS-128")
def test_with_swap_who_has_nothing_to_give_cannot_borrow() -> None:
    game = table(decides="hunters", n=1, x=8, d1=(1, "0/0/0"), d2=(6, "2/2/2"), options=SWAP)
    assert {move.split()[0] for move in game.legal_moves()} == {"d2"}
    assert refusal(game, "d1 vip 3") == "no_ticket"


@pytest.mark.rule("SS-129", "SS-067")
def test_with_swap_mister_x_still_gets_the_ticket_that_paid_the_ride() -> None:
    game = table(decides="hunters", n=1, x=8, d1=(1, "2/0/1"), d2=(6, "0/5/0"), hold="4/3/3", options=SWAP)
    play(game, "d1 vip 3")
    assert stock(game, "x") == "4/4/3"


@pytest.mark.rule("SS-126")
def test_who_has_the_ticket_himself_swaps_nothing() -> None:
    game = table(decides="hunters", n=1, x=8, d1=(1, "2/1/1"), d2=(6, "0/5/0"), options=SWAP)
    play(game, "d1 vip 3")
    assert (stock(game, "d1"), stock(game, "d2")) == ("2/0/1", "0/5/0")
