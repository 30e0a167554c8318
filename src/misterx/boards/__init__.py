"""Boards: data, format, checks, drawing."""

from misterx.boards.board import RANKS, Board, Hop, Line, Past, Point
from misterx.boards.faults import BoardError, Fault
from misterx.boards.library import Source, add, check, ids, load, load_draft, read

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
    "add",
    "check",
    "ids",
    "load",
    "load_draft",
    "read",
]
