"""Games kept for the judgement of boards: one a line, added up over as many runs as it takes.

A game counts as long as its board, its rules and the bots are what they were: `digest` names them all. Games are played
in the order of their seeds, and the report reads up to the first seed that is missing, so that a run that was cut off
leaves no row short of its longest games.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from typing import Any

from misterx import boards, titles
from misterx.arena.simulate import wilson
from misterx.families.registry import FAMILIES
from misterx.kernel.cache import PACKAGE, sources

Played = dict[str, Any]
FEW = 30  # games with a card, under which it says nothing
FURTHEST = 3  # cards of a board that the report names
SHORT = 12


@cache
def digest(title: str) -> str:
    """Names what games of a title depend on: its board, its rules, and the bots but for those of other families."""
    loaded = titles.load(title)
    others = set(FAMILIES) - {loaded.family}
    found = hashlib.sha256(boards.load(loaded.board).digest.encode())
    tables = [PACKAGE / "titles" / "options.toml", PACKAGE / "titles" / title.replace("-", "_") / "title.toml"]
    learnt = [file for file in (PACKAGE / "bots").rglob("*.json") if file.stem == title]
    for source in [*tables, *learnt, *sources(loaded.family)]:
        path = source.relative_to(PACKAGE)
        if path.parts[0] != "arena" and not others & {*path.parent.parts, path.stem}:
            found.update(path.as_posix().encode() + source.read_bytes())
    return found.hexdigest()[:SHORT]


def read(*kept: Path) -> list[Played]:
    """The games that files hold; a line that was cut off is left out, and of games that are the same one is enough."""
    found = {}
    for line in (line for file in kept if file.exists() for line in file.read_text("utf-8").splitlines()):
        if line.endswith("}"):
            game = json.loads(line)
            found[game["digest"], game["cell"], game["bot"], game["seed"]] = game
    return list(found.values())


def newest(games: list[Played]) -> Iterator[tuple[str, str]]:
    """By title the digest whose games are told: today's, or where it has none the one that was written last."""
    last = {game["cell"].partition(" ")[0]: game["digest"] for game in games}
    held = {game["digest"] for game in games}
    for title, kind in last.items():
        yield title, digest(title) if digest(title) in held else kind


def write(games: Iterable[Played], file: Path) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.writelines(json.dumps(game, separators=(",", ":")) + "\n" for game in games)


def take(file: Path, *parts: Path) -> int:
    """Add to a file what parts from elsewhere hold and it does not, in the order of seeds; returns how many."""
    held = {json.dumps(game, sort_keys=True) for game in read(file)}
    new = [game for game in read(*parts) if json.dumps(game, sort_keys=True) not in held]
    write(sorted(new, key=lambda game: (game["cell"], game["seed"])), file)
    return len(new)


def in_order(games: list[Played]) -> list[Played]:
    """A row's games up to the first seed that is missing."""
    by_seed = {game["seed"]: game for game in games}
    return [by_seed[seed] for seed in takewhile(by_seed.__contains__, count(min(by_seed)))]


def he_won(game: Played) -> bool:
    return bool(game["winner"] == "x")


def average(games: list[Played]) -> float:
    return sum(map(he_won, games)) / len(games)


def rate(games: list[Played]) -> str:
    low, high = (100 * bound for bound in wilson(sum(map(he_won, games)), len(games)))
    return f"{100 * average(games):.1f} % | {low:.1f} to {high:.1f}"


def shifts(rows: Iterable[list[Played]]) -> Iterator[tuple[float, tuple[str, int], float, float, int]]:
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
