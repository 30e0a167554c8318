"""Bots in any language: a program that reads what a seat knows and writes a move, in lines of JSON (`docs/bots.md`).

A program that fails, hangs, babbles or answers with what is not legal loses that decision to the greedy bot, and what
it did is kept in `faults`. After a few of these it is not asked again for that seat. The game always goes on.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from misterx.bots.bot import Bot
from misterx.bots.budget import MOST_SECONDS, Budget, read_seconds
from misterx.bots.external.program import NO_WALLS, Fault, Program
from misterx.bots.external.walls import Walls
from misterx.bots.greedy_bot import GreedyBot
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError

PREFIX = "cmd:"
PROTOCOL = 1
SECONDS = 5.0  # that a program has for a decision when nothing is said
STARTING = 10.0  # seconds more for its first one: it may have to load something
STRIKES = 3  # after which it is not asked again for a seat
OUT = f"it was at fault {STRIKES} times for this seat"
QUOTED = 60  # letters of what it said, in a report
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
        walls: Walls = NO_WALLS,
    ) -> None:
        super().__init__(seed, budget)
        self._walls = walls
        self.name = name
        self.command = command
        self._seed = seed
        self._told: list[Told] = []
        self._strikes: Counter[str] = Counter()  # by seat: a program that fails one hunter may do well by the next
        self._not_asked: Counter[str] = Counter()
        self._fallback = GreedyBot(seed)
        self._program: Program | None = None
        self._asked = 0

    @property
    def faults(self) -> list[Told]:
        """Every decision that it lost: those that it was asked for in their order, then those that it was not."""
        return self._told + [Told(seat, "not_asked", OUT) for seat in self._not_asked.elements()]

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        seat = knowledge.viewer
        if self._strikes[seat] == STRIKES:
            self._not_asked[seat] += 1
            return self._fallback.choose(knowledge)
        try:
            return self._ask(knowledge, legal)
        except Fault as fault:
            self._told.append(Told(seat, fault.kind, str(fault)))
            self._strikes[seat] += 1
            self.close()
        return self._fallback.choose(knowledge)

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _ask(self, knowledge: Knowledge, legal: list[str]) -> str:
        patience = self.budget.seconds
        if self._program is None:
            self._program = Program(shlex.split(self.command), self._walls)
            self._program.tell(_line(describe_game(knowledge)))
            patience += STARTING
        self._asked += 1
        seed = seed_for(self._seed, knowledge.viewer, self._asked)
        question = describe_decision(knowledge, self._asked, self.budget.seconds, seed)
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
        if b"\0" in os.fsencode(command):
            raise ValueError("no program can be given the letter 0.")
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


def seed_for(seed: int, seat: str, number: int) -> int:
    """What a program is told to seed chance with: fixed by the bot's own seed, which it does not tell."""
    return int.from_bytes(sha256(f"{seed:x} {seat} {number}".encode()).digest()[:8], "big") % SEEDS


def read_answer(line: bytes, number: int, legal: list[str]) -> str:
    """A move out of a program's line."""
    said = line.decode("utf-8", "replace").strip()
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("babbled", f"it said {_shorten(said)}, which is not JSON") from None
    asked, move = (answer.get("id"), answer.get("move")) if isinstance(answer, dict) else (None, None)
    if isinstance(asked, bool) or asked != number or not isinstance(move, str):  # to Python, true is 1
        raise Fault("babbled", f'it said {_shorten(said)}, not {{"id": {number}, "move": "…"}}')
    if move not in legal:
        raise Fault("illegal", f"{_shorten(move)} is not one of its {len(legal)} legal moves")
    return move


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


def _shorten(said: str) -> str:
    """Somebody's words, quoted so that they can be printed and stored whatever letters they are made of."""
    return repr(said[:QUOTED] + "…" if len(said) > QUOTED else said)
