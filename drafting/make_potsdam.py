"""Draw the board of Potsdam from tables of its fields, lines, waters and parks.

Run once by hand, from the repository root:

    python -m drafting.make_potsdam

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

from drafting.geometry import (
    Link,
    Point,
    distance,
    gabriel,
    inside,
    pairs,
    rounded,
    segments_cross,
    spread,
    write_board,
)
from drafting.lettering import Lettering, around
from drafting.routing import route_all

from misterx.boards import load
from misterx.boards.geometry import flat, smooth, strokes

HERE = Path(__file__).parent
TARGET = HERE.parent / "src/misterx/boards/potsdam.json"
SIZE = (1600, 1200)
MODES = ["foot", "vip", "train", "ship"]
MARGIN = 42.0
GAP = 47.0  # smallest distance between two markers
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


def calls(stops: list[str], number: dict[str, int]) -> list[tuple[int, bool]]:
    """Field numbers, each with whether the line passes it without stopping."""
    return [(number[stop.strip("()")], stop.startswith("(")) for stop in stops]


def draw_lines(tables: dict[str, Any], number: dict[str, int], at: dict[int, Point], sheet: Sheet) -> list[Any]:
    shores = [[sheet.place(p) for p in ring] for ring in tables["water"].values()]
    links = {"foot": (foot_links(at, shores) | pairs(tables["bridges"], number)) - pairs(tables["no_path"], number)}
    for mode in ("vip", "train"):
        rides = [[n for n, _ in calls(stops, number)] for stops in tables[mode].values()]
        links[mode] = {(min(link), max(link)) for ride in rides for link in pairwise(ride)}
    links["ship"] = pairs(pairwise(tables["ship"]), number)
    ways = route_all(at, links, MODES)

    def way(a: int, b: int) -> list[list[int]]:
        return rounded(ways[a, b] if a < b else ways[b, a][::-1])

    lines: list[dict[str, object]] = [{"mode": "foot", "route": [a, *way(a, b), b]} for a, b in sorted(links["foot"])]
    for mode in ("vip", "train"):
        for name, stops in tables[mode].items():
            ride = calls(stops, number)
            route: list[object] = [ride[0][0]]
            for (before, _), (here, passed) in pairwise(ride):
                route += [*way(before, here), {"past": here} if passed else here]
            lines.append({"mode": mode, "route": route, "name": name})
    cruise: list[object] = []
    for pier, bends in tables["ship"].items():
        cruise += [number[pier], *sheet.draw(bends)]
    return [*lines, {"mode": "ship", "route": cruise, "name": "White Fleet"}]


def draw_areas(tables: dict[str, Any], sheet: Sheet) -> dict[str, list[dict[str, Any]]]:
    rivers = [
        {"name": name, "course": sheet.draw(river["course"]), "width": river["width"]}
        for name, river in tables["river"].items()
    ]
    areas: dict[str, list[dict[str, Any]]] = {
        kind: [{"name": name, "area": sheet.draw(ring)} for name, ring in tables[kind].items()]
        for kind in ("water", "park")
    }
    areas["water"] += rivers
    return areas


def draw_bridges(board: dict[str, Any], areas: dict[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """A bridge wherever a line on land crosses water that has an area."""
    shores = [flat(smooth([(x, y) for x, y in water["area"]])) for water in areas["water"] if "area" in water]
    ferries = {line["name"] for line in board["lines"] if "Ferry" in line.get("name", "")}
    dry = {**board, "lines": [ln for ln in board["lines"] if ln["mode"] != "ship" and ln.get("name") not in ferries]}
    bridges: dict[tuple[int, ...], dict[str, Any]] = {}
    for stroke in strokes(load(dry)):
        for shore in shores:
            for p, q in spans(flat(stroke.commands), shore):
                d = distance(p, q)
                ux, uy = (q[0] - p[0]) / d * 5, (q[1] - p[1]) / d * 5
                course = rounded([(p[0] - ux, p[1] - uy), (q[0] + ux, q[1] + uy)])
                key = tuple(sorted((stroke.hop.start, stroke.hop.end)))
                if d > 6:
                    bridges.setdefault(key, {"course": course, "width": 12, "smooth": False})
    return list(bridges.values())


def spans(way: list[Point], shore: list[Point]) -> list[tuple[Point, Point]]:
    """The wet parts of a way: pairs of the points where it leaves and reaches the shore."""
    inside_at = [(p, inside(p, shore)) for a, b in pairwise(way) for p in fine(a, b)]
    found: list[tuple[Point, Point]] = []
    start: Point | None = None
    for (p, wet), (q, still_wet) in pairwise(inside_at):
        if still_wet and not wet:
            start = p
        elif wet and not still_wet and start:
            found.append((start, q))
            start = None
    return found


def fine(a: Point, b: Point) -> list[Point]:
    count = max(1, round(distance(a, b) / 2))
    return [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count)]


def letter(board: dict[str, Any], tables: dict[str, Any], sheet: Sheet) -> dict[str, list[dict[str, Any]]]:
    lettering = Lettering(board)
    names: dict[str, list[dict[str, Any]]] = {"landmark": [], "district": [], "label": []}
    for name, spot in tables["landmark"].items():
        icon = {"icon": spot["icon"], "name": name, "scale": spot.get("scale", 0.9)}
        stands = lettering.place_icon(icon, around(sheet.place(spot["at"]), 60))
        if stands is None:
            print(f"no room for {name}")
        else:
            names["landmark"].append(stands)
    for kind, voice, reach in (("district", "district", 100), ("label", "water", 36), ("label", "park", 60)):
        for name, spot in tables["names"][voice].items():
            shape: dict[str, Any] = {"text": name.upper() if kind == "district" else name, "size": spot["size"]}
            shape |= {"of": voice} if kind == "label" else {}
            shape |= {"angle": spot["angle"]} if "angle" in spot else {}
            placed = lettering.place(kind, shape, around(sheet.place(spot["at"]), reach))
            if placed is None:
                print(f"no room for {name}")
            else:
                names[kind].append(placed)
    return names


def main() -> None:
    tables = tomllib.loads((HERE / "potsdam.toml").read_text(encoding="utf-8"))
    fields = read_fields()
    sheet = Sheet(fields)
    frame = (MARGIN, MARGIN, SIZE[0] - MARGIN, SIZE[1] - MARGIN)
    places = spread({name: sheet.place(degrees) for name, degrees in fields.items()}, GAP, frame)
    number = number_fields(places, tables["numbers"])
    at = {number[name]: place for name, place in places.items()}
    names = {n: name for name, n in number.items()}
    board: dict[str, Any] = {
        "format": "misterx-board/1",
        "id": "potsdam",
        "name": "Potsdam",
        "size": list(SIZE),
        "modes": MODES,
        "spans": ["foot"],
        "stations": [{"number": n, "at": rounded([at[n]])[0], "name": names[n]} for n in sorted(at)],
        "lines": draw_lines(tables, number, at, sheet),
        "starts": {"common": sorted(number[name] for name in tables["starts"])},
        "provenance": PROVENANCE,
    }
    areas = draw_areas(tables, sheet)
    areas["bridge"] = draw_bridges(board, areas)
    art = {**areas, **letter(board, tables, sheet), "legend": [{"at": tables["legend"]}]}
    write_board(board | {"art": art}, TARGET)


if __name__ == "__main__":
    main()
