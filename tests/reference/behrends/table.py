"""What lies on the table in Behrends' game: pieces, cards, dice, dial. No rules, but those of laying it out."""

from __future__ import annotations

import copy
from typing import Any, Self

from tests.reference.behrends.streets import City

TOKENS = [f"t{number}" for number in range(1, 11)]
CARS = [f"car{number}" for number in range(1, 5)]
CHECKS = 7
WARNINGS = 20


class Table:
    """Everything that is true, in plain words. `ask` says what is decided next, or which chance is awaited."""

    def __init__(self, city: City, options: dict[str, Any], players: int) -> None:
        self.city = city
        self.options = options
        self.players = players
        self.numbers: dict[str, int] = {}
        self.x_number: int | None = None
        self.squares: dict[str, int] = {}
        self.up: set[str] = set()
        self.cars: dict[str, int] = {}
        self.facing: dict[str, int | None] = dict.fromkeys(CARS)
        self.checks = CHECKS
        self.warnings = 0
        self.dial: int | None = None
        self.phase = 0
        self.round = 0
        self.side = "x"
        self.ask = "deal"
        self.dice: list[int] = []
        self.moved: list[str] = []
        self.checked: list[str] = []
        self.looked = False
        self.shown = ""
        self.found = False
        self.nominated: list[str] = []
        self.leg = ""
        self.car = ""
        self.pips = 0
        self.colour = ""
        self.result: tuple[str, str] | None = None

    def copy(self) -> Self:
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set) and name != "options":
                setattr(twin, name, value.copy())
        return twin

    def x(self) -> str:
        """Which token Mister X is."""
        return next(token for token, number in self.numbers.items() if number == self.x_number)

    def helpers(self) -> list[str]:
        return [token for token in TOKENS if token != self.x()]

    def tokens_on(self, square: int) -> list[str]:
        return [token for token in TOKENS if self.squares.get(token) == square]

    def barricades(self) -> set[int]:
        """Squares that two helpers share."""
        taken = list(self.squares.values())
        return {square for square in taken if taken.count(square) == 2}

    def cars_on_streets(self) -> set[int]:
        return {square for square in self.cars.values() if square != self.city.hq}

    def end(self, winner: str, reason: str) -> None:
        self.result = (winner, reason)
        self.ask = ""
