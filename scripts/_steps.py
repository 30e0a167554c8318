"""The steps of scripts/test: each one named, timed and counted, and none hidden by an earlier failure."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from _environment import ENVIRONMENT
from _services import missing

LINT = ["-m", "ruff", "check"]
FORMAT = ["-m", "ruff", "format", "--check"]
TYPES = ["-m", "mypy"]
SECRETS = ["scripts/_secrets.py"]
DOCUMENTS = ["scripts/_documents.py"]
SITE = ["-m", "mkdocs", "build", "--strict", "--quiet"]
NOT_RUN = 75  # the exit code of a check that needs a network and found none
LAYERS = ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
PAGES_LINT = ["web/build.py", "run", "lint"]
PAGES = ["web/build.py", "run", "test"]  # what of the pages can be tested without a browser
CHECKS = {
    "lint": LINT,
    "format": FORMAT,
    "types": TYPES,
    "layers": LAYERS,
    "secrets": SECRETS,
    "site": SITE,
    "pages, lint": PAGES_LINT,
    "pages, units": PAGES,
}
AUDITS = {"audit of Python": ["scripts/_audit.py", "python"], "audit of the pages": ["scripts/_audit.py", "pages"]}


class Step(NamedTuple):
    name: str
    seconds: float
    passed: int
    failed: int
    skipped: int


class Steps:
    def __init__(self) -> None:
        self.done: list[Step] = []
        self.left_out: list[str] = []

    def check(self, name: str, arguments: Sequence[str]) -> None:
        """A check that passes or fails as a whole, or could not be made here."""
        seconds, code = self.run(name, arguments, {})
        if code == NOT_RUN:
            self.leave_out(f"{name}: what it asks could not be reached from here")
        self.done.append(Step(name, seconds, int(code == 0), int(code not in (0, NOT_RUN)), int(code == NOT_RUN)))

    def check_all(self, checks: dict[str, list[str]]) -> None:
        for name, arguments in checks.items():
            self.check(name, arguments)

    def test(self, name: str, arguments: Sequence[str], **variables: str) -> None:
        """A pytest run, counted test by test; one that finds no test has failed."""
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.xml")
            workers = ["-n", str(count_workers())]
            seconds, code = self.run(name, ["-m", "pytest", *workers, f"--junitxml={report}", *arguments], variables)
            passed, failed, skipped = count_tests(report)
        if code:
            failed = max(failed, 1)  # a run that broke down before it could count
        self.done.append(Step(name, seconds, passed, failed, skipped))

    def run(self, name: str, arguments: Sequence[str], variables: dict[str, str]) -> tuple[float, int]:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        command = [str(ENVIRONMENT.python), *arguments]
        try:
            code = subprocess.call(command, cwd=ENVIRONMENT.root, env={**ENVIRONMENT.variables(), **variables})
        except KeyboardInterrupt:
            sys.exit(f"\nStopped during {name}.")
        seconds = time.monotonic() - start
        ended = {0: "ok", NOT_RUN: "NOT RUN"}.get(code, "FAILED")
        print(f"=== {name}: {ended} in {seconds:.1f} s", flush=True)
        return seconds, code

    def leave_out(self, what: str) -> None:
        """Something could not be run here; the end says so."""
        self.left_out.append(what)

    def finish(self) -> int:
        """Print the table and the last line; returns the exit code."""
        print(f"\n{'step':<24}{'seconds':>9}{'passed':>9}{'failed':>9}{'skipped':>9}")
        for step in self.done:
            print(f"{step.name:<24}{step.seconds:>9.1f}{step.passed:>9}{step.failed:>9}{step.skipped:>9}")
        passed = sum(step.passed for step in self.done)
        failed = sum(step.failed for step in self.done)
        if services := " and ".join(missing()):
            self.leave_out(f"the tests of many nodes: {services} not found (Debian: postgresql, nats-server)")
        if sys.platform == "linux" and not shutil.which("bwrap"):
            self.leave_out("the test of a hostile bot behind walls: bubblewrap not found (Debian: bubblewrap)")
        for what in self.left_out:
            print(f"\n!!! NOT RUN: {what}")
        print(f"\n{passed} passed, {failed} failed")
        return 1 if failed else 0


def count_workers() -> int:
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(cores, 8)


def count_tests(report: Path) -> tuple[int, int, int]:
    """Passed, failed and skipped tests of a JUnit report; zeros where there is none."""
    if not report.is_file():
        return 0, 0, 0
    suites = [suite.attrib for suite in ElementTree.parse(report).iter("testsuite")]
    total, failures, errors, skipped = (
        sum(int(suite[key]) for suite in suites) for key in ("tests", "failures", "errors", "skipped")
    )
    return total - failures - errors - skipped, failures + errors, skipped
