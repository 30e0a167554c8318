"""Mister X's turn: a move, a double move or a hidden move; or he stays."""

from __future__ import annotations

from collections import Counter

from tests.reference.europa.table import Entry, Table
from tests.reference.europa.tickets import begin_refill, choose, discard, mode, spell, take

FOOTPRINTS = ("foot", 3)  # EU-044
SHADOWS = ("shad", 3)  # EU-054


def without(hand: Counter[str], tickets: tuple[str, ...]) -> Counter[str]:
    rest = Counter(hand)
    take(rest, tickets)
    return rest


def payments(hand: Counter[str], *prices: tuple[str, int]) -> list[tuple[str, ...]]:
    """Every way to pay all these prices together."""
    ways: list[tuple[str, ...]] = [()]
    for symbol, count in prices:
        ways = [(*way, *more) for way in ways for more in choose(hand, count, symbol)]
    return ways


def rides(table: Table, city: int, hand: Counter[str]) -> list[tuple[str, int]]:
    """EU-035 to EU-037, EU-042: a ticket of the mode, the next city, and no detective there."""
    return [(ticket, to) for ticket in hand for to in table.neighbours(city, mode(ticket)) - table.held]


def hidden_rides(table: Table, city: int, hand: Counter[str]) -> list[tuple[str, int]]:
    """EU-055 to EU-057: any ticket, any mode."""
    return [(ticket, to) for ticket in hand for to in table.neighbours(city) - table.held]


Turn = tuple[str, str, int, tuple[str, ...]]


def first_turns(table: Table) -> list[Turn]:
    """What he may do in his turn: a word for the kind, ticket, city, payment."""
    city, hand = table.here, table.hands["x"]
    turns: list[Turn] = [("", *ride, ()) for ride in rides(table, city, hand)]
    for paid in payments(hand, SHADOWS):
        turns += [("hidden", *ride, paid) for ride in hidden_rides(table, city, without(hand, paid))]
    for paid in payments(hand, FOOTPRINTS):
        turns += [("double", *ride, paid) for ride in rides(table, city, without(hand, paid))]
    if table.options["double_with_hidden"]:  # EU-OP-07: exactly his eight tickets
        for paid in payments(hand, FOOTPRINTS, SHADOWS):
            turns += [("double hidden", *ride, paid) for ride in hidden_rides(table, city, without(hand, paid))]
    return [turn for turn in turns if "double" not in turn[0] or has_second_half(table, *turn)]


def has_second_half(table: Table, kind: str, ticket: str, city: int, paid: tuple[str, ...]) -> bool:
    """EU-051, EU-142: both halves can be completed, or the first one wins."""
    rest = without(table.hands["x"], (*paid, ticket))
    return city in targets(table) or bool(second_halves(table, city, rest, kind))


def second_halves(table: Table, city: int, hand: Counter[str], first: str) -> list[Turn]:
    turns: list[Turn] = [("", *ride, ()) for ride in rides(table, city, hand)]
    if table.options["double_with_hidden"] and "hidden" not in first:
        for paid in payments(hand, SHADOWS):
            turns += [("hidden", *ride, paid) for ride in hidden_rides(table, city, without(hand, paid))]
    return turns


def turns(table: Table) -> list[Turn]:
    if table.half:
        return second_halves(table, table.here, table.hands["x"], table.half)
    return first_turns(table)


def spell_turn(turn: Turn) -> str:
    kind, ticket, city, paid = turn
    return " ".join(["x", *kind.split(), ticket, str(city), *(["pay", spell(paid)] if paid else [])])


def move(table: Table, kind: str, ticket: str, city: int, paid: tuple[str, ...]) -> None:
    """EU-038, EU-039: the ticket onto the next field, the city into the checklist; what was paid into the box."""
    if "double" in kind:
        table.before = table.copy()
    take(table.hands["x"], (*paid, ticket))
    table.box.update(paid)
    table.entries.append(
        Entry(city, ticket, "hidden" in kind, "double" in kind or bool(table.half), tuple(sorted(paid)))
    )
    if table.moves >= table.options["first_open_move"]:  # EU-135
        table.bag[ticket] += 1
    if city in targets(table):  # EU-140, EU-142
        table.end("x", "target_reached")
    elif "double" in kind:
        table.half = kind
    else:
        table.half = ""
        table.phase = "x discards"
        if not table.hands["x"]:
            begin_refill(table, ["x"], "detectives")


def targets(table: Table) -> list[int]:
    return table.missions[table.mission]["targets"]


def begin_round(table: Table) -> None:
    """EU-030, EU-063: Mister X begins; without a fitting ticket and without a hidden move he stays."""
    table.round += 1
    table.phase, table.before, table.moves_over = "x", None, False
    if not turns(table):
        stay(table)


def stay(table: Table) -> None:
    """EU-065, EU-066: nothing is noted, and all tickets are exchanged. EU-OP-06: unless a variant says he loses."""
    enclosed = not table.neighbours(table.here) - table.held
    rule = table.options["x_without_move"]
    if rule == "loses" or (rule == "by_cause" and enclosed):
        table.end("hunters", "x_enclosed" if enclosed else "x_without_move")
        return
    table.stays.append(table.round)
    discard(table, "x", list(table.hands["x"].elements()))
    begin_refill(table, ["x"], "detectives")
