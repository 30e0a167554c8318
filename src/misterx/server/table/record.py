"""A table's record: the game's own with names and lots; when it is over also the proof of fairness and the heads."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from misterx.play.lots import Drawing
from misterx.play.witness import write_heads
from misterx.server.table.table import Table


def write_table_record(table: Table, viewer: str) -> str:
    game = table.game.copy()
    game.names = {name: seat.shown for name, seat in table.seats.items()}
    header, _, lines = game.record(None if game.result else viewer).partition("\n\n")
    if table.drawing.rounds:
        header += f"\ndeal: {msgspec.json.encode(lots(table)).decode()}"
    if game.result:
        header += f"\nfairness: {json.dumps(fairness(table))}"
    if game.result and (told := heads(table)):
        header += f"\nheads: {json.dumps(told)}"
    return f"{header}\n\n{lines}"


def heads(table: Table) -> dict[str, Any]:
    """The story for all, signed; nothing where no link was ever made."""
    latest, signer = table.story.latest, table.owner.signer
    if not latest.number or signer is None:
        return {}
    return write_heads(table.story, signer.sign(table.id, latest.number, latest.head))


def lots(table: Table) -> Drawing:
    """Every round of lots as it is public: nothing of one that is not over yet, and no waiting."""
    return Drawing([each for each in table.drawing.rounds if each is not table.drawing.running])


def fairness(table: Table) -> dict[str, Any]:
    """Everything that `misterx verify` needs: the seed with its commitment, and each turn's nonce with its hash."""
    return {
        "seed": table.seed.hex(),
        "commitment": table.commitment,
        "turns": [[turn.first + 1, turn.last + 1, turn.nonce, turn.hash] for turn in table.turns],
    }
