"""The language that this terminal speaks: chosen once, when a command begins."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from misterx.words import ENGLISH, LANGUAGES, catalogue, say

if TYPE_CHECKING:
    from misterx.titles import Title

TICKETS = ("mode", "ticket")  # arguments that name one
_spoken = [ENGLISH]


def speak(language: str | None) -> None:
    """Speak a language from now on: the one that was asked for, else the environment's, else English."""
    _spoken[0] = language or language_of(os.environ)


def language_of(environment: Mapping[str, str]) -> str:
    """The first language of the environment that we know, as other programs look for it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wished in environment.get(name, "").split(":"):
            if wished[:2].lower() in LANGUAGES:
                return wished[:2].lower()
            if wished:
                return ENGLISH
    return ENGLISH


def spoken() -> str:
    return _spoken[0]


def told(message: str, **arguments: Any) -> str:
    """A message of the catalogue in this terminal's language."""
    named = {name: name_ticket(value) if name in TICKETS else value for name, value in arguments.items()}
    return say(message, named, spoken())


def name_ticket(ticket: Any) -> str:
    """A ticket as it is typed in English, which moves are; by its name in other languages."""
    message = f"ticket-{ticket}"
    return str(ticket) if spoken() == ENGLISH or message not in catalogue(spoken()) else say(message, {}, spoken())


def about_title(title: Title) -> str:
    """One sentence about a title; its own English where this language has none."""
    message = f"title-{title.id.replace('-', '_')}.about"
    return title.about if spoken() == ENGLISH or message not in catalogue(spoken()) else told(message)


def join(parts: Iterable[Any], last: str = "and") -> str:
    """`a, b and c`, or with `or`."""
    words = [str(part) for part in parts]
    message = "terminal-or" if last == "or" else "terminal-and"
    return told(message, first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)
