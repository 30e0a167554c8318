"""The history of rights to a table: who sat down, got up, opened a seat elsewhere, and what was taken back.

A deed is a fact with a number, as a move is a line; it is stored and never changed. What holds now follows from all.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from misterx.server.protocol import wire_parts
from misterx.server.store.store import Statement
from misterx.server.table.seats import side_of

# Of a table; of its keys; of who plays a seat. What is told to everybody is in `wire_parts.Deed`.
STARTED = "started"
ARRANGED = "arranged"  # before the start: what was done until then concerned the seats of another game
SAT, LEFT, OPENED, ENDED = "sat", "left", "opened", "ended"
BOT, STAND_IN, BACK, TAKEBACK = "bot", "stand_in", "back", "takeback"
SLEPT = "slept"  # when lots were drawn for the deal
PUBLIC_DEEDS = (SAT, LEFT, BOT, STAND_IN, BACK, TAKEBACK, SLEPT)


class Deed(NamedTuple):
    """What was done about a seat: when, after how many lines of the game, with which browser, and by whom."""

    at: float
    line: int
    what: str
    seat: str
    browser: bytes
    name: str
    by: str


@dataclass
class Key:
    """A browser that a seat is open to."""

    number: int
    seat: str
    browser: bytes
    since: float
    given: str  # how it came to it: `maker`, `invite`, `join`, `follow`, or `link`, the holder's own
    name: str = ""
    first: int = 0  # the lines of the game that there were when it got the key
    last: int | None = None  # and when it lost it

    @property
    def is_holder(self) -> bool:
        """Whether this browser sat down here itself, and was not only let in."""
        return self.given != "link"


@dataclass
class History:
    """All deeds of a table, and what follows from them."""

    deeds: list[Deed] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)  # also those that open nothing any more, once the game had begun
    started: bool = False
    away: set[str] = field(default_factory=set)  # seats of people for whom a bot sat there at the deal
    late: set[int] = field(default_factory=set)  # the deeds by which somebody joined after it

    def add(self, deed: Deed) -> None:
        if self.started and (deed.what == SAT or (deed.what == BACK and deed.seat in self.away)):
            self.late.add(len(self.deeds))
        if deed.what in (BOT, STAND_IN) and not self.started:
            self.away.add(deed.seat)
        elif deed.what in (SAT, BACK, LEFT, SLEPT):
            self.away.discard(deed.seat)
        match deed.what:
            case "started":
                self.started = True
            case "sat" | "opened":
                given = deed.by if deed.what == SAT else "link"
                number = len(self.deeds)
                self.keys.append(Key(number, deed.seat, deed.browser, deed.at, given, deed.name, deed.line))
            case "left" | "slept":
                self._lose(self.live(deed.seat), deed.line)
            case "ended":
                self._lose([key for key in self.live(deed.seat) if key.browser == deed.browser], deed.line)
        self.deeds.append(deed)

    def _lose(self, keys: list[Key], line: int) -> None:
        for key in keys:
            key.last = line
        if not self.started:  # nothing had been seen
            self.keys = [key for key in self.keys if key.last is None]

    def live(self, seat: str) -> list[Key]:
        """The keys that open a seat now."""
        return [key for key in self.keys if key.seat == seat and key.last is None]

    def find(self, seat: str, browser: bytes) -> Key | None:
        """A browser's key to a seat."""
        return next((key for key in self.live(seat) if key.browser == browser), None)

    def holds(self, browser: bytes) -> bool:
        """Whether a browser has sat down at this table, and was not only let in to another's seat."""
        return any(key.is_holder for key in self.keys if key.browser == browser and key.last is None)

    def was_ended(self, seat: str, browser: bytes) -> bool:
        """Whether the holder of a seat has ended this browser's key, and not given it another since."""
        told = [deed for deed in self.deeds if deed.seat == seat and deed.browser == browser]
        return bool(told) and told[-1].what == ENDED

    def why_lost(self, seat: str) -> str:
        """Why whoever had a seat last has it no more, where that needs to be said."""
        told = [deed.what for deed in self.deeds if deed.seat == seat]
        return SLEPT if told and told[-1] == SLEPT else ""

    def has_seen(self, side: str, browser: bytes) -> bool:
        """Whether a browser has looked through a side's eyes in this game."""
        return any(key.browser == browser and side_of(key.seat) == side for key in self.keys)

    def had_people(self, side: str) -> bool:
        """Whether a person ever held a seat of a side in this game."""
        return any(key.is_holder and side_of(key.seat) == side for key in self.keys)

    def was_held(self, seat: str) -> bool:
        """Whether a person ever held a seat in this game."""
        return any(key.is_holder and key.seat == seat for key in self.keys)

    def holders_since(self, line: int) -> list[Key]:
        """Everybody who has held a seat after so many lines of the game, or holds one now."""
        return [key for key in self.keys if key.is_holder and (key.last is None or key.last > line)]

    def told(self, since: int = 0) -> list[wire_parts.Deed]:
        """What everybody may know of it."""
        found = []
        for number, deed in enumerate(self.deeds):
            if number >= since and deed.what in PUBLIC_DEEDS:
                what: Any = deed.what
                late = number in self.late
                found.append(wire_parts.Deed(number, deed.at, what, deed.seat, deed.name, deed.by, late))
        return found

    def keys_to(self, seat: str) -> list[wire_parts.KeyHeld]:
        """What whoever holds a seat may know of its keys."""
        return [
            wire_parts.KeyHeld(key.number, key.since, key.given, key.is_holder)  # type: ignore[arg-type]
            for key in self.live(seat)
        ]


def read_history(deeds: Iterable[Deed]) -> History:
    history = History()
    for deed in deeds:
        history.add(deed)
    return history


def new_deed(line: int, what: str, seat: str = "", browser: bytes = b"", name: str = "", by: str = "") -> Deed:
    return Deed(round(time.time(), 3), line, what, seat, browser, name, by)


def deed_row(table: str, number: int, deed: Deed) -> Statement:
    return "insert into rights values (?, ?, ?, ?, ?, ?, ?, ?, ?)", (table, number, *deed)
