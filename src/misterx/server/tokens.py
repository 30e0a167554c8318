"""Links that nobody can guess. The server keeps only a hash of each."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """128 random bits, ready for a link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a table in its address: short, and no secret."""
    return secrets.token_hex(5)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
