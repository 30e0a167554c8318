"""Tables of Mister X in Sanssouci in one line: on a small town of eight fields, or in Potsdam.

The town is the street 1-2-3-4-5 with branches 3-6 and 4-7-8. ViP runs 1-3-5, a fast train 1-5, a ship 6-7.
"""

from __future__ import annotations

import re
from typing import Any

from tests.toy import toy_board

from misterx import Game

MODES = ("foot", "vip", "train")
TOWN: dict[str, Any] = {**toy_board(*MODES, "ship"), "starts": {"common": [1, 2, 3, 4, 5, 6, 7, 8]}}
VARIANTS = (
    "extra_agent",
    "free_order",
    "ticket_exchange",
    "always_visible",
    "no_ship",
    "black_ship_only",
    "combined_ticket",
    "x_may_stay",
    "voluntary_reveal",
    "triple_move",
)


def tickets(text: str) -> dict[str, int]:
    """Tickets as the rulebook lists them: "10/8/4" is foot, ViP, fast train."""
    return dict(zip(MODES, map(int, text.split("/")), strict=True))


def table(*variants: str, where: Any = TOWN, decides: str = "x", n: int = 0, **said: Any) -> Game:
    """A game in the town with these variants: pawns by name, each with a field or (field, "10/8/4").

    `n` is how many entries the log has, their tickets unknown; `hold` is what Mister X holds; the rest is a position's.
    """
    pawns: dict[str, Any] = {}
    body: dict[str, Any] = {"title": "sanssouci", "decides": decides}
    for name, value in said.items():
        if re.fullmatch(r"x|d\d", name):
            pawns[name] = {"station": value[0], "tickets": tickets(value[1])} if isinstance(value, tuple) else value
        elif name == "hold":
            body["x_tickets"] = tickets(value)
        else:
            body[name] = value
    if n:
        body["log"] = [{} for _ in range(n)]
    body["options"] = {**dict.fromkeys(variants, True), **body.get("options", {})}
    return Game.from_position({**body, "pawns": pawns}, board=where)


def potsdam(*variants: str, **said: Any) -> Game:
    """The same in Potsdam."""
    return table(*variants, where="potsdam", **said)


def stock(game: Game, owner: str) -> str:
    """What a pawn holds, as everybody sees it: "10/8/4"."""
    held = game.view("public")["tickets"][owner]
    return "/".join(str(held[mode]) for mode in MODES)


def black(game: Game) -> int:
    """The black tickets that Mister X holds, as everybody sees it."""
    return int(game.view("public")["tickets"]["x"]["black"])


def targets(game: Game, start: str) -> set[int]:
    """Where the moves that begin with these words lead: `targets(game, "d1 vip")`."""
    parts = len(start.split())
    return {int(move.split()[parts]) for move in game.legal_moves() if move.startswith(f"{start} ")}


def play(game: Game, *moves: str) -> Game:
    """Make these moves in turn."""
    for move in moves:
        game.play(move)
    return game


def shown(game: Game, viewer: str = "public") -> list[int | None]:
    """The log as a viewer reads it: a field where he knows it, None where he does not."""
    return [entry["station"] for entry in game.view(viewer)["log"]]


def covers(game: Game) -> list[str]:
    """The tickets that cover the log, as everybody sees them."""
    return [entry["ticket"] for entry in game.view("public")["log"]]


def result(game: Game) -> tuple[str, str] | None:
    """Winner and reason, None while the game is on."""
    return (game.result.winner, game.result.reason) if game.result else None
