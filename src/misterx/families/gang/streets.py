"""A board read as a city: squares, what is printed on them, and the ways between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from misterx.boards import Board
from misterx.boards.network import parts

MOST_PIPS = 6
PLACES = 10  # of the dial that carry an outcome
GANG = 10
FAR = 99


class Way(NamedTuple):
    end: int
    side: int
    over: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """The squares of a city in the order of the board; neighbours in rising order of their numbers."""

    near: tuple[tuple[int, ...], ...]
    hq: int
    kinds: tuple[str, ...]
    pips: tuple[int, ...]
    phones: tuple[str, ...]
    colours: tuple[str, ...]

    def is_street(self, square: int) -> bool:
        """A square on which a car faces one way or the other: it has two neighbours."""
        return self.kinds[square] in ("street", "arrow")


def read_plan(board: Board, mode: str) -> Plan:
    """The city on a board that `city_faults` found nothing wrong with."""
    marks = [board.extra["stations"][number] for number in board.numbers]
    near = neighbours(board, mode)
    return Plan(
        near=tuple(tuple(board.node[other] for other in sorted(near[number])) for number in board.numbers),
        hq=next(node for node, mark in enumerate(marks) if mark["kind"] == "hq"),
        kinds=tuple(mark["kind"] for mark in marks),
        pips=tuple(mark.get("pips", 0) for mark in marks),
        phones=tuple(mark.get("phone", "") for mark in marks),
        colours=tuple(mark.get("colour", "") for mark in marks),
    )


def neighbours(board: Board, mode: str) -> dict[int, set[int]]:
    near: dict[int, set[int]] = {number: set() for number in board.numbers}
    for a, b in board.links(mode):
        near[a].add(b)
        near[b].add(a)
    return near


def distances(plan: Plan) -> list[list[int]]:
    """Steps from every square to every other, headquarters included; at most FAR."""
    table = []
    for start in range(len(plan.near)):
        row = [FAR] * len(plan.near)
        row[start], ring = 0, [start]
        for steps in range(1, FAR):
            ring = sorted({other for square in ring for other in plan.near[square] if row[other] == FAR})
            for square in ring:
                row[square] = steps
        table.append(row)
    return table


def list_ways(plan: Plan, square: int, heading: int, hq_transit: str) -> list[list[Way]]:
    """All ways from a square for 1 to 6 pips, each list sorted by end; heading 0 is on foot, 1 free, 2 and 3 ahead."""
    found: list[list[Way]] = [[] for _ in range(MOST_PIPS)]
    heads = plan.near[square]
    if heading >= 2:
        heads = heads[heading - 2 : heading - 1] if plan.is_street(square) else ()
    if heading == 0 and square == plan.hq:
        heads = ()
    for path in _paths(plan, (square,), heads, heading == 0, hq_transit):
        end, steps = path[-1], len(path) - 1
        side = 0
        if heading > 0 and plan.is_street(end):
            side = 2 - plan.near[end].index(path[-2])  # ahead is the neighbour it did not come from
        # BX-OP-08, read as `stop`: whoever drives into headquarters stops there, pips or no pips left; not as `exact`
        last = MOST_PIPS if hq_transit == "stop" and end == plan.hq else steps
        for pips in range(steps, last + 1):
            found[pips - 1].append(Way(end, side, path[1:-1]))
    return [sorted(ways) for ways in found]


def _paths(
    plan: Plan, path: tuple[int, ...], heads: tuple[int, ...], on_foot: bool, hq_transit: str
) -> Iterator[tuple[int, ...]]:
    for head in heads:
        if head in path or (head == plan.hq and (on_foot or hq_transit == "closed")):
            continue
        longer = (*path, head)
        yield longer
        if len(longer) <= MOST_PIPS and not (head == plan.hq and hq_transit in ("stop", "exact")):
            yield from _paths(plan, longer, plan.near[head], on_foot, hq_transit)


def city_faults(board: Board, mode: str, kinds: tuple[str, ...], colours: tuple[str, ...], arrows: bool) -> list[str]:
    """Everything that keeps this game from being played on a board."""
    if mode not in board.modes:
        return [f"it has no {mode}."]
    faults: list[str] = []
    marks: dict[int, dict[str, Any]] = {number: board.extra["stations"].get(number, {}) for number in board.numbers}
    near = neighbours(board, mode)
    for number, mark in marks.items():
        if mark.get("kind") not in kinds:
            faults.append(f"square {number} must be of a kind: {', '.join(kinds)}.")
        elif wrong := _wrong(mark, len(near[number]), colours):
            faults.append(f"square {number} {wrong}.")
    if faults:
        return faults
    hqs = {number for number, mark in marks.items() if mark["kind"] == "hq"}
    if len(hqs) != 1:
        return [f"it has {len(hqs)} headquarters; one is needed."]
    for number, mark in marks.items():
        if (mark["kind"] == "arrow") != bool(near[number] & hqs):
            faults.append(f"square {number}: headquarters are joined by arrow squares, and by these alone.")
    links = [(a, b) for a, b in board.links(mode) if not hqs & {a, b}]
    if len(parts(set(board.numbers) - hqs, links)) > 1:
        faults.append("the gang, who may not enter headquarters, could not reach every square.")
    starts = [
        number for number, mark in marks.items() if mark["kind"] == "street" or (arrows and mark["kind"] == "arrow")
    ]
    if len(starts) < GANG:
        faults.append(f"the gang needs {GANG} street squares to start on; there are {len(starts)}.")
    for colour in colours:
        if not any(mark.get("colour") == colour for mark in marks.values()):
            faults.append(f"no square is {colour}.")
    return faults


def _wrong(mark: dict[str, Any], degree: int, colours: tuple[str, ...]) -> str:
    """What is wrong with one square, or nothing."""
    kind, phone, pips = mark["kind"], mark.get("phone"), mark.get("pips")
    if "colour" in mark and mark["colour"] not in colours:
        return f"has a colour that is none of {', '.join(colours)}"
    if kind == "hq":
        return "is headquarters and carries nothing else" if {"phone", "pips", "colour"} & mark.keys() else ""
    if kind == "junction":
        if degree not in (3, 4):
            return f"is a junction and needs three or four neighbours, not {degree}"
        if type(pips) is not int or not 1 <= pips <= MOST_PIPS or phone is not None:
            return "is a junction and carries 1 to 6 pips, nothing else"
        return ""
    if degree != 2:  # BX-OP-13: no dead ends
        return f"is a street and needs two neighbours, not {degree}"
    if not (isinstance(phone, str) and len(phone) == 5 and phone.isascii() and phone.isdigit()) or pips is not None:
        return "is a street and carries a number of five digits, nothing else"
    if sum(int(digit) or 10 for digit in phone) % (PLACES + 1) == 0:  # BX-OP-37
        return f"has the number {phone}, which turns the dial back to where it was"
    return ""
