"""Edges of the game against the gang, each table small: one number more or less would change it."""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.rules.behrends.city import city, ends, events, faults, last, new_game, refusal
from tests.rules.behrends.test_checks import spent
from tests.rules.behrends.test_dice_calls_and_checks import TWO, toy
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import titles
from misterx.deduce import Knowledge
from misterx.families.gang.board import build_city
from misterx.families.gang.movement import piece_moves
from misterx.families.gang.options import check_options
from misterx.families.gang.schema.state import FIRST_CAR, OFF_BOARD, State
from misterx.families.gang.squares import has_barricade
from misterx.families.gang.streets import Plan
from misterx.kernel.records import new_record

SECTORS = tuple(TOY_CITY["dial"]["sectors"])
HARD = {"hard_checks": True}
#: what a position says, and the one fault that it has
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"car1": 5, "car2": 5}, "car1 and car2 stand on one square, 5."),
    ({"t1": 34, "t2": 34}, "t1 and t2 stand on one square, 34."),
    ({"phase": 2, "t1": 34, "t2": 34, "t3": 34}, "t1 and t2 and t3 stand on one square, 34."),
    ({"phase": 2, "t1": 34, "t10": 34}, "t1 and t10 stand on one square, 34."),
    ({"phase": 2, "t1": 37, "t2": 37, "car1": 37}, "t1 and t2 and car1 stand on one square, 37."),
    ({"phase": 0, "t1": 5, "t2": None}, "t1 cannot start on square 5."),
    ({"phase": 0, "t1": 57, "t2": None, "options": {"setup_on_arrow": False}}, "t1 cannot start on square 57."),
    ({"round": 2, "options": {"phase1_cap": 1}}, "round 2: phase 1 is over after round 1."),
    ({"round": 3, "decides": "x", "options": {"phase1_cap": 3}}, "round 3: phase 1 is over after round 3."),
    ({"checks": 0, **spent(7)}, "checks: the game is over when all are spent."),
    ({"step": "drive"}, "dice: 0 on the table and 0 pieces moved do not make two."),
    ({"nominated": ["car1", "car2"]}, "cars are nominated and called in phase 2 only."),
    ({"colour": "red"}, "cars are nominated and called in phase 2 only."),
    ({"cleared": ["car1"], "options": HARD}, "cleared: there is no 'car1' among t1, t2, t3, t4, t5, t6, t7, t8, t9,"),
    ({"decides": "x", "dice": [1], "moved": ["car1"]}, "moved: there is no 'car1' among t1, t2, t3, t4, t5, t6, t7,"),
    ({"dice": [7, 1]}, "dice must be a whole number from 1 to 6, not 7."),
    ({"phase": 2, "warnings": 20}, "warnings must be a whole number from 0 to 19, not 20."),
    ({"leg": "second"}, "leg must be first, second, or override for a car, in phase 2; not 'second'."),
    ({"phase": 2, "decides": "x", "leg": "override"}, "leg must be first, second, or override for a car, in phase 2;"),
]
FOUND: dict[str, Any] = {"t10": {"station": 34, "up": True}, "escaping": True, "decides": "x"}
ESCAPES = "escaping: Mister X escapes at the end of phase 1, and nobody else moves."


def test_a_position_is_refused_for_the_very_reason() -> None:
    for said, fault in WRONG:
        assert faults(**said).startswith(fault), said


def test_mister_x_escapes_alone_and_in_his_own_turn() -> None:
    for said in ({"phase": 2}, {"decides": "hunters"}, {"moved": ["t1"]}):
        assert ESCAPES in faults(**{**FOUND, **said}), said
    possible: list[dict[str, Any]] = [{}, {"round": 3, "options": {"phase1_cap": 3}}, spent(6)]
    for more in possible:
        game = city(**{**FOUND, **more})
        assert game.state.escaping == 1
        assert game.view("public")["checks"] == (0 if "t9" in more else 6)


def test_a_check_may_come_before_the_dice() -> None:
    game = city(step="check", t1=35, car1=(35, 36), options={"lingering_check": True})
    assert game.legal_moves() == ["check", "no check"]


def test_with_mister_x_found_the_turn_of_the_police_is_wiped_out() -> None:
    said: dict[str, Any] = {"dice": [2, 5], "car1": 33, "t1": 35, "x": 1}
    lingering: dict[str, Any] = {"car3": (39, 40), "t2": 39, "options": {"lingering_check": True}}
    for lines, more in ((["check"], {}), (["check t2", "check"], lingering)):
        state = city("car1 35", *lines, **said, **more).state
        assert (state.escaping, state.moved, state.asked, state.car) == (1, 0, 0, 0)


def test_what_is_told_of_a_position() -> None:
    assert len(events(city(), "public", "turn_started")) == 1
    assert events(city(phase=0, t1=None), "public", "turn_started") == []
    game = city(cleared=["t1", "t2", "t3"], checked=["t2"], moved=["car1"], dice=[2], options=HARD)
    assert [fact["pawn"] for fact in game.heard("public") if fact["event"] == "cleared"] == ["t1", "t3", "t2"]
    for first, second in (("t1", "t2"), ("t9", "t10")):
        game = city(phase=2, x=5, **{first: 34, second: 34})
        assert [fact["station"] for fact in events(game, "public", "barricaded")] == [34]
        assert has_barricade(game.state, int(game.state.pos[int(first[1:])]))
    assert len(events(new_game("x number 10"), "h1", "number_chosen")) == 1


def test_a_car_that_changes_to_a_colour_faces_as_the_option_says() -> None:
    squares = (13, 14, 16, 17, 18, 19, 20, 21, 1, 2)
    for option, moves in (
        ("chosen", ["car1 12 facing 10", "car1 12 facing 13", "car1 15 facing 10", "car1 15 facing 11"]),
        ("free", ["car1 12", "car1 15"]),
    ):
        said: dict[str, Any] = {**TWO, "step": "jump", "colour": "red", "options": {"jump_facing": option}}
        assert toy(squares, **said).legal_moves() == moves


def test_the_telephone_is_followed_by_everybody() -> None:
    squares = (13, 14, 16, 17, 18, 19, 20, 21, 1, 2)
    for dial in range(11):
        game = toy(squares, **TWO, car1=(12, 13), car3=(15, 10), dial=dial)
        assert [fact["pawn"] for fact in events(game, "public", "redialled")] == ["car1"] * (dial == 1)
        assert Knowledge.of(game, "x").shadow().packed().dial == game.state.dial
    assert Knowledge.of(city(phase=2, dial=5), "x").shadow().packed().dial == 5
    chance = toy((15, 21, 20, 19, 18, 17, 16, 13, 1, 2), **TWO, step="dial", car1=(12, 13), options={"dial": "random"})
    assert len(events(chance, "public", "called")) == 1


def test_the_view_says_who_is_next() -> None:
    game = city(phase=2, decides="x", dice=[2], t10=35)
    assert game.view("public")["leg"] == "first"
    game.play("t10 37")
    assert game.view("public")["leg"] == "second"
    assert city(decides="x", dice=[1, 2]).view("public")["leg"] is None
    game = city("car1 35", dice=[2, 5], car1=33, t1=35)
    assert game.view("public")["car"] == "car1"


def test_the_die_that_fits_is_the_one_that_is_spent() -> None:
    for first, second in ((1, 3), (3, 1)):
        game = city(dice=[first, second])
        near = {1: ends(city(dice=[1, 1]), "car1"), 3: ends(city(dice=[3, 3]), "car1")}
        for pips, other in ((1, 3), (3, 1)):
            for square in near[pips] - near[other]:
                trial = game.copy()
                trial.play(next(move for move in game.legal_moves() if move.startswith(f"car1 {square}")))
                assert trial.view("public")["dice"] == [other], square
    squares = (15, 21, 20, 19, 18, 17, 16, 13, 1, 2)
    moves = toy(squares, decides="x", dice=[5, 1], car1=11).legal_moves()
    assert {move for move in moves if move.startswith("t1 10")} == {"t1 10 die 1", "t1 10 die 5"}
    moves = toy((15, 21, 20, 19, 18, 17, 16, 13, 12, 14), dice=[1, 5]).legal_moves()
    assert {move for move in moves if move.startswith("car1 1 ")} == {"car1 1 die 1", "car1 1 die 5"}


def ring(length: int) -> Any:
    """A street that goes round, and headquarters that lie apart."""
    near = [tuple(sorted(((node - 1) % length, (node + 1) % length))) for node in range(length)]
    words = ("",) * (length + 1)
    kinds = (*["street"] * length, "hq")
    return build_city(Plan((*near, ()), length, kinds, (0,) * (length + 1), words, words), SECTORS, "through")


def test_whether_two_dice_lead_to_one_square_is_known() -> None:
    # twelve squares: six pips lead to one square either way, but by one die
    assert [int(ring(length).detours) for length in (10, 11, 12, 13)] == [1, 1, 0, 0]


def test_a_car_that_goes_nearly_round_faces_away_from_where_it_came() -> None:
    board, state = ring(7), new_record(State)
    state.pos[:] = OFF_BOARD
    state.pos[FIRST_CAR], state.facing[0] = 0, 1  # six pips lead to 6, and so does one pip the other way
    out = np.zeros(8, np.int64)
    assert piece_moves(board, city().engine.rules, state, FIRST_CAR, 6, 0, 0, out, 0) == 1


def test_how_long_a_move_may_be_and_whom_it_may_name() -> None:
    game = city(dice=[1, 2])
    assert refusal(game, "t1 34".ljust(80)) != "bad_move_text"
    assert refusal(game, "t1 34".ljust(81)) == "bad_move_text"
    assert refusal(city(phase=0, t1=None), "x place car1 34") == "unknown_pawn"


def test_a_position_is_written_before_and_after_the_game() -> None:
    told = ["misterx record 1", "title: behrends", "rules: behrends@1", "board: behrends-city", "players: 3", ""]
    assert "step" not in last("\n".join(told)).to_position()
    game = city("car1 35", "check", dice=[2, 5], car1=33, t1=35, checks=1, **spent(6))
    assert game.result == ("x", "seven_checks")
    assert "step" not in game.to_position()


def test_a_captain_is_noted_where_he_has_no_team() -> None:
    title = titles.load("behrends")
    for captain, players, notes in ((True, 2, 1), (True, 3, 0), (False, 2, 0), (False, 3, 0)):
        options = titles.resolve(title, players, {"captain": captain})
        check_options(title, options)
        assert len(options.notes) == notes
