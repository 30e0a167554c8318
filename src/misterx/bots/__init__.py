"""Players that get what a seat knows and answer a move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from misterx.bots.bot import Bot
from misterx.bots.budget import read_budget
from misterx.bots.external import PREFIX, ExternalBot, read_command, split_command
from misterx.bots.external.program import NO_WALLS
from misterx.bots.external.walls import Walls
from misterx.bots.greedy_bot import GreedyBot
from misterx.bots.levels import Level1, Level2, Level3, Level4, Level5
from misterx.bots.mcts.bot import SearchBot
from misterx.bots.pimbot import BasicMcts, CategoryMcts, CoalitionMcts, CuriousPimBot, GreedyMcts, PimBot
from misterx.bots.random_bot import RandomBot
from misterx.bots.settings import read_settings
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError

__all__ = [
    "NAMES",
    "Bot",
    "ExternalBot",
    "add_program",
    "answers_at_once",
    "load",
    "names_for",
    "programs",
    "usual_for",
    "walls_of",
]

_ALL: tuple[type[Bot], ...] = (
    RandomBot, GreedyBot, Level1, Level2, Level3, Level4, Level5, SearchBot,
    PimBot, BasicMcts, GreedyMcts, CategoryMcts, CoalitionMcts, CuriousPimBot,
)  # fmt: skip
_BOTS = {bot.name: bot for bot in _ALL}
NAMES = tuple(_BOTS)
PROGRAM_NAME = re.compile(r"[a-z][a-z0-9-]{0,29}")
_programs: dict[str, tuple[str, Walls]] = {}  # [name]: the command of a bot that a host has added, and how it is kept
USUAL = ("greedy", "random")  # what is taken when nobody chooses: the first that knows the rules


def names_for(family: str) -> tuple[str, ...]:
    """The bots that know the rules of a family."""
    return (*(name for name, bot in _BOTS.items() if bot.plays(family)), *_programs)


def add_program(name: str, command: str, walls: Walls = NO_WALLS) -> None:
    """Give a bot in another language a name, under which `load` finds it from then on."""
    if not PROGRAM_NAME.fullmatch(name) or name in _BOTS:
        raise MisterXError("bad_bot_name", bot=repr(name))
    split_command(read_command(command)[0])
    _programs[name] = command, walls


def programs() -> tuple[str, ...]:
    """The names of bots in other languages that were added."""
    return tuple(_programs)


def walls_of(program: str) -> Walls:
    """How a program that was added is kept."""
    return _programs[program][1]


def usual_for(family: str, wished: str = "") -> str:
    """The bot that plays where nobody chose one: the wished one if it knows the family."""
    return next(name for name in (wished, *USUAL) if name in names_for(family))


def answers_at_once(name: str) -> bool:
    """Whether a bot chooses without a search of ours: nothing has to be compiled for it."""
    plain = name.partition("@")[0]
    return plain in _programs or (plain in _BOTS and _BOTS[plain].usual is None)


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name, with a budget if it searches, and settings: `pimbot@10000`, `search(c_x=0.3)@0.1s`.

    `cmd:PROGRAM ARGS` is a program in any language, with a time limit if one follows (`@2s`). The same seed and
    iterations choose the same.
    """
    if not isinstance(name, str):
        raise MisterXError("unknown_bot", bot=repr(name), allowed=NAMES)
    if name.startswith(PREFIX) or name in _programs:
        given, walls = _programs.get(name, (name, NO_WALLS))
        command, limit = read_command(given)
        split_command(command)
        return ExternalBot(seed, limit, name=name, command=command, walls=walls)
    said, at, budget = name.partition("@")
    plain, bracket, rest = said.partition("(")
    if plain not in _BOTS or (bracket and not rest.endswith(")")):
        raise MisterXError("unknown_bot", bot=repr(name), allowed=NAMES)
    if at and _BOTS[plain].usual is None:
        raise MisterXError("no_budget", bot=plain, budget=repr(budget))
    bot = _BOTS[plain]
    changes = read_settings(plain, bot.ranges, rest.removesuffix(")"))
    return bot(seed, read_budget(budget, plain) if at else None, changes)


def kernels(family: str, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Everything that searching bots call compiled, each kernel once."""
    seen = set()
    for bot in _ALL:
        if bot.plays(family):
            for function, arguments in bot().kernels(knowledge):
                if function not in seen:
                    seen.add(function)
                    yield function, arguments
