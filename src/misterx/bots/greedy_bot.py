"""The greedy bot: runs from the nearest hunter, or closes in on all the places where Mister X can be.

The policy itself is a rule function of each family, so that thousands of games can be played compiled.
"""

from __future__ import annotations

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.registry import GREEDY, question
from misterx.deduce import Knowledge
from misterx.kernel.jit import name_of

SCRATCH_WORDS = 32 * 18  # room for sets of 1,024 stations: one for now, and those that a family keeps of the past


class GreedyBot(Bot):
    name = "greedy"

    @classmethod
    def plays(cls, family: str) -> bool:
        return family in GREEDY

    def choose(self, knowledge: Knowledge) -> str:
        family, shadow = knowledge.family, knowledge.shadow()
        legal: list[str] = knowledge.view["legal"]
        moves = np.array([family.read_move(knowledge.words, shadow.state, text) for text in legal], np.int32)
        scratch = np.zeros(SCRATCH_WORDS, np.int64)
        move = GREEDY[name_of(family)].greedy(
            shadow.board, shadow.rules, shadow.state, shadow.possible, self.randoms, moves, len(moves), scratch
        )
        return str(legal[moves.tolist().index(move)])


greedy = question(GREEDY, "greedy")
learn = question(GREEDY, "learn")
