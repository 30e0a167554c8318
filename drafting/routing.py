"""Ways from marker to marker that touch no third marker, measured on the curves that the renderer draws."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from drafting.geometry import Link, Point, distance, distance_to_segment

from misterx.boards.board import RANKS
from misterx.boards.geometry import flat, rounded
from misterx.boards.look import GAP, marker_radius, width

HEIGHTS = (10.0, 16.0, 22.0, 29.0, 37.0, 46.0, 56.0, 68.0, 82.0, 100.0, 125.0)
ONE_BEND = (0.5, 0.36, 0.64, 0.22, 0.78)
TWO_BENDS = ((0.28, 0.72), (0.2, 0.55), (0.45, 0.8), (0.15, 0.85))
MARGIN = 2.0


@dataclass(frozen=True)
class Marker:
    at: Point
    radius: float


def bundle_width(ranks: Iterable[str]) -> float:
    """What lines of these ranks take when they lie side by side."""
    widths = [width(rank) for rank in ranks]
    return sum(widths) + GAP * (len(widths) - 1)


def overlap(corners: Sequence[Point], markers: Iterable[Marker], half: float) -> float:
    """By how much a line, half as wide as given, comes too near to a marker; nothing if it does not."""
    course = list(pairwise(flat(rounded(tuple(corners)))))
    gaps = (distance_to_segment(m.at, p, q) - m.radius - half - MARGIN for m in markers for p, q in course)
    return max(0.0, -min(gaps, default=0.0))


def length(corners: Sequence[Point]) -> float:
    return sum(distance(p, q) for p, q in pairwise(corners))


def straight_or_bent(a: Point, b: Point) -> Iterator[list[Point]]:
    """Bend points worth a try: none, one, two."""
    d = distance(a, b)
    ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d

    def aside(t: float, height: float) -> Point:
        return a[0] + ux * t * d - uy * height, a[1] + uy * t * d + ux * height

    yield []
    for height in HEIGHTS:
        for side in (height, -height):
            for t in ONE_BEND:
                yield [aside(t, side)]
            for first, second in TWO_BENDS:
                yield [aside(first, side), aside(second, side)]
                yield [aside(first, side), aside(second, -side)]


def bowed(a: Point, b: Point) -> Iterator[list[Point]]:
    """Flat curves of either side and growing height, for flights."""
    d = distance(a, b)
    nx, ny = (a[1] - b[1]) / d, (b[0] - a[0]) / d
    steps = max(3, round(d / 55))
    for share in (0.03, 0.06, 0.09, 0.12, 0.15, 0.18, 0.21, 0.25, 0.3, 0.36, 0.42):
        for height in (share * d, -share * d):
            for lean in (1.0, 0.8, 1.25, 0.6, 1.6):
                ways = [i / steps for i in range(1, steps)]
                rises = [4 * t**lean * (1 - t**lean) * height for t in ways]
                yield [
                    (a[0] + (b[0] - a[0]) * t + nx * rise, a[1] + (b[1] - a[1]) * t + ny * rise)
                    for t, rise in zip(ways, rises, strict=True)
                ]


def best(a: Point, b: Point, tries: Iterable[list[Point]], markers: Iterable[Marker], half: float) -> list[Point]:
    """The shortest try that touches nothing, or the one that touches least."""
    near = [m for m in markers if distance_to_segment(m.at, a, b) < 190]
    ordered = sorted(tries, key=lambda points: length([a, *points, b]) + 3 * len(points))
    clear = (points for points in ordered if overlap([a, *points, b], near, half) == 0)
    found = next(clear, None)
    return min(ordered, key=lambda points: overlap([a, *points, b], near, half)) if found is None else found


def markers_of(at: dict[int, Point], links: dict[str, set[Link]], modes: Sequence[str]) -> dict[int, Marker]:
    ranks: dict[int, set[str]] = {n: set() for n in at}
    for mode, found in links.items():
        for n in (n for link in found for n in link):
            ranks[n].add(RANKS[modes.index(mode)])
    return {n: Marker(at[n], marker_radius(ranks[n])) for n in at}


def route_all(
    at: dict[int, Point], links: dict[str, set[Link]], modes: Sequence[str], flying: str | None = None
) -> dict[Link, list[Point]]:
    """One way per pair of stations, wide enough for all the modes that use it; those of the flying mode apart."""
    markers = markers_of(at, links, modes)
    users: dict[Link, list[str]] = {}
    for mode, found in links.items():
        for link in found if mode != flying else ():
            users.setdefault(link, []).append(RANKS[modes.index(mode)])
    ways: dict[Link, list[Point]] = {}
    for (a, b), ranks in sorted(users.items()):
        others = [m for n, m in markers.items() if n not in (a, b)]
        ways[a, b] = best(at[a], at[b], straight_or_bent(at[a], at[b]), others, bundle_width(ranks) / 2)
    return ways


def route_flights(
    at: dict[int, Point],
    links: dict[str, set[Link]],
    modes: Sequence[str],
    flying: str,
    ground: dict[Link, list[Point]],
) -> dict[Link, list[Point]]:
    """Bows for the flying mode, the longest flight first, each as far as possible beside what is drawn already."""
    markers = markers_of(at, links, modes)
    half = width(RANKS[modes.index(flying)]) / 2
    drawn = Drawn()
    for (a, b), points in ground.items():
        drawn.add(flat(rounded((at[a], *points, at[b]))))
    ways: dict[Link, list[Point]] = {}
    for a, b in sorted(links[flying], key=lambda link: (-distance(at[link[0]], at[link[1]]), link)):
        others = [m for n, m in markers.items() if n not in (a, b)]

        def cost(points: list[Point], a: int = a, b: int = b, others: list[Marker] = others) -> float:
            corners = [at[a], *points, at[b]]
            touching = overlap(corners, others, half)
            if touching:
                return 10_000 + touching
            return length(corners) + 1.2 * drawn.hugged(flat(rounded(tuple(corners))))

        ways[a, b] = min(bowed(at[a], at[b]), key=cost)
        if cost(ways[a, b]) >= 10_000:
            ways[a, b] = min(straight_or_bent(at[a], at[b]), key=cost)
        drawn.add(flat(rounded((at[a], *ways[a, b], at[b]))))
    return ways


class Drawn:
    """The pieces of lines drawn so far, found by place."""

    CELL = 40.0
    NEAR = 15.0
    ENDS = 40.0

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[Point, Point]]] = {}

    def add(self, course: Sequence[Point]) -> None:
        for p, q in pairwise(course):
            count = max(1, math.ceil(distance(p, q) / self.CELL * 2))
            steps = [(p[0] + (q[0] - p[0]) * i / count, p[1] + (q[1] - p[1]) * i / count) for i in range(count + 1)]
            for cell in {self._cell(step) for step in steps}:
                self.cells.setdefault(cell, []).append((p, q))

    def hugged(self, course: Sequence[Point]) -> float:
        """The length of a course, its ends aside, that runs so near to another line that the two could be mixed up."""
        shared = 0.0
        for p, q in pairwise(course):
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            if min(distance(middle, course[0]), distance(middle, course[-1])) < self.ENDS:
                continue
            column, row = self._cell(middle)
            around = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
            pieces = (piece for cell in around for piece in self.cells.get(cell, ()))
            if any(distance_to_segment(middle, r, s) < self.NEAR and _parallel(p, q, r, s) for r, s in pieces):
                shared += distance(p, q)
        return shared

    def _cell(self, p: Point) -> tuple[int, int]:
        return int(p[0] // self.CELL), int(p[1] // self.CELL)


def _parallel(p: Point, q: Point, r: Point, s: Point) -> bool:
    cross = (q[0] - p[0]) * (s[1] - r[1]) - (q[1] - p[1]) * (s[0] - r[0])
    return abs(cross) < 0.35 * distance(p, q) * distance(r, s)
