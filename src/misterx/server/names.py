"""What people type, as text: no markup is ever made of it, and control characters are taken out."""

from __future__ import annotations

from misterx.server.wire import LONGEST_NAME, LONGEST_SAYING


def clean_name(name: str) -> str:
    """A name: printable, single-spaced, not too long."""
    return _printable(name)[:LONGEST_NAME].rstrip()


def clean_saying(text: str) -> str:
    return _printable(text)[:LONGEST_SAYING].rstrip()


def _printable(text: str) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())
