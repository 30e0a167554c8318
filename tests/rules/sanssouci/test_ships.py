"""Variants: no ships, or black tickets for ships only (SS-133 to SS-137)."""

import pytest
from tests.rules.sanssouci.town import black, play, potsdam, result, table, targets
from tests.toy import refusal

from misterx.deduce import possible_stations

FAR = {"d1": 1, "d2": 3}


@pytest.mark.rule("SS-133")
def test_ss133_without_ships_no_ticket_takes_him_across() -> None:
    game = potsdam("no_ship", x=13, **FAR, black=2)
    assert targets(game, "x black") == {22, 29, 31}
    assert refusal(game, "x black 30") == "no_connection"
    assert 30 in targets(potsdam(x=13, **FAR, black=2), "x black")


@pytest.mark.rule("SS-133")
def test_ss133_without_ships_a_black_ticket_does_not_save_him_on_the_water() -> None:
    around = {"d1": 22, "d2": 29, "d3": 31}
    assert result(potsdam("no_ship", n=4, x=13, **around, black=3)) == ("hunters", "x_enclosed")


@pytest.mark.rule("SS-134")
def test_ss134_without_ships_black_tickets_still_stand_for_the_land_modes() -> None:
    game = potsdam("no_ship", x=99, **FAR, hold="0/0/0")
    assert targets(game, "x black") == {82, 102, 128, 145, 93, 120, 96, 100, 101, 103, 117}
    assert black(play(game, "x black 102")) == 1


@pytest.mark.rule("SS-135")
def test_ss135_a_black_ticket_pays_a_ship_and_nothing_else() -> None:
    game = potsdam("black_ship_only", x=99, **FAR)
    assert targets(game, "x black") == set()
    assert refusal(game, "x black 102") == "no_connection"
    assert targets(potsdam("black_ship_only", x=13, **FAR), "x black") == {30}


@pytest.mark.rule("SS-136")
def test_ss136_off_the_water_black_tickets_do_not_save_him() -> None:
    assert result(potsdam("black_ship_only", n=4, x=99, **FAR, hold="0/0/0")) == ("hunters", "x_without_move")
    assert potsdam("black_ship_only", n=4, x=13, **FAR, hold="0/0/0").result is None
    assert potsdam(n=4, x=99, **FAR, hold="0/0/0").result is None


@pytest.mark.rule("SS-137")
def test_ss137_everybody_knows_that_a_black_ticket_was_a_ship() -> None:
    for variants, after in ((("black_ship_only",), {7}), ((), {2, 3, 4, 5, 6, 7})):
        game = table(*variants, n=3, x=6, d1=1, d2=8, possible=[3, 6], order=["d1", "d2"])
        play(game, "x black 7")
        assert set(possible_stations(game)) == after
