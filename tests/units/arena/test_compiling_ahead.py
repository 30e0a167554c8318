"""Compiling ahead: in a process of its own, whole or not at all, whatever happens to it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from misterx.arena.compiling import ahead
from misterx.arena.compiling.runner import Runner
from misterx.arena.simulate import simulate
from misterx.kernel.cache import cache_folder, is_ready

# A process that pretends to compile: what these tests are about is what happens around it.
QUICK = """
import sys, time
from pathlib import Path
from misterx.arena.compiling import ahead
def fill(family, folder, say, *shares):
    say("0 2 apply")
    (folder / "apply").write_text("code")
    {then}
    say("2 2 done")
ahead.fill = fill
ahead.COMMAND = [sys.executable, "-c", "pass"]  # the second process
ahead.main(*sys.argv[1:])
"""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Warming runs this file instead of the compiler."""
    script = tmp_path / "quick.py"
    script.write_text(QUICK.format(then="pass"))
    monkeypatch.setattr(ahead, "COMMAND", [sys.executable, str(script)])
    return script


def waits_for(gate: Path) -> str:
    """A process that pretends to compile until this file is there."""
    return QUICK.format(then=f"while not Path({str(gate)!r}).exists(): time.sleep(0.02)")


def test_a_folder_appears_when_it_is_complete(root: Path, quick: Path, tmp_path: Path) -> None:
    quick.write_text(waits_for(tmp_path / "gate"))
    warming = ahead.start("transit")
    assert warming
    while not list(root.glob(".filling-*/apply")):
        time.sleep(0.02)
    was_ready = is_ready("transit")
    (tmp_path / "gate").touch()
    assert not was_ready
    warming.wait()
    assert is_ready("transit")
    assert (warming.state, warming.message) == (1.0, "")
    assert [path.name for path in root.iterdir()] == [cache_folder("transit").name]
    assert ahead.start("transit") is None


def test_two_at_once_do_no_harm(root: Path, quick: Path, tmp_path: Path) -> None:
    quick.write_text(waits_for(tmp_path / "gate"))
    both = [ahead.start("transit"), ahead.start("transit")]
    (tmp_path / "gate").touch()
    for warming in both:
        assert warming
        warming.wait()
        assert warming.message == ""
    assert [path.name for path in root.iterdir()] == [cache_folder("transit").name]
    assert [path.name for path in cache_folder("transit").iterdir()] == ["apply"]


@pytest.mark.parametrize("how", ["kill", "terminate"])
def test_a_killed_compiler_leaves_nothing(root: Path, quick: Path, how: str) -> None:
    quick.write_text(QUICK.format(then="time.sleep(60)"))
    warming = ahead.start("transit")
    assert warming
    while not list(root.glob(".filling-*/apply")):
        time.sleep(0.02)
    getattr(warming.process, how)()
    warming.wait()
    assert "run interpreted" in warming.message
    assert not is_ready("transit")
    assert list(root.iterdir()) == []


def test_giving_up_leaves_nothing(root: Path, quick: Path) -> None:
    quick.write_text(QUICK.format(then="time.sleep(60)"))
    with Runner("transit") as runner:
        assert not runner.is_compiled
    assert list(root.iterdir()) == []


def test_a_failure_is_told_and_play_goes_on(root: Path, quick: Path) -> None:
    quick.write_text("raise SystemExit('no such processor')")
    said: list[str] = []
    with Runner("transit", said.append) as runner:
        assert not runner.wait()
    assert said[-1].endswith("run interpreted: no such processor")


def test_what_was_abandoned_is_cleared_away(root: Path, quick: Path) -> None:
    for name, age in (".filling-old", 2 * ahead.ABANDONED), (".filling-new", 10), ("transit-old", 2 * ahead.OUTDATED):
        (root / name).mkdir(parents=True)
        os.utime(root / name, (time.time() - age,) * 2)
    warming = ahead.start("transit")
    assert warming
    warming.wait()
    assert {path.name for path in root.iterdir()} == {".filling-new", cache_folder("transit").name}


def test_a_cache_folder_that_cannot_be_written_costs_only_its_lasting(root: Path, quick: Path) -> None:
    root.write_text("a file where the folder should be")
    said: list[str] = []
    with Runner("transit", said.append) as runner:
        assert runner.wait()
        folder = cache_folder("transit")
        assert (folder / "apply").is_file()
        assert not folder.is_relative_to(root)
    assert not folder.exists()
    assert "kept for this run only; MISTERX_CACHE names another folder." in said[-1]


@pytest.mark.slow
def test_real_kernels_load_from_a_folder_that_is_read_only(root: Path) -> None:
    warming = ahead.start("transit")
    assert warming
    warming.wait()
    assert warming.message == ""
    kept = sorted(path.name for path in cache_folder("transit").iterdir())
    assert any("matches" in name for name in kept)
    for path in (*cache_folder("transit").iterdir(), cache_folder("transit"), root):
        path.chmod(0o500 if path.is_dir() else 0o400)
    try:
        answer = simulate("scotland-yard", 200, seed=3)
        assert answer["seconds_compiling"] == 0
    finally:
        for path in (root, cache_folder("transit")):
            path.chmod(0o700)
    assert sorted(path.name for path in cache_folder("transit").iterdir()) == kept
