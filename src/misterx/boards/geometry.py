"""Where a line is drawn: corners, side-by-side offsets, rounding. The renderer and the checker both use this."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from misterx.boards.board import Board, Hop, Past, Point
from misterx.boards.look import GAP, ROUNDING, width

#: M and L carry one point, Q two (control and end), as in an SVG path.
Command = tuple[str, tuple[Point, ...]]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One ride as drawn."""

    hop: Hop
    corners: tuple[Point, ...]

    @property
    def commands(self) -> list[Command]:
        return rounded(self.corners)


@dataclass(frozen=True, slots=True)
class _Leg:
    """A piece of a ride between two stations' places, read from left to right so that equal pieces are alike."""

    a: int
    b: int
    corners: tuple[Point, ...]
    turned: bool


def strokes(board: Board, tags: Iterable[str] = frozenset()) -> list[Stroke]:
    """Every ride with its corners; rides along the same course lie side by side."""
    active = frozenset(tags)
    routes = [(hop, _legs(board, hop)) for hop in board.hops if hop.runs(active)]
    bundles: dict[tuple[int, int, tuple[Point, ...]], list[str]] = {}
    for hop, legs in routes:
        for leg in legs:
            modes = bundles.setdefault((leg.a, leg.b, leg.corners), [])
            if hop.mode not in modes:
                modes.append(hop.mode)
    drawn = []
    for hop, legs in routes:
        corners: list[Point] = []
        for leg in legs:
            offset = _offset(board, bundles[leg.a, leg.b, leg.corners], hop.mode)
            piece = list(shifted(leg.corners, offset))
            _join(corners, piece[::-1] if leg.turned else piece)
        drawn.append(Stroke(hop, tuple(corners)))
    return drawn


def _legs(board: Board, hop: Hop) -> list[_Leg]:
    legs = []
    start, corners = hop.start, [board.at[hop.start]]
    for step in (*hop.way, Past(hop.end)):
        if not isinstance(step, Past):
            corners.append(step)
            continue
        corners.append(board.at[step.station])
        turned = corners[-1] < corners[0]
        ends = (step.station, start) if turned else (start, step.station)
        legs.append(_Leg(*ends, tuple(corners[::-1] if turned else corners), turned))
        start, corners = step.station, [board.at[step.station]]
    return legs


def _offset(board: Board, modes: list[str], mode: str) -> float:
    """How far to the side this mode lies in a bundle: the widest in the middle of things, no two touching."""
    if len(modes) == 1:
        return 0.0
    ordered = sorted(modes, key=board.modes.index)
    widths = [width(board.rank(each)) for each in ordered]
    total = sum(widths) + GAP * (len(widths) - 1)
    place = ordered.index(mode)
    return sum(widths[:place]) + GAP * place + widths[place] / 2 - total / 2


def _join(corners: list[Point], piece: list[Point]) -> None:
    if corners:
        last = corners.pop()
        piece[0] = ((last[0] + piece[0][0]) / 2, (last[1] + piece[0][1]) / 2)
    corners.extend(piece)


def shifted(corners: tuple[Point, ...], offset: float) -> tuple[Point, ...]:
    """The same course moved to its right by offset, corners mitred."""
    if not offset:
        return corners
    normals = [_normal(p, q) for p, q in pairwise(corners)]
    moved = []
    for place, (x, y) in enumerate(corners):
        before, after = normals[max(place - 1, 0)], normals[min(place, len(normals) - 1)]
        nx, ny = before[0] + after[0], before[1] + after[1]
        scale = 2 * offset / max(nx * nx + ny * ny, 1.0)
        moved.append((x + nx * scale, y + ny * scale))
    return tuple(moved)


def _normal(p: Point, q: Point) -> Point:
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = math.hypot(dx, dy) or 1.0
    return (-dy / length, dx / length)


def rounded(corners: tuple[Point, ...], rounding: float = ROUNDING) -> list[Command]:
    """Straight from corner to corner, each corner rounded as far as its neighbours leave room."""
    path: list[Command] = [("M", (corners[0],))]
    last = len(corners) - 1
    for place in range(1, last):
        before, corner, after = corners[place - 1 : place + 2]
        come, go = math.dist(before, corner), math.dist(corner, after)
        if not come or not go:
            continue
        enter = min(rounding, come / 2 if place > 1 else come * 0.8)
        leave = min(rounding, go / 2 if place < last - 1 else go * 0.8)
        path.append(("L", (_toward(corner, before, enter / come),)))
        path.append(("Q", (corner, _toward(corner, after, leave / go))))
    path.append(("L", (corners[last],)))
    return path


def _toward(p: Point, q: Point, share: float) -> Point:
    return (p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share)


def flat(commands: list[Command], pieces: int = 8) -> list[Point]:
    """The path as a chain of short straight pieces, for measuring."""
    points: list[Point] = []
    for letter, ends in commands:
        if letter == "Q":
            start, (control, end) = points[-1], ends
            for step in range(1, pieces + 1):
                t = step / pieces
                points.append(_toward(_toward(start, control, t), _toward(control, end, t), t))
        else:
            points.append(ends[0])
    return points


def smooth(points: list[Point], closed: bool = True) -> list[Command]:
    """A soft outline for water and parks: through the middle of every side, bending at every corner."""
    if not closed:
        return rounded(tuple(points), rounding=math.inf)
    middles = [_toward(p, q, 0.5) for p, q in zip(points, points[1:] + points[:1], strict=True)]
    path: list[Command] = [("M", (middles[-1],))]
    path.extend(("Q", (corner, middle)) for corner, middle in zip(points, middles, strict=True))
    return path


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the straight piece a–b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    t = min(1.0, max(0.0, t))
    return math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def length(points: list[Point]) -> float:
    return sum(math.dist(p, q) for p, q in pairwise(points))


def every(points: list[Point], gap: float) -> Iterator[Point]:
    """Places on a path, each this far from the one before; the first is where the path begins."""
    rest = 0.0
    for p, q in pairwise(points):
        piece = math.dist(p, q)
        while rest < piece:
            yield _toward(p, q, rest / piece)
            rest += gap
        rest -= piece


def along(points: list[Point], way: float) -> tuple[Point, Point]:
    """The place this far along a path, and the direction there."""
    for p, q in pairwise(points):
        piece = math.dist(p, q)
        if piece and (way <= piece or q == points[-1]):
            dx, dy = (q[0] - p[0]) / piece, (q[1] - p[1]) / piece
            return (p[0] + dx * way, p[1] + dy * way), (dx, dy)
        way -= piece
    return points[-1], (1.0, 0.0)
