"""Names on our boards can be read: lines hide few of their letters."""

from itertools import pairwise

import pytest

from misterx.boards import load
from misterx.boards.geometry import distance, flat, strokes
from misterx.boards.look import width
from misterx.boards.words import measure, words


@pytest.mark.parametrize("name", ["london", "new-york", "potsdam", "europe", "behrends-city"])
def test_no_name_lies_along_a_line(name: str) -> None:
    board = load(name)
    lines = [(flat(stroke.commands), width(board.rank(stroke.hop.mode)) / 2) for stroke in strokes(board)]
    pieces = [(p, q, half) for line, half in lines for p, q in pairwise(line)]
    for word in words(board.art):
        spots = word.spots()
        under = [spot for spot in spots if any(distance(spot, p, q) < half + 0.28 * word.size for p, q, half in pieces)]
        assert len(under) <= 0.4 * len(spots), word.text


def hidden(name: str) -> float:
    """The share of letters of district names that a bold line crosses."""
    board = load(name)
    bold = [stroke for stroke in strokes(board) if board.rank(stroke.hop.mode) in ("middle", "fast")]
    lines = [(flat(stroke.commands), width(board.rank(stroke.hop.mode)) / 2) for stroke in bold]
    pieces = [(p, q, half) for line, half in lines for p, q in pairwise(line)]
    spots = [(spot, word.size) for word in words(board.art) if word.voice == "district" for spot in word.spots()]
    under = [spot for spot, size in spots if any(distance(spot, p, q) < half + size * 0.3 for p, q, half in pieces)]
    return len(under) / len(spots)


@pytest.mark.parametrize(
    ("name", "most"),
    [("london", 0.02), ("new-york", 0.02), ("potsdam", 0.04), ("europe", 0.06), ("behrends-city", 0.0)],
)
def test_bold_lines_hide_few_letters(name: str, most: float) -> None:
    assert hidden(name) <= most


def test_a_name_is_as_long_as_its_letters() -> None:
    assert measure("WWW", 10, 0) > measure("AAA", 10, 0) > measure("aaa", 10, 0) > measure("iii", 10, 0)
    assert measure("AB", 20, 0.5) == 2 * measure("AB", 10, 0.5) == 2 * (measure("AB", 10, 0) + 10)
