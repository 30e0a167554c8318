"""Games kept for the judgement of boards: parts add up, and only games of the same board, rules and bots do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from drafting.judge_boards import cells

from drafting import judged_games
from misterx import titles


def game(seed: int, winner: str = "x", **said: Any) -> dict[str, Any]:
    return {"cell": "europa 6 green", "bot": "search@2", "digest": "a", "seed": seed, "winner": winner, **said}


def test_parts_add_up_without_counting_a_game_twice(tmp_path: Path) -> None:
    kept, part = tmp_path / "kept.jsonl", tmp_path / "part.jsonl"
    judged_games.write([game(0), game(1)], kept)
    judged_games.write([game(3), game(1), game(2)], part)
    assert judged_games.take(kept, part) == 2
    assert judged_games.take(kept, part) == 0
    assert [one["seed"] for one in judged_games.read(kept)] == [0, 1, 2, 3]


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    judged_games.write([game(0)], kept)
    with kept.open("a") as out:
        out.write('{"cell": "europa 6 gr')
    assert [one["seed"] for one in judged_games.read(kept)] == [0]
    assert judged_games.read(tmp_path / "none.jsonl") == []


def test_a_row_is_read_up_to_the_first_game_that_is_missing() -> None:
    assert [one["seed"] for one in judged_games.in_order([game(4), game(0), game(1)])] == [0, 1]


def test_a_card_is_weighed_against_the_average_of_its_row() -> None:
    row = [game(seed, "x" if seed % 2 else "hunters", cards={"d1": 7 if seed % 2 else 8}) for seed in range(80)]
    found = {key: (shift, count) for _, key, shift, _, count in judged_games.shifts([row])}
    assert found == {("a hunter's", 7): (0.5, 40), ("a hunter's", 8): (-0.5, 40)}


def test_every_title_has_a_digest_of_its_own_and_rows() -> None:
    assert len({judged_games.digest(title) for title in titles.ids()}) == 5
    assert {cell.mission for cell in cells("europa")} == {"green", "yellow", "orange"}
    assert sum(1 for _ in cells("behrends")) == 1
