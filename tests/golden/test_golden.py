"""Golden games come out as they always did, whatever is refactored, and show between them what is special."""

from __future__ import annotations

import re

import pytest
from tests.golden.games import Facts, facts_of, folder_of, read_expected, read_record
from tests.golden.make import PLANS

from misterx import Game, titles

EXPECTED = {title: read_expected(title) for title in titles.ids()}
GAMES = [
    pytest.param(title, name, facts, id=f"{title}-{name}")
    for title, games in EXPECTED.items()
    for name, facts in games.items()
]
# What the golden games of a title must show between them.
SHOWN = {
    "scotland-yard": ["x double", "x black", "d1 bus", "d1 metro", "p1 taxi"],
    "ny-chase": ["x double", "x black", " fly ", " land ", " block"],
    "sanssouci": ["x double", "x black", "d1 vip", "d1 train"],
    "europa": ["x mission", "x double", "x hidden", "discard", "team investigate", "team end"],
    "behrends": ["x number", "x place", "roll", "check", "nominate"],
}


@pytest.mark.parametrize(("title", "name", "facts"), GAMES)
def test_a_golden_game_comes_out_as_it_did(title: str, name: str, facts: Facts) -> None:
    record = read_record(title, name)
    game = Game.replay(record)
    assert facts_of(game) == facts
    assert game.record() == record


@pytest.mark.parametrize("title", titles.ids())
def test_every_golden_game_is_known_and_kept(title: str) -> None:
    planned = {name for name, plan in PLANS.items() if plan[0] == title}
    numbered = {name for name in EXPECTED[title] if name.isdigit()}
    assert {file.stem for file in folder_of(title).glob("*.txt")} == set(EXPECTED[title]) == planned | numbered
    assert len(numbered) >= 10


@pytest.mark.parametrize("title", titles.ids())
def test_golden_games_show_what_is_special(title: str) -> None:
    records = [read_record(title, name) for name in EXPECTED[title] if name.isdigit()]
    missing = [words for words in SHOWN[title] if not any(re.search(words, record) for record in records)]
    assert missing == []
    assert len({facts["reason"] for name, facts in EXPECTED[title].items() if name.isdigit()}) >= 2


def test_golden_games_end_in_different_ways() -> None:
    planned = [facts for games in EXPECTED.values() for name, facts in games.items() if name in PLANS]
    assert {facts["reason"] for facts in planned} >= {"captured", "survived", "hunters_stuck"}
    assert {facts["winner"] for facts in planned} == {"x", "hunters"}


@pytest.mark.parametrize("title", titles.ids())
def test_a_mark_before_the_text_and_windows_line_ends_change_nothing(title: str) -> None:
    for name, facts in EXPECTED[title].items():
        game = Game.replay("\ufeff" + read_record(title, name).replace("\n", "\r\n"))
        assert facts_of(game) == facts
