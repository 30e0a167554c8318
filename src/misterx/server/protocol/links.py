"""Links that nobody can guess. The server keeps only a hash of each."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

TABLE_ID = re.compile(r"[0-9a-f]{12}")  # the name of a table


class Right(NamedTuple):
    """What a token opens: `seat`, `invite`, `join`, `lobby`, `watch` or `host`, and which seat.

    `lobby` opens a table's lobby, until the game begins.
    `own` is a link to a seat for the devices that have opened it before, `used` an invitation that somebody has taken.
    """

    kind: str
    seat: str = ""

    @property
    def is_seats(self) -> bool:
        """Whether it opens a seat."""
        return self.kind in ("seat", "own")


def new_token() -> str:
    """128 random bits, ready for a link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table in its address: short, and no secret."""
    return secrets.token_hex(6)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def find_right(links: dict[bytes, Right], token: str) -> Right | None:
    """What a token opens, found in the same time whether or not any of it is right."""
    wanted, found = hashed(token), None
    for known, right in links.items():
        if hmac.compare_digest(known, wanted):
            found = right
    return found
