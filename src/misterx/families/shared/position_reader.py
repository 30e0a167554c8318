"""Plain values of a position, each checked as it is read; what is wrong is collected, not raised."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from misterx.families.shared.vocabulary import Vocabulary
from misterx.kernel.errors import quote

Words = TypeVar("Words", bound=Vocabulary)


class PositionReader(Generic[Words]):
    """Reads the parts of one position; a family adds its own."""

    KEYS: ClassVar[frozenset[str]]  # that a position may have
    SPOT: ClassVar[str]  # what a place on the board is called
    OFF_BOARD: ClassVar[int]

    def __init__(self, words: Words, position: dict[str, Any]) -> None:
        self.words, self.position = words, position
        self.faults: list[str] = []

    def put(self, value: Any) -> str:
        """Somebody's value, as a sentence has it."""
        return quote(value)

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def check_keys(self) -> None:
        for key in sorted(self.position.keys() - self.KEYS):
            self.fault(f"a position has no {self.put(key)}; it may have {', '.join(sorted(self.KEYS))}.")

    def number(self, name: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            self.fault(f"{name} must be a whole number from {least} to {most}, not {self.put(value)}.")
            return least
        return value

    def items(self, name: str) -> list[Any]:
        values = self.position.get(name, [])
        if not isinstance(values, list):
            self.fault(f"{name} must be a list, not {self.put(values)}.")
            return []
        return values

    def table(self, name: str) -> dict[str, Any]:
        values = self.position.get(name, {})
        if not isinstance(values, dict):
            self.fault(f"{name} must be a table, not {self.put(values)}.")
            return {}
        return values

    def flag(self, name: str) -> bool:
        value = self.position.get(name, False)
        if not isinstance(value, bool):
            self.fault(f"{name} must be true or false, not {self.put(value)}.")
        return value is True

    def node(self, name: str, value: Any) -> int:
        """The place on the board that a number means."""
        if type(value) is not int or value not in self.words.node:
            self.fault(f"{name}: there is no {self.SPOT} {self.put(value)}.")
            return self.OFF_BOARD
        return self.words.node[value]
