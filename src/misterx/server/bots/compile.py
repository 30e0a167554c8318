"""Having the bots' searches compiled beside the table, so that good opponents are there soon and nobody waits for them.

Every family is compiled once on a machine, in a process of its own with low priority; until it is done, the levels
answer without searching (`bots/levels.py`).
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from misterx.kernel.cache import are_searches_ready, may_compile

LOG = logging.getLogger("misterx.server")
COMMAND = [sys.executable, "-m", "misterx.arena.compiling.searches"]
NICE = 10
Say = Callable[[str], None]


class SearchCompiler:
    """The compilers of one node: at most one process for each family, and one after the other where nobody waits."""

    def __init__(self) -> None:
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        self._lock = threading.Lock()
        self._closed = False

    def want(self, family: str) -> subprocess.Popen[bytes] | None:
        """Somebody is about to play this: have it compiled now. None where there is nothing to do."""
        with self._lock:
            if self._closed or family in self._processes or not may_compile() or are_searches_ready(family):
                return self._processes.get(family)
            path = os.pathsep.join(filter(None, [str(Path(__file__).parents[3]), os.environ.get("PYTHONPATH")]))
            quiet = subprocess.DEVNULL
            process = subprocess.Popen(
                [*COMMAND, family], stdin=quiet, stdout=quiet, stderr=quiet, env={**os.environ, "PYTHONPATH": path}
            )
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
            self._processes[family] = process
            return process

    def begin(self, families: Sequence[str], say: Say) -> None:
        """Go through families in the background, and say how it goes."""
        missing = [family for family in families if may_compile() and not are_searches_ready(family)]
        if missing:
            threading.Thread(target=self._go_through, args=(missing, say), daemon=True).start()

    def _go_through(self, families: list[str], say: Say) -> None:
        say("The bots are getting ready in the background, once on this machine; until then they play a simpler game.")
        for place, family in enumerate(families, 1):
            began = time.monotonic()
            process = self.want(family)
            if process:
                process.wait()
            if self._closed:
                return
            seconds = time.monotonic() - began
            ready = are_searches_ready(family)
            LOG.info("bots prepared" if ready else "bots could not be prepared", extra={"title": family})
            if ready:
                say(f"Bots ready: {place} of {len(families)} ({family}, {seconds:.0f} s).")
            else:
                say(f"The bots' searches for {family} could not be compiled here, so they go on with a simpler game.")

    def close(self) -> None:
        with self._lock:
            self._closed = True
        for process in self._processes.values():
            if process.poll() is None:
                process.terminate()
            process.wait()
