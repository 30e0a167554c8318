"""Writes the page's look from the one table of it (boards/look.json) and the titles' own accents (title.toml).

usage: scripts/look [--check]   (`--check` only says whether the files are fresh)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from misterx import titles
from misterx.boards.look import LOOK, colours

WEB = Path(__file__).resolve().parent
MADE = "Made by scripts/look from"
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="{ink}"/>'
    '<path d="M8 42h48v6H8zM19 42l3-22q10-8 20 0l3 22z" fill="{paper}"/>'
    '<path d="M20 36h24v5H20z" fill="{band}"/></svg>\n'
)


def write_all() -> dict[Path, str]:
    """What each made file says."""
    return {
        WEB / "board" / "look.css": write_sheet(),
        WEB / "board" / "look.ts": write_types(),
        WEB / "app" / "look" / "titles.css": write_titles(),
        WEB / "app" / "look" / "icon.svg": write_icon(),
    }


def write_sheet() -> str:
    """Colours as variables, light unless the page says dark, and what is the same in both."""
    borders = LOOK["tickets"].items()
    same = [
        f"--face: {LOOK['face']}",
        *(f"--ticket-{rank}-border: {border['border']}px {border['line']}" for rank, border in borders),
    ]
    dark = [*variables("dark"), "color-scheme: dark"]
    light = [*same, *variables("light"), "color-scheme: light"]
    head = f"/* {MADE} src/misterx/boards/look.json. */"
    return "\n".join([head, rule(":root", light), rule(':root[data-theme="dark"]', dark), ""])


def variables(theme: str) -> Iterator[str]:
    """Named as in the table; what the page itself is drawn with goes without its kind, since it is everywhere."""
    for name, tone in colours(theme).items():
        yield f"--{name.removeprefix('page-')}: {tone}"


def write_types() -> str:
    ranks = {mode: entry["rank"] for mode, entry in LOOK["modes"].items()}
    kinds = " | ".join(json.dumps(rank) for rank in LOOK["tickets"])
    return "\n".join(
        [
            f"// {MADE} src/misterx/boards/look.json.",
            "",
            "/** How a ticket looks: as the line of its mode, or as one of the two that are no mode. */",
            f"export type Rank = {kinds};",
            "",
            "/** A board's modes have these ranks by their place. */",
            f"export const BY_PLACE: readonly Rank[] = {json.dumps(list(LOOK['ranks']))};",
            "",
            "/** The ranks of tickets where no board is at hand. */",
            f"export const RANKS: Record<string, Rank> = {json.dumps(ranks, indent=2)};",
            "",
            "/** Half a side of a mission's start, and the radius of its target, as drawn on the board. */",
            f"export const MISSION = {{ start: {LOOK['mission']['start']}, target: {LOOK['mission']['target']} }};",
            "",
        ]
    )


def write_titles() -> str:
    """Each title's accent and lettering; one without has the house's own."""
    looks = {name: titles.load(name).look for name in titles.ids()}
    rules = [rule(f'[data-title="{name}"]', lettering(look)) for name, look in looks.items() if look]
    night = [
        rule(f'[data-theme="dark"] [data-title="{name}"]', [f"--accent: {look['accent']['dark']}"])
        for name, look in looks.items()
        if look
    ]
    return "\n".join([f"/* {MADE} what the titles' title.toml says under [look]. */", *rules, *night, ""])


def lettering(look: dict[str, Any]) -> list[str]:
    return [
        f"--accent: {look['accent']['light']}",
        f"--lettering-stretch: {look['stretch']}%",
        f"--lettering-spacing: {look['spacing']}em",
        f"--lettering-case: {'uppercase' if look['capitals'] else 'none'}",
    ]


def write_icon() -> str:
    tones = colours("light")
    return ICON.format(ink=tones["page-ink"], paper=tones["page-paper"], band=tones["line-fast"])


def rule(selector: str, lines: list[str]) -> str:
    return "\n".join([f"{selector} {{", *(f"  {line};" for line in lines), "}"])


def main() -> None:
    stale = [path for path, text in write_all().items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        sys.exit(f"Not as the tables say: {', '.join(path.name for path in stale)}. Run scripts/look." if stale else 0)
    for path in stale:
        path.write_text(write_all()[path], "utf-8")


if __name__ == "__main__":
    main()
