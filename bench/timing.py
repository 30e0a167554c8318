"""Whether a hunter with a stop-watch learns anything: Welch's t between two secrets that look alike to him.

    python -m bench.timing --pairs 100000 --jobs 16

Two games differ only in where Mister X is. A hunter makes the last move of his side's turn at both, in random order,
and the time until his answer leaves the server is taken. |t| < 4.5 shows no difference; `--beat 0` shows what there
would be without whole beats. Everything runs in this process, without a disk, so that nothing hides a difference.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.leaks.compare import deal, say
from tests.leaks.transit import TransitHearing
from tests.leaks.worlds import Line, Worlds

from misterx.play import Game
from misterx.server import wire
from misterx.server.actions import act
from misterx.server.audience import Connection
from misterx.server.limits import Bucket
from misterx.server.metrics import Measures
from misterx.server.seats import Seat
from misterx.server.table import Table

SIDE_BY_SIDE = 4  # tables at once: together they must take less than a beat


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


class Watch:
    """The browser's end: notes when the answer to its move comes."""

    def __init__(self) -> None:
        self.heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def send_text(self, text: str) -> None:
        if '"done"' in text and not self.heard.done():
            self.heard.set_result(asyncio.get_running_loop().time())


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
            if all(one.decider == "x" for one in after):
                found.append(Moment(games, seat, move))
    raise SystemExit("too few moments were found")


def tell(game: Game, story: list[Line]) -> Game:
    fresh = deal(game)
    for line in story:
        say(fresh, line)
    return fresh


async def time_one(moment: Moment, which: int, beat: float, mark: str) -> float:
    game = moment.games[which].copy()
    settings = wire.TableSettings(
        game.title.id, game.options.players, {}, game.board.id, "possible", None, None, game.title.pinned
    )
    seats = {seat: Seat("person", pawns, seat) for seat, pawns in game.seats.items()}
    nowhere: Any = Nowhere()
    table = Table("table", settings, game, seats, {}, nowhere)
    table.started, table.beat = True, beat
    senders = []
    ends: dict[str, tuple[Connection, Watch]] = {}
    for seat in (*seats, "public"):
        connection, watch = Connection(seat, False, b"", Bucket(1e9, 1e9), table.release), Watch()
        table.enter(connection)
        connection.waiting.clear()
        ends[seat] = connection, watch
        senders.append(asyncio.create_task(connection.deliver(watch.send_text)))
    await asyncio.sleep(0)
    house: Any = SimpleNamespace(measures=Measures(), bots={})
    connection, watch = ends[moment.seat]
    began = asyncio.get_running_loop().time()
    await act(house, table, connection, wire.Play(move=moment.move, id=mark))
    heard = await watch.heard
    for sender in senders:
        sender.cancel()
    await asyncio.gather(*senders, return_exceptions=True)
    return heard - began


async def sample(moments: list[Moment], pairs: int, beat: float, seed: int) -> list[list[float]]:
    """How long it took, for each of both secrets."""
    took: list[list[float]] = [[], []]
    chooser = random.Random(seed)

    async def one_after_another(count: int) -> None:
        for number in range(count):
            moment = moments[number % len(moments)]
            order = [0, 1]
            chooser.shuffle(order)
            for which in order:
                took[which].append(await time_one(moment, which, beat, f"m{number}"))

    lanes = SIDE_BY_SIDE if beat else 1
    await asyncio.gather(*(one_after_another(-(-pairs // lanes)) for _ in range(lanes)))
    return took


def welch(a: list[float], b: list[float]) -> float:
    mean = [sum(part) / len(part) for part in (a, b)]
    spread = [sum((x - m) ** 2 for x in part) / (len(part) - 1) for part, m in zip((a, b), mean, strict=True)]
    error = math.sqrt(spread[0] / len(a) + spread[1] / len(b))
    return (mean[0] - mean[1]) / error if error else 0.0


def work(job: tuple[str, int, float, int, int]) -> list[list[float]]:
    title, pairs, beat, seed, moments = job
    return asyncio.run(sample(find_moments(title, moments, seed), pairs, beat, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--title", default="scotland-yard")
    parser.add_argument("--pairs", type=int, default=2_000)
    parser.add_argument("--beat", type=float, default=0.01)
    parser.add_argument("--moments", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    jobs = [(wish.title, -(-wish.pairs // wish.jobs), wish.beat, seed, wish.moments) for seed in range(wish.jobs)]
    if wish.jobs == 1:
        parts = [work(jobs[0])]
    else:
        with get_context("spawn").Pool(wish.jobs) as pool:
            parts = pool.map(work, jobs)
    took = [[x for part in parts for x in part[which]] for which in (0, 1)]
    told = {
        "title": wish.title,
        "pairs": len(took[0]),
        "beat": wish.beat,
        "mean_ms": [round(1000 * sum(part) / len(part), 4) for part in took],
        "t": round(welch(*took), 2),
    }
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
