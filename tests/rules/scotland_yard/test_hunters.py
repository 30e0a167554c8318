"""The hunters' tickets (SY-067 to SY-071)."""

import pytest
from tests.toy import legal, refusal, station, stock, table, tickets


@pytest.mark.rule("SY-067")
def test_sy067_without_a_ticket_of_a_mode_a_detective_cannot_ride_it() -> None:
    game = table("hunters", x=8, d1=(1, "5/3/0"), d2=4)
    assert legal(game, "d1") == {"taxi 2", "bus 3"}
    assert refusal(game, "d1 metro 5") == "no_ticket"


@pytest.mark.rule("SY-068")
@pytest.mark.parametrize("held", ["0/0/0", "0/3/2"])
def test_sy068_a_detective_without_a_usable_ticket_passes_by_himself(held: str) -> None:
    game = table(x=6, d1=(2, held), d2=(4, "11/8/4"))
    game.play("x taxi 3")
    assert legal(game, "d1") == set()
    game.play("d2 taxi 5")
    assert game.decider == "x"
    assert {"event": "passed", "pawn": "d1"} in game.events("public")


@pytest.mark.rule("SY-069")
def test_sy069_who_passes_pays_nothing_stays_and_still_holds_his_station() -> None:
    game = table("hunters", x=6, d1=(7, "0/2/2"), d2=(5, "11/8/4"))
    game.play("d2 taxi 4")
    assert (station(game, "d1"), stock(game, "d1")) == (7, "0/2/2")
    assert refusal(game, "x black 7") == "station_closed"


@pytest.mark.rule("SY-069")
def test_sy069_a_stuck_detective_encloses_mister_x() -> None:
    game = table("hunters", x=8, d1=(7, "0/2/2"), d2=(5, "11/8/4"))
    game.play("d2 taxi 4")
    assert game.result == ("hunters", "x_enclosed")


@pytest.mark.rule("SY-070")
def test_sy070_nobody_pays_with_a_colleagues_ticket() -> None:
    game = table("hunters", x=8, d1=(2, "0/5/4"), d2=(5, "5/0/0"))
    assert refusal(game, "d1 taxi 3") == "no_ticket"
    assert refusal(game, "d1 taxi 3 pay bus") == "illegal_move"
    game.play("d2 taxi 4")
    assert station(game, "d1") == 2


@pytest.mark.rule("SY-071")
@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
def test_sy071_everybody_sees_the_detectives_tickets_at_all_times(viewer: str) -> None:
    game = table("hunters", x=8, d1=(1, "10/8/4"), d2=(4, "9/7/3"))
    assert game.view(viewer)["tickets"]["d1"] == tickets("10/8/4")
    game.play("d1 metro 5")
    assert game.view(viewer)["tickets"]["d1"] == tickets("10/8/3")
    assert game.view(viewer)["tickets"]["d2"] == tickets("9/7/3")
