"""What can be done now, as the terminal says it: short, whatever the title offers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from misterx import Game
from misterx.cli.table import typed


def test_flights_and_roadblocks_are_said_once_a_kind() -> None:
    game = Game.new("ny-chase", 3, seed=5)
    game.play(game.legal_moves()[0])
    own = [move for move in game.legal_moves() if move.startswith("d1 ")]
    said = typed.say_moves(own)
    assert len(own) > 1000
    assert len(said) < 500
    assert "fly any of 199 stations pay taxi block" in said
    ends = [move.split()[2] for move in own if move.startswith("d1 taxi ") and move.endswith(" block")]
    assert f"taxi {', '.join(ends)} block" in said


def test_groups_hold_every_move() -> None:
    for title in ("scotland-yard", "ny-chase", "sanssouci", "europa", "behrends"):
        game = Game.new(title, seed=5)
        for _ in range(12):
            legal = game.legal_moves()
            own = [move for move in legal if move.split()[0] == legal[0].split()[0]]
            told = [
                " ".join(part for part in (legal[0].split()[0], kind.before, station, kind.after) if part)
                for kind, stations in typed.group(own).items()
                for station in stations or [""]
            ]
            assert sorted(told) == sorted(own)
            game.play(legal[len(legal) // 2])


def test_who_stands_nowhere_yet_is_told_what_he_can_choose(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "misterx", "play", "europa", "--side", "x", "--seed", "5", "--plain"]
    command += ["--data", str(tmp_path)]
    said = subprocess.run(command, input="quit\n", capture_output=True, text=True, timeout=120).stdout
    assert "\nYou can go: mission green " in said
