"""Writes requirements.txt: what runs, each package at the version of constraints.txt, with the hashes that pip checks.

Hashes are those that the package index tells, which pip itself names: of every file of that version, for every system.
"""

from __future__ import annotations

import html
import importlib.metadata as metadata
import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import Request as Ask
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "requirements.txt"
EXTRAS = {"", "many"}
HEAD = "# What a server needs, for pip install --require-hashes -r requirements.txt. Made by scripts/_hashes.py.\n"
JSON = "application/vnd.pypi.simple.v1+json"
PATIENCE = 60  # seconds for an answer


def needed(root: str = "misterx", extras: set[str] = EXTRAS) -> dict[str, set[str]]:
    """Every package that the program needs to run, with the markers under which it does; none: always."""
    found: dict[str, set[str]] = {}
    waiting = [(root, extras, "")]
    while waiting:
        name, wished, condition = waiting.pop()
        for line in metadata.requires(name) or ():
            one = Requirement(line)
            if (
                one.marker
                and "extra" in str(one.marker)
                and not any(one.marker.evaluate({"extra": e}) for e in wished - {""})
            ):
                continue
            marker = "" if one.marker is None or "extra" in str(one.marker) else str(one.marker)
            marker = " and ".join(f"({part})" for part in (condition, marker) if part)
            key = canonicalize_name(one.name)
            if key not in found or marker not in found[key]:
                found.setdefault(key, set()).add(marker)
                try:
                    metadata.version(key)
                except metadata.PackageNotFoundError:
                    continue  # for another system: its own needs are not known here, and it has none that matter
                waiting.append((key, set(one.extras) | {""}, marker))
    return found


def pins() -> dict[str, list[Requirement]]:
    """The lines of constraints.txt by name."""
    found: dict[str, list[Requirement]] = {}
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            one = Requirement(line)
            found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


def index() -> str:
    """The package index that pip asks."""
    told = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True
    )
    if told.returncode == 0 and told.stdout.strip():
        return told.stdout.strip().rstrip("/")
    from pip._internal.models.index import PyPI

    return str(PyPI.simple_url).rstrip("/")


def hashes_of(name: str, version: str, source: str) -> list[str]:
    """The hashes of all files of a version."""
    with urlopen(Ask(f"{source}/{name}/", headers={"Accept": f"{JSON}, text/html;q=0.5"}), timeout=PATIENCE) as answer:
        told = answer.read().decode()
        is_json = "json" in answer.headers.get("content-type", "")
    if is_json:
        files = [(file["filename"], file["hashes"].get("sha256", "")) for file in json.loads(told)["files"]]
    else:
        files = [
            (html.unescape(text), hashed)
            for hashed, text in re.findall(r"#sha256=([0-9a-f]{64})[^>]*>\s*([^<]+?)\s*</a>", told)
        ]
    return sorted({hashed for file, hashed in files if hashed and is_of(file, name, version)})


def is_of(file: str, name: str, version: str) -> bool:
    """Whether a file holds this version of this package."""
    plain = file.lower().replace("_", "-")
    rest = plain.removeprefix(f"{canonicalize_name(name)}-")
    return rest != plain and rest.startswith((f"{version}-", f"{version}.tar.gz", f"{version}.zip"))


def write() -> str:
    source, known = index(), pins()
    lines = [HEAD]
    for name, markers in sorted(needed().items()):
        if name not in known and "" not in markers:
            continue  # for a Python or a system that we are not made for
        for pin in known[name]:
            (version,) = (spec.version for spec in pin.specifier)
            hashes = hashes_of(name, version, source)
            if not hashes:
                raise SystemExit(f"The index knows no file of {name} {version}.")
            conditions = [] if "" in markers else [" or ".join(sorted(markers))]
            conditions += [str(pin.marker)] if pin.marker else []
            told = f" ; {' and '.join(f'({each})' for each in conditions)}" if conditions else ""
            lines.append(
                f"{name}=={version}{told}" + "".join(f" \\\n    --hash=sha256:{each}" for each in hashes) + "\n"
            )
    return "".join(lines)


if __name__ == "__main__":
    TARGET.write_text(write(), "utf-8")
    print(f"{TARGET.name} is written; look at what changed before it is committed.")
