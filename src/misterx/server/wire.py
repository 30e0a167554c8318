"""What goes over the wire, as structs: `docs/protocol.md` tells it in prose, `web/client/protocol.ts` in TypeScript.

Everything that comes in is checked against these: unknown fields, wrong types and long texts are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

VERSION = 1
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_FRAME = 8_000
LONGEST_BODY = 64_000

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


# From a browser


class Hello(Message):
    """The first message: which table, and by what right. Whoever made the table adds the host's token."""

    v: int
    table: Id
    token: Token
    host: Token = ""


class Play(Message):
    """A move. `id` is the browser's own mark of it: the same id counts once. `version` is what the browser had seen."""

    move: MoveText
    id: Mark
    version: int | None = None


class Note(Message):
    """A mark that lies on the table and changes nothing in the game, such as Europa's chips: `chip yellow 57`."""

    text: MoveText
    id: Mark


class Resign(Message):
    """Give up; a side with several people gives up when all of them have said so."""

    id: Mark


class Takeback(Message):
    """Take back one's own last turn; against bots alone."""

    id: Mark


class Say(Message):
    """Words for the table, or for the hunters among themselves."""

    text: Text
    to: Literal["table", "team"]


class Pin(Message):
    """The hunters mark a station for each other; null takes the mark off."""

    station: StationNumber
    mark: PinMark | None


class Arrow(Message):
    """The hunters draw an arrow for each other; the same arrow again takes it off."""

    start: StationNumber
    end: StationNumber


class Wipe(Message):
    """The hunters clear their marks."""

    what: Literal["pins", "arrows", "proposals"]


class Propose(Message):
    """A hunter proposes moves for several pawns."""

    moves: Annotated[list[MoveText], msgspec.Meta(min_length=1, max_length=12)]
    id: Mark


class Accept(Message):
    """A hunter agrees: the moves of his seat are made, and bots follow for theirs."""

    proposal: int
    id: Mark


class Nudge(Message):
    """Ask the bots of one's side to move now, before the people have."""


class Name(Message):
    """What the person in this seat wants to be called."""

    name: Text


class Start(Message):
    """The host begins; bots hold the seats that are still free until somebody comes."""


class Hand(Message):
    """The host gives a seat to a bot (`bot:NAME`), or back to its `person`."""

    seat: Id
    to: Id


class Remove(Message):
    """The host takes a seat from somebody: his link opens nothing more, and an `invite` for the seat comes back."""

    seat: Id


class Rematch(Message):
    """When the game is over: the same table again, sides rotated. Everybody gets `moved`."""


class Ping(Message):
    """Is anybody there? Answered by `pong`."""


Incoming = (
    Hello
    | Play
    | Note
    | Resign
    | Takeback
    | Say
    | Pin
    | Arrow
    | Wipe
    | Propose
    | Accept
    | Nudge
    | Name
    | Start
    | Hand
    | Remove
    | Rematch
    | Ping
)


# Parts of what a browser gets


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


class Said(Message):
    """Something that was said."""

    seat: str
    name: str
    to: Literal["table", "team"]
    text: str
    at: float


class PinSet(msgspec.Struct):
    station: int
    mark: PinMark
    by: str


class ArrowDrawn(msgspec.Struct):
    start: int
    end: int
    by: str


class Proposal(msgspec.Struct):
    """Moves proposed together; `accepted` lists the seats that agreed, `played` the moves that were made."""

    number: int
    by: str
    moves: list[str]
    accepted: list[str]
    played: list[str]


class Team(Message):
    """Everything that the hunters keep among themselves; sent to hunters only, whole at every change."""

    pins: list[PinSet]
    arrows: list[ArrowDrawn]
    proposals: list[Proposal]
    resigning: list[str]


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

    bot: Id = ""  # the usual one
    after: Annotated[int, msgspec.Meta(ge=1, le=864_000)] = 60


# To a browser


class Welcome(Message):
    """The table as this viewer knows it, after every connection. `view` is null until the game has begun."""

    v: int
    table: str
    seat: str
    host: bool
    started: bool
    settings: TableSettings
    version: int
    view: dict[str, Any] | None
    people: dict[str, Person]
    watchers: int
    clock: ClockFace | None
    aid: AidGiven | None
    chat: list[Said]
    team: Team | None
    seed_commitment: str
    commitments: list[str]
    secrets: Secrets | None
    can_take_back: bool
    rematch: str | None


class Update(Message):
    """What happened: facts, and how the view changed. A patch is a list of `[path, value]`; `[path]` alone removes."""

    version: int
    events: list[dict[str, Any]]
    patch: list[Any]
    clock: ClockFace | None
    aid: AidGiven | None
    can_take_back: bool


class Done(Message):
    """What was asked for under this id is done, and on disk."""

    id: str


class Refused(Message):
    """Something could not be done. `text` says why; `code` and `arguments` let it be said in any language."""

    id: str
    code: str
    text: str
    arguments: dict[str, Any]


class People(Message):
    """Who sits where, and who is there now. A host without a seat is no spectator, and told apart from them."""

    people: dict[str, Person]
    watchers: int
    started: bool
    unseated_host: bool


class Commitment(Message):
    """The hash that fixes Mister X's turn without telling it; a stream of its own beside the events."""

    number: int
    hash: str


class TurnSecret(msgspec.Struct):
    """A turn of Mister X's: the lines of the record that it wrote, and the nonce that its hash was made with."""

    first: int
    last: int
    nonce: str
    hash: str


class Secrets(Message):
    """Published when the game is over: whoever has them can check every draw and every hidden move."""

    seed: str
    turns: list[TurnSecret]


class Invite(Message):
    """For the host: a link to a seat that has become free."""

    seat: str
    token: str


class Moved(Message):
    """There is a rematch. `POST /api/tables/{table}/follow` with one's token gives the seat there."""

    table: str


class Pong(Message):
    pass


Outgoing = Welcome | Update | Done | Refused | Said | People | Team | Commitment | Secrets | Invite | Moved | Pong


read = msgspec.json.Decoder(Incoming).decode
write = msgspec.json.Encoder().encode
