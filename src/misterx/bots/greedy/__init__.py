"""The greedy bot: runs from the nearest hunter, or closes in on all the places where Mister X can be.

The policy itself is a rule function of each family, so that thousands of games can be played compiled.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import numpy as np

from misterx.bots.answers import answer
from misterx.bots.bot import Bot
from misterx.deduce import Knowledge

WORDS = 32 * 18  # room for sets of 1,024 stations: one for now, and those that a family keeps of the past


class GreedyBot(Bot):
    name = "greedy"

    @classmethod
    def plays(cls, family: str) -> bool:
        return find_spec(f"misterx.bots.greedy.{family}") is not None

    def choose(self, knowledge: Knowledge) -> str:
        family = knowledge.family
        policy = import_module(f"misterx.bots.greedy.{family.__name__.rpartition('.')[2]}")
        shadow = knowledge.shadow()
        legal: list[str] = knowledge.view["legal"]
        moves = np.array([family.read_move(knowledge.words, shadow.state, text) for text in legal], np.int32)
        scratch = np.zeros(WORDS, np.int64)
        move = policy.greedy(
            shadow.board, shadow.rules, shadow.state, shadow.possible, self.randoms, moves, len(moves), scratch
        )
        return str(legal[moves.tolist().index(move)])


greedy = answer(__name__, "greedy")
learn = answer(__name__, "learn")
