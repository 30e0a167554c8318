"""A board as an SVG picture: the same input gives the same bytes."""

from collections.abc import Iterable
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from misterx.boards.art import AREAS
from misterx.boards.board import RANKS, Board, Point
from misterx.boards.geometry import Command, rounded, smooth, strokes
from misterx.boards.icons import ICONS
from misterx.boards.style import CASING, STYLE, THEMES

FONT = "Inter, 'Source Sans 3', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"


def render(board: Board, theme: str = "light", size: int | None = None, tags: Iterable[str] = ()) -> str:
    """The board in SVG; size is the width in pixels."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; the themes are {', '.join(THEMES)}.")
    wide, high = board.size
    pixels = size or round(wide)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(wide)} {_n(high)}"'
        f' width="{pixels}" height="{round(pixels * high / wide)}" role="img" aria-label={quoteattr(board.name)}>'
    )
    parts = [head, f"<style>{_sheet(theme)}</style>"]
    parts.append(f'<rect class="land" width="{_n(wide)}" height="{_n(high)}"/>')
    parts += _art(board.art)
    parts += _lines(board, frozenset(tags))
    parts += _tokens(board)
    parts.append("</svg>\n")
    return "\n".join(parts)


def _n(value: float) -> str:
    """A number as short as it can be written to a tenth of a unit."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


def _xy(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _path(commands: list[Command]) -> str:
    return "".join(letter + " ".join(map(_xy, points)) for letter, points in commands)


def _sheet(theme: str) -> str:
    colours: dict[str, str] = STYLE["themes"][theme]
    token = STYLE["token"]
    rules = [
        f"text{{font-family:{FONT}}}",
        *(
            f".{area}{{fill:{colours[area]}}}.{area}-course{{stroke:{colours[area]};fill:none;stroke-linecap:round}}"
            for area in AREAS
        ),
        f".number{{font-size:{token['number']}px;font-weight:600;fill:{colours['ink']};text-anchor:middle;font-variant-numeric:tabular-nums}}",
        f".token{{fill:{colours['token']};stroke:{colours['ink']};stroke-width:{token['outline']}}}",
        f".ring{{fill:{colours['middle']}}}.plate{{fill:{colours['fast']}}}",
        f".pier{{fill:{colours['casing']};stroke:{colours['secret']};stroke-width:4;"
        "stroke-linecap:round;stroke-dasharray:0 8.17}",
        f".district{{fill:{colours['district']};text-anchor:middle;font-weight:600;letter-spacing:.32em}}",
        *(
            f".of-{of}{{fill:{colours[of + 'word']};text-anchor:middle;letter-spacing:.18em;font-style:italic}}"
            for of in ("water", "park", "place")
        ),
        f".landmark{{fill:{colours['landmark']}}}.landmark .detail{{fill:{colours['landmarkdetail']}}}",
        ".line{fill:none;stroke-linejoin:round;stroke-linecap:round}",
    ]
    for rank in RANKS:
        style = STYLE["ranks"][rank]
        dash = f";stroke-dasharray:{' '.join(map(str, style['dash']))}" if style["dash"] else ""
        rules.append(f".{rank}{{stroke:{colours[rank]};stroke-width:{style['width']}{dash}}}")
        rules.append(f".{rank}-casing{{stroke:{colours['casing']};stroke-width:{_n(style['width'] + 2 * CASING)}}}")
        if core := style.get("core"):
            rules.append(
                f".{rank}-core{{stroke:{colours['core']};stroke-width:{core['width']};stroke-linecap:butt;"
                f"stroke-dasharray:{' '.join(map(str, core['dash']))}}}"
            )
    return "".join(rules)


def _art(art: dict[str, list[dict[str, Any]]]) -> Iterable[str]:
    for kind in AREAS:
        for shape in art.get(kind, []):
            soft = shape.get("smooth", True)
            if "course" in shape:
                points = [(x, y) for x, y in shape["course"]]
                course = smooth(points, closed=False) if soft else rounded(tuple(points), 0.0)
                yield f'<path class="{kind}-course" stroke-width="{_n(shape["width"])}" d="{_path(course)}"/>'
            else:
                points = [(x, y) for x, y in shape["area"]]
                outline = smooth(points) if soft else rounded(tuple(points), 0.0)
                yield f'<path class="{kind}" d="{_path(outline)}Z"/>'
    for shape in art.get("landmark", []):
        body, detail = ICONS[shape["icon"]]
        yield (
            f'<g class="landmark" transform="translate({_xy(shape["at"])}) scale({_n(shape.get("scale", 1))})">'
            f'<path d="{body}"/><path class="detail" d="{detail}"/></g>'
        )
    for number, (kind, shape) in enumerate((k, s) for k in ("district", "label") for s in art.get(k, [])):
        look = "district" if kind == "district" else f"of-{shape.get('of', 'place')}"
        size = _n(shape.get("size", 20 if kind == "district" else 13))
        words = escape(shape["text"])
        if "along" in shape:
            along = _path(smooth([(x, y) for x, y in shape["along"]], closed=False))
            yield f'<path id="word{number}" d="{along}" fill="none"/>'
            words = f'<textPath href="#word{number}" startOffset="50%">{words}</textPath>'
            yield f'<text class="{look}" font-size="{size}">{words}</text>'
        else:
            x, y = shape["at"]
            turn = f' transform="rotate({_n(shape["angle"])} {_n(x)} {_n(y)})"' if shape.get("angle") else ""
            yield f'<text class="{look}" font-size="{size}" x="{_n(x)}" y="{_n(y)}"{turn}>{words}</text>'


def _lines(board: Board, tags: frozenset[str]) -> Iterable[str]:
    drawn = strokes(board, tags)
    for rank in ("secret", "fast", "middle", "short"):
        paths = [(s.hop, _path(s.commands)) for s in drawn if board.rank(s.hop.mode) == rank]
        style = STYLE["ranks"][rank]
        if not style["dash"]:
            for _, d in paths:
                yield f'<path class="line {rank}-casing" d="{d}"/>'
        for _, d in paths:
            yield f'<path class="line {rank}" d="{d}"/>'
        if style.get("core"):
            for _, d in paths:
                yield f'<path class="line {rank}-core" d="{d}"/>'


def _tokens(board: Board) -> Iterable[str]:
    token = STYLE["token"]
    for number, ranks in board.ranks.items():
        x, y = board.at[number]
        marks = []
        if "secret" in ranks:
            marks.append('<circle class="pier" r="18.2"/>')
        if "fast" in ranks:
            half = token["plate"] / 2
            corner = f'x="-{half}" y="-{half}" width="{token["plate"]}" height="{token["plate"]}"'
            marks.append(f'<rect class="plate" {corner} rx="5"/>')
        if "middle" in ranks:
            marks.append(f'<circle class="ring" r="{token["radius"] + token["ring"]}"/>')
        yield (
            f'<g transform="translate({_xy((x, y))})">{"".join(marks)}<circle class="token" r="{token["radius"]}"/>'
            f'<text class="number" y="4.4">{number}</text></g>'
        )
