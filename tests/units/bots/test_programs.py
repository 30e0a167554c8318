"""Programs that play are looked after: nothing of theirs is left, neither running nor open, however they behave."""

from __future__ import annotations

import gc
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.units.bots.running import PATIENCE, ends, is_running

from misterx import bots
from misterx.bots.external import program
from misterx.bots.external.pipes import Mailbox
from misterx.bots.external.program import Fault, Program
from misterx.deduce import Knowledge
from misterx.play import Game

ROUNDS = 8
HANDLES = Path("/proc/self/fd")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="handles and environments are seen on Linux only")
BABBLE = "for n in range(20): print(n)\nsys.stdout.flush()\n"
BEHAVIOUR = {
    "answers": "print(len(sys.stdin.readline()), flush=True)\nsys.stdin.read()",
    "babbles and ends": BABBLE,
    "babbles and waits": BABBLE + "sys.stdin.read()",
    "babbles for ever": "while True: print('x' * 1000)",
    "says nothing": "time.sleep(600)",
    "complains for ever": "print(flush=True)\nwhile True: sys.stderr.write('e' * 1000)",
    "ends at once": "",
    # A child that has left the group and forgotten its environment cannot be found, and holds every pipe open.
    "leaves a child": (
        "child = subprocess.Popen(['sleep', '600'], start_new_session=True, env={})\n"
        "open('child', 'a').write(f'{child.pid} ')\nprint(flush=True)"
    ),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(program, "GRACE", 0.05)
    return tmp_path


def started(folder: Path, body: str) -> Program:
    (folder / "bot.py").write_text("import os, subprocess, sys, time\n" + body, "utf-8")
    return Program([sys.executable, "-S", "bot.py"])


def number_in(file: Path) -> int:
    end = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().endswith(" ")) and time.monotonic() < end:
        time.sleep(0.02)
    return int(file.read_text())


@on_linux
@pytest.mark.parametrize("how", BEHAVIOUR)
def test_closing_lets_go_of_every_thread_and_handle(how: str, folder: Path) -> None:
    for count in range(ROUNDS + 1):
        if count == 1:  # the first may open what stays open for all
            before = threading.active_count(), len(list(HANDLES.iterdir()))
        running = started(folder, BEHAVIOUR[how])
        running.tell(b"x" * 300_000)  # more than a pipe holds
        if how not in ("says nothing", "ends at once"):
            running.hear(60)
        running.close()
    assert (threading.active_count(), len(list(HANDLES.iterdir()))) == before
    if how == "leaves a child":
        for pid in (folder / "child").read_text().split():
            os.kill(int(pid), signal.SIGKILL)


@on_linux
def test_who_forgets_to_close_a_program_ends_it_all_the_same(folder: Path) -> None:
    before = threading.active_count(), len(list(HANDLES.iterdir()))
    running = [started(folder, "open('pid', 'w').write(f'{os.getpid()} ')\n" + BEHAVIOUR["says nothing"])]
    pid = number_in(folder / "pid")
    running.clear()
    gc.collect()
    assert ends(pid)
    end = time.monotonic() + PATIENCE
    while (now := (threading.active_count(), len(list(HANDLES.iterdir())))) != before and time.monotonic() < end:
        time.sleep(0.02)
    assert now == before


@on_linux
@pytest.mark.parametrize("generations", [1, 2])
def test_a_child_in_a_session_of_its_own_is_ended_too(generations: int, folder: Path) -> None:
    child = "import os, time; open('child', 'w').write(f'{os.getpid()} '); time.sleep(600)"
    for _ in range(generations):
        child = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {child!r}], start_new_session=True)"
    running = started(folder, f"exec({child!r})\nprint(flush=True)\nsys.stdin.read()")
    pid = number_in(folder / "child")
    assert is_running(pid)
    running.close()
    assert ends(pid)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such shell")
def test_a_program_does_not_outlive_who_started_it(folder: Path) -> None:
    """One that would not care: nothing more comes, and it sleeps. Whoever asks it is killed at once."""
    (folder / "bot.py").write_text(
        "import os, subprocess, time\nchild = subprocess.Popen(['sleep', '600'])\n"
        "open('pids', 'w').write(f'{os.getpid()} {child.pid}')\nprint(flush=True)\ntime.sleep(600)"
    )
    asks = (
        "import os, signal, sys\nfrom threading import Thread\nfrom misterx.bots.external.program import Program\n"
        "kept = []\nshort = Thread(target=lambda: kept.append(Program([sys.executable, 'bot.py'])))\n"
        "short.start(); short.join()\nassert kept[0].hear(60)\n"  # the thread that started it may end before it
        "assert kept[0]._process.poll() is None\nos.kill(os.getpid(), signal.SIGKILL)"
    )
    asked = subprocess.run([sys.executable, "-c", asks], check=False)
    assert asked.returncode == -signal.SIGKILL
    for pid in (folder / "pids").read_text().split():
        assert ends(int(pid))


@on_linux
def test_a_guard_ends_with_the_program(folder: Path) -> None:
    for _ in range(2):
        running = started(folder, BEHAVIOUR["answers"])
        running.close()
    children = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(os.getpid())], capture_output=True, text=True, check=False
    ).stdout
    assert "read -r _" not in children


def test_what_cannot_be_started_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    file = folder / "pid"
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        with pytest.raises(Fault) as caught:
            started(folder, f"open({str(file)!r}, 'w').write(f'{{os.getpid()}} ')\ntime.sleep(600)")
    assert caught.value.kind == "not_started"
    assert not file.exists() or ends(int(file.read_text()))


def test_a_mailbox_holds_few_lines_and_keeps_nobody_when_it_is_closed() -> None:
    box = Mailbox(2)
    brought: list[bool] = []
    thread = threading.Thread(target=lambda: brought.extend(box.put(b"%d" % n) for n in range(4)))
    thread.start()
    assert box.get(20) == b"0"
    thread.join(0.2)
    assert thread.is_alive(), "three are more than two"
    box.close()
    thread.join(20)
    assert not thread.is_alive()
    assert brought == [True, True, True, False]
    assert Mailbox(2).get(0.01) is None


def test_a_babbling_bot_costs_a_decision_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("for n in range(9): print(n)", "utf-8")
    mind = Knowledge(Game.new("scotland-yard", 3, seed=1), "x")
    bot = bots.load(f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}@60s")
    before = threading.active_count()
    assert bot.choose(mind) in mind.view["legal"]
    assert threading.active_count() == before
