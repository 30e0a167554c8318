"""Work that ends in good order when somebody asks for it: SIGTERM does what Ctrl-C does."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

STOPPED, TERMINATED = 130, 143


@contextmanager
def stoppable() -> Iterator[None]:
    """Let SIGTERM unwind what is being done, so that whatever was started is ended; the exit status is 143."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once is enough: the rest is clearing up
    raise SystemExit(TERMINATED)


def leave(status: int) -> NoReturn:
    """End at once, where Python would wait for locks that somebody has taken along."""
    sys.stdout.flush()
    os._exit(status)
