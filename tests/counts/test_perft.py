"""Every perft file of every title: the compiled rules count what is written, and so does the slow generator."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.reference.perft import count_slowly
from tests.reference.scotland_yard import counting as slow

from misterx import Game, titles
from misterx.arena.perft import count_sequences

FOLDER = Path(__file__).parent / "perft"
DEEP = bool(os.environ.get("MISTERX_DEEP"))
MOST_SLOW = 30_000 if DEEP else 1_500  # sequences that the slow generator counts in one entry


def entries(title: str) -> list[Any]:
    return json.loads((FOLDER / f"{title.replace('-', '_')}.json").read_text("utf-8"))  # type: ignore[no-any-return]


ENTRIES = [
    pytest.param(title, entry, id=f"{title}-{number}")
    for title in titles.ids()
    for number, entry in enumerate(entries(title))
]


def open_entry(title: str, entry: dict[str, Any]) -> Game:
    if "position" in entry:
        return Game.from_position(entry["position"])
    return Game(title, entry["players"], entry["options"], None, None, 0)


@pytest.mark.bounds
@pytest.mark.parametrize(("title", "entry"), ENTRIES)
def test_the_rules_count_what_is_written(title: str, entry: dict[str, Any]) -> None:
    game = open_entry(title, entry)
    counted = [sum(count_sequences(game, depth).values()) for depth in range(1, len(entry["counts"]) + 1)]
    assert counted == entry["counts"]


@pytest.mark.parametrize("title", titles.ids())
def test_every_player_count_and_many_positions_are_counted(title: str) -> None:
    players = titles.load(title).players
    assert {entry["players"] for entry in entries(title)} == set(range(players["least"], players["most"] + 1))
    assert sum("position" in entry for entry in entries(title)) >= 5
    assert max(max(entry["counts"]) for entry in entries(title)) > 10_000


PRINTED = [
    pytest.param(entry, id=f"{entry['name']}, {entry['players']} players {entry['options']}")
    for entry in entries("scotland-yard")
    if set(entry["options"]) <= {"edition"}
]


@pytest.mark.parametrize("entry", PRINTED)
def test_the_slow_generator_counts_the_same(entry: dict[str, Any]) -> None:
    edition = entry["options"].get("edition", "2015")
    table = slow.laid_out(entry["position"]) if "position" in entry else slow.new_table(edition, entry["players"])
    for depth, expected in enumerate(entry["counts"], 1):
        if expected <= MOST_SLOW:
            assert slow.count(table, depth) == expected


@pytest.mark.parametrize(("title", "entry"), ENTRIES)
def test_the_slow_reading_of_every_title_counts_the_same(title: str, entry: dict[str, Any]) -> None:
    game = open_entry(title, entry)
    depths = [depth for depth, expected in enumerate(entry["counts"], 1) if expected <= MOST_SLOW]
    assert [count_slowly(game, depth) for depth in depths] == [entry["counts"][depth - 1] for depth in depths]
