"""Which test holds which rule: `python -m tests.rules.coverage` writes docs/rules/coverage.md.

Ledgers (`ledger/*.toml`) name the rules; markers (`@pytest.mark.rule("SY-055")`) name them in tests. Both are read as
they stand in the files, so that the table can be made without running anything.
"""

from __future__ import annotations

import ast
import os
import tomllib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from misterx import titles

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests"
LEDGERS = Path(__file__).parent / "ledger"
PAGE = ROOT / "docs" / "rules" / "coverage.md"
MOST_IDS = 3
KINDS = ("rule", "advisory", "physical")
#: Which title's rules an id belongs to. A title that is not in the box yet needs no ledger.
PREFIXES = {"SY": "scotland-yard", "NY": "ny-chase", "SS": "sanssouci", "EU": "europa", "BX": "behrends"}


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


def read_ledgers() -> dict[str, dict[str, Rule]]:
    """The rules of every title that has a ledger."""
    found = {}
    for file in sorted(LEDGERS.glob("*.toml")):
        ledger = tomllib.loads(file.read_text("utf-8"))
        found[str(ledger["title"])] = {
            name: Rule(name, entry["kind"], entry["says"], entry.get("met", ""))
            for name, entry in ledger["rules"].items()
        }
    return found


def read_markers() -> list[Marked]:
    """Every test that names a rule, in the order of files and lines."""
    found = []
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = [name for decorator in node.decorator_list for name in marked_ids(decorator)]
                if ids:
                    found.append(Marked(file.relative_to(ROOT), node.name, tuple(ids)))
    return found


def marked_ids(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [str(ast.literal_eval(argument)) for argument in decorator.args]
    return []


def find_gaps() -> list[str]:
    """Everything wrong between rules and tests."""
    ledgers, markers = read_ledgers(), read_markers()
    known = {name: rule for rules in ledgers.values() for name, rule in rules.items()}
    held = {name for marked in markers for name in marked.ids}
    gaps = [f"{title} has no ledger" for title in titles.ids() if title not in ledgers]
    for rule in known.values():
        if rule.kind not in KINDS:
            gaps.append(f"{rule.id} is of no kind: {rule.kind!r}")
        if rule.kind == "physical" and not rule.met:
            gaps.append(f"{rule.id} does not say where it is met")
        if rule.kind == "rule" and rule.id not in held:
            gaps.append(f"{rule.id} has no test: {rule.says}")
    for marked in markers:
        if len(marked.ids) > MOST_IDS:
            gaps.append(f"{marked.file}::{marked.name} names more than {MOST_IDS} rules")
        for name in marked.ids:
            if name not in known and PREFIXES.get(name[:2]) not in set(PREFIXES.values()) - set(ledgers):
                gaps.append(f"{marked.file}::{marked.name} names {name}, which no ledger has")
    return gaps


def write_page() -> str:
    """The table of rules and tests."""
    tests: dict[str, list[Marked]] = defaultdict(list)
    for marked in read_markers():
        for name in marked.ids:
            tests[name].append(marked)
    lines = [
        "# Rules and the tests that hold them",
        "",
        "Made by `python -m tests.rules.coverage` from the ledgers and the markers of the tests; do not edit it.",
    ]
    for title, rules in read_ledgers().items():
        counted = {kind: sum(rule.kind == kind for rule in rules.values()) for kind in KINDS}
        said = ", ".join(f"{counted[kind]} {kind}" for kind in KINDS if counted[kind])
        lines += ["", f"## {titles.load(title).name}", "", f"{len(rules)} ids: {said}.", ""]
        lines += ["| id | rule | held by |", "|---|---|---|"]
        for rule in rules.values():
            lines.append(f"| {rule.id} | {rule.says} | {held_by(rule, tests[rule.id])} |")
    return "\n".join(lines) + "\n"


def held_by(rule: Rule, tests: list[Marked]) -> str:
    links = [f"[{test.name}]({Path(os.path.relpath(ROOT / test.file, PAGE.parent)).as_posix()})" for test in tests]
    if rule.kind == "advisory":
        links.insert(0, "a tip, not enforced")
    if rule.met:
        links.insert(0, rule.met)
    return "<br>".join(links)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(write_page(), "utf-8")
    for gap in find_gaps():
        print(gap)
