"""Draw the board of Potsdam from tables of its fields, lines, waters and parks.

Run once by hand, from the repository root:

    python -m bench.boards.make_potsdam

`potsdam_fields.csv` holds name, latitude and longitude of the fields: stops stand about where those of the VBB stand
(open timetable data, CC BY 4.0, as collected by vbb-stations, ISC); palaces, woods and shores were placed by hand.
`potsdam.toml` holds everything else.
"""

import csv
import math
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.boards.drafting import (
    Link,
    Point,
    bend,
    beside,
    distance,
    gabriel,
    pairs,
    rounded,
    segments_cross,
    spread,
    write_board,
)

HERE = Path(__file__).parent
TARGET = HERE.parents[1] / "src/misterx/boards/potsdam.json"
SIZE = (1600, 1200)
MARGIN = 42.0
GAP = 47.0  # smallest distance between two markers
CLEAR = 20.0  # smallest distance between a line and a foreign marker
BAND = 62.0  # numbers run from left to right in bands of this height
LONGEST = 330.0  # no footpath is longer, unless it is listed
DETOUR = 1.5  # a path is worth its ink if the way over one other field is this much longer

PROVENANCE = {
    "stations": (
        "Fields 99 (Hauptbahnhof), 101, 102 and the piers 13, 30, 39, 96, 114, 193 and 194 from the rulebook; which "
        "places these and the other fields stand for, and how many there are, is our own design on the real city. "
        "Positions of stops after the open timetable data of the VBB (CC BY 4.0) as collected by vbb-stations (ISC), "
        "drawn with the centre enlarged."
    ),
    "lines": (
        "ViP 99-102 past 101 and foot 99-101 from the rulebook; the rest is our own design: trams and buses with some "
        "of their real stops, S-Bahn and regional trains merged, footpaths between neighbouring fields. The list of "
        "piers is the rulebook's; that ships sail in its order is our reading."
    ),
    "starts": "13 start cards, as the rulebook says; which fields is our own design.",
    "art": "Lakes, rivers and parks drawn by hand for this board.",
}


class Sheet:
    """From degrees to the drawing: half true to scale, half by density, so that the crowded centre gets room."""

    def __init__(self, fields: dict[str, Point], evenness: float = 0.55) -> None:
        self.evenness = evenness
        self.eastings = sorted(longitude for _, longitude in fields.values())
        self.southings = sorted(-latitude for latitude, _ in fields.values())

    def place(self, degrees: Point) -> Point:
        latitude, longitude = degrees
        x, y = self._mix(longitude, self.eastings), self._mix(-latitude, self.southings)
        return MARGIN + x * (SIZE[0] - 2 * MARGIN), MARGIN + y * (SIZE[1] - 2 * MARGIN)

    def draw(self, ring: list[Point]) -> list[list[int]]:
        return rounded(map(self.place, ring))

    def _mix(self, value: float, ordered: list[float]) -> float:
        """Between the share of the way and the share of the fields passed, counted softly."""
        low, high = ordered[0], ordered[-1]

        def passed(here: float) -> float:
            return sum(0.5 * (1 + math.erf((here - v) * 24 / (high - low))) for v in ordered)

        by_length = (value - low) / (high - low)
        by_count = (passed(value) - passed(low)) / (passed(high) - passed(low))
        return (1 - self.evenness) * by_length + self.evenness * by_count


def read_fields() -> dict[str, Point]:
    with (HERE / "potsdam_fields.csv").open(encoding="utf-8") as file:
        return {name: (float(lat), float(lon)) for name, lat, lon in csv.reader(file)}


def number_fields(at: dict[str, Point], fixed: dict[str, int]) -> dict[str, int]:
    """Reading order in bands, with the fixed numbers taken out of the count."""
    rest = iter(n for n in range(1, len(at) + 1) if n not in fixed.values())
    order = sorted(at, key=lambda name: (int((at[name][1] - MARGIN) / BAND), at[name][0]))
    return {name: fixed[name] if name in fixed else next(rest) for name in order}


def foot_links(at: dict[int, Point], shores: list[list[Point]]) -> set[Link]:
    """Neighbours on the same shore, without paths that hardly save a step."""

    def wet(a: Point, b: Point) -> bool:
        return any(segments_cross(a, b, p, q) for ring in shores for p, q in pairwise([*ring, ring[0]]))

    dry = [(a, b) for a, b in gabriel(at) if distance(at[a], at[b]) < LONGEST and not wet(at[a], at[b])]
    near: dict[int, set[int]] = {n: set() for n in at}
    for a, b in dry:
        near[a].add(b)
        near[b].add(a)
    for a, b in sorted(dry, key=lambda link: (-distance(at[link[0]], at[link[1]]), link)):
        ways = [distance(at[a], at[c]) + distance(at[c], at[b]) for c in near[a] & near[b]]
        if min(ways, default=math.inf) < DETOUR * distance(at[a], at[b]) and min(len(near[a]), len(near[b])) > 3:
            near[a].remove(b)
            near[b].remove(a)
    return {(a, b) for a in near for b in near[a] if a < b}


class Draughtsman:
    """Draws lines one after the other, each beside those that join the same two fields already."""

    def __init__(self, at: dict[int, Point]) -> None:
        self.at = at
        self.drawn: set[Link] = set()
        self.lines: list[dict[str, object]] = []

    def draw(self, mode: str, name: str | None, stops: list[tuple[int, bool]], offset: float) -> None:
        """`stops` are field numbers, each with whether the line passes it without stopping."""
        route: list[object] = [stops[0][0]]
        for (before, skipped), (here, passed) in pairwise(stops):
            if not (skipped or passed):
                route += rounded(self._way(before, here, offset))
            route.append({"past": here} if passed else here)
        calls = [n for n, passed in stops if not passed]
        self.drawn |= {(min(link), max(link)) for link in pairwise(calls)}
        line: dict[str, object] = {"mode": mode, "route": route}
        self.lines.append(line | {"name": name} if name else line)

    def _way(self, a: int, b: int, offset: float) -> list[Point]:
        others = [p for n, p in self.at.items() if n not in (a, b)]
        if (min(a, b), max(a, b)) in self.drawn:
            points = beside(self.at[min(a, b)], self.at[max(a, b)], others, offset, CLEAR)
            if points:
                return points if a < b else points[::-1]
        return bend(self.at[a], self.at[b], others, CLEAR)


def draw_lines(tables: dict[str, Any], number: dict[str, int], at: dict[int, Point], sheet: Sheet) -> list[Any]:
    shores = [[sheet.place(p) for p in ring] for ring in tables["water"].values()]
    foot = (foot_links(at, shores) | pairs(tables["bridges"], number)) - pairs(tables["no_path"], number)
    draughtsman = Draughtsman(at)
    for a, b in sorted(foot):
        draughtsman.draw("foot", None, [(a, False), (b, False)], 0.0)
    for mode, offset in (("vip", 7.0), ("train", -8.0)):
        for name, stops in tables[mode].items():
            calls = [(number[stop.strip("()")], stop.startswith("(")) for stop in stops]
            draughtsman.draw(mode, name, calls, offset)
    cruise: list[object] = []
    for pier, bends in tables["ship"].items():
        cruise += [number[pier], *sheet.draw(bends)]
    return [*draughtsman.lines, {"mode": "ship", "route": cruise, "name": "White Fleet"}]


def draw_art(tables: dict[str, Any], sheet: Sheet) -> dict[str, object]:
    def areas(kind: str) -> list[dict[str, object]]:
        return [{"name": name, "area": sheet.draw(ring)} for name, ring in tables[kind].items()]

    rivers = [
        {"name": name, "course": sheet.draw(river["course"]), "width": river["width"]}
        for name, river in tables["river"].items()
    ]
    return {
        "water": [*areas("water"), *rivers],
        "land": areas("land"),
        "park": areas("park"),
        "district": [{"text": name, "at": sheet.draw([at])[0]} for name, at in tables["district"].items()],
        "label": [
            {"text": name, "at": sheet.draw([at])[0], "of": "water"} for name, at in tables["water_name"].items()
        ],
    }


def main() -> None:
    tables = tomllib.loads((HERE / "potsdam.toml").read_text(encoding="utf-8"))
    fields = read_fields()
    sheet = Sheet(fields)
    frame = (MARGIN, MARGIN, SIZE[0] - MARGIN, SIZE[1] - MARGIN)
    places = spread({name: sheet.place(degrees) for name, degrees in fields.items()}, GAP, frame)
    number = number_fields(places, tables["numbers"])
    at = {number[name]: place for name, place in places.items()}
    names = {n: name for name, n in number.items()}
    board: dict[str, object] = {
        "format": "misterx-board/1",
        "id": "potsdam",
        "name": "Potsdam",
        "size": list(SIZE),
        "modes": ["foot", "vip", "train", "ship"],
        "spans": ["foot"],
        "stations": [{"number": n, "at": rounded([at[n]])[0], "name": names[n]} for n in sorted(at)],
        "lines": draw_lines(tables, number, at, sheet),
        "starts": {"common": sorted(number[name] for name in tables["starts"])},
        "provenance": PROVENANCE,
        "art": draw_art(tables, sheet),
    }
    write_board(board, TARGET)


if __name__ == "__main__":
    main()
