"""Streets as the rules read them: every way and every distance, by walking the printed board step by step."""

from __future__ import annotations

import pytest
from tests.reference.behrends.positions import PRINTED
from tests.reference.behrends.streets import City, paths
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import boards
from misterx.families.gang.board import COLOURS, KINDS
from misterx.families.gang.streets import city_faults, distances, list_ways, read_plan

BOARDS = [boards.load("behrends-city"), boards.load(TOY_CITY)]
CITIES = [City(PRINTED), City(TOY_CITY)]


@pytest.mark.rule("BX-034", "BX-040", "BX-043")
@pytest.mark.parametrize(("board", "city"), list(zip(BOARDS, CITIES, strict=True)), ids=["behrends-city", "toy-city"])
def test_every_way_is_one_that_can_be_walked(board: boards.Board, city: City) -> None:
    plan = read_plan(board, "street")
    for node, square in enumerate(board.numbers):
        free = list_ways(plan, node, 1, "through")
        on_foot = list_ways(plan, node, 0, "through")
        ahead = [list_ways(plan, node, 2 + side, "through") for side in range(2)]
        for pips in range(1, 7):
            walked = sorted(way[1:] for way in paths(city, square, pips, set(), set()))
            found = [[*(board.numbers[over] for over in way.over), board.numbers[way.end]] for way in free[pips - 1]]
            assert sorted(found) == walked
            foot = [board.numbers[way.end] for way in on_foot[pips - 1]]
            assert sorted(foot) == sorted(way[-1] for way in walked if city.hq not in (square, *way))
            for side, near in enumerate(sorted(city.neighbours[square])[:2]):
                ends = [board.numbers[way.end] for way in ahead[side][pips - 1]]
                assert sorted(ends) == (
                    sorted(way[-1] for way in walked if way[0] == near) if city.is_street(square) else []
                )


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_distances_grow_by_one_from_neighbour_to_neighbour(board: boards.Board) -> None:
    plan = read_plan(board, "street")
    table = distances(plan)
    assert len(table) == len(plan.near)
    for start, row in enumerate(table):
        assert row[start] == 0
        for square, near in enumerate(plan.near):
            if square != start:
                assert row[square] == 1 + min(row[other] for other in near)


def test_the_boards_have_no_faults_and_a_second_headquarters_is_one() -> None:
    for board in BOARDS:
        assert city_faults(board, "street", KINDS, COLOURS, True) == []
    two = {**TOY_CITY, "stations": [dict(mark) for mark in TOY_CITY["stations"]]}
    two["stations"][13] = {"number": 20, "at": [800, 800], "kind": "hq"}
    assert city_faults(boards.load(two), "street", KINDS, COLOURS, True) == ["it has 2 headquarters; one is needed."]
    few = city_faults(BOARDS[1], "street", KINDS, COLOURS, False)
    assert few == []
    assert city_faults(BOARDS[1], "tram", KINDS, COLOURS, True) == ["it has no tram."]
