"""Where a line's letter goes: on the line, clear of tokens, of other lines and of other letters."""

import math
from collections.abc import Iterator

from misterx.boards.board import Board, Point
from misterx.boards.geometry import Stroke, along, every, flat, length
from misterx.boards.look import LOOK, marker_radius

ROOM = 8.0
CELL = 24.0
#: Enough for ten cities; lines that are longer in all are looked at in longer steps.
MOST_SPOTS = 100_000
#: Shares of the way to try, the middle first.
SHARES = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.27, 0.73)


def badge_places(board: Board, drawn: list[Stroke]) -> Iterator[tuple[str, Point]]:
    """One letter for every ride that is long enough to need one."""
    taken = _Places()
    for number, place in board.at.items():
        taken.add(place, marker_radius(board.ranks[number]))
    lines = [flat(stroke.commands) for stroke in drawn]
    gap = max(8.0, sum(map(length, lines)) / MOST_SPOTS)
    for stroke, line in zip(drawn, lines, strict=True):
        for place in every(line, gap):
            taken.add(place, 0.0, stroke)
    for stroke, line in zip(drawn, lines, strict=True):
        whole = length(line)
        if whole < LOOK["ranks"][board.rank(stroke.hop.mode)].get("badge_from", math.inf):
            continue
        for share in SHARES:
            place, _ = along(line, whole * share)
            if taken.free(place, stroke):
                taken.add(place, ROOM * 2)
                yield stroke.hop.mode, place
                break


class _Places:
    """What lies where, each with the room it needs."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Point, float, Stroke | None]]] = {}

    def add(self, place: Point, room: float, stroke: Stroke | None = None) -> None:
        cell = (int(place[0] // CELL), int(place[1] // CELL))
        self._cells.setdefault(cell, []).append((place, room, stroke))

    def free(self, place: Point, stroke: Stroke) -> bool:
        column, row = int(place[0] // CELL), int(place[1] // CELL)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                for other, room, owner in self._cells.get((x, y), ()):
                    if owner is not stroke and math.dist(place, other) < room + ROOM:
                        return False
        return True
