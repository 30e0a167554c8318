"""Makes what is handed out: wheel and sdist, the inventory of their parts, checksums, and notes from the changelog.

Everything is made from the commit, in a folder of its own, with the tools of constraints.txt. Two releases of one
commit are equal byte for byte, wherever they are made (`tests/test_release.py`).
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
AUDITS = ROOT / "build" / "audits.json"
AUDITED = {"python": ROOT / "constraints.txt", "pages": ROOT / "web" / "package-lock.json"}
MOST_DAYS = 7  # that an audit may be old
IMAGES = {
    "PYTHON_IMAGE": "python:3.12-slim",
    "POSTGRES_IMAGE": "postgres:15",
    "NATS_IMAGE": "nats:2",
    "CADDY_IMAGE": "caddy:2",
}
PIN = re.compile(r"^([a-z0-9._-]+)==([^ \\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class NotReady(Exception):
    """Why nothing can be handed out now."""


def note_audit(which: str) -> None:
    """Write down that an audit has found nothing, of what, and when."""
    AUDITS.parent.mkdir(exist_ok=True)
    told = read_audits()
    told[which] = {"at": int(time.time()), "of": digest(AUDITED[which])}
    AUDITS.write_text(json.dumps(told, indent=1), "utf-8")


def read_audits() -> dict[str, Any]:
    try:
        told = json.loads(AUDITS.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def check_audits(now: float) -> None:
    """Refuse without an audit of just these packages, of these days."""
    for which, file in AUDITED.items():
        told = read_audits().get(which)
        how = f"Run `.venv/bin/python scripts/_audit.py {which}` where it can ask."
        if not told:
            raise NotReady(f"No audit of {which} has been made that found nothing. {how}")
        if told["of"] != digest(file):
            raise NotReady(f"{file.name} has changed since the audit of {which}. {how}")
        if now - told["at"] > MOST_DAYS * 86_400:
            raise NotReady(f"The audit of {which} is older than {MOST_DAYS} days. {how}")


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def take_out(folder: Path) -> int:
    """The commit's files in a folder, as they were committed; when that was."""
    packed = folder.with_suffix(".tar")
    git("archive", "--format=tar", "-o", str(packed), "HEAD")
    with tarfile.open(packed) as files:
        files.extractall(folder, filter="data")
    packed.unlink()
    return int(git("log", "-1", "--format=%ct"))


def build(source: Path, target: Path, when: int) -> list[Path]:
    """Wheel and sdist of a folder of sources."""
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(when), "TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target), "-t", "sdist", "-t", "wheel"]
    subprocess.run(command, cwd=source, env=variables, check=True, stdout=sys.stderr)
    return sorted(target.iterdir())


def inventory(version: str, when: int) -> dict[str, Any]:
    """What the program consists of and is made with, as CycloneDX."""
    parts = [*_python_parts(), *_page_parts()]
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
    own = {"type": "application", "name": "misterx", "version": version, "purl": f"pkg:pypi/misterx@{version}"}
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"timestamp": stamp, "component": own}, "components": parts,
    }  # fmt: skip


def _python_parts() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for line in (ROOT / "requirements.txt").read_text("utf-8").splitlines():
        if pin := PIN.match(line):
            name, version = pin.groups()
            purl = f"pkg:pypi/{name}@{version}"
            found.append(
                {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl, "hashes": []}
            )
        elif hashed := HASH.search(line):
            found[-1]["hashes"].append({"alg": "SHA-256", "content": hashed[1]})
    return found


def _page_parts() -> list[dict[str, Any]]:
    """What the pages are made of and built with; npm checks its own hashes."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    found = {}
    for place, part in locked.items():
        if "node_modules/" in place and not part.get("link"):
            name = place.rpartition("node_modules/")[2]
            purl = f"pkg:npm/{name.replace('@', '%40')}@{part['version']}"
            found[purl] = {
                "type": "library", "name": name, "version": part["version"], "purl": purl, "bom-ref": purl,
                "scope": "excluded" if part.get("dev") else "required",
            }  # fmt: skip
    return [found[purl] for purl in sorted(found)]


def notes(changelog: str, version: str) -> str:
    """What the changelog tells of a version, or of what is not released yet."""
    for heading in (version, "Unreleased"):
        if told := re.search(rf"^## \[{re.escape(heading)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S):
            return f"# Mister X {version}\n\n{told[1].strip()}\n"
    raise NotReady(f"CHANGELOG.md tells nothing of {version}.")


def release(target: Path) -> None:
    if git("status", "--porcelain"):
        raise NotReady("There are changes that are not committed: a release is made from a commit.")
    check_audits(time.time())
    if target.exists():
        shutil.rmtree(target)
    target.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        when = take_out(source)
        made = build(source, target, when)
        version = next(file.name.split("-")[1] for file in made if file.suffix == ".whl")
    told = {"inventory.cdx.json": json.dumps(inventory(version, when), indent=1) + "\n"}
    told["NOTES.md"] = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    for name, text in told.items():
        (target / name).write_text(text, "utf-8")
    sums = "".join(f"{digest(file)}  {file.name}\n" for file in sorted(target.iterdir()))
    (target / "SHA256SUMS").write_text(sums, "utf-8")
    print(f"{target}:\n{sums}", end="")


def pin_images(target: Path) -> None:
    """Find the digests of the images by name, which needs docker and a network, and write them as variables."""
    lines = []
    for name, image in IMAGES.items():
        command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
        try:
            found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError) as error:
            raise NotReady(
                f"The digest of {image} cannot be found here: {error}. This needs docker and a network."
            ) from None
        lines.append(f"{name}={image}@{found}\n")
    target.write_text("".join(lines), "utf-8")
    print(f"{target} is written: docker compose --env-file {target} …")
