"""Asking why Mister X cannot be on a station; each family has its own answers."""

from __future__ import annotations

from collections.abc import Callable

from misterx.deduce.absence import Absence
from misterx.deduce.gang.absence import explain_absence as explain_gang
from misterx.deduce.hand.absence import explain_absence as explain_hand
from misterx.deduce.knowledge import Knowledge
from misterx.deduce.transit.absence import explain_absence as explain_transit
from misterx.kernel.errors import MisterXError, quote
from misterx.kernel.jit import name_of

Explain = Callable[[Knowledge, int, int], Absence | None]
EXPLANATIONS: dict[str, Explain] = {"transit": explain_transit, "hand": explain_hand, "gang": explain_gang}


def explain_plainly(knowledge: Knowledge, node: int, depth: int) -> Absence | None:
    """The answer for a family that has none of its own."""
    station = knowledge.words.stations[node]
    return None if station in knowledge.possible() else Absence(station, "excluded", {})


def why_not(knowledge: Knowledge, station: int, depth: int = 1) -> Absence | None:
    """Why he cannot be on a station, from what this viewer knows as one of the public; None where he can be.

    `depth` is how far back `because` goes.
    """
    words = knowledge.words
    if type(station) is not int or station not in words.node:
        raise MisterXError("unknown_station", station=quote(station))
    if (over := knowledge.ended_on()) is not None:
        return None if station == over else Absence(station, "over", {"shown": over})
    explain = EXPLANATIONS.get(name_of(knowledge.family), explain_plainly)
    return explain(knowledge, words.node[station], depth)
