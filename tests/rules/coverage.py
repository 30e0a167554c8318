"""Which test holds which rule: `python -m tests.rules.coverage` writes a page for each title under docs/rules/coverage.

Ledgers (`ledger/*.toml`) name the rules; markers (`@pytest.mark.rule("SY-055")`) name them in tests. Both are read as
they stand in the files, so that the tables can be made without running anything.
"""

from __future__ import annotations

import ast
import os
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from misterx import titles

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests"
LEDGERS = Path(__file__).parent / "ledger"
INDEX = ROOT / "docs" / "rules" / "coverage.md"
PAGES = ROOT / "docs" / "rules" / "coverage"
MOST_IDS = 3
KINDS = ("rule", "advisory", "physical")
#: Which title's rules an id belongs to.
PREFIXES = {"SY": "scotland-yard", "NY": "ny-chase", "SS": "sanssouci", "EU": "europa", "BX": "behrends"}
TITLES = tuple(PREFIXES.values())
NAMES = ("Scotland Yard", "N.Y. Chase", "Mister X in Sanssouci", "Flucht durch Europa", "Behrends' Mister X")
MADE = "Made by `python -m tests.rules.coverage` from the ledgers and the markers of the tests; do not edit it."


@dataclass(frozen=True)
class Rule:
    id: str
    kind: str
    says: str
    met: str


@dataclass(frozen=True)
class Marked:
    """A test and the rules it names."""

    file: Path
    name: str
    ids: tuple[str, ...]


def ledger_of(title: str) -> Path:
    return LEDGERS / f"{title.replace('-', '_')}.toml"


def read_ledger(title: str) -> dict[str, Rule]:
    """The rules of a title by id."""
    ledger = tomllib.loads(ledger_of(title).read_text("utf-8"))
    return {
        name: Rule(name, entry["kind"], entry["says"], entry.get("met", "")) for name, entry in ledger["rules"].items()
    }


@cache
def read_markers() -> tuple[Marked, ...]:
    """Every test that names a rule, in the order of files and lines."""
    found = []
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = [name for decorator in node.decorator_list for name in marked_ids(decorator)]
                if ids:
                    found.append(Marked(file.relative_to(ROOT), node.name, tuple(ids)))
    return tuple(found)


def marked_ids(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in decorator.args]
    return []


def find_gaps(title: str) -> list[str]:
    """Everything wrong between the rules of a title and the tests."""
    if not ledger_of(title).exists():
        return [f"{title} has no ledger"]
    rules = read_ledger(title)
    prefix = next(prefix for prefix, name in PREFIXES.items() if name == title)
    held = {name for marked in read_markers() for name in marked.ids}
    gaps = []
    for rule in rules.values():
        if rule.kind not in KINDS:
            gaps.append(f"{rule.id} is of no kind: {rule.kind!r}")
        if rule.kind == "physical" and not rule.met:
            gaps.append(f"{rule.id} does not say where it is met")
        if rule.kind == "rule" and rule.id not in held:
            gaps.append(f"{rule.id} has no test: {rule.says}")
    for marked in read_markers():
        for name in marked.ids:
            if name.startswith(f"{prefix}-") and name not in rules:
                gaps.append(f"{marked.file}::{marked.name} names {name}, which no ledger has")
    return gaps


def find_faults() -> list[str]:
    """Everything wrong with markers, whatever their title; titles without a place in the table of ids."""
    faults = [f"{title} has no ids of its own" for title in titles.ids() if title not in TITLES]
    for marked in read_markers():
        if len(marked.ids) > MOST_IDS:
            faults.append(f"{marked.file}::{marked.name} names more than {MOST_IDS} rules")
        faults += [
            f"{marked.file}::{marked.name} names {name}, which is no id"
            for name in marked.ids
            if name.partition("-")[0] not in PREFIXES
        ]
    return faults


def page_of(title: str) -> Path:
    return PAGES / f"{title}.md"


def write_index() -> str:
    """The page that leads to those of the titles."""
    links = [f"- [{name}](coverage/{title}.md)" for title, name in zip(TITLES, NAMES, strict=True)]
    return "\n".join(["# Rules and the tests that hold them", "", MADE, "", *links]) + "\n"


def write_page(title: str) -> str:
    """The table of a title's rules and tests."""
    tests: dict[str, list[Marked]] = defaultdict(list)
    for marked in read_markers():
        for name in marked.ids:
            tests[name].append(marked)
    rules = read_ledger(title)
    counted = {kind: sum(rule.kind == kind for rule in rules.values()) for kind in KINDS}
    said = ", ".join(f"{counted[kind]} {kind}" for kind in KINDS if counted[kind])
    lines = [f"# {NAMES[TITLES.index(title)]}: rules and the tests that hold them", "", MADE, ""]
    lines += [f"{len(rules)} ids: {said}.", "", "| id | rule | held by |", "|---|---|---|"]
    for rule in rules.values():
        lines.append(f"| {rule.id} | {rule.says} | {held_by(rule, tests[rule.id])} |")
    return "\n".join(lines) + "\n"


def held_by(rule: Rule, tests: list[Marked]) -> str:
    links = [f"[{test.name}]({Path(os.path.relpath(ROOT / test.file, PAGES)).as_posix()})" for test in tests]
    if rule.kind == "advisory":
        links.insert(0, "a tip, not enforced")
    if rule.met:
        links.insert(0, rule.met)
    return "<br>".join(links)


if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    INDEX.write_text(write_index(), "utf-8")
    for title in TITLES:
        if ledger_of(title).exists():
            page_of(title).write_text(write_page(title), "utf-8")
        print("\n".join(find_gaps(title)) or f"{title}: every rule is held by a test")
    print("\n".join(find_faults()) or "every marker is in order")
