"""Any legal move, each as likely as the other."""

from __future__ import annotations

from misterx.bots.bot import Bot
from misterx.deduce import Knowledge
from misterx.kernel.random import draw


class RandomBot(Bot):
    name = "random"

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        return legal[draw(self.randoms, len(legal))]
