"""The extra move, banishment, the end (BX-100 to BX-115)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import city, ends, events, refusal, squares

from misterx import Game


def both_done(*lines: str, **said: Any) -> Game:
    """car1 and car2 drove by the pips of 33 and 5 to 36 and 8, and the extra move is offered."""
    said = {"phase": 2, "car1": 33, "car2": 5, **said}
    return city("nominate car1 car2", "car1 36", "car2 8", *lines, **said)


@pytest.mark.rule("BX-100", "BX-101", "BX-102")
def test_bx100_after_both_cars_one_of_the_two_may_drive_once_more() -> None:
    game = both_done(car3=100)
    assert game.legal_moves() == ["override car1", "override car2", "no override"]
    assert refusal(game, "override car3") == "illegal_move"


@pytest.mark.rule("BX-100")
def test_bx100_not_before_both_are_done() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, car2=5)
    assert refusal(game, "override car1") == "not_asked"


@pytest.mark.rule("BX-101")
def test_bx101_declining_costs_nothing() -> None:
    game = both_done("no override", warnings=5)
    view = game.view("public")
    assert (view["warnings"], view["turn"]) == (5, "x")


@pytest.mark.rule("BX-103")
def test_bx103_the_car_is_named_before_the_die_falls() -> None:
    game = both_done("override car1")
    assert (game.decider, game.view("public")["dice"]) == ("chance", [])
    game = both_done("override car1", "roll 2")
    assert refusal(game, "car2 10") == "not_his_turn_yet"
    assert refusal(game, "override car2") == "not_asked"


@pytest.mark.rule("BX-104")
def test_bx104_it_is_driven_by_a_die_without_a_call() -> None:
    game = both_done("override car1", "roll 2", dial=3)
    assert ends(game, "car1") == {29, 38, 51}
    assert game.view("public")["dial"] == 3


@pytest.mark.rule("BX-104")
def test_bx104_from_a_square_with_pips_a_die_decides_too() -> None:
    lines = ("nominate car1 car2", "car1 64", "car2 8", "override car1", "roll 3")
    game = city(*lines, phase=2, car1=68, car2=5)  # 64 has one pip
    assert ends(game, "car1") == {50, 67, 87}


@pytest.mark.rule("BX-105")
def test_bx105_a_miss_costs_two_warnings() -> None:
    game = both_done("override car1", "roll 2", "car1 38", warnings=5)
    assert game.view("public")["warnings"] == 7
    assert [fact["held"] for fact in events(game, "public", "warned")][-2:] == [6, 7]


@pytest.mark.rule("BX-105")
def test_bx105_a_roll_without_a_move_costs_two_as_well() -> None:
    game = both_done("override car1", "roll 1", warnings=5, car3=37)  # BX-OP-43
    view = game.view("public")
    assert (view["warnings"], view["turn"], view["pawns"]["car1"]["station"]) == (7, "x", 36)


@pytest.mark.rule("BX-106", "BX-107")
def test_bx106_a_hit_costs_nothing_and_wins_even_with_19_warnings() -> None:
    game = both_done("override car1", "roll 2", "car1 38", t10=38, warnings=19)
    assert game.result == ("hunters", "captured")
    assert game.view("public")["warnings"] == 19


@pytest.mark.rule("BX-107")
@pytest.mark.parametrize("warnings", [0, 18, 19])
def test_bx107_it_is_offered_up_to_19_warnings_and_a_miss_then_loses(warnings: int) -> None:
    assert "override car1" in both_done(warnings=warnings).legal_moves()
    game = both_done("override car1", "roll 2", "car1 38", warnings=warnings)
    if warnings >= 18:  # BX-OP-44
        assert game.result == ("x", "twenty_warnings")
        assert game.view("public")["warnings"] == 20
    else:
        assert game.result is None


@pytest.mark.rule("BX-108")
def test_bx108_it_is_offered_in_every_turn_but_once_in_each() -> None:
    used = ("override car1", "roll 2", "car1 38")
    game = both_done(*used)
    assert game.view("public")["turn"] == "x"  # BX-OP-42
    again = ("roll 1", "t10 138", "roll 1", "t1 92", "nominate car3 car4", "roll 1", "car3 57", "roll 1", "car4 70")
    game = both_done(*used, *again)
    assert game.legal_moves() == ["override car3", "override car4", "no override"]


@pytest.mark.rule("BX-102", "BX-095")
def test_bx102_a_car_that_got_a_warning_may_drive_too_unless_the_option_says_no() -> None:
    said = {"phase": 2, "dial": 2, "car1": (2, 3), "car2": 5}  # a warning for car1
    lines = ("nominate car1 car2", "car2 8")
    assert city(*lines, **said).legal_moves() == ["override car1", "override car2", "no override"]
    game = city(*lines, **said, options={"override_after_warning": False})  # BX-OP-41
    assert game.legal_moves() == ["override car2", "no override"]


# Banishment


@pytest.mark.rule("BX-109", "BX-110")
def test_bx109_a_car_on_a_lone_helper_may_banish_him() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t4=36)
    assert game.view("h1")["asked"] == "banish"
    game.play("banish t4 64")
    assert squares(game)["t4"] == 64
    assert events(game, "public", "banished") == [{"event": "banished", "pawn": "t4", "station": 64}]


@pytest.mark.rule("BX-109")
def test_bx109_after_a_jump_and_after_the_extra_move_too() -> None:
    game = city("nominate car1 car2", "car1 38 facing 39", phase=2, car1=(3, 4), t4=38)
    assert game.view("h1")["asked"] == "banish"
    game = both_done("override car1", "roll 2", "car1 38", t4=38)
    assert game.view("h1")["asked"] == "banish"
    game.play("banish t4 64")
    assert game.view("public")["turn"] == "x"


@pytest.mark.rule("BX-110")
def test_bx110_declining_leaves_both_on_the_square() -> None:
    game = city("nominate car1 car2", "car1 36", "no banish", phase=2, car1=33, t4=36)
    assert squares(game)["t4"] == squares(game)["car1"] == 36


@pytest.mark.rule("BX-111")
def test_bx111_he_goes_to_any_empty_square_but_headquarters() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, car3=100, t4=36)
    held = set(squares(game).values())
    offered = {int(move.split()[2]) for move in game.legal_moves() if move != "no banish"}
    assert offered == set(game.board.numbers) - held - {0}  # BX-OP-46
    for square in (36, 109, 100, 0):
        assert refusal(game, f"banish t4 {square}") == "illegal_move"
    assert refusal(game, "banish t5 64") == "illegal_move"


@pytest.mark.rule("BX-112")
def test_bx112_nobody_is_banished_out_of_a_barricade() -> None:
    game = city("nominate car1 car2", phase=2, car1=33, t4=36, t5=36)
    assert 36 not in ends(game, "car1")


@pytest.mark.rule("BX-109")
def test_bx109_nobody_is_banished_in_phase_1() -> None:
    game = city("car1 36", dice=[3, 5], car1=33, t4=36)
    assert game.view("h1")["asked"] == "check"
    assert refusal(game, "banish t4 64") == "not_asked"


# The end


@pytest.mark.rule("BX-113")
@pytest.mark.parametrize("seat", ["h1", "h2"])
def test_bx113_all_police_seats_have_won(seat: str) -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t10=36)
    assert game.view(seat)["result"]["winner"] == "hunters"


@pytest.mark.rule("BX-114")
def test_bx114_the_twentieth_warning_ends_the_game_at_once() -> None:
    game = city("nominate car1 car2", phase=2, dial=2, car1=(2, 3), warnings=19)
    assert game.result == ("x", "twenty_warnings")  # BX-OP-45: no second car, no extra move
    assert game.legal_moves() == []


@pytest.mark.rule("BX-115")
def test_bx115_a_shut_in_police_plays_on() -> None:
    arrows = {"t1": 57, "t2": 57, "t3": 70, "t4": 70, "t5": 71, "t6": 71, "t7": 84, "t8": 84}
    game = city("nominate car1 car2", "roll 3", "roll 6", "no override", "roll 1", phase=2, **arrows)
    assert (game.result, game.decider) == (None, "x")
    assert {"event": "stayed", "pawn": "car2"} in game.events("public")


@pytest.mark.rule("BX-115")
def test_bx115_caps_are_house_rules_and_off_unless_chosen() -> None:
    rules = city().engine.rules
    assert (int(rules.phase1_cap), int(rules.phase2_cap)) == (0, 0)
    capped = city("car1 57", "car2 52", dice=[1, 2], round=3, options={"phase1_cap": 3})
    assert capped.result == ("x", "cap")
    on = city("car1 57", "car2 52", dice=[1, 2], round=2, options={"phase1_cap": 3})
    assert on.result is None


@pytest.mark.rule("BX-115")
def test_bx115_the_cap_of_phase_2_counts_whole_rounds() -> None:
    turn = ("roll 1", "t10 138", "roll 1", "t1 92")
    capped = city(*turn, phase=2, decides="x", round=4, options={"phase2_cap": 4})
    assert capped.result == ("x", "cap")
    opened = city(*turn, phase=2, decides="x", round=4, options={"phase2_cap": 4, "phase2_first": "gang"})
    assert opened.result is None
