"""Plain values of a position, each checked as it is read; what is wrong is collected, not raised."""

from __future__ import annotations

from collections import Counter
from typing import Any

from misterx.families.hand.schema.state import OFF_BOARD
from misterx.families.hand.text.vocabulary import HandVocabulary
from misterx.kernel.errors import quote


class Values:
    """Reads the parts of one position."""

    def __init__(self, words: HandVocabulary, position: dict[str, Any]) -> None:
        self.words, self.position = words, position
        self.faults: list[str] = []

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def number(self, name: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            self.fault(f"{name} must be a whole number from {least} to {most}, not {quote(value)}.")
            return least
        return value

    def items(self, name: str) -> list[Any]:
        values = self.position.get(name, [])
        if not isinstance(values, list):
            self.fault(f"{name} must be a list, not {quote(values)}.")
            return []
        return values

    def table(self, name: str) -> dict[str, Any]:
        values = self.position.get(name, {})
        if not isinstance(values, dict):
            self.fault(f"{name} must be a table, not {quote(values)}.")
            return {}
        return values

    def flag(self, name: str) -> bool:
        value = self.position.get(name, False)
        if not isinstance(value, bool):
            self.fault(f"{name} must be true or false, not {quote(value)}.")
        return value is True

    def city(self, name: str, value: Any) -> int:
        if type(value) is not int or value not in self.words.node:
            self.fault(f"{name}: there is no city {quote(value)}.")
            return OFF_BOARD
        return self.words.node[value]

    def detective(self, name: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.words.pawns[1:]:
            self.fault(f"{name}: there is no detective {quote(value)}.")
            return 0
        return self.words.pawns.index(value)

    def counts(self, name: str, value: Any) -> list[int]:
        """Tickets as a list of names or a table of counts."""
        if isinstance(value, list):
            if any(not isinstance(ticket, str) or ticket not in self.words.tickets for ticket in value):
                self.fault(f"{name} must name tickets such as {self.words.tickets[0]}, not {quote(value)}.")
                return [0] * len(self.words.tickets)
            found = Counter(value)
            return [found[ticket] for ticket in self.words.tickets]
        if not isinstance(value, dict) or not set(value) <= set(self.words.tickets):
            self.fault(f"{name} must be tickets such as {self.words.tickets[0]}, not {quote(value)}.")
            return [0] * len(self.words.tickets)
        return [self.number(f"{name}: {ticket}", value.get(ticket, 0), 0, 120) for ticket in self.words.tickets]
