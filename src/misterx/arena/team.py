"""Threads that stand by: each has work of its own to repeat, and all begin and end together."""

from __future__ import annotations

import weakref
from _thread import allocate_lock
from collections.abc import Callable
from threading import Thread

Job = Callable[[], object]


class Worker:
    """One thread that waits to be told."""

    def __init__(self) -> None:
        self.go, self.done = allocate_lock(), allocate_lock()
        self.go.acquire()
        self.done.acquire()
        self.job: Job | None = None
        self.failure: BaseException | None = None
        Thread(target=self._stand_by, daemon=True).start()

    def _stand_by(self) -> None:
        while True:
            self.go.acquire()
            if self.job is None:
                return
            try:
                self.job()
            except BaseException as failure:  # raised again where the work was asked for
                self.failure = failure
            self.job = None
            self.done.release()


class Team:
    """As many threads as there are jobs at once, less the one that asks: it works, too."""

    def __init__(self, threads: int) -> None:
        self._workers = [Worker() for _ in range(threads - 1)]
        weakref.finalize(self, _dismiss, self._workers)

    def run(self, jobs: list[Job]) -> None:
        """Do all jobs at once; returns when the last is done."""
        busy = self._workers[: len(jobs) - 1]
        for worker, job in zip(busy, jobs[1:], strict=False):
            worker.job = job
            worker.go.release()
        try:
            jobs[0]()
        finally:
            for worker in busy:
                worker.done.acquire()
        for worker in busy:
            if worker.failure:
                failure, worker.failure = worker.failure, None
                raise failure


def _dismiss(workers: list[Worker]) -> None:
    for worker in workers:
        worker.go.release()
