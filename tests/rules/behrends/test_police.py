"""The police turn of phase 2: nominations, pips, the telephone (BX-083 to BX-099)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import city, ends, events, facing, refusal, squares

from misterx import Game
from misterx.kernel.errors import TitleError

RED = {1, 14, 38, 65, 76, 97, 124, 138}


def called(*lines: str, **said: Any) -> Game:
    """car1 is nominated first and calls from where it stands."""
    return city("nominate car1 car2", *lines, **{"phase": 2, **said})


@pytest.mark.rule("BX-083", "BX-085")
def test_bx083_two_different_cars_are_named_in_order() -> None:
    game = city(phase=2)
    assert len(game.legal_moves()) == 12
    assert refusal(game, "nominate car1 car1") == "same_car"
    assert refusal(game, "nominate car1 t2") == "unknown_pawn"


@pytest.mark.rule("BX-084")
def test_bx084_cars_are_named_before_anything_else() -> None:
    game = city(phase=2, car1=33)
    assert game.view("h1")["asked"] == "nominate"
    assert refusal(game, "car1 36") == "not_asked"
    assert game.view("public")["dice"] == []


@pytest.mark.rule("BX-084")
@pytest.mark.parametrize("viewer", ["x", "h1", "h2", "public"])
def test_bx084_the_nomination_is_open_to_all(viewer: str) -> None:
    assert called(car1=33).view(viewer)["nominated"] == ["car1", "car2"]


@pytest.mark.rule("BX-085")
def test_bx085_the_first_named_drives_first() -> None:
    game = called(car1=33, car2=5)
    assert ends(game, "car2") == set()
    assert refusal(game, "car2 2") == "not_his_turn_yet"
    game.play("car1 36")
    assert ends(game, "car2") == {2, 8, 29}


@pytest.mark.rule("BX-086")
def test_bx086_the_square_before_the_move_says_how() -> None:
    game = called("car1 36", car1=33)  # three pips, and a number at the end
    assert events(game, "public", "called") == []
    assert game.view("public")["car"] == "car2"


@pytest.mark.rule("BX-087")
def test_bx087_headquarters_are_left_by_a_die() -> None:
    game = called()
    assert game.decider == "chance"
    game = called("roll 1")
    assert ends(game, "car1") == {57, 70, 71, 84}


@pytest.mark.rule("BX-088")
@pytest.mark.parametrize(("square", "reached"), [(33, {18, 36, 60}), (13, {12, 14, 21}), (9, {7, 11, 25})])
def test_bx088_printed_pips_are_driven_exactly(square: int, reached: set[int]) -> None:
    game = called(car1=square)
    assert ends(game, "car1") == reached
    assert events(game, "public", "rolled") == []


@pytest.mark.rule("BX-089")
def test_bx089_the_number_of_its_square_is_dialled() -> None:
    game = called(car1=(3, 4))  # 75534
    assert events(game, "public", "called") == [{"event": "called", "pawn": "car1", "place": 2}]


@pytest.mark.rule("BX-090")
@pytest.mark.parametrize(
    ("before", "square", "ahead", "after"),
    [(0, 3, 4, 2), (2, 2, 3, 7), (4, 1, 2, 7), (0, 8, 9, 2), (5, 1, 2, 1), (9, 6, 7, 10)],
)
def test_bx090_all_five_digits_turn_the_dial_zero_by_ten(before: int, square: int, ahead: int, after: int) -> None:
    assert called(dial=before, car1=(square, ahead)).view("public")["dial"] == after


@pytest.mark.rule("BX-090")
def test_bx090_every_number_in_the_city_turns_by_the_sum_of_its_digits() -> None:
    board = city().board
    for square, mark in board.extra["stations"].items():
        if "phone" in mark:
            near = next(a if b == square else b for a, b in board.links("street") if square in (a, b))
            turn = sum(int(digit) or 10 for digit in mark["phone"]) % 11
            assert called(car1=(square, near), t10=18 if square == 137 else 137).view("public")["dial"] == turn, square


@pytest.mark.rule("BX-091")
def test_bx091_busy_is_driven_by_a_die() -> None:
    game = called("roll 2", dial=2, car1=(3, 4))  # 2 + 2 is 4, busy
    assert events(game, "public", "line_busy") == [{"event": "line_busy", "pawn": "car1"}]
    assert ends(game, "car1") == {5}


@pytest.mark.rule("BX-092", "BX-093")
def test_bx092_a_colour_leads_to_any_square_of_it() -> None:
    game = called(car1=(3, 4))
    assert ends(game, "car1") == RED
    assert len(RED) == 8
    game.play("car1 76 facing 77")
    assert (squares(game)["car1"], facing(game, "car1")) == (76, 77)


@pytest.mark.rule("BX-092")
def test_bx092_never_the_same_square_nor_a_car_s_nor_a_barricade_s() -> None:
    game = called(dial=6, car1=(1, 2), car2=(14, 15), t1=38, t2=38)  # 6 + 7 is 2, red; car1 stands on red
    assert ends(game, "car1") == RED - {1, 14, 38}  # BX-OP-39


@pytest.mark.rule("BX-092")
def test_bx092_a_car_stays_where_no_square_of_the_colour_is_open() -> None:
    said: dict[str, Any] = {"car2": (14, 15), "car3": (65, 66), "car4": (76, 77)}
    said |= {"t1": 38, "t2": 38, "t3": 97, "t4": 97, "t5": 124, "t6": 124, "t7": 138, "t8": 138, "t10": 50}
    game = called(dial=6, car1=(1, 2), **said)
    assert squares(game)["car1"] == 1
    assert {"event": "stayed", "pawn": "car1"} in game.events("public")
    assert game.view("public")["warnings"] == 0


@pytest.mark.rule("BX-092", "BX-048")
def test_bx092_the_police_choose_how_the_car_faces_or_it_is_free() -> None:
    assert {"car1 38 facing 37", "car1 38 facing 39"} <= set(called(car1=(3, 4)).legal_moves())
    game = called("car1 38", car1=(3, 4), options={"jump_facing": "free"})  # BX-OP-11
    assert facing(game, "car1") is None


@pytest.mark.rule("BX-092", "BX-069")
def test_bx092_a_colour_may_land_on_mister_x() -> None:
    said = {"car1": (3, 4), "t10": 38, "t1": 37, "t2": 37, "t3": 39, "t4": 39}
    assert called("car1 38 facing 39", **said).result == ("hunters", "captured")
    by_option = called(**said, options={"colour_arrest": False})  # BX-OP-38
    assert ends(by_option, "car1") == RED - {38}


@pytest.mark.rule("BX-094")
def test_bx094_dial_and_board_have_the_same_three_colours() -> None:
    board = city().board
    on_board = {mark["colour"] for mark in board.extra["stations"].values() if "colour" in mark}
    on_dial = set(board.extra["dial"]["sectors"]) - {"warning", "busy"}
    assert on_board == on_dial == {"red", "yellow", "blue"}


@pytest.mark.rule("BX-094")
def test_bx094_a_dial_without_a_colour_is_refused() -> None:
    sectors = ["warning", "busy", "red", "yellow", "red", "red", "red", "red", "red", "red"]
    with pytest.raises(TitleError) as caught:
        Game.new("behrends", options={"dial_sectors": sectors})
    assert caught.value.code == "impossible_options"
    assert "blue" in str(caught.value)


@pytest.mark.rule("BX-095", "BX-096")
def test_bx095_on_a_warning_the_car_stays_and_the_next_card_is_taken() -> None:
    game = called(dial=2, car1=(2, 3), warnings=6)  # 2 + 5 is 7, a warning
    view = game.view("public")
    assert (view["warnings"], view["pawns"]["car1"]) == (7, {"station": 2, "facing": 3})
    assert events(game, "public", "warned")[-1] == {"event": "warned", "held": 7}
    assert view["car"] == "car2"


@pytest.mark.rule("BX-097", "BX-095")
def test_bx097_on_the_dead_field_the_same_number_is_dialled_again() -> None:
    game = called(dial=4, car1=(1, 2))  # 4 + 7 is the dead field, then 7
    view = game.view("public")
    assert (view["dial"], view["warnings"], view["pawns"]["car1"]) == (7, 1, {"station": 1, "facing": 2})
    assert events(game, "public", "redialled") == [{"event": "redialled", "pawn": "car1"}]


@pytest.mark.rule("BX-098")
def test_bx098_the_driving_rules_of_phase_1_hold() -> None:
    game = called("roll 2", dial=2, car1=(3, 2))  # busy, and no turning round
    assert ends(game, "car1") == {1}
    assert ends(called("roll 1", dial=2, car1=(3, 4), car3=(4, 5)), "car1") == set()  # BX-036
    assert ends(called(car1=33, car3=(36, 37)), "car1") == {18, 60}


@pytest.mark.rule("BX-098")
def test_bx098_a_nominated_car_without_a_move_stays() -> None:
    game = called("roll 1", "roll 6", dial=2, car1=(3, 4), car3=(4, 5))  # BX-OP-40
    assert {"event": "stayed", "pawn": "car1"} in game.events("public")
    view = game.view("public")
    assert (view["car"], view["warnings"], view["dice"]) == ("car2", 0, [6])


@pytest.mark.rule("BX-099")
def test_bx099_the_second_car_dials_from_where_the_first_left_the_dial() -> None:
    game = called("car1 38 facing 39", car1=(3, 4), car2=(2, 3))  # 2, then 2 + 5
    assert game.view("public")["dial"] == 7
    assert [fact["pawn"] for fact in events(game, "public", "car_started")] == ["car1", "car2"]


# The other readings of the dial (BX-OP-35, BX-OP-36)


@pytest.mark.rule("BX-090")
def test_bx090_by_option_every_call_starts_at_the_arrows() -> None:
    for before in range(11):
        game = called(dial=before, car1=(3, 4), options={"dial": "rotary_reset"})
        assert game.view("public")["dial"] == 2


@pytest.mark.rule("BX-090")
@pytest.mark.parametrize(("square", "ahead", "after"), [(3, 4, 4), (1, 2, 8), (8, 9, 5), (31, 26, 10)])
def test_bx090_by_option_only_the_last_digit_counts(square: int, ahead: int, after: int) -> None:
    game = called(dial=5, car1=(square, ahead), options={"dial": "last_digit"})
    assert game.view("public")["dial"] == after


@pytest.mark.rule("BX-090")
def test_bx090_by_option_the_dial_stops_anywhere_but_on_the_dead_field() -> None:
    game = called(car1=(3, 4), options={"dial": "random"})
    moves, weights = game.engine.chance(game.state)
    assert [game.family.write_move(game.words, game.state, m) for m in moves] == [f"dial {n}" for n in range(1, 11)]
    assert len(set(weights)) == 1
    game = called("dial 10", car1=(3, 4), options={"dial": "random"})
    assert game.view("public")["colour"] == "blue"


@pytest.mark.rule("BX-091", "BX-094")
def test_bx091_by_option_the_places_say_other_things() -> None:
    sectors = ["busy", "busy", "busy", "warning", "red", "yellow", "blue", "warning", "warning", "warning"]
    game = called("roll 1", car1=(3, 4), options={"dial_sectors": sectors})
    assert events(game, "public", "line_busy") != []
