"""SECURITY.md names tests that exist, and every adversary has at least one."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`(tests/[a-z0-9_/]+\.py)(?:::(test_[a-z0-9_]+))?`")


def rows() -> list[list[str]]:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    table = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_every_test_that_is_named_exists() -> None:
    for row in rows():
        named = NAMED.findall(row[3])
        assert named, f"nothing shows: {row[1]}"
        for file, test in named:
            text = (ROOT / file).read_text("utf-8")
            assert test, f"{file}: name the test"
            assert f"def {test}(" in text, f"{file} has no {test}"


def test_every_adversary_of_a_table_is_there() -> None:
    who = {row[0] for row in rows()} - {""}
    assert {"a curious detective with developer tools", "a spectator", "a stranger", "a malicious bot"} <= who
    assert all(len(row) == 4 and all(row[1:]) for row in rows())
