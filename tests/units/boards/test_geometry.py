"""Lines are drawn round at corners, and side by side where they share a course."""

import math
from typing import Any

import pytest

from misterx.boards import load
from misterx.boards.geometry import Stroke, along, distance, flat, length, rounded, shifted, smooth, strokes
from misterx.boards.look import GAP, width


def stroke(data: dict[str, Any], mode: str, start: int) -> Stroke:
    return next(s for s in strokes(load(data)) if (s.hop.mode, s.hop.start) == (mode, start))


def test_a_ride_without_bends_is_straight(toy: dict[str, Any]) -> None:
    assert stroke(toy, "taxi", 7).corners == ((420, 320), (540, 320))


def test_two_modes_between_the_same_stations_lie_side_by_side(toy: dict[str, Any]) -> None:
    toy["lines"][3]["route"] = [1, 2]
    taxi, bus = stroke(toy, "taxi", 1), stroke(toy, "bus", 1)
    apart = bus.corners[0][1] - taxi.corners[0][1]
    assert apart == pytest.approx(width("short") / 2 + GAP + width("middle") / 2)
    assert bus.corners[1][1] - taxi.corners[1][1] == pytest.approx(apart)


def test_the_side_does_not_depend_on_the_direction(toy: dict[str, Any]) -> None:
    toy["lines"][3]["route"] = [1, 2]
    there = stroke(toy, "bus", 1).corners
    toy["lines"][3]["route"] = [2, 1]
    assert stroke(toy, "bus", 2).corners == there[::-1]


def test_a_line_that_runs_past_keeps_beside_the_street(toy: dict[str, Any]) -> None:
    taxi, bus = stroke(toy, "taxi", 1), stroke(toy, "bus", 1)
    assert [x for x, _ in bus.corners] == pytest.approx([60, 180, 300])
    assert {round(y - taxi.corners[0][1], 6) for _, y in bus.corners} == {
        round(bus.corners[0][1] - taxi.corners[0][1], 6)
    }
    assert bus.corners[0][1] > taxi.corners[0][1]


def test_lines_with_the_same_bends_lie_side_by_side(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "bus", "route": [1, [120, 120], [480, 120], 5]})
    metro = stroke(toy, "metro", 1)
    bus = next(s for s in strokes(load(toy)) if s.hop.mode == "bus" and s.hop.end == 5 and s.hop.start == 1)
    assert metro.corners[1][1] != bus.corners[1][1]
    assert abs(metro.corners[1][1] - bus.corners[1][1]) >= (width("fast") + width("middle")) / 2


def test_a_corner_is_rounded_and_the_ends_stay() -> None:
    path = rounded(((0, 0), (100, 0), (100, 100)))
    assert [letter for letter, _ in path] == ["M", "L", "Q", "L"]
    line = flat(path)
    assert (line[0], line[-1]) == ((0, 0), (100, 100))
    assert min(math.dist(point, (100, 0)) for point in line) > 10


def test_two_corners_in_one_place_do_no_harm() -> None:
    assert length(flat(rounded(((0, 0), (50, 0), (50, 0), (100, 0))))) == pytest.approx(100)


def test_a_shifted_course_keeps_its_distance() -> None:
    moved = shifted(((0, 0), (100, 0), (100, 100)), 5)
    assert moved == ((0, 5), (95, 5), (95, 100))


def test_a_soft_outline_stays_inside_its_corners() -> None:
    line = flat(smooth([(0, 0), (100, 0), (100, 100), (0, 100)]))
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in line)
    assert line[0] == line[-1]


def test_distance_and_place_along_a_line() -> None:
    assert distance((50, 10), (0, 0), (100, 0)) == 10
    assert distance((-30, 40), (0, 0), (100, 0)) == 50
    assert distance((3, 4), (0, 0), (0, 0)) == 5
    assert along([(0, 0), (10, 0), (10, 10)], 15) == ((10, 5), (0, 1))
