"""All tables of one node: made, found again after a restart, and forgotten when nobody has come for long."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from misterx import bots, titles
from misterx.kernel.errors import MisterXError, TitleError, quote
from misterx.play import Game
from misterx.play.draws import new_seed
from misterx.play.heads import Signer
from misterx.server.bots.player import BotCaller
from misterx.server.bots.queue import TOPIC, JobQueue
from misterx.server.bots.scheduler import Scheduler
from misterx.server.cluster.bus import Bus, open_bus
from misterx.server.cluster.peers import Peers
from misterx.server.cluster.sync import NO_MORE, catch_up, lay_anew
from misterx.server.limits import ClockGuard
from misterx.server.metrics import Metrics
from misterx.server.people.gathering import code_row
from misterx.server.protocol import api, wire, wire_parts
from misterx.server.protocol.clean_text import clean_name
from misterx.server.protocol.links import TABLE_ID, Right, find_right, hashed, new_id, new_token
from misterx.server.protocol.lobby_codes import new_code
from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.schema import ORPHANED, PARTS
from misterx.server.store.signer import open_signer
from misterx.server.store.state_digest import name_state
from misterx.server.store.store import Away, Conflict, Statement, open_store
from misterx.server.table.deduction_aid import usual_aid
from misterx.server.table.load import UnreadableTable, open_table
from misterx.server.table.rights_history import SAT, STARTED, deed_row, new_deed, read_history
from misterx.server.table.seats import Seat, check_bot, choose_stand_in, lay_out
from misterx.server.table.stored_table import link_row, read_links, seat_row, write_ready
from misterx.server.table.table import Table
from misterx.server.tables.alarms import Alarms
from misterx.server.tables.allowances import Allowances
from misterx.server.tables.pulse import Pulse
from misterx.server.tables.review_cache import ReviewCache

LOG = logging.getLogger("misterx.server")
TABLE_RIGHTS = ("host", "join", "watch")
SWEEP_SECONDS = 60
OLD = "touched < ? or (touched < ? and started = 0)"
FEW_ENOUGH_TO_COLLECT = 50  # tables, and connections, with which looking at everything takes a few milliseconds
MOST_CODES_TRIED = 5
ON_THE_WAY_SECONDS = 10.0  # seconds after which nobody is taken to be on his way to a table


class Tables:
    """Every table of one node."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = open_store(settings)
        self.bus = bus or open_bus(settings)
        self.peers = Peers(self.bus, self.store)
        self.peers.on_news = self._watch_time
        self.peers.on_look = lambda table: self.bot_callers[table.id].look_once_more()
        self.jobs = JobQueue(self.store)
        self.signer: Signer | None = None  # until it has started
        self.scheduler: Scheduler | None = None
        self.open_tables: dict[str, Table] = {}
        self.bot_callers: dict[str, BotCaller] = {}
        self.alarms: dict[str, Alarms] = {}
        self.limits = Allowances(settings)
        self.clock_guard = ClockGuard()
        self.reviews = ReviewCache()
        self.metrics = Metrics()
        self.pulse = Pulse()
        self.count = 0
        self._opening: dict[str, asyncio.Task[Table | None]] = {}

    async def start(self, bots: bool) -> None:
        """Connect, and begin to move bots if that is done here."""
        await self.store.start()
        self.signer = await open_signer(self.store)
        await self.peers.start()
        with contextlib.suppress(Away):  # it has gone again: a sweep counts later
            await self._count()
        if bots:
            self.scheduler = Scheduler(self)
            await self.scheduler.start()

    def get_ready(self, say: Callable[[str], None]) -> None:
        """Have good bots compiled and loaded before somebody waits for them, where bots are moved here."""
        if self.scheduler:
            self.scheduler.executor.begin(self.settings.usual_bot, say)

    # Making

    def check_maker(self, address: str) -> None:
        """Refuse who has made tables enough for now; a rematch is a table too."""
        if not (self.limits.makers.take(address) and self.limits.makers_today.take(address)):
            raise Refusal("slow_down")

    async def make(self, wish: api.NewTable, browser: bytes, address: str = "") -> api.Made:
        """A new table, and the links to it."""
        for _ in range(MOST_CODES_TRIED):
            made, table, rows = await self.limits.works.do(address, self.plan, wish, browser)
            try:
                await self.store.write(*rows)
            except Away:
                raise Refusal("store_away") from None
            except Conflict:  # another table has this code
                continue
            self.add(table)
            return made
        raise Refusal("not_kept")

    def plan(
        self, wish: api.NewTable, browser: bytes, seats: dict[str, Seat] | None = None
    ) -> tuple[api.Made, Table, list[Statement]]:
        """A new table, its links, and what is to be written for it to exist."""
        if self.settings.most_tables and self.count >= self.settings.most_tables:
            raise Refusal("house_full")
        if wish.title not in titles.ids():  # other folders are for whoever runs the program
            raise TitleError("unknown_title", title=quote(wish.title), allowed=titles.ids())
        seed = new_seed()
        game = lay_out(wish, seed)
        given = "follow" if seats else "maker"
        stand_in = choose_stand_in(game, wish.stand_in, self.settings.usual_bot) if wish.stand_in else None
        settings = describe(game, wish, wish.aid or usual_aid(game), stand_in)
        seats = seats or choose_seats(game, wish, browser, self.settings.usual_bot)
        tokens = {Right(right): new_token() for right in TABLE_RIGHTS}
        for name, seat in seats.items():
            if seat.kind == "open" or (seat.browser and given == "maker"):  # who follows gets his link when he comes
                tokens[Right("invite" if seat.kind == "open" else "seat", name)] = new_token()
        table = Table(new_id(), settings, game, seats, {hashed(t): right for right, t in tokens.items()}, self.store)
        if wish.lobby:
            table.ready, table.code = [], new_code()
        table.started = table.ready is None and not table.free_seats()
        done = [
            new_deed(len(game.lines), SAT, name, seat.browser, seat.name, given)
            for name, seat in seats.items() if seat.kind == "person"
        ]  # fmt: skip
        table.history = read_history([*done, *([new_deed(len(game.lines), STARTED)] if table.started else [])])
        header = {"settings": msgspec.to_builtins(settings), "board": game.board.digest}
        table.header = msgspec.json.encode(header).decode()
        now = time.time()
        rows: list[Statement] = [
            ("insert into tables values (?, ?, ?, ?, ?, ?, 0, '', '', '', ?, 0, '', ?, '')",
             (table.id, now, now, table.header, seed, int(table.started), name_state(game),
              "" if table.ready is None else write_ready(table.ready))),
            *([code_row(table.id, table.code)] if table.code else []),
            *(seat_row(table.id, name, seat) for name, seat in seats.items()),
            *(link_row(table.id, token, right) for right, token in tokens.items()),
            *(deed_row(table.id, number, deed) for number, deed in enumerate(table.history.deeds)),
            *(("insert into lines values (?, ?, ?, ?, '')", (table.id, number, seat, text))
              for number, (seat, text) in enumerate(game.lines)),
        ]  # fmt: skip
        made = api.Made(
            table.id,
            {right.seat: token for right, token in tokens.items() if right.kind == "seat"},
            {right.seat: token for right, token in tokens.items() if right.kind == "invite"},
            tokens[Right("join")],
            tokens[Right("watch")],
            tokens[Right("host")],
            table.code,
        )
        return made, table, rows

    def add(self, table: Table) -> None:
        """A table has been made here."""
        self.count += 1
        self._keep(table)
        self.bot_callers[table.id].look()
        LOG.info(
            "table made", extra={"table": table.id, "title": table.settings.title, "players": table.settings.players}
        )

    # Finding

    async def find(self, table: str, token: str) -> tuple[Table, Right]:
        """The table that a link opens, and what the link may do there; unknown tables and tokens are refused alike."""
        if not TABLE_ID.fullmatch(table):  # no store need be asked
            raise Refusal("unknown_link")
        try:
            if found := self.open_tables.get(table):
                await found.look_again()  # a link may have been given or taken elsewhere
                found = None if found.is_outdated else found
            # Who has no right to a table cannot make the server open it.
            right = find_right(found.links if found else await read_links(self.store, table), token)
            if found is None and right is not None:
                found = await self.get(table)
        except Away:
            raise Refusal("store_away") from None
        if found is None or right is None or found.gone:
            raise Refusal("unknown_link")
        found.wanted = time.monotonic()
        return found, right

    async def get(self, table: str) -> Table | None:
        """A table, opened if it is not open; Away where the store does not answer."""
        if found := self.open_tables.get(table):
            return found
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Table | None:
        try:
            found = await open_table(self.store, table)
        except UnreadableTable as fault:
            LOG.error("table cannot be opened", extra={"table": table, "why": str(fault)})
            return None
        finally:
            del self._opening[table]
        if found:
            self._keep(found)
        return found

    def _keep(self, table: Table) -> None:
        self.open_tables[table.id] = table
        table.tick = self.settings.answer_beat if self.settings.bot_pause else 0.0
        self.bot_callers[table.id], self.alarms[table.id] = BotCaller(table, self._call), Alarms(table)
        table.owner = self

    async def watch(self, table: Table) -> None:
        """Somebody is about to look: from now on this node hears what others do. Away where the store is."""
        await self.peers.listen(table)
        self._watch_time(table)

    def _watch_time(self, table: Table) -> None:
        """Clocks and absences are watched where somebody looks, or did lately."""
        if self.peers.listens(table):
            self.alarms[table.id].look()

    async def _call(self, table: str, asked: int) -> None:
        """Have the bots of a table moved, by whoever does that."""
        await self.jobs.ask(table, asked)
        self.bus.publish(TOPIC, b"")

    # What tables tell their owner

    def note_write(self, table: Table, parts: set[str]) -> None:
        self.peers.tell_change(table, parts)

    def note_change(self, table: Table) -> None:
        self.bot_callers[table.id].look()
        self._watch_time(table)

    def note_presence(self, table: Table) -> None:
        self.peers.tell_presence(table)
        self._watch_time(table)

    def note_witness(self, table: Table, witness: wire.Witness) -> None:
        self.peers.tell_witness(table, witness)

    async def catch_up(self, table: Table, parts: set[str] | None) -> None:
        try:
            await catch_up(table, parts)
        finally:
            if table.gone or table.is_outdated:
                self._drop(table)

    def lay_anew(self, table: Table) -> None:
        """Another game is played at a table from now on: it is opened again when somebody comes."""
        lay_anew(table)
        self._drop(table)

    def _drop(self, table: Table) -> None:
        if self.open_tables.get(table.id) is table:
            self.alarms[table.id].stop()
            self.peers.leave(table)
            table.owner = NO_MORE
            del self.open_tables[table.id], self.bot_callers[table.id], self.alarms[table.id]
            self.reviews.forget(table.id)
            if self.scheduler:
                self.scheduler.forget(table.id)

    def summary(self, table: Table, right: Right) -> api.Summary:
        result, on_turn = table.game.result, table.on_turn()
        kind: Any = {"used": "invite", "own": "seat"}.get(right.kind, right.kind)
        return api.Summary(
            table.id, kind, right.seat or None, table.settings.title, table.settings.players, table.started,
            table.ready is not None and not table.started,
            result is not None, result.winner if result else None, right.is_seats and right.seat in on_turn,
            table.free_seats(), table.people(), table.touched,
        )  # fmt: skip

    # Housekeeping

    async def sweep(self) -> None:
        """Now and then: forget tables that nobody uses, first from memory, much later from disk."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.rest_idle_tables()
                self.collect_garbage()
                if self.clock_guard.is_trusted():
                    await self.forget_old_tables()
                await self._count()
            except (Away, Refusal) as error:
                LOG.error("old tables could not be removed", extra={"why": type(error).__name__})
            except Exception:  # the next sweep must come all the same
                LOG.exception("sweep failed")

    async def _count(self) -> None:
        self.count = (await self.store.read("select count(*) from tables"))[0][0]

    def rest_idle_tables(self) -> None:
        """Take tables out of memory that nobody looks at; they are on disk, and open again when somebody comes.

        A game that is over has nothing to wait for.
        """
        now, patience = time.time(), 60 * self.settings.keep_in_memory_minutes
        lately = time.monotonic() - min(ON_THE_WAY_SECONDS, patience)
        for table in list(self.open_tables.values()):
            touched_before = now if table.game.result else now - patience
            is_fresh = touched_before <= table.touched < now + patience  # later, the clock was set back since
            if table.is_idle and not is_fresh and table.wanted <= lately:
                if not self.bot_callers[table.id].is_waiting:
                    self._drop(table)

    def collect_garbage(self) -> None:
        """Let go of what only holds itself, such as after an error, when that takes no time: a full server would stop.

        Tables and connections go by themselves.
        """
        if (
            len(self.open_tables) <= FEW_ENOUGH_TO_COLLECT
            and sum(self.limits.sockets.values()) <= FEW_ENOUGH_TO_COLLECT
        ):
            gc.collect()

    async def forget_old_tables(self) -> None:
        settings, now = self.settings, time.time()
        unstarted = now - 3_600 * settings.forget_unstarted_hours if settings.forget_unstarted_hours else 0
        untouched = now - 86_400 * settings.forget_untouched_days if settings.forget_untouched_days else 0
        rows = await self.store.read(f"select id from tables where {OLD} limit 500", untouched, unstarted)
        gone = [table for (table,) in rows if table not in self.open_tables]
        if gone:
            # Somebody may touch one before it goes, here or at another node: then it stays.
            await self.store.write(
                *((f"delete from tables where id = ? and ({OLD})", (table, untouched, unstarted)) for table in gone),
                *((f"delete from {part} where table_id = ? and {ORPHANED}", (table, table))
                  for table in gone for part in PARTS),
            )  # fmt: skip
            LOG.info("old tables removed", extra={"count": len(gone)})
            await self._count()

    async def close(self) -> None:
        """Finish what is under way, then close the store."""
        if self.scheduler:
            await self.scheduler.close()
        for clock in self.alarms.values():
            clock.stop()
        for table in list(self.open_tables.values()):
            await table.finish()
            await self.bot_callers[table.id].finish()
        self.reviews.close()
        await self.peers.close()
        await self.store.close()


def describe(
    game: Game, wish: api.NewTable, aid: wire_parts.Aid, stand_in: wire_parts.StandIn | None
) -> wire_parts.TableSettings:
    """What was chosen for a table."""
    return wire_parts.TableSettings(
        wish.title, game.options.players, dict(game.options.chosen), game.board.id, aid, wish.clock, stand_in,
        game.title.pinned, wish.pawns,
    )  # fmt: skip


def choose_seats(game: Game, wish: api.NewTable, browser: bytes, wished: str) -> dict[str, Seat]:
    """Who sits where, as wished; seats that nobody spoke of are bots'."""
    usual = bots.usual_for(game.title.family, wished)
    seats = {name: Seat("bot", pawns, bot=usual) for name, pawns in game.seats.items()}
    for name, kind in wish.seats.items():
        if name not in seats:
            raise MisterXError("unknown_viewer", what="seat", viewer=repr(name)[:40], allowed=list(seats))
        if kind.startswith("bot:"):
            seats[name].bot = kind.removeprefix("bot:")
            check_bot(game, seats[name].bot)
        elif kind == "me":
            seats[name] = Seat("person", seats[name].pawns, clean_name(wish.name), usual, browser)
        elif kind == "open":
            seats[name].kind = "open"
        else:
            raise MisterXError("bad_seats", why="a seat is me, open or bot:NAME.")
    return seats
