"""However a run between bots is stopped, nothing that it started goes on."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="processes are stopped otherwise there")

# Notes who it is and who asks it, and then neither answers nor listens.
PROGRAM = """
import os, sys, time
for line in sys.stdin:
    if "choose" in line:
        open({note!r}, "a").write(f"{{os.getpid()}} {{os.getppid()}}\\n")
        time.sleep(600)
"""


class Run:
    """A command in which a program thinks for ever."""

    def __init__(self, folder: Path, command: str) -> None:
        self.note = folder / "note"
        program = folder / "program.py"
        program.write_text(PROGRAM.format(note=str(self.note)), "utf-8")
        bot = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}@600s"
        asked = ["--x", bot, "--hunters", "random"] if command == "simulate" else [bot, "random", "--workers", "2"]
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background a shell has it ignored
        self.process = subprocess.Popen(
            [sys.executable, "-m", "misterx", command, "scotland-yard", "-n", "9", *asked],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        signal.signal(signal.SIGINT, before)

    def started(self) -> list[int]:
        """The programs that were asked so far, and who asked them."""
        return list(map(int, self.note.read_text("utf-8").split())) if self.note.exists() else []

    def wait_for(self, programs: int) -> None:
        until = time.monotonic() + 120
        while len(self.started()) < 2 * programs and time.monotonic() < until:
            time.sleep(0.05)
        assert len(self.started()) == 2 * programs

    def left(self) -> list[int]:
        """Who still runs a while after."""
        until = time.monotonic() + 20
        while (left := [pid for pid in self.started() if is_running(pid)]) and time.monotonic() < until:
            time.sleep(0.1)
        return left


def is_running(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


@pytest.fixture
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Run]:
    run = Run(tmp_path, request.param)
    yield run
    for pid in (run.process.pid, *run.started()):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    run.process.communicate()


@pytest.mark.parametrize("run", ["arena"], indirect=True)
@pytest.mark.parametrize(
    ("how", "status"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 143), (signal.SIGINT, 130)]
)
def test_an_arena_takes_its_workers_and_their_programs_along(run: Run, how: signal.Signals, status: int) -> None:
    run.wait_for(2)
    if how == signal.SIGINT:
        os.killpg(run.process.pid, how)  # a key reaches every process of the terminal
    else:
        run.process.send_signal(how)
    err = run.process.communicate(timeout=60)[1]
    assert run.process.returncode == status
    assert b"Traceback" not in err
    assert run.left() == []
    assert len(run.started()) == 4, "no worker took the next game"


@pytest.mark.parametrize("run", ["simulate"], indirect=True)
@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_simulation_takes_its_programs_along(run: Run, how: signal.Signals, status: int) -> None:
    run.wait_for(1)
    run.process.send_signal(how)
    err = run.process.communicate(timeout=60)[1]
    assert (run.process.returncode, b"Traceback" in err) == (status, False)
    assert [pid for pid in run.left() if pid != run.process.pid] == []
