"""Bots in any language: a program that reads what a seat knows and writes a move, in lines of JSON (`docs/bots.md`).

A program that fails, hangs, babbles or answers with what is not legal loses that decision to the greedy bot, and what
it did is kept in `faults`. After a few of these it is not asked again. The game always goes on.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Mapping
from typing import Any, NamedTuple

from misterx.bots.bot import Bot
from misterx.bots.budget import MOST_SECONDS, Budget, read_seconds
from misterx.bots.external.program import Fault, Program
from misterx.bots.greedy import GreedyBot
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.kernel.random import draw

PREFIX = "cmd:"
PROTOCOL = 1
SECONDS = 5.0  # that a program has for a decision when nothing is said
STARTING = 10.0  # seconds more for its first one: it may have to load something
STRIKES = 3
# What somebody means as a limit, right or wrong: a number at the very end, with a unit or without.
LIMIT = re.compile(
    r"@([-+]?(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)(?:e[-+]?[0-9]+)?"
    r"(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?)\s*$", re.IGNORECASE,
)  # fmt: skip
LIMITS = f"a time of at most {MOST_SECONDS:g} s (2s, 500ms); what belongs to the command goes into quotation marks"
SEEDS = 1 << 30


class Told(NamedTuple):
    """A fault as it is reported."""

    seat: str
    kind: str
    why: str


class ExternalBot(Bot):
    """Asks a program. `command` is split as a shell would, but no shell is involved."""

    usual = Budget(seconds=SECONDS)

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        changes: Mapping[str, float] | None = None,
        *,
        name: str,
        command: str,
    ) -> None:
        super().__init__(seed, budget)
        self.name = name
        self.command = command
        self.faults: list[Told] = []
        self._fallback = GreedyBot(seed)
        self._program: Program | None = None
        self._asked = 0

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        if len(self.faults) < STRIKES:
            try:
                return self._ask(knowledge, legal)
            except Fault as fault:
                self.faults.append(Told(knowledge.viewer, fault.kind, str(fault)))
                self.close()
        return self._fallback.choose(knowledge)

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _ask(self, knowledge: Knowledge, legal: list[str]) -> str:
        patience = self.budget.seconds
        if self._program is None:
            self._program = Program(split_command(self.command))
            self._program.tell(_line(describe_game(knowledge)))
            patience += STARTING
        self._asked += 1
        question = describe_decision(knowledge, self._asked, self.budget.seconds, draw(self.randoms, SEEDS))
        self._program.tell(_line(question))
        return read_answer(self._program.hear(patience), self._asked, legal)


def read_command(name: str) -> tuple[str, Budget | None]:
    """`cmd:PROGRAM ARGS` with a limit if one follows (`@2s`, `@500ms`), as what is run and for how long.

    An @ followed by anything but a number belongs to the command, and so does whatever ends with a quotation mark.
    """
    command = name.removeprefix(PREFIX)
    if limit := LIMIT.search(command):
        seconds = read_seconds(limit[1])
        if seconds is None:
            raise MisterXError("bad_budget", budget=repr(limit[1]), bot="a program", allowed=LIMITS)
        return command[: limit.start()], Budget(seconds=seconds)
    return command, None


def split_command(command: str) -> list[str]:
    """The words of a command; refuses one whose program is not there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise MisterXError("bad_command", command=repr(command), why=str(error)) from None
    if not words or shutil.which(words[0]) is None:
        raise MisterXError("bad_command", command=repr(command), why="there is no such program.")
    return words


def describe_game(knowledge: Knowledge) -> dict[str, Any]:
    """The first line that a program gets: what is played, and on which board."""
    board = knowledge.plan
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "title": knowledge.view["title"],
        "stations": list(board.numbers),
        "links": {mode: [list(link) for link in board.links(mode)] for mode in board.modes},
    }


def describe_decision(knowledge: Knowledge, number: int, seconds: float, seed: int) -> dict[str, Any]:
    """One decision: everything that the seat knows, and a seed for whoever wants to be reproducible."""
    likely = knowledge.likelihood()
    return {
        "type": "choose",
        "id": number,
        "seat": knowledge.viewer,
        "seconds": seconds,
        "seed": seed,
        "view": knowledge.view,
        "possible": list(likely),
        "likely": [round(chance, 6) for chance in likely.values()],
    }


def read_answer(line: bytes, number: int, legal: list[str]) -> str:
    """A move out of a program's line."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("babbled", f"it said {_shorten(line)}, which is not JSON") from None
    if not isinstance(answer, dict) or answer.get("id") != number or not isinstance(answer.get("move"), str):
        raise Fault("babbled", f'it said {_shorten(line)}, not {{"id": {number}, "move": "…"}}')
    move: str = answer["move"]
    if move not in legal:
        raise Fault("illegal", f"{_shorten(move.encode())} is not one of its {len(legal)} legal moves")
    return move


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _shorten(said: bytes) -> str:
    text = said[:60].decode("utf-8", "replace").strip()
    return repr(text + "…" if len(said) > 60 else text)
