"""Which tests reach which lines, and whether any of them notices a planted fault."""

from __future__ import annotations

import gc
import hashlib
import json
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from bench.mutation.mutants import Mutant, Source
from bench.mutation.swap import plant
from bench.mutation.workers import run_forked

from misterx import Game, titles

TOO_LONG = "too long, or it took the process down"
Say = Callable[[str], None]
SLOWEST = 0.3  # seconds of processor time; a longer test is left out
PATIENCE = 4.0  # times as long as the tests take without a fault, and
LEAST_PATIENCE = 20.0  # seconds more: then a fault counts as noticed


@dataclass
class Verdict:
    """What became of a fault: the test that noticed it, "too long", "crashed", "unreached", or nothing."""

    mutant: Mutant
    noticed: str
    tests: int


@dataclass
class Trial:
    """All tests and all sources of one run."""

    items: list[pytest.Item]
    sources: dict[str, Source]
    package: str
    budget: float  # seconds of tests that one fault is worth
    jobs: int
    say: Say
    seconds: dict[int, float] = field(default_factory=dict)
    reach: dict[tuple[str, int], set[int]] = field(default_factory=lambda: defaultdict(set))
    killers: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def learn(self, memory: Path | None) -> None:
        """Run every test twice, unharmed: how long it takes with everything loaded, and which lines it reaches.

        A memory keeps what was learned for tests whose file, and sources that, have not changed since.
        """
        known: dict[str, Any] = json.loads(memory.read_text("utf-8")) if memory and memory.is_file() else {}
        signal.signal(signal.SIGVTALRM, _give_up)
        for number, item in enumerate(self.items):
            key = self._key(item)
            if key not in known:
                known[key] = self._look(item)
            if known[key] is not None:
                self.seconds[number], lines = known[key]
                for name, line in lines:
                    self.reach[name, line].add(number)
            self.say(f"\rtests looked at: {number + 1} of {len(self.items)}")
            if memory and (number % 300 == 299 or item is self.items[-1]):
                memory.write_text(json.dumps(known), "utf-8")
        self.say("\n")
        for name in titles.ids():  # what tests load and build once, the processes share
            Game.new(name, seed=0)
        gc.collect()
        gc.freeze()

    def _key(self, item: pytest.Item) -> str:
        return f"{item.nodeid} {_digest(*(source.path for source in self.sources.values()))} {_digest(item.path)}"

    def _look(self, item: pytest.Item) -> tuple[float, list[tuple[str, int]]] | None:
        """Seconds and lines of one test; None for one that is too slow, fails unharmed, or draws at random."""
        if hasattr(getattr(item, "obj", None), "hypothesis"):
            return None
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, SLOWEST)
        passed = passes(item)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        seconds = time.process_time() - begun
        if not passed and seconds < SLOWEST:
            self.say(f"\rleft out, as it fails unharmed: {item.nodeid}\n")
        if not passed or seconds > SLOWEST:
            return None
        files = {str(source.path): name for name, source in self.sources.items()}
        lines: set[tuple[str, int]] = set()
        sys.settrace(_tracer(files, lines))
        passes(item)
        sys.settrace(None)
        return seconds, sorted(lines)

    def judge(self, mutants: Iterable[Mutant]) -> Iterator[Verdict]:
        """Plant each fault and let the tests that reach its line look at it, the likeliest to notice first."""
        yield from self._unreached(mutants := list(mutants))
        reached = (mutant for mutant in mutants if self._tests(mutant))
        for mutant, answer in run_forked(reached, self._try, self._patience, self.jobs):
            tests = self._tests(mutant)
            if answer is None:
                yield Verdict(mutant, TOO_LONG, len(tests))
                continue
            killer, ran = answer
            if killer is not None:
                self._remember(mutant, killer)
            yield Verdict(mutant, "" if killer is None else self.items[killer].nodeid, ran)

    def _unreached(self, mutants: list[Mutant]) -> Iterator[Verdict]:
        for mutant in mutants:
            if not self._tests(mutant):
                yield Verdict(mutant, "", 0)

    def _remember(self, mutant: Mutant, killer: int) -> None:
        known = self.killers[mutant.function]
        if killer in known:
            known.remove(killer)
        known.insert(0, killer)

    def _tests(self, mutant: Mutant) -> list[int]:
        """Tests that reach the fault, as many as the budget allows."""
        found: set[int] = set()
        for line in range(mutant.first, mutant.line + 1):
            found |= self.reach.get((mutant.file, line), set())
        known = [number for number in self.killers[mutant.function] if number in found]
        order = known + self._varied(found - set(known))
        chosen: list[int] = []
        spent = 0.0
        for number in order:
            spent += self.seconds[number]
            if chosen and spent > self.budget:
                break
            chosen.append(number)
        return chosen

    def _varied(self, numbers: set[int]) -> list[int]:
        """The quickest test of every file, then the second of every file, and so on."""
        by_file: dict[Path, list[int]] = defaultdict(list)
        for number in sorted(numbers, key=lambda number: self.seconds[number]):
            by_file[self.items[number].path].append(number)
        ranks = [
            (rank, self.seconds[number], number) for tests in by_file.values() for rank, number in enumerate(tests)
        ]
        return [number for _, _, number in sorted(ranks)]

    def _patience(self, mutant: Mutant) -> float:
        tests = self._tests(mutant)
        return LEAST_PATIENCE + PATIENCE * sum(self.seconds[number] for number in tests)

    def _try(self, mutant: Mutant) -> tuple[int | None, int]:
        """In a process of its own: plant the fault, run tests until one fails."""
        gc.disable()
        source = self.sources[mutant.file]
        module = import_module(self.package + ("" if source.path.stem == "__init__" else f".{source.path.stem}"))
        if not plant(module, mutant.function, source.compile(mutant)):
            raise LookupError(mutant.name)
        tests = self._tests(mutant)
        for ran, number in enumerate(tests, 1):
            if not passes(self.items[number]):
                return number, ran
        return None, len(tests)


@cache
def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def _give_up(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("this test is too slow")


def passes(item: Any) -> bool:
    """Run a test without telling anybody what went wrong: writing that up takes longer than the test."""
    item._initrequest()
    try:
        item.session._setupstate.setup(item)
        item.runtest()
    except pytest.skip.Exception:
        return True
    except BaseException:  # pytest's own failures are no Exceptions
        return False
    finally:
        item.session._setupstate.teardown_exact(None)
        item._request, item.funcargs = False, None
    return True


def _tracer(files: dict[str, str], lines: set[tuple[str, int]]) -> Any:
    def trace_lines(name: str) -> Callable[[FrameType, str, Any], Any]:
        def trace(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line":
                lines.add((name, frame.f_lineno))
            return trace

        return trace

    tracers = {path: trace_lines(name) for path, name in files.items()}

    def enter(frame: FrameType, event: str, argument: Any) -> Any:
        return tracers.get(frame.f_code.co_filename)

    return enter


def read_sources(folder: Path) -> dict[str, Source]:
    return {path.name: Source(path, path.name) for path in sorted(folder.glob("*.py"))}
