"""A program that answers lines with lines: started, asked with a time limit, and ended with everything it started.

Three threads look after it, so that it can neither block us by not reading nor fill our memory by writing: one hands
it what it is told, one reads what it answers, a line at a time, and one reads its complaints and keeps their end.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from threading import Thread
from typing import IO

LONGEST_ANSWER = 65_536  # bytes in a line
KEPT = 2_000  # bytes of its complaints
GRACE = 0.5  # seconds to end by itself when nothing more comes
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

    def __init__(self, command: Sequence[str]) -> None:
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
                start_new_session=os.name != "nt",
            )  # fmt: skip
        except OSError as error:
            raise Fault("not_started", f"it cannot be started: {error.strerror or error}") from None
        self._to_say: queue.Queue[bytes | None] = queue.Queue()
        self._said: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self._complaints: deque[bytes] = deque(maxlen=1)
        threads = [
            Thread(target=work, args=(stream, kept), daemon=True)
            for work, stream, kept in (
                (_hand_over, self._process.stdin, self._to_say),
                (_listen, self._process.stdout, self._said),
                (_keep_end, self._process.stderr, self._complaints),
            )
        ]
        for thread in threads:
            thread.start()
        self._complaining = threads[-1]
        self._ended = weakref.finalize(self, end, self._process)  # whoever forgets to close it ends it all the same

    def tell(self, line: bytes) -> None:
        """Hand over a line; never waits."""
        self._to_say.put(line + b"\n")

    def hear(self, seconds: float) -> bytes:
        """The next line that it says."""
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Fault("too_slow", f"it did not answer within {seconds:g} s") from None
        if not line:
            raise Fault("ended", self._how_it_ended())
        if len(line) > LONGEST_ANSWER:
            raise Fault("babbled", f"it said more than {LONGEST_ANSWER} bytes in one line")
        return line

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
            self._complaining.join(GRACE)  # its last words may still be on their way
        complaint = b"".join(self._complaints).decode("utf-8", "replace").strip().splitlines()
        how = "it stopped talking" if self._process.returncode is None else f"it ended ({self._process.returncode})"
        return f"{how}: {complaint[-1][:200]}" if complaint else how

    def close(self) -> None:
        """End it, and everything that it started."""
        self._to_say.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._ended()


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and those that it started, and leave nothing behind."""
    if os.name == "nt":
        quiet = subprocess.DEVNULL
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], stdout=quiet, stderr=quiet, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _hand_over(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with contextlib.suppress(OSError):
        stream.close()


def _listen(stream: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Read line by line; where nobody asks, the program has to wait before it can say more."""
    with contextlib.suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_ANSWER + 1):
            lines.put(line)
    lines.put(b"")
    stream.close()


def _keep_end(stream: IO[bytes], kept: deque[bytes]) -> None:
    end_of_it = b""
    with contextlib.suppress(OSError, ValueError):
        while chunk := os.read(stream.fileno(), 65_536):
            end_of_it = (end_of_it + chunk)[-KEPT:]
            kept.append(end_of_it)
    stream.close()
