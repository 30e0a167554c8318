"""The set-up of the scripts, on small checkouts of their own and without a network."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from _environment import ENVIRONMENT, Environment
from _steps import Steps

LONGEST = 600  # seconds, on a busy machine
SCRIPTS = Path(__file__).parent.parent / "scripts"
PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "misterx"
version = "1"
"""
# Enough of a build backend for an editable install; pip itself comes with Python.
BACKEND = """
import pathlib, zipfile
def build_editable(folder, settings=None, metadata=None):
    with zipfile.ZipFile(pathlib.Path(folder, "misterx-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("misterx.pth", str(pathlib.Path("src").resolve()))
        wheel.writestr("misterx-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: misterx\\nVersion: 1\\n" + EXTRA)
        wheel.writestr("misterx-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("misterx-1.dist-info/RECORD", "")
    return "misterx-1-py3-none-any.whl"
EXTRA = ""
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "check out"
    (root / "src" / "misterx").mkdir(parents=True)
    (root / "src" / "misterx" / "__main__.py").write_text("import sys; print('playing', sys.argv[1:])")
    (root / "pyproject.toml").write_text(PYPROJECT)
    (root / "backend.py").write_text(BACKEND)
    (root / "constraints.txt").write_text("# nothing\n")
    (root / "scripts").mkdir()
    for name in ("play", "_environment.py", "_python.py"):
        shutil.copy(SCRIPTS / name, root / "scripts")
    return root


def start(checkout: Path, *arguments: str, **variables: str) -> "subprocess.Popen[str]":
    environment = {"HOME": str(checkout), "PATH": os.defpath, "PIP_NO_INDEX": "1", **variables}
    if sys.platform == "win32":
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    command = [sys.executable, str(checkout / "scripts" / "play"), *arguments]
    return subprocess.Popen(
        command, env=environment, text=True, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def play(checkout: Path, *arguments: str, **variables: str) -> tuple[int, str]:
    process = start(checkout, *arguments, **variables)
    output, _ = process.communicate(timeout=LONGEST)
    return process.returncode, output


def test_it_sets_up_once_and_again_only_when_something_changed(checkout: Path) -> None:
    runs = [start(checkout, "one"), start(checkout, "two")]
    outputs = [run.communicate(timeout=LONGEST)[0] for run in runs]
    assert [run.returncode for run in runs] == [0, 0], outputs
    assert sorted(len(re.findall(r"^Creating .venv .* \.\.\. done", output, re.M)) for output in outputs) == [0, 1]
    assert "playing ['one']" in outputs[0]
    assert "playing ['two']" in outputs[1]

    before = os.times()
    assert play(checkout, "--help", "two words") == (0, "playing ['--help', 'two words']\n")
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    assert worked < 1, "seconds of a processor, of which a busy machine gives few; to set up takes several"

    (checkout / "constraints.txt").write_text("click==8.0\n")
    code, output = play(checkout)
    assert code == 0
    assert "Creating" not in output
    assert "Installing Mister X" in output
    assert play(checkout, "x") == (0, "playing ['x']\n")


def test_a_hostile_surrounding_changes_nothing(checkout: Path) -> None:
    elsewhere = checkout / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "misterx.py").write_text("raise SystemExit('the wrong misterx')")
    (elsewhere / "pip.py").write_text("raise SystemExit('the wrong pip')")
    settings = checkout / "pip.conf"
    settings.write_text(f"[global]\ntarget = {elsewhere}\nconstraint = none.txt\n[install]\nuser = true\n")
    variables = {
        "PYTHONPATH": str(elsewhere),
        "VIRTUAL_ENV": str(elsewhere),
        "CONDA_PREFIX": str(elsewhere),
        "PIP_CONFIG_FILE": str(settings),
        "PIP_USER": "1",
        "PIP_PREFIX": str(elsewhere),
        "LC_ALL": "C",
    }
    code, output = play(checkout, "grün", **variables)
    assert (code, output.splitlines()[-1]) == (0, "playing ['grün']"), output
    assert sorted(path.name for path in elsewhere.iterdir() if path.suffix) == ["misterx.py", "pip.py"]


def test_a_moved_or_broken_environment_is_made_anew(checkout: Path) -> None:
    assert play(checkout)[0] == 0
    moved = checkout.rename(checkout.with_name("moved"))
    code, output = play(moved)
    assert code == 0
    assert "broken or was moved" in output
    assert output.endswith("playing []\n")

    python = Environment(moved).python
    python.unlink()
    python.write_text("not a program")
    code, output = play(moved)
    assert code == 0
    assert "broken or was moved" in output
    assert output.endswith("playing []\n")


def test_without_a_network_it_says_so_and_the_next_run_goes_on(checkout: Path) -> None:
    backend = checkout / "backend.py"
    backend.write_text(BACKEND.replace('EXTRA = ""', 'EXTRA = "Requires-Dist: no-such-thing-anywhere\\n"'))
    unreachable = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    code, output = play(checkout, **unreachable, PIP_CONFIG_FILE=os.devnull)
    assert code == 1
    assert "needs a network connection" in output
    assert "Traceback" not in output

    backend.write_text(BACKEND)
    code, output = play(checkout)
    assert code == 0
    assert "Creating" not in output
    assert output.endswith("playing []\n")


def test_a_python_without_ensurepip_is_told_what_to_install(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"sudo apt install python3\.\d+-venv"):
        Environment(checkout).prepare()


def test_a_checkout_that_cannot_be_written_says_what_to_do(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Environment) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Environment, "lock", refuse)
    with pytest.raises(SystemExit, match="copy the\nwhole checkout to a folder of your own"):
        Environment(checkout).prepare()


OLD = "import runpy, sys; sys.version_info = (3, 8, 1); runpy.run_path({!r})"


def run_old_python(path: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", OLD.format(str(SCRIPTS / "_python.py")), "x"]
    return subprocess.run(command, env={**os.environ, "PATH": str(path)}, text=True, capture_output=True)


def test_an_old_python_says_which_one_is_needed(tmp_path: Path) -> None:
    answer = run_old_python(tmp_path)
    assert answer.returncode == 1
    assert "needs Python 3.11, 3.12, 3.13 or 3.14; this is 3.8" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
def test_an_old_python_hands_over_to_a_newer_one_on_the_path(tmp_path: Path) -> None:
    for name, text in {"python3.13": "exit 127", "python3.12": '[ "$1" = -c ] || echo "3.12 got $*"'}.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / name).chmod(0o755)
    answer = run_old_python(tmp_path)
    assert (answer.returncode, answer.stdout) == (0, f"3.12 got {SCRIPTS / '_python.py'} x\n")


def test_a_failing_step_hides_no_later_one(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ENVIRONMENT, "python", Path(sys.executable))
    steps = Steps()
    steps.check("first", ["-c", "raise SystemExit(3)"])
    steps.check("second", ["-c", "print('still run')"])
    assert steps.finish() == 1
    output = capfd.readouterr().out
    assert "=== first: FAILED" in output
    assert "still run" in output
    assert output.endswith("\n1 passed, 1 failed\n")


def test_tests_are_counted_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ENVIRONMENT, "python", Path(sys.executable))
    tests = tmp_path / "test_three.py"
    tests.write_text(
        "import pytest\ndef test_a(): pass\ndef test_b(): assert False\n@pytest.mark.skip\ndef test_c(): pass\n"
    )
    steps = Steps()
    steps.test("tests", [str(tests), "--rootdir", str(tmp_path)])
    steps.test("broken", [str(tmp_path / "missing.py")])
    assert [step[2:] for step in steps.done] == [(1, 1, 1), (0, 1, 0)]
