"""Everything that people read, in every language: one catalogue for the terminal, the server and the pages.

`say` tells a message of the `.ftl` files beside this module; `catalogue` has all of a language. English is whole, and
whatever another language lacks is said in English.

>>> say("refusal-no_ticket", {"pawn": "d1", "ticket": "bus"}, "de")
'd1 hat kein solches Ticket mehr: bus.'
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from misterx.kernel.errors import LONGEST, Reason, readable
from misterx.words.fluent import Catalogue, arguments_of, tell

FOLDER = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español", "pt": "Português"}

__all__ = ["ENGLISH", "LANGUAGES", "catalogue", "files_of", "say"]


def say(message: str, arguments: Mapping[str, object] | None = None, language: str = ENGLISH) -> str:
    """A message in words, and what is added for whoever types (`.typed`) where that is known.

    KeyError: there is no such message.
    """
    words, given = catalogue(language), arguments or {}
    if message not in words:
        words, language = catalogue(ENGLISH), ENGLISH

    def told(name: str) -> str:
        return tell(words, name, given, lambda name, value: _word(name, value, language))

    typed = f"{message}.typed"
    if typed in words and arguments_of(words, words[typed]) <= set(given):
        return f"{told(message)} {told(typed)}"
    return told(message)


@cache
def catalogue(language: str) -> Catalogue:
    """Every message of a language."""
    return Catalogue(*(path.read_text("utf-8") for path in files_of(language)))


def files_of(language: str) -> list[Path]:
    """What is for every game, then what one title alone has."""
    folder = FOLDER / language
    return [*sorted(folder.glob("*.ftl")), *sorted(folder.glob("titles/*.ftl"))]


def _word(name: str, value: object, language: str) -> str:
    """Words for an argument: lists with commas, foreign text shortened and without control characters."""
    if isinstance(value, Reason):
        return value.say(language)
    if isinstance(value, list | tuple | set | frozenset | range):
        items = [_word("", item, language) for item in value]
        if name == "faults":  # one a line
            return "\n".join(f"- {item}" for item in items)
        return readable(", ".join(items)) or "–"
    text = readable(str(value))
    return text if len(text) <= 4 * LONGEST else text[:LONGEST] + "…"
