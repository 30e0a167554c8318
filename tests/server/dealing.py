"""Every test has deals and dice of its own, the same in every run: by its name, and how many it has asked for.

    python -m tests.server.dealing serve ...

is `misterx`, but for where its deals come from, and for the lots before a deal: they are drawn in tests alone that say
so (`pytest.mark.lots`), since they would make every deal another one. Nothing in the product itself can be told how to
deal.
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
from misterx.server.people import starting
from misterx.server.table import lots
from misterx.server.table.lots import who_draws
from misterx.server.tables import registry

FILE = "DEALS_ARE_NAMED_IN"  # the variable that tells servers where to read whose deals they make
LOTS = " draws lots"  # behind the name of a test
PATIENCE = "ANSWER_SECONDS"  # the variable that says how long lots are waited for
_made: list[str] = []  # for whom, one after the other


def name_deals(test: str, draw_lots: bool = False) -> None:
    """From here on tables are dealt for this test, here and by servers that this process starts or has started.

    `draw_lots`: people on both sides draw lots first.
    """
    (_folder() / "test").write_text(test + LOTS * draw_lots, "utf-8")
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
    draw_lots_where_asked()


def draw_lots_where_asked() -> None:
    if seconds := os.environ.get(PATIENCE):
        patch.object(lots, "ANSWER_SECONDS", float(seconds)).start()
    patch.object(starting, "who_draws", lambda seats: who_draws(seats) if _name().endswith(LOTS) else {}).start()


def named_seed() -> bytes:
    test = _name()
    if test not in _made:
        _made.clear()
    _made.append(test)
    return hashlib.sha256(f"{test} {len(_made)}".encode()).digest()


def _name() -> str:
    return Path(os.environ[FILE]).read_text("utf-8")


if __name__ == "__main__":
    if FILE in os.environ:
        deal_by_name()
    sys.exit(main())
