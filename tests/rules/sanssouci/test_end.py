"""How the game ends (SS-111 to SS-116)."""

import pytest
from tests.rules.sanssouci.town import play, result, table
from tests.toy import refusal


@pytest.mark.rule("SS-111")
def test_ss111_a_capture_wins_for_all_agents_together() -> None:
    game = play(table(decides="hunters", n=1, x=3, d1=2, d2=8, d3=5), "d1 foot 3")
    assert {str(game.view(viewer)["result"]) for viewer in ("x", "h1", "h2", "h3", "public")} == {
        "{'winner': 'hunters', 'reason': 'captured'}"
    }


@pytest.mark.rule("SS-113")
def test_ss113_mister_x_wins_when_24_moves_are_made_and_answered() -> None:
    game = play(table(n=23, x=3, d1=1, d2=8, order=["d1", "d2"]), "x foot 4", "d1 foot 2")
    assert game.result is None
    play(game, "d2 foot 7")
    assert result(game) == ("x", "survived")


@pytest.mark.rule("SS-114")
def test_ss114_the_agents_answer_the_24th_move() -> None:
    game = play(table(n=23, double=0, x=3, d1=(5, "1/0/0"), d2=8, order=["d2", "d1"]), "x foot 4")
    assert game.view("h1")["pawns"]["x"]["station"] == 4
    play(game, "d2 foot 7", "d1 foot 4")
    assert result(game) == ("hunters", "captured")


@pytest.mark.rule("SS-115")
def test_ss115_there_is_no_25th_move() -> None:
    game = play(table(n=23, x=3, d1=1, d2=8), "x foot 4", "d1 foot 2", "d2 foot 7")
    assert game.legal_moves() == []
    assert refusal(game, "x foot 5") == "game_over"


@pytest.mark.rule("SS-116")
def test_ss116_each_double_move_makes_the_game_a_round_shorter() -> None:
    game = play(table(n=22, double=2, x=3, d1=1, d2=8), "x double foot 4 foot 5", "d1 foot 2", "d2 foot 7")
    assert result(game) == ("x", "survived")
    assert game.state.round_no == 23
    game = play(table(n=23, double=0, x=3, d1=1, d2=8), "x foot 4", "d1 foot 2", "d2 foot 7")
    assert game.state.round_no == 22
    game = play(table(n=22, double=2, x=3, d1=1, d2=8), "x foot 4", "d1 foot 2", "d2 foot 7", "x foot 5")
    assert game.state.round_no == 24
    assert game.result is None
