"""How far the hunters were from him, by the lines of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from misterx.boards import Board

RIDES = 3  # modes that hunters take; the fourth is Mister X's own


def find_nearest(board: Board, here: int, pawns: Mapping[str, int]) -> tuple[list[str], int]:
    """Who was nearest, and how many lines away; nobody and 0 where no line leads to him."""
    near = neighbours(board)
    seen, front, away = {here}, {here}, 0
    while front:
        if found := [pawn for pawn, station in pawns.items() if station in front]:
            return found, away
        front = {other for station in front for other in near.get(station, ())} - seen
        seen |= front
        away += 1
    return [], 0


def neighbours(board: Board) -> dict[int, set[int]]:
    """Where a line of the hunters' leads from each station."""
    found: dict[int, set[int]] = {}
    for start, end in rides(board):
        found.setdefault(start, set()).add(end)
        found.setdefault(end, set()).add(start)
    return found


def rides(board: Board) -> Iterable[tuple[int, int]]:
    for hop in board.hops:
        if hop.mode in list(board.modes)[:RIDES]:
            yield hop.start, hop.end
