"""Faults of the drawing: what would make a board hard to read. None of them stops a game."""

import math
from collections.abc import Iterator
from itertools import pairwise

from misterx.boards.board import Board, Point
from misterx.boards.faults import Report
from misterx.boards.geometry import distance, flat, strokes
from misterx.boards.style import STYLE, marker_radius, width
from misterx.boards.words import Word, words

#: Numbers keep at least this many pixels where the board is shown this wide.
READABLE, SHOWN_WIDE = 9.0, 1280
#: Longer pieces of a line are cut to this length, so that each needs a look at its near surroundings only.
PIECE = 60.0
#: More pieces than this are no board that somebody drew.
MAX_PIECES = 150_000


class Markers:
    """The stations' tokens, found by place."""

    def __init__(self, board: Board) -> None:
        self.at = board.at
        self.radius = {number: marker_radius(ranks) for number, ranks in board.ranks.items()}
        self._cells: dict[tuple[int, int], list[int]] = {}
        for number, (x, y) in board.at.items():
            self._cells.setdefault((int(x // PIECE), int(y // PIECE)), []).append(number)

    def near(self, point: Point) -> Iterator[int]:
        """Every station within PIECE of a point, and some more."""
        column, row = int(point[0] // PIECE), int(point[1] // PIECE)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                yield from self._cells.get((x, y), ())


def check_legibility(board: Board, report: Report) -> None:
    markers = Markers(board)
    _check_numbers(board, report)
    _check_frame(board, markers, report)
    _check_overlaps(markers, report)
    _check_lines(board, markers, report)
    _check_words(board, markers, report)


def _check_numbers(board: Board, report: Report) -> None:
    pixels = STYLE["token"]["number"] * SHOWN_WIDE / board.size[0]
    if pixels < READABLE:
        message = f"Shown {SHOWN_WIDE} pixels wide, the numbers are {pixels:.1f} pixels high; make the board narrower."
        report.add("small_numbers", message, severity="legibility")


def _check_frame(board: Board, markers: Markers, report: Report) -> None:
    wide, high = board.size
    for number, (x, y) in board.at.items():
        room = markers.radius[number]
        if not (room <= x <= wide - room and room <= y <= high - room):
            message = f"Station {number} does not fit into the frame."
            report.add("station_outside", message, [number], severity="legibility")


def _check_overlaps(markers: Markers, report: Report) -> None:
    for number, place in markers.at.items():
        for other in markers.near(place):
            gap = math.dist(place, markers.at[other]) - markers.radius[number] - markers.radius[other]
            if number < other and gap < 0:
                message = f"Stations {number} and {other} overlap."
                report.add("markers_overlap", message, [number, other], severity="legibility")


def _check_lines(board: Board, markers: Markers, report: Report) -> None:
    told: set[tuple[str, int, int, int]] = set()
    work = 0
    for tags in (frozenset[str](), *(frozenset({tag}) for tag in sorted(board.tags)[:4])):
        for stroke in strokes(board, tags):
            hop = stroke.hop
            own = {hop.start, hop.end, *hop.past}
            half = width(board.rank(hop.mode)) / 2
            for a, b in _pieces(flat(stroke.commands)):
                work += 1
                for number in markers.near(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)):
                    key = (hop.mode, hop.start, hop.end, number)
                    if number in own or key in told:
                        continue
                    if distance(markers.at[number], a, b) < markers.radius[number] + half:
                        told.add(key)
                        message = f"The {hop.mode} line {hop.start}–{hop.end} touches station {number}."
                        report.add("line_touches", message, [hop.start, hop.end, number], severity="legibility")
                if work > MAX_PIECES:
                    report.add("too_long", "The lines are too long to be measured in full.", severity="legibility")
                    return


def _pieces(points: list[Point]) -> Iterator[tuple[Point, Point]]:
    for (ax, ay), (bx, by) in pairwise(points):
        count = int(math.hypot(bx - ax, by - ay) // PIECE) + 1
        dx, dy = (bx - ax) / count, (by - ay) / count
        for step in range(count):
            yield (ax + dx * step, ay + dy * step), (ax + dx * (step + 1), ay + dy * (step + 1))


def _check_words(board: Board, markers: Markers, report: Report) -> None:
    wide, high = board.size
    for word in words(board.art):
        spots = word.spots()
        room = word.size / 2
        if not all(room <= x <= wide - room and room <= y <= high - room for x, y in spots):
            report.add("word_outside", f"The name “{word.text}” does not fit into the frame.", severity="legibility")
        if not word.fits():
            report.add("word_long", f"The name “{word.text}” is longer than its path.", severity="legibility")
        covered = _covering(word, spots, markers)
        if covered:
            message = f"The name “{word.text}” lies under station {covered}."
            report.add("word_covered", message, [covered], severity="legibility")


def _covering(word: Word, spots: list[Point], markers: Markers) -> int | None:
    for spot in spots:
        for number in markers.near(spot):
            if math.dist(spot, markers.at[number]) < markers.radius[number] + word.size * 0.3:
                return number
    return None
