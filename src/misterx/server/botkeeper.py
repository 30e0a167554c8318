"""Bots at a table: they think in worker threads, and their moves come in like anybody's."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
from concurrent.futures import ThreadPoolExecutor

from misterx import bots
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.server.refusals import Refusal
from misterx.server.table import Table

LOG = logging.getLogger("misterx.server")


class BotKeeper:
    """Looks after the bots of one table."""

    def __init__(self, table: Table, workers: ThreadPoolExecutor, pause: float) -> None:
        self.table, self.workers, self.pause = table, workers, pause
        self.asked = False  # whether people have asked the bots to move before them
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Begin to think if a bot is on turn."""
        if (self._task is None or self._task.done()) and self.seat_on_turn():
            self._task = asyncio.create_task(self._drive())

    def nudge(self) -> None:
        self.asked = True
        self.look()

    def stop(self) -> None:
        if self._task:
            self._task.cancel()

    def seat_on_turn(self) -> str | None:
        """The bot that decides now. In a mixed team bots wait for the people, unless these ask them to go on."""
        on_turn = self.table.on_turn()
        theirs = [name for name in on_turn if self.table.seats[name].is_bots]
        if len(theirs) < len(on_turn) and not self.asked:
            return None
        return theirs[0] if theirs else None

    async def _drive(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while seat := self.seat_on_turn():
                began = loop.time()
                move = self._agreed(seat)
                if move is None:
                    move = await loop.run_in_executor(self.workers, self._thinking(seat))
                await self._wait(began)
                await self.table.alone(self._move(seat, move))
        except Refusal as error:  # the disk is full, for instance: people are told when they move
            LOG.error("bot could not move", extra={"table": self.table.id, "code": error.code})
        except Exception:
            LOG.exception("bot failed", extra={"table": self.table.id})

    def _agreed(self, seat: str) -> str | None:
        """A move for this bot that its colleagues have agreed on."""
        legal = self.table.on_turn().get(seat, ())
        return None if seat == "x" else next((move for move in self.table.notes.agreed_moves() if move in legal), None)

    def _thinking(self, seat: str) -> Thought:
        game = self.table.game
        seed = hmac.digest(game.draws.seed, f"bot {seat} {len(game.lines)}".encode(), hashlib.sha256)
        return Thought(self.table.seats[seat].bot, Knowledge.of(game, seat), int.from_bytes(seed[:4], "big"))

    async def _wait(self, began: float) -> None:
        """Answer at whole multiples of the pause: people can follow, and the time tells nothing of the thoughts."""
        if self.pause > 0:
            loop = asyncio.get_running_loop()
            steps = max(1, math.ceil((loop.time() - began) / self.pause))
            await asyncio.sleep(began + steps * self.pause - loop.time())

    async def _move(self, seat: str, move: str) -> None:
        if self.seat_on_turn() != seat or move not in self.table.on_turn()[seat]:
            return
        before = self.table.game.decider
        await self.table.make_move(seat, move)
        if self.table.game.decider != before:
            self.asked = False


class Thought:
    """One decision, to be carried out in a worker. A bot that fails is replaced by one that cannot."""

    def __init__(self, bot: str, knowledge: Knowledge, seed: int) -> None:
        self.bot, self.knowledge, self.seed = bot, knowledge, seed

    def __call__(self) -> str:
        try:
            return bots.load(self.bot, self.seed).choose(self.knowledge)
        except (MisterXError, ArithmeticError, LookupError, TypeError, ValueError, ImportError):
            LOG.exception("bot failed to choose", extra={"bot": self.bot})
            return bots.load("random", self.seed).choose(self.knowledge)
