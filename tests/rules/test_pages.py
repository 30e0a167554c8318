"""What docs/rules say of set-ups, options and open points is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.rules.coverage import read_ledger
from tests.toy import stock

from misterx import Game, titles

PAGES = Path(__file__).parent.parent.parent / "docs" / "rules"
POINTS = {"scotland-yard": ("SY", 28), "ny-chase": ("NY", 40)}


def rows(title: str, columns: int) -> list[list[str]]:
    """The rows of a page's tables with so many columns."""
    lines = (PAGES / f"{title}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [row for row in cells if len(row) == columns and not row[0].startswith("-")]


@pytest.mark.parametrize("title", POINTS)
def test_every_open_point_has_its_row_and_every_option_exists(title: str) -> None:
    prefix, count = POINTS[title]
    points = [row for row in rows(title, 4) if row[0].startswith(prefix)]
    assert [row[0] for row in points] == [f"{prefix}-OP-{number:02}" for number in range(1, count + 1)]
    named = {option for row in points for option in re.findall(r"`([a-z_]+)`", row[3])}
    assert named <= set(titles.load(title).defaults) | {"seats"}
    assert named


@pytest.mark.parametrize("title", POINTS)
def test_every_rule_that_a_page_names_is_in_the_ledger(title: str) -> None:
    prefix, _ = POINTS[title]
    named = set(re.findall(rf"{prefix}-\d{{3}}", (PAGES / f"{title}.md").read_text("utf-8")))
    assert named <= set(read_ledger(title))


def test_the_set_ups_of_scotland_yard_are_as_the_page_says() -> None:
    table = [row for row in rows("scotland-yard", 7) if row[0].isdigit()]
    assert [int(row[0]) for row in table] == [2, 3, 4, 5, 6]
    for players, detectives, policemen, each, reserve, black, double in table:
        view = (game := Game.new("scotland-yard", int(players), seed=1)).view("public")
        names = list(view["pawns"])
        assert sum(name.startswith("d") for name in names) == int(detectives)
        assert sum(name.startswith("p") for name in names) == int(policemen)
        assert stock(game, "pool" if players == "2" else "d1") == each.removeprefix("one stock of ")
        assert stock(game, "reserve") == reserve
        assert (view["tickets"]["x"]["black"], view["double"]) == (int(black), int(double))


def test_the_set_ups_of_ny_chase_are_as_the_page_says() -> None:
    table = [row for row in rows("ny-chase", 8) if row[0].isdigit()]
    assert [int(row[0]) for row in table] == [3, 4, 5, 6]
    for players, detectives, pool, own, black, double, roadblocks, flights in table:
        view = (game := Game.new("ny-chase", int(players), seed=1)).view("public")
        assert len(view["pawns"]) - 1 == int(detectives[0])
        assert (stock(game, "pool"), stock(game, "x")) == (pool, own)
        assert (view["tickets"]["x"]["black"], view["double"]) == (int(black), int(double))
        assert (view["options"]["roadblocks"], view["helicopter"]["cards"]) == (int(roadblocks), int(flights))
