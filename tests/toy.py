"""A small board on which every rule of a transit game can be shown, and tables on it in one line.

A street 1-2-3-4-5 with a branch at 3 (to 6) and one at 4 (to 7, then 8). Station 8 is a dead end, 2, 4 and 8 are served
by the short mode alone, 6 and 7 are also landing stages.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from misterx import Game, IllegalMove
from misterx.families.shared.vocabulary import Fact, read_fact
from misterx.kernel.events import unpack_fact
from misterx.play.records import whole_record

PLACES = {
    1: (100, 300),
    2: (300, 300),
    3: (500, 300),
    4: (700, 300),
    5: (900, 300),
    6: (500, 500),
    7: (700, 500),
    8: (900, 500),
}
EVERY = list(PLACES)
ROUTES: tuple[list[list[Any]], ...] = (
    [[1, 2, 3, 4, 5], [3, 6], [4, 7, 8]],
    [[1, [200, 240], {"past": 2}, [400, 240], 3, [600, 240], {"past": 4}, [800, 240], 5]],
    [[1, [200, 150], {"past": 2}, [500, 150], {"past": 3}, [800, 150], {"past": 4}, 5]],
    [[6, 7]],
)


def toy_board(*modes: str) -> dict[str, Any]:
    """The board with these modes: short, middle, fast, secret."""
    return {
        "format": "misterx-board/1",
        "id": "toy",
        "name": "Toy town",
        "size": [1000, 600],
        "modes": list(modes),
        "stations": [{"number": number, "at": list(at)} for number, at in PLACES.items()],
        "lines": [
            {"mode": mode, "route": route} for mode, routes in zip(modes, ROUTES, strict=True) for route in routes
        ],
        "starts": {"detective": [1, 2, 4, 5, 7], "mister_x": [3, 6, 8], "classic": EVERY, "common": EVERY},
    }


TOYS = {
    "scotland-yard": toy_board("taxi", "bus", "metro", "ferry"),
    "ny-chase": toy_board("taxi", "bus", "subway", "boat"),
    "sanssouci": toy_board("foot", "vip", "train", "ship"),
}
TOY = TOYS["scotland-yard"]


def log(*entries: str) -> list[dict[str, Any]]:
    """Entries of a travel log: "taxi 4" with a known station, "taxi" with a hidden one, "taxi 4 double" of a double."""
    written = []
    for entry in entries:
        ticket, *rest = entry.split()
        stations = [int(word) for word in rest if word.isdigit()]
        line: dict[str, Any] = {"ticket": ticket, "station": stations[0] if stations else None}
        written.append(line | {"double": True} if "double" in rest else line)
    return written


def tickets(text: str, title: str = "scotland-yard") -> dict[str, int]:
    """Tickets as the rulebook lists them: "11/8/4" is taxi, bus, metro."""
    return dict(zip(TOYS[title]["modes"][:3], map(int, text.split("/")), strict=True))


def written(table: dict[str, int]) -> str:
    """The reverse: "11/8/4"; black tickets are counted apart."""
    return "/".join(str(count) for kind, count in table.items() if kind != "black")


def table(decides: str = "x", /, **said: Any) -> Game:
    """A game on the toy board: pawns by name, each with a station or ("station", "tickets"); the rest as a position."""
    pawns: dict[str, Any] = {}
    rules = said.get("title", "scotland-yard")  # with a version too: "scotland-yard@1"
    title = rules.partition("@")[0]
    body: dict[str, Any] = {"title": rules, "decides": decides}
    for name, value in said.items():
        if re.fullmatch(r"x|[dp]\d", name):
            place = {"station": value[0], "tickets": tickets(value[1], title)} if isinstance(value, tuple) else value
            pawns[name] = place
        elif name in ("reserve", "pool", "x_tickets"):
            body[name] = tickets(value, title)
        else:
            body[name] = value
    return Game.from_position({**body, "pawns": pawns}, board=TOYS[title])


def legal(game: Game, pawn: str) -> set[str]:
    """What a pawn may do now, without its name: {"taxi 2", "bus 3"}."""
    return {move.removeprefix(f"{pawn} ") for move in game.legal_moves() if move.startswith(f"{pawn} ")}


def station(game: Game, pawn: str) -> int:
    """Where a pawn truly stands."""
    return int(game.to_position()["pawns"][pawn]["station"])


def stock(game: Game, owner: str) -> str:
    """A stock of tickets as everybody sees it: of "d1", "reserve", "pool" or "x"."""
    return written(game.view("public")["tickets"][owner])


def refusal(game: Game, move: str, seat: str | None = None) -> str:
    """The code with which a move is refused; the game must stand as it stood."""
    before = (game.digest(), list(game.facts), list(game.lines))
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    assert (game.digest(), list(game.facts), list(game.lines)) == before
    return caught.value.code


def paste(game: Game) -> str:
    """A failing game for a test's message: a record that `misterx replay - --board TOY` or `Game.replay` takes."""
    return "\nreplay this:\n" + whole_record(game)


def told(game: Game, viewer: str) -> str:
    """Everything that a viewer ever got, as one text: view, events and record."""
    return json.dumps([game.view(viewer), game.events(viewer), game.record(viewer)])


def in_words(game: Game, packed: list[bytes]) -> list[Fact]:
    """Facts as the rules told them, in the words of a game."""
    return [read_fact(game.words, game.family.FACTS, unpack_fact(fact)) for fact in packed]
