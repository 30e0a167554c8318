"""Bots at a table: who is to move, calling for it, and moving like anybody else."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from misterx import bots
from misterx.bots.levels import row_of
from misterx.deduce import Knowledge
from misterx.play.takeback import is_takeback
from misterx.server.bots.executor import BotExecutor
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Away
from misterx.server.table.table import Table

LOG = logging.getLogger("misterx.server")
NOBODY = -1
CALL_AGAIN_SECONDS = 8.0  # seconds between two calls for bots that are on turn all the time
THINKING_FACTOR = 1.1  # what thinking by the clock takes, with all that is around it


@cache
def seconds_of(bot: str) -> float:
    """How long a bot that searches by the clock thinks; 0 for those that count, and for programs of others."""
    budget = bots.load(bot).budget if bot.partition("@")[0].partition("(")[0] in bots.NAMES else None
    return budget.seconds if budget else 0.0


def bot_on_turn(table: Table, asked: int) -> str | None:
    """The bot that decides now. In a mixed team bots wait for the people, unless these ask them to go on."""
    if not any(seat.is_bots for seat in table.seats.values()):
        return None
    on_turn = table.on_turn()
    theirs = [name for name in on_turn if table.seats[name].is_bots]
    if len(theirs) < len(on_turn) and not is_asked(table, asked):
        return None
    return theirs[0] if theirs else None


def is_asked(table: Table, asked: int) -> bool:
    """Whether people have asked the bots, at this line, to move before them in the present turn.

    Who comes to play a seat after that was not asked, and what was taken back is to be thought of anew.
    """
    fresh = table.game.lines[asked:] if asked != NOBODY else [("x", "")]
    return not any(who in ("x", "table") for who, _ in fresh)


class BotCaller:
    """Sees to it that somebody lets the bots of a table move."""

    def __init__(self, table: Table, ask: Callable[[str, int], Coroutine[Any, Any, None]]) -> None:
        self.table, self.busy = table, False  # busy: they are being moved in this process
        self.asked = NOBODY
        self._ask = ask
        self._called = (NOBODY, NOBODY)
        self._called_at = -math.inf
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Call for a move if a bot is on turn, once."""
        now = len(self.table.game.lines), self.asked
        if not self.busy and self._called != now and bot_on_turn(self.table, self.asked):
            self._called = now
            self._call()

    def look_once_more(self) -> None:
        """Now and then, where somebody looks: bots go on, and one that was perhaps never called for is called."""
        late = time.monotonic() - self._called_at >= CALL_AGAIN_SECONDS
        if late and self.table.is_watched and bot_on_turn(self.table, self.asked):
            self._call()

    def rest(self) -> None:
        """Nobody looks, and the bots wait; whoever comes calls them anew."""
        self._called = (NOBODY, NOBODY)

    def nudge(self) -> None:
        """People want the bots to move before them."""
        self.asked = len(self.table.game.lines)
        self.look()

    @property
    def is_waiting(self) -> bool:
        """Whether bots are being moved here or called for, so that the table cannot rest."""
        return self.busy or bool(self._tasks)

    def _call(self) -> None:
        self._called_at = time.monotonic()
        task = asyncio.create_task(self._try())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self) -> None:
        try:
            await self._ask(self.table.id, self.asked)
        except (Away, Refusal):  # people are told when they move; a later look calls again
            self._called, self._called_at = (NOBODY, NOBODY), -math.inf
            LOG.error("bot could not be called", extra={"table": self.table.id})

    async def finish(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks)


class BotPlayer:
    """Moves the bots of one table for as long as one is on turn."""

    def __init__(self, table: Table, executor: BotExecutor, pause: float) -> None:
        self.table, self.executor, self.pause = table, executor, pause
        self._minds: dict[str, Knowledge] = {}  # what each bot knows, kept up to date move by move
        self._taken_back = 0  # how often something was taken back before they learnt it: a mind cannot unlearn

    async def play(self, asked: int, is_wanted: Callable[[], bool] = lambda: True) -> None:
        """Until nobody of them is on turn any more, or nobody wants to see it."""
        loop = asyncio.get_running_loop()
        while is_wanted() and (seat := bot_on_turn(self.table, asked)):
            # From when people heard of the move before: how long the work on it took depends on secrets too.
            began, line = self.table.told or loop.time(), len(self.table.game.lines)
            least = self._given(seat) * THINKING_FACTOR if seat == "x" else 0.0
            move = self._agreed(seat) or await self._think(seat)
            await self._wait(began, least)
            await self.table.transact(self._move, seat, move, line, asked)

    def _agreed(self, seat: str) -> str | None:
        """A move for this bot that its colleagues have agreed on."""
        legal = self.table.on_turn().get(seat, ())
        return None if seat == "x" else next((move for move in self.table.notes.agreed_moves() if move in legal), None)

    async def _think(self, seat: str) -> str:
        game = self.table.game
        seed = hmac.digest(game.draws.seed, f"bot {seat} {len(game.lines)}".encode(), hashlib.sha256)
        taken_back = sum(is_takeback(line) for line in game.lines)
        if taken_back != self._taken_back:
            self._taken_back = taken_back
            self._minds.clear()
        mind = self._minds.get(seat) or Knowledge(game, seat, remembers=True)
        self._minds[seat] = mind
        bot = self.table.seats[seat].bot
        return await self.executor.choose(bot, int.from_bytes(seed[:4], "big"), game, mind.follow(game))

    async def _wait(self, began: float, least: float = 0.0) -> None:
        """Answer at whole multiples of the pause: people can follow, and the time tells nothing of the thoughts.

        Mister X takes all the time that he is given, also where he has no choice: else hunters would hear it.
        """
        if self.pause > 0:
            loop = asyncio.get_running_loop()
            steps = max(1, math.ceil(max(loop.time() - began, least) / self.pause))
            await asyncio.sleep(began + steps * self.pause - loop.time())

    def _given(self, seat: str) -> float:
        """The seconds for which a bot thinks that goes by the clock."""
        bot = self.table.seats[seat].bot
        level = row_of(self.table.game.title.id).get(bot)
        return level.get("seconds", 0.0) if level else seconds_of(bot)

    async def _move(self, seat: str, move: str, line: int, asked: int) -> None:
        """Move, unless this seat has moved since it began to think, or something was taken back."""
        fresh = self.table.game.lines[line:]
        if any(who == seat or is_takeback((who, text)) for who, text in fresh):
            return
        if bot_on_turn(self.table, asked) == seat and move in self.table.on_turn()[seat]:
            await self.table.make_move(seat, move)
