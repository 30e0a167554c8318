"""The table of a run: faults noticed per file, and every survivor with its reason where it changes nothing."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

REASONS = Path(__file__).parent / "equivalent.toml"


def write_report(root: Path, family: str, saved: list[dict[str, Any]], seconds: float) -> str:
    by_file: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in saved:
        by_file[one["file"]].append(one)
    folder = root / "src" / "misterx" / "families" / family
    sources = {file: (folder / file).read_text("utf-8").splitlines() for file in by_file}
    reasons = read_reasons(family)
    survivors = [(one, sources[one["file"]][one["line"] - 1].strip()) for one in saved if not one["noticed"]]
    explained = {id(one): why for one, code in survivors if (why := find_reason(reasons, one, code))}
    lines = ["| file | faults | noticed | survived | of these explained | score |", "|---|---|---|---|---|---|"]
    for file, found in sorted(by_file.items()):
        lines.append(_row(f"`{file}`", found, explained))
    lines += [_row("**all**", saved, explained), "", f"{seconds:.0f} seconds."]
    lines += [f"{len(survivors)} faults survived, {len(survivors) - len(explained)} of them unexplained."]
    for title, wanted in (("Unexplained survivors", False), ("Survivors without effect", True)):
        listed = [(one, code) for one, code in survivors if (id(one) in explained) == wanted]
        lines += ["", f"## {title}: {len(listed)}", ""]
        for one, code in sorted(listed, key=lambda pair: (pair[0]["file"], pair[0]["line"])):
            why = f" {explained[id(one)]}" if wanted else "" if one["tests"] else " (no test reaches it)"
            lines.append(f"- {one['file']}:{one['line']} `{code}`: {one['what']}.{why}")
    return "\n".join(lines)


def _row(name: str, found: list[dict[str, Any]], explained: dict[int, str]) -> str:
    noticed = sum(bool(one["noticed"]) for one in found)
    harmless = sum(id(one) in explained for one in found)
    score = 100 * noticed / len(found) if found else 100.0
    return f"| {name} | {len(found)} | {noticed} | {len(found) - noticed} | {harmless} | {score:.1f} % |"


def read_reasons(family: str) -> list[dict[str, str]]:
    """Why some faults change nothing that anyone could see, each for a function and perhaps a line of code."""
    if not REASONS.is_file():
        return []
    return tomllib.loads(REASONS.read_text("utf-8")).get(family, [])  # type: ignore[no-any-return]


def find_reason(reasons: list[dict[str, str]], one: dict[str, Any], code: str) -> str:
    for reason in reasons:
        if (
            reason["file"] == one["file"]
            and reason.get("function", one["function"]) == one["function"]
            and reason.get("code", "") in code
            and reason.get("what", "") in one["what"]
            and reason.get("inside", one["inside"]) == one["inside"]
        ):
            return reason["why"]
    return ""
