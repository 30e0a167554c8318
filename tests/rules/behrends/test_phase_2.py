"""How phase 2 begins, and the gang's turn in it (BX-063 to BX-082)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import CARS, HQ, SOUTH, TOKENS, city, ends, events, refusal, squares

from misterx import Game


def escaped(*lines: str, **said: Any) -> Game:
    """t1 is Mister X, was found on 35 and got away to 38."""
    said = {"dice": [2, 5], "car1": 33, "t1": 35, "x": 1, **said}
    return city("car1 35", "check", "roll 3", "t1 38", *lines, **said)


def gang_turn(*lines: str, leg: str = "first", dice: int = 2, **said: Any) -> Game:
    """The gang's turn in phase 2; a die lies on the table."""
    return city(*lines, **{"phase": 2, "decides": "x", "leg": leg, "dice": [dice], **said})


@pytest.mark.rule("BX-063", "BX-064")
def test_bx063_dial_and_warnings_come_into_play() -> None:
    view = escaped().view("public")
    assert (view["phase"], view["dial"], view["warnings"], view["round"]) == (2, 0, 0, 1)
    assert events(escaped(), "public", "dial_set") == [{"event": "dial_set", "place": 0}]


@pytest.mark.rule("BX-065")
def test_bx065_nobody_is_checked_in_phase_2() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t1=36)
    assert game.view("h1")["asked"] == "banish"
    assert refusal(game, "check") == "not_asked"


@pytest.mark.rule("BX-066")
def test_bx066_tokens_stay_where_they_stand() -> None:
    at = squares(escaped())
    assert [at[token] for token in TOKENS] == [38, *SOUTH[1:]]


@pytest.mark.rule("BX-067")
@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
def test_bx067_all_tokens_are_turned_up(viewer: str) -> None:
    view = escaped().view(viewer)
    assert [view["pawns"][token]["number"] for token in TOKENS] == list(range(1, 11))
    assert all(view["pawns"][token]["up"] for token in TOKENS)
    assert view["pawns"]["x"] == {"station": 38, "token": "t1", "number": 1}


@pytest.mark.rule("BX-068")
def test_bx068_all_cars_go_back_to_headquarters() -> None:
    view = escaped(car2=(39, 40), car4=100).view("public")
    assert [view["pawns"][car] for car in CARS] == [{"station": HQ, "facing": None}] * 4


@pytest.mark.rule("BX-069", "BX-113")
def test_bx069_a_car_that_ends_on_mister_x_wins() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t10=36)
    assert game.result == ("hunters", "captured")


@pytest.mark.rule("BX-069")
def test_bx069_driving_over_him_is_no_arrest() -> None:
    game = city("nominate car1 car2", phase=2, car1=33, t10=34)
    assert ends(game, "car1") == {18, 36, 60}
    game.play("car1 36")
    assert game.result is None


@pytest.mark.rule("BX-070")
def test_bx070_the_second_die_falls_when_the_first_is_done() -> None:
    game = city(phase=2, decides="x")
    assert game.decider == "chance"
    game = city("roll 2", phase=2, decides="x")
    assert (game.decider, game.view("public")["dice"], game.view("public")["leg"]) == ("x", [2], "first")
    game = city("roll 2", "t10 139", phase=2, decides="x")
    assert (game.decider, game.view("public")["dice"]) == ("chance", [])
    game = city("roll 2", "t10 139", "roll 5", phase=2, decides="x")
    assert (game.view("public")["dice"], game.view("public")["leg"]) == ([5], "second")


@pytest.mark.rule("BX-071")
def test_bx071_the_first_die_is_mister_x_s() -> None:
    game = gang_turn()
    assert {move.split()[0] for move in game.legal_moves()} == {"t10"}
    assert refusal(game, "t1 87") == "wrong_die"


@pytest.mark.rule("BX-072")
def test_bx072_the_second_die_is_a_helper_s() -> None:
    game = gang_turn(leg="second")
    assert {move.split()[0] for move in game.legal_moves()} == {f"t{i}" for i in range(1, 10)}
    assert refusal(game, "t10 139") == "wrong_die"
    game.play("t1 87")
    assert game.view("public")["turn"] == "hunters"


@pytest.mark.rule("BX-071", "BX-115")
def test_bx071_if_mister_x_cannot_move_his_die_lapses_and_the_second_is_thrown() -> None:
    said = {"phase": 2, "decides": "x", "t10": 35, "car1": (34, 33), "car2": (36, 37)}
    game = city("roll 1", "roll 2", **said)
    assert game.result is None
    assert game.view("public")["leg"] == "second"
    assert {move.split()[0] for move in game.legal_moves()} == {f"t{i}" for i in range(1, 10)}


@pytest.mark.rule("BX-073")
def test_bx073_mister_x_passes_no_car_from_the_front_or_from_behind() -> None:
    assert ends(gang_turn(t10=40, car1=41), "t10") == {38}
    for ahead in (41, 43):
        assert ends(gang_turn(t10=43, car1=(42, ahead)), "t10") == {45}


@pytest.mark.rule("BX-074")
def test_bx074_helpers_pass_cars() -> None:
    assert ends(gang_turn(leg="second", t1=40, car1=41), "t1") == {38, 30, 42, 52}


@pytest.mark.rule("BX-075")
def test_bx075_in_phase_1_mister_x_passes_cars_too() -> None:
    assert ends(city(decides="x", dice=[2, 2], t10=40, car1=41), "t10") == {38, 30, 42, 52}
    escape = city(decides="x", escaping=True, dice=[2], t10={"station": 40, "up": True}, car1=41)
    assert ends(escape, "t10") == {38, 30, 42, 52}


@pytest.mark.rule("BX-076", "BX-082")
def test_bx076_mister_x_passes_helpers_and_barricades() -> None:
    assert 36 in ends(gang_turn(t10=34, t1=35), "t10")
    assert 36 in ends(gang_turn(t10=34, t1=35, t2=35), "t10")


@pytest.mark.rule("BX-076")
def test_bx076_but_he_ends_on_none_of_them() -> None:
    assert ends(gang_turn(t10=34, t1=36), "t10") == {28, 50}
    assert ends(gang_turn(t10=34, t1=36, t2=36), "t10") == {28, 50}  # BX-OP-28


@pytest.mark.rule("BX-077")
def test_bx077_nobody_ends_on_a_car_in_phase_2() -> None:
    assert ends(gang_turn(t10=34, car1=(36, 37)), "t10") == {28, 50}
    assert ends(gang_turn(leg="second", t1=34, car1=(36, 37)), "t1") == {28, 50}


@pytest.mark.rule("BX-078")
def test_bx078_nobody_turns_back_in_one_move_in_phase_2() -> None:
    assert ends(gang_turn(t10=34), "t10") == {28, 50, 36}
    assert ends(gang_turn(leg="second", t1=34, dice=4), "t1") == {18, 60, 29, 38, 51}


@pytest.mark.rule("BX-079")
def test_bx079_two_helpers_on_one_square_are_a_barricade() -> None:
    game = gang_turn("t5 36", leg="second", t5=34, t2=36)
    assert game.view("public")["barricades"] == [36]
    assert events(game, "public", "barricaded") == [{"event": "barricaded", "station": 36}]


@pytest.mark.rule("BX-079")
def test_bx079_never_a_third_never_with_mister_x_never_with_a_car() -> None:
    assert 36 not in ends(gang_turn(leg="second", t5=34, t2=36, t3=36), "t5")  # BX-OP-29
    assert 36 not in ends(gang_turn(leg="second", t5=34, t10=36), "t5")  # BX-OP-28
    assert 36 not in ends(gang_turn(leg="second", t5=34, t2=36, car1=(36, 37)), "t5")  # BX-OP-48


@pytest.mark.rule("BX-079")
def test_bx079_on_an_arrow_square_unless_the_option_bars_it() -> None:
    said: dict[str, Any] = {"leg": "second", "t5": 41, "t2": 57}
    assert 57 in ends(gang_turn(**said), "t5")
    assert 57 not in ends(gang_turn(**said, options={"barricade_on_arrow": False}), "t5")


@pytest.mark.rule("BX-080")
def test_bx080_a_barricade_never_moves() -> None:
    game = gang_turn(leg="second", t2=36, t5=36)
    assert not ends(game, "t2") | ends(game, "t5")
    assert refusal(game, "t2 34") == "in_barricade"


@pytest.mark.rule("BX-080")
def test_bx080_by_option_its_members_may_part() -> None:
    game = gang_turn("t2 34", leg="second", t2=36, t5=36, options={"barricade_breakable": True})
    assert game.view("public")["barricades"] == []
    assert events(game, "public", "broke_up") == [{"event": "broke_up", "station": 36}]
    assert int(game.state.barred) == 0


@pytest.mark.rule("BX-081")
def test_bx081_no_car_passes_or_enters_a_barricade() -> None:
    game = city("nominate car1 car2", phase=2, car1=33, t1=35, t2=35)
    assert ends(game, "car1") == {18, 60}
    game = city("nominate car1 car2", phase=2, car1=33, t1=36, t2=36)
    assert ends(game, "car1") == {18, 60}  # BX-OP-31
    assert refusal(game, "car1 36") == "station_closed"


@pytest.mark.rule("BX-081")
def test_bx081_a_lone_helper_is_no_barricade() -> None:
    assert ends(city("nominate car1 car2", phase=2, car1=33, t1=35), "car1") == {18, 36, 60}


@pytest.mark.rule("BX-082")
def test_bx082_helpers_pass_a_barricade() -> None:
    assert 36 in ends(gang_turn(leg="second", t3=34, t1=35, t2=35), "t3")


@pytest.mark.rule("BX-063")
def test_bx063_by_option_the_gang_opens_phase_2() -> None:
    assert escaped().view("public")["turn"] == "hunters"
    game = escaped("roll 1", options={"phase2_first": "gang"})
    assert (game.view("public")["turn"], game.view("public")["round"]) == ("x", 1)
