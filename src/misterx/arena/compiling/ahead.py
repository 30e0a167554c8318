"""Compiling a family's kernels ahead, in a process of its own, while play goes on interpreted.

The process fills a folder under a private name, which takes its real name when complete. Whoever comes second throws
his away. A process that was killed leaves a private folder behind, which a later one removes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

from misterx.kernel.cache import cache_folder, is_ready, keep_in, may_compile
from misterx.kernel.folders import cache_root

COMMAND = [sys.executable, "-m", "misterx.arena.compiling.ahead"]
HELP = "--help-along"
PRIVATE = ".filling-"
DAY = 86_400
# A private folder that nothing was written to for this long has lost its process; a family's code that was not made
# anew for a season belongs to a version that is gone.
ABANDONED, OUTDATED = DAY, 90 * DAY

Say = Callable[[str], None]


def entries(family: str) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Every kernel that is called from Python, with arguments of the types that it is called with."""
    from misterx import titles
    from misterx.arena.match import matches
    from misterx.arena.perft import Stack, perft
    from misterx.arena.room import Room
    from misterx.bots.registry import GREEDY
    from misterx.families.shared.playout import playouts
    from misterx.play import Game
    from misterx.play.engine import entries as engine_entries

    title = next(name for name in titles.ids() if titles.load(name).family == family)
    game = Game(title, None, None, None, None, 0)
    room = Room.of(game)
    # Every other one is a second process's work: the large ones are dealt so that both take as long.
    yield playouts, (*room.for_playouts, 0, 1, room.tally[0])
    yield from engine_entries(game.engine, room.states[0])
    yield perft, (*Stack(game, 1).arguments, 1)
    if family in GREEDY:
        yield matches, (*room.for_matches, 0, 0, 0, 1, room.tally)


def fill(family: str, folder: Path, say: Say, share: int = 0, shares: int = 1) -> None:
    """Compile everything into a folder, or one share of it; the work of the private processes."""
    from misterx.families.registry import FAMILIES
    from misterx.kernel.jit import compile_for

    keep_in(family, folder)
    mine = list(entries(family))[share::shares]
    for done, (function, arguments) in enumerate(mine):
        say(f"{done} {len(mine)} {function.__name__}")
        compile_for(function, FAMILIES[family], arguments)
    say(f"{len(mine)} {len(mine)} done")


class Warming:
    """One family's kernels on their way. `state` is its progress from 0 to 1."""

    def __init__(self, family: str) -> None:
        self.family, self.state, self.doing = family, 0.0, "starting"
        self.message = ""  # what a person should know when it is over
        self._final = cache_folder(family)
        try:
            self._private = _new_private(self._final)
            self._for_this_run = False
        except OSError as error:
            self._private = Path(tempfile.mkdtemp(prefix="misterx-"))
            self._for_this_run = True
            self.message = (
                f"{cache_root()} cannot be written ({error.strerror}), so compiled code is kept for this run only; "
                "MISTERX_CACHE names another folder."
            )
        # The folder of the package first: the process must compile the very sources that this one runs.
        path = os.pathsep.join(filter(None, [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH")]))
        final = [] if self._for_this_run else [str(self._final)]
        self.process = subprocess.Popen(
            [*COMMAND, family, str(self._private), *final],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        complaint = ""
        with self.process:
            assert self.process.stdout
            for line in self.process.stdout:
                match line.split():
                    case [done, total, doing] if done.isdecimal() and total.isdecimal():
                        self.state, self.doing = int(done) / int(total), doing
                    case _:
                        complaint = line.strip() or complaint
        if self.process.returncode != 0:
            shutil.rmtree(self._private, ignore_errors=True)
            why = complaint or f"exit code {self.process.returncode}"
            self.message = f"Compiling the {self.family} rules failed, so they run interpreted: {why}"
        elif self._for_this_run:
            keep_in(self.family, self._private)

    def poll(self) -> bool:
        """Whether it is over; `is_ready` says whether it went well."""
        return not self._listener.is_alive()

    def wait(self, seconds: float | None = None) -> bool:
        self._listener.join(seconds)
        return self.poll()

    def stop(self) -> None:
        """Give up, and clean up; what was compiled for this run only goes too."""
        if self.process.poll() is None:
            self.process.kill()
        self._listener.join()
        if self._for_this_run:
            shutil.rmtree(self._private, ignore_errors=True)


def start(family: str) -> Warming | None:
    """Begin to compile a family's kernels; None if they are ready, or are to stay interpreted."""
    if not may_compile() or is_ready(family):
        return None
    return Warming(family)


def _new_private(final: Path) -> Path:
    final.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    _tidy(final.parent)
    return Path(tempfile.mkdtemp(prefix=PRIVATE, dir=final.parent))


def _settle(private: Path, final: Path) -> None:
    try:
        os.rename(private, final)
    except OSError:  # somebody was faster
        shutil.rmtree(private, ignore_errors=True)


def _tidy(root: Path) -> None:
    """Remove what killed processes and older versions left."""
    now = time.time()
    for folder in root.iterdir():
        try:
            age = now - folder.stat().st_mtime
        except OSError:
            continue
        if age > (ABANDONED if folder.name.startswith(PRIVATE) else OUTDATED) and folder.is_dir():
            shutil.rmtree(folder, ignore_errors=True)


def main(family: str, private: str, final: str = "") -> None:
    """The process of its own: compile into a private folder, and give it its real name if it has one.

    A second process, where there is a second core, takes every other kernel.
    """
    helpers = []
    try:
        if (os.cpu_count() or 1) > 1:
            helpers.append(subprocess.Popen([*COMMAND, HELP, family, private], stdout=subprocess.DEVNULL))
        fill(family, Path(private), lambda line: print(line, flush=True), 0, 1 + len(helpers))
        if any(helper.wait() for helper in helpers):
            raise SystemExit("a kernel could not be compiled")
        if final:
            _settle(Path(private), Path(final))
    except BaseException:  # stopped, or whoever wanted the code has gone
        for helper in helpers:
            helper.kill()
            helper.wait()
        shutil.rmtree(private, ignore_errors=True)
        raise


def help_along(family: str, private: str) -> None:
    """The second process. It stops by itself when the first has gone, as then its folder has, too."""
    fill(family, Path(private), lambda line: None, 1, 2)


if __name__ == "__main__":
    help_along(*sys.argv[2:]) if sys.argv[1] == HELP else main(*sys.argv[1:])
