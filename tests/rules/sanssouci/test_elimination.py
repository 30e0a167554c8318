"""Who cannot move leaves the game (SS-070 to SS-080)."""

import pytest
from tests.rules.sanssouci.town import play, potsdam, result, stock, table, targets
from tests.toy import refusal


@pytest.mark.rule("SS-070")
def test_ss070_an_agent_without_a_ticket_to_leave_his_field_is_out() -> None:
    game = table(n=2, x=5, d1=(2, "0/3/2"), d2=8, d3=6)
    assert game.view("public")["out"] == []
    play(game, "x foot 4")
    assert game.view("public")["out"] == ["d1"]  # he is first in the order, and stands where only footpaths end
    assert refusal(game, "d1 foot 1") == "left_the_game"


@pytest.mark.rule("SS-070")
def test_ss070_a_ticket_for_another_mode_keeps_him_in() -> None:
    game = play(table(n=2, x=4, d1=(1, "0/3/0"), d2=8, d3=6), "x foot 5")
    assert game.view("public")["out"] == []
    assert targets(game, "d1 vip") == {3}


@pytest.mark.rule("SS-071")
def test_ss071_an_agent_hemmed_in_by_colleagues_is_out() -> None:
    game = play(table(n=2, x=3, d1=8, d2=7, d3=1, order=["d1", "d2", "d3"]), "x foot 4")
    assert game.view("public")["out"] == ["d1"]
    assert game.view("public")["next"] == "d2"


@pytest.mark.rule("SS-072")
def test_ss072_that_is_decided_when_it_is_his_turn() -> None:
    game = play(table(n=2, x=3, d1=8, d2=7, d3=1, order=["d2", "d1", "d3"]), "x foot 2")
    assert game.view("public")["out"] == []
    play(game, "d2 foot 4", "d1 foot 7")
    assert game.view("public")["out"] == []


@pytest.mark.rule("SS-072")
def test_ss072_an_agent_without_tickets_blocks_until_his_turn_comes() -> None:
    game = play(table(n=2, x=3, d1=1, d2=(4, "0/0/0"), d3=5, order=["d3", "d2", "d1"]), "x foot 2")
    assert 4 not in targets(game, "d3 foot")
    play(game, "d3 vip 3")
    assert game.view("public")["out"] == ["d2"]


@pytest.mark.rule("SS-073")
def test_ss073_mister_xs_field_is_not_blocked_so_the_agent_must_go_there() -> None:
    game = table(decides="hunters", n=3, x=7, d1=8, d2=1, order=["d1", "d2"])
    assert targets(game, "d1 foot") == {7}
    assert result(play(game, "d1 foot 7")) == ("hunters", "captured")


@pytest.mark.rule("SS-074")
def test_ss074_the_pawn_of_an_agent_who_is_out_leaves_the_board() -> None:
    game = play(table(n=2, x=4, d1=(2, "0/0/0"), d2=1, d3=8, order=["d1", "d2", "d3"]), "x foot 3")
    assert game.view("public")["pawns"]["d1"]["station"] is None
    assert 2 in targets(game, "d2 foot")
    play(game, "d2 train 5", "d3 foot 7")
    assert 2 in targets(game, "x foot")


@pytest.mark.rule("SS-075")
def test_ss075_his_tickets_leave_the_game() -> None:
    game = table(n=2, x=5, d1=(2, "0/3/2"), d2=8, d3=6, hold="4/3/3")
    play(game, "x foot 4")
    assert stock(game, "d1") == "0/0/0"
    assert stock(game, "x") == "3/3/3"


@pytest.mark.rule("SS-076")
def test_ss076_who_is_out_does_not_come_back() -> None:
    game = play(table(n=2, x=3, d1=8, d2=7, d3=1, order=["d1", "d2", "d3"]), "x foot 2", "d2 foot 4", "d3 vip 3")
    play(game, "x foot 1")
    assert game.view("public")["next"] == "d2"
    assert game.view("public")["out"] == ["d1"]
    assert refusal(game, "d1 foot 7") == "left_the_game"


@pytest.mark.rule("SS-077", "SS-112")
def test_ss077_mister_x_without_a_ticket_to_leave_his_field_has_lost() -> None:
    lost = table(n=4, x=2, d1=8, d2=6, hold="0/3/3", black=0)
    assert result(lost) == ("hunters", "x_without_move")
    assert table(n=4, x=2, d1=8, d2=6, hold="1/0/0", black=0).result is None


@pytest.mark.rule("SS-078", "SS-112")
def test_ss078_mister_x_surrounded_by_agents_has_lost() -> None:
    game = table(decides="hunters", n=4, x=8, d1=4, d2=1, order=["d1", "d2"], moved=[])
    play(game, "d1 foot 7", "d2 foot 2")
    assert result(game) == ("hunters", "x_enclosed")
    free = play(table(decides="hunters", n=4, x=8, d1=4, d2=1, order=["d1", "d2"]), "d1 foot 3", "d2 foot 2")
    assert free.result is None


@pytest.mark.rule("SS-079")
def test_ss079_a_black_ticket_counts_for_a_ship() -> None:
    around = {"d1": 22, "d2": 29, "d3": 31}
    assert result(potsdam(n=4, x=13, **around, black=0)) == ("hunters", "x_without_move")
    game = potsdam(n=4, x=13, **around, black=1)
    assert game.result is None
    assert targets(game, "x black") == {30}


@pytest.mark.rule("SS-080")
def test_ss080_mister_x_wins_when_the_last_agent_is_out() -> None:
    game = table(n=4, x=5, d1=(2, "0/0/1"), d2=(8, "0/1/0"))
    play(game, "x foot 4")
    assert result(game) == ("x", "no_hunters")
    assert refusal(game, "x foot 5") == "game_over"


@pytest.mark.rule("SS-070", "SS-080")
@pytest.mark.parametrize(("held", "can_move"), [("0/0/1", False), ("1/0/0", True)])
def test_ss080_agents_who_all_leave_are_not_said_to_be_able_to_move(held: str, can_move: bool) -> None:
    for game in (
        play(table(n=4, x=5, d1=(2, held), d2=(8, "0/1/0")), "x foot 4"),
        table(n=4, decides="hunters", x=4, d1=(2, held), d2=(8, "0/1/0")),
    ):
        turns = [fact for fact in game.events("public") if fact["event"] == "turn_started"]
        assert (turns[-1]["side"], turns[-1]["can_move"]) == ("hunters", can_move)


@pytest.mark.rule("SS-065", "SS-077")
def test_ss077_tickets_that_agents_would_have_paid_in_this_round_do_not_save_him() -> None:
    game = table(decides="hunters", n=4, x=2, d1=6, d2=5, hold="0/3/3", black=0, moved=["d1"], order=["d1", "d2"])
    play(game, "d2 vip 3")
    assert result(game) == ("hunters", "x_without_move")
    game = table(decides="hunters", n=4, x=2, d1=6, d2=5, hold="0/3/3", black=0, moved=["d1"], order=["d1", "d2"])
    play(game, "d2 foot 4")
    assert targets(game, "x foot") == {1, 3}
