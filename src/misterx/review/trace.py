"""Where the public thought that he could be, entry by entry."""

from __future__ import annotations

from misterx.deduce import Knowledge
from misterx.deduce.hand.absence import find_targets_reached
from misterx.play import Game

WRITES_AN_ENTRY = {"entry_covered", "stayed", "laid", "laid_face_down"}


def trace(game: Game) -> list[list[int]]:
    """For each entry of the log the stations where he could be then, from what the public heard up to that time."""
    mind = Knowledge(game, "public")
    shadow = game.family.KnownTable(mind.words, mind.board, mind.rules, mind.table)
    found: dict[int, list[int]] = {}
    entry = 0
    for fact in mind.events:
        over = fact["event"] == "turn_started" and fact["side"] == "hunters"
        writes = fact["event"] in WRITES_AN_ENTRY and "entry" in fact
        if entry and (over or writes) and entry not in found:
            found[entry] = shadow.stations()
        if writes:
            entry = fact["entry"]
        shadow.see(fact)
    if entry and game.result and game.result.reason == "target_reached":  # before that no target was possible
        found[entry] = find_targets_reached(mind)
    elif entry:
        found.setdefault(entry, shadow.stations())
    return [found.get(number, []) for number in range(1, entry + 1)]
