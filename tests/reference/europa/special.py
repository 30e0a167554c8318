"""What the detectives may do once after their moves: investigate, or send one of them on."""

from __future__ import annotations

from itertools import product

from tests.reference.europa.detectives import enter, open_to
from tests.reference.europa.rings import has_slot, mark
from tests.reference.europa.table import DETECTIVES, Table
from tests.reference.europa.tickets import choose, spell, take

Payment = dict[str, tuple[str, ...]]
MOVES_BEFORE = {3: 4, 4: 3, 5: 2}  # EU-095 to EU-097
EXTRA_MOVE = {3: "car", 4: "rail", 5: "plane"}  # EU-103 to EU-105


def contributions(table: Table, symbol: str, count: int) -> list[Payment]:
    """EU-087 to EU-091: from what is left in the holders, at most one ticket for each detective led."""
    found = []
    seats = list(table.leads)
    for sizes in product(*(range(len(table.leads[seat]) + 1) for seat in seats)):
        if sum(sizes) == count:
            ways = [choose(table.hands[seat], size, symbol) for seat, size in zip(seats, sizes, strict=True)]
            found += [dict(zip(seats, way, strict=True)) for way in product(*ways)]
    return found


def spell_payment(payment: Payment) -> str:
    return " ".join(["pay", *(f"{seat} {spell(tickets)}" for seat, tickets in payment.items() if tickets)])


def investigated(table: Table, count: int) -> int | None:
    """The entry that so many magnifiers show, if it can be ringed (EU-OP-20).

    The start can only come up when detectives may investigate before five moves, and where it counts (EU-099).
    """
    entry = table.moves - MOVES_BEFORE[count]
    return entry if has_slot(table, entry) else None


def actions(table: Table) -> list[str]:
    """EU-085: as soon as he has made five moves; the team may always do nothing."""
    if table.moves < table.options["detective_special_from_move"]:
        return []
    found = []
    for count in (3, 4, 5):
        if investigated(table, count) is not None:
            found += [f"team investigate {spell_payment(paid)}" for paid in contributions(table, "mag", count)]
        sent = [
            f"team operate {pawn} {to}"
            for pawn in DETECTIVES
            for to in open_to(table, table.neighbours(table.place[pawn], EXTRA_MOVE[count]))
        ]
        paid_for = [spell_payment(paid) for paid in contributions(table, "blue", count)]
        found += [f"{action} {paid}" for action, paid in product(sent, paid_for)]
    return [*found, "team end"] if found else []


def act(table: Table, words: list[str]) -> None:
    """EU-092: what they pay goes into the box."""
    count = 0
    if words[0] != "end":
        seat = ""
        for word in words[words.index("pay") + 1 :]:
            if word in table.leads:
                seat = word
            else:
                take(table.hands[seat], [word])
                table.box[word] += 1
                count += 1
    if words[0] == "investigate":
        entry = investigated(table, count)
        assert entry is not None
        mark(table, entry)
    if words[0] == "operate":
        enter(table, words[1], int(words[2]))
