"""Plain values of a position, each checked as it is read; what is wrong is collected, not raised."""

from __future__ import annotations

from collections import Counter
from typing import Any

from misterx.families.hand.schema.state import OFF_BOARD
from misterx.families.hand.text.vocabulary import HandVocabulary
from misterx.families.shared.position_reader import PositionReader
from misterx.kernel.errors import quote


class Values(PositionReader[HandVocabulary]):
    """Reads the values that this family's positions have."""

    SPOT, OFF_BOARD = "city", OFF_BOARD

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
