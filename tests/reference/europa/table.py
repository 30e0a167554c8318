"""What lies on the table of Flucht durch Europa, in dictionaries, lists and counters.

The second engine of this title was written from the rulebook and shares with the product the facts of the board and how
moves are spelt, nothing else.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from misterx import boards

Lines = dict[str, dict[int, set[int]]]
DETECTIVES = ("d1", "d2", "d3", "d4", "d5")


@dataclass
class Entry:
    """A move of Mister X: what he noted, the ticket that he laid, what he paid for it."""

    city: int
    ticket: str
    face_down: bool = False
    double: bool = False
    paid: tuple[str, ...] = ()


@dataclass
class Table:
    lines: Lines
    cards: list[int]
    missions: dict[str, dict[str, list[int]]]
    options: dict[str, Any]
    leads: dict[str, list[str]]
    bag: Counter[str]
    box: Counter[str] = field(default_factory=Counter)
    aside: Counter[str] = field(default_factory=Counter)
    hands: dict[str, Counter[str]] = field(default_factory=dict)
    place: dict[str, int] = field(default_factory=dict)
    mission: str = ""
    start: int = 0
    entries: list[Entry] = field(default_factory=list)
    rings: dict[int, tuple[int, int]] = field(default_factory=dict)
    oldest: int = 1
    phase: str = ""
    then: str = ""
    drawing: list[str] = field(default_factory=list)
    discarding: list[str] = field(default_factory=list)
    round: int = 0
    half: str = ""
    indicators: dict[str, str] = field(default_factory=dict)
    entered: dict[str, list[int]] = field(default_factory=dict)
    stays: list[int] = field(default_factory=list)
    checked: int = 0
    moves_over: bool = False
    marked: set[int] = field(default_factory=set)
    chips: dict[int, str] = field(default_factory=dict)
    before: Table | None = None
    result: tuple[str, str] | None = None

    @property
    def log(self) -> list[int]:
        """The checklist: the start in field 0, then the city after each move."""
        return [self.start, *(entry.city for entry in self.entries)]

    @property
    def moves(self) -> int:
        return len(self.entries)

    @property
    def here(self) -> int:
        return self.log[-1]

    @property
    def held(self) -> set[int]:
        return {self.place[pawn] for pawn in DETECTIVES if pawn in self.place}

    @property
    def track(self) -> list[Entry]:
        """EU-041, EU-135: tickets stay on the track; those of open moves never come there."""
        return self.entries[: self.options["first_open_move"] - 1]

    def leader(self, pawn: str) -> str:
        return next(seat for seat, pawns in self.leads.items() if pawn in pawns)

    def neighbours(self, city: int, *modes: str) -> set[int]:
        """EU-036: the next cities along the lines of these modes, of all if none is named."""
        return set().union(*(self.lines[mode].get(city, set()) for mode in modes or self.lines))

    def end(self, winner: str, reason: str) -> None:
        self.phase, self.result = "over", (winner, reason)

    def copy(self) -> Table:
        """A copy that shares what never changes."""
        fixed = (self.lines, self.cards, self.missions, self.options, self.leads)
        return deepcopy(self, {id(thing): thing for thing in fixed})


def read_lines(board: boards.Board) -> Lines:
    lines: Lines = {}
    for mode in ("car", "rail", "plane"):
        lines[mode] = {}
        for a, b in board.links(mode):
            lines[mode].setdefault(a, set()).add(b)
            lines[mode].setdefault(b, set()).add(a)
    return lines
