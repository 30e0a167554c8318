"""The pages' own types and markup."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_svelte_check_finds_nothing() -> None:
    runpy.run_path(str(WEB / "build.py"))["npm"]("run", "check")
