"""Every test has deals of its own, the same in every run: by its name, and how many it has asked for.

    python -m tests.server.dealing serve ...

is `misterx`, but for where its deals come from. Nothing in the product itself can be told how to deal.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from misterx.cli import main
from misterx.server import house

FILE = "DEALS_ARE_NAMED_IN"  # the variable that tells servers where to read whose deals they make
_made: Counter[str] = Counter()


def name_deals(test: str) -> None:
    """From here on tables are dealt for this test, here and by servers that were started here."""
    if FILE not in os.environ:
        os.environ[FILE] = str(Path(tempfile.mkdtemp(prefix="misterx-")) / "test")
    Path(os.environ[FILE]).write_text(test, "utf-8")
    _made.clear()
    house.new_seed = named_seed


def named_seed() -> bytes:
    test = Path(os.environ[FILE]).read_text("utf-8")
    _made[test] += 1
    return hashlib.sha256(f"{test} {_made[test]}".encode()).digest()


if __name__ == "__main__":
    if FILE in os.environ:
        house.new_seed = named_seed
    sys.exit(main())
