"""One table: a game, who sits where, and everybody who looks. One change at a time, each on disk before it is told.

Other nodes may have the same table open. A change is written only if the table is stored in the version that it was
decided on; else the table catches up with what the others did, and the change is decided anew. So a change writes once.
"""

from __future__ import annotations

import asyncio
import math
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import msgspec

from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.play.takeback import is_takeback, last_turn
from misterx.server import rights, takebacks, wire
from misterx.server.aid import Watchman
from misterx.server.audience import HOST, PUBLIC, REMOVED, Audience, Connection, count_here, hears
from misterx.server.clock import Clock
from misterx.server.deeds import Deed, History, deed_row
from misterx.server.digests import name_state
from misterx.server.fairness import commit_turn
from misterx.server.marks import Marks
from misterx.server.presence import Elsewhere
from misterx.server.refusals import Refusal, let_go
from misterx.server.seats import AT_RANDOM, Seat, seats_on_turn, side_of, usual_stand_in
from misterx.server.sight import Sight, Telling
from misterx.server.store import Away, Conflict, Statement, Store
from misterx.server.team import Notes
from misterx.server.tokens import Right

T = TypeVar("T")
P = ParamSpec("P")
SIDES: tuple[wire.Side, ...] = ("x", "hunters")
MOST_SAYINGS = 200
MOST_ASIDES = 1_000  # lines of a record that are no moves
MOST_TRIES = 100  # so often others may come first before a change is given up
PATIENCE = 5.0  # seconds that a change waits for a store that does not answer
PAUSE = 0.1
WRITES = re.compile(r"(?:insert into|update|delete from) (\w+)")


class Table:
    """A waiting, running or finished game and the people around it."""

    def __init__(
        self, table: str, settings: wire.TableSettings, game: Game, seats: dict[str, Seat], links: dict[bytes, Right],
        store: Store,
    ) -> None:  # fmt: skip
        self.id, self.settings, self.game, self.store = table, settings, game, store
        self.seats, self.links = seats, links
        self.version = 0  # changes so far, as stored
        self.unsure = False  # whether what is stored may differ from what is here
        self.gone = False  # somebody has removed it
        self.started = False
        self.audiences = {viewer: Audience(viewer) for viewer in (*seats, PUBLIC)}
        self.elsewhere = Elsewhere()
        self.marks = Marks()
        self.sayings: list[wire.Said] = []
        self.said = 0  # how many sayings there have been
        self.turns: list[wire.TurnSecret] = []
        self.notes = Notes()
        self.clock = Clock(settings.clock) if settings.clock else None
        self.watchman = Watchman(settings.aid)
        self.history = History()
        self.watched: set[bytes] = set()  # browsers that looked through a side's eyes before histories were kept
        self.asked: takebacks.Asked | None = None  # a takeback that waits for everybody's consent
        self.seen = dict.fromkeys(seats, time.monotonic())  # when somebody last looked through these eyes
        self.rematch = ""
        self.touched = time.time()
        self.wanted = time.monotonic()  # when somebody last asked for it here
        self.written = len(game.lines)
        fixed = settings.stand_in.bot if settings.stand_in else AT_RANDOM  # as tables of old could have it
        self.stand_in_bot = fixed if fixed != AT_RANDOM else usual_stand_in(game.title.family)
        self.on_written: list[Callable[[set[str]], None]] = []  # called with the parts that a stored change is in
        self.on_change: list[Callable[[], None]] = []  # called after every change that was asked for here
        self.on_presence: list[Callable[[], None]] = []  # called when somebody has come or gone
        self.catch_up: Callable[[Table, set[str] | None], Awaitable[None]] = stay  # learns what others have done
        self.beat = self._began = 0.0
        self.told = 0.0  # when the latest change left, if there are beats
        self._sight: Sight | None = None
        self._on_turn: tuple[Any, dict[str, list[str]]] | None = None
        self._turn = asyncio.Lock()
        self._changes: set[asyncio.Task[Any]] = set()

    async def alone(self, change: Callable[P, Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a change while no other is under way; it goes on even if whoever asked for it has gone."""

        async def locked() -> T:
            async with self._turn:
                self._began = asyncio.get_running_loop().time()
                return await self._insist(lambda: change(*args, **kwargs))

        task = asyncio.create_task(locked())
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(let_go)
            raise
        finally:
            for look in self.on_change:
                look()

    def release(self) -> float:
        """When what is told now may leave: whole beats after the change began, so that the time tells no secret.

        How long a move takes depends on what Mister X could do next, and hunters have stop-watches.
        """
        if not self.beat:
            return 0.0
        beats = math.ceil((asyncio.get_running_loop().time() - self._began) / self.beat)
        return self._began + max(1, beats) * self.beat

    async def _insist(self, change: Callable[[], Awaitable[T]]) -> T:
        """Decide and write, until it is written or refused."""
        end = asyncio.get_running_loop().time() + PATIENCE
        for _ in range(MOST_TRIES):
            try:
                return await self._attempt(change)
            except Conflict:
                self.unsure = True
            except Away:
                self.unsure = True
                if asyncio.get_running_loop().time() > end:
                    raise Refusal("store_away") from None
                await asyncio.sleep(PAUSE)
        raise Refusal("not_kept")

    async def _attempt(self, change: Callable[[], Awaitable[T]]) -> T:
        if self.unsure:
            await self.catch_up(self, None)
        try:
            return await change()
        except (Refusal, MisterXError) as refusal:
            if refusal.code == "not_kept":
                self.unsure = True
            elif await self._is_behind():  # it was refused for what is true no more
                raise Conflict from refusal
            raise

    async def write(self, *statements: Statement, **columns: Any) -> None:
        """Store a change, with new values in the table's own row; Conflict if it is not stored as we know it."""
        values = "".join(f", {name} = ?" for name in columns)
        # A version that does not fit becomes null, which no store takes.
        own = f"update tables set version = case version when ? then ? end{values} where id = ?"
        await self.store.write((own, (self.version, self.version + 1, *columns.values(), self.id)), *statements)
        self.version += 1
        parts = {WRITES.match(text)[1] for text, _ in statements}  # type: ignore[index]
        for tell in self.on_written:
            tell(parts)

    async def do(self, done: list[Deed], *statements: Statement, **columns: Any) -> None:
        """Store a change of rights, and tell whom it concerns."""
        await self.write(*self.deed_rows(done), *statements, **columns)
        self.tell_deeds(done)

    def deed_rows(self, done: list[Deed]) -> list[Statement]:
        known = len(self.history.deeds)
        return [deed_row(self.id, known + place, deed) for place, deed in enumerate(done)]

    def tell_deeds(self, done: list[Deed]) -> None:
        """Something was done about seats and is stored: everybody hears of it, and holders of their keys."""
        known = len(self.history.deeds)
        for deed in done:
            self.history.add(deed)
        for told in self.history.told(known):
            self.tell_all(wire.Happened(told))
        for seat in {deed.seat for deed in done if deed.seat}:
            self.audiences[seat].send(wire.Keys(self.history.keys_to(seat)))

    async def look_again(self) -> None:
        """Learn what others have done, if they have; Away where the store does not answer."""
        async with self._turn:
            self._began = asyncio.get_running_loop().time()
            if self.unsure or await self._is_behind():
                await self.catch_up(self, None)

    async def hear(self, version: int, parts: set[str]) -> None:
        """Another node says that a version is stored, which differs from the one before in these parts."""
        async with self._turn:
            self._began = asyncio.get_running_loop().time()
            if self.unsure or version > self.version:
                await self.catch_up(self, parts if version == self.version + 1 and not self.unsure else None)

    async def _is_behind(self) -> bool:
        """Whether others have changed the table since, as far as can be known."""
        rows = await self.store.read("select version from tables where id = ?", self.id)
        return not rows or rows[0][0] != self.version

    def part(self) -> None:
        """The house has done with it: nobody is called any more, so that nothing holds it."""
        for calls in (self.on_written, self.on_change, self.on_presence):
            calls.clear()

    async def finish(self) -> None:
        """Wait for changes that are under way."""
        if self._changes:
            await asyncio.wait(self._changes)

    @property
    def is_idle(self) -> bool:
        return not self._changes and not self.is_watched

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at it here."""
        return any(audience.connections for audience in self.audiences.values())

    # People

    def people(self) -> dict[str, wire.Person]:
        return {name: seat.told(self.count(name) > 0) for name, seat in self.seats.items()}

    def count(self, viewer: str) -> int:
        """How many look through these eyes, here and at other nodes."""
        return count_here(self.audiences).get(viewer, 0) + self.elsewhere.count(viewer)

    def free_seats(self) -> list[str]:
        return [name for name, seat in self.seats.items() if seat.kind == "open"]

    def enter(self, connection: Connection) -> None:
        """Somebody looks: he gets the view of his seat, and everybody learns that he is there."""
        audience = self.audiences[connection.seat]
        audience.connections.add(connection)
        self.welcome(audience, connection)
        self._note_presence()

    def leave(self, connection: Connection) -> None:
        audience = self.audiences[connection.seat]
        if connection not in audience.connections:
            return
        self.note_seen()
        audience.connections.discard(connection)
        if not audience.connections:
            audience.seen = None
        self._note_presence()

    def _note_presence(self) -> None:
        self.tell_people()
        for look in self.on_presence:
            look()

    def note_seen(self) -> None:
        """Remember who is there now, before somebody goes."""
        self.seen |= {name: time.monotonic() for name in self.seats if self.count(name)}

    def drop(self, seat: str, asker: object = None) -> None:
        """Show everybody out who looks through a seat's eyes; whoever asked for it hears the answer first."""
        for connection in list(self.audiences[seat].connections):
            if connection is asker:
                self.leave(connection)
                connection.part(REMOVED)
            else:
                connection.close(REMOVED)

    def drop_ended(self) -> None:
        """Show the devices out whose key was ended."""
        for seat in self.seats:
            for connection in list(self.audiences[seat].connections):
                if self.history.was_ended(seat, connection.browser):
                    connection.close(REMOVED)

    def tell_people(self) -> None:
        self.tell_all(wire.People(self.people(), self.count(PUBLIC), self.started, self.count(HOST) > 0))

    def tell_all(self, message: wire.Outgoing) -> None:
        for audience in self.audiences.values():
            audience.send(message)

    def tell_team(self) -> None:
        for name in self.seats:
            if name != "x":
                self.audiences[name].send(self.notes.message())

    # Moves

    def check_seat(self, seat: str) -> None:
        """Refuse who only watches, or comes before the start."""
        if seat not in self.seats:
            raise Refusal("only_watching")
        if not self.started:
            raise Refusal("not_started", seats=self.free_seats())
        if self.seats[seat].kind != "person":
            raise Refusal("seat_is_bots")

    def check_asides(self) -> None:
        """Refuse what would make the record longer without end: marks, seats that change hands, moves taken back."""
        if sum(seat == "table" or text.startswith("note ") for seat, text in self.game.lines) >= MOST_ASIDES:
            raise Refusal("too_many")

    async def play(self, seat: str, move: str, mark: str, version: int | None) -> None:
        """Make a move for a person; it is on disk before anybody hears of it, and counts once."""
        self.check_seat(seat)
        if (seat, mark) in self.marks:
            return
        audience = self.audiences[seat]
        if version is not None and version < max(audience.turn_version, audience.own_version):
            raise Refusal("stale")
        await self.make_move(seat, move, mark)

    async def make_move(self, seat: str, move: str, mark: str = "") -> None:
        trial = self.game.copy()
        trial.play(move, seat)
        await self.keep(trial, seat, mark)

    async def keep(
        self, after: Game, mover: str, mark: str, *more: Statement, notes: Notes | None = None,
        seats: dict[str, Seat] | None = None, done: list[Deed] | None = None,
    ) -> None:  # fmt: skip
        """Write what a changed game has more than ours, then make it ours and tell everybody."""
        fresh = after.lines[self.written :]
        turn = commit_turn(after, self.turns[-1].last + 1 if self.turns else 0)
        changed_hands = after.decider != self.game.decider
        clock = self.clock.copy() if self.clock else None
        if clock:
            clock.run(None if after.result else side_of("x") if after.decider == "x" else "hunters")
        notes = notes or self.notes
        if after.decider == "x" and changed_hands and notes.proposals:  # they are for one turn
            notes = msgspec.structs.replace(notes, proposals=[])
        # Whoever has a link may ask when a table was last touched: what nobody hears of yet touches nothing.
        heard = after.count_events(PUBLIC) != self.game.count_events(PUBLIC)
        now = time.time() if heard or after.result else self.touched
        settled = self.asked is not None and takebacks.is_settled(self, fresh, after)
        done = done or []
        await self.write(
            *self.deed_rows(done),
            *(
                ("insert into lines values (?, ?, ?, ?, ?)", (self.id, self.written + i, seat, text, mark))
                for i, (seat, text) in enumerate(fresh)
            ),
            *([("insert into turns values (?, ?, ?, ?, ?)", (self.id, turn.first, turn.last, turn.nonce, turn.hash))]
              if turn else []),
            *more,
            touched=now, over=int(after.result is not None), clock=clock.keep() if clock else "",
            digest=name_state(after), **({} if notes is self.notes else {"notes": notes.keep()}),
            **({"asked": ""} if settled else {}),
        )  # fmt: skip
        noted = notes is not self.notes
        self.game, self.written, self.touched, self.clock, self.notes = after, len(after.lines), now, clock, notes
        self.seats = seats or self.seats
        if settled:
            self.asked = None
        self.tell_deeds(done)
        if mark and mover:
            self.marks.add((mover, mark))
        if any(is_takeback(line) for line in fresh):
            self.begin_anew()
        else:
            self.tell_change(mover, changed_hands)
        if noted:
            self.tell_team()
        if settled:
            self.tell_all(takebacks.tell(None))
        if turn:
            self.turns.append(turn)
            self.tell_all(wire.Commitment(len(self.turns), turn.hash))
        if after.result:
            self.tell_all(self.secrets())

    def tell_change(self, mover: str, changed_hands: bool) -> None:
        aid, clock = self.watchman.look(self.game), self.clock_face()
        telling = Telling(self.sight(), clock, aid, self.can_take_back())
        self.told = self.release()
        for viewer, audience in self.audiences.items():
            count, events = telling.events(viewer, audience.version)
            audience.version += count
            if changed_hands:
                audience.turn_version = audience.version
            if viewer == mover:
                audience.own_version = audience.version
            if audience.seen is None:
                continue
            seen = self.sight().seen(viewer)
            if text := telling.text(audience.seen, seen, audience.version, events, count, viewer):
                audience.send_text(text)
            audience.seen = seen

    def sight(self) -> Sight:
        """The present state in everybody's eyes."""
        if self._sight is None or self._sight.game is not self.game:
            self._sight = Sight(self.game)
        return self._sight

    def begin_anew(self) -> None:
        """Something was taken back: the story has become shorter, and no update can tell that."""
        self.watchman.forget()
        for audience in self.audiences.values():
            audience.version = self.game.count_events(audience.viewer)
            audience.turn_version = audience.own_version = audience.version
            self.welcome(audience)

    # What is told

    def welcome(self, audience: Audience, *connections: Connection) -> None:
        """Send everything at once, to some connections or to a whole audience."""
        viewer = audience.viewer
        if not audience.connections:
            return
        if self.started:
            audience.seen = self.sight().seen(viewer)
            audience.version = self.game.count_events(viewer)
        for connection in connections or tuple(audience.connections):
            connection.tell(
                wire.Welcome(
                    v=wire.VERSION,
                    table=self.id,
                    seat=viewer,
                    host=connection.host,
                    started=self.started,
                    settings=self.settings,
                    version=audience.version,
                    view=audience.seen.view(viewer) if self.started and audience.seen else None,
                    people=self.people(),
                    watchers=self.count(PUBLIC),
                    clock=self.clock_face(),
                    aid=self.sight().aid(viewer, self.watchman.look(self.game)) if self.started else None,
                    chat=[said for said in self.sayings if hears(viewer, said)],
                    team=self.notes.message() if viewer not in ("x", PUBLIC) else None,
                    seed_commitment=self.game.draws.commitment(),
                    commitments=[turn.hash for turn in self.turns],
                    secrets=self.secrets() if self.game.result else None,
                    can_take_back=self.can_take_back()[viewer],
                    request=takebacks.tell(self.asked) if self.asked else None,
                    history=self.history.told(),
                    keys=self.history.keys_to(viewer),
                    key=self.key_of(connection),
                    rematch=self.rematch or None,
                )
            )

    def clock_face(self) -> wire.ClockFace | None:
        return self.clock.face() if self.clock else None

    def secrets(self) -> wire.Secrets:
        return wire.Secrets(self.game.draws.seed.hex(), self.turns)

    # Taking back

    def can_take_back(self) -> dict[str, bool]:
        """Whether a viewer may ask for it; spectators never."""
        sides = {side: rights.can_take_back(self, side) for side in SIDES}
        return {PUBLIC: False, **{name: sides[side_of(name)] for name in self.seats}}

    def last_turn(self, side: wire.Side) -> int | None:
        """The line at which a side last began to decide, and did something since."""
        own = [name for name in self.seats if side_of(name) == side]
        return last_turn(self.game.lines, own, self.seats.keys() - set(own))

    @property
    def is_mid_turn(self) -> bool:
        """Whether Mister X has begun something that nobody has heard of yet."""
        return self.game.decider == "x" and self.game.family.is_mid_turn(self.game.state)

    def key_of(self, connection: Connection) -> int:
        """The number of the key that a connection has to its seat; -1 where it has none."""
        key = self.history.find(connection.seat, connection.browser) if connection.seat in self.seats else None
        return key.number if key else -1

    def on_turn(self) -> dict[str, list[str]]:
        """The seats that may decide now, with their legal moves; found once for each state of the game."""
        if not self.started or self.game.result:
            return {}
        if self._on_turn is None or self._on_turn[0] is not self.game.state:
            self._on_turn = self.game.state, seats_on_turn(self.game)
        return self._on_turn[1]


async def stay(table: Table, parts: set[str] | None) -> None:
    """A table that nobody else knows of is as it is."""
    table.unsure = False
