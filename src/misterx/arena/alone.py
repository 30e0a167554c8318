"""A file that one process at a time writes to."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from misterx.kernel.errors import MisterXError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR_OFF = 0x7FFFFFFE  # beyond any game: where Windows locks a file, nobody else can read it


def open_alone(file: Path) -> BinaryIO:
    """A file to read and to append to that nobody else has opened so."""
    while True:
        opened = file.open("a+b", buffering=0)
        try:
            if not _lock(opened):
                raise MisterXError("busy_results", file=str(file))
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(opened.fileno()), file.stat()):  # and not replaced since it was opened
                    opened.seek(0)
                    return opened
        except BaseException:
            opened.close()
            raise
        opened.close()


def _lock(opened: BinaryIO) -> bool:
    """Whether this process has the file for itself now, until it closes it or ends."""
    if sys.platform == "win32":
        opened.seek(FAR_OFF)
        try:
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system that knows no locks
        return True
    return True
