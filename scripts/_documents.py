"""Writes what `scripts/docs` writes: pages whose text lies elsewhere, in a table or in docstrings."""

from __future__ import annotations

import sys
from pathlib import Path

from _evidence import write_pages
from _notation import PAGE as NOTATION
from _notation import write_notation
from _reference import PAGE, write_reference
from _research import PAGE as RESEARCH
from _research import write_research

ROOT = Path(__file__).resolve().parents[1]


def list_stale() -> dict[Path, str]:
    """The pages that are not as they should be, and how they should be."""
    pages = {**write_pages(), PAGE: write_reference(), NOTATION: write_notation(), RESEARCH: write_research()}
    return {path: text for path, text in pages.items() if not path.exists() or path.read_text("utf-8") != text}


if __name__ == "__main__":
    stale = list_stale()
    for path, text in stale.items():
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        print(("stale: " if "--check" in sys.argv else "written: ") + path.relative_to(ROOT).as_posix())
    sys.exit(1 if stale and "--check" in sys.argv else 0)
