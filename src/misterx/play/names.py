"""What people are called: printable text, in which several emoji may be joined into one."""

from __future__ import annotations

import re

MOST_LETTERS = 40  # of a player's name
JOINER = "\u200d"
# A joiner that does not stand between two signs joins nothing and cannot be seen: two names could look alike.
LOOSE = re.compile("(?<![^\\w\\s!-~\u200d])\u200d|\u200d(?![^\\w\\s!-~\u200d])")


def is_printable(text: str) -> bool:
    """Whether everything in a text can be seen."""
    return text.replace(JOINER, "").isprintable() and not LOOSE.search(text)


def make_printable(text: str) -> str:
    """A text without what cannot be seen, single-spaced."""
    shown = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    return " ".join(LOOSE.sub(" ", shown).split())
