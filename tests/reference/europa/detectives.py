"""The detectives' moves: each one once, in any order, if possible."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from tests.reference.europa.table import DETECTIVES, Table
from tests.reference.europa.tickets import mode, take


def waiting(table: Table) -> list[str]:
    return [pawn for pawn in DETECTIVES if pawn not in table.indicators]


def open_to(table: Table, cities: set[int]) -> set[int]:
    """EU-078, EU-112: no two detectives in a city. EU-079: Mister X is in nobody's way."""
    return cities if table.options["detectives_share_city"] else cities - table.held


def possible(table: Table, pawn: str) -> list[tuple[str, int]]:
    """EU-073 to EU-075: a ticket from the holder of whoever leads him, along one line of its mode."""
    hand = table.hands[table.leader(pawn)]
    city = table.place[pawn]
    return [(ticket, to) for ticket in hand for to in open_to(table, table.neighbours(city, mode(ticket)))]


def rides(table: Table) -> list[tuple[str, str, int]]:
    """EU-072, EU-077: whoever can move may; `maximal` (EU-OP-08) only so that as many move as can."""
    found = [(pawn, *ride) for pawn in waiting(table) for ride in possible(table, pawn)]
    if table.options["must_move"] == "local" or not found:
        return found
    left = waiting(table)
    purses = {seat: Counter(map(mode, table.hands[seat].elements())) for seat in table.leads}
    most = next(count for count in range(len(left), -1, -1) if can_move(table, table.place, purses, left, count))

    @cache
    def is_best(pawn: str, by: str, to: int) -> bool:
        return can_move(table, *moved(table, table.place, purses, left, pawn, by, to), most - 1)

    return [ride for ride in found if is_best(ride[0], mode(ride[1]), ride[2])]


Places = dict[str, int]
Purses = dict[str, Counter[str]]


def moved(
    table: Table, place: Places, purses: Purses, left: list[str], pawn: str, by: str, to: int
) -> tuple[Places, Purses, list[str]]:
    seat = table.leader(pawn)
    rest = {**purses, seat: purses[seat] - Counter([by])}
    return {**place, pawn: to}, rest, [other for other in left if other != pawn]


def can_move(table: Table, place: Places, purses: Purses, left: list[str], count: int) -> bool:
    """Whether so many of those who are left can move, in some order and with some tickets."""
    if count == 0:
        return True
    if count > most_by_tickets(table, place, purses, left):
        return False
    held = set() if table.options["detectives_share_city"] else set(place.values())
    return any(
        can_move(table, *moved(table, place, purses, left, pawn, by, to), count - 1)
        for pawn in left
        for by in purses[table.leader(pawn)]
        for to in table.neighbours(place[pawn], by) - held
    )


def most_by_tickets(table: Table, place: Places, purses: Purses, left: list[str]) -> int:
    """How many could move if nobody stood in the way: only tickets and lines count."""
    total = 0
    for seat, pawns in table.leads.items():
        choices = [
            [None, *(by for by in purses[seat] if table.neighbours(place[pawn], by))] for pawn in pawns if pawn in left
        ]
        plans = [Counter(by for by in plan if by) for plan in product(*choices)]
        total += max(plan.total() for plan in plans if plan <= purses[seat])
    return total


def put(table: Table, pawn: str, ticket: str, to: int) -> None:
    """EU-080: the ticket lies on the indicator of his colour until the round ends."""
    take(table.hands[table.leader(pawn)], [ticket])
    table.indicators[pawn] = ticket
    enter(table, pawn, to)


def enter(table: Table, pawn: str, to: int) -> None:
    table.place[pawn] = to
    table.entered.setdefault(pawn, []).append(to)


def is_caught(table: Table) -> bool:
    """EU-139, EU-110: at once, by a move or an extra move. EU-OP-04: or not before the check."""
    return table.options["capture_timing"] == "immediate" and table.here in table.held
