"""What goes over the wire: `docs/protocol.md` tells it in prose."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 1
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_MOVE = 120


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message; unknown fields are refused."""


# From a browser


class Hello(Message):
    """The first message: which table, and by what right; whoever made the table also shows the host's token."""

    v: int
    table: str
    token: str
    host: str = ""


class Play(Message):
    """A move. `id` is the browser's own mark of it: the same id counts once."""

    move: str
    id: str


class Resign(Message):
    id: str


class Say(Message):
    """Words for the table, or for one's own side."""

    text: str
    to: Literal["table", "team"]


class Name(Message):
    """What the person in this seat wants to be called."""

    name: str


class Hand(Message):
    """The host gives a seat to a bot, or back to a person."""

    seat: str
    to: str


Incoming = Hello | Play | Resign | Say | Name | Hand


# To a browser


class Welcome(Message):
    """The table as this viewer knows it, after a connection or a reconnection."""

    v: int
    table: str
    seat: str
    host: bool
    version: int
    view: dict[str, Any]
    people: dict[str, Any]
    chat: list[dict[str, Any]]
    possible: list[int] | None


class Update(Message):
    """What happened since `version` less its events, and how the view changed (a merge patch)."""

    version: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    possible: list[int] | None


class Done(Message):
    """A move was made, and is on disk."""

    id: str


class Refused(Message):
    """Something could not be done; `text` says why."""

    id: str
    code: str
    text: str


class Said(Message):
    seat: str
    name: str
    to: str
    text: str
    at: float


class People(Message):
    """Who sits where, and who is there now."""

    people: dict[str, Any]


Outgoing = Welcome | Update | Done | Refused | Said | People


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a table. A seat is `me`, `open` or `bot:NAME`; seats left out are bots."""

    title: str
    players: int | None = None
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    name: str = ""
    aid: Literal["off", "possible"] = "possible"


class Join(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    name: str = ""


read = msgspec.json.Decoder(Incoming).decode
write = msgspec.json.Encoder().encode


def merge_patch(old: Any, new: Any) -> Any:
    """The patch that makes `new` of `old` (RFC 7396): changed keys, and null for those that went."""
    patch = {key: value for key, value in new.items() if key not in old or old[key] != value}
    for key, value in patch.items():
        if isinstance(value, dict) and isinstance(old.get(key), dict):
            patch[key] = merge_patch(old[key], value)
    patch.update({key: None for key in old if key not in new})
    return patch
