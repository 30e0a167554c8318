"""Tokens, line badges and the legend: the small things that say what a line or a station is."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from misterx.boards.board import Board, Point
from misterx.boards.style import STYLE, letter
from misterx.boards.svg import num, xy

BADGES = {
    "circle": '<circle class="{rank}-badge" r="5.2"/>',
    "square": '<rect class="{rank}-badge" x="-4.7" y="-4.7" width="9.4" height="9.4" rx="1.2"/>',
    "diamond": '<path class="{rank}-badge" d="M0-7.4L7.4 0L0 7.4L-7.4 0Z"/>',
    "hexagon": '<path class="{rank}-badge" d="M-6.2 0L-3.1-5.4H3.1L6.2 0L3.1 5.4H-3.1Z"/>',
}


def badge(board: Board, mode: str, place: Point) -> str:
    """A mode's letter in the shape of its rank."""
    rank = board.rank(mode)
    shape = BADGES[STYLE["ranks"][rank]["badge"]].format(rank=rank)
    sign = f'<text class="letter {rank}-letter" y="2.7">{letter(mode)}</text>'
    return f'<g transform="translate({xy(place)})">{shape}{sign}</g>'


def tokens(board: Board) -> Iterator[str]:
    for number in board.numbers:
        ranks = board.ranks[number]
        name = f"<title>{escape(board.names[number])}</title>" if number in board.names else ""
        yield (
            f'<g class="station" data-station="{number}" transform="translate({xy(board.at[number])})">{name}'
            f'{_marks(ranks)}<circle class="token" r="{num(STYLE["token"]["radius"])}"/>'
            f'<text class="number" y="4.4">{number}</text></g>'
        )


def _marks(ranks: frozenset[str]) -> str:
    """What stops here, by shape: a ring for the middle mode, a plate for the fast one, dots for the secret one."""
    token = STYLE["token"]
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
    return (max(124, 16 * len(board.name) + 28), 36 + 17 * len(board.modes))


def legend(board: Board, at: Point) -> Iterator[str]:
    """The board's name and its modes, each as its line is drawn."""
    width, height = legend_size(board)
    yield f'<g class="legend" transform="translate({xy(at)})">'
    yield f'<rect class="frame" width="{num(width)}" height="{num(height)}" rx="7"/>'
    yield f'<text class="title" x="{num(width / 2 + 2)}" y="23">{escape(board.name.upper())}</text>'
    for row, mode in enumerate(board.modes):
        rank, y = board.rank(mode), 40 + 17 * row
        yield f'<path class="line {rank}" d="M14 {y}H54"/>'
        if "core" in STYLE["ranks"][rank]:
            yield f'<path class="line {rank}-core" d="M14 {y}H54"/>'
        yield badge(board, mode, (34, y))
        yield f'<text class="mode" x="66" y="{num(y + 4.2)}">{escape(mode.capitalize())}</text>'
    yield "</g>"
