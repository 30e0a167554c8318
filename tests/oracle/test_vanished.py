"""No test vanishes without a word: every name of a test that was there when the house was rebuilt is there still.

Files and folders may change as they like. A test that gets another name, or goes because something better holds what it
held, has a line in `moved.toml`. `python -m tests.oracle.test_vanished` adds the names of new tests to the list.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent
LIST = FOLDER / "frozen" / "test_names.txt"
MOVED = FOLDER / "moved.toml"


def names_in(source: str) -> list[str]:
    """The tests that a file defines, by their functions' names."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, functions)]
    return [name for name in found if name.startswith("test_")]


def present() -> Counter[str]:
    files = TESTS.rglob("test_*.py")
    return Counter(name for file in files for name in names_in(file.read_text("utf-8")))


def frozen() -> Counter[str]:
    """A name a line; one that several files have is followed by how many."""
    lines = [line.split() for line in LIST.read_text("utf-8").splitlines()]
    return Counter({name: int(times[0]) if times else 1 for name, *times in lines})


def missing(then: Counter[str], now: Counter[str], moved: dict[str, Any]) -> list[str]:
    """What is wrong, one sentence each; `moved` gives new names, or reasons why there is none."""
    faults = []
    for name, times in then.items():
        told = moved.get("gone", {}).get(name) or moved.get("renamed", {}).get(name)
        if now[name] < times and not told:
            faults.append(
                f"{name} was there {times} times and is there {now[name]} times: say in moved.toml what holds it"
            )
    for old, new in moved.get("renamed", {}).items():
        faults += [f"{old} was renamed to {name}, which is not there" for name in aslist(new) if not now[name]]
    for name, why in moved.get("gone", {}).items():
        faults += [] if len(why.split()) > 3 else [f"{name} is gone without a reason"]
    faults += [
        f"{name} is in moved.toml and never was there" for table in moved.values() for name in table if not then[name]
    ]
    return faults


def aslist(names: str | list[str]) -> list[str]:
    return [names] if isinstance(names, str) else names


def test_no_test_has_vanished() -> None:
    assert missing(frozen(), present(), tomllib.loads(MOVED.read_text("utf-8"))) == []


def test_a_vanished_test_is_missed() -> None:
    then, now = Counter(test_a=2, test_b=1), Counter(test_a=1, test_c=1)
    assert len(missing(then, now, {})) == 2
    assert missing(then, now, {"renamed": {"test_b": "test_c"}, "gone": {"test_a": "The other one holds it."}}) == []
    assert len(missing(then, now, {"renamed": {"test_b": "test_d", "test_a": "test_c"}})) == 1
    assert len(missing(then, now, {"gone": {"test_a": "", "test_b": "no use"}})) == 3
    assert (
        len(
            missing(
                then,
                now,
                {"gone": {"test_a": "It was never there.", "test_b": "c has it all now.", "z": "never was here, no"}},
            )
        )
        == 1
    )


if __name__ == "__main__":
    names = present() | (frozen() if LIST.exists() else Counter())
    lines = [f"{name} {times}" if times > 1 else name for name, times in sorted(names.items())]
    LIST.write_text("".join(f"{line}\n" for line in lines), "utf-8")
