"""How the game ends (SY-100 to SY-105)."""

import pytest
from tests.toy import legal, refusal, table


@pytest.mark.rule("SY-100", "SY-101")
def test_sy100_a_capture_ends_the_game_at_once_and_shows_him() -> None:
    game = table("hunters", x=4, d1=1, d2=8, p1=3)
    game.play("p1 taxi 4")
    assert game.result == ("hunters", "captured")
    for viewer in ("h1", "h2", "public", "x"):
        view = game.view(viewer)
        assert view["pawns"]["x"]["station"] == 4
        assert view["result"] == {"winner": "hunters", "reason": "captured"}
        assert view["moved"] == ["p1"]


@pytest.mark.rule("SY-103")
def test_sy103_in_round_22_the_hunters_still_move_and_may_capture() -> None:
    game = table(x=3, d1=5, d2=1, round=22)
    game.play("x taxi 4")
    assert game.result is None
    game.play("d2 taxi 2")
    assert game.result is None
    game.play("d1 taxi 4")
    assert game.result == ("hunters", "captured")


@pytest.mark.rule("SY-102", "SY-103")
def test_sy102_uncaught_after_the_hunters_of_round_22_mister_x_has_won() -> None:
    game = table(x=3, d1=5, d2=1, round=22)
    game.play("x taxi 4")
    game.play("d1 bus 3")
    game.play("d2 taxi 2")
    assert game.result == ("x", "survived")


@pytest.mark.rule("SY-104")
def test_sy104_mister_x_wins_at_the_end_of_a_round_after_which_no_detective_can_ever_move() -> None:
    game = table(x=6, d1=(2, "0/3/0"), d2=(5, "1/0/0"), round=15)
    game.play("x taxi 3")
    assert game.result is None
    game.play("d2 taxi 4")  # onto a taxi-only station with his last ticket
    assert game.result == ("x", "hunters_stuck")


@pytest.mark.rule("SY-104")
def test_sy104_one_detective_who_can_still_move_keeps_the_game_on() -> None:
    game = table("hunters", x=8, d1=(2, "0/3/0"), d2=(5, "1/1/0"), round=15)
    game.play("d2 bus 3")
    assert game.result is None
    assert game.decider == "x"


@pytest.mark.rule("SY-104")
def test_sy104_blocked_by_colleagues_is_not_stuck() -> None:
    game = table("hunters", x=5, d1=(8, "3/0/0"), d2=(7, "0/1/1"), round=15)
    assert game.decider == "x"  # neither could move in that round
    assert game.result is None


@pytest.mark.rule("SY-105")
def test_sy105_mister_x_loses_at_the_start_of_a_turn_in_which_he_cannot_move() -> None:
    game = table("hunters", x=2, d1=4, d2=5)
    game.play("d1 taxi 3")
    game.play("d2 metro 1")
    assert game.result == ("hunters", "x_enclosed")
    game = table(x=2, d1=4, d2=8, reserve="0/5/5", black=0)
    assert game.result == ("hunters", "x_without_move")
    assert refusal(game, "x taxi 3") == "game_over"
    assert legal(game, "x") == set()
