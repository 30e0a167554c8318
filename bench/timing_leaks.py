"""Whether a hunter with a stop-watch learns anything: Welch's t between two secrets that look alike to him.

    python -m bench.timing_leaks --pairs 100000 --jobs 16
    python -m bench.timing_leaks --pairs 100000 --jobs 16 --bots --pause 0.02

Two games differ only in where Mister X is. A hunter makes the last move of his side's turn at both, in random order,
and the time until his answer leaves the server is taken, or with `--bots` the time until a bot has moved Mister X.
|t| < 4.5 shows no difference, and `shows_from_us` how large one would have to be to show; `--beat 0` (and `--pause 0`)
shows what there would be without whole beats. Everything runs in this process, without a disk, so that nothing hides a
difference.

Whether a difference would show at all is tried with one that is known: with `--planted 3000` every answer about the
second secret counts as so many microseconds later.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any, NamedTuple

from tests.leaks.compare import deal, say
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Line, Worlds

from misterx.play import Game
from misterx.server.bots.executor import BotExecutor
from misterx.server.bots.player import NOBODY, BotPlayer
from misterx.server.limits import Bucket
from misterx.server.metrics import Metrics
from misterx.server.protocol import wire, wire_parts
from misterx.server.table.audience import Connection
from misterx.server.table.seats import Seat
from misterx.server.table.table import Table
from misterx.server.web.actions import act

NOTICED = 4.5  # |t| from which on a difference counts as shown
SIDE_BY_SIDE = 4  # tables at once: together they must take less than a beat; twice as many beside a bot's pause


class Moment(NamedTuple):
    """A table before the hunters' last move of a turn, with two secrets; and that move."""

    games: tuple[Game, Game]
    seat: str
    move: str


class Nowhere:
    """A store that keeps nothing, at once."""

    async def write(self, *statements: Any) -> None:
        return

    async def read(self, query: str, *values: Any) -> list[Any]:
        return [(0,)]


class Trial(NamedTuple):
    """What is timed: a hunter's own answer, or the move that a bot makes for Mister X after it."""

    beat: float
    pause: float = 0.0
    executor: BotExecutor | None = None
    planted: float = 0.0  # seconds by which the second secret is told later

    @property
    def word(self) -> str:
        """What is in the text that is waited for."""
        return '"entry_covered"' if self.executor else '"done"'


class Watch:
    """The browser's end: notes when the answer to its move comes, or would come if it were late by so much."""

    def __init__(self, word: str, late: float) -> None:
        self.word, self.late = word, late
        self.heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def send_text(self, text: str) -> None:
        if self.word in text and not self.heard.done():
            self.heard.set_result(asyncio.get_running_loop().time() + self.late)


def find_moments(title: str, count: int, seed: int) -> list[Moment]:
    found: list[Moment] = []
    for number in range(10_000):
        if len(found) == count:
            return found
        chooser = random.Random(f"{title} {seed} {number}")
        game = Game.new(title, 4, seed=chooser.randrange(1 << 30))
        while not game.result and game.state.round_no <= chooser.randint(2, 9):
            game.play(chooser.choice([m for m in game.legal_moves() if " double " not in m] or game.legal_moves()))
        lines = list(game.lines)
        while lines and lines[-1][0] in ("x", "chance"):
            lines.pop()
        if game.result or not lines:
            continue
        seat, move = lines.pop()
        worlds = Worlds(deal(game), "public", TransitHearing(), chooser, 200, 4)
        for line in lines:
            worlds.follow(line)
        stories = worlds.stories(1)
        if stories:
            games = tell(game, lines), tell(game, stories[0])
            after = [one.copy() for one in games]
            for one in after:
                one.play(move, seat)
            # The first of both leaves him fewer moves than the second, so that what differs adds up.
            few, many = sorted(zip(after, games, strict=True), key=lambda both: len(both[0].legal_moves()))
            if all(one.decider == "x" for one in after) and len(few[0].legal_moves()) < len(many[0].legal_moves()):
                found.append(Moment((few[1], many[1]), seat, move))
    raise SystemExit("too few moments were found")


def tell(game: Game, story: list[Line]) -> Game:
    fresh = deal(game)
    for line in story:
        say(fresh, line)
    return fresh


async def time_one(moment: Moment, which: int, trial: Trial, mark: str) -> float:
    game = moment.games[which].copy()
    settings = wire_parts.TableSettings(
        game.title.id, game.options.players, {}, game.board.id, "possible", None, None, game.title.pinned
    )
    seats = {seat: Seat("person", pawns, seat) for seat, pawns in game.seats.items()}
    if trial.executor:
        seats["x"] = Seat("bot", game.seats["x"], bot="greedy")
    nowhere: Any = Nowhere()
    table = Table("table", settings, game, seats, {}, nowhere)
    table.started, table.tick = True, trial.beat
    senders = []
    ends: dict[str, tuple[Connection, Watch]] = {}
    for seat in dict.fromkeys((moment.seat, "x", "public")):  # all eyes that differ
        connection, watch = (
            Connection(seat, False, b"", Bucket(1e9, 1e9), table.send_at),
            Watch(trial.word, which * trial.planted),
        )
        table.enter(connection)
        connection.waiting.clear()
        ends[seat] = connection, watch
        senders.append(asyncio.create_task(connection.deliver(watch.send_text)))
    await asyncio.sleep(0)
    tables: Any = SimpleNamespace(metrics=Metrics(), bots={})
    connection, watch = ends[moment.seat]
    began = asyncio.get_running_loop().time()
    await act(tables, table, connection, wire.Play(move=moment.move, id=mark))
    if trial.executor:
        await BotPlayer(table, trial.executor, trial.pause).play(NOBODY)
    heard = await watch.heard
    for sender in senders:
        sender.cancel()
    await asyncio.gather(*senders, return_exceptions=True)
    return heard - began


async def sample(moments: list[Moment], pairs: int, trial: Trial, seed: int) -> list[list[float]]:
    """How long it took, for each of both secrets."""
    took: list[list[float]] = [[], []]
    chooser = random.Random(seed)

    async def one_after_another(count: int) -> None:
        for number in range(count):
            moment = moments[number % len(moments)]
            order = [0, 1]
            chooser.shuffle(order)
            for which in order:
                took[which].append(await time_one(moment, which, trial, f"m{number}"))

    lanes = SIDE_BY_SIDE * (2 if trial.pause else 1) if trial.beat else 1
    await asyncio.gather(*(one_after_another(-(-pairs // lanes)) for _ in range(lanes)))
    return took


def error_of(a: list[float], b: list[float]) -> float:
    """The standard error of the difference of two means."""
    mean = [sum(part) / len(part) for part in (a, b)]
    spread = [sum((x - m) ** 2 for x in part) / (len(part) - 1) for part, m in zip((a, b), mean, strict=True)]
    return math.sqrt(spread[0] / len(a) + spread[1] / len(b))


def welch(a: list[float], b: list[float]) -> float:
    error = error_of(a, b)
    return (sum(a) / len(a) - sum(b) / len(b)) / error if error else 0.0


class Job(NamedTuple):
    title: str
    pairs: int
    beat: float
    pause: float
    bots: bool
    seed: int
    moments: int
    planted: float


def work(job: Job) -> list[list[float]]:
    executor = BotExecutor(1) if job.bots else None
    try:
        trial = Trial(job.beat, job.pause if executor else 0.0, executor, job.planted)
        return asyncio.run(sample(find_moments(job.title, job.moments, job.seed), job.pairs, trial, job.seed))
    finally:
        if executor:
            executor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", default="scotland-yard")
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--beat", type=float, default=0.01)
    parser.add_argument("--bots", action="store_true", help="time the moves that a bot makes for Mister X")
    parser.add_argument("--pause", type=float, default=0.02, help="seconds between bots' moves")
    parser.add_argument("--moments", type=int, default=10)
    parser.add_argument(
        "--planted", type=float, default=0.0, metavar="MICROSECONDS", help="tell one of two secrets later by this"
    )
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    share = -(-wish.pairs // wish.jobs)
    planted = wish.planted / 1e6
    jobs = [
        Job(wish.title, share, wish.beat, wish.pause, wish.bots, seed, wish.moments, planted)
        for seed in range(wish.jobs)
    ]
    if wish.jobs == 1:
        parts = [work(jobs[0])]
    else:
        with get_context("spawn").Pool(wish.jobs) as pool:
            parts = pool.map(work, jobs)
    took = [[x for part in parts for x in part[which]] for which in (0, 1)]
    told = {
        "title": wish.title,
        "timed": "bots" if wish.bots else "answers",
        "pairs": len(took[0]),
        "beat": wish.beat,
        **({"pause": wish.pause} if wish.bots else {}),
        **({"planted_us": wish.planted} if wish.planted else {}),
        "mean_ms": [round(1000 * sum(part) / len(part), 4) for part in took],
        "t": round(welch(*took), 2),
        "shows_from_us": round(NOTICED * error_of(*took) * 1e6),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
