"""Why Mister X is not on a square of Behrends' city: who stands there, and what checks have shown."""

from __future__ import annotations

from misterx.deduce.absence import Absence
from misterx.deduce.knowledge import Knowledge
from misterx.families.gang.knowledge.deduction import count_suspects, is_suspect
from misterx.families.gang.knowledge.known_table import KnownTable
from misterx.families.gang.schema.state import TOKENS


def explain_absence(knowledge: Knowledge, node: int, depth: int) -> Absence | None:
    """The reason, or None where one of those stands who can be he."""
    shadow: KnownTable = knowledge.shadow()
    words = knowledge.words
    station = words.stations[node]
    there = [token for token in range(1, TOKENS + 1) if shadow.state.pos[token] == node]
    suspects = [token for token in range(1, TOKENS + 1) if is_suspect(shadow.possible, token)]
    if any(token in suspects for token in there):
        return None
    if count_suspects(shadow.possible) == 1 and shadow.state.pos[suspects[0]] >= 0:
        his = words.stations[int(shadow.state.pos[suspects[0]])]
        return Absence(station, "found_elsewhere", {"pawn": words.pawns[suspects[0]], "shown": his})
    if there:
        return Absence(station, "cleared", {"pawns": [words.pawns[token] for token in there]})
    return Absence(station, "nobody_there", {})
