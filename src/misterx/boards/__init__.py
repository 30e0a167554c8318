"""Boards: data, format, checks, drawing."""

from misterx.boards.board import RANKS, Board, Hop, Line, Past, Point
from misterx.boards.faults import BoardError, Fault
from misterx.boards.library import Source, ids, load, read

__all__ = [
    "RANKS",
    "Board",
    "BoardError",
    "Fault",
    "Hop",
    "Line",
    "Past",
    "Point",
    "Source",
    "check",
    "ids",
    "load",
    "read",
]


def check(source: Source) -> list[Fault]:
    """Everything wrong with a board given as id, file or parsed file; an empty list is a good board."""
    from misterx.boards.check import check_data

    try:
        return check_data(read(source))
    except BoardError as error:
        return error.faults
