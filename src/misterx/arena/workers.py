"""Processes that play games beside each other, and that end with whoever started them."""

from __future__ import annotations

import _thread
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from misterx import titles
from misterx.arena.seating import close_all

T = TypeVar("T")
ENDED = 143  # exit status of a worker that was asked to go
PARTING = 3.0  # seconds that a worker has to see its bots out

_is_playing = False
_is_leaving = False


class Leaving(BaseException):
    """A worker was asked to go in the middle of a game."""


@contextmanager
def pool(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    """Workers for `play`. Whatever ends the work before its time ends them too, and the programs that they run."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers or os.cpu_count() or 1, context, settle_in, (titles.added(),))
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        end(child for child in multiprocessing.active_children() if child not in others)
        raise
    executor.shutdown()


def end(workers: Iterable[BaseProcess]) -> None:
    """Ask workers to go, and see to it."""
    left = list(workers)
    for worker in left:
        worker.terminate()
    until = time.monotonic() + PARTING
    for worker in left:
        worker.join(max(0.0, until - time.monotonic()))
        if worker.is_alive():
            worker.kill()


def settle_in(added: tuple[Path, ...]) -> None:
    """What a worker does first."""
    titles.add_all(added)
    signal.signal(signal.SIGINT, _overhear)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_watch, daemon=True).start()


def play(function: Callable[..., T], *arguments: Any) -> T:
    """One game in a worker."""
    global _is_playing
    _is_playing = True
    try:
        return function(*arguments)
    except Leaving:
        close_all()
        os._exit(ENDED)
    finally:
        _is_playing = False


def _overhear(number: int, frame: object) -> None:
    """A key that stops everything reaches every process of a terminal; whoever started us decides."""


def _leave(number: int, frame: object) -> None:
    """Go: at once, or by way of the game's end, where bots are seen out."""
    global _is_leaving
    if not _is_playing:
        os._exit(ENDED)
    if not _is_leaving:
        _is_leaving = True
        raise Leaving


def _watch() -> None:
    """Wait until whoever started this worker is gone, however that happened."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    wait([parent.sentinel])
    if not _is_playing:
        os._exit(ENDED)
    if hasattr(signal, "pthread_kill"):  # wakes the game up, whatever it waits for
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
    else:
        _thread.interrupt_main(signal.SIGTERM)
    time.sleep(PARTING)
    os._exit(ENDED)
