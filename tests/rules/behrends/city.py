"""Tables in the Behrends city in one line, and what chance brings as the test says.

The gang stands in the south, out of the way, unless a test puts it elsewhere; cars wait in headquarters; t10 bears the
number 10 and is Mister X.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from misterx import Game, IllegalMove
from misterx.kernel.errors import PositionError
from misterx.play.records import replay_record

SOUTH = (109, 114, 125, 127, 129, 130, 131, 134, 135, 137)
TOKENS = tuple(f"t{i}" for i in range(1, 11))
CARS = ("car1", "car2", "car3", "car4")
HQ = 0


def position(x: int = 10, **said: Any) -> dict[str, Any]:
    """A position: pieces by name, a car on a street as (square, square ahead); the rest in the words of positions."""
    pawns: dict[str, Any] = dict(zip(TOKENS, SOUTH, strict=True))
    body: dict[str, Any] = {"title": "behrends", "players": 3, "number": x, "pawns": pawns}
    for name, value in said.items():
        if re.fullmatch(r"t\d+|car\d", name):
            pawns[name] = {"station": value[0], "facing": value[1]} if isinstance(value, tuple) else value
        else:
            body[name] = value
    return body


def city(*lines: str, **said: Any) -> Game:
    """A game from a position and the lines played on it; chance has drawn nothing but what the lines say."""
    told = [
        "misterx record 1",
        "title: behrends",
        "rules: behrends@1",
        "board: behrends-city",
        f"position: {json.dumps(position(**said))}",
        "",
    ]
    return last("\n".join([*told, *(f"{seat_of(line)}: {line}" for line in lines)]))


def last(record: str) -> Game:
    """The game after the last line, also where chance decides next."""
    *_, game = replay_record(Game, record)
    return game


def seat_of(line: str) -> str:
    word = line.split()[0]
    return "chance" if word in ("roll", "dial", "deal") else "x" if word[0] in "xt" else "h1"


def new_game(*lines: str, **options: Any) -> Game:
    """A new game, its tokens dealt by their names, and the lines played on it."""
    told = ["misterx record 1", "title: behrends", "rules: behrends@1", "board: behrends-city", "players: 3"]
    deals = [f"chance: deal t{i} {i}" for i in range(1, 10)]
    played = [f"{seat_of(line)}: {line}" for line in lines]
    return last("\n".join([*told, f"options: {json.dumps(options)}", "", *deals, *played]))


def placed(**options: Any) -> list[str]:
    """The lines of a set-up: Mister X is number 10, the gang stands in the south."""
    return ["x number 10", *(f"x place {token} {square}" for token, square in zip(TOKENS, SOUTH, strict=True))]


def ends(game: Game, pawn: str) -> set[int]:
    """The squares where a piece may end now."""
    return {int(move.split()[1]) for move in game.legal_moves() if move.split()[0] == pawn}


def squares(game: Game) -> dict[str, int]:
    """Where every piece stands, as everybody sees it."""
    return {pawn: place["station"] for pawn, place in game.view("public")["pawns"].items()}


def facing(game: Game, car: str) -> int | None:
    ahead = game.view("public")["pawns"][car]["facing"]
    return None if ahead is None else int(ahead)


def refusal(game: Game, move: str, seat: str | None = None) -> str:
    """The code with which a move is refused; the game must stand as it stood."""
    before = (game.digest(), list(game.facts), list(game.lines))
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    assert (game.digest(), list(game.facts), list(game.lines)) == before
    return caught.value.code


def faults(**said: Any) -> str:
    """Everything that is wrong with a position, as one text."""
    with pytest.raises(PositionError) as caught:
        Game.from_position(position(**said))
    return "\n".join(caught.value.arguments["faults"])


def events(game: Game, viewer: str, name: str) -> list[dict[str, Any]]:
    return [fact for fact in game.events(viewer) if fact["event"] == name]
