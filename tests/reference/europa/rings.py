"""Position rings and the position check."""

from __future__ import annotations

from tests.reference.europa.table import DETECTIVES, Table

PAIRS = 5


def has_slot(table: Table, entry: int) -> bool:
    """Whether the track has a place for the partner: one before field 1 if the start counts, none for open entries."""
    first = 0 if table.options["start_counts"] else 1
    return entry in range(first, max(1, table.options["first_open_move"]))


def mark(table: Table, entry: int) -> None:
    """EU-100, EU-127 to EU-129: a pair to city and entry; with all five out the oldest moves; no entry gets two."""
    if any(marked == entry for _, marked in table.rings.values()):
        return
    table.rings.pop(table.oldest, None)
    table.rings[table.oldest] = (table.log[entry], entry)
    table.marked.add(entry)
    table.oldest = table.oldest % PAIRS + 1


def window(table: Table) -> list[int]:
    """EU-122 to EU-124: the entries that the check looks at, oldest first."""
    last = table.moves if table.options["check_includes_current"] else table.moves - 1
    return [entry for entry in range(last - table.options["check_window"] + 1, last + 1) if has_slot(table, entry)]


def visited(table: Table) -> set[int]:
    """EU-111, EU-125: where detectives moved to in this round."""
    if table.options["check_all_entered"]:
        return {city for cities in table.entered.values() for city in cities}
    return {cities[-1] for cities in table.entered.values()}


def check(table: Table) -> None:
    if any(table.place[pawn] == table.here for pawn in DETECTIVES):
        table.end("hunters", "captured")
        return
    hits = [entry for entry in window(table) if table.log[entry] in visited(table)]
    if table.options["repeat_visit"] == "latest":
        hits = [
            entry for entry in hits if table.log[entry] not in {table.log[later] for later in hits if later > entry}
        ]
    for entry in hits:
        mark(table, entry)
    table.checked = table.round
