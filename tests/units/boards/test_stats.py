"""A board in figures."""

from typing import Any

import pytest

from misterx.boards import load
from misterx.boards.stats import DeckStats, ModeStats, rides, stats


def test_the_figures_of_the_small_board(toy: dict[str, Any]) -> None:
    found = stats(load(toy))
    assert (found.id, found.stations) == ("toy", 8)
    assert found.modes == (
        ModeStats("taxi", links=7, stops=8, degrees={1: 4, 2: 2, 3: 2}, parts=1),
        ModeStats("bus", links=2, stops=3, degrees={1: 2, 2: 1}, parts=1),
        ModeStats("metro", links=1, stops=2, degrees={1: 2}, parts=1),
        ModeStats("ferry", links=1, stops=2, degrees={1: 2}, parts=1),
    )
    assert found.diameter == 4, "from 2 or 6 over 3, 4 and 7 to 8"
    assert found.dead_ends == (6, 8), "the ferry is not for everybody"
    assert found.starts[1] == DeckStats("mister_x", cards=3, nearest=1, mean=2.0, farthest=3)


def test_rides_by_one_mode(toy: dict[str, Any]) -> None:
    far = rides(load(toy), ["bus"])
    assert far[1] == {1: 0, 3: 1, 5: 2}
    assert far[8] == {8: 0}


def test_an_edition_has_its_own_figures() -> None:
    london = load("london")
    assert stats(london, ["classic"]).modes[0].links == stats(london).modes[0].links + 1 == 346


@pytest.mark.parametrize(("name", "parts"), [("london", [1, 1, 1, 1]), ("new-york", [1, 1, 1, 3])])
def test_our_boards_have_no_dead_ends_and_whole_networks(name: str, parts: list[int]) -> None:
    found = stats(load(name))
    assert found.dead_ends == ()
    assert [mode.parts for mode in found.modes] == parts
    assert found.diameter == 10


def test_the_figures_are_ready_for_json(toy: dict[str, Any]) -> None:
    shown = stats(load(toy)).as_json()
    assert shown["modes"][1] == {"mode": "bus", "links": 2, "stops": 3, "degrees": {1: 2, 2: 1}, "parts": 1}
