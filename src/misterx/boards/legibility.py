"""Faults of the drawing: what would make a board hard to read. None of them stops a game."""

import math
from collections.abc import Iterator
from itertools import pairwise

from misterx.boards.board import Board, Point
from misterx.boards.faults import Report
from misterx.boards.geometry import distance, flat, strokes
from misterx.boards.look import LOOK, marker_radius, width
from misterx.boards.marks import legend_size
from misterx.boards.values import show
from misterx.boards.words import Word, words

#: Numbers keep at least this many pixels where the board is shown this wide.
READABLE, SHOWN_WIDE = 9.0, 1280
#: Longer pieces of a line are cut to this length, so that each needs a look at its near surroundings only.
PIECE = 60.0
#: A board that somebody drew needs a tenth of these looks.
MAX_LOOKS = 400_000


class Markers:
    """The stations' tokens, found by place."""

    def __init__(self, board: Board) -> None:
        self.at = board.at
        self.radius = {number: marker_radius(ranks) for number, ranks in board.ranks.items()}
        self._cells: dict[tuple[int, int], list[int]] = {}
        for number, (x, y) in board.at.items():
            self._cells.setdefault((int(x // PIECE), int(y // PIECE)), []).append(number)
        self.looks = 0

    def near(self, point: Point) -> Iterator[int]:
        """Every station within PIECE of a point, and some more; nothing any more after too many looks."""
        if self.looks > MAX_LOOKS:
            return
        column, row = int(point[0] // PIECE), int(point[1] // PIECE)
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                found = self._cells.get((x, y), ())
                self.looks += 1 + 3 * len(found)
                yield from found


def check_legibility(board: Board, report: Report) -> None:
    markers = Markers(board)
    _check_numbers(board, report)
    _check_frame(board, markers, report)
    _check_overlaps(markers, report)
    _check_lines(board, markers, report)
    _check_words(board, markers, report)
    _check_legend(board, markers, report)
    if markers.looks > MAX_LOOKS:
        report.add("crowded", "The drawing is too crowded to be measured in full.", severity="legibility")


def _check_numbers(board: Board, report: Report) -> None:
    pixels = LOOK["token"]["number"] * SHOWN_WIDE / board.size[0]
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
    for tags in (frozenset[str](), *(frozenset({tag}) for tag in sorted(board.tags)[:4])):
        for stroke in strokes(board, tags):
            hop = stroke.hop
            own = {hop.start, hop.end, *hop.past}
            half = width(board.rank(hop.mode)) / 2
            for a, b in _pieces(flat(stroke.commands)):
                for number in markers.near(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)):
                    key = (hop.mode, hop.start, hop.end, number)
                    if number in own or key in told:
                        continue
                    if distance(markers.at[number], a, b) < markers.radius[number] + half:
                        told.add(key)
                        message = (
                            f"The {hop.mode} line {hop.start}–{hop.end} touches station {number};"
                            f' bend it away, or write {{"past": {number}}} where it runs through.'
                        )
                        report.add("line_touches", message, [hop.start, hop.end, number], severity="legibility")
                if markers.looks > MAX_LOOKS:
                    return


def _pieces(points: list[Point], longest: float = PIECE) -> Iterator[tuple[Point, Point]]:
    for (ax, ay), (bx, by) in pairwise(points):
        count = int(math.hypot(bx - ax, by - ay) // longest) + 1
        dx, dy = (bx - ax) / count, (by - ay) / count
        for step in range(count):
            yield (ax + dx * step, ay + dy * step), (ax + dx * (step + 1), ay + dy * (step + 1))


def _check_words(board: Board, markers: Markers, report: Report) -> None:
    wide, high = board.size
    for word in words(board.art):
        spots = word.spots()
        room = word.size / 2
        if not all(room <= x <= wide - room and room <= y <= high - room for x, y in spots):
            report.add(
                "word_outside", f"The name “{show(word.text)}” does not fit into the frame.", severity="legibility"
            )
            continue
        if not word.fits():
            report.add("word_long", f"The name “{show(word.text)}” is longer than its path.", severity="legibility")
        covered = _covering(word, spots, markers)
        if covered is not None:
            message = f"The name “{show(word.text)}” lies under station {covered}."
            report.add("word_covered", message, [covered], severity="legibility")


def _covering(word: Word, spots: list[Point], markers: Markers) -> int | None:
    for spot in spots:
        for number in markers.near(spot):
            if math.dist(spot, markers.at[number]) < markers.radius[number] + word.size * 0.3:
                return number
    return None


def _check_legend(board: Board, markers: Markers, report: Report) -> None:
    width_of, height_of = legend_size(board)
    for shape in board.art.get("legend", []):
        left, top = shape["at"]
        right, bottom = left + width_of, top + height_of
        if left < 0 or top < 0 or right > board.size[0] or bottom > board.size[1]:
            report.add("legend_outside", "The legend does not fit into the frame.", severity="legibility")
        covered = [
            number
            for number, (x, y) in markers.at.items()
            if math.dist((x, y), (min(max(x, left), right), min(max(y, top), bottom))) < markers.radius[number]
        ]
        if covered:
            message = f"The legend covers station {', '.join(map(str, covered[:12]))}."
            report.add("legend_covers", message, covered[:12], severity="legibility")
        for stroke in strokes(board):
            if any(left < x < right and top < y < bottom for _, (x, y) in _pieces(flat(stroke.commands), 8.0)):
                hop = stroke.hop
                message = f"The legend covers the {hop.mode} line {hop.start}–{hop.end}."
                report.add("legend_covers", message, [hop.start, hop.end], severity="legibility")
