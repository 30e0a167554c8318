"""A piece of the city in letters: lines as Braille dots, stations as numbers, pawns and possible places on top.

Modes are told by shape first and colour second: the short one is dotted, the middle one drawn through, the fast one
double, the secret one sparse; a station is `46`, `(46)` where the middle mode stops, `[46]` where the fast one does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from misterx.boards import Board, Past, Point
from misterx.cli.table.colours import BLOCK_STYLE, LINE_STYLES, POSSIBLE_STYLE, WATER_STYLE, pawn_style

if TYPE_CHECKING:
    from rich.text import Text

#: Units of the board that a letter is wide; it is twice as high.
CLOSE, MIDDLE, FAR = 11.0, 13.0, 15.0
BRACKETS = {"short": ("", ""), "middle": ("(", ")"), "fast": ("[", "]"), "secret": ("", "~")}
# Dots drawn out of how many, and whether a second row runs beside.
DASHES = {"short": (1, 2, False), "middle": (1, 1, False), "fast": (1, 1, True), "secret": (1, 4, False)}
INKS = {"short": ".", "middle": "+", "fast": "#", "secret": "~"}
LAYERS = ("secret", "fast", "middle", "short")
BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
# Where a label may move to when its place is taken, nearest first.
NUDGES = (
    (0, 0),
    (1, 0),
    (-1, 0),
    (2, 0),
    (-2, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
    (3, 0),
    (-3, 0),
)


@dataclass
class Cell:
    letter: str = " "
    style: str = ""
    dots: int = 0
    taken: bool = False


@dataclass(frozen=True)
class Window:
    """Which piece of a board is shown, and how large."""

    left: float
    top: float
    columns: int
    rows: int
    unit: float

    @classmethod
    def around(cls, board: Board, points: Sequence[Point], columns: int, rows: int, units: Iterable[float]) -> Window:
        """The closest piece that shows all points; if none does, the first ones, as many as fit."""
        for unit in units:
            wide, high = columns * unit, rows * unit * 2
            shown = list(points[:1])
            for point in points[1:]:
                if _spread(x for x, _ in [*shown, point]) <= wide - 8 * unit and (
                    _spread(y for _, y in [*shown, point]) <= high - 4 * unit
                ):
                    shown.append(point)
            if len(shown) == len(points):
                break
        left = _middle(x for x, _ in shown) - wide / 2
        top = _middle(y for _, y in shown) - high / 2
        return cls(_within(left, board.size[0] - wide), _within(top, board.size[1] - high), columns, rows, unit)

    def place(self, point: Point) -> tuple[float, float]:
        """Column and row of a point, with fractions."""
        return (point[0] - self.left) / self.unit, (point[1] - self.top) / (2 * self.unit)


@dataclass
class Sketch:
    """What is to be seen on the map beside the city itself."""

    pawns: Mapping[int, str] = field(default_factory=dict)  # station: pawn
    possible: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()
    focus: int | None = None
    tags: frozenset[str] = frozenset()
    closed: frozenset[int] = frozenset()


def draw(board: Board, window: Window, sketch: Sketch, colour: bool, dots: bool) -> list[Text]:
    """The rows of a map."""
    grid = [[Cell() for _ in range(window.columns)] for _ in range(window.rows)]
    if colour:
        _draw_water(board, window, grid)
    _draw_lines(board, window, sketch, grid, colour, dots)
    _draw_labels(board, window, sketch, grid, colour)
    return [_row(cells) for cells in grid]


def _draw_water(board: Board, window: Window, grid: list[list[Cell]]) -> None:
    """Waves on rivers and lakes: they help to find the way, and stand behind everything else."""
    for shape in board.art.get("water", ()):
        for row, cells in enumerate(grid):
            y = window.top + (row + 0.5) * 2 * window.unit
            for column, cell in enumerate(cells):
                if _is_inside(shape.get("area", ()), window.left + column * window.unit, y):
                    cell.letter, cell.style = "~", WATER_STYLE


def _is_inside(area: Sequence[Point], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in pairwise([*area, *area[:1]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _draw_lines(board: Board, window: Window, sketch: Sketch, grid: list[list[Cell]], colour: bool, dots: bool) -> None:
    """All lines faintly where colours keep them apart from those of the focus; else only those."""
    hops = [hop for hop in board.hops if hop.runs(sketch.tags)]
    for own in (False, True):
        for rank in LAYERS:
            style = f"bold {LINE_STYLES[rank]}" if own else f"dim {LINE_STYLES[rank]}"
            for hop in hops:
                if board.rank(hop.mode) != rank or (sketch.focus in (hop.start, hop.end)) != own:
                    continue
                if not own and not (colour and dots):
                    continue
                way = [board.at[step.station] if isinstance(step, Past) else step for step in hop.way]
                _draw_way([board.at[hop.start], *way, board.at[hop.end]], window, grid, rank, style, dots)


def _draw_way(way: list[Point], window: Window, grid: list[list[Cell]], rank: str, style: str, dots: bool) -> None:
    drawn, of, double = DASHES[rank]
    step = 0
    for start, end in pairwise(way):
        length = math.dist(start, end)
        if not length:
            continue
        count = max(1, int(length / (window.unit / 2 if dots else window.unit)))
        aside = (-(end[1] - start[1]) / length * window.unit / 2, (end[0] - start[0]) / length * window.unit / 2)
        for i in range(count):
            x, y = (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
            step += 1
            if dots and step % of >= drawn:
                continue
            _dot(*window.place((x, y)), grid, style, "" if dots else INKS[rank])
            if dots and double:
                _dot(*window.place((x + aside[0], y + aside[1])), grid, style, "")


def _dot(column: float, row: float, grid: list[list[Cell]], style: str, ink: str) -> None:
    if not (0 <= column < len(grid[0]) and 0 <= row < len(grid)):
        return
    cell = grid[int(row)][int(column)]
    if ink:
        cell.letter = ink
    else:
        if cell.style != style and style.startswith("bold"):
            cell.dots = 0  # what is asked about stands in front
        cell.dots |= BITS[int(column * 2) % 2][int(row * 4) % 4]
        cell.letter = chr(0x2800 + cell.dots)
    cell.style = style


def _draw_labels(board: Board, window: Window, sketch: Sketch, grid: list[list[Cell]], colour: bool) -> None:
    def urgency(number: int) -> int:
        if number in sketch.pawns:
            return 0
        return 1 if number in sketch.targets else 2 if number in sketch.possible else 3

    for number in sorted(board.numbers, key=urgency):
        text, style = _label(board, sketch, number)
        column, row = window.place(board.at[number])
        left = round(column - len(text) / 2)
        if 0 <= column < window.columns:  # at the edge a number moves inwards rather than away
            left = max(0, min(left, window.columns - len(text)))
        for right, down in NUDGES:
            at, on = left + right, int(row) + down
            if _is_free(grid, at, on, len(text)):
                for i, letter in enumerate(text):
                    grid[on][at + i] = Cell(letter, style if colour else "", 0, True)
                break
        else:
            _mark_hidden(grid, int(column), int(row))


def _mark_hidden(grid: list[list[Cell]], column: int, row: int) -> None:
    """A station whose number finds no room is at least a spot."""
    if 0 <= row < len(grid) and 0 <= column < len(grid[0]) and not grid[row][column].taken:
        grid[row][column] = Cell("o", "dim", 0, True)


def _is_free(grid: list[list[Cell]], left: int, row: int, length: int) -> bool:
    if not 0 <= row < len(grid) or left < 0 or left + length > len(grid[0]):
        return False
    return not any(cell.taken for cell in grid[row][max(0, left - 1) : left + length + 1])


def _label(board: Board, sketch: Sketch, number: int) -> tuple[str, str]:
    ranks = board.ranks[number]
    highest = next((rank for rank in ("fast", "middle", "secret") if rank in ranks), "short")
    before, after = BRACKETS[highest]
    text = f"{before}{number}{after}"
    if number in sketch.pawns:
        pawn = sketch.pawns[number]
        return f"{pawn.upper()}:{number}", f"bold reverse {pawn_style(pawn)}"
    if number in sketch.closed:
        return f"X{number}", BLOCK_STYLE
    style = {"short": "", "secret": ""}.get(highest, LINE_STYLES[highest])
    if number in sketch.possible:
        text, style = f"{text}?", POSSIBLE_STYLE
    if number in sketch.targets:
        style += " bold underline"
    return text, style.strip() or "default"


def _row(cells: list[Cell]) -> Text:
    from rich.text import Text

    row = Text(no_wrap=True)
    for cell in cells:
        row.append(cell.letter, cell.style)
    return row


def _spread(values: Iterable[float]) -> float:
    found = list(values)
    return max(found) - min(found)


def _middle(values: Iterable[float]) -> float:
    found = list(values)
    return (max(found) + min(found)) / 2


def _within(value: float, most: float) -> float:
    return most / 2 if most < 0 else min(max(value, 0.0), most)
