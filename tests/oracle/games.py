"""Every game of the oracle by name: seeded ones, and the golden ones wherever they lie."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from tests.oracle.facets import Facets
from tests.oracle.plans import all_plans
from tests.oracle.playing import play, replay

from misterx import Game

ROOT = Path(__file__).parent.parent.parent


@cache
def golden_records() -> dict[str, str]:
    """Golden games by title and a hash of their text: where they are kept does not matter."""
    found = {}
    for place in ("src", "tests"):
        for file in (ROOT / place).glob("**/golden/**/*.txt"):
            text = file.read_text("utf-8")
            if text.startswith("misterx record"):
                title = text.partition("title: ")[2].partition("\n")[0]
                found[f"golden-{title}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"] = text
    return dict(sorted(found.items()))


@cache
def names() -> list[str]:
    return [*golden_records(), *map(str, all_plans())]


def run(name: str, keep: bool = False) -> tuple[Game, Facets]:
    """One game of the oracle, played or told again here and now."""
    facets = Facets(keep)
    if name in golden_records():
        return replay(golden_records()[name], facets), facets
    plan = next(plan for plan in all_plans() if str(plan) == name)
    return play(plan, facets), facets
