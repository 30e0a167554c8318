"""The house: all tables, made, found again after a restart, and forgotten when nobody has come for long."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec

from misterx import bots, titles
from misterx.kernel.errors import MisterXError, TitleError, quote
from misterx.play import Game
from misterx.server import api, wire
from misterx.server.botkeeper import BotKeeper
from misterx.server.digests import name_state
from misterx.server.limits import Buckets
from misterx.server.metrics import Measures
from misterx.server.names import clean_name
from misterx.server.opening import Fault, open_table, read_links
from misterx.server.people import link_row, seat_row
from misterx.server.refusals import Refusal
from misterx.server.schema import PARTS
from misterx.server.seats import Seat, check_bot
from misterx.server.settings import Settings
from misterx.server.store import Store
from misterx.server.table import Table
from misterx.server.thinking import Thinkers
from misterx.server.timekeeper import TimeKeeper
from misterx.server.tokens import Right, find_right, hashed, new_id, new_token

LOG = logging.getLogger("misterx.server")
HOUSE_RIGHTS = ("host", "join", "watch")
SWEEP_SECONDS = 60


class House:
    """Every table of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.tables: dict[str, Table] = {}
        self.bots: dict[str, BotKeeper] = {}
        self.clocks: dict[str, TimeKeeper] = {}
        self.thinkers = Thinkers(settings.bot_threads)
        self.makers = Buckets(max(10.0, settings.tables_per_minute), settings.tables_per_minute / 60)
        self.askers = Buckets(4 * settings.requests_per_second, settings.requests_per_second)
        self.sockets: dict[str, int] = {}
        self.measures = Measures()
        self.count: int = self.store.read("select count(*) from tables")[0][0]

    # Making

    async def make(self, wish: api.NewTable, browser: bytes, seats: dict[str, Seat] | None = None) -> api.Made:
        """A new table, and the links to it."""
        if self.settings.most_tables and self.count >= self.settings.most_tables:
            raise Refusal("house_full")
        if wish.title not in titles.ids():  # other folders are for whoever runs the program
            raise TitleError("unknown_title", title=quote(wish.title), allowed=titles.ids())
        seed = secrets.token_bytes(32)
        game = Game.new(wish.title, wish.players, wish.options, seed=seed)
        seats = seats or choose_seats(game, wish, browser, self.settings.usual_bot)
        if wish.stand_in:
            wish.stand_in.bot = wish.stand_in.bot or bots.usual_for(game.title.family, self.settings.usual_bot)
            check_bot(game, wish.stand_in.bot)
        settings = wire.TableSettings(
            wish.title, game.options.players, dict(game.options.chosen), game.board.id, wish.aid, wish.clock,
            wish.stand_in, game.title.pinned,
        )  # fmt: skip
        tokens = {Right(right): new_token() for right in HOUSE_RIGHTS}
        for name, seat in seats.items():
            if seat.kind == "open" or seat.browser:
                tokens[Right("invite" if seat.kind == "open" else "seat", name)] = new_token()
        table = Table(new_id(), settings, game, seats, {hashed(t): right for right, t in tokens.items()}, self.store)
        table.started = not table.free_seats()
        header = {"settings": msgspec.to_builtins(settings), "board": game.board.digest}
        now = time.time()
        await self.store.write(
            ("insert into tables values (?, ?, ?, ?, ?, ?, 0, '', '', '', ?)",
             (table.id, now, now, msgspec.json.encode(header).decode(), seed, int(table.started), name_state(game))),
            *(seat_row(table.id, name, seat) for name, seat in seats.items()),
            *(link_row(table.id, token, right) for right, token in tokens.items()),
            *(("insert into lines values (?, ?, ?, ?, '')", (table.id, number, seat, text))
              for number, (seat, text) in enumerate(game.lines)),
        )  # fmt: skip
        self.count += 1
        self._keep(table)
        LOG.info("table made", extra={"table": table.id, "title": wish.title, "players": settings.players})
        return api.Made(
            table.id,
            {right.seat: token for right, token in tokens.items() if right.kind == "seat"},
            {right.seat: token for right, token in tokens.items() if right.kind == "invite"},
            *(tokens[Right(right)] for right in ("join", "watch", "host")),
        )

    # Finding

    def find(self, table: str, token: str) -> tuple[Table, Right]:
        """The table that a link opens, and what the link may do there; unknown tables and tokens are refused alike."""
        found = self.tables.get(table)
        # Who has no right to a table cannot make the server open it.
        right = find_right(found.links if found else read_links(self.store, table), token)
        if found is None and right is not None:
            found = self.open(table)
        if found is None or right is None:
            raise Refusal("unknown_link")
        return found, right

    def open(self, table: str) -> Table | None:
        """A table from disk."""
        try:
            found = open_table(self.store, table)
        except Fault as fault:
            LOG.error("table cannot be opened", extra={"table": table, "why": str(fault)})
            return None
        if found:
            self._keep(found)
        return found

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        keeper = BotKeeper(table, self.thinkers, self.settings.bot_pause)
        clock = TimeKeeper(table)
        self.bots[table.id], self.clocks[table.id] = keeper, clock
        table.on_change += [keeper.look, clock.look]
        keeper.look()
        clock.look()

    def summary(self, table: Table, right: Right) -> api.Summary:
        result, on_turn = table.game.result, table.on_turn()
        kind: Any = "invite" if right.kind == "used" else right.kind
        return api.Summary(
            table.id, kind, right.seat or None, table.settings.title, table.settings.players, table.started,
            result is not None, result.winner if result else None, right.kind == "seat" and right.seat in on_turn,
            table.free_seats(), table.people(), table.touched,
        )  # fmt: skip

    # Housekeeping

    async def sweep(self) -> None:
        """Now and then: forget tables that nobody uses, first from memory, much later from disk."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self.rest_idle_tables()
                await self.forget_old_tables()
            except Refusal as error:
                LOG.error("old tables could not be removed", extra={"code": error.code})

    def rest_idle_tables(self) -> None:
        """Take tables out of memory that nobody looks at; they are on disk, and open again when somebody comes."""
        before = time.time() - 60 * self.settings.keep_in_memory_minutes
        for table in list(self.tables.values()):
            if table.is_idle and table.touched < before and not self.bots[table.id].seat_on_turn():
                self.clocks[table.id].stop()
                del self.tables[table.id], self.bots[table.id], self.clocks[table.id]

    async def forget_old_tables(self) -> None:
        settings, now = self.settings, time.time()
        unstarted = now - 3_600 * settings.forget_unstarted_hours if settings.forget_unstarted_hours else 0
        untouched = now - 86_400 * settings.forget_untouched_days if settings.forget_untouched_days else 0
        rows = self.store.read(
            "select id from tables where touched < ? or (touched < ? and started = 0) limit 500", untouched, unstarted
        )
        gone = [table for (table,) in rows if table not in self.tables]
        if gone:
            await self.store.write(
                *(("delete from tables where id = ?", (table,)) for table in gone),
                *((f"delete from {part} where table_id = ?", (table,)) for table in gone for part in PARTS),
            )
            self.count -= len(gone)
            LOG.info("old tables removed", extra={"count": len(gone)})

    async def close(self) -> None:
        """Finish what is under way, then close the store."""
        for keeper in self.bots.values():
            keeper.stop()
        for clock in self.clocks.values():
            clock.stop()
        for table in self.tables.values():
            await table.finish()
        self.thinkers.close()
        self.store.close()


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
