"""The settings of a bot, as they stand in brackets behind its name, and what each of them may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from misterx.kernel.errors import MisterXError


class Range(NamedTuple):
    """What a setting may be: from the least to the most, and whether whole numbers only."""

    least: float
    most: float
    whole: bool = False

    def allows(self, value: float) -> bool:
        return self.least <= value <= self.most and (not self.whole or value == int(value))

    def __str__(self) -> str:
        return f"{'a whole number ' if self.whole else ''}from {self.least:g} to {self.most:g}"


CHANCE = Range(0, 1000, whole=True)  # of a thousand
PERCENT = Range(0, 100, whole=True)
SWITCH = Range(0, 1, whole=True)


# What settings were called before; old commands and notes still mean the same.
FORMERLY = {
    "temper": "temperature",
    "warmth_x": "prior_temperature_x",
    "warmth_hunters": "prior_temperature_hunters",
    "peek": "see_hidden",
}


def read_settings(bot: str, ranges: Mapping[str, Range], text: str) -> dict[str, float]:
    """`c_x=0.3,first_try=0.2` as numbers; only what the bot has, each once and within its range."""
    changes: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        key, _, said = (word.strip() for word in part.partition("="))
        key = FORMERLY.get(key, key)
        if key not in ranges:
            allowed = [f"{key} {range_}" for key, range_ in ranges.items()]
            raise MisterXError("bad_setting", bot=bot, setting=repr(part), allowed=allowed)
        if key in changes:
            raise MisterXError("bad_setting", bot=bot, setting=repr(part), allowed=f"{key} once")
        try:
            value = float(said)
        except ValueError:
            value = float("nan")
        if not ranges[key].allows(value):
            raise MisterXError("bad_setting", bot=bot, setting=repr(part), allowed=f"{key} {ranges[key]}")
        changes[key] = int(value) if ranges[key].whole else value
    return changes
