"""What a position leaves out follows from what it says, for the table and for everybody who looks at it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOYS, log

from misterx import Game

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
PAWNS: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8}
THREE: dict[str, Any] = {**PAWNS, "d3": 5}
HUNTERS = {"decides": "hunters"}
LEG = {"ticket": "taxi", "station": 3, "double": True}
ON_FOOT = {"ticket": "foot", "double": True}
SHOWN = {"ticket": "black", "station": 3, "shown": True}
DOUBLE = [{"ticket": kind, "station": None, "double": True} for kind in ("taxi", "bus")]
TRIPLE = {"triple_move": True}
POOR = {"station": 1, "tickets": {"taxi": 5, "bus": 8, "metro": 1}}
BROKE = {"taxi": 0, "bus": 0, "subway": 0}
ABOARD = {"cards": 2, "pawn": "d2", "station": 4}
UNTOUCHED = {"cards": 3, "pawn": None, "station": None, "flown": False}

FOLLOWS: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # the round, the double-move tickets and the length of the log follow from each other
    (YARD, {}, {"log": [*log("taxi"), *DOUBLE]}, {"round": 3, "double": 1}),
    (YARD, {}, {"round": 3, "log": log("taxi", "taxi", "bus")}, {"round": 3, "double": 1}),
    (YARD, {}, {"round": 2, "legs": 1, "log": [*log("taxi"), LEG]}, {"double": 1, "doubled": 1, "legs": 1}),
    (YARD, {}, {"legs": 1, "log": [*log("taxi"), LEG]}, {"round": 2, "double": 1}),
    (YARD, {}, {"legs": 1, "log": [*log("taxi"), *DOUBLE, LEG]}, {"round": 3, "double": 0}),
    (POTSDAM, TRIPLE, {"legs": 2, "doubled": 2, "log": [*log("foot 4"), ON_FOOT]}, {"round": 2, "double": 0}),
    # what Mister X may pay with
    (YARD, {}, {"pawns": {**PAWNS, "d1": POOR}, "log": log("taxi", "black")}, {"black": 4}),
    (
        YARD,
        {},
        {"pawns": {**PAWNS, "d1": POOR}, "log": log("taxi", "black")},
        {"reserve": {"taxi": 40, "bus": 29, "metro": 18}},
    ),
    (YORK, {}, {"log": log("taxi", "black")}, {"black": 1, "x_tickets": {"taxi": 10, "bus": 7, "subway": 4}}),
    (POTSDAM, {}, {"log": [SHOWN]}, {"black": 1}),
    (POTSDAM, {"voluntary_reveal": True}, {"log": [SHOWN]}, {"black": 2}),
    (POTSDAM, {"voluntary_reveal": True, "always_visible": True}, {"log": [SHOWN]}, {"black": 1}),
    # the hunters' order
    (POTSDAM, {}, {**HUNTERS, "pawns": THREE, "moved": ["d1"]}, {"order": ["d1"], "moved": ["d1"]}),
    (POTSDAM, {}, {**HUNTERS, "pawns": THREE, "moved": ["d2", "d1"]}, {"order": ["d2", "d1"]}),
    (POTSDAM, {}, {**HUNTERS, "moved": ["d2"], "order": ["d2", "d1"]}, {"order": ["d2"]}),  # it can still change
    (POTSDAM, {}, {"log": log("foot")}, {"order": ["d1", "d2"]}),
    (YARD, {}, HUNTERS, {"moved": None, "out": None, "order": None}),
    (
        POTSDAM,
        {"hunter_order": "fixed"},
        {**HUNTERS, "pawns": {**THREE, "d1": None}, "out": ["d1"], "order": ["d2", "d3"], "moved": ["d2"]},
        {"order": ["d2", "d3"], "moved": ["d2"], "out": ["d1"]},
    ),
    (  # who left has moved, but is not told as such
        POTSDAM,
        {},
        {**HUNTERS, "pawns": {**THREE, "d3": None}, "out": ["d3"], "moved": ["d3", "d2"]},
        {"order": ["d2"], "moved": ["d2"], "out": ["d3"]},
    ),
    # the helicopter
    (YORK, {"helicopter_cards": 1}, {}, {"helicopter": {**UNTOUCHED, "cards": 1}}),
    (
        YORK,
        {},
        {**HUNTERS, "pawns": {**THREE, "d2": None}, "moved": ["d1"], "helicopter": ABOARD},
        {"moved": ["d1"], "helicopter": {**ABOARD, "flown": False}},
    ),
]
SEEN: list[tuple[str, dict[str, Any], dict[str, Any], str, dict[str, Any]]] = [
    (YARD, {"reserve": "unlimited"}, {"log": log("taxi")}, "tickets.x", {"black": 5}),
    (YARD, {"reserve": "unlimited"}, {"log": log("taxi")}, "tickets.d1", {"taxi": 11, "bus": 8, "metro": 4}),
    (YORK, {"helicopter_cards": 1}, {}, "helicopter", {"cards": 1, "pawn": None, "station": None}),
    (YARD, {}, {}, "pawns", {"x": {"station": None}, "d1": {"station": 1}, "d2": {"station": 8}}),
    (YARD, {}, {"log": log("taxi", "taxi 2", "taxi 3")}, "pawns.x", {"station": 3}),
    (YARD, {}, {"log": log("taxi 4", "taxi 3", "taxi 4", "taxi")}, "pawns.x", {"station": None}),
]
# Where he could be when the turn began.
POSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any], list[int]]] = [
    (YARD, {}, {}, [3, 6]),  # his cards, but not where d2 stands
    (YARD, {}, {"pawns": {**PAWNS, "x": 2}}, [2, 3, 4, 5, 6, 7]),  # none of his cards: then anywhere that is free
    (YARD, {}, {"log": log("taxi")}, [2, 3, 4, 6, 7]),  # a taxi ride from his cards
    (YARD, {}, {"log": log("taxi", "taxi 2", "taxi")}, [3]),
    (YARD, {}, {"log": log("taxi", "taxi 2", "taxi"), "possible": [3, 5]}, [3, 5]),
    (YORK, {}, {"pool": BROKE, "log": log("taxi")}, [1, 2, 3, 4, 5, 6, 7, 8]),  # NY-100
    (POTSDAM, {"always_visible": True}, {"log": log("foot")}, [3]),
    (POTSDAM, {"always_visible": True}, {"legs": 1, "start": 4, "log": [ON_FOOT]}, [4]),
    (POTSDAM, {}, {"legs": 1, "start": 4, "log": [ON_FOOT]}, [2, 3, 4, 5, 6, 7]),
    (POTSDAM, {}, {"legs": 1, "log": [*log("foot", "foot", "foot 4"), ON_FOOT]}, [4]),
    (POTSDAM, {}, {"legs": 1, "log": [*log("foot", "foot", "foot"), ON_FOOT]}, [2, 3, 4, 5, 6, 7]),
]


def game(title: str, options: dict[str, Any], said: dict[str, Any]) -> Game:
    return Game.from_position({"title": title, "options": options, "pawns": PAWNS, **said}, board=TOYS[title])


@pytest.mark.parametrize(("title", "options", "said", "follows"), FOLLOWS)
def test_what_is_not_said_follows(
    title: str, options: dict[str, Any], said: dict[str, Any], follows: dict[str, Any]
) -> None:
    written = game(title, options, said).to_position()
    assert {name: written.get(name) for name in follows} == follows


@pytest.mark.parametrize(("title", "options", "said", "where", "seen"), SEEN)
def test_everybody_sees_it(
    title: str, options: dict[str, Any], said: dict[str, Any], where: str, seen: dict[str, Any]
) -> None:
    view: Any = game(title, options, said).view("public")
    for part in where.split("."):
        view = view[part]
    assert view == seen


@pytest.mark.parametrize(("title", "options", "said", "possible"), POSSIBLE)
def test_where_he_could_be_is_told(
    title: str, options: dict[str, Any], said: dict[str, Any], possible: list[int]
) -> None:
    events = game(title, options, said).events("public")
    assert [fact["station"] for fact in events if fact["event"] == "possible"] == possible


@pytest.mark.parametrize(("title", "order"), [(YARD, []), (POTSDAM, []), (YORK, ["d1", "d2", "d3"])])
def test_a_new_game_tells_only_what_there_is(title: str, order: list[str]) -> None:
    new = Game.new(title, 4, board=TOYS[title], seed=1)
    told = {fact["event"] for fact in new.events("public")}
    assert new.view("public")["order"] == order
    assert ("ordered" in told) == bool(order)
    assert ("helicopter_cards" in told) == (title == YORK)


@pytest.mark.rule("NY-081")
@pytest.mark.parametrize("flown", [False, True])
def test_a_position_does_not_tell_how_a_flight_was_paid(flown: bool) -> None:
    said = {**HUNTERS, "pawns": {**PAWNS, "d1": None}, "helicopter": {**ABOARD, "pawn": "d1", "flown": flown}}
    events = game(YORK, {}, {**said, "moved": ["d1"] if flown else []}).events("public")
    flights = [fact for fact in events if fact["event"] == "flew"]
    assert [(fact["pawn"], fact["ticket"], fact["station"]) for fact in flights] == [("d1", None, 4)]


@pytest.mark.rule("SS-148")
@pytest.mark.parametrize("entries", [1, 2, 4, 7, 9])
def test_a_leg_shown_at_will_comes_back_wherever_it_stands_in_the_log(entries: int) -> None:
    before = [{"ticket": "black" if entry == 0 else None, "station": None} for entry in range(entries)]
    said = {"pawns": {**PAWNS, "x": 4}, "log": before}
    one = game(POTSDAM, {"voluntary_reveal": True}, said)
    leg = next(
        move for move in one.legal_moves() if move.startswith("x double foot") and ("show" in move or entries in (2, 7))
    )
    one.play(leg)
    again = Game.from_position(one.to_position(), board=TOYS[POTSDAM])
    for viewer in ("x", "h1", "public"):
        assert again.view(viewer) | {"options": {}} == one.view(viewer) | {"options": {}}


def test_an_unsaid_station_of_a_leg_is_where_he_stands() -> None:
    one = game(POTSDAM, {}, {"legs": 1, "log": [*log("foot"), ON_FOOT]})
    assert [entry["station"] for entry in one.view("x")["log"]] == [None, 3]


@pytest.mark.rule("SS-074")
def test_who_left_does_not_count_as_moved_while_mister_x_moves() -> None:
    said = {"pawns": {**THREE, "d1": None}, "out": ["d1"], "log": log("foot")}
    one = game(POTSDAM, {}, said)
    one.play("x double foot 4")
    assert Game.from_position(one.to_position(), board=TOYS[POTSDAM]).digest() == one.digest()


@pytest.mark.rule("SY-102")
@pytest.mark.parametrize("detectives", [2, 5])
def test_a_table_that_ended_with_its_last_round_is_the_same_to_the_byte(detectives: int) -> None:
    stations = dict(zip(["d1", "d2", "d3", "d4", "d5"], [1, 2, 4, 5, 7], strict=True))
    pawns = {"x": 6, **dict(list(stations.items())[:detectives])}
    options = {"round_limit": 1, "hunter_order": "fixed"}
    one = game(YARD, options, {**HUNTERS, "pawns": pawns})
    while not one.result:
        one.play(next(move for move in one.legal_moves() if not move.endswith(" 6")))
    assert Game.from_position(one.to_position(), board=TOYS[YARD]).digest() == one.digest()
