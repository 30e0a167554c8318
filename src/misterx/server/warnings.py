"""What whoever starts a server should know at once, on his screen: what works, and is not as he may think."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from misterx import bots
from misterx.server.settings import Settings

LOCK = "server.lock"
READ_ONLY = """\
!!! Nothing can be written in {folder} ({why}): tables cannot be made, and moves are refused.
    Make the folder writable for this user, or name another one with --data DIR."""
SECOND = """\
!!! Another server{whose} uses {folder} too. Nothing is lost, but people at one hear late of what is done at the other,
    and a bot may step in for somebody who is there. Stop one of the two, or give this one a folder with --data DIR."""
NO_WALLS = """\
!!! {names}: programs of others, without walls. They have this user's rights and can read every table with its
    secrets. Install bubblewrap (Linux: the package bubblewrap), or let none play whose makers you do not trust."""
OTHER_USER = """\
!!! {names}: programs of others, run as the user nobody. They cannot read the tables, but they reach the network.
    With bubblewrap (Linux: the package bubblewrap) they reach nothing."""


@contextlib.contextmanager
def warnings_for(settings: Settings) -> Iterator[list[str]]:
    """What is to be said, for as long as the server runs: so long the folder is marked as its own."""
    told = [*_of_programs()]
    if settings.store:
        yield told
        return
    with contextlib.ExitStack() as held:
        try:
            settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = held.enter_context(open(settings.folder / LOCK, "a+", encoding="ascii"))
            if not _lock(file):
                told.append(SECOND.format(folder=settings.folder, whose=_whose(settings.folder / LOCK)))
        except OSError as error:
            told.append(READ_ONLY.format(folder=settings.folder, why=error.strerror))
        yield told


def _of_programs() -> Iterator[str]:
    for kind, text in (("none", NO_WALLS), ("user", OTHER_USER)):
        if names := [name for name in bots.programs() if bots.walls_of(name).kind == kind]:
            yield text.format(names=", ".join(names))


def _lock(file: IO[str]) -> bool:
    """Whether the folder is ours now; the system ends that when we end, however we do."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return True


def _whose(lock: Path) -> str:
    with contextlib.suppress(OSError, ValueError):
        return f" (process {int(lock.read_text('ascii'))})"
    return ""
