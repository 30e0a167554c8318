"""Players that get what a seat knows and answer a move."""

from __future__ import annotations

from misterx.bots.bot import Bot
from misterx.bots.greedy import GreedyBot
from misterx.bots.random_bot import RandomBot
from misterx.kernel.errors import MisterXError

__all__ = ["NAMES", "Bot", "load", "names_for", "usual_for"]

_BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = tuple(_BOTS)
USUAL = ("greedy", "random")  # what is taken when nobody chooses: the first that knows the rules


def names_for(family: str) -> tuple[str, ...]:
    """The bots that know the rules of a family."""
    return tuple(name for name, bot in _BOTS.items() if bot.plays(family))


def usual_for(family: str) -> str:
    return next(name for name in USUAL if name in names_for(family))


def load(name: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed makes the same choices."""
    if not isinstance(name, str) or name not in _BOTS:
        raise MisterXError("unknown_bot", bot=repr(name), allowed=NAMES)
    return _BOTS[name](seed)
