"""Every test has deals and dice of its own, the same in every run: by its name, and how many it has asked for.

    python -m tests.server.dealing serve ...

is `misterx`, but for where its deals come from. Nothing in the product itself can be told how to deal.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from unittest.mock import patch

from misterx.cli import main
from misterx.play import draws
from misterx.server.tables import registry

FILE = "DEALS_ARE_NAMED_IN"  # the variable that tells servers where to read whose deals they make
_made: list[str] = []  # for whom, one after the other


def name_deals(test: str) -> None:
    """From here on tables are dealt for this test, here and by servers that this process starts or has started."""
    (_folder() / "test").write_text(test, "utf-8")
    _made.clear()


@cache
def _folder() -> Path:
    """Made once a process: others that run tests at the same time name deals of their own."""
    kept = tempfile.TemporaryDirectory(prefix="misterx-")
    atexit.register(kept.cleanup)
    os.environ[FILE] = str(Path(kept.name) / "test")
    deal_by_name()
    return Path(kept.name)


def deal_by_name() -> None:
    for room in (draws, registry):
        patch.object(room, "new_seed", named_seed).start()


def named_seed() -> bytes:
    test = Path(os.environ[FILE]).read_text("utf-8")
    if test not in _made:
        _made.clear()
    _made.append(test)
    return hashlib.sha256(f"{test} {len(_made)}".encode()).digest()


if __name__ == "__main__":
    if FILE in os.environ:
        deal_by_name()
    sys.exit(main())
