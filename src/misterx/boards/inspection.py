"""Everything wrong with a board, at once."""

from typing import Any

from misterx.boards.board import Board
from misterx.boards.faults import Fault, Report
from misterx.boards.legibility import check_legibility
from misterx.boards.network import check_network
from misterx.boards.parse import read_board


def inspect(data: Any) -> tuple[Board | None, list[Fault]]:
    """The board in a parsed file and what keeps it from being played, or would be better otherwise."""
    report = Report()
    board = read_board(data, report)
    if board:
        check_network(board, report)
    return board, report.faults


def check_data(data: Any) -> list[Fault]:
    """As inspect, and the drawing as well: overlaps, lines through foreign markers, names outside the frame."""
    board, faults = inspect(data)
    if board is None or any(fault.severity == "fault" for fault in faults):
        return faults
    report = Report()
    check_legibility(board, report)
    return faults + report.faults
