"""Levels that feel like people: the same search, given less time and a lighter hand.

A weaker level thinks less and takes the second best now and then: it errs where the choice is close, never at random.
How long each thinks, its temperature and how far it trusts rules of thumb are a table by title: a hundred thoughts are
not worth the same in every game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from misterx import titles
from misterx.bots.budget import Budget
from misterx.bots.greedy_bot import GreedyBot
from misterx.bots.mcts.bot import SearchBot
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready
from misterx.kernel.jit import name_of
from misterx.kernel.random import draw

TABLE = Path(__file__).with_name("levels.toml")
SEEDS = 1_000_000


@cache
def table() -> dict[str, dict[str, dict[str, Any]]]:
    """[title][level]: iterations or seconds, and settings of the search."""
    return tomllib.loads(TABLE.read_text("utf-8"))


@cache
def row_of(title: str) -> dict[str, dict[str, Any]]:
    """How levels think in a title; one that somebody added is played like the first of its family, if there is one."""
    if title in table():
        return table()[title]
    family = titles.load(title).family
    return next((row for known, row in table().items() if titles.load(known).family == family), {})


class Level(SearchBot):
    """Plays as the table says, unless it was told otherwise by name."""

    stands_in = True  # whether something quick may answer in its place; where games are counted it may not

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, budget, changes)
        self._told = budget, changes or {}

    def choose(self, knowledge: Knowledge) -> str:
        if self.stands_in and not are_searches_ready(name_of(knowledge.family)):
            # Compiling takes as long as a whole game; until it is done, something quick answers in its place.
            return GreedyBot(draw(self.randoms, SEEDS)).choose(knowledge)
        self._take_level(knowledge.view["title"])
        return super().choose(knowledge)

    def distribution(self, knowledge: Knowledge) -> dict[str, float]:
        self._take_level(knowledge.view["title"])
        return super().distribution(knowledge)

    def _take_level(self, title: str) -> None:
        budget, changes = self._told
        row = row_of(title)[self.name]
        usual = {key: row[key] for key in row.keys() & {"iterations", "seconds"}}
        self.budget = budget or Budget(**usual)
        self.parameters |= {key: row[key] for key in row.keys() - usual.keys()} | dict(changes)


class Level1(Level):
    name = "level1"


class Level2(Level):
    name = "level2"


class Level3(Level):
    name = "level3"


class Level4(Level):
    name = "level4"


class Level5(Level):
    name = "level5"
