"""The file of a contest: whatever happened to it, no game is lost, none counted twice, and what is wrong is named."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from misterx.arena.contest import Contest, read_results, run
from misterx.arena.standings import summarise
from misterx.kernel.errors import MisterXError

BOTS = ("greedy", "random")


def contest(deals: int) -> Contest:
    return Contest("scotland-yard", 3, {}, BOTS, deals, 5)


def game(seed: int, swapped: bool = False, **rest: Any) -> dict[str, Any]:
    x, hunters = reversed(BOTS) if swapped else BOTS
    return {"x": x, "hunters": hunters, "seed": seed, "winner": "x", **rest}


def header(deals: int) -> str:
    told = {"format": "misterx contest 1", "title": "scotland-yard", "players": 3, "options": {}, "bots": BOTS}
    return json.dumps({**told, "deals": deals, "seed": 5})


def both(seed: int) -> list[str]:
    return [json.dumps(game(seed)), json.dumps(game(seed, swapped=True))]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two deals, of which the second alone was played."""
    path = tmp_path / "results.jsonl"
    path.write_text("\n".join([header(2), *both(6), ""]), "utf-8")
    return path


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_fewer_deals_than_a_file_holds_take_nothing_from_it(file: Path) -> None:
    assert [each["seed"] for each in run(contest(1), file, workers=1)] == [5, 5]
    assert [each["seed"] for each in read_results(file, contest(2))] == [5, 5, 6, 6]
    assert lines(file)[0]["deals"] == 2


def test_a_game_that_is_there_twice_counts_once(file: Path) -> None:
    file.write_text("\n".join([header(1), *both(5), *both(5), ""]), "utf-8")
    found = read_results(file, contest(1))
    assert summarise(found, BOTS)["games"] == 2
    assert len(run(contest(1), file, workers=1)) == 2


def test_no_two_runs_write_to_one_file(file: Path) -> None:
    before = file.read_bytes()

    def begin_another(_: dict[str, Any]) -> None:
        with pytest.raises(MisterXError) as caught:
            run(contest(2), file, workers=1)
        assert caught.value.code == "busy_results"
        assert str(file) in str(caught.value)

    assert len(run(contest(2), file, workers=1, progress=begin_another)) == 4
    assert file.read_bytes().startswith(before)
    assert len(lines(file)) == 5


def test_what_was_cut_off_is_not_left_in_the_middle(file: Path) -> None:
    file.write_text("\n".join([header(1), both(5)[0], both(5)[1][:30]]), "utf-8")
    run(contest(1), file, workers=1)
    assert [each.get("seed") for each in lines(file)] == [5, 5, 5], "each line is JSON"


def test_a_game_without_the_end_of_its_line_is_a_game(file: Path) -> None:
    file.write_text("\n".join([header(1), *both(5)]), "utf-8")
    run(contest(1), file, workers=1, progress=lambda game: pytest.fail(f"played again: {game}"))
    assert file.read_text("utf-8") == "\n".join([header(1), *both(5), ""])


@pytest.mark.parametrize("kept", [3, 20, 60, -5])
def test_a_header_that_was_cut_off_is_written_anew(kept: int, file: Path) -> None:
    file.write_text(header(9)[:kept], "utf-8")
    assert len(run(contest(1), file, workers=1)) == 2
    assert file.read_text("utf-8").startswith(header(1) + "\n")


def test_a_header_says_how_many_deals_there_are_now(file: Path) -> None:
    file.write_text("\n".join([header(1), *both(5), *both(6), ""]), "utf-8")
    assert len(run(contest(2), file, workers=1)) == 4
    assert lines(file) == [json.loads(header(2)), *map(json.loads, both(5) + both(6))]
    assert os.listdir(file.parent) == [file.name]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("[]", "[]"),
        ("7", "7"),
        ("{}", "x has to be"),
        (json.dumps(game(5) | {"seed": "5"}), "seed has to be"),
        (json.dumps(game(5) | {"winner": "me"}), "winner has to be"),
        (json.dumps(game(5) | {"winner": []}), "winner has to be"),
        (json.dumps(game(5, faults={"x": [7]})), "faults are"),
        (json.dumps(game(5, faults=[])), "faults are"),
    ],
)
def test_a_line_that_is_no_game_is_named(line: str, named: str, file: Path) -> None:
    file.write_text("\n".join([header(2), *both(6), line, ""]), "utf-8")
    before = file.read_bytes()
    with pytest.raises(MisterXError) as caught:
        run(contest(2), file, workers=1)
    assert caught.value.code == "bad_results"
    assert f"Line 4 of {file}" in str(caught.value)
    assert named in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_with_the_name_of_the_file() -> None:
    with pytest.raises(OSError, match="/dev/full"):
        run(contest(1), Path("/dev/full"), workers=1)


def test_games_of_programs_have_the_limits_of_their_title_and_the_file_says_so(tmp_path: Path) -> None:
    file = tmp_path / "behrends.jsonl"
    limits = {"phase1_cap": 200, "phase2_cap": 1}
    behrends = Contest("behrends", None, {"phase2_cap": 1}, BOTS, 1, 0)
    played = run(behrends, file, workers=1)
    assert lines(file)[0]["options"] == limits
    assert all(f"options: {json.dumps(limits)}" in each["record"] for each in played)
    assert read_results(file, behrends) == played
