"""The city of the Behrends game: the figures of our design, and what the rulebook says of its board."""

from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from misterx.boards import Board, check, load
from misterx.boards.network import parts
from misterx.boards.render import render
from misterx.boards.stats import rides

SVG = "{http://www.w3.org/2000/svg}"
HQ = 0
ARROWS = {57, 70, 71, 84}
COLOURS = {
    "red": {1, 14, 38, 65, 76, 97, 124, 138},
    "yellow": {12, 24, 48, 72, 88, 113, 119, 133},
    "blue": {6, 22, 31, 67, 81, 111, 122, 126},
}
PIPS = {
    5: 3, 9: 2, 13: 1, 33: 3, 37: 5, 41: 6, 45: 5, 49: 2, 64: 1, 68: 4,
    73: 3, 77: 6, 92: 5, 96: 2, 100: 1, 104: 2, 108: 4, 128: 6, 132: 5, 136: 4,
}  # fmt: skip


@pytest.fixture(scope="module")
def city() -> Board:
    return load("behrends-city")


@pytest.fixture(scope="module")
def printed(city: Board) -> dict[int, dict[str, Any]]:
    squares: dict[int, dict[str, Any]] = city.extra["stations"]
    return squares


@pytest.fixture(scope="module")
def near(city: Board) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {number: set() for number in city.numbers}
    for a, b in city.links("street"):
        found[a].add(b)
        found[b].add(a)
    return found


def step(phone: str) -> int:
    """How far a whole number turns the dial: a digit as many places as it says, 0 ten."""
    return sum(int(digit) or 10 for digit in phone) % 11


def test_there_are_headquarters_and_140_squares(city: Board, printed: dict[int, dict[str, Any]]) -> None:
    assert city.numbers == tuple(range(141))
    assert Counter(square["kind"] for square in printed.values()) == {
        "hq": 1,
        "street": 116,
        "arrow": 4,
        "junction": 20,
    }
    assert len(city.links("street")) == 156


@pytest.mark.rule("BX-021")
def test_headquarters_lie_in_the_middle(city: Board) -> None:
    assert city.at[HQ] == (city.size[0] / 2, city.size[1] / 2)


def test_cars_leave_headquarters_over_the_arrow_squares_alone(
    near: dict[int, set[int]], printed: dict[int, dict[str, Any]]
) -> None:
    assert near[HQ] == {square for square, said in printed.items() if said["kind"] == "arrow"} == ARROWS


def test_streets_have_two_neighbours_and_junctions_three_or_four(
    near: dict[int, set[int]], printed: dict[int, dict[str, Any]]
) -> None:
    ways = {kind: {len(near[n]) for n, said in printed.items() if said["kind"] == kind} for kind in ("street", "arrow")}
    assert ways == {"street": {2}, "arrow": {2}}
    assert Counter(len(near[n]) for n in PIPS) == {3: 12, 4: 8}


def test_the_city_is_one_also_for_a_gang_that_may_not_enter_headquarters(city: Board) -> None:
    streets = [link for link in city.links("street") if HQ not in link]
    assert len(parts(city.numbers[1:], streets)) == 1


def test_junctions_carry_pips_and_only_they(printed: dict[int, dict[str, Any]]) -> None:
    assert {number: square["pips"] for number, square in printed.items() if "pips" in square} == PIPS
    assert {number for number, square in printed.items() if square["kind"] == "junction"} == set(PIPS)
    assert Counter(PIPS.values()) == {1: 3, 2: 4, 3: 3, 4: 3, 5: 4, 6: 3}


def test_opposite_junctions_add_up_to_seven(city: Board) -> None:
    at = {city.at[number]: pips for number, pips in PIPS.items()}
    wide, high = city.size
    assert {pips + at[wide - x, high - y] for (x, y), pips in at.items()} == {7}


def test_streets_and_arrows_carry_telephone_numbers_all_different(printed: dict[int, dict[str, Any]]) -> None:
    phones = [square["phone"] for square in printed.values() if "phone" in square]
    assert len(phones) == len(set(phones)) == 120
    assert all(len(phone) == 5 and phone.isdigit() and phone[0] != "0" for phone in phones)


@pytest.mark.rule("BX-097")
def test_no_number_turns_the_dial_round_to_where_it_was(printed: dict[int, dict[str, Any]]) -> None:
    steps = Counter(step(square["phone"]) for square in printed.values() if "phone" in square)
    assert steps == dict.fromkeys(range(1, 11), 12)


@pytest.mark.rule("BX-094")
def test_three_colours_have_eight_squares_each(printed: dict[int, dict[str, Any]]) -> None:
    for colour, squares in COLOURS.items():
        assert {number for number, square in printed.items() if square.get("colour") == colour} == squares


def test_the_dial_has_five_warnings_two_busy_places_and_three_colours(city: Board) -> None:
    sectors = city.extra["dial"]["sectors"]
    assert sectors[0::2] == ["warning"] * 5
    assert sectors[1::2] == ["red", "busy", "yellow", "busy", "blue"]


def test_the_farthest_square_is_15_from_headquarters_and_no_two_are_more_than_30_apart(city: Board) -> None:
    far = rides(city, ["street"])
    assert max(far[HQ].values()) == 15
    assert max(far[a][b] for a, b in combinations(city.numbers, 2)) == 30


def test_streets_are_drawn_rectangular_and_junctions_square(city: Board) -> None:
    grounds = ElementTree.fromstring(render(city)).findall(f"{SVG}g/{SVG}rect")
    shapes = Counter(
        rect.attrib["width"] == rect.attrib["height"] for rect in grounds if "-square" in rect.attrib["class"]
    )
    assert shapes == {True: 20 + 4, False: 116}  # the four corners of the city are bends


def test_coloured_squares_carry_the_letter_of_their_colour(city: Board) -> None:
    letters = [
        sign.text for sign in ElementTree.fromstring(render(city)).iter(f"{SVG}text") if sign.get("class") == "hue"
    ]
    assert Counter(letters) == {"R": 8, "Y": 8, "B": 8}


def test_the_dial_is_drawn_with_its_ten_holes(city: Board) -> None:
    dial = ElementTree.fromstring(render(city)).find(f"{SVG}g[@class='dial']")
    assert dial is not None
    assert len(dial.findall(f"{SVG}circle[@class='token']")) == 10


def test_it_says_that_it_is_ours(city: Board) -> None:
    assert set(city.provenance) == {"stations", "lines", "dial", "art"}
    assert city.provenance["lines"] == "Our own design."


def test_nothing_is_wrong_with_it() -> None:
    assert check("behrends-city") == []
