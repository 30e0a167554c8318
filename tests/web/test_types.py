"""The pages' own types and markup."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_svelte_check_finds_nothing() -> None:
    build = runpy.run_path(str(WEB / "build.py"))
    build["write_words"]()
    build["npm"]("run", "check")
