"""A table's record: the game's own with the names; when it is over also the proof of fairness and the story's heads."""

from __future__ import annotations

import json
from typing import Any

from misterx.play.witness import write_heads
from misterx.server.table.table import Table


def write_table_record(table: Table, viewer: str) -> str:
    game = table.game.copy()
    game.names = {name: seat.shown for name, seat in table.seats.items()}
    text = game.record(None if game.result else viewer)
    if not game.result:
        return text
    header, _, lines = text.partition("\n\n")
    told = heads(table)
    story = f"heads: {json.dumps(told)}\n" if told else ""
    return f"{header}\nfairness: {json.dumps(fairness(table))}\n{story}\n{lines}"


def heads(table: Table) -> dict[str, Any]:
    """The story for all, signed; nothing where no link was ever made."""
    latest, signer = table.story.latest, table.owner.signer
    if not latest.number or signer is None:
        return {}
    return write_heads(table.story, signer.sign(table.id, latest.number, latest.head))


def fairness(table: Table) -> dict[str, Any]:
    """Everything that `misterx verify` needs: the seed with its commitment, and each turn's nonce with its hash."""
    return {
        "seed": table.game.draws.seed.hex(),
        "commitment": table.game.draws.commitment(),
        "turns": [[turn.first + 1, turn.last + 1, turn.nonce, turn.hash] for turn in table.turns],
    }
