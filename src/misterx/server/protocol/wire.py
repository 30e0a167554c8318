"""What goes over the wire, as structs: `docs/protocol.md` tells it in prose, `web/client/protocol.ts` in TypeScript.

Everything that comes in is checked against these: unknown fields, wrong types and long texts are refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from misterx.families.shared.parts import Parts
from misterx.server.protocol.wire_lots import Dealing as Dealing
from misterx.server.protocol.wire_lots import Open as Open
from misterx.server.protocol.wire_lots import Seal as Seal
from misterx.server.protocol.wire_parts import (
    Aid,
    AidGiven,
    ArrowDrawn,
    ClockFace,
    ClockWish,
    Deed,
    Id,
    KeyHeld,
    Mark,
    MoveText,
    Person,
    PinMark,
    PinSet,
    Proposal,
    StationNumber,
    StoryLink,
    StoryTold,
    TableSettings,
    Text,
    Token,
    TurnSecret,
)
from misterx.server.protocol.wire_parts import (
    Message as Message,
)
from misterx.server.protocol.wire_story import Heard as Heard
from misterx.server.protocol.wire_story import Witness as Witness

VERSION = 1
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_FRAME = 8_000
LONGEST_BODY = 64_000


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
    """Ask to take back one's side's last turn; it is done when everybody whom it touches has agreed."""

    id: Mark


class Consent(Message):
    """Answer a takeback that somebody asks for; whoever asked withdraws it so."""

    agree: bool
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
    """Begin, as the host, or in a lobby where all are ready; bots hold the free seats until somebody comes."""


class Arrange(Message):
    """In the lobby the host chooses another game, or other options; what is left out is as printed, and as usual."""

    title: Id
    players: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    aid: Aid | None = None
    clock: ClockWish | None = None
    pawns: dict[str, list[str]] | None = None


class Ready(Message):
    """In the lobby: whether whoever sits here is ready for the game."""

    ready: bool


class Hand(Message):
    """Give a seat to a bot, or back to its `person`: one's own, or as the host one of one's side.

    A bot is `bot:NAME`, or `stand_in`: the one that is the table's own.
    """

    seat: Id
    to: Id


class Remove(Message):
    """Open a seat again, one's own or as the host one of one's side: its links open nothing more, an `invite` comes."""

    seat: Id


class End(Message):
    """End another key to one's own seat: that device is shown out, and links let in no further ones."""

    key: int
    id: Mark


class Device(Message):
    """Ask for a new link to one's own seat, for another device; an `invite` with it comes."""

    id: Mark


class Rematch(Message):
    """When the game is over: the same table again. Everybody gets `moved`.

    `x` is the seat whose player becomes Mister X and changes places with whoever was; without it the people rotate.
    """

    x: Id = ""


class Ping(Message):
    """Is anybody there? Answered by `pong`.

    `steady`: another one follows every two seconds, until one comes that is not. Who has promised that and falls
    silent is away for the others until he is heard again. A page in the background promises nothing: its clock may
    stand still.
    """

    steady: bool = False


Incoming = (
    Hello | Play | Note | Resign | Takeback | Consent | Say | Pin | Arrow | Wipe | Propose | Accept | Nudge | Name
    | Start | Arrange | Ready | Hand | Remove | End | Device | Seal | Open | Rematch | Heard | Ping
)  # fmt: skip


# To a browser


class Said(Message):
    """Something that was said."""

    seat: str
    name: str
    to: Literal["table", "team"]
    text: str
    at: float


class Team(Message):
    """Everything that the hunters keep among themselves; sent to hunters only, whole at every change."""

    pins: list[PinSet]
    arrows: list[ArrowDrawn]
    proposals: list[Proposal]
    resigning: list[str]


class Welcome(Message, omit_defaults=True):
    """The table as this viewer knows it, after every connection. `view` is null until the game has begun.

    `parts` are those of the moves in `view.legal`, one for each, in their order.
    """

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
    request: Request | None
    history: list[Deed]
    keys: list[KeyHeld]
    key: int
    rematch: str | None
    parts: list[Parts] | None = None
    story: StoryTold | None = None


class Update(Message, omit_defaults=True):
    """What happened: facts, and how the view changed. A patch is a list of `[path, value]`; `[path]` alone removes.

    `parts` come with every patch that sets `legal`, one for each of its moves, in their order. `links` are how the
    story for all went on; `aside` are the places of those events that are not for everybody.
    """

    version: int
    events: list[dict[str, Any]]
    patch: list[Any]
    clock: ClockFace | None
    aid: AidGiven | None
    can_take_back: bool
    parts: list[Parts] | None = None
    links: list[StoryLink] = msgspec.field(default_factory=list)
    aside: list[int] = msgspec.field(default_factory=list)


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


class Lobby(Message):
    """The table waits in its lobby: the code that leads there (spectators get none), and who is ready."""

    code: str
    ready: list[str]


class Request(Message):
    """Somebody asks to take back his side's last turn; `by` is empty when nobody asks any more."""

    by: str
    agreed: list[str]
    missing: list[str]


class Happened(Message):
    """Something was done about a seat, or a turn was taken back."""

    deed: Deed


class Keys(Message):
    """Every device on which this seat is open; sent to that seat alone, whole at every change."""

    keys: list[KeyHeld]


class Commitment(Message):
    """The hash that fixes Mister X's turn without telling it; a stream of its own beside the events."""

    number: int
    hash: str


class Secrets(Message):
    """Published when the game is over: whoever has them can check every draw and every hidden move."""

    seed: str
    turns: list[TurnSecret]


class Invite(Message):
    """A link to a seat that has become free, or to one's own for another device."""

    seat: str
    token: str


class Moved(Message):
    """There is a rematch. `POST /api/tables/{table}/follow` with one's token gives the seat there."""

    table: str


class Pong(Message):
    pass


Outgoing = (
    Welcome | Update | Done | Refused | Said | People | Lobby | Dealing | Team | Request | Happened | Keys | Commitment
    | Witness | Secrets | Invite | Moved | Pong
)  # fmt: skip


read = msgspec.json.Decoder(Incoming).decode
write = msgspec.json.Encoder().encode
