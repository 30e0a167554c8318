"""From a typed line to a move: the pawn may be left out, words may be short, a number may do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from misterx.cli.speech import told

FILLERS = {
    "to",
    "by",
    "with",
    "ticket",
    "tickets",
    "take",
    "the",
    "a",
    "go",
    "move",
    "station",
    "via",
    "then",
    "and",
    "->",
}
OTHER_WORDS = {"secret": "black", "underground": "metro", "tube": "metro", "walk": "foot", "2x": "double"}
LONGEST = 200
MOST_STATIONS = 60  # that are listed; some moves lead anywhere


def split(typed: str, pawns: Sequence[str]) -> list[str]:
    """The words of a line: lower case, without fillers; `t46` is `t 46`, and `d1` stays a pawn."""
    words: list[str] = []
    for word in re.split(r"[\s,;:→]+", typed[:LONGEST].lower().replace("mister x", "x").replace("mr x", "x")):
        if not word or word in FILLERS:
            continue
        glued = re.fullmatch(r"([a-z]+)([0-9]+)", word)
        if glued and word not in pawns:
            words += glued.groups()
        else:
            words.append(word)
    return [OTHER_WORDS.get(word, word) for word in words]


def understand(words: Sequence[str], legal: Sequence[str], pawns: Sequence[str], focus: str | None) -> list[str]:
    """The legal moves that these words can mean: the pawn in focus first, then anyone's."""
    if not words:
        return []
    spelled = [move for move in legal if move.split() == list(words)]
    if spelled:
        return spelled
    if words[0] in pawns:
        found = _match(words[1:], [move for move in legal if move.split()[0] == words[0]])
        return found if len(words) > 1 else []
    own = [move for move in legal if move.split()[0] == focus]
    return _match(words, own) or _match(words, legal)


def _match(words: Sequence[str], moves: Sequence[str]) -> list[str]:
    """Moves that read just so; else those that begin so, word by word; else simple rides to a number."""
    rests = {move: move.split()[1:] for move in moves}
    exact = [move for move, rest in rests.items() if rest == list(words)]
    if exact:
        return exact
    if len(words) == 1 and words[0].isdecimal():
        return [move for move, rest in rests.items() if len(rest) <= 2 and rest[-1] == words[0]]
    return [
        move
        for move, rest in rests.items()
        if len(rest) == len(words) and all(begins(word, whole) for word, whole in zip(words, rest, strict=True))
    ]


def begins(word: str, whole: str) -> bool:
    """Whether a typed word means this one: numbers in full, others as far as they were typed."""
    return whole == word or (not whole.isdecimal() and not word.isdecimal() and whole.startswith(word))


class Kind(NamedTuple):
    """What moves have in common: the words before the station and those after it."""

    before: str
    after: str


def group(moves: Sequence[str]) -> dict[Kind, list[str]]:
    """The stations of one pawn's moves by kind: {("taxi", ""): ["46", "61"], ("taxi", "block"): ["46"], …}."""
    found: dict[Kind, list[str]] = {}
    for move in moves:
        words = move.split()[1:]
        place = next((number for number, word in enumerate(words) if word.isdecimal()), len(words))
        kind = Kind(" ".join(words[:place]), " ".join(words[place + 1 :]))
        found.setdefault(kind, []).extend(words[place : place + 1])
    return found


def say_stations(kind: Kind, stations: Sequence[str]) -> str:
    """Where moves of a kind lead, and what is said after that; many are only counted."""
    listed = told("terminal-any-of", count=len(stations)) if len(stations) > MOST_STATIONS else ", ".join(stations)
    return f"{listed} {kind.after}".strip()


def say_moves(moves: Sequence[str]) -> str:
    """The moves of one pawn in a sentence; legs of double moves are only mentioned."""
    groups = group(moves)
    single = {kind: ends for kind, ends in groups.items() if kind.before.split()[:1] not in (["double"], ["triple"])}
    said = "; ".join(f"{kind.before} {say_stations(kind, ends)}".strip() for kind, ends in single.items())
    return f"{said}; {told('terminal-or-double')}" if len(single) < len(groups) else said
