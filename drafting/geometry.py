"""Plane geometry for the board makers: spread markers, bend lines around them, thin outlines, write the file."""

import json
import math
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import TypeVar

Point = tuple[float, float]
Ring = list[Point]
Link = tuple[int, int]
Key = TypeVar("Key", int, str)


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def distance_to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    if length == 0:
        return distance(p, a)
    t = min(1.0, max(0.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return distance(p, (a[0] + t * dx, a[1] + t * dy))


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def inside(p: Point, ring: Sequence[Point]) -> bool:
    """Even-odd rule."""
    result = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            result = not result
    return result


def area(ring: Sequence[Point]) -> float:
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*ring, ring[0]]))) / 2


def pairs(names: Iterable[Sequence[str]], number: dict[str, int]) -> set[Link]:
    """Named pairs as links, the smaller number first."""
    numbered = [(number[a], number[b]) for a, b in names]
    return {(min(link), max(link)) for link in numbered}


def gabriel(points: dict[int, Point]) -> list[Link]:
    """Pairs whose circle over the joining segment holds no third point: a plane graph that looks like roads."""
    found = []
    for a, b in combinations(sorted(points), 2):
        middle = ((points[a][0] + points[b][0]) / 2, (points[a][1] + points[b][1]) / 2)
        radius = distance(points[a], points[b]) / 2
        if all(distance(middle, points[c]) >= radius - 1e-9 for c in points if c not in (a, b)):
            found.append((a, b))
    return found


def spread(
    home: dict[Key, Point], gap: float, frame: tuple[float, float, float, float], rounds: int = 400
) -> dict[Key, Point]:
    """Push points apart until no two are nearer than `gap`, each held loosely to its home; whole numbers come out."""
    at = dict(home)
    for step in range(rounds):
        pull = 0.04 if step < rounds * 0.7 else 0.0
        for a, b in combinations(at, 2):
            (ax, ay), (bx, by) = at[a], at[b]
            d = math.hypot(bx - ax, by - ay) if abs(ax - bx) < gap and abs(ay - by) < gap else gap
            if d < gap:
                ux, uy = ((bx - ax) / d, (by - ay) / d) if d > 1e-6 else (1.0, 0.0)
                push = (gap - d) * 0.3 + 0.01
                at[a] = (ax - ux * push, ay - uy * push)
                at[b] = (bx + ux * push, by + uy * push)
        for key, (x, y) in at.items():
            x, y = x + (home[key][0] - x) * pull, y + (home[key][1] - y) * pull
            at[key] = (min(frame[2], max(frame[0], x)), min(frame[3], max(frame[1], y)))
    return {key: (float(round(x)), float(round(y))) for key, (x, y) in at.items()}


def thin(ring: Sequence[Point], area: float) -> Ring:
    """Visvalingam's thinning: drop the point with the smallest triangle until all triangles reach `area`."""
    points = list(ring)
    while len(points) > 4:
        sizes = [
            abs(
                (points[i][0] - points[i - 1][0]) * (points[(i + 1) % len(points)][1] - points[i - 1][1])
                - (points[(i + 1) % len(points)][0] - points[i - 1][0]) * (points[i][1] - points[i - 1][1])
            )
            / 2
            for i in range(len(points))
        ]
        small = {i for i, s in enumerate(sizes) if s < area}
        if not small:
            break
        least = min(sizes)
        dropped, result = -2, []
        for i, p in enumerate(points):
            if i in small and sizes[i] <= max(least * 2, area / 8) and i != dropped + 1:
                dropped = i
                continue
            result.append(p)
        if len(result) == len(points):
            break
        points = result
    return points


def clip(ring: Sequence[Point], box: tuple[float, float, float, float]) -> Ring:
    """Sutherland-Hodgman against an upright box."""
    result = list(ring)
    for axis, bound, keep_above in ((0, box[0], True), (0, box[2], False), (1, box[1], True), (1, box[3], False)):
        source, result = result, []
        for p, q in zip(source, [*source[1:], *source[:1]], strict=True):
            p_in = p[axis] >= bound if keep_above else p[axis] <= bound
            q_in = q[axis] >= bound if keep_above else q[axis] <= bound
            if p_in:
                result.append(p)
            if p_in != q_in:
                t = (bound - p[axis]) / (q[axis] - p[axis])
                result.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return result


def rounded(points: Iterable[Point]) -> list[list[int]]:
    return [[round(x), round(y)] for x, y in points]


def write_board(board: dict[str, object], path: Path) -> None:
    """JSON with one station, line or shape per row, so that a change reads as a small diff."""
    rows = []
    for key, value in board.items():
        name = json.dumps(key)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in value)
            rows.append(f" {name}: [\n{items}\n ]")
        elif isinstance(value, dict) and key != "starts":
            parts = []
            for k, v in value.items():
                if isinstance(v, list) and v and isinstance(v[0], dict):
                    shapes = ",\n".join("   " + json.dumps(item, ensure_ascii=False) for item in v)
                    parts.append(f"  {json.dumps(k)}: [\n{shapes}\n  ]")
                else:
                    parts.append(f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}")
            rows.append(f" {name}: {{\n" + ",\n".join(parts) + "\n }")
        else:
            rows.append(f" {name}: {json.dumps(value, ensure_ascii=False)}")
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
