"""`misterx play --chance entered`: the referee of a real table types what its dice, bag and cards bring."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from misterx import Game
from misterx.cli import main
from misterx.play.records import whole_record

GANG = {f"t{number}": square for number, square in enumerate((35, 2, 6, 20, 46, 66, 86, 98, 115, 133), 1)}
DICE_DUE = {"title": "behrends", "number": 7, "pawns": {**GANG, "car1": 33}}
SHORT = {
    "scotland-yard": ["--option", "round_limit=3"],
    "ny-chase": ["--option", "round_limit=3"],
    "sanssouci": ["--option", "round_limit=3"],
    "europa": ["--option", "round_limit=3"],
    "behrends": ["--option", "phase1_cap=4", "--option", "phase2_cap=2"],
}
YARD = ["scotland-yard", "--side", "detectives", "--players", "3", "--option", "policemen=0", "--x", "random"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_DATA", str(tmp_path / "data"))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def play(typed: list[str], *arguments: str, code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["play", *arguments, "--plain"]) == code
        told = capsys.readouterr()
        return told.out if code == 0 else told.err

    return play


@pytest.mark.parametrize("title", SHORT)
@pytest.mark.parametrize("watcher", [[], ["--open"]], ids=["public", "open"])
def test_a_whole_game_is_refereed(play: Any, title: str, watcher: list[str], tmp_path: Path) -> None:
    """Every question is answered, whoever may know what it is about, and every command works while it is open."""
    record = tmp_path / "game.txt"
    asked = ["help", "moves", "map", "where", "log", "tickets", "rules", "why 33", "resign", "draw"]
    options = [*SHORT[title], "--watch", *watcher, "--x", "random", "--hunters", "random", "--seed", "3"]
    told = play(asked + ["draw all"] * 300, title, "--chance", "entered", *options, "--record", str(record))
    assert "\nBots play both sides here" in told
    game = Game.replay(record.read_text("utf-8"))
    assert game.chance == "entered"
    assert game.result


def test_start_cards_are_typed_and_secret_ones_are_not_shown(play: Any, tmp_path: Path) -> None:
    save = tmp_path / "save.txt"
    told = play(["deal d1 91", "34", "150", "104", f"save {save}", "quit"], *YARD, "--chance", "entered")
    assert "Due: the start card of Detective 1." in told
    assert "Detective 2 starts at 34." in told
    assert "Due: the start card of Mister X.\nYour side may not know it" in told
    assert "CHANCE> \nThat is not understood or cannot come up now; nothing was entered." in told  # 150 is no card
    shown = told.replace("Mister X can be at", "").splitlines()
    assert not any("deal x" in line or "CHANCE> 104" in line for line in shown)
    assert "\nchance: entered\n" in save.read_text("utf-8")
    assert "\nchance: deal x ?\n" in save.read_text("utf-8")
    assert "D1> quit" in play(["quit"], "--resume", str(save))


def test_what_is_typed_wrong_loses_nothing(play: Any, tmp_path: Path) -> None:
    position = tmp_path / "table.json"
    position.write_text(json.dumps(DICE_DUE), "utf-8")
    table = ["--position", str(position), "--side", "detectives", "--x", "random", "--chance", "entered"]
    told = play(["roll 7", "2 5 6", "car1 35", "", "2", "u", "roll 2 roll 5", "y", "quit"], *table, "--confirm")
    assert "'roll 7' cannot come up now. What can: roll 1, roll 2, roll 3, roll 4, roll 5, roll 6.\n" in told.replace(
        "\nroll 6", " roll 6"
    )
    assert "That is more than is due now; nothing was entered.\n" in told
    assert "The die shows 2. Enter to go, u to undo: u\nTaken back; nobody has seen it.\n" in told
    assert "The die shows 2 and the die shows 5. Enter to go" in told
    assert "Dice show 2 and 5.\n" in told


def test_tickets_are_typed_short_and_the_bag_is_not_told(play: Any) -> None:
    hand = "c/m c/m r/b r/b p/f p/f p/f c/s"
    table = ["europa", "--players", "3", "--hunters", "random", "--chance", "entered"]
    told = play(["rail", hand, "plane/mag", "moves", "draw all", "tickets", "quit"], *table, "--side", "x")
    assert "Due: a ticket from the bag for Mister X." in told
    assert "CHANCE> rail\nThat is not understood" in told
    assert "Due: a ticket from the bag for player h1.\nYour side may not know it" in told
    assert "CHANCE> \nWhatever the card or the ticket says" in told
    assert "2 car/mag, 1 car/shad, 3 plane/foot, 2 rail/blue" in told


def test_a_game_goes_on_where_something_was_due(play: Any) -> None:
    assert "Your game is kept." in play(["91", "quit"], *YARD, "--chance", "entered")
    told = play(["34", "draw", "quit"], "--resume")
    assert "Due: the start card of Detective 2." in told
    assert "D1> quit" in told
    assert "D1> quit" in play(["quit"], "--resume")


def test_a_watched_game_is_kept_too_where_somebody_typed_for_it(play: Any) -> None:
    assert "Your game is kept." in play(["91"], "scotland-yard", "--watch", "--chance", "entered")
    assert "Due: the start card of Detective 2." in play([], "--resume")


def test_who_draws_is_asked_once(play: Any) -> None:
    play(["91", "quit"], *YARD, "--chance", "entered")
    assert "A saved game knows who draws." in play([], "--resume", "--chance", "drawn", code=2)
    assert "'thrown' is not one of 'drawn', 'entered'" in play([], *YARD, "--chance", "thrown", code=2)


def test_a_record_that_waits_for_chance_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.from_position(DICE_DUE, chance="entered")
    game.play("roll 3")
    file = tmp_path / "game.txt"
    file.write_text(whole_record(game), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("A 3 is thrown.\n\n1 line, all legal; chance decides.\n")
    assert main(["replay", str(file), "--json", "--view", "h1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["decider"], told["lines"]) == ("chance", [{"number": 1, "seat": "chance", "move": "roll 3"}])
