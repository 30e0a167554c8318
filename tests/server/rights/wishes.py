"""Values for the fields of messages and requests: by a field's name from what its window has seen, else by its type.

Nothing here lists messages: a new one, or a new field, gets values by itself.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import inspect
from tests.server.rights.friends import Link, Socket

TITLES = {"scotland-yard": 20, "sanssouci": 1, "ny-chase": 1, "europa": 1, "behrends": 0.5}
PLAYERS = {2: 4, 3: 5, 4: 1, None: 0.3}
KINDS = {"open": 12, "bot:greedy": 3, "me": 2}  # of seats, beside one's own
BOTS = ("bot:greedy", "bot:greedy", "bot:greedy", "bot:random", "person", "person", "bot:nobody")
HEXADECIMAL = re.compile(r"\^\[0-9a-f\]\{(\d+)\}\$")
NUMBERS = (0, 1, 2, 3, 5, 46, 200, -1)
ALL_SEATS = ("x", "h1", "h2", "h3")


def weighted(chooser: random.Random, weights: Mapping[Any, float]) -> Any:
    return chooser.choices(list(weights), list(weights.values()))[0]


class AtHand(NamedTuple):
    """What somebody has before him who is about to send something."""

    chooser: random.Random
    what: str  # the message or request
    link: Link | None  # that he thinks of
    links: list[Link]  # all that he has
    socket: Socket | None
    seats: list[str]
    number: int  # of the step


def fill(kind: Any, hand: AtHand) -> dict[str, Any]:
    """The fields of a struct."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    wish = {field.encode_name: value_of(field, hand) for field in found.fields if _is_wanted(field, hand)}
    if isinstance(wish.get("seats"), dict) and isinstance(wish.get("players"), int):  # nobody sits where no chair is
        wish["seats"] = {seat: wish["seats"][seat] for seat in list(wish["seats"])[: wish["players"]]}
    return {"type": found.tag, **wish} if found.tag_field else wish


def _is_wanted(field: inspect.Field, hand: AtHand) -> bool:
    return field.required or hand.chooser.random() < OFTEN.get(field.name, 0.8)


def value_of(field: inspect.Field, hand: AtHand) -> Any:
    if field.name in BY_NAME and hand.chooser.random() < 0.97:
        wish = BY_NAME[field.name](hand)
        if wish is not None:
            return wish
    return by_type(field.type, hand)


def by_type(kind: inspect.Type, hand: AtHand) -> Any:
    chooser = hand.chooser
    match kind:
        case inspect.BoolType():
            return chooser.random() < 0.7
        case inspect.IntType():
            low, high = kind.ge if kind.ge is not None else -1, kind.le if kind.le is not None else 10**6
            return min(max(chooser.choice(NUMBERS), low), high)
        case inspect.FloatType():
            return float(chooser.choice(NUMBERS))
        case inspect.StrType(pattern=str(pattern)):
            return _digits(pattern, chooser)
        case inspect.StrType():
            return chooser.choice(_texts(hand))[: kind.max_length or 64].ljust(kind.min_length or 0, "x")
        case inspect.LiteralType():
            return chooser.choice(kind.values)
        case inspect.UnionType():
            return by_type(chooser.choice(kind.types), hand)
        case inspect.ListType() | inspect.SetType():
            return [by_type(kind.item_type, hand) for _ in range(max(kind.min_length or 0, chooser.randint(0, 2)))]
        case inspect.DictType():
            some = range(chooser.randint(0, 2))
            return {str(by_type(kind.key_type, hand)): by_type(kind.value_type, hand) for _ in some}
        case inspect.StructType():
            other = hand._replace(link=chooser.choice(hand.links) if hand.links else None)
            return fill(kind.cls, other)
        case _:
            return None


def _digits(pattern: str, chooser: random.Random) -> str:
    """A number such as a hash, as long as the pattern says."""
    known = HEXADECIMAL.fullmatch(pattern)
    assert known, f"teach wishes.py to write what {pattern} asks for"
    return f"{chooser.getrandbits(4 * int(known[1])):0{known[1]}x}"


def _texts(hand: AtHand) -> list[str]:
    """Whatever names something: seats, tables, links, moves."""
    known = [link.token for link in hand.links[-4:]] + [link.table for link in hand.links[-2:]]
    return ["", "somebody", *(hand.seats or ALL_SEATS), *known, *_legal(hand)[:2]]


def _legal(hand: AtHand) -> list[str]:
    legal: list[str] = ((hand.socket and hand.socket.view) or {}).get("legal") or []
    return legal


# By name


def _move(hand: AtHand) -> str:
    moves = _legal(hand)
    single = [move for move in moves if " double " not in move]
    some = (single if hand.chooser.random() < 0.9 else moves) or moves or ["x taxi 46"]
    return hand.chooser.choice(some)


def _moves(hand: AtHand) -> list[str]:
    return [_move(hand) for _ in range(hand.chooser.randint(1, 2))]


def _seat(hand: AtHand) -> str:
    if hand.what.endswith("/join") and hand.chooser.random() < 0.6:
        return ""
    own = [hand.socket.seat] if hand.socket and hand.socket.seat in hand.seats else []
    seats: list[str] = [*(hand.seats or ALL_SEATS), *own]
    return hand.chooser.choice(seats)


def _host(hand: AtHand) -> str | None:
    hosts = [link.token for link in hand.links if hand.link and link.kind == "host" and link.table == hand.link.table]
    return hand.chooser.choice(hosts) if hosts and hand.chooser.random() < 0.9 else ""


def _to(hand: AtHand) -> str | None:
    """For a seat a bot or its person; for what is said its hearers, by type."""
    return hand.chooser.choice(BOTS) if hand.what == "hand" else None


def _key(hand: AtHand) -> int | None:
    keys = [key["number"] for key in hand.socket.keys] if hand.socket else []
    return hand.chooser.choice(keys) if keys else None


def _proposal(hand: AtHand) -> int | None:
    proposals = (hand.socket.team or {}).get("proposals") if hand.socket else None
    return int(hand.chooser.choice(proposals)["number"]) if proposals else None


def _text(hand: AtHand) -> str:
    if hand.what == "note":
        return f"chip yellow {hand.chooser.choice(NUMBERS)}"
    return f"whisper{hand.number}whisper"


def _id(hand: AtHand) -> str:
    """A mark of one's own, now and then one that was used before."""
    return f"m{hand.number if hand.chooser.random() < 0.95 else hand.chooser.randint(0, hand.number)}"


def _version(hand: AtHand) -> int | None:
    return hand.socket.version if hand.socket else None


def _leave(hand: AtHand) -> str | None:
    """A seat of one's own at the same table."""
    own = [link.token for link in hand.links if hand.link and link.kind == "seat" and link.table == hand.link.table]
    return hand.chooser.choice(own) if own else None


def _clock(hand: AtHand) -> Any:
    return {"seconds": hand.chooser.choice([10, 60]), "increment": 0} if hand.chooser.random() < 0.15 else None


def _seats(hand: AtHand) -> dict[str, str]:
    own = hand.chooser.choice(["x", "h1", "h1", "h2", ""])
    return {seat: "me" if seat == own else weighted(hand.chooser, KINDS) for seat in ALL_SEATS}


BY_NAME: dict[str, Callable[[AtHand], Any]] = {
    "token": lambda hand: hand.link.token if hand.link else None,
    "table": lambda hand: hand.link.table if hand.link else None,
    "code": lambda hand: hand.link.token if hand.link and hand.link.kind == "code" else None,
    "leave": _leave,
    "x": lambda hand: hand.chooser.choice(hand.seats or ALL_SEATS),
    "host": _host,
    "seat": _seat,
    "to": _to,
    "move": _move,
    "moves": _moves,
    "key": _key,
    "proposal": _proposal,
    "text": _text,
    "id": _id,
    "version": _version,
    "v": lambda hand: 1,
    "name": lambda hand: hand.chooser.choice(["Ann", "Ben", "Cleo", ""]),
    "title": lambda hand: weighted(hand.chooser, TITLES),
    "players": lambda hand: weighted(hand.chooser, PLAYERS),
    "options": lambda hand: {},
    "seats": _seats,
    "aid": lambda hand: hand.chooser.choice(["possible", "possible", "off"]),
    "clock": _clock,
    "bot": lambda hand: hand.chooser.choice(["", "greedy"]),
    "after": lambda hand: 60,
    "agree": lambda hand: hand.chooser.random() < 0.85,
    "station": lambda hand: hand.chooser.choice([1, 46, 100]),
    "start": lambda hand: hand.chooser.choice([1, 46, 100]),
    "end": lambda hand: hand.chooser.choice([1, 46, 100]),
}
# How often a field that may be left out is there.
OFTEN = {
    "watch": 0.1, "pawns": 0.02, "leave": 0.1, "x": 0.4, "lobby": 0.4,
    "host": 0.97, "seat": 0.5, "players": 1.0, "seats": 1.0, "clock": 0.3, "stand_in": 0.4,
}  # fmt: skip
