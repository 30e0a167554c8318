"""A telephone dial on the map: the digits in their holes, and on the fixed rim what each place means."""

import math
from collections.abc import Iterator
from xml.sax.saxutils import escape

from misterx.boards.art import Shape
from misterx.boards.board import Board
from misterx.boards.look import LOOK
from misterx.boards.marks import HUES
from misterx.boards.svg import num, xy

#: Places on the ring: the dead field between 0 and 1, then the digits 1 to 9 and 0.
PLACES = 11
#: What is written on the rim beside the colours; a colour is shown by itself.
SIGNS = {"warning": "!", "busy": "–"}


def dial(board: Board, shape: Shape) -> Iterator[str]:
    told = board.extra.get("dial")
    said = told.get("sectors") if isinstance(told, dict) else None
    sectors = said if isinstance(said, list) else []
    radius = float(shape["radius"])
    yield f'<g class="dial" transform="translate({xy(shape["at"])})">'
    yield f'<circle class="square-square" r="{num(radius)}"/>'
    for place, outcome in enumerate(map(str, sectors[: PLACES - 1]), 1):
        colour = outcome if outcome in HUES else "block" if outcome == "busy" else "square"
        yield f'<path class="{colour}-square" d="{_sector(place, radius)}"/>'
        if outcome in SIGNS:
            yield _sign("phone", _spot(place, radius * 0.87), SIGNS[outcome])
    yield f'<circle class="building" r="{num(radius * 0.74)}"/>'
    for place in range(1, PLACES):
        hole = _spot(place, radius * 0.56)
        yield f'<circle class="token" cx="{num(hole[0])}" cy="{num(hole[1])}" r="{num(radius * 0.125)}"/>'
        yield _sign("phone", hole, str(place % 10))
    yield f'<circle class="square-square" r="{num(radius * 0.34)}"/></g>'


def _sign(look: str, at: tuple[float, float], text: str) -> str:
    below = 0.35 * LOOK["square"]["phone"]  # so that the middle of a digit lies there
    return f'<text class="{look}" x="{num(at[0])}" y="{num(at[1] + below)}">{escape(text)}</text>'


def _spot(place: float, away: float) -> tuple[float, float]:
    """The dead field lies below, where a telephone has its stop; digits run on from it anticlockwise."""
    angle = math.radians(90 - 360 * place / PLACES)
    return away * math.cos(angle), away * math.sin(angle)


def _sector(place: int, radius: float) -> str:
    inner, outer = radius * 0.74, radius
    a, b = _spot(place - 0.5, outer), _spot(place + 0.5, outer)
    c, d = _spot(place + 0.5, inner), _spot(place - 0.5, inner)
    return f"M{xy(a)}A{num(outer)} {num(outer)} 0 0 0 {xy(b)}L{xy(c)}A{num(inner)} {num(inner)} 0 0 1 {xy(d)}Z"
