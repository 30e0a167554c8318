"""Why Mister X cannot be on a station: a reason with its arguments, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from misterx.deduce.knowledge import Knowledge
from misterx.kernel.errors import MisterXError, quote

TEXTS = {
    "shown_elsewhere": "He showed himself on {shown} {at}.",
    "searched": "{pawn} arrived there in round {round} and did not find him.",
    "no_line": "He paid with {ticket} at entry {entry}, and that leads to no such station.",
    "unreachable": "{story}; possible after that: {possible}.",
    "closed": "At entry {entry} {by} stood in his way there.",
    "closed_by_roadblock": "At entry {entry} a roadblock closed that station to him.",
    "no_start": "He cannot have begun there.",
    "start_taken": "{by} began there.",
    "stated": "The position that this game began with says so.",
    "had_no_move": "In round {round} he could not have moved from there, but he had a move.",
    "not_begun": "Mister X has not begun yet.",
    "ring_elsewhere": "A ring marks {shown} as his city {at}.",
    "ruled_out": "What the table has told {after} rules it out.",
    "would_have_won": "That is a target of his mission: had he come there {at}, he would have won.",
    "would_have_moved": "In round {round} he stayed for want of a move; from there he would have had one.",
    "would_have_lost": "In round {round} he would have been enclosed there, and have lost.",
    "nobody_there": "No token stands there that can be he.",
    "cleared": "{pawns} stands there, and a check showed that this is not he.",
    "found_elsewhere": "He was found: he is {pawn}, on {shown}.",
    "over": "The game is over, and he was on {shown}.",
    "had_a_move": "At entry {entry} he stayed for want of a move; from there he would have had one.",
}
BEGINNINGS = {"started": "He began at one of his starts", "stated": "He began where the position has him"}
MANY = 12


@dataclass(frozen=True)
class Absence:
    """Why he is not on a station. `because` goes on where the reason leans on his not having been elsewhere before."""

    station: int
    code: str
    arguments: dict[str, Any]
    because: tuple[Absence, ...] = field(default=())

    @property
    def text(self) -> str:
        """One sentence in words."""
        words = {name: _said(value) for name, value in self.arguments.items()}
        return TEXTS[self.code].format(**words, **_phrases(self.arguments))

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        because = [reason.plain() for reason in self.because]
        return {"station": self.station, "code": self.code, **self.arguments, "text": self.text, "because": because}


def why_not(knowledge: Knowledge, station: int, depth: int = 1) -> Absence | None:
    """Why he cannot be on a station, from what this viewer knows as one of the public; None where he can be.

    `depth` is how far back `because` goes.
    """
    words = knowledge.words
    if type(station) is not int or station not in words.node:
        raise MisterXError("unknown_station", station=quote(station))
    if (over := knowledge.ended_on()) is not None:
        return None if station == over else Absence(station, "over", {"shown": over})
    family = import_module(f"misterx.deduce.{knowledge.family.__name__.rpartition('.')[2]}")
    found: Absence | None = family.explain_absence(knowledge, words.node[station], depth)
    return found


def _said(value: Any) -> str:
    if isinstance(value, list):
        shown = ", ".join(str(item) for item in value[:MANY])
        return f"{shown} and {len(value) - MANY} more" if len(value) > MANY else shown
    return str(value)


def _phrases(arguments: dict[str, Any]) -> dict[str, str]:
    """What a sentence needs beside its arguments."""
    phrases: dict[str, str] = {}
    if "entry" in arguments:
        entry = f"move {arguments['entry']}" if arguments["entry"] else "the start"
        phrases |= {"at": f"at {entry}", "after": f"after {entry}"}
    if "tickets" in arguments:
        phrases["story"] = f"{_tell_beginning(arguments)} took {_said(arguments['tickets'])}"
    return phrases


def _tell_beginning(arguments: dict[str, Any]) -> str:
    """Since when his tickets are told: where he was then, and who told it."""
    if arguments["since"] in BEGINNINGS:
        return f"{BEGINNINGS[arguments['since']]} and"
    when = f"at move {arguments['shown_at']}" if arguments["shown_at"] else "at the start"
    if arguments["since"] == "marked":
        return f"A ring marked {arguments['shown']} as his city {when}, and he"
    return f"He showed himself on {arguments['shown']} {when} and"
