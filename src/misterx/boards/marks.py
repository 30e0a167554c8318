"""Tokens, line badges and the legend: the small things that say what a line or a station is."""

import cmath
import math
from collections.abc import Iterator
from typing import Any
from xml.sax.saxutils import escape

from misterx.boards.board import Board, Point
from misterx.boards.look import LOOK, is_quiet, letters
from misterx.boards.svg import num, xy

#: The colours of squares, and the most pips a die has: what else a file says is not drawn.
HUES = ("red", "yellow", "blue")
MOST_PIPS = 6
#: Missions that have a colour.
MISSIONS = ("green", "yellow", "orange")

BADGES = {
    "circle": '<circle class="{rank}-badge" r="5.2"/>',
    "square": '<rect class="{rank}-badge" x="-4.7" y="-4.7" width="9.4" height="9.4" rx="1.2"/>',
    "diamond": '<path class="{rank}-badge" d="M0-7.4L7.4 0L0 7.4L-7.4 0Z"/>',
    "hexagon": '<path class="{rank}-badge" d="M-6.2 0L-3.1-5.4H3.1L6.2 0L3.1 5.4H-3.1Z"/>',
}


def badge(board: Board, mode: str, place: Point) -> str:
    """A mode's letter in the shape of its rank."""
    rank = board.rank(mode)
    shape = BADGES[LOOK["ranks"][rank]["badge"]].format(rank=rank)
    sign = f'<text class="letter {rank}-letter" y="2.7">{letters(board.modes)[mode]}</text>'
    return f'<g transform="translate({xy(place)})">{shape}{sign}</g>'


def missions(board: Board) -> Iterator[str]:
    """What is printed around a city: an octagon where a mission ends, the corners of a square where it begins."""
    style, colours = LOOK["mission"], _missions_of(board)
    octagon = _octagon(style["target"])
    for name in colours:
        for city in board.extra["missions"][name]["targets"]:
            yield f'<path class="{name}-target" transform="translate({xy(board.at[city])})" d="{octagon}"/>'
    for name in colours:
        for city in board.extra["missions"][name]["starts"]:
            yield _start(name, board.at[city], style["start"])


def _missions_of(board: Board) -> list[str]:
    return [name for name in MISSIONS if name in board.extra.get("missions", {})]


def _start(name: str, at: Point, half: float) -> str:
    """A square whose dashes are told in sides, so that they are its corners at any size."""
    x, y, side = num(at[0] - half), num(at[1] - half), num(2 * half)
    return f'<rect class="{name}-start" x="{x}" y="{y}" width="{side}" height="{side}" pathLength="4"/>'


def _octagon(radius: float) -> str:
    corners = (cmath.rect(radius, math.pi / 8 + turn * math.pi / 4) for turn in range(8))
    return "M" + "L".join(xy((corner.real, corner.imag)) for corner in corners) + "Z"


def tokens(board: Board) -> Iterator[str]:
    printed = board.extra.get("stations", {})
    ends = _ends(board) if printed else {}
    for number in board.numbers:
        ranks = board.ranks[number]
        if ground := _square(
            printed.get(number, {}), _axis(board.at[number], ends.get(number, [])), _outwards(board, number)
        ):
            yield f'<g transform="translate({xy(board.at[number])})">{ground}</g>'
        name = f"<title>{escape(board.names[number])}</title>" if number in board.names else ""
        yield (
            f'<g class="station" data-station="{number}" transform="translate({xy(board.at[number])})">{name}'
            f'{_marks(ranks)}<circle class="token" r="{num(LOOK["token"]["radius"])}"/>'
            f'<text class="number" y="4.4">{number}</text></g>'
        )


def _ends(board: Board) -> dict[int, list[Point]]:
    """Where the rides from each station end."""
    ends: dict[int, list[Point]] = {}
    for hop in board.hops:
        ends.setdefault(hop.start, []).append(board.at[hop.end])
        ends.setdefault(hop.end, []).append(board.at[hop.start])
    return ends


def _axis(at: Point, ends: list[Point]) -> str:
    """How a street runs through a square: across the page, down it, or round a corner."""
    if all(end[1] == at[1] for end in ends):
        return "across"
    return "down" if all(end[0] == at[0] for end in ends) else "bend"


def _square(printed: dict[str, Any], axis: str, outwards: float) -> str:
    """A street square: its colour, and the telephone number or the pips that are printed on it."""
    if printed.get("kind") not in ("street", "junction", "arrow"):
        return ""
    style = LOOK["square"]
    # Junctions are square, streets rectangular (the rulebook tells them apart so).
    wide = {"across": style["along"], "down": style["across"]}.get(axis, style["side"])
    high = {"across": style["across"], "down": style["along"]}.get(axis, style["side"])
    half = high / 2
    colour = printed["colour"] if printed.get("colour") in HUES else None
    rounding = num(0 if printed["kind"] == "junction" else style["round"])
    drawn = (
        f'<rect class="{colour or "square"}-square" x="{num(-wide / 2)}" y="{num(-half)}"'
        f' width="{num(wide)}" height="{num(high)}" rx="{rounding}"/>'
    )
    if colour:
        # The first letter says the colour to eyes that do not tell the three apart.
        place = f'x="{num(wide / 2 - 8)}" y="{num(12 - half)}"'
        drawn += f'<text class="hue" {place}>{colour[0].upper()}</text>'
    if isinstance(phone := printed.get("phone"), str):
        drawn += f'<text class="phone" y="{num(half - 3)}">{escape(phone[:8])}</text>'
    said = printed.get("pips", 0)
    pips = min(said, MOST_PIPS) if isinstance(said, int) else 0
    for i in range(pips):
        place = num((i - (pips - 1) / 2) * 8)
        drawn += f'<circle class="dot" cx="{place}" cy="{num(half - 6)}" r="{num(style["dot"])}"/>'
    if printed["kind"] == "arrow":
        place = f"translate({num(9 - wide / 2)} {num(9 - half)}) rotate({num(outwards)})"
        drawn += f'<path class="dot" transform="{place}" d="M-6-2.5H0V-6L7 0L0 6V2.5H-6Z"/>'
    return drawn


def _outwards(board: Board, number: int) -> float:
    """The direction from the headquarters to a square, in degrees; arrows are printed so."""
    printed = board.extra.get("stations", {})
    centre = next((board.at[n] for n, attributes in printed.items() if attributes.get("kind") == "hq"), (0.0, 0.0))
    x, y = board.at[number]
    return math.degrees(math.atan2(y - centre[1], x - centre[0]))


def _marks(ranks: frozenset[str]) -> str:
    """What stops here, by shape: a ring for the middle mode, a plate for the fast one, dots for the secret one."""
    token = LOOK["token"]
    marks = ""
    if "secret" in ranks:
        marks += f'<circle class="pier" r="{num(token["pier"])}"/>'
    if "fast" in ranks:
        side, half = num(token["plate"]), num(-token["plate"] / 2)
        corners = f'x="{half}" y="{half}" width="{side}" height="{side}" rx="{num(token["plate_round"])}"'
        marks += f'<rect class="plate" {corners}/>'
    if "middle" in ranks:
        marks += f'<circle class="ring" r="{num(token["radius"] + token["ring"])}"/>'
    return marks


def legend_size(board: Board) -> Point:
    """Room for the widest of common typefaces."""
    longest = max(len(written(mode)) for mode in board.modes)
    missions = 20 if _missions_of(board) else 0
    return (max(124, 16 * len(board.name) + 28, 7.2 * longest + 72), 36 + 17 * len(board.modes) + missions)


def written(mode: str) -> str:
    """A mode's name as its tickets say it."""
    found: str = LOOK["modes"].get(mode, {}).get("name", mode.capitalize())
    return found


def legend(board: Board, at: Point) -> Iterator[str]:
    """The board's name and its modes, each as its line is drawn."""
    width, height = legend_size(board)
    yield f'<g class="legend" transform="translate({xy(at)})">'
    yield f'<rect class="frame" width="{num(width)}" height="{num(height)}" rx="7"/>'
    yield f'<text class="title" x="{num(width / 2 + 2)}" y="23">{escape(board.name.upper())}</text>'
    for row, mode in enumerate(board.modes):
        rank, y = board.rank(mode), 40 + 17 * row
        if is_quiet(board, mode):
            yield f'<g class="quiet"><path class="line {rank}" d="M14 {y}H54"/></g>'
        else:
            yield f'<path class="line {rank}" d="M14 {y}H54"/>'
        if not is_quiet(board, mode) and "core" in LOOK["ranks"][rank]:
            yield f'<path class="line {rank}-core" d="M14 {y}H54"/>'
        yield badge(board, mode, (34, y))
        named = f'data-mode="{escape(mode)}" data-rank="{rank}"'  # so that a reader's own language can be put in
        yield f'<text class="mode" {named} x="66" y="{num(y + 4.2)}">{escape(written(mode))}</text>'
    colours = _missions_of(board)
    for place, name in enumerate(colours):  # a mission leads from a square to an octagon: that is clear in any language
        x = width / 2 + 37 * (place - (len(colours) - 1) / 2)
        yield f'<g transform="translate({xy((x, height - 15))})">{_start(name, (-11, 0), 5.6)}'
        yield '<path class="leads" d="M-5 0H1M-1.5-2.5L1 0L-1.5 2.5"/>'
        yield f'<path class="{name}-target" transform="translate(10 0)" d="{_octagon(7)}"/></g>'
    yield "</g>"
