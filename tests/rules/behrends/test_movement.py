"""How pieces move in both phases (BX-032 to BX-048)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import HQ, city, ends, facing, position, refusal
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game

TOY_GANG = dict(zip((f"t{i}" for i in range(1, 11)), (13, 14, 16, 17, 18, 19, 20, 21, 1, 2), strict=True))


def toy(**said: Any) -> Game:
    """A table in the toy city, the gang all over it."""
    return Game.from_position(position(**{**TOY_GANG, **said}), board=TOY_CITY)


@pytest.mark.rule("BX-032", "BX-047")
def test_bx032_a_token_steps_to_either_neighbour() -> None:
    assert ends(city(decides="x", dice=[1, 1], t1=34), "t1") == {33, 35}


@pytest.mark.rule("BX-033")
def test_bx033_headquarters_are_left_over_the_arrows() -> None:
    assert ends(city(dice=[1, 1]), "car1") == {57, 70, 71, 84}
    assert refusal(city(dice=[1, 1]), "car1 52") == "no_way"


@pytest.mark.rule("BX-033")
def test_bx033_headquarters_are_entered_over_an_arrow_and_crossed() -> None:
    assert ends(city(dice=[1, 2], car1=(52, 57)), "car1") == {57, HQ}
    assert ends(city(dice=[3, 3], car1=(52, 57)), "car1") == {70, 71, 84}  # BX-OP-08
    game = city("car1 0", dice=[2, 3], car1=(52, 57))
    assert facing(game, "car1") is None


@pytest.mark.rule("BX-033")
def test_bx033_by_option_a_car_stops_in_headquarters_comes_by_exact_count_or_never() -> None:
    stop = city(dice=[6, 6], car1=(52, 57), options={"hq_transit": "stop"})
    assert ends(stop, "car1") == {HQ}
    for dice, reached in (([1, 2], {57, HQ}), ([3, 3], set()), ([6, 6], set())):
        exact = city(dice=dice, car1=(52, 57), options={"hq_transit": "exact"})
        assert ends(exact, "car1") == reached
    closed = city(dice=[1, 2], car1=(52, 57), options={"hq_transit": "closed"})
    assert ends(closed, "car1") == {57}


@pytest.mark.rule("BX-033")
def test_bx033_the_gang_never_enters_headquarters() -> None:
    assert ends(city(decides="x", dice=[1, 2], t1=57), "t1") == {52, 41}


@pytest.mark.rule("BX-034")
def test_bx034_every_pip_is_a_square() -> None:
    assert ends(city(dice=[2, 2], car1=5), "car1") == {3, 7, 24}
    assert ends(city(dice=[3, 3], car1=5), "car1") == {2, 8, 29}


@pytest.mark.rule("BX-035")
def test_bx035_what_is_printed_means_nothing_in_phase_1() -> None:
    assert ends(city(dice=[2, 2], car1=37), "car1") == {24, 35, 39, 56}  # five pips are printed there
    game = city("car1 38", dice=[1, 2], car1=37)  # a red square with a number
    assert game.view("public")["asked"] == "drive"


@pytest.mark.rule("BX-036")
def test_bx036_two_cars_never_end_on_one_square() -> None:
    game = city(dice=[2, 2], car1=37, car2=(39, 40))
    assert ends(game, "car1") == {24, 35, 56}
    assert refusal(game, "car1 39") == "station_closed"


@pytest.mark.rule("BX-036")
def test_bx036_headquarters_hold_any_number_of_cars() -> None:
    assert HQ in ends(city(dice=[2, 2], car1=(52, 57)), "car1")


@pytest.mark.rule("BX-037")
def test_bx037_two_tokens_never_end_on_one_square() -> None:
    game = city(decides="x", dice=[2, 2], t1=34, t2=36)
    assert ends(game, "t1") == {28, 50}
    assert refusal(game, "t1 36") == "station_closed"


@pytest.mark.rule("BX-038", "BX-077")
@pytest.mark.parametrize("phase", [1, 2])
def test_bx038_no_token_ends_on_a_car(phase: int) -> None:
    said = {"dice": [2, 2]} if phase == 1 else {"dice": [2], "leg": "second"}
    game = city(phase=phase, decides="x", t1=34, car1=(36, 37), **said)
    assert ends(game, "t1") == {28, 50}
    assert refusal(game, "t1 36") == "station_closed"


@pytest.mark.rule("BX-039")
def test_bx039_a_car_may_end_on_a_token() -> None:
    assert ends(city(dice=[2, 2], car1=37, t1=39), "car1") == {24, 35, 39, 56}


@pytest.mark.rule("BX-040")
def test_bx040_no_square_is_entered_twice() -> None:
    game = toy(decides="x", dice=[6, 6], t1=12, t9=13)
    assert ends(game, "t1") == {1}  # 12-13-14-11-15-10, and then not 12 again; all else is held


@pytest.mark.rule("BX-040", "BX-041")
def test_bx040_a_car_cannot_circle_back_to_its_junction() -> None:
    assert ends(toy(dice=[6, 6], car1=10), "car1") == {HQ, 13, 18, 20, 21}


@pytest.mark.rule("BX-041")
def test_bx041_nobody_steps_forth_and_back() -> None:
    for pips, reached in ((2, {28, 50, 36}), (4, {18, 60, 29, 38, 51})):
        assert ends(city(decides="x", dice=[pips, pips], t1=34), "t1") == reached


@pytest.mark.rule("BX-042")
def test_bx042_pieces_pass_over_others() -> None:
    assert 36 in ends(city(decides="x", dice=[2, 2], t1=34, t2=35), "t1")
    assert 36 in ends(city(decides="x", dice=[2, 2], t1=34, car2=(35, 36)), "t1")
    assert 36 in ends(city(dice=[3, 3], car1=33, car2=(35, 36), t2=34), "car1")


@pytest.mark.rule("BX-043")
def test_bx043_a_car_never_drives_backwards() -> None:
    game = city(dice=[1, 2], car1=(34, 35))
    assert ends(game, "car1") == {35, 36}
    assert refusal(game, "car1 33") == "no_way"
    assert ends(city(dice=[1, 2], car1=(34, 33)), "car1") == {33, 28, 50}


@pytest.mark.rule("BX-044")
def test_bx044_no_action_turns_a_car_round() -> None:
    for pips in range(1, 7):
        game = city(dice=[pips, pips], car1=(34, 35))
        assert not any("facing" in move for move in game.legal_moves())
        assert not ends(game, "car1") & {33, 28, 50, 23, 55, 18, 60, 1, 64}


@pytest.mark.rule("BX-045")
def test_bx045_at_a_junction_a_car_takes_every_branch_but_its_own() -> None:
    assert ends(city(dice=[2, 2], car1=(36, 37)), "car1") == {29, 38, 51}
    assert ends(city(dice=[5, 5], car1=(36, 37)), "car1") == {5, 41, 68}


@pytest.mark.rule("BX-046")
def test_bx046_a_car_at_rest_on_a_junction_leaves_it_as_it_likes() -> None:
    game = city(
        "car1 5", "car2 57", "roll 1", "roll 1", "t1 92", "t10 138", "roll 2", "roll 2", dice=[1, 1], car1=(4, 5)
    )
    assert facing(game, "car1") is None
    assert ends(game, "car1") == {3, 7, 24}  # 3 is where it came from


@pytest.mark.rule("BX-047")
def test_bx047_a_token_turns_as_it_likes() -> None:
    lines = ("t1 35", "t10 138", "roll 1", "roll 1", "car1 57", "car2 70", "roll 1", "roll 2")
    assert 34 in ends(city(*lines, decides="x", dice=[1, 1], t1=34), "t1")


@pytest.mark.rule("BX-048")
def test_bx048_a_car_keeps_its_direction_from_turn_to_turn() -> None:
    to_35 = ("car1 35", "car2 57", "roll 1", "roll 1", "t1 92", "t10 138")
    others = ("roll 1", "roll 1", "car2 52", "car3 70", "roll 1", "roll 1", "t1 93", "t10 139")
    game = city(*to_35, *others, "roll 1", "roll 2", dice=[2, 1], car1=33)
    assert facing(game, "car1") == 36
    assert ends(game, "car1") == {36, 37}


@pytest.mark.rule("BX-028", "BX-045")
def test_bx028_where_two_dice_lead_to_one_square_the_die_is_named() -> None:
    game = toy(dice=[2, 4], car1=10)
    assert {"car1 11 die 2", "car1 11 die 4"} <= set(game.legal_moves())
    assert "car1 11" not in game.legal_moves()
    game.play("car1 11 die 4")
    assert game.view("public")["dice"] == [2]


@pytest.mark.rule("BX-048", "BX-045")
def test_bx048_where_a_square_is_reached_from_both_sides_the_facing_is_named() -> None:
    game = toy(dice=[3, 1], car1=10)
    assert {"car1 14 facing 11", "car1 14 facing 13"} <= set(game.legal_moves())
    assert refusal(game, "car1 14 facing 12") == "no_facing"
    game.play("car1 14 facing 13")  # round by 15 and 11
    assert facing(game, "car1") == 13
