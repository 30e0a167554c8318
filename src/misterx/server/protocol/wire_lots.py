"""What is said when lots are drawn for a deal: part of the messages in `wire.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from misterx.server.protocol.wire_parts import Message

Lot = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]


class Seal(Message):
    """Before the deal: the hash that fixes the lot which this browser has drawn for its seat, in this round."""

    round: int
    hash: Lot


class Open(Message):
    """The lot itself, when everybody's is sealed: 32 bytes in hexadecimal."""

    round: int
    lot: Lot


class Dealing(Message):
    """Lots are drawn for the deal, one for each browser with a seat: whole at every change.

    `seats`: at which seats, each with all that its browser holds; nothing where no lots are drawn any more.
    `round` 0: not everybody is there. `awaited`: at which seats somebody has to come, to seal or to open.
    `seals` are told when all are there, `lots` when all are open; `seconds` are left for the round.
    """

    round: int
    seats: dict[str, list[str]]
    awaited: list[str]
    seals: dict[str, str]
    lots: dict[str, str]
    seconds: float
