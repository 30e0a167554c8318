"""Writing SVG: numbers and paths, always the same way."""

from misterx.boards.board import Point
from misterx.boards.geometry import Command


def num(value: float) -> str:
    """A number as short as it can be written to a tenth of a unit."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


def xy(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def path(commands: list[Command]) -> str:
    return "".join(letter + " ".join(map(xy, points)) for letter, points in commands)
