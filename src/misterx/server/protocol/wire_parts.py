"""What messages are made of: kinds of texts and numbers, and the parts of what a browser gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from misterx.play.fairness import TurnSecret as TurnSecret

Mark = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Id = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=128)]
MoveText = Annotated[str, msgspec.Meta(max_length=300)]
Text = Annotated[str, msgspec.Meta(max_length=4_000)]
StationNumber = Annotated[int, msgspec.Meta(ge=0, le=9_999)]

Aid = Literal["off", "possible", "likelihood"]
Side = Literal["x", "hunters"]
PinMark = Literal["suspected", "excluded"]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message over the websocket; `type` names it."""


class Person(msgspec.Struct):
    """Who decides for a seat. `stand_in`: a bot that keeps the seat of a person who is away."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    present: bool
    stand_in: str | None
    pawns: list[str]


class ClockFace(msgspec.Struct):
    """Seconds left when this was sent, and whose run down."""

    x: float
    hunters: float
    running: Side | None


class AidGiven(msgspec.Struct, omit_defaults=True):
    """Where Mister X can be as far as the public knows; `likely` says how likely each of them is, all together 1.

    For Mister X alone, on his turn: `reach`, the stations to which each hunter could come in one move.
    """

    possible: list[int]
    likely: list[float] | None
    reach: dict[str, list[int]] | None = None


class PinSet(msgspec.Struct):
    station: int
    mark: PinMark
    by: str


class ArrowDrawn(msgspec.Struct):
    start: int
    end: int
    by: str


class Proposal(msgspec.Struct, omit_defaults=True):
    """Moves proposed together; `accepted` lists the seats that agreed, `played` the moves that were made.

    `parts` are those of the moves, as they are written; null for what is written as no move is.
    """

    number: int
    by: str
    moves: list[str]
    accepted: list[str]
    played: list[str]
    parts: list[dict[str, Any] | None] = []  # a table of an earlier version has none


class TableSettings(msgspec.Struct):
    """What was chosen for this table."""

    title: str
    players: int
    options: dict[str, Any]
    board: str
    aid: Aid
    clock: ClockWish | None
    stand_in: StandIn | None
    rules: str
    pawns: dict[str, list[str]] | None = None  # which hunter's seat leads whom, where that was chosen


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds for each side, and what a turn adds."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=864_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """After so many seconds away a bot keeps a person's seat, and hands it back at the return."""

    bot: Id
    after: int


class Deed(msgspec.Struct):
    """What was done about a seat, for everybody to see.

    `sat`: `name` sat down, `late` if the game had begun. `left`: `name` holds the seat no more. `bot`: the bot `name`
    plays it. `stand_in`: it does while the holder is away. `back`: the holder plays again. `takeback`: a turn was taken
    back, and all who wanted it are in `by`; else that is the seat that did it, `host` without one, or empty. `slept`:
    the holder's device did not answer when lots were drawn for the deal, and he lost the seat. `late` with `back`: a
    bot had his seat at the deal.
    """

    number: int
    at: float
    what: Literal["sat", "left", "bot", "stand_in", "back", "takeback", "slept"]
    seat: str
    name: str
    by: str
    late: bool


class StoryLink(msgspec.Struct, omit_defaults=True):
    """A change in the story for all: how much of what everybody heard is in it, and the head that it led to.

    `facts` and `turns` count facts for everybody and commitments, `said` is what the table said (`play/heads.py`).
    """

    number: int
    head: str
    facts: int = 0
    turns: int = 0
    said: list[str] = []


class StoryTold(msgspec.Struct):
    """How far the story is: the server's `key`, the one that the story has `named`, the latest link and its signature.

    `ahead` are facts for everybody that this viewer has heard and that are in no link yet, as Mister X has within a
    turn. `dealt` are those that the first link is going to hold and that came with the view.
    """

    key: str
    named: str
    latest: StoryLink | None
    signature: str
    ahead: int
    dealt: list[dict[str, Any]]


class KeyHeld(msgspec.Struct):
    """A device on which a seat is open: since when, and how it came to that; the `holder`'s cannot be ended."""

    number: int
    since: float
    given: Literal["maker", "invite", "join", "lobby", "follow", "link"]
    holder: bool
