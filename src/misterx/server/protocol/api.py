"""What goes over HTTP, as structs: wishes and answers (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from misterx.families.shared.parts import Parts
from misterx.review import Ending as Ending
from misterx.review import Moment as Moment
from misterx.review import Review as Review
from misterx.review import Step as Step
from misterx.server.protocol.wire_parts import Aid, ClockWish, Id, Person, Text, Token

MOST_MINE = 200


class StandInWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot keeps the seat of somebody away, and after how many seconds; both are fixed before the start."""

    bot: Id = ""  # the usual one; never one that plays at random
    after: Annotated[int, msgspec.Meta(ge=60, le=864_000)] = 60


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a table. A seat is `me`, `open` or `bot:NAME`; seats left out are bots.

    Where `stand_in` is null, the seat of somebody away waits for him.
    `lobby`: it waits for the host, however many sit there, and has a short code until it begins.
    Who says nothing about the aid gets `possible`, and none where players are to remember for themselves.
    `pawns` says which hunter's seat leads which pawns; without it they are dealt as the rulebook says.
    """

    title: Id
    players: int | None = None
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    name: Text = ""
    aid: Aid | None = None
    clock: ClockWish | None = None
    stand_in: StandInWish | None = msgspec.field(default_factory=StandInWish)
    pawns: dict[str, list[str]] | None = None
    lobby: bool = False


class OptionNote(msgspec.Struct):
    """A chosen option that changes nothing beside the others, and why."""

    option: str
    text: str
    code: str
    arguments: dict[str, Any]


class Checked(msgspec.Struct):
    """A wish that can be granted, what in it has no effect, and who will lead which pawns."""

    notes: list[OptionNote]
    seats: list[SeatCard]


class Made(msgspec.Struct):
    """A table's links: one's own seats, invitations to open seats, one to any free seat, one to watch, the host's.

    `code` is short, and leads into its lobby; empty where it has none.
    """

    table: str
    mine: dict[str, str]
    invites: dict[str, str]
    join: str
    watch: str
    host: str
    code: str


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The short code of a table's lobby, as somebody typed it."""

    code: Text


class Key(msgspec.Struct, forbid_unknown_fields=True):
    token: Token


class Follow(msgspec.Struct, forbid_unknown_fields=True):
    """From a finished game to its rematch; the host adds his token and gets a new one. `watch`: to look on there."""

    token: Token
    host: Token = ""
    watch: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A wish for a seat, with an invitation to it, or to any free seat, of which one may be named.

    Before the game somebody may `leave` the seat that he holds for it; its token says which.
    """

    token: Token
    name: Text = ""
    seat: Text = ""
    leave: Token = ""


class Joined(msgspec.Struct):
    """A seat, and the token that is its holder's alone from now on."""

    table: str
    seat: str
    token: str
    host: str = ""


class Summary(msgspec.Struct):
    """A table from outside. `right` says what the link is: `seat`, `invite`, `join`, `lobby`, `watch` or `host`."""

    table: str
    right: Literal["seat", "invite", "join", "lobby", "watch", "host"]
    seat: str | None
    title: str
    players: int
    started: bool
    lobby: bool
    over: bool
    winner: str | None
    my_turn: bool
    free: list[str]
    people: dict[str, Person]
    touched: float


class TableKey(msgspec.Struct, forbid_unknown_fields=True):
    table: Id
    token: Token


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """The tables that a browser remembers; the answer leaves out links that open nothing."""

    tables: Annotated[list[TableKey], msgspec.Meta(max_length=MOST_MINE)]


class OptionCard(msgspec.Struct):
    """One option: one sentence about it, what it may be, and whom a value (or `more` of it, or `on`) `helps`."""

    name: str
    kind: str
    about: str
    helps: dict[str, str]
    default: Any
    allowed: str
    values: list[str] | None
    least: int | None
    most: int | None
    words: list[str]
    needs: str | None


class SeatCard(msgspec.Struct):
    seat: str
    pawns: list[str]


class OddsCard(msgspec.Struct):
    """How often Mister X won in games between bots: by the printed rules, or with one option changed."""

    players: list[int]
    option: str
    value: Any
    x_wins: int
    games: int


class TitleCard(msgspec.Struct):
    """A title as the home page shows it. `seats` gives, for each number of players, the seats and their pawns.

    `words` are those that a title of somebody's own brings, by language and message.
    """

    id: str
    name: str
    about: str
    board: str
    modes: list[str]
    least: int
    most: int
    usual: int
    editions: list[str]
    bots: list[str]
    usual_bot: str
    options: list[OptionCard]
    seats: dict[str, list[SeatCard]]
    odds: list[OddsCard]
    words: dict[str, dict[str, str]]


class BotCard(msgspec.Struct):
    id: str
    about: str


class Catalogue(msgspec.Struct):
    v: int
    titles: list[TitleCard]
    bots: list[BotCard]
    aids: list[str]
    odds_of: str  # the bot that played both sides where odds were measured


class StationSpot(msgspec.Struct):
    number: int
    x: float
    y: float
    name: str | None
    printed: dict[str, Any] = {}


class Link(msgspec.Struct):
    """One ride, either way. `way` lists the corners of its drawn line between the stations: x, y, x, y, …"""

    mode: str
    start: int
    end: int
    way: list[float] = []


class BoardPlan(msgspec.Struct):
    """Where the stations lie in the picture `/api/boards/{id}.svg`, what links them, and what else is printed there.

    `translated` has by language the names and labels of the board that are written otherwise there.
    """

    id: str
    name: str
    width: float
    height: float
    modes: list[str]
    letters: dict[str, str]  # of the modes, as on the lines
    stations: list[StationSpot]
    links: list[Link]
    printed: dict[str, Any]
    translated: dict[str, dict[str, str]]


class Trace(msgspec.Struct):
    """For each entry of the log the stations where he could be then, as far as the public knew."""

    entries: list[list[int]]


class Absence(msgspec.Struct):
    """Why he is not on a station: `code` and `arguments` say it in any language, `text` in English.

    `because` tells the same of the stations from which he would have come, where the reason leans on them.
    """

    station: int
    code: str
    text: str
    arguments: dict[str, Any]
    because: list[Absence]


class Why(msgspec.Struct):
    """Whether he can be on a station as far as the public knows, and if not, why; null where nothing is known yet."""

    station: int
    possible: bool
    absence: Absence | None


class Failure(msgspec.Struct):
    """Why a request was refused."""

    code: str
    text: str
    arguments: dict[str, Any] = {}


class LessonFrame(msgspec.Struct):
    """The table in the learner's eyes; `events` is what he has just heard, `possible` where Mister X can be.

    `parts` are those of the moves in `view.legal`, one for each, in their order.
    """

    view: dict[str, Any]
    parts: list[Parts] | None
    events: list[dict[str, Any]]
    possible: list[int] | None


class LessonStep(msgspec.Struct):
    """What the learner is told and asked: a `move`, a `station` to tap, or something on the table to `look` at.

    `frames` is what comes of it, his own move first.
    """

    text: str
    move: str | None
    station: int | None
    look: str | None
    frames: list[LessonFrame]


class LessonScene(msgspec.Struct):
    """One idea on a small board; `done` is said at its end."""

    name: str
    heading: str
    done: str
    board: str
    viewer: str
    opening: list[LessonFrame]
    steps: list[LessonStep]


class Lesson(msgspec.Struct):
    """A title's first lesson, in the language that was asked for."""

    title: str
    language: str
    scenes: list[LessonScene]
