"""The end of a program and of all that it has started, when we are done with it and when we ourselves are ended.

A program leads a group of processes, which is ended as a whole. Who has left the group still carries the mark that the
program was started with, in an environment that children inherit; Linux lets us look.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

MARK = "MISTERX_PROGRAM"
ROUNDS = 100  # at most, until nobody with the mark is found
PAUSE = 0.01  # seconds between them
GUARD = 'read -r _; kill -s KILL -- "-$0"'  # what it reads never comes, and ends when we do


def watch(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes] | None:
    """A shell that waits for our end and then ends a program and its group, which may not care that nobody asks."""
    if os.name == "nt":
        return None
    with contextlib.suppress(OSError):
        return subprocess.Popen(
            ["/bin/sh", "-c", GUARD, str(process.pid)], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={}, bufsize=0, start_new_session=True,
        )  # fmt: skip
    return None


def dismiss(guard: subprocess.Popen[bytes]) -> None:
    """Send a guard home."""
    guard.kill()
    with guard:
        pass


def end(process: subprocess.Popen[bytes], mark: str) -> None:
    """End a process and those that it started, and leave nothing behind."""
    if os.name == "nt":
        quiet = subprocess.DEVNULL
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], stdout=quiet, stderr=quiet, check=False)
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    if sys.platform == "linux":
        _end_marked(f"{MARK}={mark}".encode())


def _end_marked(mark: bytes) -> None:
    """End whoever carries the mark, until nobody does: while we look, some may start others."""
    for _ in range(ROUNDS):
        found = [pid for pid in _processes() if mark in _environment(pid)]
        for pid in found:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        if not found:
            return
        time.sleep(PAUSE)


def _processes() -> Iterator[int]:
    with contextlib.suppress(OSError):
        yield from (int(name) for name in os.listdir("/proc") if name.isdigit())


def _environment(pid: int) -> list[bytes]:
    """What a process was started with; nothing where it has ended or is somebody else's."""
    try:
        with open(f"/proc/{pid}/environ", "rb") as file:
            return file.read().split(b"\0")
    except OSError:
        return []
