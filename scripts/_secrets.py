"""Looks for secrets that somebody has left in a file of the repository: keys, tokens, passwords in addresses."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LARGEST = 5_000_000
# What each looks like. A pattern that could find itself here is written in two parts.
PATTERNS = {
    "a private key": re.compile(r"-----BEGIN [A-Z ]*" + r"PRIVATE KEY-----"),
    "a key of a cloud": re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b"),
    "a token of a code host": re.compile(r"\b(?:gh[pousr]_[0-9A-Za-z]{36,}|glpat-[\w-]{20,}|github_pat_\w{30,})"),
    "a token of a package index": re.compile(r"\bpypi-[0-9A-Za-z_-]{40,}|\bnpm_[0-9A-Za-z]{36}\b"),
    "a token of a chat": re.compile(r"\bxox[abprs]-[0-9A-Za-z-]{10,}"),
    "a signed token": re.compile(r"\beyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10,}"),
    "a password in an address": re.compile(
        r"\b[a-z][a-z0-9+]{2,}://[^\s/:@\"'{}<>$]+:(?![A-Z_]+@)[^\s/@\"'{}<>$]{3,}@"
    ),
    "a password": re.compile(
        r"(?i)\b(?:password|passwd|secret_key|api_key|access_token)\b\s*[:=]\s*[\"'](?![\"'{<$%])[^\"'\s]{8,}[\"']"
    ),
}


def find_secrets(name: str, text: str) -> Iterator[str]:
    """Where a text has what looks like a secret; the secret itself is not said again."""
    for number, line in enumerate(text.splitlines(), 1):
        for what, pattern in PATTERNS.items():
            if pattern.search(line):
                yield f"{name}:{number}: {what}"


def files_of(root: Path) -> list[Path]:
    """The files that are in the repository, or would be if all were added; without git, all that lie there."""
    try:
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
        return [root / name for name in listed.decode("utf-8", "surrogateescape").split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        left_out = {".git", ".venv", "node_modules", "__pycache__"}
        return [file for file in root.rglob("*") if file.is_file() and not left_out & set(file.parts)]


def scan(root: Path, files: Iterable[Path]) -> list[str]:
    found: list[str] = []
    for file in files:
        if file.is_file() and file.stat().st_size <= LARGEST:
            found += find_secrets(file.relative_to(root).as_posix(), file.read_bytes().decode("utf-8", "replace"))
    return found


if __name__ == "__main__":
    files = files_of(ROOT)
    found = scan(ROOT, files)
    print("\n".join([*found, f"{len(files)} files, {len(found)} with what looks like a secret."]))
    sys.exit(1 if found else 0)
