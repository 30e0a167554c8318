"""The detectives' special actions in general (EU-082 to EU-094)."""

from typing import Any

import pytest
from tests.rules.europa.land import after_moves, finish_round, holds, legal, log, play, refusal, shuttle, table, where

N5: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4)}
THREE = "team investigate pay h1 car/mag car/mag car/mag"


@pytest.mark.rule("EU-082")
def test_eu082_only_when_all_detectives_have_moved() -> None:
    used = {"d1": "car/foot", "d2": "car/foot", "d3": "car/foot", "d4": "car/foot"}
    game = table("hunters", **N5, indicators=used, h1="4*car/mag", h2="car/shad 3*car/mag", d5=6)
    assert refusal(game, THREE) == "must_move"
    play(game, "d5 car/shad 7", THREE)


@pytest.mark.rule("EU-083")
def test_eu083_one_special_action_a_round() -> None:
    game = after_moves(**N5, h1="4*car/mag", h2="4*car/blue")
    play(game, THREE)
    assert refusal(game, "team investigate pay h1 car/mag") == "no_special_action"
    assert refusal(game, "team end") == "illegal_move"
    assert not legal(game, "team")


@pytest.mark.rule("EU-084")
def test_eu084_it_may_be_left_out() -> None:
    game = after_moves(**N5, h1="4*car/mag")
    assert "end" in legal(game, "team")
    box = where(game, "box")
    play(game, "team end")
    assert where(game, "box") == box
    assert "h1 discard none" in game.legal_moves()


@pytest.mark.rule("EU-085")
@pytest.mark.parametrize(("n", "allowed"), [(3, False), (4, False), (5, True), (6, True)])
def test_eu085_mister_x_must_have_moved_five_times(n: int, allowed: bool) -> None:
    game = after_moves(x=(3, 4)[n % 2], start=3, log=shuttle(n, 3, 4), h1="4*car/mag", h2="4*car/blue")
    assert bool(legal(game, "team")) == allowed
    if not allowed:
        assert refusal(game, THREE) == "no_special_action"


@pytest.mark.rule("EU-086", "EU-098")
def test_eu086_moves_count_not_rounds_with_doubles_and_stays() -> None:
    double = log("car/mag 4", "car/blue 3", "car/foot 4", "car/shad 3 double", "car/mag 4 double")
    round_4 = after_moves(x=4, start=3, log=double, round=4, h1="4*car/mag")
    assert THREE in round_4.legal_moves()
    stayed = after_moves(x=4, start=3, log=shuttle(3, 3, 4), round=6, h1="4*car/mag")
    assert not legal(stayed, "team")


@pytest.mark.rule("EU-087")
def test_eu087_tickets_on_the_indicators_do_not_pay() -> None:
    used = {f"d{pawn}": "car/mag" for pawn in range(1, 6)}
    game = after_moves(**N5, indicators=used, h1="2*car/mag", h2="")
    assert not legal(game, "team")
    assert refusal(game, THREE) == "no_special_action"


@pytest.mark.rule("EU-088")
def test_eu088_no_more_tickets_than_detectives_led() -> None:
    game = after_moves(**N5, h1="", h2="4*car/mag")  # h2 leads two
    assert not legal(game, "team")
    assert refusal(game, "team investigate pay h2 car/mag car/mag car/mag") == "share_too_large"
    with_h1 = after_moves(**N5, h1="car/mag", h2="4*car/mag")
    assert legal(with_h1, "team") == {"end", "investigate pay h1 car/mag h2 car/mag car/mag"}


@pytest.mark.rule("EU-089")
def test_eu089_angela_and_horst_pay_three_magnifiers_together() -> None:
    """The rulebook's example: Angela leads three and holds one, Horst leads two and holds three."""
    game = after_moves(x=4, start=3, log=shuttle(7, 3, 4), h1="car/mag", h2="3*rail/mag")
    assert refusal(game, "team investigate pay h1 car/mag h2 rail/mag rail/mag rail/mag") == "share_too_large"
    facts = game.play("team investigate pay h1 car/mag h2 rail/mag rail/mag")
    assert {"event": "marked", "pair": 1, "station": 4, "entry": 3} in facts
    assert holds(game, "h2")["rail/mag"] == 1


@pytest.mark.rule("EU-090")
def test_eu090_one_symbol_for_the_whole_action() -> None:
    game = after_moves(**N5, h1="2*car/mag 2*car/blue", h2="")
    assert not legal(game, "team")
    assert refusal(game, "team investigate pay h1 car/blue car/mag car/mag") == "wrong_price"


@pytest.mark.rule("EU-091")
def test_eu091_three_four_or_five_tickets() -> None:
    game = after_moves(**N5, h1="4*car/mag", h2="4*car/mag")
    sizes = {sum(word == "car/mag" for word in move.split()) for move in legal(game, "team")} - {0}
    assert sizes == {3, 4, 5}
    assert refusal(game, "team investigate pay h1 car/mag car/mag") == "wrong_price"
    assert refusal(game, "team investigate pay h1 car/mag h2 car/mag") == "wrong_price"


@pytest.mark.rule("EU-092")
def test_eu092_paid_tickets_go_into_the_box_in_sight_of_all() -> None:
    game = play(after_moves(**N5, h1="2*car/mag rail/mag", h2=""), "team investigate pay h1 car/mag car/mag rail/mag")
    assert where(game, "box") == {"car/mag": 2, "rail/mag": 1}
    for viewer in ("x", "h2", "public"):
        paid = [fact["ticket"] for fact in game.events(viewer) if fact["event"] == "paid"]
        assert paid == ["car/mag", "car/mag", "rail/mag"]
        assert game.view(viewer)["box"] == 3


@pytest.mark.rule("EU-093")
def test_eu093_the_mode_of_paying_tickets_does_not_matter() -> None:
    game = after_moves(**N5, d1=6, h1="3*plane/blue", h2="")
    assert "operate d1 5 pay h1 plane/blue plane/blue plane/blue" in legal(game, "team")
    assert "operate d1 4 pay h1 plane/blue plane/blue plane/blue" not in legal(game, "team")


@pytest.mark.rule("EU-094")
def test_eu094_one_player_who_moved_all_five_cannot_pay_five() -> None:
    game = after_moves(players=2, **N5, h1="4*car/mag")
    sizes = {sum(word == "car/mag" for word in move.split()) for move in legal(game, "team")} - {0}
    assert sizes == {3, 4}
    used = {f"d{pawn}": "car/foot" for pawn in range(1, 5)}
    stuck = after_moves(players=2, **N5, d5=9, indicators=used, passed=["d5"], h1="5*rail/mag")
    sizes = {sum(word == "rail/mag" for word in move.split()) for move in legal(stuck, "team")} - {0}
    assert sizes == {3, 4, 5}


def test_nobody_is_asked_where_nothing_can_be_paid() -> None:
    game = after_moves(**N5, h1="car/mag", h2="car/blue")
    assert "h1 discard none" in game.legal_moves()
    assert not legal(game, "team")


def test_any_detective_player_may_act_for_the_team_and_mister_x_may_not() -> None:
    game = after_moves(**N5, h1="4*car/mag", h2="")
    assert refusal(game, THREE, "x") == "not_your_pawn"
    game.play(THREE, "h2")
    finish_round(game)
