"""The words of one game: how numbers in the kernel are called at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from misterx.kernel.codes import REASONS, SIDES
from misterx.kernel.events import Declared

TEAM = "team"  # who acts where a whole team decides and no pawn is named


@dataclass(frozen=True)
class Vocabulary:
    """Names of stations, pawns, stocks, modes and tickets, in the kernel's order."""

    stations: tuple[int, ...]
    pawns: tuple[str, ...]
    stocks: tuple[str, ...]
    modes: tuple[str, ...]
    tickets: tuple[str, ...]

    @cached_property
    def node(self) -> dict[int, int]:
        return {station: node for node, station in enumerate(self.stations)}

    def read(self, meaning: str, value: int) -> Any:
        """A number of the kernel in words."""
        match meaning:
            case "station":
                return self.stations[value]
            case "pawn":
                return self.pawns[value]
            case "stock":
                return self.stocks[value]
            case "mode":
                return self.modes[value]
            case "ticket":
                return self.tickets[value] if value >= 0 else None  # a ticket that nobody told
            case "flag":
                return value != 0
            case "side":
                return SIDES[value]
            case "reason":
                return REASONS[value]
        return value


@dataclass(frozen=True)
class Fact:
    """Something that happened, for one audience."""

    audience: int
    name: str
    values: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        return {"event": self.name, **self.values}


def read_fact(words: Vocabulary, declared: Mapping[int, Declared], numbers: tuple[int, ...]) -> Fact:
    """A fact in words, from its number, its audience and its values."""
    _, name, meanings = declared[numbers[0]]
    said = {field: words.read(meaning, numbers[place]) for place, (field, meaning) in enumerate(meanings, 2)}
    return Fact(numbers[1], name, said)
