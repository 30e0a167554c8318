"""Every value of a board file is looked at: each fault of form is found and named."""

import math
from typing import Any

import pytest

from misterx.boards import check, load


def codes(data: Any) -> set[str]:
    return {fault.code for fault in check(data)}


def test_the_small_board_has_no_fault(toy: dict[str, Any]) -> None:
    assert check(toy) == []


@pytest.mark.parametrize("data", [None, 3, "no such board", [], [1, 2]])
def test_something_else_than_an_object_is_refused(data: Any) -> None:
    assert codes(data) & {"wrong_type", "no_file"}


@pytest.mark.parametrize("key", ["format", "id", "name", "size", "modes", "stations", "lines"])
def test_a_missing_part_is_named(toy: dict[str, Any], key: str) -> None:
    del toy[key]
    assert any(fault.code == "missing" and f"“{key}”" in fault.message for fault in check(toy))


def test_an_empty_object_lacks_everything_and_says_it_once() -> None:
    messages = [fault.message for fault in check({})]
    assert len(messages) == 7
    assert len(set(messages)) == 7


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", "misterx-board/2", "format"),
        ("id", "Big City", "wrong_type"),
        ("id", 7, "wrong_type"),
        ("name", "", "wrong_type"),
        ("name", "a\nb", "wrong_type"),
        ("size", [600], "size"),
        ("size", [600, -400], "size"),
        ("size", [math.nan, 400], "size"),
        ("size", [1e9, 400], "size"),
        ("modes", [], "modes"),
        ("modes", ["taxi", "bus", "metro", "ferry", "tram"], "modes"),
        ("modes", ["taxi", "taxi"], "modes"),
        ("modes", "taxi", "modes"),
        ("spans", ["tram"], "spans"),
        ("stations", {}, "wrong_type"),
        ("stations", [], "missing"),
        ("lines", {}, "wrong_type"),
        ("starts", [1, 2, 3], "wrong_type"),
        ("provenance", {"stations": 3}, "wrong_type"),
        ("art", [], "art"),
        ("missions", [], "wrong_type"),
    ],
)
def test_a_bad_value_is_named(toy: dict[str, Any], key: str, value: Any, code: str) -> None:
    toy[key] = value
    assert code in codes(toy)


@pytest.mark.parametrize(
    ("station", "code"),
    [
        ({"at": [10, 10]}, "station_number"),
        ({"number": True, "at": [10, 10]}, "station_number"),
        ({"number": -1, "at": [10, 10]}, "station_number"),
        ({"number": 10_000, "at": [10, 10]}, "station_number"),
        ({"number": 1.0, "at": [10, 10]}, "station_number"),
        (9, "station_number"),
        ({"number": 9}, "station_place"),
        ({"number": 9, "at": [math.inf, 10]}, "station_place"),
        ({"number": 9, "at": ["10", 10]}, "station_place"),
        ({"number": 9, "at": [10, 10, 10]}, "station_place"),
        ({"number": 3, "at": [10, 10]}, "duplicate_station"),
        ({"number": 9, "at": [10, 10], "name": 9}, "wrong_type"),
        ({"number": 9, "at": [10, 10], "pips": math.nan}, "not_a_number"),
    ],
)
def test_a_bad_station_is_named(toy: dict[str, Any], station: Any, code: str) -> None:
    toy["stations"].append(station)
    assert code in codes(toy)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (7, "wrong_type"),
        ({"mode": "taxi"}, "wrong_type"),
        ({"mode": "tram", "route": [1, 2]}, "unknown_mode"),
        ({"mode": ["taxi"], "route": [1, 2]}, "unknown_mode"),
        ({"mode": "taxi", "route": [1, 99]}, "unknown_station"),
        ({"mode": "taxi", "route": [1, {"past": 99}, 2]}, "unknown_station"),
        ({"mode": "taxi", "route": [1]}, "route"),
        ({"mode": "taxi", "route": []}, "route"),
        ({"mode": "taxi", "route": [1, 2, [50, 50]]}, "route"),
        ({"mode": "taxi", "route": [{"past": 1}, 2, 3]}, "route"),
        ({"mode": "taxi", "route": [1, "2", 3]}, "wrong_type"),
        ({"mode": "taxi", "route": [1, True, 3]}, "wrong_type"),
        ({"mode": "taxi", "route": [1, [math.nan, 3], 3]}, "wrong_type"),
        ({"mode": "taxi", "route": [1, {"past": True}, 3]}, "wrong_type"),
        ({"mode": "taxi", "route": [1, {"past": 2, "stop": 1}, 3]}, "wrong_type"),
        ({"mode": "taxi", "route": [1, 8], "when": "A tag"}, "wrong_type"),
        ({"mode": "taxi", "route": [1, 8], "unless": 3}, "wrong_type"),
        ({"mode": "taxi", "route": [1, 8], "name": []}, "wrong_type"),
    ],
)
def test_a_bad_line_is_named(toy: dict[str, Any], line: Any, code: str) -> None:
    toy["lines"].append(line)
    assert code in codes(toy)


def test_a_key_that_nothing_reads_is_advice(toy: dict[str, Any]) -> None:
    toy["start"] = {}
    toy["lines"][0]["colour"] = "red"
    assert [(fault.code, fault.severity) for fault in check(toy)] == [("unknown_key", "advice")] * 2
    assert load(toy).extra["start"] == {}


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        ("canal", {"area": [[0, 0], [9, 0], [9, 9]]}),
        ("water", 3),
        ("water", {"area": [[0, 0], [9, 0]]}),
        ("water", {"area": [[0, 0], [9, 0], [9, "9"]]}),
        ("park", {"course": [[0, 0], [9, 0]]}),
        ("park", {"course": [[0, 0], [9, 0]], "width": math.inf}),
        ("park", {"area": [[0, 0], [9, 0], [9, 9]], "smooth": "yes"}),
        ("landmark", {"icon": "ufo", "at": [9, 9]}),
        ("landmark", {"icon": ["wheel"], "at": [9, 9]}),
        ("landmark", {"icon": "wheel"}),
        ("district", {"at": [9, 9]}),
        ("district", {"text": "TOWN"}),
        ("label", {"text": "Park", "at": [9, 9], "of": "fire"}),
        ("label", {"text": "Park", "at": [9, 9], "angle": "steep"}),
        ("legend", {}),
    ],
)
def test_a_bad_shape_is_named(toy: dict[str, Any], kind: str, shape: Any) -> None:
    toy["art"] = {kind: [shape]}
    assert codes(toy) == {"art"}


def test_further_attributes_of_stations_are_kept(toy: dict[str, Any]) -> None:
    toy["stations"][2] |= {"name": "Market", "kind": "arrow", "pips": 3}
    board = load(toy)
    assert board.names == {3: "Market"}
    assert board.extra["stations"] == {3: {"kind": "arrow", "pips": 3}}
