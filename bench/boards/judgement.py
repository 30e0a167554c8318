"""Whether the boards are fair, judged by the strongest bots at equal thinking, by title, number of pawns and mission.

    python -m bench.boards.judgement --games 1000 --bot search@200 --out build/judgement.jsonl
    python -m bench.boards.judgement --report build/judgement.jsonl

Player counts that lay out the same pawns under the same rules are one row: seats change nothing for a program. Every
game is kept with the cards that were dealt, and a run that was cut off is taken up again. The report tells the share of
Mister X's wins, and how far each start card moves it from its board's average, over all numbers of players.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.boards.fairness import BOARDS, missions

from misterx import bots, titles
from misterx.arena.contest import SEEDS_APART
from misterx.arena.prepare import prepare
from misterx.arena.simulate import wilson
from misterx.deduce import Knowledge
from misterx.play import Game

Played = dict[str, Any]
FEW = 30  # games with a card, under which it says nothing
FURTHEST = 3  # cards of a board that the report names
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


def play(cell: Cell, seeds: range, bot: str) -> list[Played]:
    return [play_one(cell, seed, bot) for seed in seeds]


def play_one(cell: Cell, seed: int, bot: str) -> Played:
    title = titles.load(cell.title)
    board = dict(missions())[cell.mission] if cell.mission else None
    game = Game.new(cell.title, cell.players, title.simulation, board=board, seed=seed)
    sides = {True: bots.load(bot, seed), False: bots.load(bot, seed + SEEDS_APART)}
    seats = {seat: Knowledge(game, seat) for seat in game.seats}
    while not game.result:
        seat = next(seat for seat in game.seats if game.legal_moves(seat))
        game.play(sides[seat == "x"].choose(seats[seat].follow(game)), seat)
    dealt = [line.split() for line in game.record().splitlines() if line.startswith("chance: deal ")]
    return {
        "cell": cell.name,
        "bot": bot,
        "seed": seed,
        "winner": game.result.winner,
        "reason": game.result.reason,
        "cards": {pawn: int(card) for _, _, pawn, card in dealt} if cell.title != "behrends" else {},
    }


def run(asked: argparse.Namespace) -> None:
    names = asked.titles or list(BOARDS)
    done = {(game["cell"], game["seed"]) for game in read(asked.out) if game["bot"] == asked.bot}
    wanted = [cell for name in names for cell in cells(name)]
    for name in names:
        prepare(titles.load(name).family, print)
    with ProcessPoolExecutor(asked.workers or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(play, cell, seeds, asked.bot)
            for first in range(asked.seed, asked.seed + asked.games, IN_ONE_GO)
            for cell in wanted
            if (seeds := range(first, min(first + IN_ONE_GO, asked.seed + asked.games)))
            and (cell.name, first) not in done
        ]
        for number, job in enumerate(as_completed(jobs), 1):
            with asked.out.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(game) + "\n" for game in job.result())
            if number % 50 == 0:
                print(f"{number} of {len(jobs)} parts", flush=True)


def read(file: Path) -> list[Played]:
    return (
        [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
        if file.exists()
        else []
    )


def report(file: Path) -> None:
    found: dict[str, list[Played]] = defaultdict(list)
    for game in read(file):
        found[game["cell"]].append(game)
    print("| board | players | mission | games | Mister X wins | 95 % |\n|---|---|---|---|---|---|")
    for title, board in BOARDS.items():
        for cell in cells(title):
            if games := found.get(cell.name, []):
                low, high = (100 * bound for bound in wilson(sum(map(he_won, games)), len(games)))
                share = f"{100 * average(games):.1f} % | {low:.1f} to {high:.1f}"
                print(f"| {board} | {', '.join(map(str, cell.alike))} | {cell.mission} | {len(games):,} | {share} |")
    print("\n| board | start card | games | moves his share by | 95 % |\n|---|---|---|---|---|")
    for title, board in BOARDS.items():
        cards = sorted(shifts([found[cell.name] for cell in cells(title) if cell.name in found]), reverse=True)
        for far, (who, card), shift, reach, count in cards[:FURTHEST]:
            del far
            interval = f"{100 * (shift - reach):+.0f} to {100 * (shift + reach):+.0f}"
            print(f"| {board} | {card}, {who} | {count:,} | {100 * shift:+.1f} points | {interval} |")


def he_won(game: Played) -> bool:
    return bool(game["winner"] == "x")


def average(games: list[Played]) -> float:
    return sum(map(he_won, games)) / len(games)


def shifts(rows: list[list[Played]]) -> Iterator[tuple[float, tuple[str, int], float, float, int]]:
    """How far each card moves his share of wins from the average of its row, with half the width of the interval."""
    with_card: dict[tuple[str, int], list[float]] = defaultdict(list)
    for games in rows:
        usual = average(games)
        for game in games:
            for pawn, card in game["cards"].items():
                with_card["his" if pawn == "x" else "a hunter's", card].append(he_won(game) - usual)
    for key, moved in with_card.items():
        if len(moved) >= FEW:
            shift = sum(moved) / len(moved)
            reach = 1.96 * (sum((one - shift) ** 2 for one in moved) ** 0.5) / len(moved)
            yield abs(shift), key, shift, reach, len(moved)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("titles", nargs="*", metavar="TITLE")
    reader.add_argument("--games", type=int, default=1_000)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--bot", default="search@200", help="who plays both sides")
    reader.add_argument("--workers", type=int, help="games at a time")
    reader.add_argument("--out", type=Path, default=Path("build/judgement.jsonl"), help="where games are kept")
    reader.add_argument("--report", type=Path, metavar="FILE", help="tell what a file holds")
    asked = reader.parse_args()
    if asked.report:
        report(asked.report)
    else:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        run(asked)


if __name__ == "__main__":
    main()
