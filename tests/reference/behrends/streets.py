"""The city as printed, and how pieces move along its streets; squares, steps and nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

HQ = "hq"
JUNCTION = "junction"
ARROW = "arrow"


class City:
    """The squares of a board file: their kinds, neighbours, pips, telephone numbers and colours."""

    def __init__(self, board: dict[str, Any], sectors: list[str] | str = "board") -> None:
        squares = {square["number"]: square for square in board["stations"]}
        self.kind: dict[int, str] = {number: square["kind"] for number, square in squares.items()}
        self.pips: dict[int, int] = {n: square["pips"] for n, square in squares.items() if "pips" in square}
        self.phone: dict[int, str] = {n: square["phone"] for n, square in squares.items() if "phone" in square}
        self.colour: dict[int, str] = {n: square["colour"] for n, square in squares.items() if "colour" in square}
        self.hq = next(number for number, kind in self.kind.items() if kind == HQ)
        self.neighbours: dict[int, set[int]] = {number: set() for number in squares}
        for line in board["lines"]:
            stops = [stop for stop in line["route"] if isinstance(stop, int)]
            for here, there in pairwise(stops):
                self.neighbours[here].add(there)
                self.neighbours[there].add(here)
        self.sectors: list[str] = list(board["dial"]["sectors"] if sectors == "board" else sectors)

    def is_street(self, square: int) -> bool:
        """Rectangular squares, the ones with arrows included."""
        return self.kind[square] not in (HQ, JUNCTION)

    def far_side(self, square: int, came_from: int) -> int | None:
        """The square that a car looks at when it has come to rest; at junctions and in headquarters none."""
        if not self.is_street(square):
            return None
        (ahead,) = self.neighbours[square] - {came_from}
        return ahead


def paths(city: City, start: int, steps: int, barred: set[int], halt: set[int]) -> list[list[int]]:
    """Every way of so many steps that enters no square twice and none that is barred; where one must halt it ends."""
    ways, ended = [[start]], []
    for _ in range(steps):
        ways = [[*way, ahead] for way in ways for ahead in city.neighbours[way[-1]] - barred - set(way)]
        ended += [way for way in ways if way[-1] in halt]
        ways = [way for way in ways if way[-1] not in halt]
    return ways + ended


def walking_ends(city: City, start: int, pips: int, no_passing: set[int], no_ending: set[int]) -> set[int]:
    """Where a token may go: through streets only, never into headquarters."""
    ways = paths(city, start, pips, {city.hq}, set())
    return {way[-1] for way in ways if not no_passing & set(way[1:-1]) and way[-1] not in no_ending}


def driving_ends(
    city: City, start: int, facing: int | None, pips: int, barricades: set[int], no_ending: set[int], headquarters: str
) -> set[tuple[int, int | None]]:
    """Where a car may come to rest, and where it looks then.

    A way that enters no square twice never drives backwards in its middle: what is left to say is how it begins.
    """
    barred = barricades | {city.hq} if headquarters == "closed" else barricades
    halt = {city.hq} if headquarters == "stop" else set()
    ends = set()
    for way in paths(city, start, pips, barred, halt):
        if headquarters == "exact" and city.hq in way[1:-1]:
            continue
        if (facing is None or way[1] == facing) and way[-1] not in no_ending:
            ends.add((way[-1], city.far_side(way[-1], way[-2])))
    return ends
