"""`misterx play --position`: a game on a real table goes on in the terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from misterx import Game
from misterx.cli import main

REAL: dict[str, Any] = {
    "title": "scotland-yard",
    "round": 4,
    "decides": "hunters",
    "pawns": {"x": 46, "d1": 13, "d2": 34, "p1": 78},
    "double": 1,
    "log": [
        {"ticket": "taxi"},
        {"ticket": "black"},
        {"ticket": "bus", "station": 79, "double": True},
        {"ticket": "taxi", "double": True},
        {"ticket": "bus"},
    ],
}


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("MISTERX_DATA", str(tmp_path))
    file = tmp_path / "table.json"
    file.write_text(json.dumps(REAL), "utf-8")
    return str(file)


def type_lines(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_game_goes_on_from_a_position_and_is_saved_with_it(
    real: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save.txt"
    type_lines(monkeypatch, "taxi 23", f"save {save}", "quit")
    assert main(["play", "--position", real, "--side", "detectives", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "Round 4" in told
    assert "Detective 1 takes the taxi to 23." in told
    assert "triple" not in told  # a double move of an earlier round is no news
    type_lines(monkeypatch, "tickets", "quit")
    assert main(["play", "--resume", str(save), "--plain"]) == 0
    assert "Detective 2 at 34 can go" in capsys.readouterr().out


def test_bots_end_it_and_its_record_replays(real: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.txt"
    arguments = ["--watch", "--delay", "0", "--seed", "2", "--record", str(record)]
    assert main(["play", "scotland-yard", "--position", real, *arguments]) == 0
    assert Game.replay(record.read_text("utf-8")).result is not None


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--players", "3"], "A position says its own players and options"),
        (["--option", "round_limit=24"], "A position says its own players and options"),
        (["ny-chase"], "This is a position of scotland-yard, not of ny-chase."),
        (["--resume"], "Leave --position out"),
    ],
)
def test_what_contradicts_a_position_is_refused(
    arguments: list[str], why: str, real: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments, "--position", real]) == 2
    assert why in capsys.readouterr().err


def test_an_impossible_position_is_refused(real: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(real).write_text(json.dumps({**REAL, "pawns": {"x": 13, "d1": 13}}), "utf-8")
    assert main(["play", "--position", real, "--side", "x"]) == 2
    assert "x stands on d1's station, 13." in capsys.readouterr().err


def test_a_position_of_europa_says_where_he_was(real: str, capsys: pytest.CaptureFixture[str]) -> None:
    position = {
        "title": "europa",
        "players": 3,
        "mission": "yellow",
        "start": 194,
        "pawns": {"x": 164, "d1": 135, "d2": 111, "d3": 110, "d4": 174, "d5": 84},
        "log": [{"ticket": "car/mag"}, {"ticket": "car/blue", "station": 173}, {"ticket": "rail/foot"}],
    }
    Path(real).write_text(json.dumps(position), "utf-8")
    assert main(["play", "--position", real, "--side", "x"]) == 2
    assert "log: entry 1 needs its station" in capsys.readouterr().err
