"""Where jobs are done: a worker takes tables from the queue and moves their bots.

The server of one machine has its scheduler inside; nodes that share a store leave the bots to `misterx worker`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any

from misterx.server.bots.executor import BotExecutor
from misterx.server.bots.player import BotPlayer
from misterx.server.bots.queue import LEASE_SECONDS, TOPIC, Job, JobQueue
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Away
from misterx.server.table.table import Table

if TYPE_CHECKING:
    from misterx.server.tables.registry import Tables

LOG = logging.getLogger("misterx.server")
MOST_TABLES = 500  # at which one worker moves bots at the same time; most of them are between two moves
SHORTEST_ALONE_SECONDS = 30.0  # seconds that bots go on alone: where somebody looks, that is said every ten or so
POLL_SECONDS = 1.0  # seconds between looks into the queue when nobody calls


class Wish:
    """That bots move: as long as it is fresh. Where somebody looks, it is said again and again (`BotCaller`).

    Bots among themselves would otherwise keep cores busy with games that nobody sees.
    """

    def __init__(self, number: int, patience: float) -> None:
        self._number, self._at = number, monotonic()
        self._patience = max(patience, SHORTEST_ALONE_SECONDS) if patience else math.inf

    def hear(self, number: int) -> None:
        """So often the job has been asked for by now."""
        if number != self._number:
            self._number, self._at = number, monotonic()

    def is_fresh(self) -> bool:
        return monotonic() - self._at < self._patience


class Scheduler:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.jobs = tables, JobQueue(tables.store)
        self.executor = BotExecutor(tables.settings.bot_threads)
        self.done = 0
        self._wake = asyncio.Event()
        self._places = asyncio.Semaphore(MOST_TABLES)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._players: dict[str, BotPlayer] = {}
        self._taken: dict[str, Job] = {}  # by the name under which each was taken

    async def start(self) -> None:
        await self.tables.bus.subscribe(TOPIC, lambda raw: self._wake.set())
        self._do(self._take_all())

    async def close(self) -> None:
        """Stop, and leave to others what is not done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Away, Refusal):
            for worker, job in self._taken.items():
                await self.jobs.free(job, worker)
        if self._taken:
            self.tables.bus.publish(TOPIC, b"")
        self.executor.close()

    async def _take_all(self) -> None:
        """Take jobs as long as there are any; then wait for a call, or look again by oneself."""
        while True:
            await self._places.acquire()
            job, worker = None, secrets.token_hex(8)
            try:
                job = await self.jobs.take(worker)
            except (Away, Refusal):
                LOG.info("no jobs: the store does not answer")
            except Exception:  # else no bot would ever move again
                LOG.exception("no jobs")
            if job:
                self._do(self._work(job, worker))
                continue
            self._places.release()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
            self._wake.clear()

    async def _work(self, job: Job, worker: str) -> None:
        wish = Wish(job.number, 60 * self.tables.settings.bots_alone_minutes)
        renewing = asyncio.create_task(self._renew(job, worker, wish))
        self._taken[worker] = job
        try:
            await self._play(job, wish)
            if not await self.jobs.finish(job, worker):
                self._wake.set()
            self.done += 1
            del self._taken[worker]
        except (Away, Refusal) as error:  # the job stays in the queue, and comes up again
            LOG.error("bot could not move", extra={"table": job.table, "why": type(error).__name__})
            del self._taken[worker]
        except Exception:  # likewise
            LOG.exception("job failed", extra={"table": job.table})
            del self._taken[worker]
        finally:
            renewing.cancel()
            self._places.release()

    async def _play(self, job: Job, wish: Wish) -> None:
        table = await self.tables.get(job.table)
        if table is None:
            return
        keeper = self.tables.bot_callers[table.id]
        if keeper.busy:  # taken twice here: the first is still at it
            return
        keeper.busy = True
        try:
            await table.look_again()
            await self._player(table).play(job.asked, wish.is_fresh)
            if not wish.is_fresh():
                self._rest(table)
        except (Away, Refusal):
            raise
        except Exception:  # it would fail again: leave it until the table changes
            LOG.exception("bot failed", extra={"table": table.id})
        finally:
            keeper.busy = False

    def _rest(self, table: Table) -> None:
        """Nobody looks: the bots wait, and so does the clock."""
        LOG.info("bots wait until somebody looks", extra={"table": table.id})
        self.tables.bot_callers[table.id].rest()
        if table.clock and not table.is_watched:
            table.clock.run(None)

    def _player(self, table: Table) -> BotPlayer:
        """What bots know stays with the table while it is open here."""
        known = self._players.get(table.id)
        if known is None or known.table is not table:
            known = self._players[table.id] = BotPlayer(table, self.executor, self.tables.settings.bot_pause)
        return known

    def forget(self, table: str) -> None:
        self._players.pop(table, None)

    async def _renew(self, job: Job, worker: str, wish: Wish) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with contextlib.suppress(Away, Refusal):
                wish.hear(await self.jobs.renew(job, worker))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
