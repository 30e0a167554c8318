"""Why Mister X cannot be on a station: a reason with its arguments, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from misterx.kernel.errors import ENGLISH
from misterx.words import say

MANY = 12


@dataclass(frozen=True)
class Absence:
    """Why he is not on a station. `because` goes on where the reason leans on his not having been elsewhere before."""

    station: int
    code: str
    arguments: dict[str, Any]
    because: tuple[Absence, ...] = field(default=())

    @property
    def text(self) -> str:
        """One sentence in English."""
        return self.say(ENGLISH)

    def say(self, language: str) -> str:
        """One sentence in a language."""
        words = {name: _said(value, language) for name, value in self.arguments.items()}
        phrases = _phrases(self.arguments, language)
        told = say(f"absence-{self.code}", {**words, **phrases}, language)
        return told[0].upper() + told[1:] if told.startswith(tuple(phrases.values())) else told

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        because = [reason.plain() for reason in self.because]
        return {"station": self.station, "code": self.code, **self.arguments, "text": self.text, "because": because}


def _said(value: Any, language: str) -> str:
    if isinstance(value, list):
        shown = ", ".join(str(item) for item in value[:MANY])
        return say("why-more", {"places": shown, "count": len(value) - MANY}, language) if len(value) > MANY else shown
    return str(value)


def _phrases(arguments: dict[str, Any], language: str) -> dict[str, str]:
    """What a sentence needs beside its arguments: when it was, and his story since."""
    phrases: dict[str, str] = {}
    if "entry" in arguments:
        phrases["at"] = say("why-at", {"entry": arguments["entry"]}, language)
    if "tickets" in arguments:
        tickets = _said(arguments["tickets"], language)
        phrases["story"] = say(
            "why-then", {"began": _tell_beginning(arguments, language), "tickets": tickets}, language
        )
    return phrases


def _tell_beginning(arguments: dict[str, Any], language: str) -> str:
    """Since when his tickets are told: where he was then, and who told it."""
    if arguments["since"] in ("started", "stated"):
        return say(f"began-{arguments['since']}", language=language)
    at = say("why-at", {"entry": arguments["shown_at"]}, language)
    return say(f"began-{arguments['since']}", {"station": arguments["shown"], "at": at}, language)
