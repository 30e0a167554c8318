"""How a family declares its moves: where each part lies in the number, which kinds there are, how each is written.

A kind is written by a line such as `{who} fly {station} pay {pay:ticket} [block [from {block_from:roadblock}]]`. A word
stands for itself. `{name}` is a part, by its name in `Parts`; after a colon comes what it is read as, where that is not
its name. What is in brackets may be left out: it is written where its part has a value, and words alone where the part
of the first word's name is true.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from misterx.families.shared.parts import Parts

TOKEN = re.compile(r"\{(\w+)(?::(\w+))?\}|(\[)|(\])|([\w/]+)")
Writers = Mapping[str, Callable[[Parts], str]]  # by what a part is read as


class Bits(NamedTuple):
    """Where a part lies in a move's number, and what it means there."""

    shift: int
    width: int
    meaning: str

    def of(self, move: int) -> int:
        return (move >> self.shift) & ((1 << self.width) - 1)


class Slot(NamedTuple):
    """A part in the line of a kind."""

    name: str
    meaning: str


class Option(NamedTuple):
    """What may be left out; `name` is the part that decides it."""

    name: str
    tokens: tuple[Token, ...]


Token = str | Slot | Option


@dataclass(frozen=True)
class Kind:
    """A kind of move: its name, the number that all of its moves have in common, and its line."""

    name: str
    code: int
    line: str
    about: str
    by: str = "players"  # or chance
    writers: Writers = field(default_factory=dict, repr=False)

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        return tuple(_parse(TOKEN.finditer(self.line)))

    @cached_property
    def sign(self) -> tuple[tuple[int, str], ...]:
        """The first words that stand for themselves, with their places: by them the kind is told from others."""
        found: list[tuple[int, str]] = []
        for place, token in enumerate(self.tokens):
            if isinstance(token, Option) or (found and isinstance(token, Slot)):
                break
            if isinstance(token, str):
                found.append((place, token))
        return tuple(found)

    def write(self, parts: Parts) -> str:
        words: list[str] = []
        self._write(self.tokens, parts, words)
        return " ".join(words)

    def _write(self, tokens: tuple[Token, ...], parts: Parts, words: list[str]) -> None:
        for token in tokens:
            if isinstance(token, str):
                words.append(token)
            elif isinstance(token, Option):
                value = getattr(parts, token.name)
                if value or (value is not False and isinstance(value, int)):  # a station may have the number 0
                    self._write(token.tokens, parts, words)
            elif token.meaning in self.writers:
                words.append(self.writers[token.meaning](parts))
            else:
                value = getattr(parts, token.name)
                words.append(" ".join(value) if isinstance(value, tuple) else str(value))


def _parse(found: Iterator[re.Match[str]]) -> Iterator[Token]:
    for match in found:
        name, meaning, opens, closes, word = match.groups()
        if closes:
            return
        if opens:
            tokens = tuple(_parse(found))
            slots = [token.name for token in tokens if isinstance(token, Slot)]
            yield Option(slots[0] if slots else str(tokens[0]), tokens)
        else:
            yield word or Slot(name, meaning or name)
