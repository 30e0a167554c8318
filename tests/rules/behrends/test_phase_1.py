"""Turns of phase 1 (BX-024 to BX-031)."""

from __future__ import annotations

import pytest
from tests.rules.behrends.city import CARS, TOKENS, city, ends, new_game, placed, refusal


@pytest.mark.rule("BX-024")
def test_bx024_police_and_gang_take_turns() -> None:
    game = new_game(*placed(), "roll 1", "roll 2", "car1 57", "car2 72", "roll 1", "roll 1")
    assert (game.decider, game.view("public")["round"]) == ("x", 1)
    game.play("t1 92")
    assert game.decider == "x"
    game.play("t10 138")
    assert (game.decider, game.view("public")["round"]) == ("hunters", 2)


@pytest.mark.rule("BX-025", "BX-026")
def test_bx025_the_police_begin_and_throw_both_dice_first() -> None:
    for thrown in ([], ["roll 4"]):
        game = new_game(*placed(), *thrown)
        assert (game.decider, game.legal_moves()) == ("chance", [])
    game = new_game(*placed(), "roll 4", "roll 2")
    assert (game.decider, game.view("public")["dice"]) == ("hunters", [4, 2])


@pytest.mark.rule("BX-027")
def test_bx027_two_different_cars_drive() -> None:
    game = city("car1 52", dice=[2, 5])
    assert refusal(game, "car1 41") == "already_moved"
    assert ends(game, "car1") == set()
    assert all(ends(game, car) for car in CARS[1:])
    game = city("car1 52", "car2 56", dice=[2, 5])
    assert game.view("public")["turn"] == "x"


@pytest.mark.rule("BX-028")
def test_bx028_dice_are_assigned_freely() -> None:
    by_two = {52, 69, 72, 89}
    by_five = {25, 39, 43, 56, 58, 66, 75, 83, 85, 98, 102, 116}
    game = city(dice=[2, 5])
    for car in CARS:
        assert ends(game, car) == by_two | by_five
    assert ends(city("car1 52", dice=[2, 5]), "car2") == by_five
    assert ends(city("car1 25", dice=[2, 5]), "car2") == by_two


@pytest.mark.rule("BX-029")
def test_bx029_the_gang_moves_two_different_tokens() -> None:
    game = city("t7 128", decides="x", dice=[3, 3])
    assert refusal(game, "t7 131") == "already_moved"
    assert {move.split()[0] for move in game.legal_moves()} < set(TOKENS) - {"t7"}
    assert game.view("public")["dice"] == [3]
    game.play("t10 140")
    assert game.view("public")["turn"] == "hunters"


@pytest.mark.rule("BX-029")
def test_bx029_each_die_is_used_once() -> None:
    both = city(decides="x", dice=[1, 4])
    assert ends(both, "t10") == {136, 138} | {112, 123, 133}
    assert ends(city("t1 92", decides="x", dice=[1, 4]), "t10") == {112, 123, 133}
    assert ends(city("t1 96", decides="x", dice=[1, 5]), "t10") == {136, 138}


@pytest.mark.rule("BX-030")
def test_bx030_mister_x_need_not_move() -> None:
    game = city("t1 92", "t9 138", x=4, decides="x", dice=[1, 3])
    assert game.view("public")["turn"] == "hunters"


@pytest.mark.rule("BX-031")
def test_bx031_who_lies_face_up_moves_like_the_others() -> None:
    up = {"station": 34, "up": True}
    shown, hidden = (city(decides="x", dice=[2, 3], t1=place) for place in (up, 34))
    assert ends(shown, "t1") == ends(hidden, "t1") == {28, 50, 36, 23, 55, 37}
