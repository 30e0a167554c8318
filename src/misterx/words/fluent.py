"""Reads the part of Fluent (projectfluent.org) that the catalogue is written in.

A message is `id = text`, an attribute ` .name = text` below it; a text may go on in indented lines. In braces stand
arguments, other messages, quoted text, and choices between variants:

>>> found = Catalogue("links = { $count ->\\n    [one] a link\\n   *[other] { $count } links\\n  } for { $seat }\\n")
>>> tell(found, "links", {"count": 3, "seat": "x"})
'3 links for x'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

ENTRY = re.compile(r"([a-zA-Z][\w-]*) *=(.*)|#.*|\s*", re.ASCII)
ATTRIBUTE = re.compile(r"\s+\.([a-zA-Z][\w-]*) *=(.*)", re.ASCII)
IN_BRACES = re.compile(
    r'\s*(?:\$(?P<argument>[a-zA-Z]\w*)|"(?P<quoted>[^"]*)"|(?P<message>[a-zA-Z][\w.-]*))\s*', re.ASCII
)
VARIANT = re.compile(r"\s*(?P<default>\*)?\[ *(?P<key>[\w-]+) *\] ?", re.ASCII)


class BadWords(ValueError):
    """A catalogue that cannot be read; says where."""


@dataclass(frozen=True)
class Argument:
    name: str


@dataclass(frozen=True)
class Reference:
    message: str


@dataclass(frozen=True)
class Choice:
    """A text for each value of an argument: a number, `one` for 1, or a name; the last is for all others."""

    argument: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Word: TypeAlias = Callable[[str, object], str]
Pattern: TypeAlias = "tuple[str | Argument | Reference | Choice, ...]"


class Catalogue(Mapping[str, Pattern]):
    """Messages and attributes (`id.attribute`) by name; each is taken apart when it is first asked for."""

    def __init__(self, *texts: str) -> None:
        self._sources: dict[str, list[str]] = {}
        self._patterns: dict[str, Pattern] = {}
        self._brought: set[str] = set()
        for text in texts:
            for name, lines in _entries(text):
                if name in self._sources:
                    raise BadWords(f"{name} is there twice")
                self._sources[name] = lines

    def __getitem__(self, name: str) -> Pattern:
        if name not in self._patterns:
            self._patterns[name] = _whole_pattern(name, _unindent(self._sources[name]))
        return self._patterns[name]

    def take(self, texts: Mapping[str, str]) -> None:
        """Take in plain texts that somebody else brings; what was here from the start stays as it is."""
        for name, text in texts.items():
            if name not in self._sources or name in self._brought:
                self._brought.add(name)
                self._sources[name], self._patterns[name] = [text], (text,)

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


def tell(
    catalogue: Mapping[str, Pattern],
    message: str,
    arguments: Mapping[str, object],
    word: Word = lambda _, value: str(value),
) -> str:
    """A message in words; `word` says how an argument is said. KeyError: no such message or argument."""
    return "".join(_told(catalogue, catalogue[message], arguments, word))


def arguments_of(catalogue: Mapping[str, Pattern], pattern: Pattern) -> set[str]:
    """The names of everything that a text needs to be told."""
    found: set[str] = set()
    for part in pattern:
        match part:
            case Argument(name):
                found.add(name)
            case Reference(message):
                found |= arguments_of(catalogue, catalogue[message])
            case Choice(name, variants, default):
                found.add(name)
                for inner in (*(text for _, text in variants), default):
                    found |= arguments_of(catalogue, inner)
    return found


def _told(
    catalogue: Mapping[str, Pattern],
    pattern: Pattern,
    arguments: Mapping[str, object],
    word: Callable[[str, object], str],
) -> Iterator[str]:
    for part in pattern:
        match part:
            case str():
                yield part
            case Argument(name):
                yield word(name, arguments[name])
            case Reference(message):
                yield from _told(catalogue, catalogue[message], arguments, word)
            case Choice(name, variants, default):
                value = str(arguments[name])
                names = (value, "one") if value == "1" else (value,)
                chosen = next((text for key in names for at, text in variants if at == key), default)
                yield from _told(catalogue, chosen, arguments, word)


def _entries(text: str) -> Iterator[tuple[str, list[str]]]:
    name, lines, message = "", list[str](), ""
    for number, line in enumerate(text.splitlines(), 1):
        if attribute := ATTRIBUTE.fullmatch(line):
            if name:
                yield name, lines
            name, lines = f"{message}.{attribute[1]}", [attribute[2]]
        elif line.startswith((" ", "}")) and name:
            lines.append(line)
        elif entry := ENTRY.fullmatch(line):
            if name and (entry[1] or line.startswith("#")):
                yield name, lines
                name = ""
            if entry[1]:
                name, lines, message = entry[1], [entry[2]], entry[1]
            elif name:
                lines.append("")
        else:
            raise BadWords(f"line {number} is neither a message nor part of one: {line.strip()[:60]}")
    if name:
        yield name, lines


def _unindent(lines: list[str]) -> str:
    """The text of a message without the spaces that stand before its lines."""
    first, *others = lines
    depth = min((len(line) - len(line.lstrip()) for line in others if line.strip()), default=0)
    return "\n".join([first.lstrip(), *(line[depth:] for line in others)]).strip()


def _whole_pattern(name: str, source: str) -> Pattern:
    pattern, end = _pattern(name, source, 0, inside=False)
    if not pattern or end != len(source):
        raise BadWords(f"{name}: a brace closes that was not opened" if pattern else f"{name} has no text")
    return pattern


def _pattern(name: str, source: str, at: int, inside: bool) -> tuple[Pattern, int]:
    """What is written from a place on, to the end or, within a choice, to the next variant; and where that is."""
    parts: list[str | Argument | Reference | Choice] = []
    text = ""
    while at < len(source) and source[at] != "}":
        if inside and source[at] == "\n" and (VARIANT.match(source, at + 1) or re.match(r"\s*\}", source[at:])):
            break
        if source[at] != "{":
            text += source[at]
            at += 1
            continue
        part, at = _in_braces(name, source, at + 1)
        if isinstance(part, str):
            text += part
        else:
            parts += [text, part] if text else [part]
            text = ""
    return tuple([*parts, text] if text else parts), at


def _in_braces(name: str, source: str, at: int) -> tuple[str | Argument | Reference | Choice, int]:
    head = IN_BRACES.match(source, at)
    if not head:
        raise BadWords(f"{name}: what stands in braces after {source[:at][-20:]!r} cannot be read")
    at = head.end()
    if source.startswith("->", at) and head["argument"]:
        return _choice(name, head["argument"], source, at + 2)
    if not source.startswith("}", at):
        raise BadWords(f"{name}: a brace after {head[0].strip()} is missing")
    if head["quoted"] is not None:
        return head["quoted"], at + 1
    return (Argument(head["argument"]) if head["argument"] else Reference(head["message"])), at + 1


def _choice(name: str, argument: str, source: str, at: int) -> tuple[Choice, int]:
    variants: list[tuple[str, Pattern]] = []
    default: Pattern | None = None
    while variant := VARIANT.match(source, at):
        text, at = _pattern(name, source, variant.end(), inside=True)
        if variant["default"]:
            default = text
        else:
            variants.append((variant["key"], text))
    end = re.compile(r"\s*\}").match(source, at)
    if default is None or not end:
        raise BadWords(f"{name}: a choice by ${argument} has one variant with a star and ends with a brace")
    return Choice(argument, tuple(variants), default), end.end()
