"""`python -m tests.mutation.run transit`: plant faults in a family's rules and count how many its tests notice.

Rules run interpreted, so a fault is planted by giving a loaded function other code, in a forked process that runs the
tests which reach the changed line until one fails. A result file (`--save`) lets a later run try the survivors again.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

os.environ["MISTERX_JIT"] = "off"

import pytest
from tests.mutation.mutants import Mutant
from tests.mutation.report import write_report
from tests.mutation.trial import SLOWEST, Trial, Verdict, read_sources

from misterx import titles

ROOT = Path(__file__).resolve().parent.parent.parent
RULES, REFERENCE, UNITS = "tests/rules", "tests/reference", "tests/units"
TESTS = {
    "transit": [
        *(f"{RULES}/{title}" for title in ("scotland_yard", "ny_chase", "sanssouci", "transit")),
        *(f"{REFERENCE}/{title}" for title in ("sanssouci", "transit")),
        *(f"tests/leaks/{file}" for file in ("test_transit.py", "test_small_board.py")),
        *(f"{UNITS}/deduce/{file}" for file in ("test_shadow.py", "test_sets.py", "test_why_not.py")),
        f"{UNITS}/cli/test_commands.py",
    ],
    "hand": [
        *(f"{RULES}/europa", f"{REFERENCE}/europa", f"{UNITS}/families/hand"),
        *(f"{UNITS}/deduce/test_hands.py", f"{UNITS}/cli/test_europa_words.py"),
    ],
    "gang": [f"{RULES}/behrends", f"{REFERENCE}/behrends", f"{UNITS}/cli/test_behrends_words.py"],
}
ALWAYS = [
    *(f"{UNITS}/titles", "tests/test_notation.py", f"{UNITS}/play", f"{RULES}/test_options_without_effect.py"),
    *(f"{UNITS}/deduce/{file}" for file in ("test_possible.py", "test_truth.py", "test_why_not_europa_behrends.py")),
    *(f"{UNITS}/deduce/{file}" for file in ("test_truth_europa_behrends.py", "test_hand_shadow.py")),
    *(f"{RULES}/test_chance.py", "tests/leaks/test_positions.py", "tests/leaks/test_moments.py"),
    *("tests/leaks/test_europa_and_behrends.py", "tests/golden"),
]
KEPT_EVERY = 50  # verdicts, in the result file
WITHOUT = ["-m", "not slow and not deep and not bounds", "-p", "no:cacheprovider", "--assert=plain", "-s"]


class Loop:
    """Takes the place of pytest's loop over the tests."""

    def __init__(self, wishes: argparse.Namespace) -> None:
        self.wishes = wishes
        self.verdicts: list[Verdict] = []
        self.earlier: list[dict[str, Any]] = read_results(wishes.go_on) if wishes.go_on else []
        self.seconds = 0.0
        self.tests = self.all = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        wishes = self.wishes
        family = ROOT / "src" / "misterx" / "families" / wishes.family
        package = f"misterx.families.{wishes.family}"
        sources = read_sources(family)
        items = [item for item in session.items if not is_of_another(item.name, wishes.family)]
        trial = Trial(items, sources, package, wishes.budget, wishes.slowest, wishes.jobs, say)
        mutants = choose(wishes, [mutant for source in trial.sources.values() for mutant in source.mutants])
        begun = time.monotonic()
        trial.learn(Path(wishes.memory) if wishes.memory else None)
        say(f"{len(trial.seconds)} tests take {sum(trial.seconds.values()):.0f} s unharmed, ")
        say(f"{len(trial.left_out)} are left out: too slow, drawn at random, or failing\n")
        self.tests = len(trial.seconds)
        until = begun + wishes.limit if wishes.limit else math.inf
        tally: Counter[str] = Counter()
        for verdict in trial.judge(mutants, until):
            self.verdicts.append(verdict)
            tally["noticed" if verdict.noticed else "survived"] += 1
            if len(self.verdicts) % KEPT_EVERY == 0:
                self.save()
            say(f"\r{tally['noticed']} noticed, {tally['survived']} survived, of {len(mutants)} ")
        say("\n")
        self.all = len(mutants) + len(self.earlier)
        self.seconds = time.monotonic() - begun
        return True

    def save(self) -> list[dict[str, Any]]:
        """The verdicts as plain tables, also in the result file if there is one."""
        now = [{**asdict(one.mutant), "noticed": one.noticed, "tests": one.tests} for one in self.verdicts]
        saved = [*self.earlier, *now]
        if self.wishes.save:
            Path(self.wishes.save).write_text(json.dumps(saved, indent=1) + "\n", "utf-8")
        return saved


def choose(wishes: argparse.Namespace, mutants: list[Mutant]) -> list[Mutant]:
    """The faults that this run plants: all, those in some files, a sample, or those that survived before."""
    if wishes.file:
        mutants = [mutant for file in wishes.file for mutant in mutants if mutant.file == file]
    if wishes.again:
        survived = {verdict_key(one) for one in read_results(wishes.again) if not one["noticed"]}
        mutants = [mutant for mutant in mutants if {verdict_key(asdict(mutant)), short_key(mutant)} & survived]
    if wishes.go_on:
        planted = {verdict_key(one) for one in read_results(wishes.go_on)}
        mutants = [mutant for mutant in mutants if verdict_key(asdict(mutant)) not in planted]
    random.Random(wishes.seed).shuffle(mutants)  # so that a run that is cut short is a fair sample
    return mutants[: wishes.sample] if wishes.sample else mutants


def is_of_another(test: str, family: str) -> bool:
    """Whether a test's parameters name a title of another family, and none of this one."""
    named = {titles.load(title).family for title in titles.ids() if title in test}
    return bool(named) and family not in named


def read_results(file: str) -> list[dict[str, Any]]:
    """The verdicts of an earlier run, as plain tables."""
    results: list[dict[str, Any]] = json.loads(Path(file).read_text("utf-8"))
    return results


def verdict_key(one: dict[str, Any]) -> tuple[str, str, int, str, str]:
    return one["file"], one["function"], one["line"], one["what"], one.get("inside", "")


def short_key(mutant: Mutant) -> tuple[str, str, int, str, str]:
    """As an older result file has it."""
    return mutant.file, mutant.function, mutant.line, mutant.what, ""


def say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def main() -> int:
    wishes = read_arguments()
    paths = [*TESTS[wishes.family], *ALWAYS]
    loop = Loop(wishes)
    os.chdir(ROOT)
    code = pytest.main([*paths, *WITHOUT, *(["-k", wishes.k] if wishes.k else [])], [loop])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(code)
    saved = loop.save()
    report = write_report(ROOT, wishes.family, saved, loop.seconds)
    print(f"{len(saved)} of {loop.all} faults planted, in random order; {loop.tests} tests.\n\n{report}")
    noticed = sum(bool(one["noticed"]) for one in saved)
    return 0 if noticed >= wishes.least / 100 * len(saved) else 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("family", choices=TESTS)
    parser.add_argument("--file", action="append", help="only faults in this file; may be given several times")
    parser.add_argument("--sample", type=int, help="only so many faults, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--again", help="only the survivors of this result file")
    parser.add_argument("--go-on", help="keep the verdicts of this result file and plant only what it does not have")
    parser.add_argument("--save", help="where to write the result file")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2))
    parser.add_argument("--budget", type=float, default=6.0, help="seconds of tests for one fault")
    parser.add_argument("--slowest", type=float, default=SLOWEST, help="seconds of the slowest test that is run")
    parser.add_argument("--limit", type=float, help="seconds after which no further fault is planted")
    parser.add_argument("--least", type=float, default=0.0, help="per cent that must be noticed, else exit code 1")
    parser.add_argument("--memory", help="a file that remembers which tests reach which lines")
    parser.add_argument("-k", help="only tests whose names fit, as pytest takes it")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
