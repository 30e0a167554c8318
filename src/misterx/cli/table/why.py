"""Why Mister X cannot be on a station, in the words of this table."""

from __future__ import annotations

import dataclasses

from misterx.cli.speech import join, name_ticket, spoken, told
from misterx.cli.table.words import name_pawn
from misterx.deduce import Absence, Knowledge, why_not

PAWNS = ("pawn", "by")  # arguments that name one
MOST_BESIDE = 3  # reasons of the step before


def say_why(knowledge: Knowledge, station: int) -> list[str]:
    """The reason, then why he did not come from where he would have had to; or that he can be there."""
    if station == knowledge.ended_on():
        return [told("terminal-was-at", station=station)]
    if station in knowledge.possible():
        return [told("terminal-can-be-at", station=station)]
    absence = why_not(knowledge, station)
    if absence is None:
        return [told("terminal-nobody-knows")]
    beside: dict[str, list[int]] = {}
    for reason in absence.because:
        beside.setdefault(_say(reason), []).append(reason.station)
    listed = sorted(beside.items(), key=lambda pair: -len(pair[1]))[:MOST_BESIDE]
    return [_say(absence), *(told("why-not-from", places=join(origins, "or"), reason=text) for text, origins in listed)]


def _say(absence: Absence) -> str:
    """The sentence, with pawns called as everywhere at this table."""
    named = dict(absence.arguments)
    named |= {key: name_pawn(named[key]) for key in PAWNS if isinstance(named.get(key), str)}
    if "ticket" in named:
        named["ticket"] = name_ticket(named["ticket"])
    if "tickets" in named:
        named["tickets"] = [name_ticket(ticket) for ticket in named["tickets"]]
    if "pawns" in named:
        named["pawns"] = [name_pawn(pawn) for pawn in named["pawns"]]
    return dataclasses.replace(absence, arguments=named).say(spoken())
