"""What stands on a board, in a reader's language: a board is written in one, and some of its names differ in others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from misterx.words import ENGLISH, LANGUAGES, catalogue
from misterx.words.fluent import tell

GROUP = "place"


def say_place(text: str, language: str, board: str = "") -> str:
    """A name or a label of a board; where nobody has written it otherwise, as it stands there.

    >>> say_place("Vienna", "de"), say_place("AUSTRIA", "pt"), say_place("Split", "es")
    ('Wien', 'ÁUSTRIA', 'Split')
    >>> say_place("Lane", "de"), say_place("Lane", "de", "behrends-city")
    ('Lane', 'gasse')
    """
    words = catalogue(language)
    message = next((name for name in messages_of(text, board) if name in words), None)
    if language == ENGLISH or message is None:
        return text
    said = tell(words, message, {}, lambda _name, value: str(value))
    return said.upper() if text.isupper() else said


def messages_of(text: str, board: str = "") -> list[str]:
    """The messages that may say it, by its plain letters whatever their size: a board's own, then what all call so."""
    plain = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    name = "-".join(re.findall("[a-z0-9]+", plain))
    return [f"{GROUP}-{board}-{name}", f"{GROUP}-{name}"]


def translate(texts: Iterable[str], board: str) -> dict[str, dict[str, str]]:
    """By language, what is said for those texts of a board that are called otherwise there."""
    found = sorted(set(texts))
    said = {language: {text: say_place(text, language, board) for text in found} for language in LANGUAGES}
    return {language: {text: word for text, word in of.items() if word != text} for language, of in said.items()}
