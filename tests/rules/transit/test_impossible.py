"""What a position may not say, with the very words of the refusal, and what it may although it looks odd."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOYS, log

from misterx import Game, PositionError

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
PAWNS: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8}
THREE: dict[str, Any] = {**PAWNS, "d3": 5}
HUNTERS = {"decides": "hunters"}
OPEN_TO_X = {"eliminated_pawn": "block_hunters"}
BROKE = {"taxi": 0, "bus": 0, "subway": 0}
FLOWN = {"cards": 2, "pawn": "d1", "station": 4, "flown": True}
LEG = {"ticket": "taxi", "station": 3, "double": True}
KINDS = "must be a table of tickets by taxi, bus, metro, not"
FLIGHT = "helicopter must have cards, and pawn and station when somebody is aboard, not"
MISTAKES: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    # who stands where
    (YORK, {}, {"pawns": {**PAWNS, "d1": 3}}, ["x stands on d1's station, 3, and d1 can still move."]),
    (YORK, {}, {"pawns": {**PAWNS, "d2": 3}}, ["x stands on d2's station, 3, and d2 can still move."]),
    (YORK, {}, {"pawns": {**PAWNS, "p1": 3}}, ["x stands on p1's station, 3."]),
    (YORK, {}, {"roadblocks": [3]}, ["x stands on a roadblock, 3."]),
    (YORK, {}, {"pawns": {**PAWNS, "x": None}}, ["pawns: x needs a station."]),
    (YARD, {}, {"pawns": {**PAWNS, "d2": None}}, ["pawns: d2 needs a station."]),
    (YARD, {}, {"pawns": {**PAWNS, "q1": 4}}, ["pawns: there is no pawn 'q1' in this game."]),
    (POTSDAM, OPEN_TO_X, {"out": ["d2"], "pawns": {**THREE, "d1": 3}}, ["x stands on d1's station, 3."]),
    (
        POTSDAM,
        {"eliminated_pawn": "block_all"},
        {"out": ["d1"], "pawns": {**THREE, "d1": 3}},
        ["x stands on d1's station, 3."],
    ),
    # how he got there
    (YARD, {}, {"start": 99}, ["start: there is no station 99."]),
    (
        YARD,
        {},
        {"pawns": {**PAWNS, "x": 7}, "log": log("taxi 2", "taxi")},
        ["log: entry 2 cannot lead from 2 to 7 by taxi."],
    ),
    (YARD, {}, {"possible": [4, 5]}, ["possible must hold the station where x stands."]),
    (YARD, {}, {"possible": []}, ["possible must name a station."]),
    (YARD, {}, {"legs": 1, "log": [LEG], "possible": []}, ["possible must name a station."]),
    # the helicopter
    (
        YORK,
        {},
        {**HUNTERS, "pawns": {**PAWNS, "p1": None}, "helicopter": {"cards": 2, "pawn": "p1", "station": 4}},
        ["helicopter: p1 is a policeman, who does not fly."],
    ),
    (
        YORK,
        {},
        {"pawns": {**PAWNS, "d1": None}, "helicopter": FLOWN},
        ["helicopter: flown is about the hunters' turn."],
    ),
    (
        YORK,
        {},
        {**HUNTERS, "pawns": {**PAWNS, "d1": None}, "helicopter": FLOWN},
        ["helicopter: d1 took off in this round, so he has moved."],
    ),
    (YORK, {}, {"helicopter": {"flown": 1}}, ["helicopter: flown must be true or false, not 1."]),
    (YORK, {}, {"helicopter": {"pilot": "d1"}}, [f"{FLIGHT} {{'pilot': 'd1'}}."]),
    (YORK, {}, {"helicopter": [3]}, [f"{FLIGHT} [3]."]),
    # the log and the clock
    (
        YARD,
        {},
        {"round": 3, "log": log("taxi")},
        [
            "log has 1 entries; 2 turns of Mister X, 0 double-move tickets spent in them "
            "and 0 legs of this turn come to 2."
        ],
    ),
    (
        YARD,
        {},
        {"round": 2, "double": 0, "log": log("taxi", "taxi", "taxi")},
        ["2 double-move tickets cannot have been spent in 1 turns."],
    ),
    (YARD, {}, {**HUNTERS, "legs": 1, "log": [LEG]}, ["legs: a double move is under way, so Mister X decides."]),
    (YARD, {}, {"doubled": 1}, ["doubled: it is said in the middle of a double move, with legs."]),
    (YARD, {}, {"moved": ["d1"]}, ["moved: Mister X decides, so nobody has moved in this round."]),
    # tickets
    (YARD, {"reserve": "unlimited"}, {"black": 6}, ["there are 6 black tickets in all, and the game has only 5."]),
    (
        POTSDAM,
        {},
        {"x_tickets": {"foot": 5, "vip": 0, "train": 0}, "log": log("foot")},
        ["there are 26 foot tickets in all, and the game has only 24."],
    ),
    (
        YORK,
        {},
        {"x_tickets": {"taxi": 11, "bus": 0, "subway": 0}, "log": log("taxi")},
        ["x has or had 12 taxi tickets, and began with 11."],
    ),
    (
        YORK,
        {},
        {"black": 3, "log": log("black")},
        ["there are 4 black tickets in all, and the game has only 2."],
    ),
    (YARD, {}, {"reserve": [4]}, [f"reserve {KINDS} [4]."]),
    (YARD, {}, {"reserve": {"boat": 1}}, [f"reserve {KINDS} {{'boat': 1}}."]),
    (
        YARD,
        {},
        {"pawns": {**PAWNS, "d1": {"station": 1, "tickets": {"taxi": 4, "black": 1}}}},
        [f"pawns: d1 {KINDS} {{'taxi': 4, 'black': 1}}."],
    ),
    # the order
    (
        POTSDAM,
        {},
        {**HUNTERS, "moved": ["d1"], "order": ["d2", "d1"]},
        ["order: round 1 sets it, and it begins with ['d1'], not ['d2', 'd1']."],
    ),
    (POTSDAM, {}, {"order": ["d2", "d2"]}, ["order must name every hunter once, not ['d2', 'd2']."]),
]
ODD: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (YORK, {}, {"pawns": {**PAWNS, "x": 8}, "pool": BROKE}),  # NY-100
    (YORK, {"ticket_stock": "own"}, {"pawns": {"x": 8, "d1": {"station": 8, "tickets": BROKE}, "d2": 1}}),
    (POTSDAM, OPEN_TO_X, {"out": ["d1"], "pawns": {**THREE, "d1": 3}}),
    (POTSDAM, OPEN_TO_X, {"out": ["d2"], "pawns": {**THREE, "d2": 3}}),
    (YORK, {}, {**HUNTERS, "moved": ["d1"], "pawns": {**PAWNS, "d1": None}, "helicopter": FLOWN}),
    (YARD, {"max_doubles_per_turn": 2}, {"round": 3, "double": 0, "log": log("taxi", "taxi", "taxi", "taxi")}),
    (POTSDAM, {"triple_move": True}, {"round": 2, "double": 0, "log": log("foot", "foot", "foot")}),
    (YARD, {"reserve": "unlimited"}, {"round": 21, "log": log(*["metro"] * 20)}),
    (YARD, {}, {"log": [{"ticket": "taxi", "station": 3, "stayed": False, "shown": False, "double": False}]}),
    (YARD, {}, {"legs": 1, "log": [LEG], "possible": [2, 4]}),  # where he could be before this double move
    (POTSDAM, {}, {**HUNTERS, "moved": ["d2"], "order": ["d2"]}),
]


def game(title: str, options: dict[str, Any], said: dict[str, Any]) -> Game:
    return Game.from_position({"title": title, "options": options, "pawns": PAWNS, **said}, board=TOYS[title])


@pytest.mark.parametrize(("title", "options", "said", "faults"), MISTAKES)
def test_an_impossible_table_is_refused_for_the_very_reason(
    title: str, options: dict[str, Any], said: dict[str, Any], faults: list[str]
) -> None:
    with pytest.raises(PositionError) as caught:
        game(title, options, said)
    assert caught.value.arguments["faults"] == faults


@pytest.mark.parametrize(("title", "options", "said"), ODD)
def test_an_odd_table_is_taken(title: str, options: dict[str, Any], said: dict[str, Any]) -> None:
    assert game(title, options, said).legal_moves()
