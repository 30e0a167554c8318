"""Positions, texts and options that cannot be are refused, with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.city import CARS, city, faults, position, refusal
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game
from misterx.kernel.errors import MisterXError, TitleError

UP = {f"t{i}": {"station": 17 + i, "up": True} for i in (1, 2)}


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"tea": 1}, "a position has no 'tea'"),
        ({"t1": 999}, "t1: there is no square 999"),
        ({"t1": 0}, "t1 cannot be in headquarters"),
        ({"t1": None}, "t1 needs a square"),
        ({"t11": 3}, "there is no 't11'"),
        ({"t1": 34, "t2": 34}, "t1 and t2 stand on one square, 34"),
        ({"car1": 5, "car2": 5}, "car1 and car2 stand on one square, 5"),
        ({"car1": 34}, "car1 on 34 must face 33 or 35"),
        ({"car1": (34, 36)}, "car1 on 34 can face 33 or 35"),
        ({"car1": (5, 4)}, "car1 on 5 can face nowhere"),
        ({"x": 11}, "number must be a whole number from 1 to 10"),
        ({"x": None}, "number must say which number"),
        ({"t1": {"station": 34, "number": 2}}, "the numbers 1 to 10, each once"),
        ({"t1": {"station": 34, "colour": "red"}}, "t1 has no 'colour'"),
        ({"phase": 3}, "phase must be a whole number from 0 to 2"),
        ({"round": 0}, "round must be a whole number from 1"),
        ({"decides": "chance"}, "decides must be x or hunters"),
        ({"checks": 8}, "checks must be a whole number from 0 to 7"),
        ({"checks": 5}, "2 are spent, and 0 tokens lie face up"),
        ({**UP, "checks": 7}, "0 are spent, and 2 tokens lie face up"),
        ({"t10": {"station": 34, "up": True}}, "Mister X lies face up if he was found"),
        ({"warnings": 3}, "warnings: in phase 2 only"),
        ({"dial": 3}, "dial: in phase 2 only"),
        ({"cleared": ["t1"]}, "who was checked lies face up"),
        ({"dice": [7]}, "dice must be a whole number from 1 to 6"),
        ({"dice": [1, 2, 3]}, "there are two, not 3"),
        ({"dice": [1]}, "1 on the table and 0 pieces moved do not make two"),
        ({"moved": ["car1"], "dice": [1, 2]}, "2 on the table and 1 pieces moved"),
        ({"moved": ["car1", "car1"]}, "moved says car1 twice"),
        ({"moved": ["t1"]}, "there is no 't1' among car1"),
        ({"step": "tea"}, "step must be number, place"),
        ({"step": "walk", "dice": [1, 2]}, "step: 'walk' is not what this side decides"),
        ({"decides": "x", "step": "drive", "dice": [1, 2]}, "step: 'drive' is not what this side decides"),
        ({"step": "nominate"}, "not what this side decides in this phase"),
        ({"step": "check", "moved": ["car1"], "dice": [2]}, "there is nobody to check"),
        ({"leg": "second"}, "leg must be first, second"),
        ({"nominated": ["car1", "car2"]}, "cars are nominated and called in phase 2 only"),
        ({"escaping": True}, "Mister X lies face up if he was found"),
        ({"phase": 2, "t1": {"station": 34, "up": False}}, "in phase 2 all tokens lie face up"),
        ({"phase": 2, "checks": 7}, "it took one at least to find Mister X"),
        ({"phase": 2, "warnings": 20}, "warnings must be a whole number from 0 to 19"),
        ({"phase": 2, "dial": 11}, "dial must be a whole number from 0 to 10"),
        ({"phase": 2, "t10": 5, "car1": 5}, "Mister X is arrested"),
        ({"phase": 2, "t1": 34, "t2": 34, "t3": 34}, "t1 and t2 and t3 stand on one square"),
        ({"phase": 2, "t1": 34, "t10": 34}, "t1 and t10 stand on one square"),
        ({"phase": 2, "t1": 37, "t2": 37, "car1": 37}, "stand on one square, 37"),
        ({"phase": 2, "t1": 57, "t2": 57, "options": {"barricade_on_arrow": False}}, "barricade on an arrow square"),
        ({"phase": 2, "step": "drive"}, "nominated must name the two cars"),
        ({"phase": 2, "step": "nominate", "leg": "second"}, "cars are nominated before anything else"),
        ({"phase": 2, "decides": "x", "moved": ["t10"]}, "Mister X's die comes first"),
        ({"phase": 2, "nominated": ["car1"]}, "nominated must name two cars"),
        ({"phase": 2, "nominated": ["car1", "car2"], "step": "jump"}, "colour: it is what the chief names"),
        ({"phase": 2, "nominated": ["car1", "car2"], "step": "banish"}, "car1 stands on no lone helper"),
        ({"phase": 2, "nominated": ["car1", "car2"], "leg": "override"}, "car must say which car"),
        ({"phase": 2, "nominated": ["car1", "car2"], "leg": "override", "car": "car3"}, "one of the two nominated"),
        ({"phase": 2, "nominated": ["car1", "car2"], "moved": ["car3"]}, "only nominated cars can have moved"),
        ({"phase": 2, "nominated": ["car1", "car2"], "car1": 5, "dice": [2]}, "car1 drives by the pips"),
        ({"phase": 2, "nominated": ["car1", "car2"], "step": "dial"}, "the dial is left to chance only by that option"),
        ({"phase": 2, "decides": "x", "dice": [1, 2]}, "one at a time is thrown"),
        ({"phase": 2, "decides": "x", "moved": ["t1"]}, "Mister X's die comes first"),
        ({"phase": 0, "car1": 5}, "car1 comes to the board when all tokens are placed"),
        ({"phase": 0, "t1": 5, "t2": None}, "t1 cannot start on square 5"),
        ({"phase": 0}, "phase 1 begins when all are"),
        ({"round": 4, "options": {"phase1_cap": 3}}, "phase 1 is over after round 3"),
        ({"round": 3, "decides": "x", "options": {"phase1_cap": 3}}, "phase 1 is over after round 3"),
        ({"phase": 0, "checks": 6}, "nobody is checked before all tokens are placed"),
        ({"phase": 0, "cleared": ["t2"], "options": {"hard_checks": True}}, "nobody is checked before all tokens"),
        ({"phase": 0, "t1": None, "dice": [3]}, "no piece moves and no die falls before all tokens are placed"),
        ({"phase": 0, "t1": None, "step": "number"}, "Mister X's number comes first, then the places"),
        ({"checked": ["t1"], "options": {"hard_checks": True}}, "who was checked in this turn is cleared"),
        ({"checks": 0, **{f"t{i}": {"station": 17 + i, "up": True} for i in range(1, 8)}}, "over when all are spent"),
        ({"moved": ["car1"], "step": "roll"}, "both are thrown before anybody moves"),
        ({"dice": [1, 2], "step": "roll"}, "both are thrown before anybody moves"),
        ({"phase": 2, "checked": ["t1"]}, "checked: nobody is in phase 2"),
        (
            {"phase": 2, "decides": "x", "step": "walk", "dice": [1], "nominated": ["car1", "car2"]},
            "of the police only",
        ),
        (
            {"phase": 2, "nominated": ["car1", "car2"], "car1": (3, 4), "step": "drive", "dice": [1, 2]},
            "dice: one lies",
        ),
        ({"phase": 2, "nominated": ["car1", "car2"], "step": "jump", "colour": "green"}, "colour must be red"),
        ({"phase": 2, "car": "car1"}, "car: only where a car makes the extra move"),
        ({"phase": 2, "t1": 34, "t2": 34, "t3": 35, "t4": 35, "t5": 35}, "t3 and t4 and t5 stand on one square"),
        ({"moved": "car1"}, "moved must be a list"),
        ({"escaping": "yes"}, "escaping must be true or false"),
        ({"t1": {"station": 34, "up": 1}}, "up must be true or false"),
        ({"options": {"hard_checks": True}, "checks": 5}, "2 did not find Mister X, and 0 tokens are cleared"),
        ({"options": {"hard_checks": True}, "cleared": ["t10"]}, "Mister X cannot be"),
        ({**UP, "options": {"hard_checks": True}}, "turned back in this game"),
    ],
)
def test_an_impossible_position_is_refused_with_its_fault(said: dict[str, Any], fault: str) -> None:
    assert fault in faults(**said)


def test_all_faults_are_listed_at_once() -> None:
    found = faults(t1=999, car1=34, checks=9, dice=[0], tea=2)
    for fault in ("square 999", "must face", "checks must be", "dice must be", "'tea'"):
        assert fault in found


def test_no_tokens_at_all() -> None:
    nothing: tuple[Any, ...] = (None, 7, [])
    for pawns in nothing:
        with pytest.raises(MisterXError) as caught:
            Game.from_position({"title": "behrends", "number": 3, "pawns": pawns})
        assert "pawns must say where every token stands" in str(caught.value)


def test_a_position_in_the_middle_of_the_setup() -> None:
    said = position(x=4, phase=0, t1=34, **{f"t{i}": None for i in range(2, 11)})
    game = Game.from_position(said)
    assert (game.decider, game.view("x")["asked"]) == ("x", "place")
    before = Game.from_position({**said, "number": None, "pawns": dict.fromkeys(said["pawns"])})
    assert before.view("x")["asked"] == "number"


@pytest.mark.parametrize(
    "text",
    ["", "x", "x 4", "x number", "x number four", "t1", "t1 t2", "car1 57 die", "car1 57 die 9", "car1 57 facing", "no",
     "no tea", "nominate car1", "override", "banish t1", "roll 5", "dial 3", "deal t1 1", "check check", "car1 57 57",
     "t1 -3", "t1 34.0", "t1 ³", "car1 99999", "t0 34", "x place t1", "tea", "car1 57 " * 40],
)  # fmt: skip
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    assert refusal(city(dice=[1, 2]), text) in ("bad_move_text", "unknown_pawn", "unknown_station", "no_facing")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"dial": "push"}, "bad_option"),
        ({"dial_sectors": ["red"]}, "bad_option"),
        ({"dial_sectors": "printed"}, "bad_option"),
        ({"dial_sectors": ["tea"] * 10}, "bad_option"),
        ({"dial_sectors": [1] * 10}, "bad_option"),
        ({"dial_sectors": ["red", "yellow"] * 5}, "impossible_options"),
        ({"hq_transit": True}, "bad_option"),
        ({"phase1_cap": 0}, "bad_option"),
        ({"phase2_cap": "never"}, "bad_option"),
        ({"captain": 1}, "bad_option"),
        ({"tickets": 3}, "unknown_option"),
    ],
)
def test_a_bad_option_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("behrends", options=options)
    assert caught.value.code == code


def test_an_option_without_effect_is_noted() -> None:
    assert any("captain" in note for note in Game.new("behrends", 2, {"captain": True}).options.notes)
    assert not Game.new("behrends", 3, {"captain": True}).options.notes


def spoilt(**changes: dict[str, Any]) -> dict[str, Any]:
    """The toy city with marks changed by square: s15={"kind": "tea"}."""
    stations = [{**mark, **changes.get(f"s{mark['number']}", {})} for mark in TOY_CITY["stations"]]
    return {**TOY_CITY, "stations": [{key: value for key, value in mark.items() if value != ""} for mark in stations]}


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        (spoilt(s15={"kind": "tea"}), "square 15 must be of a kind"),
        (spoilt(s15={"phone": "123"}), "carries a number of five digits"),
        (spoilt(s15={"phone": "11171"}), "turns the dial back"),
        (spoilt(s10={"pips": 7}), "carries 1 to 6 pips"),
        (spoilt(s15={"colour": "green"}), "a colour that is none of"),
        (spoilt(s1={"kind": "street"}), "joined by arrow squares"),
        (spoilt(s12={"colour": ""}, s15={"colour": ""}), "no square is red"),
        ({**TOY_CITY, "dial": {"sectors": ["busy"]}}, "its dial must say"),
        ({**TOY_CITY, "dial": {"sectors": ["busy"] * 10}}, "its dial has no red"),
    ],
)
def test_a_board_that_this_game_cannot_be_played_on_is_refused(board: dict[str, Any], fault: str) -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("behrends", board=board)
    assert fault in str(caught.value)


def test_every_car_may_be_named_by_any_policeman() -> None:
    game = city(phase=2)
    for seat in ("h1", "h2"):
        assert len(game.view(seat)["legal"]) == len(CARS) * (len(CARS) - 1)
