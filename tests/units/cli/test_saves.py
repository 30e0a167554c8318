"""Games of one's own board or title go on wherever one is when one comes back."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.toy import TOY

from misterx.boards import library
from misterx.cli import main
from misterx.titles import title as shelf

HARBOUR = Path(__file__).parents[1] / "titles" / "harbour"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MISTERX_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(shelf, "_added", {})
    monkeypatch.setattr(library, "_added", {})
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    (tmp_path / "here" / "toy.json").write_text(json.dumps(TOY), "utf-8")
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *arguments, "--plain"])


def leave_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ["scotland-yard", "--board", "toy.json", "--side", "x", "--players", "2", "--option", "policemen=0"]
    assert play(monkeypatch, "taxi 6\nquit\n", *table, "--seed", "1", "--hunters", "random") == 0


def test_a_board_is_found_from_another_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leave_a_game(monkeypatch)
    assert "Your game is kept." in capsys.readouterr().out
    monkeypatch.chdir(home / "there")
    assert play(monkeypatch, "quit\n", "--resume") == 0
    assert "Round 2" in capsys.readouterr().out


def test_a_game_on_another_board_names_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leave_a_game(monkeypatch)
    assert capsys.readouterr().out.startswith(f"Scotland Yard. On the board {TOY['name']}.\n")


def test_a_board_that_was_changed_since_is_told_of(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leave_a_game(monkeypatch)
    changed = {**TOY, "lines": [*TOY["lines"], {"mode": TOY["modes"][0], "route": [5, 8]}]}
    (home / "here" / "toy.json").write_text(json.dumps(changed), "utf-8")
    assert play(monkeypatch, "quit\n", "--resume") == 2
    assert "board of this saved game was changed" in capsys.readouterr().err


def test_a_title_is_found_in_its_folder(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "cart 4\nquit\n", str(HARBOUR), "--side", "x", "--seed", "3") == 0
    assert "Your game is kept." in capsys.readouterr().out
    shelf._added.clear()
    library._added.clear()
    assert play(monkeypatch, "quit\n", "--resume") == 0
    assert "Harbour" in capsys.readouterr().out
