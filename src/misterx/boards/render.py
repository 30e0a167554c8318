"""A board as a picture: the same input gives the same bytes."""

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from misterx.boards.art import AREAS, Shape
from misterx.boards.badges import badge_places
from misterx.boards.board import Board
from misterx.boards.dial import dial
from misterx.boards.geometry import Stroke, rounded, smooth, strokes
from misterx.boards.icons import ICONS
from misterx.boards.look import LOOK, THEMES, is_quiet, marker_radius
from misterx.boards.marks import badge, legend, missions, tokens
from misterx.boards.sheet import sheet
from misterx.boards.svg import num, path, xy
from misterx.boards.words import words

#: Bold lines lie under thin ones, so that all stay visible where they cross.
LAYERS = ("secret", "fast", "middle", "short")


def render(board: Board, theme: str = "light", size: int | None = None, tags: Iterable[str] = ()) -> str:
    """The board in SVG; size is the width in pixels, tags are those of the lines' ``when`` and ``unless``."""
    if theme not in THEMES:
        raise ValueError(f"There is no theme {theme!r}; the themes are {', '.join(THEMES)}.")
    wide, high = board.size
    pixels = size or round(wide)
    drawn = strokes(board, frozenset(tags))
    # A board with land of its own lies in water.
    ground = "water" if board.art.get("land") else "land"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}" width="{pixels}"'
            f' height="{round(pixels * high / wide)}" role="img" aria-label={quoteattr(board.name)}>',
            f"<style>{sheet(theme)}</style>",
            f'<rect class="{ground}" width="{num(wide)}" height="{num(high)}"/>',
            *(_area(kind, shape) for kind in AREAS for shape in board.art.get(kind, [])),
            *(_landmark(shape) for shape in board.art.get("landmark", [])),
            *(piece for shape in board.art.get("dial", []) for piece in dial(board, shape)),
            *missions(board),
            *_words(board),
            *_lines(board, drawn),
            *(badge(board, mode, place) for mode, place in badge_places(board, drawn) if not is_quiet(board, mode)),
            *tokens(board),
            *(piece for shape in board.art.get("legend", []) for piece in legend(board, shape["at"])),
            "</svg>\n",
        ]
    )


def _area(kind: str, shape: Shape) -> str:
    soft = shape.get("smooth", True)
    points = [(x, y) for x, y in shape["course" if "course" in shape else "area"]]
    if "course" in shape:
        course = smooth(points, closed=False) if soft else rounded(tuple(points), 0.0)
        return f'<path class="course {kind}-course" stroke-width="{num(shape["width"])}" d="{path(course)}"/>'
    outline = smooth(points) if soft else rounded(tuple(points), 0.0)
    return f'<path class="{kind}" d="{path(outline)}Z"/>'


def _landmark(shape: Shape) -> str:
    icon = ICONS[shape["icon"]]
    cut = f'<path class="cut" d="{icon.cut}"/>' if icon.cut else ""
    thin = f'<path class="thin" d="{icon.thin}"/>' if icon.thin else ""
    scale = f"{shape.get('scale', 1):g}"
    place = f"translate({xy(shape['at'])}) scale({scale})"
    return f'<g class="landmark {shape["icon"]}" transform="{place}"><path d="{icon.body}"/>{cut}{thin}</g>'


def _words(board: Board) -> Iterator[str]:
    for count, word in enumerate(words(board.art)):
        shown = escape(word.text)
        look = (
            f'class="{word.voice}-word" font-size="{num(word.size)}" letter-spacing="{num(word.size * word.spacing)}"'
        )
        if word.at is None:
            line = rounded(word.path, 0.0)
            yield f'<path id="word{count}" fill="none" d="{path(line)}"/>'
            yield f'<text {look}><textPath href="#word{count}" startOffset="50%">{shown}</textPath></text>'
        else:
            x, y = map(num, word.at)
            turn = f' transform="rotate({num(word.angle)} {x} {y})"' if word.angle else ""
            # Typefaces differ in width; the name takes the room that was found for it.
            room = f'textLength="{num(word.length)}"'
            yield f'<text {look} {room} x="{x}" y="{y}"{turn}>{shown}</text>'


def _lines(board: Board, drawn: list[Stroke]) -> Iterator[str]:
    for rank in LAYERS:
        own = [stroke for stroke in drawn if board.rank(stroke.hop.mode) == rank]
        if own and is_quiet(board, own[0].hop.mode):
            yield from _quiet_lines(own, rank)
            continue
        style = LOOK["ranks"][rank]
        looks = ([] if style["dash"] else [f"{rank}-casing"]) + [rank] + ([f"{rank}-core"] if "core" in style else [])
        for look in looks:
            yield f'<g class="line {look}">'
            yield from (f'<path d="{path(stroke.commands)}"/>' for stroke in own)
            yield "</g>"
        # A line that does not stop breaks off around the token, and so passes under it.
        for number in sorted({number for stroke in own for number in stroke.hop.past}):
            room = marker_radius(board.ranks[number]) + LOOK["gap"]
            x, y = map(num, board.at[number])
            yield f'<circle class="gap" cx="{x}" cy="{y}" r="{num(room)}"/>'


def _quiet_lines(drawn: list[Stroke], rank: str) -> Iterator[str]:
    """Each with its ends, so that a page can make those bold that matter now."""
    yield f'<g class="quiet"><g class="line {rank}">'
    for stroke in drawn:
        ends = sorted((stroke.hop.start, stroke.hop.end))
        yield f'<path data-ride="{ends[0]}-{ends[1]}" d="{path(stroke.commands)}"/>'
    yield "</g></g>"
