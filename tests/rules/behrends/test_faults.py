"""What is wrong with a position, to the word and nothing else beside it; and odd tables that are right all the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.rules.behrends.city import SOUTH, city, events, faults, new_game, placed, position
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game
from misterx.deduce import Knowledge
from misterx.families.gang.knowledge.deduction import EVERYBODY, ROOM, learn
from misterx.families.gang.schema.state import OVER
from misterx.kernel.errors import PositionError

FOUND = {"escaping": True, "t10": {"station": 34, "up": True}}
ESCAPES = {**FOUND, "decides": "x"}
HARD = {"options": {"hard_checks": True}}
TWO = {"phase": 2, "nominated": ["car1", "car2"]}
NOBODY: dict[str, Any] = {f"t{i}": None for i in range(1, 11)}
NO_NUMBER = {"phase": 0, "x": None, "step": "number", **NOBODY}
TOKENS = "t1, t2, t3, t4, t5, t6, t7, t8, t9, t10"
RUNS = "escaping: Mister X escapes at the end of phase 1, and nobody else moves."
LEG = "leg must be first, second, or override for a car, in phase 2; not"
PLACES = "step: tokens are placed when the number is chosen, and phase 1 begins when all are."
BEGINS = "a turn that begins has no dice, and nobody has moved."


def up(*tokens: int) -> dict[str, Any]:
    return {f"t{i}": {"station": SOUTH[i - 1], "up": True} for i in tokens}


MISTAKES: list[tuple[dict[str, Any], list[str]]] = [
    ({**HARD, "checks": 6}, ["checks: 1 did not find Mister X, and 0 tokens are cleared."]),
    ({"round": 2, "options": {"phase1_cap": 1}}, ["round 2: phase 1 is over after round 1."]),
    ({"decides": "x", "round": 3, "options": {"phase1_cap": 3}}, ["round 3: phase 1 is over after round 3."]),
    (FOUND, [RUNS]),
    ({"escaping": True, "decides": "x", "phase": 2}, [RUNS]),
    ({**ESCAPES, "moved": ["t1"]}, [RUNS]),
    ({**ESCAPES, "dice": [1, 2]}, ["dice: Mister X escapes with one."]),
    ({**NO_NUMBER, "t1": 34}, [PLACES]),
    ({**NO_NUMBER, "t10": 34}, [PLACES]),
    ({"moved": ["car1"]}, [BEGINS]),
    ({"checked": ["t1"], **up(1)}, [BEGINS]),
    (
        {"step": "check", "dice": [2]},
        ["dice: 1 on the table and 0 pieces moved do not make two.", "step: there is nobody to check."],
    ),
    (
        {"step": "check", "dice": [1, 2], "moved": ["car1", "car2"]},
        ["dice: 2 on the table and 2 pieces moved do not make two.", "step: there is nobody to check."],
    ),
    (
        {**TWO, "step": "dial", "options": {"dial": "random"}},
        ["step: the dial is left to chance only by that option, and on a square with a number."],
    ),
    (
        {**TWO, "step": "override", "options": {"override_after_warning": False}},
        ["step: no car may make an extra move."],
    ),
    ({"round": 0}, ["round must be a whole number from 1 to 1000000, not 0."]),
    (
        {"checks": 8},
        [
            "checks must be a whole number from 0 to 7, not 8.",
            "checks: 7 are spent, and 0 tokens lie face up.",
            "checks: the game is over when all are spent.",
        ],
    ),
    ({"t1": 999}, ["pawns: t1: there is no square 999."]),
    ({"t11": 3}, [f"pawns: there is no 't11'; there are {TOKENS}, car1, car2, car3, car4."]),
    ({"car1": 34, "options": {"jump_facing": "free"}}, ["pawns: car1 on 34 must face 33 or 35."]),
    ({"car1": 34, "phase": 2}, ["pawns: car1 on 34 must face 33 or 35."]),
    ({**HARD, "cleared": ["car1"]}, [f"cleared: there is no 'car1' among {TOKENS}."]),
    (
        {"decides": "x", "dice": [2], "moved": ["car1"]},
        [
            f"moved: there is no 'car1' among {TOKENS}.",
            "dice: 1 on the table and 0 pieces moved do not make two.",
        ],
    ),
    ({"phase": 2, "decides": "x", "leg": "override"}, [f"{LEG} 'override'."]),
    ({"leg": "second"}, [f"{LEG} 'second'."]),
    (
        {"phase": 2, "nominated": ["car1"], "leg": "second"},
        ["nominated must name two cars.", "nominated must name the two cars of this turn."],
    ),
    ({"dice": [1, 2, 3]}, ["dice: there are two, not 3."]),
]
# What is asked, the round, the leg, the car and how many dice lie there; and how often a turn and a car have begun.
ODD: list[tuple[dict[str, Any], tuple[Any, ...], tuple[int, int]]] = [
    ({}, ("drive", 1, None, None, 2), (1, 0)),
    ({"round": 1}, ("drive", 1, None, None, 2), (1, 0)),
    ({"step": "roll"}, ("drive", 1, None, None, 2), (1, 0)),
    ({"step": "roll", "dice": [3]}, ("drive", 1, None, None, 2), (1, 0)),
    ({"step": "roll", "dice": [1]}, ("drive", 1, None, None, 2), (1, 0)),
    ({"decides": "x", "dice": [2], "moved": ["t1"]}, ("walk", 1, None, None, 1), (1, 0)),
    ({"decides": "x", "round": 2, "options": {"phase1_cap": 3}}, ("walk", 2, None, None, 2), (1, 0)),
    ({**ESCAPES, "round": 3, "options": {"phase1_cap": 3}}, ("walk", 3, None, None, 1), (1, 0)),
    ({"round": 3, "options": {"phase1_cap": 3}}, ("drive", 3, None, None, 2), (1, 0)),
    ({**HARD, **ESCAPES}, ("walk", 1, None, None, 1), (1, 0)),
    ({**ESCAPES, "dice": [2]}, ("walk", 1, None, None, 1), (1, 0)),
    ({"escaping": True, "decides": "x", **up(1, 2, 3, 4, 5, 6, 10)}, ("walk", 1, None, None, 1), (1, 0)),
    ({"escaping": True, "decides": "x", "checks": 0, **up(1, 2, 3, 4, 5, 6, 10)}, ("walk", 1, None, None, 1), (1, 0)),
    ({"phase": 0, "t1": None}, ("place", 0, None, None, 0), (0, 0)),
    ({"phase": 0, "t10": None}, ("place", 0, None, None, 0), (0, 0)),
    (NO_NUMBER, ("number", 0, None, None, 0), (0, 0)),
    ({"phase": 2}, ("nominate", 1, "first", None, 0), (1, 0)),
    ({"phase": 2, "decides": "x", "step": "roll"}, ("walk", 1, "first", None, 1), (1, 0)),
    ({"phase": 2, "decides": "x", "leg": "second"}, ("walk", 1, "second", None, 1), (1, 0)),
    (TWO, ("drive", 1, "first", "car1", 1), (1, 1)),
    ({**TWO, "leg": "second"}, ("drive", 1, "second", "car2", 1), (1, 1)),
    ({**TWO, "step": "override"}, ("override", 1, "second", None, 0), (1, 0)),
    ({"phase": 2, "car1": 34, "options": {"jump_facing": "free"}}, ("nominate", 1, "first", None, 0), (1, 0)),
    (
        {"options": {"lingering_check": True}, "step": "check", "car1": (109, 114), "t1": 109},
        ("check", 1, None, None, 0),
        (1, 0),
    ),
]


@pytest.mark.parametrize(("said", "expected"), MISTAKES)
def test_a_fault_is_told_to_the_word(said: dict[str, Any], expected: list[str]) -> None:
    assert faults(**said).split("\n") == expected


@pytest.mark.parametrize(("said", "expected", "begun"), ODD)
def test_an_odd_table_is_taken_and_laid_out(said: dict[str, Any], expected: Any, begun: tuple[int, int]) -> None:
    game = Game.from_position(position(**said), seed=1)
    view = game.view("public")
    assert (view["asked"], view["round"], view["leg"], view["car"], len(view["dice"])) == expected
    assert len(events(game, "public", "rolled")) == expected[-1]
    assert (len(events(game, "public", "turn_started")), len(events(game, "public", "car_started"))) == begun
    assert len(events(game, "public", "number_chosen")) == (said.get("x", 10) is not None)
    again = Game.from_position(game.to_position())
    assert again.digest() == game.digest()
    assert again.view("x") | {"options": {}} == game.view("x") | {"options": {}}
    assert Knowledge.of(again, "x").shadow().packed().tobytes() == game.state.tobytes()


def test_where_no_square_of_the_colour_is_open_nobody_jumps() -> None:
    streets = dict(zip(NOBODY, (13, 14, 16, 17, 18, 19, 20, 21, 1, 2), strict=True))
    cars = {"car2": {"station": 12, "facing": 10}, "car3": {"station": 15, "facing": 10}}
    said = {**TWO, "step": "jump", "colour": "red", "number": 3, "pawns": {**streets, **cars}}
    with pytest.raises(PositionError) as caught:
        Game.from_position({"title": "behrends", **said}, board=TOY_CITY)
    assert caught.value.arguments["faults"] == ["colour: no square of it is open."]


def test_what_was_checked_and_what_was_barred_is_laid_out_again() -> None:
    hard = Game.from_position(position(x=5, **HARD, cleared=["t1", "t10"]), seed=1)
    assert hard.to_position()["cleared"] == ["t1", "t10"]
    shadow = Knowledge.of(hard, "public", remembers=True).shadow()
    assert shadow.suspects() == [f"t{i}" for i in range(2, 10)]
    assert shadow.packed().cleared == hard.state.cleared
    barred = Game.from_position(position(x=5, phase=2, t9=34, t10=34, dial=7), seed=1)
    assert barred.view("public")["barricades"] == [34]
    told = Knowledge.of(barred, "x").shadow().packed()
    assert told.tobytes() == barred.state.tobytes()


def test_a_table_before_the_shuffle_and_one_after_the_end_ask_nothing() -> None:
    assert "step" not in Game("behrends", 3, {}, None, None, 0).to_position()
    over = city("car1 35", phase=2, nominated=["car1", "car2"], dice=[1], car1=(34, 35), t10=35)
    assert over.result == ("hunters", "captured")
    assert "step" not in over.to_position()
    assert Knowledge.of(over, "x").shadow().packed().step == OVER


def test_the_number_is_one_of_ten_and_the_last_token_bears_what_is_left() -> None:
    assert new_game().legal_moves() == [f"x number {number}" for number in range(1, 11)]
    first = new_game("x number 1")
    assert first.view("x")["pawns"]["x"]["token"] == "t1"
    assert new_game(*placed()).view("public")["phase"] == 1
    deals = [f"deal t{i} {i + 1}" for i in range(1, 10)]
    fresh = Game("behrends", 3, {}, None, None, 0)
    state, known = fresh.state, np.full(ROOM, 7, np.int64)
    for deal in deals:
        move = fresh.family.read_move(fresh.words, state, deal)
        before, state = state, fresh.engine.apply(state, move)[0]
        learn(fresh.engine.board, fresh.engine.rules, before, state, move, known, None)
    assert state.number.tolist() == [0, *range(2, 11), 1, 0]
    assert known[:11].tolist() == [EVERYBODY] + [0] * 10


def test_chance_says_how_likely_everything_is() -> None:
    fresh = Game("behrends", 3, {}, None, None, 0)
    tables = [fresh, city(), city(phase=2, nominated=["car1", "car2"], car1=(34, 35), options={"dial": "random"})]
    for game, count in zip(tables, (10, 6, 10), strict=True):
        moves, weights = np.zeros(20, np.int64), np.zeros(20, np.int64)
        assert game.family.chance(game.engine.board, game.engine.rules, game.state, moves, weights) == count
        assert weights.tolist() == [1] * count + [0] * (20 - count)


def test_a_sample_draws_mister_x_from_all_suspects_and_only_where_he_is_hidden() -> None:
    game = Game.from_position(position(), seed=1)
    draws = iter(range(1000))
    shadow = Knowledge.of(game, "public").shadow()
    drawn = {int(game.family.sample(shadow, lambda n: next(draws) % n)[0].x_token) for _ in range(60)}
    assert drawn == set(range(1, 11))
    his = game.family.sample(Knowledge.of(game, "x").shadow(), lambda n: 0)[0]
    assert (his.x_token, his.x_number) == (10, 10)
    unchosen = Game.from_position(position(**NO_NUMBER), seed=1)
    early = game.family.sample(Knowledge.of(unchosen, "public").shadow(), lambda n: 0)[0]
    assert (early.x_token, early.x_number) == (0, 0)


def test_squares_count_from_the_first_of_the_board() -> None:
    first = sorted(TOY_CITY["stations"], key=lambda mark: mark["number"] != 12)
    streets = dict(zip(NOBODY, (12, 14, 16, 17, 18, 19, 20, 21, 1, 2), strict=True))
    said = {"number": 1, "pawns": streets, "phase": 2}
    game = Game.from_position({"title": "behrends", **said}, board={**TOY_CITY, "stations": first}, seed=1)
    assert Knowledge.of(game, "public").possible() == [12]
