"""Contests between bots: both roles, the same deals, every game kept, and a run that can be taken up again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from misterx import bots, titles
from misterx.arena import results, workers
from misterx.arena.compiling.searches import check_bots, prepare_bots
from misterx.arena.results import FORMAT, Results, key_of
from misterx.arena.seating import SEEDS_APART as SEEDS_APART
from misterx.arena.seating import Seated, list_faults
from misterx.deduce import Knowledge
from misterx.play import Game

Report = Callable[[dict[str, Any]], None]


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

    @property
    def played_options(self) -> dict[str, Any]:
        """The options that were asked for, and those with which games of this title between programs end."""
        return {**titles.load(self.title).simulation, **self.options}

    @property
    def header(self) -> dict[str, Any]:
        """What a file of its games begins with."""
        return {"format": FORMAT, **asdict(self), "options": self.played_options}


def play_fixture(contest: Contest, fixture: Fixture) -> dict[str, Any]:
    """One game, with what it took."""
    game = Game.new(contest.title, contest.players, contest.played_options, seed=fixture.seed)
    with Seated({"x": fixture.x, "hunters": fixture.hunters}, fixture.seed) as sides:
        return _play(game, fixture, sides)


def _play(game: Game, fixture: Fixture, sides: dict[str, bots.Bot]) -> dict[str, Any]:
    seats = {seat: Knowledge(game, seat, remembers=True) for seat in game.seats}
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


def check(contest: Contest) -> None:
    """Refuse what cannot be played."""
    Game.new(contest.title, contest.players, contest.played_options, seed=contest.seed)
    check_bots(contest.title, contest.bots)


def prepare(contest: Contest, say: Callable[[str], None] | None = None) -> None:
    """Have everything compiled and kept before many processes want it at once; refuses what cannot be played."""
    check(contest)
    prepare_bots(contest.title, contest.bots, say)


def run(
    contest: Contest, file: Path | None = None, workers: int | None = None, progress: Report | None = None
) -> list[dict[str, Any]]:
    """Play what the file does not hold yet; every finished game is in the file before the next one is reported."""
    with Results(file, contest.header) as kept:
        return play_rest(contest, kept, workers, progress)


def play_rest(
    contest: Contest, kept: Results, at_a_time: int | None = None, progress: Report | None = None
) -> list[dict[str, Any]]:
    """Play the games that are not kept yet; returns all of this contest."""
    played = set(map(key_of, kept.games))
    left = [fixture for fixture in contest.fixtures() if key_of(asdict(fixture)) not in played]
    with workers.pool(at_a_time) as pool:
        waiting: set[Future[dict[str, Any]]] = {
            pool.submit(workers.play, play_fixture, contest, fixture) for fixture in left
        }
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                kept.add(future.result())
                if progress:
                    progress(kept.games[-1])
    return games_of(contest, kept.games)


def read_results(file: Path, contest: Contest) -> list[dict[str, Any]]:
    """The games that a file holds of this contest; a last line that was cut off is left out."""
    raw = file.read_bytes() if file.is_file() else b""
    return games_of(contest, results.read(file, raw, json.loads(json.dumps(contest.header))).games)


def games_of(contest: Contest, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those of these games that belong to a contest, in its order."""
    order = {key_of(asdict(fixture)): place for place, fixture in enumerate(contest.fixtures())}
    return sorted((game for game in games if key_of(game) in order), key=lambda game: order[key_of(game)])
