"""Golden games: whole records that must replay to the same table, whatever is refactored."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from misterx import Game, titles

FOLDER = Path(__file__).parents[1] / "golden"
# What the golden games of a title must show between them.
SHOWN = {
    "scotland-yard": ["x double", "x black", "d1 bus", "d1 metro", "p1 taxi"],
    "ny-chase": ["x double", "x black", " fly ", " land ", " block"],
    "sanssouci": ["x double", "x black", "d1 vip", "d1 train"],
    "europa": ["x mission", "x double", "x hidden", "discard", "team investigate", "team end"],
    "behrends": ["x number", "x place", "roll", "check", "nominate"],
}


def expected(title: str) -> dict[str, dict[str, str]]:
    return json.loads((FOLDER / title.replace("-", "_") / "expected.json").read_text("utf-8"))  # type: ignore[no-any-return]


def read(title: str, name: str) -> str:
    return (FOLDER / title.replace("-", "_") / f"{name}.txt").read_text("utf-8")


GAMES = [
    pytest.param(title, name, told, id=f"{title}-{name}")
    for title in titles.ids()
    for name, told in expected(title).items()
]


@pytest.mark.parametrize(("title", "name", "told"), GAMES)
def test_a_golden_game_ends_as_it_did(title: str, name: str, told: dict[str, Any]) -> None:
    record = read(title, name)
    game = Game.replay(record)
    assert game.result
    assert {"digest": game.digest(), "winner": game.result.winner, "reason": game.result.reason} == told
    assert game.record() == record


@pytest.mark.parametrize("title", titles.ids())
def test_golden_games_show_what_is_special(title: str) -> None:
    records = [read(title, name) for name in expected(title)]
    assert len(records) >= 10
    missing = [words for words in SHOWN[title] if not any(re.search(words, record) for record in records)]
    assert missing == []
    assert len({told["reason"] for told in expected(title).values()}) >= 2
