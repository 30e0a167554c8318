"""Which tests reach which lines, and whether any of them notices a planted fault."""

from __future__ import annotations

import gc
import hashlib
import json
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.mutation.mutants import Mutant, Source
from tests.mutation.swap import plant
from tests.mutation.watch import watch_lines
from tests.mutation.workers import run_forked

from misterx import Game, titles

TOO_LONG = "too long, or it took the process down"
Say = Callable[[str], None]
Task = tuple[Mutant, list[int]]
SLOWEST = 1.0  # seconds of processor time; a longer test is left out
LOADED = 2.0  # seconds of processor time that a test may take more than
HARMED = 8.0  # times what it takes unharmed: then a fault counts as noticed
HUNG = 120.0  # seconds by the clock, whatever the processor does
MOST_KNOWN = 40  # tests that noticed something nearby and come first
MEMORY = 6 << 30  # bytes of address space for one process: a fault may never stop asking for more


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
    slowest: float  # seconds of a test that is still worth running
    jobs: int
    say: Say
    left_out: list[str] = field(default_factory=list)
    seconds: dict[int, float] = field(default_factory=dict)
    reach: dict[tuple[str, int], set[int]] = field(default_factory=lambda: defaultdict(set))
    killers: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def learn(self, memory: Path | None) -> None:
        """Run every test twice, unharmed, in a process of its own: how long it takes, and which lines it reaches.

        What a test builds once and keeps, it builds there anew, so that faults in building are seen too. A memory keeps
        what was learned for tests whose file, and sources that, have not changed since.
        """
        known: dict[str, Any] = json.loads(memory.read_text("utf-8")) if memory and memory.is_file() else {}
        for name in titles.ids():  # what all tests need is loaded before the processes part
            Game.new(name, seed=0)
        gc.collect()
        gc.freeze()
        keys = [self._key(item) for item in self.items]
        unknown = [number for number, key in enumerate(keys) if key not in known]
        for done, (number, answer) in enumerate(run_forked(iter(unknown), self._look, lambda _: HUNG, self.jobs), 1):
            known[keys[number]] = answer
            self.say(f"\rtests looked at: {done} of {len(unknown)}")
        if memory:
            memory.write_text(json.dumps(known), "utf-8")
        self.say("\n")
        for number, key in enumerate(keys):
            if known[key] is None:
                self.left_out.append(self.items[number].nodeid)
                continue
            self.seconds[number], lines = known[key]
            for name, line in lines:
                self.reach[name, line].add(number)

    def _key(self, item: pytest.Item) -> str:
        return f"{item.nodeid} {_digest(*(source.path for source in self.sources.values()))} {_digest(item.path)}"

    def _look(self, number: int) -> tuple[float, list[tuple[str, int]]] | None:
        """Seconds and lines of one test; None for one that is too slow, fails unharmed, or draws at random."""
        item = self.items[number]
        if hasattr(getattr(item, "obj", None), "hypothesis"):
            return None
        files = {str(source.path): name for name, source in self.sources.items()}
        limit_process(HUNG / 4)
        passed: list[bool] = []
        lines = watch_lines(files, lambda: passed.append(passes(item)))  # first, while nothing is built yet
        limit_process(self.slowest)
        begun = time.process_time()
        if not passed[0] or not passes(item):
            return None
        return time.process_time() - begun, sorted(lines)

    def judge(self, mutants: Iterable[Mutant], until: float) -> Iterator[Verdict]:
        """Plant each fault and let the tests that reach its line look at it, the likeliest to notice first.

        After the time `until` no further fault is planted; those at work are waited for, however long they take, so
        that faults in random order stay a fair sample.
        """
        unreached: list[Mutant] = []
        for (mutant, tests), answer in run_forked(self._tasks(mutants, until, unreached), self._try, _hung, self.jobs):
            if answer is None:
                yield Verdict(mutant, TOO_LONG, len(tests))
                continue
            killer, ran = answer
            if killer is not None:
                self._remember(mutant, killer)
            yield Verdict(mutant, "" if killer is None else self.items[killer].nodeid, ran)
        for mutant in unreached:
            yield Verdict(mutant, "", 0)

    def _tasks(self, mutants: Iterable[Mutant], until: float, unreached: list[Mutant]) -> Iterator[Task]:
        for mutant in mutants:
            if time.monotonic() > until:
                return
            tests = self._tests(mutant)
            if tests:
                yield mutant, tests
            else:
                unreached.append(mutant)

    def _remember(self, mutant: Mutant, killer: int) -> None:
        """Who noticed a fault may well notice the next one in the same function, or in the same file."""
        for place in (mutant.function, mutant.file):
            known = self.killers[place]
            if killer in known:
                known.remove(killer)
            known.insert(0, killer)

    def _tests(self, mutant: Mutant) -> list[int]:
        """Tests that reach the fault, as many as the budget allows."""
        found: set[int] = set()
        for line in range(mutant.first, mutant.line + 1):
            found |= self.reach.get((mutant.file, line), set())
        near = [number for number in self.killers[mutant.function] if number in found]
        known = list(dict.fromkeys([*near, *(n for n in self.killers[mutant.file] if n in found)]))[:MOST_KNOWN]
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

    def _try(self, task: Task) -> tuple[int | None, int]:
        """In a process of its own: plant the fault, run tests until one fails."""
        gc.disable()
        mutant, tests = task
        source = self.sources[mutant.file]
        module = import_module(name_module(self.package, mutant.file))
        if not plant(module, mutant.function, source.compile(mutant)):
            raise LookupError(mutant.name)
        for ran, number in enumerate(tests, 1):
            limit_process(LOADED + HARMED * self.seconds[number])
            if not passes(self.items[number]):
                return number, ran
        return None, len(tests)


def limit_process(seconds: float) -> None:
    """Let this process die when it has used the processor for so long from now on, or asks for too much memory."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _hung(task: Task) -> float:
    return HUNG


@cache
def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


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


def read_sources(folder: Path) -> dict[str, Source]:
    """Every file of a family, also those in its rooms, by its path in the family's folder."""
    names = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.py"))}
    return {name: Source(path, name) for name, path in names.items()}


def name_module(package: str, file: str) -> str:
    """`misterx.families.hand` and `text/notation.py` are `misterx.families.hand.text.notation`."""
    return ".".join([package, *(part for part in file.removesuffix(".py").split("/") if part != "__init__")])
