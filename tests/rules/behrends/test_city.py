"""The city as arrays: everything printed and every way is in them, in a city that just fits and in no larger one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game, TitleError, boards
from misterx.families.gang import board as module
from misterx.families.gang.board import COLOURS, HEADINGS, KINDS, NO_SQUARE, SECTORS, City, build_city
from misterx.families.gang.streets import city_faults, distances, list_ways, read_plan

TOY = boards.load(TOY_CITY)
PLAN = read_plan(TOY, "street")
DIAL = tuple(TOY_CITY["dial"]["sectors"])
TRANSITS = ("through", "stop", "closed")
WAYS = {
    transit: sum(
        len(ways)
        for node in range(15)
        for heading in range(HEADINGS)
        for ways in list_ways(PLAN, node, heading, transit)
    )
    for transit in TRANSITS
}


@pytest.mark.parametrize("transit", TRANSITS)
def test_every_way_is_in_the_arrays(transit: str) -> None:
    city = build_city(PLAN, DIAL, transit)
    assert city is not None
    for node in range(15):
        for heading in range(HEADINGS):
            first = city.first[node, heading].tolist()
            assert first[0] == first[1]
            for pips, ways in enumerate(list_ways(PLAN, node, heading, transit), 1):
                found = range(first[pips], first[pips + 1])
                assert [int(city.end[way]) for way in found] == [way.end for way in ways]
                assert [int(city.side[way]) for way in found] == [way.side for way in ways]
                over = [(*way.over, *[NO_SQUARE] * 5)[:5] for way in ways]
                assert [tuple(city.over[way].tolist()) for way in found] == over


def test_everything_printed_is_in_the_arrays() -> None:
    city = build_city(PLAN, DIAL, "through")
    assert city is not None
    marks = [TOY.extra["stations"][number] for number in TOY.numbers]
    assert city.kind[:15].tolist() == [KINDS.index(mark["kind"]) for mark in marks]
    assert city.pips[:15].tolist() == [mark.get("pips", 0) for mark in marks]
    assert city.sector.tolist() == [0, *(SECTORS.index(word) for word in DIAL)]
    places = [[int(digit) or 10 for digit in mark.get("phone", "")] for mark in marks]
    assert city.dial_step[:15].tolist() == [sum(digits) % 11 for digits in places]
    assert city.last_digit[:15].tolist() == [digits[-1] if digits else 0 for digits in places]
    assert city.colour[:15].tolist() == [COLOURS.index(mark["colour"]) + 1 if "colour" in mark else 0 for mark in marks]
    for colour, word in enumerate(COLOURS):
        squares = city.of_colour[city.coloured[colour] : city.coloured[colour + 1]].tolist()
        assert squares == [node for node, mark in enumerate(marks) if mark.get("colour") == word]
    assert city.ahead[:15].tolist() == [
        list(PLAN.near[node]) if PLAN.is_street(node) else [NO_SQUARE] * 2 for node in range(15)
    ]
    assert city.distance[:15, :15].tolist() == distances(PLAN)
    assert len(set(city.bit[:15].tolist())) == 15
    assert city.bit[0] == 1


@pytest.mark.parametrize("transit", TRANSITS)
def test_a_car_faces_away_from_where_it_came(transit: str) -> None:
    for node in range(15):
        for heading in range(HEADINGS):
            for pips, ways in enumerate(list_ways(PLAN, node, heading, transit), 1):
                for end, side, over in ways:
                    before = over[-1] if over else node
                    if heading == 0 or not PLAN.is_street(end):
                        assert side == 0
                    else:
                        assert before in PLAN.near[end]
                        assert PLAN.near[end][side - 1] != before
                    at_headquarters = transit == "stop" and end == PLAN.hq
                    assert len(over) + 1 == pips or (at_headquarters and len(over) < pips)
                    assert PLAN.hq not in over or transit == "through"
                    assert end != PLAN.hq or (transit != "closed" and heading > 0)


def test_whether_two_dice_can_lead_to_one_square_is_known() -> None:
    assert build_city(PLAN, DIAL, "through").detours == 1  # type: ignore[union-attr]
    printed = read_plan(boards.load("behrends-city"), "street")
    assert build_city(printed, DIAL, "through").detours == 0  # type: ignore[union-attr]  # its blocks are too long


def test_the_arrays_have_room() -> None:
    room = City.with_room(squares=8, ways=20)
    shapes = {name: room[name].shape for name in ("ahead", "coloured", "first", "over", "distance", "sector")}
    assert shapes == {
        "ahead": (8, 2), "coloured": (4,), "first": (8, 4, 8), "over": (20, 5), "distance": (8, 8), "sector": (11,),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("small", "large", "taken"),
    [
        ((15, 0), (99, 0), "small"),
        ((14, 0), (99, 0), "large"),
        ((15, -1), (99, 0), "large"),
        ((14, 0), (15, 0), "large"),
        ((14, 0), (14, 0), None),
        ((15, -1), (15, -1), None),
        ((15, 0), (14, 0), "small"),
    ],
)
def test_a_city_that_just_fits(
    monkeypatch: pytest.MonkeyPatch, small: tuple[int, int], large: tuple[int, int], taken: str | None
) -> None:
    """Squares, and how many more or fewer ways than this city has."""
    ways = WAYS["through"]
    rooms: dict[str | None, Any] = {
        "small": City.with_room(squares=small[0], ways=ways + small[1]),
        "large": City.with_room(squares=large[0], ways=ways + large[1]),
    }
    monkeypatch.setattr(module, "CITY", rooms["small"])
    monkeypatch.setattr(module, "LARGE_CITY", rooms["large"])
    city = build_city(PLAN, DIAL, "through")
    assert (city is None) == (taken is None)
    if city is not None:
        assert city.dtype == rooms[taken]


def test_a_city_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("misterx.families.gang.board._cities", {})
    monkeypatch.setattr("misterx.families.gang.board.build_city", lambda *_: None)
    with pytest.raises(TitleError, match="it has too many squares or too many ways"):
        Game.new("behrends", board=TOY_CITY)


def small_city(routes: list[list[int]], **marks: dict[str, Any]) -> boards.Board:
    """The toy city with other streets; squares that no street has are gone."""
    used = {number for route in routes for number in route}
    stations = [
        {**mark, **marks.get(f"s{mark['number']}", {})} for mark in TOY_CITY["stations"] if mark["number"] in used
    ]
    return boards.load(
        {**TOY_CITY, "stations": stations, "lines": [{"mode": "street", "route": route} for route in routes]}
    )


LONG = [10, 16, 17, 18, 19, 20, 21, 11]
OVER_HQ = [10, 1, 0, 2, 11]
FAULTS: list[tuple[boards.Board, bool, list[str]]] = [
    (small_city([[10, 12, 14, 13, 11], [10, 15, 11], LONG, OVER_HQ]), False, []),
    (small_city([[10, 12, 14, 13, 11], [10, 15, 11], LONG, OVER_HQ], s0={"colour": "red"}), False, [
        "square 0 is headquarters and carries nothing else."]),
    (small_city([[10, 12, 13, 11], [10, 15, 11], LONG, OVER_HQ]), True, []),
    (small_city([[10, 12, 13, 11], [10, 15, 11], LONG, OVER_HQ]), False, [
        "the gang needs 10 street squares to start on; there are 9."]),
    (small_city([[10, 12, 13, 11], [10, 15, 11], [10, 16, 18, 20, 21, 11], OVER_HQ]), True, [
        "the gang needs 10 street squares to start on; there are 9."]),
    (small_city([[10, 12, 13, 14, 11], LONG, [10, 1, 0, 2, 11], [15, 12]]), True, [
        "square 15 is a street and needs two neighbours, not 1.",
        "square 12 is a street and needs two neighbours, not 3."]),
    (small_city([[10, 12, 13, 14, 11], [10, 15, 11], [10, 16, 17, 18, 19, 20, 21, 10], OVER_HQ]), True, [
        "square 10 is a junction and needs three or four neighbours, not 5."]),
    (small_city([[10, 12, 13, 14, 15, 10], [11, 16, 17, 18, 19, 20, 21, 11], OVER_HQ]), True, [
        "the gang, who may not enter headquarters, could not reach every square."]),
]  # fmt: skip


@pytest.mark.parametrize(("board", "arrows", "faults"), FAULTS)
def test_what_keeps_a_city_from_being_played_on(board: boards.Board, arrows: bool, faults: list[str]) -> None:
    assert sorted(city_faults(board, "street", KINDS, COLOURS, arrows)) == sorted(faults)
