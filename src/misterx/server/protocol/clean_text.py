"""What people type, as text: no markup is ever made of it, and control characters are taken out."""

from __future__ import annotations

from misterx.play.names import looks_like_a_bot, make_printable
from misterx.server.protocol.refusals import Refusal
from misterx.server.protocol.wire import LONGEST_NAME, LONGEST_SAYING


def clean_name(name: str) -> str:
    """A name: printable, single-spaced, not too long; nothing where nothing was typed.

    One of which nothing can be seen is refused, and one that could be taken for a bot's.
    """
    shown = _cut(name, LONGEST_NAME)
    if not shown and name.strip():
        raise Refusal("unseen_name")
    if looks_like_a_bot(shown):
        raise Refusal("name_of_bot", name=shown)
    return shown


def clean_saying(text: str) -> str:
    return _cut(text, LONGEST_SAYING)


def _cut(text: str, longest: int) -> str:
    return make_printable(make_printable(text)[:longest])  # a cut may fall between what is joined
