"""Everything wrong with a board, at once."""

import math
from dataclasses import replace
from typing import Any

from misterx.boards.board import Board
from misterx.boards.faults import Fault, Report
from misterx.boards.legibility import check_legibility
from misterx.boards.network import check_network
from misterx.boards.parse import read_board


def inspect(data: Any, is_draft: bool = False) -> tuple[Board | None, list[Fault]]:
    """The board in a parsed file and what keeps it from being played, or would be better otherwise.

    Of a draft that nobody plays on yet, lines and start cards may be missing.
    """
    report = Report()
    board = read_board(data, report)
    if board and not is_draft:
        check_network(board, report)
    return board, report.faults


def check_data(data: Any) -> list[Fault]:
    """As inspect, and the drawing as well: overlaps, lines through foreign markers, names outside the frame."""
    board, faults = inspect(data)
    if board is None or not (drawn := _drawable(board)):
        return faults
    report = Report()
    check_legibility(drawn, report)
    return faults + report.faults


def _drawable(board: Board) -> Board | None:
    """What of a board has its place; a station without one is told of, and its lines with it."""
    if not (all(board.size) and board.modes):
        return None
    at = {number: place for number, place in board.at.items() if not math.isnan(place[0])}
    if len(at) == len(board.at):
        return board
    calls = {line: {*line.stops, *(past for hop in line.hops for past in hop.past)} for line in board.lines}
    lines = tuple(line for line, stations in calls.items() if stations <= set(at))
    return replace(board, at=at, numbers=tuple(at), lines=lines)
