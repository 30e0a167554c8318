"""A program that answers lines with lines: started, asked with a time limit, and ended with everything it started.

Three threads look after it, so that it can neither block us by not reading nor fill our memory by writing: one hands
it what it is told, one reads what it answers, a line at a time, and one reads its complaints and keeps their end.
"""

from __future__ import annotations

import os
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from secrets import token_hex
from threading import Thread

from misterx.bots.external.ending import MARK, dismiss, end, watch
from misterx.bots.external.pipes import LONGEST_ANSWER, Mailbox, Pipe, hand_over, keep_end, listen, until_over
from misterx.bots.external.walls import Walls
from misterx.kernel.errors import readable

NO_WALLS = Walls("none")
GRACE = 0.5  # seconds to end by itself when nothing more comes
LEAVING = 2.0  # seconds at most for our own threads, which have nothing more to do
WAITING = 2  # lines that it may be ahead of us
PASSED_ON = (
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "USERPROFILE",
    "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV",
)  # fmt: skip


class Fault(Exception):
    """What a program did wrong, as one word and in a sentence."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


class Program:
    """One running program."""

    def __init__(self, command: Sequence[str], walls: Walls = NO_WALLS) -> None:
        self._walls = walls
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._said = Mailbox(WAITING)
        self._complaints: deque[bytes] = deque(maxlen=1)
        with ExitStack() as held:
            try:
                self._start(command, held)
            except (
                OSError,
                RuntimeError,
                subprocess.SubprocessError,
            ) as error:  # the second: no thread
                why = error.strerror if isinstance(error, OSError) else None
                raise Fault("not_started", f"it cannot be started: {why or error}") from None
            # Whoever forgets to close it ends it all the same.
            self._ended = weakref.finalize(self, held.pop_all().close)

    def _start(self, command: Sequence[str], held: ExitStack) -> None:
        """Start it and who looks after it; what is held is let go of in the end, the last of it first."""
        mark = token_hex(16)
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ} | {MARK: mark}
        walled, as_whom = self._walls.around(command)
        self._process = process = subprocess.Popen(
            walled, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, bufsize=0,
            start_new_session=os.name != "nt", close_fds=True, **as_whom,
        )  # fmt: skip
        held.callback(end, process, mark)
        if guard := watch(process):
            held.callback(dismiss, guard)
        with ExitStack() as unowned:  # until all threads run, each of which closes its own
            pipes = []
            for stream in (process.stdin, process.stdout, process.stderr):
                assert stream is not None
                unowned.callback(stream.close)
                pipes.append(Pipe(stream))
                unowned.callback(pipes[-1].close)
                held.callback(pipes[-1].stop)
            works = (hand_over, self._to_say), (listen, self._said), (keep_end, self._complaints)
            self._threads = [
                Thread(target=until_over, args=(work, pipe, kept), daemon=True)
                for (work, kept), pipe in zip(works, pipes, strict=True)
            ]
            for thread in self._threads:
                thread.start()
            unowned.pop_all()
        held.callback(self._said.close)
        held.callback(self._to_say.put, None)

    def tell(self, line: bytes) -> None:
        """Hand over a line; never waits."""
        self._to_say.put(line + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line that it says."""
        line = self._said.get(seconds)
        if line is None:
            raise Fault("too_slow", f"it did not answer within {seconds:g} s")
        if not line:
            raise Fault("ended", self._how_it_ended())
        if len(line) > LONGEST_ANSWER:
            raise Fault("babbled", f"it said more than {LONGEST_ANSWER} bytes in one line")
        return line

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
            self._threads[-1].join(GRACE)  # its last words may still be on their way
        complaint = b"".join(self._complaints).decode("utf-8", "replace").strip().splitlines()
        how = "it stopped talking" if self._process.returncode is None else f"it ended ({self._process.returncode})"
        return f"{how}: {readable(complaint[-1][:200])}" if complaint else how

    def close(self) -> None:
        """End it, and everything that it started."""
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._ended()
        for thread in self._threads:
            thread.join(LEAVING)
