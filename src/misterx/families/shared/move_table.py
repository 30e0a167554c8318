"""How a family declares its moves: where each part lies in the number, which kinds there are, how each is written.

A kind is written by a line such as `{who} {how:ticket} {station} [show] [block [from {block_from:roadblock}]]`. A word
stands for itself. `{name}` is a part, by its name in `Parts`; after a colon comes what it is read as, where that is not
its name. What is in brackets may be left out: it is written where its part has a value, and words alone where the part
of the first word's name is true.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from misterx.families.shared.parts import Parts

P = TypeVar("P", bound=Parts)
TOKEN = re.compile(r"\{(\w+)(?::(\w+))?\}|(\[)|(\])|([\w/]+)")


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


class Own(NamedTuple):
    """How a part is written that is no word, or no list of words: as text, and back."""

    write: Callable[[Parts], str]
    read: Callable[[list[str]], dict[str, Any]]
    beside: tuple[str, ...] = ()  # other parts that lie in the same words


Token = str | Slot | Option
WHO, CHANCE = "who", "chance"
HIDDEN = "?"  # for what somebody does not know


@dataclass(frozen=True)
class Kind:
    """A kind of move: its name, the number that all of its moves have in common, and its line."""

    name: str
    code: int
    line: str
    about: str
    by: str = WHO  # who makes it: the pawn or hand that its part `who` names, else `x`, `team` or `chance`
    own: Mapping[str, Own] = field(default_factory=dict, repr=False)  # by what a part is read as
    begins: str = ""  # with what the name of `who` begins, where nothing else tells the kind from others

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

    @cached_property
    def fixed(self) -> set[str]:
        """All its words that stand for themselves."""
        return {word for *_, word in TOKEN.findall(self.line) if word}

    def write(self, parts: Parts, hidden: Sequence[str] = ()) -> str:
        words: list[str] = []
        self._write(self.tokens, parts, words, hidden)
        return " ".join(words)

    def _write(self, tokens: tuple[Token, ...], parts: Parts, words: list[str], hidden: Sequence[str]) -> None:
        for token in tokens:
            if isinstance(token, str):
                words.append(token)
            elif isinstance(token, Option):
                value = getattr(parts, token.name)
                if value or (value is not False and isinstance(value, int)):  # a station may have the number 0
                    self._write(token.tokens, parts, words, hidden)
            elif token.name in hidden:
                value = getattr(parts, token.name)
                words += [HIDDEN] * (len(value) if isinstance(value, tuple) else 1)
            elif token.meaning in self.own:
                words.append(self.own[token.meaning].write(parts))
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


class MoveTable(Generic[P]):
    """The moves of a family: where their parts lie, what kinds there are, and the struct that holds a move's parts."""

    def __init__(self, bits: Mapping[str, Bits], kinds: Sequence[Kind], parts: type[P]) -> None:
        self.bits, self.kinds, self.parts = bits, kinds, parts
        self._by_name = {kind.name: kind for kind in kinds}
        defaults = {each.name: each.default for each in msgspec.structs.fields(parts)}
        for kind in kinds:
            if unknown := {name for name, *_ in TOKEN.findall(kind.line) if name} - defaults.keys():
                raise TypeError(f"{parts.__name__} has no part {', '.join(unknown)}, as the line of {kind.name} has")
        self._lists = {name for name, default in defaults.items() if default == ()}
        self.flags = {name for name, default in defaults.items() if default is False}  # parts that are words of a line
        self._numbers = {name for name, default in defaults.items() if default is None}

    def write(self, parts: Parts) -> str:
        """The text of a move."""
        return self._by_name[parts.kind].write(parts)

    def hide(self, parts: Parts, *hidden: str) -> str:
        """The same with a question mark for each word of the parts of these names."""
        return self._by_name[parts.kind].write(parts, hidden)

    def mover(self, parts: Parts) -> str:
        """Who makes a move: a pawn, a seat that acts with its hand, or the team."""
        by = self._by_name[parts.kind].by
        return parts.who if by == WHO else by

    def take_apart(self, text: str) -> P:
        """The parts of what is known to be a move, such as a line of a record."""
        parts = self.read(text)
        if parts is None:
            raise ValueError(f"{text!r} is written as no move is")
        return parts

    def read(self, text: str) -> P | None:
        """A text taken apart by these lines alone, whether or not there are such pawns and places."""
        words = text.split()
        for kind in self.kinds:
            found: dict[str, Any] = {"who": "" if kind.by in (WHO, CHANCE) else kind.by}
            if words[:1] and words[0].startswith(kind.begins) and self._take(kind, kind.tokens, [*words], found):
                parts = self.parts(kind=kind.name, **found)
                if self.write(parts) == " ".join(words):
                    return parts
        return None

    def _take(self, kind: Kind, tokens: Sequence[Token], left: list[str], found: dict[str, Any]) -> bool:
        """Move words from `left` to the parts that they are; whether they fit."""
        for place, token in enumerate(tokens):
            then = tokens[place + 1] if place + 1 < len(tokens) else None
            if isinstance(token, Option):
                first = token.tokens[0]
                is_there = left[:1] == [first] if isinstance(first, str) else bool(left) and left[0] != then
                if is_there and not self._take(kind, token.tokens, left, found):
                    return False
            elif not left:
                return False
            elif isinstance(token, str):
                if left.pop(0) != token:
                    return False
                if token in self.flags:
                    found[token] = True
            elif token.meaning in kind.own:
                found |= kind.own[token.meaning].read(left)
                left.clear()
            elif token.name in self._lists:
                found[token.name] = tuple(takewhile(lambda word: word not in kind.fixed, left))
                del left[: len(found[token.name])]
            elif token.name in self._numbers:
                if not left[0].isdecimal():
                    return False
                found[token.name] = int(left.pop(0))
            else:
                found[token.name] = left.pop(0)
        return True
