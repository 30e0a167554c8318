"""A board: stations, the lines between them, start cards, and how it is all drawn."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

Point = tuple[float, float]

#: What the place of a mode in ``modes`` means: Scotland Yard's taxi, bus, metro and ferry.
RANKS = ("short", "middle", "fast", "secret")


@dataclass(frozen=True, slots=True)
class Past:
    """The line runs through this station's place and does not stop."""

    station: int


Step = int | Point | Past


@dataclass(frozen=True, slots=True)
class Hop:
    """One ride: from a stop to the next stop of the same line, and what lies on the way."""

    mode: str
    start: int
    end: int
    way: tuple[Point | Past, ...] = ()
    when: str | None = None
    unless: str | None = None

    @property
    def past(self) -> tuple[int, ...]:
        return tuple(step.station for step in self.way if isinstance(step, Past))

    def runs(self, tags: Iterable[str]) -> bool:
        return (self.when is None or self.when in tags) and (self.unless is None or self.unless not in tags)

    def backwards(self) -> "Hop":
        return Hop(self.mode, self.end, self.start, self.way[::-1], self.when, self.unless)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of one mode. Integers in its route are stops, pairs are bend points."""

    mode: str
    route: tuple[Step, ...]
    name: str | None = None
    when: str | None = None
    unless: str | None = None

    @property
    def stops(self) -> tuple[int, ...]:
        return tuple(step for step in self.route if isinstance(step, int))

    @property
    def hops(self) -> tuple[Hop, ...]:
        found: list[Hop] = []
        start: int | None = None
        way: list[Point | Past] = []
        for step in self.route:
            if not isinstance(step, int):
                way.append(step)
                continue
            if start is not None:
                found.append(Hop(self.mode, start, step, tuple(way), self.when, self.unless))
            start, way = step, []
        return tuple(found)


@dataclass(frozen=True, eq=False)
class Board:
    """A checked board. Node numbers (indices) follow ``numbers``, the order of the file."""

    id: str
    name: str
    size: Point
    modes: tuple[str, ...]
    numbers: tuple[int, ...]
    at: dict[int, Point]
    names: dict[int, str]
    lines: tuple[Line, ...]
    starts: dict[str, tuple[int, ...]]
    spans: tuple[str, ...] = ()
    provenance: dict[str, str] = field(default_factory=dict)
    art: dict[str, Any] = field(default_factory=dict)
    #: Every other key of the file (missions, dial, …); ``stations`` maps a number to its further attributes.
    extra: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def node(self) -> Mapping[int, int]:
        return {number: node for node, number in enumerate(self.numbers)}

    @cached_property
    def hops(self) -> tuple[Hop, ...]:
        return tuple(hop for line in self.lines for hop in line.hops)

    @property
    def tags(self) -> frozenset[str]:
        """The tags that change this board, such as ``classic`` on London."""
        return frozenset(tag for line in self.lines for tag in (line.when, line.unless) if tag)

    @cached_property
    def ranks(self) -> dict[int, frozenset[str]]:
        """The ranks of the modes that stop at each station, whatever the tags."""
        found: dict[int, set[str]] = {number: set() for number in self.numbers}
        for hop in self.hops:
            found[hop.start].add(self.rank(hop.mode))
            found[hop.end].add(self.rank(hop.mode))
        return {number: frozenset(ranks) for number, ranks in found.items()}

    def rank(self, mode: str) -> str:
        return RANKS[min(self.modes.index(mode), len(RANKS) - 1)]

    def links(self, mode: str, tags: Iterable[str] = frozenset()) -> list[tuple[int, int]]:
        """The pairs of stations one ride apart by this mode, each once with the smaller number first."""
        active = frozenset(tags)
        pairs = {(hop.start, hop.end) for hop in self.hops if hop.mode == mode and hop.runs(active)}
        return sorted({(a, b) if a < b else (b, a) for a, b in pairs})

    @cached_property
    def digest(self) -> str:
        """Names the facts a game depends on; geometry, names, art and the grouping of links into lines do not count."""
        hops = (hop if hop.start < hop.end else hop.backwards() for hop in self.hops)
        facts = {
            "id": self.id,
            "modes": self.modes,
            "numbers": self.numbers,
            "links": sorted([h.mode, h.start, h.end, list(h.past), h.when or "", h.unless or ""] for h in hops),
            "starts": self.starts,
            "extra": self.extra,
        }
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()
