"""The queue of tables whose bots are to move. It lies in the store: a job outlives whoever asked and whoever took it.

A job is taken for a few seconds at a time. Whoever works on it says so again and again; when he falls silent, somebody
else takes it. That two work on one table does no harm: a move is written on the version that it was thought out for.
"""

from __future__ import annotations

from typing import NamedTuple

from misterx.server.store.store import Store

TOPIC = "misterx.jobs"
LEASE_SECONDS = 6.0  # seconds that a job stays with a worker that says nothing

ASK = (
    "insert into jobs values (?, 1, ?, 0, '') on conflict (table_id) do update "
    "set number = jobs.number + 1, asked = case when excluded.asked < 0 then jobs.asked else excluded.asked end"
)
# A lease that ends later than any could is left from before the clock was set back.
FREED = f"(taken < {{now}} or taken > {{now}} + {2 * LEASE_SECONDS})"
TAKE = (
    f"update jobs set taken = {{now}} + ?, worker = ? where {FREED} and table_id = "
    f"(select table_id from jobs where {FREED} order by random() limit 1) returning table_id, number, asked"
)
RENEW = "update jobs set taken = {now} + ? where table_id = ? and worker = ? returning number"
FINISH = "delete from jobs where table_id = ? and worker = ? and number = ? returning number"
FREE = "update jobs set taken = 0, worker = '' where table_id = ? and worker = ?"


class Job(NamedTuple):
    """A table whose bots are to move; `asked` is the line at which people asked them to go on before them, or -1."""

    table: str
    number: int
    asked: int


class JobQueue:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def ask(self, table: str, asked: int) -> None:
        """There is something to do at a table, whether or not somebody is busy there."""
        await self.store.change(ASK, table, asked)

    async def take(self, worker: str) -> Job | None:
        now = self.store.now
        if not await self.store.read(f"select 1 from jobs where {FREED.format(now=now)} limit 1"):
            return None
        rows = await self.store.change(TAKE.format(now=now), LEASE_SECONDS, worker)
        return Job(*rows[0]) if rows else None

    async def renew(self, job: Job, worker: str) -> int:
        """Keep a job; returns how often it has been asked for by now."""
        rows = await self.store.change(RENEW.format(now=self.store.now), LEASE_SECONDS, job.table, worker)
        return int(rows[0][0]) if rows else job.number

    async def finish(self, job: Job, worker: str) -> bool:
        """The job is done, unless it was asked for again meanwhile: then somebody takes it anew."""
        if await self.store.change(FINISH, job.table, worker, job.number):
            return True
        await self.free(job, worker)
        return False

    async def free(self, job: Job, worker: str) -> None:
        """Leave a job to whoever takes it next."""
        await self.store.change(FREE, job.table, worker)
