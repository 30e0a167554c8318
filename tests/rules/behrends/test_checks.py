"""Person checks and the escape (BX-049 to BX-062)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import SOUTH, city, ends, events, refusal, squares

VIEWERS = ("x", "h1", "h2", "public")


def at_check(*lines: str, **said: Any) -> Any:
    """car1 has just stopped on t1, who stands on 35; a five lies on the table for another car."""
    return city("car1 35", *lines, **{"dice": [2, 5], "car1": 33, "t1": 35, **said})


def spent(count: int) -> dict[str, Any]:
    """So many helpers, from t9 downwards, lie face up."""
    return {f"t{i}": {"station": SOUTH[i - 1], "up": True} for i in range(9, 9 - count, -1)}


@pytest.mark.rule("BX-049", "BX-050")
def test_bx049_a_car_that_ends_on_a_token_may_check_him() -> None:
    game = at_check()
    assert game.legal_moves() == ["check", "no check"]
    assert game.view("h1")["asked"] == "check"


@pytest.mark.rule("BX-049", "BX-062")
def test_bx062_passing_over_a_token_allows_no_check() -> None:
    game = city("car1 36", dice=[3, 5], car1=33, t1=35)
    assert game.view("h1")["asked"] == "drive"
    assert refusal(game, "check") == "not_asked"


@pytest.mark.rule("BX-049")
def test_bx049_only_the_car_just_moved_may_check() -> None:
    game = city("car2 57", dice=[1, 5], car1=(35, 36), t1=35)
    assert game.view("h1")["asked"] == "drive"
    by_option = city("car2 57", dice=[1, 5], car1=(35, 36), t1=35, options={"lingering_check": True})
    assert by_option.legal_moves() == ["check", "no check"]


@pytest.mark.rule("BX-049", "BX-051")
def test_bx049_by_option_lingering_cars_check_one_token_after_the_other() -> None:
    said = {
        "dice": [1, 5],
        "car1": (35, 36),
        "t1": 35,
        "car3": (39, 40),
        "t2": 39,
        "options": {"lingering_check": True},
    }
    game = city("car2 57", **said)
    assert game.legal_moves() == ["check t1", "check t2", "no check"]
    game.play("check t2")
    assert game.legal_moves() == ["check", "no check"]
    game.play("check")
    assert game.view("public")["checks"] == 5
    assert game.view("public")["asked"] == "drive"


@pytest.mark.rule("BX-050")
def test_bx050_declining_costs_nothing() -> None:
    game = at_check("no check")
    view = game.view("public")
    assert (view["checks"], view["asked"], view["pawns"]["t1"]) == (
        7,
        "drive",
        {"station": 35, "number": None, "up": False},
    )


@pytest.mark.rule("BX-051")
def test_bx051_a_check_costs_a_card() -> None:
    assert at_check("check").view("h1")["checks"] == 6
    assert at_check("check", **spent(3)).view("h1")["checks"] == 3


@pytest.mark.rule("BX-052", "BX-053")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("hard", [False, True])
def test_bx052_all_see_the_number_and_hear_the_answer(viewer: str, hard: bool) -> None:
    game = at_check("check", options={"hard_checks": hard})
    assert game.view(viewer)["pawns"]["t1"]["number"] == 1
    assert events(game, viewer, "cleared") == [{"event": "cleared", "pawn": "t1"}]
    assert events(game, viewer, "found") == []


@pytest.mark.rule("BX-053")
def test_bx053_the_sealed_number_decides_the_answer() -> None:
    for x, name in ((1, "found"), (2, "cleared")):
        game = at_check("check", x=x)
        assert len(events(game, "public", name)) == 1


@pytest.mark.rule("BX-054")
def test_bx054_a_cleared_token_stays_and_plays_on() -> None:
    game = at_check("check", "car2 25", "roll 1", "roll 2")
    assert squares(game)["t1"] == 35
    assert ends(game, "t1") == {34, 36, 33, 37}


@pytest.mark.rule("BX-055")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_bx055_a_cleared_token_stays_face_up(viewer: str) -> None:
    game = at_check("check", "car2 25", "roll 1", "roll 2", "t1 34")
    assert game.view(viewer)["pawns"]["t1"] == {"station": 34, "number": 1, "up": True}


@pytest.mark.rule("BX-055")
def test_bx055_who_lies_face_up_is_not_checked_again() -> None:
    game = at_check(t1={"station": 35, "up": True})
    assert game.view("h1")["asked"] == "drive"


@pytest.mark.rule("BX-056")
@pytest.mark.parametrize("viewer", ["h1", "h2", "public"])
def test_bx056_in_the_hard_variant_the_token_is_turned_back(viewer: str) -> None:
    game = at_check("check", options={"hard_checks": True})
    assert game.view(viewer)["pawns"]["t1"] == {"station": 35, "number": 1, "up": False}
    game.play("car2 25")
    assert game.view(viewer)["pawns"]["t1"] == {"station": 35, "number": None, "up": False}
    again, live = game.events(viewer), game.heard(viewer)
    assert (again[0]["event"], live[-len(again) :], live[-len(again) - 1]) == ("drove", again, {"event": "turned_back"})
    assert (events(game, viewer, "shown"), events(game, viewer, "cleared")) == ([], [])
    assert game.view("x")["pawns"]["t1"]["number"] == 1


@pytest.mark.rule("BX-056")
def test_bx056_a_face_down_token_may_be_checked_again_for_another_card() -> None:
    hard = {"hard_checks": True}
    game = at_check(options=hard, cleared=["t1"])
    assert game.legal_moves() == ["check", "no check"]
    game.play("check")
    assert game.view("h1")["checks"] == 5


@pytest.mark.rule("BX-057", "BX-059")
def test_bx057_phase_1_ends_at_once_when_mister_x_is_checked() -> None:
    game = at_check("check", x=1)
    assert game.decider == "chance"
    game = at_check("check", "roll 3", x=1)
    assert game.decider == "x"
    assert {move.split()[0] for move in game.legal_moves()} == {"t1"}
    assert refusal(game, "car2 25") == "not_your_turn"


@pytest.mark.rule("BX-058")
def test_bx058_mister_x_is_not_arrested_in_phase_1() -> None:
    game = at_check("check", x=1)
    assert game.result is None
    game = at_check("no check", x=1)
    assert game.result is None
    assert game.view("h1")["pawns"]["x"]["token"] is None


@pytest.mark.rule("BX-059")
def test_bx059_he_escapes_with_one_die_and_one_move() -> None:
    game = at_check("check", "roll 3", x=1)
    assert game.view("public")["dice"] == [3]
    assert ends(game, "t1") == {28, 50, 29, 38, 51}
    game.play("t1 38")
    view = game.view("public")
    assert (view["phase"], view["pawns"]["x"]["station"], view["turn"]) == (2, 38, "hunters")


@pytest.mark.rule("BX-059")
def test_bx059_cars_stand_where_they_are_until_he_is_away() -> None:
    game = at_check("check", "roll 2", x=1, car2=(36, 37), car3=37)
    assert ends(game, "t1") == {33}  # he may pass the car on 36, but not end on the one on 37 (BX-OP-20)


@pytest.mark.rule("BX-059")
def test_bx059_if_he_cannot_move_he_stays_and_phase_2_begins() -> None:
    game = at_check("check", "roll 1", x=1, t2=34, t3=36)
    view = game.view("public")
    assert (view["phase"], view["pawns"]["x"]["station"]) == (2, 35)
    assert events(game, "public", "stayed") == [{"event": "stayed", "pawn": "t1"}]


@pytest.mark.rule("BX-060")
def test_bx060_the_seventh_check_in_vain_ends_the_game_at_once() -> None:
    game = at_check("check", **spent(6))
    assert game.result == ("x", "seven_checks")


@pytest.mark.rule("BX-060", "BX-056")
def test_bx060_in_the_hard_variant_too() -> None:
    cleared = ["t2", "t3"]
    game = at_check("check", options={"hard_checks": True}, checks=1, cleared=cleared)
    assert game.result == ("x", "seven_checks")


@pytest.mark.rule("BX-061")
def test_bx061_a_seventh_check_that_finds_him_leads_to_phase_2() -> None:
    game = at_check("check", "roll 3", "t1 38", x=1, **spent(6))
    view = game.view("public")
    assert (game.result, view["phase"], view["checks"]) == (None, 2, 0)


@pytest.mark.rule("BX-051", "BX-061")
def test_bx051_two_checks_in_one_turn() -> None:
    game = at_check("check", "car2 39", "check", "roll 1", x=2, t2=39, car2=37, dice=[2, 2])
    view = game.view("public")
    assert (view["checks"], view["pawns"]["x"]["token"]) == (5, "t2")
    assert {move.split()[0] for move in game.legal_moves()} == {"t2"}
