"""Where bots think: those that answer at once in threads, those that search in processes of their own.

A process gets what the bot's seat knows and the public facts of the table, so the server goes on answering however long
a bot compiles and searches, and nothing else could be learnt there.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from misterx import bots
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready, may_compile
from misterx.play import Game

LOG = logging.getLogger("misterx.server")


@dataclass(frozen=True)
class Task:
    """One decision to be made elsewhere."""

    bot: str
    seed: int
    title: str
    players: int
    options: Mapping[str, Any]
    seats: dict[str, list[str]]
    viewer: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


def think_elsewhere(task: Task) -> str:
    """Rebuild what the seat knows, and choose."""
    seats = {seat: pawns for seat, pawns in task.seats.items() if seat != "x"}
    laid_out = Game(task.title, task.players, task.options, None, seats, 0)
    knowledge = Knowledge(laid_out, task.viewer)
    knowledge.view, knowledge.events = task.view, task.events
    return bots.load(task.bot, task.seed).choose(knowledge)


def think_here(bot: str, seed: int, knowledge: Knowledge) -> str:
    return bots.load(bot, seed).choose(knowledge)


class Thinkers:
    """The workers of a house."""

    def __init__(self, threads: int) -> None:
        self._count = threads
        self._threads: Executor = ThreadPoolExecutor(threads, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._preparing: dict[str, subprocess.Popen[bytes]] = {}  # by family

    async def choose(self, bot: str, seed: int, game: Game, knowledge: Knowledge) -> str:
        """A bot's move. A bot that fails is replaced by one that cannot, and the log says so."""
        loop = asyncio.get_running_loop()
        try:
            if bots.answers_at_once(bot):
                return await loop.run_in_executor(self._threads, think_here, bot, seed, knowledge)
            return await self._elsewhere(bot, seed, game, knowledge)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("bot failed to choose", extra={"bot": bot})
            return think_here("random", seed, knowledge)

    async def _elsewhere(self, bot: str, seed: int, game: Game, knowledge: Knowledge) -> str:
        options = game.options
        self._prepare(game.title.family)
        task = Task(
            bot, seed, game.title.id, options.players, options.chosen, game.seats, knowledge.viewer, knowledge.view,
            list(knowledge.events),
        )  # fmt: skip
        for last in (False, True):
            if self._processes is None:
                self._processes = ProcessPoolExecutor(self._count, get_context("spawn"))
            try:
                return await asyncio.get_running_loop().run_in_executor(self._processes, think_elsewhere, task)
            except BrokenProcessPool:  # somebody ended a worker: another one takes its place
                self._processes = None
                if last:
                    raise
        raise AssertionError("unreachable")

    def _prepare(self, family: str) -> None:
        """Have a family's searches compiled beside the table; until then its bots answer without searching."""
        if family not in self._preparing and may_compile() and not are_searches_ready(family):
            command = [sys.executable, "-m", "misterx.arena.prepare", family]
            quiet = subprocess.DEVNULL
            self._preparing[family] = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)

    def close(self) -> None:
        for process in self._preparing.values():
            if process.poll() is None:
                process.terminate()
            process.wait()
        for workers in (self._threads, self._processes):
            if workers:
                workers.shutdown(wait=False, cancel_futures=True)
