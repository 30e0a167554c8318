"""A throw-away environment with the newest releases, for `scripts/canary`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator, Sequence
from pathlib import Path

from _environment import ENVIRONMENT
from _steps import NOT_RUN

# Tools that only look at the sources; a newer one breaks nobody who plays.
NOT_TRIED = {"axe-playwright-python", "import-linter", "mypy", "pip-audit", "ruff", "schemathesis"}
TESTS = [
    "tests/units/kernel",
    "tests/golden",
    "tests/counts",
    "tests/units/play",
    "tests/server/test_doorstep.py",
    "tests/server/test_outlet.py",
]
TOLD = ("llvmlite", "msgspec", "numba", "numpy", "starlette", "uvicorn", "uvloop", "websockets")


def list_wanted(project: dict[str, object]) -> Iterator[str]:
    """Every requirement of the project without its upper bound."""
    extras = project["optional-dependencies"]
    assert isinstance(extras, dict)
    named = project["dependencies"]
    assert isinstance(named, list)
    for text in [*named, *extras["many"], *extras["dev"]]:
        name = re.split(r"[\[<>=; ]", text, maxsplit=1)[0]
        if name not in NOT_TRIED | {"misterx"}:
            yield re.sub(r",?<[\d.]+", "", text)


def try_newest(arguments: Sequence[str]) -> int:
    project = tomllib.loads((ENVIRONMENT.root / "pyproject.toml").read_text("utf-8"))["project"]
    pre = ["--pre"] if "--pre" in arguments else []
    tests = [argument for argument in arguments if argument != "--pre"] or [*TESTS, "-m", "not deep"]
    with tempfile.TemporaryDirectory(prefix="misterx-canary-") as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
        install = [python, "-m", "pip", "install", "--quiet", "--upgrade", *pre, *list_wanted(project)]
        if subprocess.call(install, cwd=ENVIRONMENT.root):
            print("!!! NOT RUN: the newest releases could not be installed from here.")
            return NOT_RUN
        for line in subprocess.check_output([python, "-m", "pip", "list", "--format=freeze"], text=True).splitlines():
            if line.partition("==")[0].lower() in TOLD:
                print(line)
        sys.stdout.flush()
        variables = {**ENVIRONMENT.variables(), "PYTHONPATH": str(ENVIRONMENT.root / "src")}
        variables["MISTERX_CACHE"] = str(Path(folder) / "code")
        return subprocess.call([python, "-m", "pytest", *tests], cwd=ENVIRONMENT.root, env=variables)
