"""What goes to a program and comes from it: a thread for each pipe, which ends as soon as nobody needs it any more.

A program, or a child of it that lives on, may hold its ends open for as long as it likes; so our ends are never waited
for alone, but together with one that we close when it is over.
"""

from __future__ import annotations

import os
import select
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from threading import Condition
from typing import IO, Any

LONGEST_ANSWER = 65_536  # bytes in a line
KEPT = 2_000  # bytes of its complaints
AT_ONCE = 65_536
CAN_WAIT = hasattr(select, "poll")  # Windows cannot wait for a pipe; there it ends with the last of the program


class Mailbox:
    """A few lines on their way from one thread to another. Who brings one too many waits, until it is closed."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._lines: deque[bytes] = deque()
        self._is_closed = False
        self._changed = Condition()

    def put(self, line: bytes) -> bool:
        """Whether somebody may still fetch it."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closed or len(self._lines) < self._room)
            self._lines.append(line)
            self._changed.notify_all()
            return not self._is_closed

    def get(self, seconds: float) -> bytes | None:
        """The next line; None if none comes in time."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._lines, seconds):
                return None
            self._changed.notify_all()
            return self._lines.popleft()

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()


class Pipe:
    """Our end of a pipe, for one thread to read from or write to and to close; anybody may `stop` it."""

    def __init__(self, stream: IO[bytes]) -> None:
        heard, rope = os.pipe()
        self._stream = stream
        self._bell = FileIO(heard, "rb")
        self._rope = FileIO(rope, "wb")

    def stop(self) -> None:
        """Wake whoever waits for it."""
        self._rope.close()

    def close(self) -> None:
        self._stream.close()
        self._bell.close()

    def read(self) -> bytes:
        """What has come; nothing when it has ended or was stopped."""
        return os.read(self._stream.fileno(), AT_ONCE) if self._is_ready(writes=False) else b""

    def write(self, line: bytes) -> bool:
        """Whether all of it was taken before it was stopped."""
        step = select.PIPE_BUF if CAN_WAIT else AT_ONCE  # so much never blocks where there is room
        for place in range(0, len(line), step):
            if not self._is_ready(writes=True):
                return False
            os.write(self._stream.fileno(), line[place : place + step])
        return True

    def _is_ready(self, writes: bool) -> bool:
        """Wait until something can be done; False when it was stopped."""
        if not CAN_WAIT:
            return not self._rope.closed
        waiting = select.poll()
        waiting.register(self._stream, select.POLLOUT if writes else select.POLLIN)
        waiting.register(self._bell, select.POLLIN)
        return self._bell.fileno() not in dict(waiting.poll())


def until_over(work: Callable[[Pipe, Any], None], pipe: Pipe, kept: Any) -> None:
    """What a thread does with a pipe, which it closes in the end."""
    try:
        with suppress(OSError, ValueError):
            work(pipe, kept)
    finally:
        pipe.close()


def hand_over(pipe: Pipe, lines: SimpleQueue[bytes | None]) -> None:
    """Write what the program is told, until nothing more comes."""
    while (line := lines.get()) is not None:
        if not pipe.write(line):
            return


def listen(pipe: Pipe, lines: Mailbox) -> None:
    """Read line by line; where nobody asks, the program has to wait before it can say more."""
    rest = b""
    try:
        while chunk := pipe.read():
            *whole, rest = (rest + chunk).split(b"\n")
            if len(rest) > LONGEST_ANSWER:
                whole, rest = [*whole, rest], b""
            if not all(lines.put(line + b"\n") for line in whole):
                return
    finally:
        if rest:
            lines.put(rest)
        lines.put(b"")  # it says no more


def keep_end(pipe: Pipe, kept: deque[bytes]) -> None:
    """Read its complaints, and keep the last of them."""
    end_of_it = b""
    while chunk := pipe.read():
        end_of_it = (end_of_it + chunk)[-KEPT:]
        kept.append(end_of_it)
