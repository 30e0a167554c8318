"""A move taken apart: what a person chooses when he chooses it."""

from __future__ import annotations

import msgspec


class Parts(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a move is made of. `kind` is one of its family's table (`schema/move_table.py`); `who` the pawn that goes or
    is put, else who acts: a seat or `team`. `how`: the ticket, or what else is chosen; `pay`: the tickets that it costs
    beside that."""

    kind: str
    who: str
    station: int | None = None
    how: str = ""
    pay: tuple[str, ...] = ()
