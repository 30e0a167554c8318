"""Finds room for names: under no marker, inside the frame, clear of each other and of lines where that is possible."""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from drafting.geometry import Point, distance_to_segment

from misterx.boards import load
from misterx.boards.geometry import flat, strokes
from misterx.boards.look import CASING, marker_radius, width
from misterx.boards.words import words

Shape = dict[str, Any]
CELL = 40.0
#: A line across a letter counts as much as moving the name this far; bold lines hide more of it than thin ones.
LINE_COST = {"short": 26.0, "secret": 34.0, "middle": 44.0, "fast": 60.0}
#: Names may be set smaller to fit between lines, at a price, but not so small that they cannot be read.
SMALLER = ((1.0, 0.0), (0.86, 14.0), (0.74, 34.0))
SMALLEST = 10.0
Piece = tuple[Point, Point, float, float]


def around(centre: Point, reach: float) -> Iterator[Point]:
    """Places near a centre, the nearest first."""
    steps = [step * 6.0 for step in range(int(reach / 6) + 1)]
    for radius in steps:
        count = max(1, round(radius * math.tau / 9))
        for turn in range(count):
            angle = math.tau * turn / count
            yield round(centre[0] + radius * math.cos(angle)), round(centre[1] + radius * math.sin(angle))


class Lettering:
    """Names placed one after the other on a board without names; with more care, further from lines."""

    def __init__(self, board: dict[str, Any], care: float = 1.0) -> None:
        loaded = load(board)
        self.size = loaded.size
        self.markers = [(loaded.at[n], marker_radius(ranks)) for n, ranks in loaded.ranks.items()]
        self.taken: list[tuple[Point, float]] = []
        self.pieces: dict[tuple[int, int], list[Piece]] = {}
        for stroke in strokes(loaded):
            rank = loaded.rank(stroke.hop.mode)
            for p, q in pairwise(flat(stroke.commands)):
                self._keep(p, q, width(rank) / 2 + CASING, LINE_COST[rank] * care)

    def _keep(self, p: Point, q: Point, half: float, cost: float) -> None:
        count = max(1, math.ceil(math.dist(p, q) / CELL * 2))
        cells = {
            (int((p[0] + (q[0] - p[0]) * i / count) // CELL), int((p[1] + (q[1] - p[1]) * i / count) // CELL))
            for i in range(count + 1)
        }
        for cell in cells:
            self.pieces.setdefault(cell, []).append((p, q, half, cost))

    def place(self, kind: str, shape: Shape, places: Iterable[Point]) -> Shape | None:
        """The shape at the cheapest of the places, if one of them can be had at all."""
        places = list(places)
        best: tuple[float, Shape, list[Point], float] | None = None
        for share, price in SMALLER:
            size = round(shape["size"] * share, 1)
            if share < 1 and size < SMALLEST:
                break
            for at in places:
                cost = price + math.dist(at, places[0])
                if best and cost >= best[0]:
                    break
                tried = {**shape, "at": list(at), "size": size}
                word = next(words({kind: [tried]}))
                spots = word.spots()
                if not self._free(spots, size):
                    continue
                cost += sum(self._hidden(spot, size) for spot in spots)
                if best is None or cost < best[0]:
                    best = (cost, tried, spots, size)
        if best is None:
            return None
        self.taken += [(spot, best[3] * 0.55) for spot in best[2]]
        return best[1]

    def place_icon(self, shape: Shape, places: Iterable[Point]) -> Shape | None:
        """A landmark, about 40 units wide, stands on its place."""
        reach = 17.0 * shape.get("scale", 1.0)
        for x, y in places:
            middle = (x, y - reach)
            apart = all(math.dist(middle, at) > radius + reach + 3 for at, radius in [*self.markers, *self.taken])
            if apart and not self._hidden(middle, 2 * reach - 6):
                self.taken.append((middle, reach))
                return {**shape, "at": [x, y]}
        return None

    def keep_icon(self, shape: Shape) -> None:
        """A landmark that stands already."""
        reach = 17.0 * shape.get("scale", 1.0)
        self.taken.append(((shape["at"][0], shape["at"][1] - reach), reach))

    def keep_word(self, kind: str, shape: Shape) -> None:
        """A name that stands already."""
        word = next(words({kind: [shape]}))
        self.taken += [(spot, word.size * 0.55) for spot in word.spots()]

    def _free(self, spots: list[Point], size: float) -> bool:
        wide, high = self.size
        room = size * 0.8
        return (
            all(room <= x <= wide - room and room <= y <= high - room for x, y in spots)
            and all(math.dist(spot, at) > radius + size * 0.5 for spot in spots for at, radius in self.markers)
            and all(math.dist(spot, at) > radius + size * 0.6 for spot in spots for at, radius in self.taken)
        )

    def _hidden(self, spot: Point, size: float) -> float:
        """What the worst line across a letter costs."""
        column, row = int(spot[0] // CELL), int(spot[1] // CELL)
        cells = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        near = (piece for cell in cells for piece in self.pieces.get(cell, ()))
        return max(
            (cost for p, q, half, cost in near if distance_to_segment(spot, p, q) < size * 0.4 + half), default=0
        )
