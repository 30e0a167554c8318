"""Whoever asks something of a table, without a connection."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Asking:
    seat: str = "public"
    host: bool = True
    browser: bytes = b"ann"

    def tell(self, message: object) -> None:
        """Nobody listens."""
