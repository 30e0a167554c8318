"""From a typed line to a move: the pawn may be left out, words may be short, a number may do."""

from __future__ import annotations

import re
from collections.abc import Sequence

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
        if len(rest) == len(words) and all(_begins(word, whole) for word, whole in zip(words, rest, strict=True))
    ]


def _begins(word: str, whole: str) -> bool:
    return whole == word or (not whole.isdecimal() and not word.isdecimal() and whole.startswith(word))


def group(moves: Sequence[str]) -> dict[str, list[str]]:
    """Moves of one pawn by what they have in common before the station: {"taxi": ["46", "61"], …}."""
    found: dict[str, list[str]] = {}
    for move in moves:
        head, _, last = move.partition(" ")[2].rpartition(" ")
        if last.isdecimal():
            found.setdefault(head, []).append(last)
        else:
            found.setdefault(" ".join(part for part in (head, last) if part), [])
    return found


def say_moves(moves: Sequence[str]) -> str:
    """The moves of one pawn in a sentence; legs of double moves are only mentioned."""
    groups = group(moves)
    single = {head: stations for head, stations in groups.items() if head.split()[:1] not in (["double"], ["triple"])}
    told = "; ".join(f"{head} {', '.join(stations)}".strip() for head, stations in single.items())
    if len(single) < len(groups):
        told += "; or begin a double move: double, ticket, station"
    return told
