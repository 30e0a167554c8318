"""Contests: both roles on the same deals, kept game by game, taken up where they stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from misterx.arena.contest import Contest, play_fixture, run
from misterx.arena.plot import draw_plot
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
    torn.write_text("\n".join([*lines[:2], lines[2][:30]]), "utf-8")
    played: list[dict[str, Any]] = []
    again = run(CONTEST, torn, workers=1, progress=played.append)
    assert len(played) == 3
    assert [(game["seed"], game["record"]) for game in again] == [(game["seed"], game["record"]) for game in whole]
    assert run(CONTEST, torn, workers=1, progress=played.append) == again
    assert len(played) == 3, "the file is whole now"


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


def test_bots_that_count_their_iterations_play_the_same_games_again() -> None:
    contest = Contest("scotland-yard", 2, {}, ("search@40", "pimbot@40"), 1, 9)
    fixtures = list(contest.fixtures())
    first, again = ([play_fixture(contest, fixture)["record"] for fixture in fixtures] for _ in range(2))
    assert first == again


def test_the_results_are_drawn_as_a_picture(tmp_path: Path) -> None:
    games = [
        {"x": "a<b>", "hunters": "b", "winner": "x"},
        {"x": "b", "hunters": "a<b>", "winner": "hunters"},
        {"x": "b", "hunters": "a<b>", "winner": "x"},
    ]
    summary = summarise(games, ["a<b>", "b", "never met"])
    root = ElementTree.fromstring(draw_plot(summary, "Three games & more"))
    told = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Three games & more", "a<b>, against b", "100.0 % of 1", "50.0 % of 2", "66.7 % of 3"} <= set(told)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 3, "only those who met"
