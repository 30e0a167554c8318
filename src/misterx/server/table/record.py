"""A table's record: the game's own, with the names, and with the proof of fairness when it is over."""

from __future__ import annotations

import json
from typing import Any

from misterx.server.table.table import Table


def write_table_record(table: Table, viewer: str) -> str:
    game = table.game.copy()
    game.names = {name: seat.shown for name, seat in table.seats.items()}
    text = game.record(None if game.result else viewer)
    if not game.result:
        return text
    header, _, lines = text.partition("\n\n")
    return f"{header}\nfairness: {json.dumps(fairness(table))}\n\n{lines}"


def fairness(table: Table) -> dict[str, Any]:
    """Everything that `misterx verify` needs: the seed with its commitment, and each turn's nonce with its hash."""
    return {
        "seed": table.game.draws.seed.hex(),
        "commitment": table.game.draws.commitment(),
        "turns": [[turn.first + 1, turn.last + 1, turn.nonce, turn.hash] for turn in table.turns],
    }
