"""Playthroughs: golden games told step by step, as text that can be read in a diff.

After each line of the record stand the facts that it brought, with those who hear them; what changed in each viewer's
view; and the moves that each seat may make now. Moves that differ in their first number alone share a line:
`d1 fly _ pay taxi: 1-200`. Of a long game the beginning and the end are told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.golden.games import folder_of, read_record

from misterx import Game
from misterx.play.records import replay_record

#: A title's golden games that are told, and how many lines of their beginning and of their end.
TOLD: dict[tuple[str, str], tuple[int, int]] = {
    ("scotland-yard", "yard-2"): (200, 0),
    ("scotland-yard", "classic-3"): (200, 0),
    ("ny-chase", "york-4"): (200, 0),
    ("ny-chase", "york-free"): (30, 10),
    ("sanssouci", "potsdam-exchange"): (200, 0),
    ("sanssouci", "potsdam-extra"): (60, 10),
    ("sanssouci", "potsdam-leaves"): (200, 0),
    ("sanssouci", "potsdam-no-ship"): (60, 10),
    ("sanssouci", "potsdam-ships"): (60, 10),
    ("sanssouci", "potsdam-shows"): (200, 0),
    ("sanssouci", "potsdam-visible"): (200, 0),
    ("europa", "12"): (110, 20),
    ("behrends", "01"): (90, 20),
    ("behrends", "05"): (90, 20),
}
SETTLED = ("title", "family", "board", "viewer", "players", "options", "seats")  # of a view: they are in the header
ABSENT = object()


def file_of(title: str, name: str) -> Path:
    return folder_of(title) / f"{name}.playthrough"


def tell(title: str, name: str) -> str:
    """The playthrough of a golden game."""
    first, last = TOLD[title, name]
    games = replay_record(Game, read_record(title, name))
    lines, before, number = [f"{title} {name}: what everybody hears, sees and may do, step by step"], None, 0
    total = len(Game.replay(read_record(title, name)).lines)
    for game in games:
        number = len(game.lines)
        if first < number <= total - last:
            before = Table(game) if number == total - last else None
            continue
        if number == total - last + 1 and first < total - last:
            lines += ["", f"(from line {first + 1} to {total - last} left out)"]
        now = Table(game)
        lines += ["", heading(game), *now.since(before)]
        before = now
    return "\n".join(lines) + "\n"


def heading(game: Game) -> str:
    said = " ".join(game.lines[-1]) if game.lines else "the table"
    ended = f": {game.result.winner}, {game.result.reason}" if game.result else ""
    return f"== {len(game.lines)} {said} ({game.decider}{ended})"


class Table:
    """All that a game gives out at one moment, as lines by viewer."""

    def __init__(self, game: Game) -> None:
        viewers = [*game.seats, "public"]
        self.facts = {viewer: [write(fact) for fact in game.heard(viewer)] for viewer in viewers}
        self.views = {viewer: flatten(view_of(game, viewer)) for viewer in viewers}
        self.legal = {seat: list(condense(game.legal_moves(seat))) for seat in game.seats}

    def since(self, before: Table | None) -> Iterator[str]:
        """What is new: facts, changes of views, and all moves."""
        old = before.facts if before else {}
        yield from together(
            "hears", {viewer: facts[len(old.get(viewer, ())) :] for viewer, facts in self.facts.items()}
        )
        yield from together("sees", {viewer: self.changes(before, viewer) for viewer in self.views})
        yield from together("may", self.legal)

    def changes(self, before: Table | None, viewer: str) -> list[str]:
        was, now = before.views[viewer] if before else {}, self.views[viewer]
        return [
            f"{path} = {now[path]}" if path in now else f"{path} is gone"
            for path in sorted({*was, *now}, key=by_number)
            if was.get(path, ABSENT) != now.get(path, ABSENT)
        ]


def view_of(game: Game, viewer: str) -> dict[str, Any]:
    """A view without what never changes, and without the moves, which are told apart."""
    return {key: value for key, value in game.view(viewer).items() if key not in (*SETTLED, "legal")}


def flatten(value: Any, path: str = "") -> dict[str, str]:
    """A view as paths and what stands there: `pawns.d1.station`: `88`."""
    if isinstance(value, dict) and value:
        return {key: one for name in value for key, one in flatten(value[name], f"{path}.{name}".lstrip(".")).items()}
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return {key: one for n, item in enumerate(value, 1) for key, one in flatten(item, f"{path}.{n}").items()}
    return {path: json.dumps(value, ensure_ascii=False)}


def by_number(path: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (0, part) for part in path.split(".")]


def write(fact: dict[str, Any]) -> str:
    said = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in sorted(fact.items()) if key != "event"]
    return " ".join([fact["event"], *said])


def condense(moves: list[str]) -> Iterator[str]:
    """Moves in order, those that differ in their first number alone in one line."""
    kinds: dict[str, list[int]] = {}
    for move in moves:
        words = move.split(" ")
        place = next((n for n, word in enumerate(words) if n and word.isdigit()), 0)
        if place:
            numbers = kinds.setdefault(" ".join([*words[:place], "_", *words[place + 1 :]]), [])
            numbers.append(int(words[place]))
        else:
            kinds[move] = []
    for kind, numbers in sorted(kinds.items()):
        yield f"{kind}: {ranges(sorted(numbers))}" if numbers else kind


def ranges(numbers: list[int]) -> str:
    """`1-3 7 9-10`; a number that stands twice stands twice."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(f"{low}-{high}" if high > low else str(low) for low, high in runs)


def together(verb: str, lines: dict[str, list[str]]) -> Iterator[str]:
    """Each line once, under those whom it concerns."""
    concerned: dict[str, list[str]] = {}
    for viewer, told in lines.items():
        seen: dict[str, int] = {}
        for line in told:
            seen[line] = seen.get(line, 0) + 1
            again = f"{line} (again, {seen[line]})" if seen[line] > 1 else line
            concerned.setdefault(again, []).append(viewer)
    groups: dict[str, list[str]] = {}
    for line, viewers in concerned.items():
        groups.setdefault(" ".join(viewers), []).append(line)
    for viewers_said, said in groups.items():
        yield f"{viewers_said} {verb}"
        yield from (f"    {line}" for line in said)
