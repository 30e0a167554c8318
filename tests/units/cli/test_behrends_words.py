"""Behrends' Mister X in the terminal: every fact and move has words, and a person can type his way through a game."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.rules.behrends.city import city, new_game, placed

from misterx import Game
from misterx.cli.table import gang, typed
from misterx.cli.table.saves import Seating
from misterx.cli.table.session import Session, Wishes
from misterx.cli.terminal.screen import FORGET_ABOVE, Screen
from misterx.families.gang.schema.facts import FACTS
from misterx.families.gang.schema.move_table import MOVES

SILENT = {"dealt_number", "x_is", "placed", "turn_started", "asked", "faced", "checks", "has_moved"}
SILENT |= {"car_started", "dial_set", "turned_back"}


def test_every_fact_is_told_or_meant_to_be_silent() -> None:
    values = {"pawn": "t1", "number": 3, "phase": 2, "pips": 4, "station": 34, "first": "car1", "second": "car2"}
    values |= {
        "place": 10,
        "colour": "red",
        "held": 7,
        "winner": "x",
        "reason": "cap",
        "round": 1,
        "side": "x",
        "left": 2,
    }
    for _, name, _ in FACTS.values():
        told = gang.tell([{"event": name, **values}])
        assert bool(told) != (name in SILENT), name


def test_every_legal_move_can_be_said_and_typed() -> None:
    chooser = random.Random(1)
    for seed in range(3):
        game = Game.new("behrends", 3, {"phase1_cap": 15, "phase2_cap": 5}, seed=seed)
        movers = (*game.words.pawns, *game.seats, "team")
        while not game.result:
            legal = game.legal_moves()
            move = chooser.choice(legal)
            assert gang.say_move([MOVES.take_apart(move)])
            assert gang.say_choice(game.legal_parts(), legal[0].split()[0])
            assert typed.understand(typed.split(move, movers), legal, movers, legal[0].split()[0]) == [move]
            view = game.view("h1")
            assert gang.headline(view)
            assert gang.outlook(view, False)
            assert len(gang.holdings(view)) >= 14
            game.play(move)


def test_the_words_of_the_police_do_not_tell_numbers() -> None:
    game = new_game(*placed(), "roll 1", "roll 2")
    assert not any("number" in held.note or "Mister X" in held.note for held in gang.holdings(game.view("h1")))
    assert any(held.note == "number 10, Mister X" for held in gang.holdings(game.view("x")))


def test_dice_show_pips_and_one_die_is_a_die() -> None:
    game = city(dice=[2, 5], car1=33, t1=35)
    told = [(held.pawn, held.where) for held in gang.holdings(game.view("h1"))]
    assert ("dice", "show 2 and 5") in told
    game.play("car1 35")
    game.play("no check")
    told = [(held.pawn, held.where) for held in gang.holdings(game.view("h1"))]
    assert ("die", "shows 5") in told


def test_a_choice_is_put_in_a_sentence() -> None:
    assert gang.say_choice(city(phase=2, car1=33).legal_parts(), "nominate").startswith("Decide: nominate car1 car2")
    at_check = city("car1 35", dice=[2, 5], car1=33, t1=35)
    assert gang.say_choice(at_check.legal_parts(), "check") == "Decide: check or no check."


def test_a_person_leads_the_police_in_the_terminal(tmp_path: Path) -> None:
    lines = "rules\nmoves\ncar1 41\ncar2 30\nquit\n"
    command = [sys.executable, "-m", "misterx", "play", "behrends", "--side", "detectives", "--plain", "--seed", "3"]
    said = subprocess.run(
        [*command, "--data", tmp_path], input=lines, text=True, check=True, capture_output=True
    ).stdout
    assert "You lead Car 1, Car 2, Car 3 and Car 4." in said
    assert "Car 1 drives to 41." in said
    assert "Car 2 drives to 30." in said


def sit_down(game: Game, aid: bool | None = None) -> Session:
    seating = Seating("behrends", 3, {"hard_checks": True}, None, "hunters", "greedy", "greedy", 1)
    return Session(game, seating, Screen(plain=True), Wishes(aid))


@pytest.mark.rule("BX-056")
def test_what_a_hard_check_shows_is_read_once_and_wiped_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the bots move on; what else happens is told with the table, as always."""
    asked: list[str] = []
    monkeypatch.setattr(Screen, "wipe", lambda screen: asked.append("wiped"))
    said = {"dice": [2, 5], "car1": 33, "t1": 35, "options": {"hard_checks": True}}
    session = sit_down(city("car1 35", **said))
    session.listener.is_person = True
    session.listener.ask = lambda prompt: asked.append(prompt) or ""  # type: ignore[method-assign, func-returns-value]
    session._hear()
    capsys.readouterr()
    session.game.play("check")
    session._hear()
    assert capsys.readouterr().out == "Token 1 shows the number 1 and is turned back. Token 1 is not Mister X.\n"
    assert asked == ["Keep it in mind; Enter goes on: ", "wiped"]
    session.game.play("car2 25")
    session._hear()
    assert session.news[-1] != ""
    assert not any("Token 1" in sentence for sentence in session.news)
    again = sit_down(session.game)
    again._hear()
    assert not any("Token 1" in sentence for sentence in again.news)


def test_the_aid_is_off_where_the_police_are_to_remember() -> None:
    hard = city(dice=[2, 5], options={"hard_checks": True})
    assert sit_down(hard).possible() is None
    assert sit_down(hard, aid=True).possible() is not None
    assert sit_down(city(dice=[2, 5])).possible() is not None


def test_only_a_terminal_is_wiped(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    Screen().wipe()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(Screen, "is_terminal", True)
    Screen().wipe()
    assert capsys.readouterr().out.endswith(FORGET_ABOVE)
