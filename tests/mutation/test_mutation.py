"""The tool that plants faults: which it plants, that they take, and that a process that breaks is noticed."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.mutation.mutants import Source
from tests.mutation.report import find_reason, read_reasons, write_report
from tests.mutation.swap import functions_of, plant
from tests.mutation.trial import name_module, read_sources
from tests.mutation.workers import run_forked

from misterx.families.registry import FAMILIES

ROOT = Path(__file__).resolve().parent.parent.parent

RULE = '''"""A rule."""

LIMIT = 3


def may_go(steps: int, tired: bool) -> bool:
    """Whether to go on."""
    if steps < LIMIT and not tired:
        return True
    return False


def count(places: list[int]) -> int:
    total = 0
    for place in places:
        total += place * 2
    return total


class Walk:
    def __init__(self) -> None:
        self.left = 4

    @property
    def is_over(self) -> bool:
        return self.left == 0
'''


@pytest.fixture
def rule(tmp_path: Path) -> tuple[Source, ModuleType]:
    path = tmp_path / "a_rule.py"
    path.write_text(RULE, "utf-8")
    spec = importlib.util.spec_from_file_location("a_rule", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return Source(path, path.name), module


def test_one_fault_of_every_kind_is_planted(rule: tuple[Source, ModuleType]) -> None:
    assert [f"{mutant.line} {mutant.function}: {mutant.what}" for mutant in rule[0].mutants] == [
        "8 may_go: and becomes or",
        "8 may_go: Lt becomes LtE",
        "8 may_go: Lt becomes GtE",
        "8 may_go: `not tired` loses its not",
        "9 may_go: True becomes False",
        "10 may_go: False becomes True",
        "14 count: 0 becomes 1",
        "16 count: `total += place * 2` is left out",
        "16 count: Add becomes Sub",
        "16 count: Mult becomes FloorDiv",
        "16 count: 2 becomes 3",
        "17 count: returns `total` + 1",
        "22 Walk.__init__: `self.left = 4` is left out",
        "22 Walk.__init__: 4 becomes 5",
        "26 Walk.is_over: returns not `self.left == 0`",
        "26 Walk.is_over: Eq becomes NotEq",
        "26 Walk.is_over: 0 becomes 1",
    ]


def behaviour(module: Any) -> list[Any]:
    walked = module.Walk()
    seen: list[Any] = [module.may_go(steps, tired) for steps in (0, 2, 3, 4) for tired in (False, True)]
    for left in (getattr(walked, "left", None), 0, 1):
        walked.left = left
        seen += [left, walked.is_over]
    return [*seen, module.count([1, 5]), module.count([])]


def test_every_fault_takes_and_only_one_at_a_time(rule: tuple[Source, ModuleType]) -> None:
    source, module = rule
    sound = behaviour(module)
    originals = {name: function.__code__ for name, function in functions_of(module).items()}
    for mutant in source.mutants:
        assert plant(module, mutant.function, source.compile(mutant)), mutant.name
        assert behaviour(module) != sound, mutant.name
        functions_of(module)[mutant.function].__code__ = originals[mutant.function]
        assert behaviour(module) == sound, mutant.name
    assert not plant(module, "no_such_function", source.compile(source.mutants[0]))


def work(task: str) -> str:
    if task == "crash":
        raise ValueError(task)
    if task == "leave":
        os._exit(3)
    if task == "hang":
        time.sleep(60)
    return task.upper() * (70_000 if task == "long" else 1)


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
@pytest.mark.parametrize("jobs", [1, 3])
def test_what_crashes_leaves_or_hangs_has_no_answer(jobs: int) -> None:
    tasks = ["one", "crash", "leave", "long", "hang", "two"]
    answers = dict(run_forked(iter(tasks), work, lambda task: 0.3 if task == "hang" else 20.0, jobs))
    assert answers == {
        **{"one": "ONE", "two": "TWO", "long": "LONG" * 70_000},
        **{"crash": None, "leave": None, "hang": None},
    }


def test_a_survivor_is_listed_with_its_reason_if_it_has_one(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "misterx" / "families" / "walks"
    folder.mkdir(parents=True)
    (folder / "a_rule.py").write_text(RULE, "utf-8")
    mutants = Source(folder / "a_rule.py", "a_rule.py").mutants
    saved = [{**vars(mutant), "noticed": "a test" if mutant.place else "", "tests": 3} for mutant in mutants]
    report = write_report(tmp_path, "walks", saved, 2.0)
    assert f"| **all** | {len(saved)} | {len(saved) - 1} | 1 | 0 | 94.1 % |" in report
    assert "- a_rule.py:8 `if steps < LIMIT and not tired:`: and becomes or." in report
    reason = {"file": "a_rule.py", "function": "may_go", "code": "LIMIT", "why": "It is the same."}
    assert find_reason([reason], saved[0], "if steps < LIMIT") == "It is the same."
    assert find_reason([{**reason, "what": "Lt"}], saved[0], "if steps < LIMIT") == ""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_reason_fits_a_fault_of_today(family: str) -> None:
    """A reason for code that has gone or moved would excuse nothing, or one day something else."""
    sources = read_sources(ROOT / "src" / "misterx" / "families" / family)
    faults = [
        (asdict(mutant), source.lines[mutant.line - 1]) for source in sources.values() for mutant in source.mutants
    ]
    idle = [one for one in read_reasons(family) if not any(find_reason([one], *fault) for fault in faults)]
    assert not idle


@pytest.mark.parametrize("family", FAMILIES)
def test_faults_are_planted_in_every_room_of_a_family(family: str) -> None:
    folder = ROOT / "src" / "misterx" / "families" / family
    package = f"misterx.families.{family}"
    for name, source in read_sources(folder).items():
        module = import_module(name_module(package, name))
        assert module.__file__ == str(folder / name)
        assert {mutant.function for mutant in source.mutants} <= functions_of(module).keys()
