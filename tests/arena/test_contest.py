"""Contests: both roles on the same deals, kept game by game, taken up where they stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from misterx.arena.contest import Contest, run
from misterx.arena.standings import summarise
from misterx.kernel.errors import MisterXError
from misterx.play import Game

CONTEST = Contest("scotland-yard", 3, {}, ("greedy", "random"), 2, 5)


def test_every_two_meet_on_every_deal_in_both_roles() -> None:
    fixtures = list(CONTEST.fixtures())
    assert {(each.x, each.hunters, each.seed) for each in fixtures} == {
        ("greedy", "random", 5), ("random", "greedy", 5), ("greedy", "random", 6), ("random", "greedy", 6),
    }  # fmt: skip


def test_a_contest_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = run(CONTEST, tmp_path / "whole.jsonl", workers=1)
    for game in whole:
        assert Game.replay(game["record"]).result == (game["winner"], game["reason"])
    lines = (tmp_path / "whole.jsonl").read_text("utf-8").splitlines()
    torn = tmp_path / "torn.jsonl"
    torn.write_text("\n".join([*lines[:2], lines[2][:30]]) + "\n", "utf-8")
    played: list[dict[str, Any]] = []
    again = run(CONTEST, torn, workers=1, progress=played.append)
    assert len(played) == 3
    assert [(game["seed"], game["record"]) for game in again] == [(game["seed"], game["record"]) for game in whole]


def test_a_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary\n", "utf-8")
    with pytest.raises(MisterXError) as caught:
        run(CONTEST, file)
    assert caught.value.code == "other_contest"
    assert file.read_text("utf-8") == "dear diary\n"


def test_standings_count_points_by_role() -> None:
    games = [
        {"x": "a", "hunters": "b", "winner": "x"},
        {"x": "a", "hunters": "b", "winner": "hunters"},
        {"x": "b", "hunters": "a", "winner": "hunters"},
        {"x": "b", "hunters": "a", "winner": "nobody"},
    ]
    summary = json.loads(json.dumps(summarise(games, ["a", "b"])))
    pair = summary["pairs"][0]
    assert (pair["as_x"]["rate"], pair["as_hunters"]["rate"], pair["score"]["rate"]) == (0.5, 0.75, 0.625)
    assert summary["elo"]["a"] == -summary["elo"]["b"] > 0
