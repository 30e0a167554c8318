"""A board can be read: markers, lines, names and the legend keep out of each other's way."""

import math
from itertools import combinations, pairwise
from typing import Any

import pytest

from misterx.boards import check, load
from misterx.boards.geometry import distance, flat, strokes
from misterx.boards.look import LOOK, marker_radius, width

OURS = ["london", "new-york"]


def told(data: dict[str, Any]) -> list[tuple[str, tuple[int, ...]]]:
    faults = check(data)
    assert {fault.severity for fault in faults} <= {"legibility"}
    return [(fault.code, fault.stations) for fault in faults]


@pytest.mark.parametrize("name", OURS)
def test_no_two_markers_of_our_boards_overlap(name: str) -> None:
    board = load(name)
    room = {number: marker_radius(ranks) for number, ranks in board.ranks.items()}
    for a, b in combinations(board.numbers, 2):
        assert math.dist(board.at[a], board.at[b]) > room[a] + room[b], f"{a} and {b}"


@pytest.mark.parametrize(("name", "tags"), [(name, tags) for name in OURS for tags in ((), load(name).tags)])
def test_no_line_of_our_boards_touches_a_foreign_marker(name: str, tags: tuple[str, ...]) -> None:
    board = load(name)
    for stroke in strokes(board, tags):
        hop, line = stroke.hop, flat(stroke.commands)
        half = width(board.rank(hop.mode)) / 2
        for number in set(board.numbers) - {hop.start, hop.end, *hop.past}:
            near = min(distance(board.at[number], a, b) for a, b in pairwise(line))
            assert near > marker_radius(board.ranks[number]) + half, f"{hop.mode} {hop.start}–{hop.end} at {number}"


@pytest.mark.parametrize("name", OURS)
def test_lines_meet_the_stations_they_serve(name: str) -> None:
    board = load(name)
    for stroke in strokes(board):
        for end, number in ((stroke.corners[0], stroke.hop.start), (stroke.corners[-1], stroke.hop.end)):
            assert math.dist(end, board.at[number]) < LOOK["token"]["radius"]


@pytest.mark.parametrize("name", OURS)
def test_numbers_have_nine_pixels_on_a_screen_and_on_a_phone(name: str) -> None:
    number, wide = LOOK["token"]["number"], load(name).size[0]
    assert number * 1280 / wide >= 9
    assert number * 390 / (wide / 3) >= 9, "a third of the board on a phone"


def test_markers_that_overlap(toy: dict[str, Any]) -> None:
    toy["stations"][7]["at"] = [450, 330]
    assert ("markers_overlap", (7, 8)) in told(toy)


def test_a_line_that_touches_a_foreign_marker(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "metro", "route": [1, [300, 190], 8]})
    assert ("line_touches", (1, 8, 3)) in told(toy)
    assert any('write {"past": 3}' in fault.message for fault in check(toy))


def test_a_line_around_a_marker_is_good(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "metro", "route": [1, [240, 270], [360, 270], [480, 270], 8]})
    assert told(toy) == []


def test_a_line_of_an_edition_is_measured_too(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "metro", "route": [1, [300, 190], 8], "when": "new"})
    assert ("line_touches", (1, 8, 3)) in told(toy)


@pytest.mark.parametrize("place", [[5, 200], [595, 200], [300, 3], [300, 398]])
def test_a_station_outside_the_frame(toy: dict[str, Any], place: list[int]) -> None:
    toy["stations"][0]["at"] = place
    assert ("station_outside", (1,)) in told(toy)


def test_numbers_that_get_too_small(toy: dict[str, Any]) -> None:
    toy["size"] = [1_800, 1_200]
    assert told(toy) == [("small_numbers", ())]


@pytest.mark.parametrize(
    "shape",
    [
        {"text": "OUTSKIRTS", "at": [30, 100]},
        {"text": "OUTSKIRTS", "at": [570, 60], "angle": 90},
        {"text": "OUTSKIRTS", "at": [300, 399]},
        {"text": "OUTSKIRTS", "along": [[450, 60], [700, 60]]},
    ],
)
def test_a_name_outside_the_frame(toy: dict[str, Any], shape: dict[str, Any]) -> None:
    toy["art"]["district"] = [shape]
    assert told(toy) == [("word_outside", ())]


def test_a_name_under_a_station(toy: dict[str, Any]) -> None:
    toy["art"]["district"] = [{"text": "MARKET", "at": [300, 205]}]
    assert told(toy) == [("word_covered", (3,))]


def test_a_name_that_is_longer_than_its_path(toy: dict[str, Any]) -> None:
    toy["art"]["label"] = [{"text": "A LONG RIVER", "along": [[100, 60], [150, 60]], "of": "water"}]
    assert told(toy) == [("word_long", ())]


@pytest.mark.parametrize(
    ("at", "code"), [([560, 10], "legend_outside"), ([10, 180], "legend_covers"), ([220, 60], "legend_covers")]
)
def test_a_legend_in_the_way(toy: dict[str, Any], at: list[int], code: str) -> None:
    toy["art"]["legend"] = [{"at": at}]
    assert code in {code for code, _ in told(toy)}


def test_a_legend_in_a_free_corner(toy: dict[str, Any]) -> None:
    toy["size"] = [600, 560]
    toy["art"]["legend"] = [{"at": [20, 430]}]
    assert told(toy) == []


def test_what_is_wrong_with_network_and_drawing_is_told_at_once(toy: dict[str, Any]) -> None:
    toy["stations"][2]["at"] = [190, 200]
    toy["stations"][6]["at"] = "by the river"
    toy["lines"].append({"mode": "bus", "route": [1, 99]})
    assert {fault.code for fault in check(toy)} >= {"unknown_station", "station_place", "markers_overlap"}
