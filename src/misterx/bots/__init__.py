"""Players that get what a seat knows and answer a move."""

from __future__ import annotations

from misterx.bots.bot import Bot
from misterx.bots.budget import read_budget
from misterx.bots.greedy import GreedyBot
from misterx.bots.pimbot import BasicMcts, CategoryMcts, CoalitionMcts, CuriousPimBot, GreedyMcts, PimBot
from misterx.bots.random_bot import RandomBot
from misterx.bots.search import SearchBot
from misterx.kernel.errors import MisterXError

__all__ = ["NAMES", "Bot", "answers_at_once", "load", "names_for", "usual_for"]

_ALL: tuple[type[Bot], ...] = (
    RandomBot, GreedyBot, SearchBot, PimBot, BasicMcts, GreedyMcts, CategoryMcts, CoalitionMcts, CuriousPimBot,
)  # fmt: skip
_BOTS = {bot.name: bot for bot in _ALL}
NAMES = tuple(_BOTS)
USUAL = ("greedy", "random")  # what is taken when nobody chooses: the first that knows the rules


def names_for(family: str) -> tuple[str, ...]:
    """The bots that know the rules of a family."""
    return tuple(name for name, bot in _BOTS.items() if bot.plays(family))


def usual_for(family: str) -> str:
    return next(name for name in USUAL if name in names_for(family))


def answers_at_once(name: str) -> bool:
    """Whether a bot chooses without searching."""
    plain = name.partition("@")[0]
    return plain in _BOTS and _BOTS[plain].usual is None


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name, with a budget if it searches: `pimbot@10000`, `pimbot@0.1s`. The same seed chooses the same."""
    if not isinstance(name, str):
        raise MisterXError("unknown_bot", bot=repr(name), allowed=NAMES)
    plain, at, budget = name.partition("@")
    if plain not in _BOTS or (at and _BOTS[plain].usual is None):
        raise MisterXError("unknown_bot", bot=repr(name), allowed=NAMES)
    return _BOTS[plain](seed, read_budget(budget, plain) if at else None)
