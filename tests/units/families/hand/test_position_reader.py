"""Positions read without a game around them: every fault that is named, and what the table looks like."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from tests.rules.europa.land import AWAY, LAND, log, shuttle

from misterx import Game
from misterx.families.hand.announce import announce
from misterx.families.hand.position.reader import read_position
from misterx.families.hand.position.values import Values
from misterx.families.hand.position.writer import write_position
from misterx.families.hand.schema.facts import Holds, Marked, Stated
from misterx.families.hand.schema.state import DRAWS, HUNTERS_TURN, OFF_BOARD, X
from misterx.kernel.codes import TO_X
from misterx.kernel.events import code_of, new_sink

OPTIONS: dict[str, dict[str, Any]] = {"printed": {}, "check": {"capture_timing": "check"}}
GAMES = {name: Game("europa", 3, options, LAND, None, 0) for name, options in OPTIONS.items()}
WORDS = GAMES["printed"].words
FIVE = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}
HALF = {"ticket": "rail/mag", "station": 4, "double": True, "paid": ["car/foot"] * 3}
EIGHT = {"x": {"car/mag": 4, "car/blue": 4}}
SEVEN = {"x": {"car/mag": 4, "car/blue": 3}}


HOLDS, MARKED, STATED = map(code_of, (Holds, Marked, Stated))


def read(name: str = "printed", **said: Any) -> tuple[list[str], Any]:
    """The faults of a position and the table it makes; hands that are not named are dealt."""
    pawns = {**AWAY, **{key: said.pop(key) for key in list(said) if key[0] in "xd" and len(key) <= 2}}
    position = {"decides": "x", "mission": "green", "pawns": {"x": 4, **pawns}, "hands": {}, **said}
    game = GAMES[name]
    state = game.opening.copy()
    return read_position(game.words, game.engine.board, game.engine.rules, state, position), state


MOVED: dict[str, Any] = {"decides": "hunters", "start": 3, "log": log("car/mag 4")}
TEAM: dict[str, Any] = {**MOVED, "decides": "team", "indicators": FIVE}
HALVED: dict[str, Any] = {"start": 2, "half": True, "log": [HALF], "hands": {"x": {"car/mag": 4}}}
BOTH = "half: x has made the first of two moves, so he decides and the log holds it."
ALONE = "half: the last entry of the log must be the first half of a double move."
PRICE = "half: the last entry must name the 3 tickets paid for it."
WHOLE = {**log("car/mag 4")[0], "face_down": False, "double": False, "paid": [], "shown": False, "entry": 1}

ROWS: list[tuple[dict[str, Any], list[str]]] = [
    ({"hands": EIGHT}, []),
    (MOVED, []),
    (TEAM, []),
    ({**HALVED, "box": ["car/foot"] * 3}, []),
    ({**HALVED, "discards": True}, [BOTH]),
    ({**HALVED, "decides": "hunters", "hands": {}}, [BOTH]),
    ({"half": True}, [ALONE, PRICE, BOTH]),
    ({"start": 3, "log": [WHOLE]}, []),
    ({"start": 3, "log": log("car/mag 4"), "round": 1_000_000}, []),
    (
        {"start": 3, "log": log("car/mag 4"), "round": 1_000_001},
        ["round must be a whole number from 1 to 1000000, not 1000001.", "log: 1 turns do not fit into round 1."],
    ),
    ({"d1": True}, ["pawns: d1: there is no city true."]),
    ({"d1": 99}, ["pawns: d1: there is no city 99."]),
    ({"d1": "12"}, ["pawns: d1: there is no city '12'."]),
    ({"hands": {"h9": [], "x": EIGHT["x"]}}, ["hands: nobody plays 'h9'."]),
    ({"hands": {"x": {"car/mag": 20}}}, ["hands: x has 20 tickets; at this point it is 8."]),
    ({"hands": SEVEN}, ["hands: x has 7 tickets; at this point it is 8."]),
    ({**MOVED, "decides": "x", "discards": True, "hands": SEVEN}, []),
    ({**MOVED, "decides": "x", "discards": True, "hands": {"x": {}}}, []),
    (
        {**MOVED, "decides": "x", "discards": True, "hands": EIGHT},
        ["hands: x has 8 tickets; at this point it is 0 to 7."],
    ),
    ({**MOVED, "entered": {"d1": [12]}}, ["entered: d1 gets an extra move only when all have moved."]),
    ({**MOVED, "indicators": {"d1": "car/foot"}, "entered": {"d1": [12]}}, []),
    (
        {**MOVED, "indicators": {"d1": "car/foot"}, "entered": {"d1": [11, 12]}},
        ["entered: d1 gets an extra move only when all have moved."],
    ),
    ({**TEAM, "entered": {"d1": [11, 12]}}, []),
    ({"d1": 13}, ["d1 and d2 stand in the same city, 13."]),
    ({"d1": 4}, ["x stands in d1's city, 4."]),
    ({**MOVED, "d5": 4}, ["x stands in d5's city, 4."]),
]


def test_nothing_but_its_faults_is_said_of_a_position() -> None:
    for said, found in ROWS:
        assert read(**said)[0] == found, said


@pytest.mark.rule("EU-139")
def test_he_may_be_beside_a_detective_only_until_the_check() -> None:
    assert read("check", **MOVED, d1=4)[0] == []
    assert read("check", d1=4)[0] == ["x stands in d1's city, 4."]


def test_a_log_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("misterx.families.hand.position.log"), "MOST_ENTRIES", 3)
    assert read(start=3, log=shuttle(3, 3, 4))[0] == []
    assert read(start=4, log=shuttle(4, 4, 3))[0] == ["log has more than 3 entries."]


def test_who_entered_what() -> None:
    passed = {key: value for key, value in FIVE.items() if key != "d1"}
    for said, entered in (
        ({**TEAM, "indicators": passed, "passed": ["d1"], "entered": {"d1": [12]}}, [OFF_BOARD, 12, 13, 14, 15, 16]),
        ({**TEAM, "indicators": passed, "passed": ["d1"]}, [OFF_BOARD, OFF_BOARD, 13, 14, 15, 16]),
        ({**TEAM, "entered": {"d1": [11, 12]}}, [11, 12, 13, 14, 15, 16]),
    ):
        faults, state = read(**said)
        assert faults == []
        cities = [OFF_BOARD if node < 0 else WORDS.stations[node] for node in state.entered.tolist()[:6]]
        assert cities == entered
    assert Values(WORDS, {}).detective("passed", "d9") == 0
    assert read(**MOVED, indicators={"d9": "car/foot"})[1].moved == 0


def test_who_draws() -> None:
    position = {**MOVED, "hands": {"x": {"car/mag": 2}, "h1": {"car/blue": 1}, "h2": {"car/foot": 6}}}
    for refill, drawing in ((["x", "h1"], 0b11), (["x", "h1", "h2"], 0b111)):
        faults, state = read(**position, refill=refill)
        assert (faults, state.drawing, state.phase, state.after) == ([], drawing, DRAWS, HUNTERS_TURN)
        view = {"start": 3, "log": [], "moved": [], "rings": [], "chips": {}, "indicators": {}, "entered": {}}
        written = write_position(WORDS, GAMES["printed"].engine.rules, state, view)
        assert (written["refill"], written["decides"]) == (refill, "hunters")


def tell(**said: Any) -> list[list[int]]:
    """The facts of a position: kind, audience, values."""
    said = {"pawns": {}, "words": WORDS, **said}
    faults, state = read(**{key: value for key, value in said.items() if key not in ("words", "pawns")})
    assert faults == []
    events = new_sink()
    game = GAMES["printed"]
    announce(game.engine.board, game.engine.rules, state, said, events)
    return events[1 : events[0, 0] + 1].tolist()  # type: ignore[no-any-return]


def test_every_entry_is_stated_but_the_half_that_is_under_way() -> None:
    for said, entries in (
        ({"start": 3, "log": log("car/mag 4")}, [1]),
        ({"start": 3, "log": log("car/mag 2", "car/blue 3", "car/mag 4")}, [1, 2, 3]),
        ({**HALVED, "start": 3, "log": [*log("car/mag 2"), HALF], "box": ["car/foot"] * 3}, [1]),
        ({**HALVED, "start": 2, "log": [*log("car/mag 3", "car/mag 2"), HALF], "box": ["car/foot"] * 3}, [1, 2]),
    ):
        assert [fact[2] for fact in tell(**said) if fact[0] == STATED] == entries


def test_rings_are_told_the_start_included() -> None:
    rings = [{"pair": 2, "station": 3, "entry": 0}, {"pair": 1, "station": 4, "entry": 1}]
    found = [fact[2:5] for fact in tell(start=3, log=log("car/mag 4"), rings=rings) if fact[0] == MARKED]
    assert found == [[2, WORDS.node[3], 0], [1, WORDS.node[4], 1]]


def test_a_hand_is_told_by_what_it_holds_or_by_nothing() -> None:
    late = {**MOVED, "decides": "x", "discards": True}
    for held, found in ((SEVEN["x"], [[X, 0, 4], [X, 1, 3]]), ({}, [[X, 0, 0]]), ({"rail/foot": 2}, [[X, 6, 2]])):
        facts = tell(**late, hands={"x": held, "h1": {"car/mag": 7}, "h2": {"car/foot": 6}})
        assert [fact[2:5] for fact in facts if fact[0] == HOLDS and fact[1] == TO_X] == found
