"""Where compiled code is kept: one folder a family, named by a hash of everything that the code depends on.

A folder is filled under a private name by `arena/compiling/ahead.py` and takes its real name when complete, so it is
whole or not there. Later additions are single files, each written aside and renamed; a file that was torn or touched is
not believed (its own hash comes first) but compiled again. So no process can harm another, and none needs a lock.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from uuid import uuid4

from misterx.kernel import backend
from misterx.kernel.folders import cache_root

PACKAGE = Path(__file__).resolve().parent.parent
# Rooms that hold kernels; of `families` only the family's own folder and the files that all families share.
ROOMS = ("kernel", "deduce", "bots", "arena")
CHECK = hashlib.sha256().digest_size
SEARCHES = "searches"

_chosen: dict[str, Path] = {}


def sources(family: str) -> list[Path]:
    """The files that this family's compiled code may depend on."""
    families = PACKAGE / "families"
    found = [*families.glob("*.py"), *(families / "shared").rglob("*.py"), *(families / family).rglob("*.py")]
    for room in ROOMS:
        found.extend((PACKAGE / room).rglob("*.py"))
    return sorted(found)


@cache
def fingerprint(family: str) -> str:
    """Everything that compiled code depends on: sources, versions, processor, bounds check."""
    digest = hashlib.sha256()
    for source in sources(family):
        digest.update(f"{source.relative_to(PACKAGE).as_posix()} ".encode() + source.read_bytes())
    facts = [sys.version, version("numba"), version("llvmlite"), version("numpy"), platform.machine(), _processor()]
    facts.append(os.environ.get("NUMBA_BOUNDSCHECK", ""))
    if backend.choose() != "tuned":
        facts.append(backend.choose())
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()[:16]


@cache
def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))


def cache_folder(family: str) -> Path:
    """Where the complete compiled code of a family lies, or will."""
    return _chosen.get(family) or cache_root() / f"{family}-{fingerprint(family)}"


def keep_in(family: str, folder: Path) -> None:
    """Keep this family's compiled code in another folder from now on: the warmer's private one, or one for this run."""
    _chosen[family] = folder


def may_compile() -> bool:
    """MISTERX_JIT=off keeps everything interpreted."""
    return os.environ.get("MISTERX_JIT") != "off"


def is_ready(family: str) -> bool:
    """Whether this family's rules lie compiled in the cache, so that they load in a moment."""
    return may_compile() and cache_folder(family).is_dir()


def mark_searches(family: str) -> None:
    """Note that what searching bots call lies compiled in the folder too."""
    write_kept(cache_folder(family) / SEARCHES, b"")


def are_searches_ready(family: str) -> bool:
    """Whether a search of this family starts in a moment."""
    return may_compile() and (cache_folder(family) / SEARCHES).is_file()


def read_kept(path: Path) -> bytes | None:
    """What a file keeps; None where there is none, or it is not as it was written."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    kept = raw[CHECK:]
    return kept if raw[:CHECK] == hashlib.sha256(kept).digest() else None


def write_kept(path: Path, kept: bytes) -> None:
    """Write a file whole or not at all. A folder that cannot be written to only costs time later, so it is no error."""
    aside = path.with_name(f".{path.name}.{uuid4().hex[:12]}")
    try:
        aside.write_bytes(hashlib.sha256(kept).digest() + kept)
        os.replace(aside, path)
    except OSError:
        try:
            aside.unlink(missing_ok=True)
        except OSError:
            return
