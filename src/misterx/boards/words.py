"""Names on the map: where their letters lie."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from misterx.boards.board import Point
from misterx.boards.geometry import along, flat, length, smooth
from misterx.boards.look import LOOK

NARROW = " ’'.,-–IJfijlt"
WIDE = {"M": 0.86, "W": 0.92, "m": 0.86, "w": 0.76}


@dataclass(frozen=True, slots=True)
class Word:
    """A district's name or a label, standing at a place or running along a path."""

    text: str
    voice: str
    size: float
    spacing: float
    path: tuple[Point, ...]
    at: Point | None = None
    angle: float = 0.0

    @property
    def length(self) -> float:
        """How long the name is drawn, whatever the typeface."""
        return measure(self.text, self.size, self.spacing)

    def fits(self) -> bool:
        return self.at is not None or self.length <= length(list(self.path))

    def spots(self) -> list[Point]:
        """The middles of the letters, more or less."""
        course = list(self.path)
        whole = length(course)
        first = (whole - min(self.length, whole)) / 2
        count = min(60, max(2, round(self.length / self.size)))
        lift = self.size * 0.35
        spots = []
        for step in range(count + 1):
            (x, y), (dx, dy) = along(course, first + (whole - 2 * first) * step / count)
            spots.append((x + dy * lift, y - dx * lift))
        return spots


def measure(text: str, size: float, spacing: float) -> float:
    return size * sum(_width(letter) + spacing for letter in text)


def _width(letter: str) -> float:
    """Of a letter a unit high, in a common sans serif."""
    if letter in NARROW:
        return 0.32
    return WIDE.get(letter, 0.68 if letter.isupper() else 0.56)


def words(art: dict[str, list[dict[str, Any]]]) -> Iterator[Word]:
    for kind in ("district", "label"):
        for shape in art.get(kind, []):
            voice = "district" if kind == "district" else shape.get("of", "place")
            style = LOOK["words"][voice]
            size = shape.get("size", style["size"])
            if "along" in shape:
                path = flat(smooth([(x, y) for x, y in shape["along"]], closed=False))
                yield Word(shape["text"], voice, size, style["spacing"], tuple(path))
                continue
            x, y = shape["at"]
            angle = shape.get("angle", 0.0)
            half = measure(shape["text"], size, style["spacing"]) / 2
            dx, dy = half * math.cos(math.radians(angle)), half * math.sin(math.radians(angle))
            path = [(x - dx, y - dy), (x + dx, y + dy)]
            yield Word(shape["text"], voice, size, style["spacing"], tuple(path), (x, y), angle)
