"""Files made to hurt are refused with a clear message, and quickly."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from misterx.boards import check, load
from misterx.boards.render import render

Spoil = Callable[[dict[str, Any]], Any]


def many_stations(data: dict[str, Any]) -> None:
    data["stations"] = [{"number": number, "at": [number, number]} for number in range(10_000)]


def many_lines(data: dict[str, Any]) -> None:
    data["lines"] = [{"mode": "taxi", "route": [1, 2]}] * 100_000


def one_endless_line(data: dict[str, Any]) -> None:
    data["lines"].append({"mode": "taxi", "route": [1, 2] * 500_000})


def the_same_link_again_and_again(data: dict[str, Any]) -> None:
    data["lines"] += [{"mode": "taxi", "route": [1, 2]}] * 9_000


def unknown_stations(data: dict[str, Any]) -> None:
    data["lines"] += [{"mode": "taxi", "route": [1, 5_000]}] * 9_000


def all_in_one_place(data: dict[str, Any]) -> None:
    data["stations"] = [{"number": number, "at": [300, 200]} for number in range(1_000)]
    data["lines"] = [{"mode": "taxi", "route": list(range(1_000))}]
    data["starts"] = {}
    data["spans"] = []


def a_knot_of_lines(data: dict[str, Any]) -> None:
    data["size"] = [20_000, 20_000]
    data["stations"] = [{"number": n, "at": [n * 7919 % 20_000, n * 104729 % 20_000]} for n in range(1_000)]
    pairs = [(n % 1_000, (n * n + n // 1_000 + 1) % 1_000) for n in range(9_000)]
    data["lines"] = [{"mode": "taxi", "route": list(range(1_000))}]
    data["lines"] += [{"mode": "bus", "route": [*sorted(pair)]} for pair in dict.fromkeys(pairs) if len(set(pair)) == 2]
    data["starts"] = {}


def many_bends(data: dict[str, Any]) -> None:
    bends = [[n * 31 % 590, n * 17 % 390] for n in range(20_000)]
    data["lines"].append({"mode": "bus", "route": [1, *bends, 8]})


def many_tags(data: dict[str, Any]) -> None:
    data["lines"] += [{"mode": "bus", "route": [1, 8], "when": f"t{n}"} for n in range(5_000)]


def endless_art(data: dict[str, Any]) -> None:
    data["art"] = {"water": [{"area": [[n, n] for n in range(60_000)]}]}


def many_words(data: dict[str, Any]) -> None:
    data["art"] = {"district": [{"text": "X" * 200, "at": [300, 100], "size": 30}] * 2_000}


def an_endless_path(data: dict[str, Any]) -> None:
    data["art"] = {"label": [{"text": "RIVER", "along": [[n % 600, n % 400] for n in range(40_000)]}]}


def many_attributes(data: dict[str, Any]) -> None:
    data["stations"][0]["pips"] = list(range(1_000_000))


@pytest.mark.parametrize(
    "spoil",
    [
        many_stations,
        many_lines,
        one_endless_line,
        the_same_link_again_and_again,
        unknown_stations,
        all_in_one_place,
        a_knot_of_lines,
        many_bends,
        many_tags,
        endless_art,
        many_words,
        an_endless_path,
        many_attributes,
    ],
)
def test_a_file_made_to_hurt_is_answered_in_a_second(toy: dict[str, Any], tmp_path: Path, spoil: Spoil) -> None:
    spoil(toy)
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(toy), encoding="utf-8")
    started = time.process_time()
    faults = check(file)
    assert time.process_time() - started < 1.0
    assert 0 < len(faults) < 200
    assert all(len(fault.message) < 400 for fault in faults)


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("size", [10**400, 400]),
        ("missions", None),
        ("missions", {"green": None}),
        ("art", {"label": [{"text": "Lane", "along": 7}]}),
        ("art", {"label": [{"text": "Lane", "at": [10, 10], "angle": 10**400}]}),
        ("art", {"dial": [{"at": [300, 200], "radius": 10**400}]}),
        ("stations", [{"number": 1, "at": [10**400, 200]}]),
        ("stations", [{"number": 10**400, "at": [100, 200]}]),
        ("starts", {"mister_x": [10**400]}),
    ],
)
def test_a_value_out_of_all_bounds_is_answered_in_a_sentence(toy: dict[str, Any], what: str, value: Any) -> None:
    assert any(fault.severity == "fault" for fault in check({**toy, what: value}))


def test_a_landmark_with_an_area_is_no_trouble(toy: dict[str, Any]) -> None:
    toy["art"]["landmark"] = [{"icon": "tree", "at": [100, 100], "area": 3}]
    assert check(toy) == []


def test_many_bends_are_drawn_in_seconds(toy: dict[str, Any]) -> None:
    many_bends(toy)
    started = time.process_time()
    render(load(toy))
    assert time.process_time() - started < 10


def test_lines_to_far_away_are_drawn_in_seconds(toy: dict[str, Any]) -> None:
    toy["stations"] += [{"number": number, "at": [100_000, 100 * number]} for number in range(100, 400)]
    toy["lines"] += [{"mode": "taxi", "route": [1, number]} for number in range(100, 400)]
    started = time.process_time()
    render(load(toy))
    assert time.process_time() - started < 10


def test_ten_thousand_stations_are_too_many(toy: dict[str, Any]) -> None:
    many_stations(toy)
    faults = [fault for fault in check(toy) if fault.severity == "fault"]
    assert [fault.code for fault in faults] == ["too_many"], "what names a station would only repeat it"
    assert "10,000 stations" in faults[0].message
