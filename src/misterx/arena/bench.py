"""How fast everything is: figures of one run on one machine, those to be compared taken in turns.

Other work on the machine can only slow a round down, so of all rounds the fastest counts, for C and for the rules
alike, and what one thread does is timed by the processor time it took. Two threads are compared with one by the clock.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

from misterx import titles
from misterx.arena.comparison import PlayoutsInC, check_playouts
from misterx.arena.compiling import ahead
from misterx.arena.compiling.runner import Runner
from misterx.arena.deducing import believe_again, learn_again
from misterx.arena.room import Room
from misterx.deduce.transit.belief import new_odds
from misterx.families.shared.playout import playouts
from misterx.kernel.errors import MisterXError
from misterx.play import Game

ROUNDS = 9  # of which the fastest counts
SECONDS = 0.25  # that one measurement takes, about
CHECKED = 2000  # games whose ends are compared with C's
MEASURED = f"best of {ROUNDS} interleaved rounds, by processor time; two threads by the clock"
EDITIONS: dict[str, dict[str, Any]] = {"scotland-yard": {}, "scotland-yard classic": {"edition": "classic"}}

Say = Callable[[str], None]


def bench(chosen: list[str] | None = None, say: Say | None = None) -> dict[str, Any]:
    """All figures for some titles, or for all."""
    say = say or (lambda text: None)
    names = chosen or list(titles.ids())
    for name in names:
        titles.load(name)
    say("importing")
    answer: dict[str, Any] = {"measured": MEASURED, "import_seconds": _time_import(), "cache": {}, "playouts": {}}
    families = dict.fromkeys(titles.load(name).family for name in names)
    for family in families:
        answer["cache"][family] = _time_cache(family, say)
    answer["playouts"] = dict(_playouts(names, say))
    if "scotland-yard" in names:
        answer["possible_set"] = _time_possible(Runner("transit"))
        answer["likelihood"] = _time_likelihood(Runner("transit"))
    return answer


def _time_import() -> float:
    """Seconds that `import misterx` takes in a new process, less what Python itself needs."""
    code = "import time; begun = time.perf_counter(); import misterx; print(time.perf_counter() - begun)"
    taken = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(3)
    ]
    return median(taken)


READY = """
import time
begun = time.perf_counter()
from misterx.arena.compiling.ahead import entries
from misterx.families.registry import FAMILIES
from misterx.kernel.jit import compile_for
for function, arguments in entries({family!r}):
    compile_for(function, FAMILIES[{family!r}], arguments)
print(time.perf_counter() - begun)
"""


def _time_cache(family: str, say: Say) -> dict[str, float]:
    """Seconds of a first compilation, if it is still to be done, and of having everything ready from the cache."""
    found: dict[str, float] = {}
    begun = time.perf_counter()
    warming = ahead.start(family)
    while warming and not warming.wait(0.2):
        say(f"compiling {family}, {warming.state:.0%}")
    if warming:
        found["first_compilation_seconds"] = time.perf_counter() - begun
        if warming.message:
            say(warming.message)
    say(f"loading {family}")
    command = [sys.executable, "-c", READY.format(family=family)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found["ready_seconds"] = float(done.stdout)
    return found


class _Racer:
    """Something that plays games, and how fast it was at its best."""

    def __init__(self, play: Callable[[int, int], int]) -> None:
        self.play = play
        self.games = 64
        self.speed = 0.0  # decisions in a second of the processor's time
        self.speed_by_clock = 0.0

    def warm_up(self) -> None:
        """Find a number of games that takes long enough to measure."""
        while self.run() < SECONDS:
            self.games *= 2
        self.speed = self.speed_by_clock = 0.0

    def run(self) -> float:
        """Play one round; returns the seconds that it took."""
        begun, busy_before = time.perf_counter(), time.thread_time()
        decisions = self.play(1, self.games)
        taken, busy = time.perf_counter() - begun, time.thread_time() - busy_before
        self.speed = max(self.speed, decisions / max(busy, 1e-9))
        self.speed_by_clock = max(self.speed_by_clock, decisions / taken)
        return taken


def _playouts(names: list[str], say: Say) -> Iterator[tuple[str, dict[str, Any]]]:
    """Random games of each title, with C, with two threads, and all of them in turns."""
    racers: dict[str, _Racer] = {}
    notes: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            say(f"playing {name}")
            racers[name] = _compiled(Game(name, None, None, None, None, 0))
            notes[name] = {}
        if "scotland-yard" in names:
            racers["scotland-yard classic"] = _compiled(
                Game("scotland-yard", None, EDITIONS["scotland-yard classic"], None, None, 0)
            )
            notes["scotland-yard classic"] = {}
            racers["two threads"] = _two_threads(Game("scotland-yard", None, None, None, None, 0))
            for key, options in EDITIONS.items():
                notes[key] |= _in_c(racers, key, Game("scotland-yard", None, options, None, None, 0), Path(folder))
        for racer in racers.values():
            racer.warm_up()
        for number in range(ROUNDS):
            say(f"measuring, {number / ROUNDS:.0%}")
            for racer in racers.values():
                racer.run()
        for name, note in notes.items():
            note["moves_per_second"] = racers[name].speed
            note["nanoseconds_per_move"] = 1e9 / racers[name].speed
            if f"{name} in C" in racers:
                note["ratio_to_c"] = racers[name].speed / racers[f"{name} in C"].speed
                note["c_nanoseconds_per_move"] = 1e9 / racers[f"{name} in C"].speed
            if name == "scotland-yard":
                note["two_threads"] = racers["two threads"].speed_by_clock / racers[name].speed_by_clock
            elif "scotland-yard" in names:
                note["ratio_to_scotland_yard"] = racers[name].speed / racers["scotland-yard"].speed
            yield name, note


def _compiled(game: Game) -> _Racer:
    runner, room = Runner(game.title.family), Room.of(game)
    if not runner.wait():
        raise MisterXError("not_compiled", family=game.title.family)
    return _Racer(lambda seed, games: int(runner.call(playouts, *room.for_playouts, seed, games, room.tally[0])))


def _two_threads(game: Game) -> _Racer:
    runner, rooms = Runner(game.title.family), (Room.of(game), Room.of(game))
    pool = ThreadPoolExecutor(2)

    def play(seed: int, games: int) -> int:
        jobs = [
            pool.submit(runner.call, playouts, *room.for_playouts, seed + place * games, games, room.tally[0])
            for place, room in enumerate(rooms)
        ]
        return sum(int(job.result()) for job in jobs)

    return _Racer(play)


def _in_c(racers: dict[str, _Racer], key: str, game: Game, folder: Path) -> dict[str, Any]:
    """Let C race too, once it has been seen to play the same games."""
    try:
        (folder / key).mkdir()
        in_c = PlayoutsInC(game, folder / key)
    except (OSError, subprocess.CalledProcessError) as error:
        return {"note": f"not compared with C: {error}"}
    runner, room = Runner(game.title.family), Room.of(game)
    same = runner.call(check_playouts, *room.for_playouts, 1, CHECKED) == in_c.check(1, CHECKED)
    racers[f"{key} in C"] = _Racer(in_c.play)
    return {"same_as_c": same, "games_checked": CHECKED}


def _time_possible(runner: Runner) -> dict[str, float]:
    """Microseconds that bringing the set of possible stations up to date takes, by itself, after any decision."""
    game = Game("scotland-yard", None, None, None, None, 0)
    room = Room.of(game)
    times: dict[int, list[float]] = {0: [], 9: []}
    updates = 0
    for _ in range(ROUNDS):
        for extra, taken in times.items():
            begun = time.thread_time()
            updates = runner.call(learn_again, *room.for_matches, 1, 400, extra)
            taken.append(time.thread_time() - begun)
    seconds = (min(times[9]) - min(times[0])) / 9
    return {"microseconds_per_update": 1e6 * seconds / updates}


def _time_likelihood(runner: Runner) -> dict[str, float]:
    """The same for how likely each station is: after any decision, and after Mister X's own alone."""
    game = Game("scotland-yard", None, None, None, None, 0)
    room, odds, kept = Room.of(game), new_odds(game.engine.board), new_odds(game.engine.board)
    found = {}
    for name, his in (("microseconds_per_update", False), ("microseconds_after_his_move", True)):
        times: dict[int, list[float]] = {0: [], 9: []}
        updates = 0
        for _ in range(ROUNDS):
            for extra, taken in times.items():
                begun = time.thread_time()
                updates = runner.call(believe_again, *room.for_matches, odds, kept, 1, 100, extra, his)
                taken.append(time.thread_time() - begun)
        found[name] = 1e6 * (min(times[9]) - min(times[0])) / 9 / updates
    return found
