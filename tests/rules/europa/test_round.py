"""The course of a round (EU-030 to EU-034)."""

import pytest
from tests.rules.europa.land import after_moves, finish_round, finish_turn, legal, play, refusal, shuttle, table


@pytest.mark.rule("EU-030", "EU-034")
def test_eu030_each_round_begins_with_mister_x_who_must_move() -> None:
    game = table(x=3, hold="8*car/mag")
    for round_no in (1, 2, 3):
        assert (game.state.round_no, game.decider) == (round_no, "x")
        assert not any("stay" in move for move in game.legal_moves())
        assert refusal(game, "x stay") == "bad_move_text"
        assert refusal(game, "d1 car/mag 11") == "not_your_turn"
        game.play("x car/mag 4" if round_no % 2 else "x car/mag 3")
        finish_round(game)


@pytest.mark.rule("EU-031")
def test_eu031_detectives_move_in_any_order_in_every_round() -> None:
    game = table("hunters", x=4, d3=10, d4=7, d5=1, h1="7*car/foot", h2="6*car/shad")
    assert {move.split()[0] for move in game.legal_moves()} == {"d1", "d2", "d3", "d4", "d5"}
    play(game, "d4 car/shad 6", "d1 car/foot 11", "d3 car/foot 9")
    assert refusal(game, "d3 car/foot 10") == "already_moved"
    finish_round(game)
    game.play(next(move for move in game.legal_moves() if "double" not in move))
    finish_turn(game)
    assert len({move.split()[0] for move in game.legal_moves()}) >= 4


@pytest.mark.rule("EU-032")
def test_eu032_moves_special_action_discards_check_then_the_next_round() -> None:
    game = after_moves(x=4, start=3, log=shuttle(5, 3, 4), h1="3*car/mag", h2="car/foot")
    game.play("team end")
    assert refusal(game, "team end") == "illegal_move"
    game.play("h1 discard none")
    assert game.decider == "hunters"
    facts = game.play("h2 discard car/foot")
    order = [fact["event"] for fact in facts if fact["event"] in ("discarded", "refilled", "checked", "turn_started")]
    assert order == ["discarded", "refilled", "refilled", "checked", "turn_started"]


@pytest.mark.rule("EU-033")
def test_eu033_one_action_a_turn() -> None:
    game = table(x=3, hold="3*car/foot 3*car/shad 2*car/mag")
    kinds = {move.split()[0] if move.split()[0] in ("double", "hidden") else "move" for move in legal(game, "x")}
    assert kinds == {"move", "double", "hidden"}
    play(game, "x car/mag 4")
    assert refusal(game, "x car/mag 3") == "illegal_move"
    assert refusal(game, "x double car/mag 3 pay car/foot car/foot car/foot") == "illegal_move"
