"""The plain backend gives what the tuned one gives, and takes its place where numba's insides have moved."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from misterx.kernel import backend

ROOT = Path(__file__).parents[3]
# Whole games of one family, compiled by whichever backend: how each ended, and every byte that is left of the last.
PLAY = """
import hashlib, sys
from misterx import titles
from misterx.arena.room import Room
from misterx.families.shared.playout import playouts
from misterx.kernel.jit import compiled
from misterx.play import Game
title = next(name for name in titles.ids() if titles.load(name).family == sys.argv[1])
game = Game(title, None, None, None, None, 0)
room = Room.of(game)
play = playouts if sys.argv[2] == "interpreted" else compiled(playouts, game.family)
play(*room.for_playouts, 0, 5, room.tally[0])
print(room.tally[0].tolist(), hashlib.sha256(room.states[0].tobytes()).hexdigest())
"""


def run(cache: Path, *command: str, **variables: str) -> str:
    environment = {**os.environ, "MISTERX_CACHE": str(cache), **variables}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture
def fresh() -> Iterator[None]:
    """What was chosen is forgotten before and after."""
    backend.choose.cache_clear()
    yield
    backend.choose.cache_clear()


@pytest.mark.parametrize("name", ["tuned", "plain"])
def test_a_backend_passes_its_own_check(name: str, tmp_path: Path) -> None:
    run(tmp_path, "-m", "misterx.kernel.backend.check", MISTERX_BACKEND=name)


@pytest.mark.slow
@pytest.mark.parametrize("family", ["transit", "hand", "gang"])
def test_the_plain_backend_plays_the_same_games(family: str, tmp_path: Path) -> None:
    plain = run(tmp_path, "-c", PLAY, family, "compiled", MISTERX_BACKEND="plain")
    assert plain == run(tmp_path, "-c", PLAY, family, "interpreted")


def test_the_versions_it_was_written_for_are_the_project_s_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    bounds = {one.name: one.specifier for one in map(Requirement, project["dependencies"])}
    first, before = (".".join(map(str, one)) for one in (backend.FIRST, backend.BEFORE))
    assert {str(one) for one in bounds["numba"]} == {f">={first}", f"<{before}"}
    for name in ("numba", "llvmlite", "numpy", "uvicorn", "websockets"):
        assert any(one.operator == "<" for one in bounds[name])


@pytest.mark.usefixtures("fresh")
def test_a_numba_whose_insides_have_moved_compiles_the_plain_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MISTERX_CACHE", str(tmp_path))
    monkeypatch.delenv("MISTERX_BACKEND", raising=False)
    monkeypatch.setattr(backend, "version", lambda _: "99.0.1")
    monkeypatch.setattr(backend, "CHECK", [sys.executable, "-c", "raise SystemExit(1)"])
    with pytest.warns(RuntimeWarning, match=r"insides of numba 99\.0\.1"):
        assert backend.choose() == "plain"
    assert backend.load().__name__ == "misterx.kernel.backend.numba_plain"  # type: ignore[attr-defined]

    backend.choose.cache_clear()
    monkeypatch.setattr(backend, "CHECK", [sys.executable, "-c", "pass"])
    assert not backend.passes_check()  # it was tried once, and is not tried again
    next(tmp_path.iterdir()).unlink()
    assert backend.choose() == "tuned"


@pytest.mark.usefixtures("fresh")
def test_a_backend_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_BACKEND", "quick")
    with pytest.raises(ValueError, match="'tuned' or 'plain'"):
        backend.choose()
