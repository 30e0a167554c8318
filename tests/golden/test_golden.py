"""Golden games come out as they always did."""

import pytest
from tests.golden.games import FOLDER, PLANS, facts_of, read_index

from misterx import Game

INDEX = read_index()


def record(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", INDEX)
def test_a_golden_game_comes_out_as_it_did(name: str) -> None:
    game = Game.replay(record(name))
    assert facts_of(game) == INDEX[name]
    assert game.record() == record(name)


def test_every_golden_game_is_known_and_kept() -> None:
    kept = {file.stem for file in FOLDER.glob("*.txt")}
    assert kept == set(INDEX) == set(PLANS)


def test_golden_games_end_in_different_ways() -> None:
    assert {facts["reason"] for facts in INDEX.values()} >= {"captured", "survived", "hunters_stuck"}
    assert {facts["winner"] for facts in INDEX.values()} == {"x", "hunters"}


def test_a_mark_before_the_text_and_windows_line_ends_change_nothing() -> None:
    for name in INDEX:
        game = Game.replay("\ufeff" + record(name).replace("\n", "\r\n"))
        assert facts_of(game) == INDEX[name]
