"""Draw the board of Europe from a table of cities and the coastlines of Natural Earth.

Run once by hand, from the repository root, with the `land-50m.json` of the package world-atlas:

    python -m drafting.make_europe PATH/land-50m.json

`europe_cities.csv` holds name, country, class, latitude and longitude of the cities (GeoNames, CC BY 4.0);
`europe.toml` holds the links that a rule of thumb does not find, the flights, the start cards and the missions.
"""

import csv
import json
import math
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from drafting.geometry import (
    Link,
    Point,
    Ring,
    area,
    clip,
    distance,
    gabriel,
    inside,
    pairs,
    rounded,
    spread,
    thin,
    write_board,
)
from drafting.lettering import Lettering, around
from drafting.routing import route_all, route_flights

HERE = Path(__file__).parent
TARGET = HERE.parent / "src/misterx/boards/europe.json"
SIZE = (1600, 1260)
MODES = ["car", "rail", "plane"]
SCALE = 0.375  # drawing units per kilometre
CENTRE = (810.0, 622.0)  # where 50° N 14° E comes to lie
FRAME = (-20.0, -20.0, SIZE[0] + 20.0, SIZE[1] + 20.0)
GAP = 46.0  # smallest distance between two markers
BAND = 150.0  # kilometres: numbers run from left to right in bands of this height
SEA = 30.0  # kilometres of water that a road or railway may bridge without being listed

PROVENANCE = {
    "stations": (
        "199 cities with English names and nested classes (car; car and rail; all three) from the rulebook; which "
        "cities, their classes and their numbers are our own design, fitted to the rulebook's example round. "
        "Coordinates: GeoNames (CC BY 4.0), projected, and spread a little so that markers stay apart."
    ),
    "lines": (
        "Our own design. Car: neighbouring cities over land, with the Channel Tunnel, the Danish and Turkish bridges "
        "and short car ferries (Messina, North Channel, Bonifacio). The roads of Corsica and Sardinia, and those of "
        "Crete, do not reach the mainland; their ferries do. Rail: neighbouring rail cities, and ferries that sail or "
        "sailed. Plane: 30 hubs with four to eight routes each."
    ),
    "starts": "15 start cards, as the rulebook says; which cities is our own design.",
    "missions": (
        "Three missions with five starts each, and 194 as a yellow start, from the rulebook; the other starts and the "
        "five targets each are our own design."
    ),
    "art": "Coastlines: Natural Earth (public domain) through world-atlas, thinned.",
}


def project(longitude: float, latitude: float) -> Point:
    """Lambert's conformal conic with standard parallels 43° and 60° N, in kilometres, y downwards."""
    first, second, middle, origin = 43.0, 60.0, 14.0, 50.0

    def tangent(degrees: float) -> float:
        return math.tan(math.pi / 4 + math.radians(degrees) / 2)

    n = math.log(math.cos(math.radians(first)) / math.cos(math.radians(second)))
    n /= math.log(tangent(second) / tangent(first))
    factor = 6371 * math.cos(math.radians(first)) * tangent(first) ** n / n
    radius = factor / tangent(max(latitude, -60.0)) ** n
    angle = n * math.radians(longitude - middle)
    return radius * math.sin(angle), radius * math.cos(angle) - factor / tangent(origin) ** n


def place(p: Point) -> Point:
    return CENTRE[0] + SCALE * p[0], CENTRE[1] + SCALE * p[1]


def read_land(atlas: Path) -> list[Ring]:
    """The coastlines near Europe, from TopoJSON, in projected kilometres."""
    topology = json.loads(atlas.read_text(encoding="utf-8"))
    sx, sy = topology["transform"]["scale"]
    tx, ty = topology["transform"]["translate"]
    arcs: list[Ring] = []
    for arc in topology["arcs"]:
        x = y = 0
        arcs.append([])
        for dx, dy in arc:
            x, y = x + dx, y + dy
            arcs[-1].append((x * sx + tx, y * sy + ty))
    outlines: list[Ring] = []
    for polygon in (polygon for shape in topology["objects"]["land"]["geometries"] for polygon in shape["arcs"]):
        ring: Ring = []
        for index in polygon[0]:
            ring += (arcs[index] if index >= 0 else arcs[~index][::-1])[1 if ring else 0 :]
        if any(-30 < lon < 60 and 28 < lat < 75 for lon, lat in ring):
            outlines.append([project(*p) for p in ring])
    return outlines


class Land:
    """Is a point on land? Outlines are kept with their boxes, since most are far away."""

    def __init__(self, outlines: Iterable[Ring]) -> None:
        self.rings = [(min(p), max(p), min(q), max(q), ring) for ring in outlines for p, q in [zip(*ring, strict=True)]]

    def holds(self, x: float, y: float) -> bool:
        return any(x1 <= x <= x2 and y1 <= y <= y2 and inside((x, y), ring) for x1, x2, y1, y2, ring in self.rings)

    def water(self, a: Point, b: Point) -> float:
        """Kilometres of water on the straight way from a to b."""
        steps = max(2, round(distance(a, b) / 6))
        shares = [i / steps for i in range(1, steps)]
        wet = sum(not self.holds(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in shares)
        return wet * distance(a, b) / steps


def read_cities() -> dict[str, tuple[str, Point]]:
    """Name -> class and place, in projected kilometres."""
    with (HERE / "europe_cities.csv").open(encoding="utf-8") as file:
        return {name: (kind, project(float(lon), float(lat))) for name, _, kind, lat, lon in csv.reader(file)}


def number_cities(cities: dict[str, tuple[str, Point]], fixed: dict[str, int]) -> dict[str, int]:
    """Reading order in bands, with the fixed numbers taken out of the count."""
    top = min(y for _, (_, y) in cities.values())
    rest = iter(n for n in range(1, len(cities) + 1) if n not in fixed.values())
    order = sorted(cities, key=lambda name: (int((cities[name][1][1] - top) / BAND), cities[name][1][0]))
    return {name: fixed[name] if name in fixed else next(rest) for name in order}


def draw_lines(links: dict[str, set[Link]], at: dict[int, Point], ferries: dict[Link, str]) -> list[dict[str, object]]:
    ground = route_all(at, links, MODES, flying="plane")
    air = route_flights(at, links, MODES, "plane", ground)
    lines: list[dict[str, object]] = []
    for mode, pair in ((mode, pair) for mode, found in links.items() for pair in sorted(found)):
        points = air[pair] if mode == "plane" else ground[pair]
        name = {"name": ferries[pair]} if mode == "rail" and pair in ferries else {}
        lines.append({"mode": mode, "route": [pair[0], *rounded(points), pair[1]], **name})
    return lines


def draw_land(outlines: list[Ring]) -> list[dict[str, object]]:
    clipped = [thin(clip([place(p) for p in outline], FRAME), 2.5) for outline in outlines]
    rings = [ring for ring in clipped if len(ring) > 3 and area(ring) > 25]
    return [{"area": rounded(ring), "smooth": False} for ring in sorted(rings, key=area, reverse=True)]


def draw_shore(shore: list[Point]) -> list[list[int]]:
    return rounded(place(project(longitude, latitude)) for latitude, longitude in shore)


def letter(board: dict[str, Any], names: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Names of countries and seas."""
    lettering = Lettering(board)
    art: dict[str, list[dict[str, Any]]] = {"district": [], "label": []}
    for kind, voice, reach in (("district", "district", 90), ("label", "water", 80)):
        for name, spot in names[voice].items():
            shape: dict[str, Any] = {"text": name.upper() if kind == "district" else name, "size": spot["size"]}
            shape |= {"of": voice} if kind == "label" else {}
            shape |= {"angle": spot["angle"]} if "angle" in spot else {}
            latitude, longitude = spot["at"]
            placed = lettering.place(kind, shape, around(place(project(longitude, latitude)), reach))
            if placed:
                art[kind].append(placed)
            else:
                print(f"no room for {name}")
    return art


def main(atlas: Path) -> None:
    tables: dict[str, Any] = tomllib.loads((HERE / "europe.toml").read_text(encoding="utf-8"))
    cities = read_cities()
    number = number_cities(cities, tables["numbers"])
    names = {n: name for name, n in number.items()}
    kinds = {number[name]: kind for name, (kind, _) in cities.items()}
    true = {number[name]: at for name, (_, at) in cities.items()}
    outlines = read_land(atlas)
    land = Land(outlines)

    def neighbours(mode: str, *classes: str) -> set[Link]:
        found = gabriel({n: at for n, at in true.items() if kinds[n] in classes})
        dry = {(a, b) for a, b in found if land.water(true[a], true[b]) <= SEA}
        return (dry | pairs(tables[f"more_{mode}"], number)) - pairs(tables[f"less_{mode}"], number)

    ferries = pairs(tables["ferries"], number)
    flights = [(hub, other) for hub, others in tables["flights"].items() for other in others]
    links = {
        "car": neighbours("car", "car", "rail", "plane"),
        "rail": neighbours("rail", "rail", "plane") | ferries,
        "plane": pairs(flights, number),
    }
    at = spread({n: place(p) for n, p in true.items()}, GAP, (40, 40, SIZE[0] - 40, SIZE[1] - 40))
    board: dict[str, Any] = {
        "format": "misterx-board/1",
        "id": "europe",
        "name": "Europe",
        "size": list(SIZE),
        "modes": MODES,
        "stations": [
            {"number": n, "at": rounded([at[n]])[0], "name": names[n], "kind": kinds[n]} for n in sorted(names)
        ],
        "lines": draw_lines(links, at, {(a, b): f"{names[a]}–{names[b]} ferry" for a, b in ferries}),
        "starts": {"detective": sorted(number[name] for name in tables["starts"])},
        "missions": {
            colour: {key: sorted(number[name] for name in towns) for key, towns in mission.items()}
            for colour, mission in tables["missions"].items()
        },
        "provenance": PROVENANCE,
    }
    art = {
        "land": draw_land(outlines),
        "lake": [{"name": name, "area": draw_shore(shore)} for name, shore in tables["lake"].items()],
        **letter(board, tables["names"]),
        "legend": [{"at": tables["legend"]}],
    }
    write_board(board | {"art": art}, TARGET)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
