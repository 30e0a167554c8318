"""The messages with which browsers find out whether everybody was told one story."""

from __future__ import annotations

from typing import Annotated

import msgspec

from misterx.server.protocol.wire_parts import Message


class Heard(Message):
    """Which head of the story this browser has at a number: its own, from what it was told; `witness` passes it on."""

    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    head: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{40}$")]


class Witness(Message):
    """A browser, or one's own, says which head it has. `signature` is the server's, empty where it has another."""

    seat: str
    number: int
    head: str
    signature: str
