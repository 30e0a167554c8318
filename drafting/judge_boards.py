"""Whether the boards are fair, judged by the strongest bots at equal thinking, by title, number of pawns and mission.

    python -m drafting.judge_boards --seconds 240
    python -m drafting.judge_boards --take PART ...
    python -m drafting.judge_boards --report

Player counts that lay out the same pawns under the same rules are one row: seats change nothing for a program. Every
game is kept with the cards that were dealt in `build/judgement.jsonl`, and the next run, or one elsewhere whose file is
taken over, goes on from there. The report tells the share of Mister X's wins, and how far each start card moves it from
its board's average, over all numbers of players.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from math import inf
from multiprocessing import get_context
from pathlib import Path

from drafting.greedy_wins import BOARDS, missions
from drafting.judged_games import Played

from drafting import judged_games as kept
from misterx import boards, bots, titles
from misterx.arena.compiling.searches import prepare
from misterx.arena.contest import SEEDS_APART
from misterx.deduce import Knowledge
from misterx.play import Game

KEPT = Path(__file__).parents[1] / "build" / "judgement.jsonl"
IN_ONE_GO = 4  # games that a process plays before it reports


@dataclass(frozen=True)
class Cell:
    """One row: a title, one of the player counts that play alike, and on Europe a mission."""

    title: str
    players: int
    alike: tuple[int, ...]
    mission: str = ""

    @property
    def name(self) -> str:
        return f"{self.title} {self.players} {self.mission}".strip()


def cells(title: str) -> Iterator[Cell]:
    span = titles.load(title).players
    kinds: dict[str, list[int]] = defaultdict(list)
    for players in range(span["least"], span["most"] + 1):
        kinds[_laid_out(title, players)].append(players)
    colours = [colour for colour, _ in missions()] if title == "europa" else [""]
    for alike in kinds.values():
        for colour in colours:
            yield Cell(title, alike[-1], tuple(alike), colour)


def _laid_out(title: str, players: int) -> str:
    """What the game is apart from who sits where: pawns, stock and options."""
    position = Game.new(title, players, seed=0).to_position()
    return json.dumps({key: position[key] for key in position if key not in ("players", "seats")}, sort_keys=True)


def play(cell: Cell, seeds: list[int], bot: str) -> list[Played]:
    return [play_one(cell, seed, bot) for seed in seeds]


@cache
def board_of(mission: str) -> boards.Board | None:
    """Europe with one mission alone, read once a process; else the title's own board."""
    return boards.load(dict(missions())[mission]) if mission else None


def play_one(cell: Cell, seed: int, bot: str) -> Played:
    title = titles.load(cell.title)
    game = Game.new(cell.title, cell.players, title.simulation, board=board_of(cell.mission), seed=seed)
    sides = {True: bots.load(bot, seed), False: bots.load(bot, seed + SEEDS_APART)}
    seats = {seat: Knowledge(game, seat) for seat in game.seats}
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        game.play(sides[seat == "x"].choose(seats[seat].follow(game)), seat)
    dealt = [line.split() for line in game.record().splitlines() if line.startswith("chance: deal ")]
    return {
        "cell": cell.name,
        "bot": bot,
        "digest": kept.digest(cell.title),
        "seed": seed,
        "winner": game.result.winner,
        "reason": game.result.reason,
        "cards": {pawn: int(card) for _, _, pawn, card in dealt} if cell.title != "behrends" else {},
    }


def run(asked: argparse.Namespace) -> None:
    names = asked.titles or list(BOARDS)
    ends = time.monotonic() + asked.seconds if asked.seconds else inf
    for name in names:
        prepare(titles.load(name).family, print)
    workers = asked.workers or os.cpu_count() or 1
    jobs = list(parts(names, asked))
    left = iter(jobs)
    waiting: set[Future[list[Played]]] = set()
    done = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        while True:
            while len(waiting) < 2 * workers and time.monotonic() < ends and (job := next(left, None)):
                waiting.add(pool.submit(play, *job, asked.bot))
            if not waiting:
                return
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for part in finished:
                kept.write(part.result(), asked.out)
            done += len(finished)
            print(f"\r{done} of {len(jobs)} parts", end="", flush=True)


def parts(names: list[str], asked: argparse.Namespace) -> Iterator[tuple[Cell, list[int]]]:
    """What is still to be played, the rows side by side in the order of seeds."""
    done = {(game["digest"], game["cell"], game["seed"]) for game in kept.read(asked.out) if game["bot"] == asked.bot}
    wanted = [cell for name in names for cell in cells(name) if not asked.usual or is_usual(cell)]
    for first in range(asked.seed, asked.seed + asked.games, IN_ONE_GO):
        for cell in wanted:
            seeds = range(first, min(first + IN_ONE_GO, asked.seed + asked.games))
            if left := [seed for seed in seeds if (kept.digest(cell.title), cell.name, seed) not in done]:
                yield cell, left


def is_usual(cell: Cell) -> bool:
    return titles.load(cell.title).players["usual"] in cell.alike


def report(files: list[Path]) -> None:
    """What files hold, in the tables of docs/boards.md."""
    found: dict[str, list[Played]] = defaultdict(list)
    games = kept.read(*files)
    kinds = dict(kept.newest(games))
    for game in games:
        if game["digest"] in kinds.values():
            found[game["cell"]].append(game)
    found = {cell: kept.in_order(played) for cell, played in found.items()}
    counted = sum(map(len, found.values()))
    print(f"{counted:,} games; {len(games) - counted:,} of other boards, rules or bots, or after a gap, left out")
    for title, kind in kinds.items():
        if kind != kept.digest(title):
            print(f"{title}: played by bots, rules or a board that have changed since ({kind})")
    print()
    print("| board | players | mission | games | Mister X wins | 95 % |\n|---|---|---|---|---|---|")
    for title, board in BOARDS.items():
        for cell in cells(title):
            if played := found.get(cell.name, []):
                alike = ", ".join(map(str, cell.alike))
                print(f"| {board} | {alike} | {cell.mission} | {len(played):,} | {kept.rate(played)} |")
    print("\n| board | start card | games | moves his share by | 95 % |\n|---|---|---|---|---|")
    for title, board in BOARDS.items():
        rows = [found[cell.name] for cell in cells(title) if cell.name in found]
        for _, (who, card), shift, reach, count in sorted(kept.shifts(rows), reverse=True)[: kept.FURTHEST]:
            interval = f"{100 * (shift - reach):+.0f} to {100 * (shift + reach):+.0f}"
            print(f"| {board} | {card}, {who} | {count:,} | {100 * shift:+.1f} points | {interval} |")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("titles", nargs="*", metavar="TITLE")
    reader.add_argument("--games", type=int, default=1_000, help="of every row")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--bot", default="search@200", help="who plays both sides")
    reader.add_argument("--usual", action="store_true", help="with the usual number of players only")
    reader.add_argument("--workers", type=int, help="games at a time")
    reader.add_argument("--seconds", type=float, help="begin no game after so long")
    reader.add_argument("--out", type=Path, default=KEPT, help="where games are kept")
    reader.add_argument("--take", type=Path, nargs="+", metavar="FILE", help="add the games of files from elsewhere")
    reader.add_argument("--report", type=Path, nargs="*", metavar="FILE", help="tell what files hold")
    asked = reader.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    if asked.take:
        print(f"{kept.take(asked.out, *asked.take):,} games added to {asked.out}")
    elif asked.report is not None:
        report(asked.report or [asked.out])
    else:
        run(asked)


if __name__ == "__main__":
    main()
