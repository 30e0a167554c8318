"""Walls around the programs of others, where a server runs them: what they may read, and whom they may reach.

With bubblewrap (Linux) a program sees the system, itself and what stands beside it, and nothing else: not the server's
process, not its tables, no network. Without it, a server that runs as root gives it to the user `nobody`, who can read
no tables but reaches the network. Otherwise there are no walls, and whoever hosts is told so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

Kind = Literal["bubblewrap", "user", "none"]
SYSTEM = (
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/etc/alternatives",
    "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/localtime",
)  # fmt: skip
PATIENCE = 20  # seconds to find out whether bubblewrap works here
OTHER_USER = "nobody"
WHOLE = (Path("/"), Path("/home"), Path("/root"), Path("/tmp"), Path("/var"), Path("/etc"))  # too much to show


@dataclass(frozen=True)
class Walls:
    """How a program is kept, and what it must not see although it stands beside it."""

    kind: Kind
    hidden: tuple[str, ...] = ()  # folders and files

    def around(self, command: Sequence[str]) -> tuple[list[str], dict[str, Any]]:
        """The command that starts a program within the walls, and as whom."""
        if self.kind == "bubblewrap":
            return [*_bubblewrap(), *_shown(command), *_hide(self.hidden), "--", *command], {}
        if self.kind == "user":
            return list(command), {"user": OTHER_USER, "group": _group_of(OTHER_USER), "extra_groups": []}
        return list(command), {}


def find_walls(*hidden: Path) -> Walls:
    """The best that there is here."""
    return Walls(_best_kind(), tuple(str(path.resolve()) for path in hidden))


@cache
def _best_kind() -> Kind:
    if sys.platform == "linux" and shutil.which("bwrap") and _works():
        return "bubblewrap"
    if os.name == "posix" and os.geteuid() == 0:
        return "user"
    return "none"


def _works() -> bool:
    """Whether bubblewrap may do here what it is for; in some containers it may not."""
    true = shutil.which("true") or "/bin/true"
    try:
        tried = subprocess.run([*_bubblewrap(), *_shown([true]), "--", true], capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0


def _bubblewrap() -> list[str]:
    return [
        "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--proc", "/proc", "--dev", "/dev",
        "--tmpfs", "/tmp", "--setenv", "HOME", "/tmp",
    ]  # fmt: skip


def _shown(command: Sequence[str]) -> Iterator[str]:
    """The system, this Python with its packages, and the folders in which the program and its files stand."""
    for name in SYSTEM:
        if os.path.islink(name):
            yield from ("--symlink", os.readlink(name), name)
        elif os.path.exists(name):
            yield from ("--ro-bind", name, name)
    package = Path(__file__).resolve().parents[3]
    for folder in sorted({Path(sys.prefix), Path(sys.base_prefix), package, *_folders_of(command)}):
        if folder not in WHOLE:
            yield from ("--ro-bind-try", str(folder), str(folder))
    here = os.getcwd()
    yield from ("--dir", here, "--chdir", here)


def _folders_of(command: Sequence[str]) -> Iterator[Path]:
    for word in (shutil.which(command[0]) or command[0], *command[1:]):
        if os.path.exists(word):
            for path in (Path(word).absolute(), Path(word).resolve()):
                folder = path if path.is_dir() else path.parent
                yield folder.parent if folder.name == "bin" else folder


def _hide(paths: Sequence[str]) -> Iterator[str]:
    for path in paths:
        if os.path.isdir(path):
            yield from ("--tmpfs", path)
        elif os.path.exists(path):
            yield from ("--ro-bind", os.devnull, path)


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid
