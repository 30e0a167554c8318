"""One table: a game, who sits where, and everybody who looks. What changes is on disk before it is told."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from misterx.play import Game
from misterx.play.draws import Draws
from misterx.play.fairness import commit_turn
from misterx.play.heads import Link, Story
from misterx.play.lots import Drawing
from misterx.play.takeback import is_takeback, last_turn
from misterx.server.protocol import wire, wire_parts
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.state_digest import name_state
from misterx.server.store.store import Statement, Store
from misterx.server.table import lots, rights, takebacks
from misterx.server.table.audience import HOST, PUBLIC, REMOVED, Audience, Connection, count_viewers, hears
from misterx.server.table.broadcast import Broadcast, Projection, tell_links, tell_story
from misterx.server.table.changes import Versioned
from misterx.server.table.clock import Clock
from misterx.server.table.deduction_aid import DeductionAid
from misterx.server.table.move_ids import MoveIds
from misterx.server.table.remote_viewers import RemoteViewers
from misterx.server.table.rights_history import SAT, Deed, History, deed_row
from misterx.server.table.seats import AT_RANDOM, Seat, seats_on_turn, side_of, usual_stand_in
from misterx.server.table.stored_table import write_lines, write_ready
from misterx.server.table.team_notes import Notes

SIDES: tuple[wire_parts.Side, ...] = ("x", "hunters")
MOST_SAYINGS = 200
MOST_ASIDES = 1_000  # lines of a record that are no moves


class Table(Versioned):
    """A waiting, running or finished game and the people around it."""

    def __init__(
        self, table: str, settings: wire_parts.TableSettings, game: Game, seats: dict[str, Seat],
        links: dict[bytes, Right], store: Store,
    ) -> None:  # fmt: skip
        super().__init__(table, store)
        self.settings, self.game = settings, game
        self.seed = game.draws.seed  # the table's own, which it has committed to; a game is drawn from more than that
        self.drawing = Drawing()  # of lots, for the deal
        self.draw_by = 0.0  # until when they are waited for
        self.seats, self.links = seats, links
        self.gone = False  # somebody has removed it
        self.header = ""  # what it is played by, as stored
        self.started = False
        self.ready: list[str] | None = None  # who is, in its lobby; without one it begins when every seat is taken
        self.code = ""  # that leads there
        self.audiences = {viewer: Audience(viewer) for viewer in (*seats, PUBLIC)}
        self.remote_viewers = RemoteViewers()
        self.move_ids = MoveIds()
        self.sayings: list[wire.Said] = []
        self.said = 0  # how many sayings there have been
        self.turns: list[wire_parts.TurnSecret] = []
        self.notes = Notes()
        self.clock = Clock(settings.clock) if settings.clock else None
        self.aid = DeductionAid(settings.aid)
        self.history = History()
        self.story = Story(table, game)
        self.sides_seen: set[bytes] = set()  # browsers that looked through a side's eyes before histories were kept
        self.asked: takebacks.Asked | None = None  # a takeback that waits for everybody's consent
        self.seen = dict.fromkeys(seats, time.monotonic())  # when somebody last looked through these eyes
        self.rematch = ""
        self.rematch_x = ""  # the seat whose player becomes Mister X there; empty: the people rotate
        self.touched = time.time()
        self.wanted = time.monotonic()  # when somebody last asked for it here
        self.written = len(game.lines)
        fixed = settings.stand_in.bot if settings.stand_in else AT_RANDOM  # as tables of old could have it
        self.stand_in_bot = fixed if fixed != AT_RANDOM else usual_stand_in(game.title.family)
        self.told = 0.0  # when the latest change left, if there are beats
        self._projection: Projection | None = None
        self._on_turn: tuple[Any, dict[str, list[str]]] | None = None

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
            if deed.what == SAT:
                self.seen[deed.seat] = time.monotonic()  # he is about to look
        for told in self.history.told(known) if done else ():
            self.tell_all(wire.Happened(told))
        for seat in {deed.seat for deed in done if deed.seat}:
            self.audiences[seat].send(wire.Keys(self.history.keys_to(seat)))

    @property
    def is_idle(self) -> bool:
        return not self._changes and not self._turn.locked() and not self.is_watched

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at it here."""
        return any(audience.connections for audience in self.audiences.values())

    # People

    def people(self) -> dict[str, wire_parts.Person]:
        return {name: seat.told(self.count(name) > 0) for name, seat in self.seats.items()}

    def count(self, viewer: str) -> int:
        """How many look through these eyes, here and at other nodes."""
        return count_viewers(self.audiences, viewer) + self.remote_viewers.count(viewer)

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

    def note_silence(self, connection: Connection, silent: bool) -> None:
        """Nothing comes from there any more, or something again: others read who is away."""
        if connection.silent != silent:
            self.note_seen()
            connection.silent = silent
            self._note_presence()

    def _note_presence(self) -> None:
        self.tell_people()
        self.owner.note_presence(self)

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
                connection.close(REMOVED, self.history.why_lost(seat))

    def drop_ended(self) -> None:
        """Show the devices out whose key was ended."""
        for seat in self.seats:
            for connection in list(self.audiences[seat].connections):
                if self.history.was_ended(seat, connection.browser):
                    connection.close(REMOVED)

    def tell_people(self) -> None:
        self.tell_all(wire.People(self.people(), self.count(PUBLIC), self.started, self.count(HOST) > 0))

    def tell_lobby(self, *connections: Connection) -> None:
        """Tell some connections, or everybody, how it stands in the lobby; nothing once the game has begun.

        The code is for those who may sit down or have done so, and for the host; not for whoever may look on.
        """
        if self.ready is None or self.started:
            return
        for each in connections or [each for audience in self.audiences.values() for each in audience.connections]:
            knows = each.seat != PUBLIC or each.host or each.guest
            each.tell(wire.Lobby(self.code if knows else "", self.ready))

    @property
    def commitment(self) -> str:
        return Draws(self.seed).commitment()

    def lay(self, game: Game) -> None:
        """The game is dealt anew; nobody has seen anything of it yet."""
        self.game, self.written = game, len(game.lines)
        self.aid.forget()

    def columns_without(self, seats: set[str]) -> dict[str, str]:
        """What is to be stored when somebody gets up who was ready."""
        left = set(self.ready or ()) - seats
        return {"lobby": write_ready(left)} if len(left) < len(self.ready or ()) else {}

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
        if (seat, mark) in self.move_ids:
            return
        audience = self.audiences[seat]
        if version is not None and version < max(audience.turn_version, audience.own_version):
            raise Refusal("stale")
        await self.make_move(seat, move, mark)

    async def make_move(self, seat: str, move: str, mark: str = "") -> None:
        await self.keep(self.game.after(move, seat), seat, mark)

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
        link = self.story.go_on(after, [turn.hash] if turn else [], self.owner.signer, self.commitment, self.game)
        settled = self.asked is not None and takebacks.is_settled(self, fresh, after)
        done = done or []
        await self.write(
            *self.deed_rows(done),
            *write_lines(self.id, self.written, fresh, mark, turn, self.story.fresh(link)),
            *more,
            touched=now, over=int(after.result is not None), clock=clock.keep() if clock else "",
            digest=name_state(after), **({} if notes is self.notes else {"notes": notes.keep()}),
            **({"asked": ""} if settled else {}),
        )  # fmt: skip
        noted = notes is not self.notes
        self.game, self.written, self.touched, self.clock, self.notes = after, len(after.lines), now, clock, notes
        self.seats = seats or self.seats
        self.story.add(self.story.fresh(link), after)
        if settled:
            self.asked = None
        self.tell_deeds(done)
        if mark and mover:
            self.move_ids.add((mover, mark))
        if turn:  # before anybody can answer it
            self.turns.append(turn)
            self.tell_all(wire.Commitment(len(self.turns), turn.hash))
        if any(is_takeback(line) for line in fresh):
            self.begin_anew()
        else:
            self.tell_change(mover, changed_hands, [link] if link else [])
        if noted:
            self.tell_team()
        if settled:
            self.tell_all(takebacks.tell(None))
        if after.result:
            self.tell_all(self.secrets())

    def tell_change(self, mover: str, changed_hands: bool, links: list[Link]) -> None:
        aid, clock = self.aid.look(self.game), self.clock_face()
        telling = Broadcast(
            self.projection(), clock, aid, self.can_take_back(), tell_links(links, self.story, self.game)
        )
        self.told = self.send_at()
        for viewer, audience in self.audiences.items():
            count, events = telling.events(viewer, audience.version)
            audience.version += count
            if changed_hands:
                audience.turn_version = audience.version
            if viewer == mover:
                audience.own_version = audience.version
            if audience.seen is None:
                continue
            seen = self.projection().seen(viewer)
            if text := telling.text(audience.seen, seen, audience.version, events, count, viewer):
                audience.send_text(text)
            audience.seen = seen

    def projection(self) -> Projection:
        """The present state in everybody's eyes."""
        if self._projection is None or self._projection.game is not self.game:
            self._projection = Projection(self.game)
        return self._projection

    def begin_anew(self) -> None:
        """Something was taken back: the story has become shorter, and no update can tell that."""
        self.aid.forget()
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
            audience.seen = self.projection().seen(viewer)
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
                    parts=audience.seen.parts if self.started and audience.seen else None,
                    people=self.people(),
                    watchers=self.count(PUBLIC),
                    clock=self.clock_face(),
                    aid=self.projection().aid(viewer, self.aid.look(self.game)) if self.started else None,
                    chat=[said for said in self.sayings if hears(viewer, said)],
                    team=self.notes.message() if viewer not in ("x", PUBLIC) else None,
                    seed_commitment=self.commitment,
                    commitments=[turn.hash for turn in self.turns],
                    secrets=self.secrets() if self.game.result else None,
                    can_take_back=self.can_take_back()[viewer],
                    request=takebacks.tell(self.asked) if self.asked else None,
                    history=self.history.told(),
                    keys=self.history.keys_to(viewer),
                    key=self.key_of(connection),
                    rematch=self.rematch or None,
                    story=tell_story(self.story, self.game, viewer, self.owner.signer) if self.started else None,
                )
            )
            self.tell_lobby(connection)
            lots.tell(self, connection)

    def clock_face(self) -> wire_parts.ClockFace | None:
        return self.clock.face() if self.clock else None

    def secrets(self) -> wire.Secrets:
        return wire.Secrets(self.seed.hex(), self.turns)

    # Taking back

    def can_take_back(self) -> dict[str, bool]:
        """Whether a viewer may ask for it; spectators never."""
        sides = {side: rights.can_take_back(self, side) for side in SIDES}
        return {PUBLIC: False, **{name: sides[side_of(name)] for name in self.seats}}

    def last_turn(self, side: wire_parts.Side) -> int | None:
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
