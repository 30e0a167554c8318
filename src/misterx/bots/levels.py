"""Levels that feel like people: the same search, given less time and a lighter hand.

A weaker level thinks less and takes the second best now and then: it errs where the choice is close, never at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from misterx.bots.budget import Budget
from misterx.bots.greedy import GreedyBot
from misterx.bots.search import SearchBot
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready
from misterx.kernel.jit import name_of
from misterx.kernel.random import draw

FINE = 1_000_000


class Level(SearchBot):
    """A search with a temper: 0 takes the move it tried most, 1 each as often as it was tried."""

    temper: ClassVar[float] = 0.0

    def choose(self, knowledge: Knowledge) -> str:
        if not are_searches_ready(name_of(knowledge.family)):
            # Compiling takes as long as a whole game; until it is done, something quick answers in its place.
            return GreedyBot(draw(self.randoms, FINE)).choose(knowledge)
        return super().choose(knowledge)

    def pick(self, legal: list[str], opinion: Mapping[str, tuple[int, float]]) -> str:
        if self.temper == 0:
            return super().pick(legal, opinion)
        most = max(tries for tries, _ in opinion.values())
        weights = {text: int(FINE * (tries / most) ** (1 / self.temper)) for text, (tries, _) in opinion.items()}
        left = draw(self.randoms, sum(weights.values()))
        for text, weight in weights.items():
            left -= weight
            if left < 0:
                return text
        return legal[0]


class Level1(Level):
    name = "level1"
    usual = Budget(iterations=24)
    temper = 1.0


class Level2(Level):
    name = "level2"
    usual = Budget(iterations=80)
    temper = 0.6


class Level3(Level):
    name = "level3"
    usual = Budget(iterations=400)
    temper = 0.3


class Level4(Level):
    name = "level4"
    usual = Budget(iterations=3000)
    temper = 0.1


class Level5(Level):
    name = "level5"
    usual = Budget(seconds=1.0)
