"""The README's Python runs as printed, and its commands exist."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
COMMANDS = sorted(set(re.findall(r"`misterx ((?:board )?[a-z]+)", README.read_text("utf-8"))))


def test_the_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_the_two_commands_stand_at_the_top() -> None:
    top = README.read_text("utf-8").splitlines()[:8]
    assert {"scripts/play", "scripts/test"} <= {line.split()[0] for line in top if line}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_named_explains_itself(command: str) -> None:
    run = [sys.executable, "-m", "misterx", *command.split(), "--help"]
    answer = subprocess.run(run, text=True, encoding="utf-8", capture_output=True)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith("Usage: misterx " + command)
