"""Bots at the seats of a game between programs: what each one's chance is seeded with, and who sees them out."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType

from misterx import bots
from misterx.bots.levels import Level

SEEDS_APART = 7919  # the bot that leads all hunters from Mister X's
# A sixth of all seeds (32 bits) from seat to seat: games are seeded one after the other, so no seat draws another's
# numbers, neither in its own game nor in any of the next 700 million.
SEAT_TO_SEAT = 0x2AAAAAAB

_seated: list[bots.Bot] = []  # in games that are being played


def seed_for(seat: str, seed: int) -> int:
    """What a seat's bot is seeded with in a game that is dealt with a seed; `hunters` leads all of them alone."""
    match seat:
        case "x":
            return seed
        case "hunters":
            return seed + SEEDS_APART
    return seed + int(seat.removeprefix("h")) * SEAT_TO_SEAT


class Seated:
    """Bots for the time of a game, by seat; whatever happens, those that run programs end them."""

    def __init__(self, names: Mapping[str, str], seed: int) -> None:
        self.bots = {seat: load(name, seed_for(seat, seed)) for seat, name in names.items()}

    def __enter__(self) -> dict[str, bots.Bot]:
        _seated.extend(self.bots.values())
        return self.bots

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for bot in self.bots.values():
            bot.close()
            _seated.remove(bot)


def close_all() -> None:
    """See out whoever is still seated, where nobody will come to the end of a game."""
    for bot in _seated:
        bot.close()


def load(name: str, seed: int = 0) -> bots.Bot:
    """A bot that plays itself or not at all: where games are counted, nobody stands in for a level."""
    bot = bots.load(name, seed)
    if isinstance(bot, Level):
        bot.stands_in = False
    return bot


def searches(bot: bots.Bot) -> bool:
    """Whether a bot needs compiled code of ours to think with."""
    return bot.usual is not None and not isinstance(bot, bots.ExternalBot)


def list_faults(bot: bots.Bot) -> list[dict[str, str]]:
    """What a bot in another language did wrong, and which turns it was not asked for any more."""
    return [fault._asdict() for fault in bot.faults] if isinstance(bot, bots.ExternalBot) else []
