"""Variant: both double-move tickets at once (SS-151 to SS-153)."""

import pytest
from tests.rules.sanssouci.town import black, covers, play, shown, stock, table
from tests.toy import refusal

from misterx import IllegalMove

V10 = "triple_move"


@pytest.mark.rule("SS-151")
def test_ss151_three_moves_in_a_row_for_both_double_move_tickets() -> None:
    game = table(V10, n=4, x=3, d1=1, d2=8)
    play(game, "x triple foot 4")
    assert game.decider == "x"
    assert game.view("h1")["log"] == game.view("h2")["log"]
    assert len(game.view("h1")["log"]) == 4  # nobody learns of it before it is whole
    play(game, "x foot 5", "x foot 4")
    assert game.decider == "hunters"
    assert shown(game, "x")[4:] == [4, 5, 4]
    assert game.view("public")["double"] == 0
    assert game.view("public")["moved"] == []


@pytest.mark.rule("SS-151")
def test_ss151_it_may_be_given_whole_and_is_made_whole_or_not_at_all() -> None:
    game = table(V10, n=4, x=3, d1=1, d2=8)
    assert refusal(game, "x triple foot 4 foot 5 foot 6") == "no_connection"
    play(game, "x triple foot 4 foot 5 vip 3")
    assert shown(game, "x")[4:] == [4, 5, 3]


@pytest.mark.rule("SS-152")
def test_ss152_three_tickets_three_entries_and_reveals_on_the_way() -> None:
    game = play(table(V10, n=10, x=1, d1=6, d2=8), "x triple vip 3 black 4 foot 5")
    assert covers(game)[10:] == ["vip", "black", "foot"]
    assert shown(game)[10:] == [None, 4, None]
    assert (stock(game, "x"), black(game)) == ("3/2/3", 1)
    assert game.view("public")["double"] == 0
    told = [event["event"] for event in game.events("public")][-16:]
    assert told.index("double_played") < told.index("entry_covered") < told.index("revealed")


@pytest.mark.rule("SS-153")
def test_ss153_it_needs_both_tickets_and_three_free_entries() -> None:
    one = table(V10, n=4, double=1, x=3, d1=1, d2=8)
    assert not any("triple" in move for move in one.legal_moves())
    with pytest.raises(IllegalMove, match="a triple move takes two double-move tickets"):
        one.play("x triple foot 4 foot 5 foot 4")
    late = table(V10, n=22, x=3, d1=1, d2=8)
    assert refusal(late, "x triple foot 4 foot 5 foot 4") == "no_double"
    play(late, "x double foot 4 foot 5")
    play(table(V10, n=21, x=3, d1=1, d2=8), "x triple foot 4 foot 5 foot 4")


@pytest.mark.rule("SS-153")
def test_ss153_single_doubles_stay_possible_and_none_follows_in_the_same_turn() -> None:
    game = table(V10, n=4, x=3, d1=1, d2=8)
    assert {"x foot 4", "x double foot 4", "x triple foot 4"} <= set(game.legal_moves())
    play(game, "x double foot 4")
    assert refusal(game, "x double foot 5") == "no_double"
    assert refusal(game, "x triple foot 5") == "no_double"
    assert set(game.legal_moves()) == {"x foot 3", "x foot 5", "x foot 7", "x black 3", "x black 5", "x black 7"}


@pytest.mark.rule("SS-153", "SS-097")
def test_ss153_a_triple_without_a_second_or_third_part_is_refused() -> None:
    game = table(V10, n=4, x=3, d1=1, d2=8, hold="2/0/0", black=0)
    assert "x double foot 4" in game.legal_moves()
    assert refusal(game, "x triple foot 4 foot 5") == "no_second_leg"
    game = table(V10, n=4, x=3, d1=1, d2=8, hold="2/1/0", black=0)
    triples = {move for move in game.legal_moves() if "triple" in move}
    assert triples == {"x triple foot 2", "x triple foot 4", "x triple foot 6", "x triple vip 5"}
    play(game, "x triple foot 4")
    assert set(game.legal_moves()) == {"x foot 3", "x foot 5"}  # 7 would leave no ride by ViP
