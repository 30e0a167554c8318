"""Pictures of boards: complete, the same every time, quick, and safe with any text."""

import re
import subprocess
import sys
import time
from typing import Any
from xml.etree import ElementTree

import pytest

from misterx.boards import load
from misterx.boards.look import LOOK, THEMES, is_quiet, letters
from misterx.boards.marks import legend_size
from misterx.boards.render import render
from misterx.boards.words import words

SVG = "{http://www.w3.org/2000/svg}"
OURS = ["london", "new-york", "potsdam", "europe", "behrends-city"]


def drawn(picture: str, look: str) -> list[ElementTree.Element]:
    group = ElementTree.fromstring(picture).find(f".//{SVG}g[@class='line {look}']")
    return [] if group is None else list(group)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", OURS)
def test_every_station_has_a_token_with_its_number(name: str, theme: str) -> None:
    board = load(name)
    stations = ElementTree.fromstring(render(board, theme)).findall(f".//{SVG}g[@class='station']")
    assert [int(station.attrib["data-station"]) for station in stations] == list(board.numbers)
    assert [station[-1].text for station in stations] == [str(number) for number in board.numbers]


@pytest.mark.parametrize("name", OURS)
def test_every_ride_is_drawn(name: str) -> None:
    board = load(name)
    picture = render(board)
    for mode in board.modes:
        assert len(drawn(picture, board.rank(mode))) == len(board.links(mode))


def test_the_lines_of_an_edition_are_drawn_where_it_is_chosen() -> None:
    london = load("london")
    assert len(drawn(render(london, tags=["classic"]), "short")) == len(drawn(render(london), "short")) + 1


def test_a_token_shows_which_modes_stop(toy: dict[str, Any]) -> None:
    stations = ElementTree.fromstring(render(load(toy))).findall(f".//{SVG}g[@class='station']")
    marks = {int(s.attrib["data-station"]): {piece.attrib["class"] for piece in s} for s in stations}
    assert marks[1] == {"plate", "ring", "token", "number"}
    assert marks[3] == {"ring", "token", "number"}
    assert marks[6] == {"pier", "token", "number"}
    assert marks[8] == {"token", "number"}


def test_a_line_that_runs_past_breaks_off_around_the_token(toy: dict[str, Any]) -> None:
    gaps = ElementTree.fromstring(render(load(toy))).findall(f".//{SVG}circle[@class='gap']")
    assert {(gap.attrib["cx"], gap.attrib["cy"]) for gap in gaps} == {("180", "200"), ("420", "200")}


def test_ranks_differ_by_width_dash_and_shape_before_colour() -> None:
    looks = [(style["width"], str(style["dash"]), "core" in style, style["badge"]) for style in LOOK["ranks"].values()]
    assert len({look[:3] for look in looks}) == len({look[3] for look in looks}) == 4
    widths = [LOOK["ranks"][rank]["width"] for rank in ("short", "middle", "fast")]
    assert widths == sorted(widths)
    assert widths[2] > 2.5 * widths[0]


@pytest.mark.parametrize("name", OURS)
def test_letters_of_a_board_are_all_different(name: str) -> None:
    signs = letters(load(name).modes).values()
    assert len(set(signs)) == len(signs)


def test_modes_that_begin_alike_have_letters_of_their_own() -> None:
    assert letters(["tram", "train", "trolley", "t"]) == {"tram": "T", "train": "R", "trolley": "O", "t": "T"}
    assert letters(["taxi", "bus", "metro", "ferry"]) == {"taxi": "T", "bus": "B", "metro": "U", "ferry": "F"}


@pytest.mark.parametrize("name", OURS)
def test_long_rides_carry_the_letter_of_their_mode(name: str) -> None:
    board = load(name)
    picture = render(board)
    for mode in board.modes[1:]:
        # Thin lines are told by their dashes, and by the letter in the legend.
        least = 1 if is_quiet(board, mode) else 2
        assert picture.count(f"{board.rank(mode)}-letter") > least


def test_where_bold_lines_are_many_they_are_thin_and_each_says_whose_it_is() -> None:
    """A page makes those bold that matter: 68 routes of planes would bury the other lines."""
    europe = load("europe")
    routes = [(route.attrib["data-ride"], route.get("class")) for route in drawn(render(europe), "fast")]
    assert sorted(ride for ride, _ in routes) == sorted(f"{a}-{b}" for a, b in europe.links("plane"))
    assert [name for name in OURS for mode in load(name).modes if is_quiet(load(name), mode)] == ["europe"]
    assert "data-ride" not in render(load("london"))


@pytest.mark.parametrize("name", OURS)
def test_the_picture_is_the_same_in_another_process(name: str) -> None:
    code = f"from misterx.boards import load, render; print(render.render(load({name!r}), 'dark'), end='')"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, encoding="utf-8").stdout
    assert render(load(name), "dark") == other


@pytest.mark.parametrize("name", OURS)
def test_a_picture_takes_less_than_a_second(name: str) -> None:
    started = time.process_time()
    render(load(name))
    assert time.process_time() - started < 1


def test_the_legend_says_what_tickets_say() -> None:
    signs = [sign.text for sign in ElementTree.fromstring(render(load("potsdam"))).iter(f"{SVG}text")]
    assert {"On foot", "ViP", "Fast train", "Ship"} <= set(signs)


def test_europes_legend_shows_where_missions_begin_and_end() -> None:
    legend = render(load("europe")).partition('<g class="legend"')[2]
    for name in ("green", "yellow", "orange"):
        assert legend.count(f'"{name}-start"') == legend.count(f'"{name}-target"') == 1
    assert "-target" not in render(load("london")).partition('<g class="legend"')[2]


def test_the_longest_mode_has_room_in_the_legend() -> None:
    assert legend_size(load("london"))[0] >= 66 + len("Underground") * 7.2 + 4


def test_size_is_the_width_in_pixels() -> None:
    head = render(load("london"), size=800).splitlines()[0]
    assert 'viewBox="0 0 1600 1200" width="800" height="600"' in head


def test_an_unknown_theme_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="light, dark, print"):
        render(load("london"), "neon")


def test_names_cannot_break_the_picture(toy: dict[str, Any]) -> None:
    nasty = "</text><script>alert('1')</script>\"&"
    toy["name"] = toy["stations"][0]["name"] = nasty
    toy["art"]["district"][0]["text"] = nasty
    toy["art"]["label"] = [{"text": nasty, "along": [[20, 20], [580, 20]]}]
    toy["art"]["legend"] = [{"at": [10, 240]}]
    picture = render(load(toy))
    assert ElementTree.fromstring(picture).attrib["aria-label"] == nasty
    assert "<script" not in picture


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "street", "colour": '"/><script>alert(1)</script>'},
        {"kind": "junction", "pips": 10**9},
        {"kind": "junction", "pips": "many"},
        {"kind": "street", "phone": "<b>" * 60},
        {"kind": "arrow", "phone": ["no", "text"], "colour": ["red"]},
    ],
)
def test_what_is_printed_on_a_square_cannot_break_the_picture(toy: dict[str, Any], said: dict[str, Any]) -> None:
    toy["stations"][0] |= said
    picture = render(load(toy))
    ElementTree.fromstring(picture)
    assert "<script" not in picture
    assert len(picture) < 50_000


@pytest.mark.parametrize(
    "dial", [{}, {"sectors": None}, {"sectors": ["<script>", 7, None, "red"]}, {"sectors": ["busy"] * 99}]
)
def test_a_dial_is_drawn_whatever_the_file_says_of_it(toy: dict[str, Any], dial: dict[str, Any]) -> None:
    toy["dial"] = dial
    toy["art"]["dial"] = [{"at": [100, 100], "radius": 60}]
    assert "<script" not in render(load(toy))


def test_a_name_takes_the_room_that_was_found_for_it() -> None:
    picture = ElementTree.fromstring(render(load("london")))
    rooms = {
        name.text: float(name.attrib["textLength"])
        for name in picture.iter(f"{SVG}text")
        if "textLength" in name.attrib
    }
    words_of = {word.text: word.length for word in words(load("london").art) if word.at}
    assert rooms == pytest.approx(words_of, abs=0.06)


def test_a_board_without_art_is_drawn(toy: dict[str, Any]) -> None:
    del toy["art"]
    ElementTree.fromstring(render(load(toy)))


def test_a_board_with_land_lies_in_water(toy: dict[str, Any]) -> None:
    assert '<rect class="land"' in render(load(toy))
    toy["art"]["land"] = [{"area": [[0, 0], [600, 0], [600, 400]], "smooth": False}]
    assert '<rect class="water"' in render(load(toy))


def test_coordinates_are_written_to_a_tenth() -> None:
    assert not re.search(r"\d\.\d\d", re.sub(r"<style>.*?</style>|scale\([^)]*\)", "", render(load("london"))))


def test_a_mission_has_corners_where_it_begins_and_octagons_where_it_ends() -> None:
    board = load("europe")
    picture = ElementTree.fromstring(render(board))
    for colour, mission in board.extra["missions"].items():
        squares = [square.attrib for square in picture.findall(f"{SVG}rect[@class='{colour}-start']")]
        assert [
            (float(square["x"]) + float(square["width"]) / 2, float(square["y"]) + float(square["height"]) / 2)
            for square in squares
        ] == [board.at[city] for city in mission["starts"]]
        assert {square["pathLength"] for square in squares} == {"4"}, "dashes are told in sides"
        octagons = picture.findall(f"{SVG}path[@class='{colour}-target']")
        assert [octagon.attrib["d"].count("L") for octagon in octagons] == [7] * len(mission["targets"])
