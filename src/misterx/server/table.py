"""One table: a game, who sits where, and everybody who is looking. Its own task makes every change."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from misterx import bots
from misterx.deduce import Knowledge, possible_stations
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.server import wire
from misterx.server.store import Store

PUBLIC = "public"
MOST_SAYINGS = 200
QUEUE = 64  # messages that a slow viewer may fall behind before the whole view is sent anew


@dataclass
class Seat:
    """Who decides for a seat: a person, a bot (`bot:greedy`), or nobody yet (`open`)."""

    kind: str
    name: str = ""
    present: int = 0


@dataclass(eq=False)
class Viewer:
    """One open connection."""

    seat: str
    host: bool
    outbox: asyncio.Queue[wire.Outgoing] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    view: dict[str, Any] = field(default_factory=dict)
    seen: int = 0


class Table:
    """A running or finished game and the people around it."""

    def __init__(self, table: str, game: Game, seats: dict[str, Seat], aid: Literal["off", "possible"], store: Store):
        self.id, self.game, self.seats, self.aid, self.store = table, game, seats, aid, store
        self.viewers: set[Viewer] = set()
        self.marks: set[tuple[str, str]] = set()
        self.sayings: list[wire.Said] = []
        self.written = len(game.lines)
        self._turn = asyncio.Lock()
        self._bot: asyncio.Task[None] | None = None

    # People

    def people(self) -> dict[str, Any]:
        return {
            seat: {"kind": sitting.kind, "name": sitting.name, "present": sitting.present > 0}
            for seat, sitting in self.seats.items()
        }

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks: he gets the view of his seat, and everybody learns that he is there."""
        self.viewers.add(viewer)
        if viewer.seat in self.seats:
            self.seats[viewer.seat].present += 1
        self._welcome(viewer)
        self.tell_people()
        self.wake_bot()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            if viewer.seat in self.seats:
                self.seats[viewer.seat].present -= 1
            self.tell_people()

    def tell_people(self) -> None:
        for viewer in self.viewers:
            self._send(viewer, wire.People(self.people()))

    # Moves

    async def play(self, seat: str, move: str, mark: str) -> None:
        """Make a move for a seat; it is on disk before anybody hears of it."""
        async with self._turn:
            if (seat, mark) in self.marks:
                return
            trial = self.game.copy()
            trial.play(move, seat)
            await self._keep(trial, mark)
            self.marks.add((seat, mark))
        self.wake_bot()

    async def resign(self, seat: str, mark: str) -> None:
        async with self._turn:
            trial = self.game.copy()
            trial.resign(seat)
            await self._keep(trial, mark)

    async def _keep(self, after: Game, mark: str) -> None:
        lines = after.lines[self.written :]
        first = self.written
        await self.store.write(
            *(
                ("insert into lines values (?, ?, ?, ?, ?)", (self.id, first + i, seat, text, mark))
                for i, (seat, text) in enumerate(lines)
            ),
            ("update tables set touched = ? where id = ?", (time.time(), self.id)),
        )
        self.game = after
        self.written = len(after.lines)
        for viewer in self.viewers:
            self._update(viewer)

    # Bots

    def wake_bot(self) -> None:
        """Let a bot move if it is a bot's turn; in a mixed team bots move after the people."""
        if self._bot is None or self._bot.done():
            self._bot = asyncio.get_running_loop().create_task(self._run_bots())

    async def _run_bots(self) -> None:
        while (seat := self._bot_on_turn()) is not None:
            bot = bots.load(self.seats[seat].kind.removeprefix("bot:"), hash((self.id, self.written)) & 0xFFFFFFFF)
            knowledge = Knowledge.of(self.game, seat)
            move = await asyncio.to_thread(bot.choose, knowledge)
            async with self._turn:
                if self._bot_on_turn() != seat or move not in self.game.legal_moves(seat):
                    continue
                trial = self.game.copy()
                trial.play(move, seat)
                await self._keep(trial, "")
            await asyncio.sleep(0.35)  # so that people can follow

    def _bot_on_turn(self) -> str | None:
        on_turn = [seat for seat in self.seats if self.game.legal_moves(seat)]
        if any(not self.seats[seat].kind.startswith("bot:") for seat in on_turn):
            return None
        return next((seat for seat in on_turn), None)

    # Talk

    async def say(self, viewer: Viewer, text: str, to: str) -> None:
        said = wire.Said(viewer.seat, self.seats[viewer.seat].name, to, text[: wire.LONGEST_SAYING], time.time())
        await self.store.write(
            (
                "insert into sayings values (?, (select count(*) from sayings where table_id = ?), ?, ?, ?, ?)",
                (self.id, self.id, said.at, said.seat, said.to, said.text),
            )
        )
        self.sayings = [*self.sayings, said][-MOST_SAYINGS:]
        for other in self.viewers:
            if self._hears(other.seat, said):
                self._send(other, said)

    def _hears(self, seat: str, said: wire.Said) -> bool:
        """Team talk stays among hunters' seats; spectators and Mister X hear the table only."""
        return said.to == "table" or (seat not in ("x", PUBLIC) and said.seat != "x") or seat == said.seat

    # Sending

    def _view(self, seat: str) -> dict[str, Any]:
        return self.game.view(seat)

    def _possible(self, seat: str) -> list[int] | None:
        if self.aid == "off" or self.game.result:
            return None
        return possible_stations(self.game, seat if seat in self.game.seats else PUBLIC)

    def _welcome(self, viewer: Viewer) -> None:
        viewer.view = self._view(viewer.seat)
        viewer.seen = len(self.game.events(viewer.seat))
        sayings = [msgspec.to_builtins(said) for said in self.sayings if self._hears(viewer.seat, said)]
        self._send(
            viewer,
            wire.Welcome(
                wire.VERSION, self.id, viewer.seat, viewer.host, viewer.seen, viewer.view, self.people(), sayings,
                self._possible(viewer.seat),
            ),
        )  # fmt: skip

    def _update(self, viewer: Viewer) -> None:
        view = self._view(viewer.seat)
        events = self.game.events(viewer.seat, viewer.seen)
        if not events and view == viewer.view:
            return
        patch = wire.merge_patch(viewer.view, view)
        viewer.view, viewer.seen = view, viewer.seen + len(events)
        self._send(viewer, wire.Update(viewer.seen, events, patch, self._possible(viewer.seat)))

    def _send(self, viewer: Viewer, message: wire.Outgoing) -> None:
        if viewer.outbox.full():
            while not viewer.outbox.empty():
                viewer.outbox.get_nowait()
            self._welcome(viewer)
            return
        viewer.outbox.put_nowait(message)


def refusal(error: MisterXError, mark: str) -> wire.Refused:
    return wire.Refused(mark, error.code, str(error))
