"""The travel log as a strip of numbered slots, reveal slots marked from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from misterx.cli.speech import name_ticket, told
from misterx.cli.table.colours import LINE_STYLES
from misterx.cli.table.words import Slot

if TYPE_CHECKING:
    from rich.text import Text

CELL = 6
HEAD = 4  # letters of what stands before the rows


def ticket_style(ticket: str | None, modes: Sequence[str]) -> str:
    if ticket is not None and ticket in modes:
        return [*LINE_STYLES.values()][min(list(modes).index(ticket), len(LINE_STYLES) - 1)]
    return "bold reverse" if ticket == "black" else "bold"


def strip(slots: Sequence[Slot], modes: Sequence[str], width: int, dots: bool) -> list[Text]:
    """Three rows: number, ticket, station. Where not all fit, those around the next entry."""
    from rich.text import Text

    room = max(4, (width - HEAD) // CELL)
    now = next((place for place, slot in enumerate(slots) if slot.ticket is None), len(slots))
    first = max(0, min(now - room * 2 // 3, len(slots) - room))
    shown = slots[first : first + room]
    rows = [Text(told("terminal-log").ljust(HEAD), "bold"), Text(" " * HEAD), Text(" " * HEAD)]
    for place, slot in enumerate(shown, first):
        number = f"({slot.number})" if slot.marked else f"{slot.number}"
        rows[0].append(number.center(CELL), "bold reverse" if place == now else "bold" if slot.marked else "dim")
        empty = ("○" if dots else "o") if slot.marked else ("·" if dots else ".")
        ticket = (slot.ticket or empty)[: CELL - 1] + ("+" if slot.double else "")
        rows[1].append(ticket.center(CELL), ticket_style(slot.ticket, modes) if slot.ticket else "dim")
        rows[2].append((str(slot.station) if slot.station is not None else "").center(CELL), "bold")
    return rows


def columns(slots: Sequence[Slot], modes: Sequence[str], width: int, height: int, dots: bool) -> list[Text]:
    """The same set below each other, in two columns, for a panel beside the map."""
    from rich.text import Text

    half = (len(slots) + 1) // 2
    now = next((place for place, slot in enumerate(slots) if slot.ticket is None), len(slots))
    rows = []
    for line in range(min(half, height)):
        row = Text()
        for place in (line, line + half):
            if place < len(slots):
                row.append_text(_cell(slots[place], modes, width // 2, place == now, dots))
        rows.append(row)
    return rows


def _cell(slot: Slot, modes: Sequence[str], width: int, now: bool, dots: bool) -> Text:
    from rich.text import Text

    cell = Text()
    number = f"({slot.number})" if slot.marked else f"{slot.number} "
    cell.append(number.rjust(5), "bold reverse" if now else "bold" if slot.marked else "dim")
    empty = ("○" if dots else "o") if slot.marked else ("·" if dots else ".")
    cell.append(" ")
    cell.append(slot.ticket or empty, ticket_style(slot.ticket, modes) if slot.ticket else "dim")
    cell.append("+" if slot.double else "")
    cell.append(f" {slot.station}" if slot.station is not None else "", "bold")
    cell.append(" " * max(0, width - cell.cell_len))
    return cell


def say_log(slots: Sequence[Slot]) -> list[str]:
    """The log in sentences."""
    sentences = []
    for slot in slots:
        if slot.ticket is None and slot.station is None:
            continue
        ticket = told("terminal-unknown") if slot.ticket is None else name_ticket(slot.ticket)
        parts = [told("terminal-entry", entry=slot.number, ticket=ticket)]
        if slot.station is not None:
            parts.append(told("terminal-at", station=slot.station))
        if slot.double:
            parts.append(told("terminal-part-of-double"))
        reveal = f" {told('terminal-reveal')}" if slot.marked else ""
        sentences.append(f"{', '.join(parts)}{reveal}.")
    return sentences or [told("terminal-log-empty")]
