"""Tickets: how they are written, chosen, drawn from the bag and put back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations

from tests.reference.europa.table import Table

MODES = ("car", "rail", "plane")
SYMBOLS = ("mag", "blue", "foot", "shad")
MIXES = {  # EU-013, EU-OP-01: tickets of each symbol by mode
    "default": {"car": 15, "rail": 10, "plane": 5},
    "uniform": {"car": 10, "rail": 10, "plane": 10},
    "car_heavy": {"car": 18, "rail": 8, "plane": 4},
}


def box_of(mix: str | dict[str, int]) -> Counter[str]:
    """The 120 tickets."""
    if isinstance(mix, str):
        mix = {f"{mode}/{symbol}": MIXES[mix][mode] for mode in MODES for symbol in SYMBOLS}
    tickets = +Counter(mix)
    assert tickets.total() == 120
    return tickets


def mode(ticket: str) -> str:
    return ticket.split("/")[0]


def symbol(ticket: str) -> str:
    return ticket.split("/")[1]


def spell(tickets: Iterable[str]) -> str:
    return " ".join(sorted(tickets)) or "none"


@cache
def combine(tickets: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    return sorted(set(combinations(tickets, size)))


def choose(hand: Counter[str], size: int, of: str | None = None) -> list[tuple[str, ...]]:
    """Every different way to take so many tickets from a hand, of one symbol if it is said."""
    return combine(tuple(sorted(ticket for ticket in hand.elements() if of in (None, symbol(ticket)))), size)


def discards(hand: Counter[str]) -> list[str]:
    """EU-068, EU-113: any number of tickets, none and all among them."""
    return [spell(taken) for size in range(hand.total() + 1) for taken in choose(hand, size)]


def take(hand: Counter[str], tickets: Iterable[str]) -> None:
    for ticket in tickets:
        assert hand[ticket] > 0, ticket
        hand[ticket] -= 1
        if not hand[ticket]:
            del hand[ticket]


def discard(table: Table, seat: str, tickets: list[str]) -> None:
    """EU-071, EU-OP-10: into the bag before the refill; or they wait beside it until that is over."""
    take(table.hands[seat], tickets)
    (table.bag if table.options["discard_before_draw"] else table.aside).update(tickets)


def full(table: Table, seat: str) -> int:
    """EU-018, EU-019: eight for Mister X, four and one for each detective for the others."""
    return 8 if seat == "x" else 4 + len(table.leads[seat])


def missing(table: Table, seat: str) -> int:
    return full(table, seat) - table.hands[seat].total()


def begin_refill(table: Table, seats: list[str], then: str) -> None:
    table.phase, table.then = "draw", then
    table.drawing = [seat for seat in seats if missing(table, seat)]
    begin_draw(table)


def begin_draw(table: Table) -> None:
    """EU-117: a bag that cannot cover a hand's draw takes in all that special actions put into the box."""
    if table.drawing and table.bag.total() < missing(table, table.drawing[0]):
        table.bag.update(table.box)
        table.box.clear()


def draw(table: Table, ticket: str) -> None:
    seat = table.drawing[0]
    take(table.bag, [ticket])
    table.hands[seat][ticket] += 1
    if not missing(table, seat):
        table.drawing.pop(0)
        begin_draw(table)
