"""What people type, as text: no markup is ever made of it, and control characters are taken out."""

from __future__ import annotations

from misterx.play.names import make_printable
from misterx.server.protocol.wire import LONGEST_NAME, LONGEST_SAYING


def clean_name(name: str) -> str:
    """A name: printable, single-spaced, not too long."""
    return _cut(name, LONGEST_NAME)


def clean_saying(text: str) -> str:
    return _cut(text, LONGEST_SAYING)


def _cut(text: str, longest: int) -> str:
    return make_printable(make_printable(text)[:longest])  # a cut may fall between what is joined
