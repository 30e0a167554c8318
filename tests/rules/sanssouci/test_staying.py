"""Variant: Mister X may stay where he is for a foot ticket (SS-143 to SS-147)."""

import pytest
from tests.rules.sanssouci.town import TOWN, covers, play, potsdam, result, shown, stock, table, targets
from tests.toy import refusal

from misterx import IllegalMove
from misterx.deduce import possible_stations

V8 = "x_may_stay"


@pytest.mark.rule("SS-143")
def test_ss143_he_stays_for_a_foot_ticket_and_logs_his_field_again() -> None:
    game = table(V8, x=3, d1=1, d2=8, hold="2/0/0")
    with pytest.raises(IllegalMove, match="names his own station: `x foot 3`"):
        game.play("x stay")
    play(game, "x foot 3")
    assert (shown(game, "x"), stock(game, "x"), covers(game)) == ([3], "1/0/0", ["foot"])
    assert game.decider == "hunters"
    assert refusal(table(x=3, d1=1, d2=8), "x foot 3") == "no_connection"


@pytest.mark.rule("SS-143")
def test_ss143_nobody_can_tell_a_stay_from_a_walk() -> None:
    stays = play(table(V8, x=3, d1=1, d2=8, possible=[3, 4]), "x foot 3")
    walks = play(table(V8, x=3, d1=1, d2=8, possible=[3, 4]), "x foot 4")
    for viewer in ("h1", "h2", "public"):
        assert stays.events(viewer) == walks.events(viewer)
        assert stays.view(viewer) == walks.view(viewer)
        assert stays.record(viewer) == walks.record(viewer)
    assert possible_stations(stays) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("SS-144")
def test_ss144_agents_may_not_stay() -> None:
    game = table(V8, decides="hunters", n=1, x=8, d1=3, d2=6)
    assert refusal(game, "d1 foot 3") == "no_connection"
    assert refusal(game, "d1 stay") == "must_move_or_leave"


@pytest.mark.rule("SS-145")
def test_ss145_no_other_ticket_pays_for_staying() -> None:
    game = table(V8, x=3, d1=1, d2=8)
    for ticket in ("black", "vip", "train"):
        assert refusal(game, f"x {ticket} 3") == "no_connection"
    assert targets(table(V8, x=3, d1=1, d2=8, hold="0/3/3"), "x black") == {2, 4, 5, 6}


@pytest.mark.rule("SS-145")
def test_ss145_he_may_stay_where_no_footpath_ends() -> None:
    lines = [line for line in TOWN["lines"] if line["mode"] != "foot"]
    walks = [
        {"mode": "foot", "route": [2, 3, 4, 7, 8]},
        {"mode": "foot", "route": [3, 6]},
        {"mode": "foot", "route": [4, 5]},
    ]
    where = {**TOWN, "lines": [*walks, *lines]}
    game = table(V8, where=where, x=1, d1=8, d2=6)
    assert targets(game, "x foot") == {1}
    play(game, "x foot 1")
    assert shown(game, "x") == [1]


@pytest.mark.rule("SS-146")
def test_ss146_who_can_stay_is_not_out() -> None:
    surrounded = {"d1": 22, "d2": 29, "d3": 31}
    game = potsdam(V8, n=4, x=13, **surrounded, hold="1/0/0", black=0)
    assert game.legal_moves() == ["x foot 13"]
    assert result(potsdam(V8, n=4, x=13, **surrounded, hold="0/3/3", black=0)) == ("hunters", "x_without_move")
    assert result(potsdam(n=4, x=13, **surrounded, hold="1/0/0", black=0)) == ("hunters", "x_without_move")


@pytest.mark.rule("SS-147")
def test_ss147_a_stay_on_a_reveal_is_shown() -> None:
    game = play(table(V8, n=2, x=3, d1=1, d2=8), "x foot 3")
    assert shown(game)[2] == 3
    assert game.view("public")["pawns"]["x"]["station"] == 3


@pytest.mark.rule("SS-147")
@pytest.mark.parametrize(
    ("turn", "fields"), [("foot 3 foot 4", [3, 4]), ("foot 4 foot 4", [4, 4]), ("foot 3 foot 3", [3, 3])]
)
def test_ss147_he_may_stay_in_either_half_of_a_double_move(turn: str, fields: list[int]) -> None:
    game = play(table(V8, x=3, d1=1, d2=8), f"x double {turn}")
    assert shown(game, "x") == fields


@pytest.mark.rule("SS-147", "SS-097")
def test_ss147_a_stay_is_a_second_half() -> None:
    game = table(V8, x=1, d1=6, d2=8, hold="1/1/0", black=0)
    assert targets(game, "x double vip") == {3}  # then he stays, or walks on
    assert "x double foot 2" not in game.legal_moves()
