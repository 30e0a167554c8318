"""Every refusal has a code and arguments; its words are made from them by the catalogue (`misterx.words`).

A text may use only what its reader is allowed to know: arguments are chosen by whoever raises.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from functools import partial
from typing import Any, Protocol

LONGEST = 120
DEEPEST = 3  # tables within tables that a quotation shows


class _Quotation(reprlib.Repr):
    """Short and safe: no foreign value can make it long, deep, slow or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxstring, self.maxlong, self.maxother = DEEPEST, LONGEST // 2, 40, LONGEST // 2

    def repr_int(self, x: int, level: int) -> str:
        return "a huge number" if abs(x) >= 1 << 128 else repr(x)

    def repr_NoneType(self, x: None, level: int) -> str:
        return "null"

    def repr_bool(self, x: bool, level: int) -> str:
        return "true" if x else "false"

    def repr_float(self, x: float, level: int) -> str:
        return repr(x)

    def repr_instance(self, x: object, level: int) -> str:
        return f"a {type(x).__name__}"


_quotation = _Quotation()


def quote(value: Any) -> str:
    """Somebody's value in a few words, whatever it is."""
    return _quotation.repr(value)


class Speaker(Protocol):
    def __call__(self, message: str, arguments: Mapping[str, Any], language: str) -> str: ...


def _name_only(message: str, arguments: Mapping[str, Any], language: str) -> str:
    return f"{message} {dict(arguments)}"


_speaker: Speaker = _name_only
ENGLISH = "en"


def speak_by(speaker: Speaker) -> None:
    """Who says refusals and reasons from now on: the catalogue, which is a room above this one."""
    global _speaker
    _speaker = speaker


class Reason(str):
    """Why, in English words; `code` and `arguments` let it be said in any language."""

    code: str
    arguments: dict[str, Any]

    def __new__(cls, code: str, **arguments: Any) -> Reason:
        said = super().__new__(cls, _speaker(f"reason-{code}", arguments, ENGLISH))
        said.code, said.arguments = code, arguments
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.code,), self.arguments

    def say(self, language: str) -> str:
        return _speaker(f"reason-{self.code}", self.arguments, language)


class MisterXError(Exception):
    """Something that was asked for cannot be done; `code` names why, `arguments` fill the text."""

    def __init__(self, code: str, **arguments: Any) -> None:
        self.code = code
        self.arguments = arguments
        super().__init__(code)

    def __str__(self) -> str:
        return self.say(ENGLISH)

    def say(self, language: str) -> str:
        """Why, in a language."""
        return _speaker(f"refusal-{self.code}", self.arguments, language)

    def __reduce__(self) -> tuple[Any, ...]:
        """So that one which is raised in a worker arrives: an error that cannot be read ends all workers."""
        return partial(type(self), **self.arguments), (self.code,)


def readable(text: str) -> str:
    """A text that any terminal and any browser can take: question marks for what cannot be printed."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in text)


class TitleError(MisterXError):
    """An unknown title, option, player count or seat."""


class IllegalMove(MisterXError):
    """A move that the rules do not allow, or that this seat may not make."""


class PositionError(MisterXError):
    """An impossible position; `arguments["faults"]` lists everything wrong with it."""


class RecordError(MisterXError):
    """A record that cannot be read or is not a legal game; `arguments["line"]` names the line."""


class NothingFits(RuntimeError):
    """Of all that could be hidden, nothing was found in reasonable time that fits what was seen."""
