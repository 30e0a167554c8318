"""What is handed out: refused without an audit, whole, and the same wherever it is made."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest

import _release
from _hashes import is_of, needed, pins
from _release import MOST_DAYS, NotReady, build, check_audits, inventory, note_audit, notes, take_out

ROOT = Path(__file__).parents[1]
REQUIREMENTS = (ROOT / "requirements.txt").read_text("utf-8")


def test_nothing_is_released_without_an_audit_of_these_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_release, "AUDITS", tmp_path / "build" / "audits.json")
    with pytest.raises(NotReady, match="No audit of python"):
        check_audits(time.time())
    note_audit("python")
    with pytest.raises(NotReady, match="No audit of pages"):
        check_audits(time.time())
    note_audit("pages")
    check_audits(time.time())
    with pytest.raises(NotReady, match="older than"):
        check_audits(time.time() + (MOST_DAYS + 1) * 86_400)
    told = json.loads(_release.AUDITS.read_text())
    told["python"]["of"] = "another list of packages"
    _release.AUDITS.write_text(json.dumps(told))
    with pytest.raises(NotReady, match="has changed since"):
        check_audits(time.time())


def test_what_runs_is_pinned_as_everywhere_and_has_hashes() -> None:
    parts = [part for part in re.split(r"^(?=[a-z])", REQUIREMENTS, flags=re.M) if "==" in part and part[0] != "#"]
    named = {part.partition("==")[0] for part in parts}
    assert {"numba", "uvicorn", "starlette", "msgspec", "nats-py", "psycopg"} <= named
    assert {name for name, markers in needed().items() if "" in markers} <= named
    known = {f"{name}=={next(iter(pin.specifier)).version}" for name, some in pins().items() for pin in some}
    for part in parts:
        assert part.split()[0] in known, "make requirements.txt anew (scripts/_hashes.py)"
        assert "--hash=sha256:" in part
    assert "://" not in REQUIREMENTS


def test_files_of_an_index_are_told_apart() -> None:
    assert is_of("nats_py-2.16.0-py3-none-any.whl", "nats-py", "2.16.0")
    assert is_of("nats-py-2.16.0.tar.gz", "nats-py", "2.16.0")
    assert not is_of("nats_py-2.16.01-py3-none-any.whl", "nats-py", "2.16.0")
    assert not is_of("psycopg_binary-3.3.8-cp311-x.whl", "psycopg", "3.3.8")


def test_the_inventory_names_every_part_with_its_hashes() -> None:
    told = inventory("1.0", 0)
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.5")
    assert told["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"
    parts = {part["purl"]: part for part in told["components"]}
    assert len(parts) == len(told["components"])
    python = [part for purl, part in parts.items() if purl.startswith("pkg:pypi/")]
    assert all(part["hashes"] for part in python)
    assert {"numba", "uvicorn"} <= {part["name"] for part in python}
    assert {"svelte", "vite"} <= {part["name"] for purl, part in parts.items() if purl.startswith("pkg:npm/")}


def test_notes_are_what_the_changelog_tells() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0] - 2026-01-01\n\n- old\n"
    assert notes(text, "1.0") == "# Mister X 1.0\n\n- old\n"
    assert notes(text, "1.1") == "# Mister X 1.1\n\n- new\n"
    with pytest.raises(NotReady):
        notes("# Changelog\n", "1.0")


@pytest.mark.deep
def test_two_builds_of_one_commit_are_equal_wherever_they_are_made(tmp_path: Path) -> None:
    """Needs what npm downloads. Nothing may differ: not by folder, clock, language, time zone or rights."""
    made = []
    surroundings = [
        (0o022, {"TZ": "UTC", "LANG": "C"}, "here"),
        (
            0o077,
            {"TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8", "HOME": str(tmp_path)},
            "some where else",
        ),
    ]
    for umask, variables, name in surroundings:
        source, target = tmp_path / name / "source", tmp_path / name / "dist"
        source.parent.mkdir()
        before, old = os.umask(umask), dict(os.environ)
        os.environ.update(variables)
        try:
            made.append(
                {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in build_once(source, target)}
            )
        finally:
            os.umask(before)
            os.environ.clear()
            os.environ.update(old)
    assert made[0] == made[1]
    assert sorted(name.rpartition(".")[2] for name in made[0]) == ["gz", "whl"]


def build_once(source: Path, target: Path) -> list[Path]:
    when = take_out(source)
    return build(source, target, when)


@pytest.mark.deep
def test_what_runs_installs_by_its_hashes_into_an_empty_environment(tmp_path: Path) -> None:
    """Needs a network: the package index."""
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / Path(sys.executable).name
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements.txt")], check=True)
    source = tmp_path / "source"
    (wheel,) = (file for file in build(source, tmp_path / "dist", take_out(source)) if file.suffix == ".whl")
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    subprocess.run([str(python), "-m", "pip", "check"], check=True)
    told = subprocess.run([str(python), "-m", "misterx", "titles"], check=True, capture_output=True, text=True)
    assert "scotland-yard" in told.stdout
