"""Contests between bots: both roles, the same deals, every game kept, and a run that can be taken up again."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from misterx import bots, titles
from misterx.arena.prepare import prepare_bots
from misterx.arena.seating import SEEDS_APART as SEEDS_APART
from misterx.arena.seating import Seated, list_faults
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.play import Game

FORMAT = "misterx contest 1"


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who is Mister X, who hunts, and which deal."""

    x: str
    hunters: str
    seed: int


@dataclass(frozen=True)
class Contest:
    """What is played."""

    title: str
    players: int | None
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    deals: int
    seed: int

    def fixtures(self) -> Iterator[Fixture]:
        """Every two bots meet on every deal, once in each role."""
        for deal in range(self.seed, self.seed + self.deals):
            for a, b in combinations(self.bots, 2):
                yield Fixture(a, b, deal)
                yield Fixture(b, a, deal)


def play_fixture(contest: Contest, fixture: Fixture) -> dict[str, Any]:
    """One game, with what it took."""
    game = Game.new(contest.title, contest.players, contest.options, seed=fixture.seed)
    with Seated({"x": fixture.x, "hunters": fixture.hunters}, fixture.seed) as sides:
        return _play(game, fixture, sides)


def _play(game: Game, fixture: Fixture, sides: dict[str, bots.Bot]) -> dict[str, Any]:
    seats = {seat: Knowledge(game, seat) for seat in game.seats}
    spent, slowest, moves = {"x": 0.0, "hunters": 0.0}, {"x": 0.0, "hunters": 0.0}, {"x": 0, "hunters": 0}
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        side = "x" if seat == "x" else "hunters"
        knowledge = seats[seat].follow(game)
        begun = time.perf_counter()
        move = sides[side].choose(knowledge)
        took = time.perf_counter() - begun
        spent[side] += took
        slowest[side] = max(slowest[side], took)
        moves[side] += 1
        game.play(move, seat)
    return {
        **asdict(fixture),
        "winner": game.result.winner,
        "reason": game.result.reason,
        "moves": moves,
        "seconds": {side: round(value, 4) for side, value in spent.items()},
        "slowest": {side: round(value, 4) for side, value in slowest.items()},
        "faults": {side: list_faults(bot) for side, bot in sides.items()},
        "record": game.record(),
    }


def prepare(contest: Contest, say: Callable[[str], None] | None = None) -> None:
    """Have everything compiled and kept before many processes want it at once; refuses what cannot be played."""
    Game.new(contest.title, contest.players, contest.options, seed=contest.seed)
    prepare_bots(contest.title, contest.bots, say)


def run(
    contest: Contest,
    file: Path | None = None,
    workers: int | None = None,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Play what the file does not hold yet; every finished game is in the file before the next one is reported."""
    done = read_results(file, contest) if file else []
    played = {(game["x"], game["hunters"], game["seed"]) for game in done}
    left = [fixture for fixture in contest.fixtures() if (fixture.x, fixture.hunters, fixture.seed) not in played]
    results = list(done)
    if file and not done:
        write_header(file, contest)
    elif file and not file.read_bytes().endswith(b"\n"):  # cut off in the middle of a line: what comes next begins anew
        with file.open("a", encoding="utf-8") as out:
            out.write("\n")
    context = get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, context, titles.add_all, (titles.added(),)) as pool:
        waiting: set[Future[dict[str, Any]]] = {pool.submit(play_fixture, contest, fixture) for fixture in left}
        try:
            while waiting:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    result = future.result()
                    results.append(result)
                    if file:
                        with file.open("a", encoding="utf-8") as out:
                            out.write(json.dumps(result) + "\n")
                    if progress:
                        progress(result)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    order = {fixture: place for place, fixture in enumerate(contest.fixtures())}
    results.sort(key=lambda game: order[Fixture(game["x"], game["hunters"], game["seed"])])
    return results


def write_header(file: Path, contest: Contest) -> None:
    header = {"format": FORMAT, **asdict(contest)}
    file.write_text(json.dumps(header) + "\n", "utf-8")


def read_results(file: Path, contest: Contest) -> list[dict[str, Any]]:
    """The games that a file holds of this contest; a last line that was cut off is left out."""
    if not file.exists() or not file.stat().st_size:
        return []
    lines = file.read_text("utf-8").splitlines()
    try:
        header = json.loads(lines[0])
    except ValueError:
        header = None
    wanted = {"format": FORMAT, **json.loads(json.dumps(asdict(contest)))}
    same = ("format", "title", "players", "options", "bots", "seed")
    if not isinstance(header, dict) or any(header.get(key) != wanted[key] for key in same):
        raise MisterXError("other_contest", file=str(file))
    games = []
    for line in lines[1:]:
        try:
            games.append(json.loads(line))
        except ValueError:
            continue
    wished = {(fixture.x, fixture.hunters, fixture.seed) for fixture in contest.fixtures()}
    return [game for game in games if (game["x"], game["hunters"], game["seed"]) in wished]
