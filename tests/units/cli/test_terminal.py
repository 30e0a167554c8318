"""A whole game typed at a real terminal: help, a move that is none, moves to the end, and out."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from misterx import Game

if sys.platform == "win32":
    pytest.skip("there are no such terminals", allow_module_level=True)

import pty

LONGEST = 240.0  # seconds to wait for a prompt on a busy machine
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
PROMPT = re.compile(r"(?:^|\n)[^\n]{1,80}> $")


class Terminal:
    """A person at a terminal: reads until the program asks, and types."""

    def __init__(self, *arguments: str) -> None:
        self.screen = ""
        self._here, there = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "MISTERX_JIT": "off"}
        command = [sys.executable, "-m", "misterx", "play", *arguments]
        self.program = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=environment)
        os.close(there)

    def read(self) -> str:
        """What the program says until it waits for an answer, or ends."""
        said, deadline = "", time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            if PROMPT.search(said) and not select.select([self._here], [], [], 0.3)[0]:
                break
            if not select.select([self._here], [], [], 1.0)[0]:
                continue
            try:
                heard = os.read(self._here, 1 << 16)
            except OSError:  # the program has gone
                break
            if not heard:
                break
            said += COLOURS.sub("", heard.decode("utf-8", "replace")).replace("\r", "")
        self.screen += said
        return said

    def type(self, text: str) -> str:
        os.write(self._here, f"{text}\n".encode())
        return self.read()

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait(60)
        os.close(self._here)


@pytest.fixture
def seat(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    terminal = Terminal(*request.param, "--data", str(tmp_path), "--record", str(tmp_path / "game.txt"), "--no-confirm")
    yield terminal
    terminal.close()


YARD = ["scotland-yard", "--players", "3", "--seed", "7", "--option", "round_limit=3"]
X = [*YARD, "--side", "x"]


@pytest.mark.parametrize("seat", [X], indirect=True, ids=["mister-x"])
def test_a_game_is_typed_from_the_first_move_to_the_last(seat: Terminal, tmp_path: Path) -> None:
    said = seat.read()
    assert "You are Mister X." in said
    assert "Round 1 of 3" in said
    assert "double taxi 46 bus 34" in seat.type("help")
    assert "There is no station 999 on this board." in seat.type("taxi 999")
    assert "black" in seat.type("moves")
    assert "Say which station" in seat.type("why")
    assert "There is no station '999'" in seat.type("why 999")
    assert "He cannot have begun there." in seat.type("why 1")
    seat.type("aid off")
    assert "aid is off" in seat.type("why 1")
    seat.type("aid on")
    moves = 0
    while "to leave> " not in seat.screen:
        ways = re.findall(r"can\s+go: (\w+) (\d+)", seat.screen.replace("\n", " "))
        assert ways, seat.screen[-2000:]
        seat.type(" ".join(ways[-1]))
        moves += 1
        assert moves <= 3, seat.screen[-2000:]
    assert re.search(r"wins|won|caught|lost", seat.screen.rsplit("Round", 1)[1])
    game = Game.replay((tmp_path / "game.txt").read_text("utf-8"))
    assert game.result is not None
    assert sum(who == "x" for who, _ in game.lines) == moves
    assert "taxi" in seat.type("log")
    seat.type("")
    assert seat.program.wait(LONGEST) == 0


REFEREED = [*YARD, "--option", "policemen=0", "--x", "random", "--side", "detectives", "--chance", "entered"]


@pytest.mark.parametrize("seat", [REFEREED], indirect=True, ids=["referee"])
def test_a_secret_card_is_typed_unseen(seat: Terminal) -> None:
    seat.read()
    assert "Due: the start card of Detective 2." in seat.type("91")
    assert "Due: the start card of Mister X." in seat.type("34")
    assert seat.type("150").startswith("\nThat is not understood or cannot come up now")
    said = seat.type("104")
    assert said.startswith("\n")
    assert "can go:" in said
    assert "91" in seat.screen
    assert "150" not in seat.screen
