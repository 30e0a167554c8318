"""Tables in the words that positions are written in, and back."""

from __future__ import annotations

from typing import Any

from tests.reference.behrends.streets import City
from tests.reference.behrends.table import CARS, CHECKS, TOKENS, Table

from misterx import Game
from misterx.boards import library

PRINTED: dict[str, Any] = library.read("behrends-city")


def laid_out(game: Game, board: dict[str, Any] | None = None) -> Table:
    """An empty table for a game: its board, options and players; nothing of what happened on it."""
    options = dict(game.options.values)
    return Table(City(board or PRINTED, options["dial_sectors"]), options, len(game.seats))


def write(table: Table, chosen: dict[str, Any]) -> dict[str, Any]:
    """The beginning of a turn."""
    pawns: dict[str, Any] = {
        token: {"station": table.squares[token], "number": table.numbers[token], "up": token in table.up}
        for token in TOKENS
    }
    for car in CARS:
        pawns[car] = {"station": table.cars[car]}
        if table.facing[car] is not None:
            pawns[car]["facing"] = table.facing[car]
    body = {
        "title": "behrends",
        "players": table.players,
        "options": chosen,
        "phase": table.phase,
        "round": table.round,
        "decides": table.side,
        "number": table.x_number,
        "checks": table.checks,
        "pawns": pawns,
    }
    if table.phase == 2:
        return {**body, "warnings": table.warnings, "dial": table.dial}
    in_vain = table.options["hard_checks"] and table.checks < CHECKS
    return {**body, "cleared": table.helpers()[:1]} if in_vain else body


def read(table: Table, position: dict[str, Any]) -> Table:
    """Lay out what a full position says, whatever is being decided in it."""
    for name, pawn in position["pawns"].items():
        if pawn["station"] is not None:
            (table.cars if name in CARS else table.squares)[name] = pawn["station"]
        if name in CARS:
            table.facing[name] = pawn.get("facing")
        else:
            table.numbers[name] = pawn["number"]
    table.up = {token for token in TOKENS if position["pawns"][token]["up"]}
    table.x_number = position.get("number")
    table.phase = position["phase"]
    table.round = position.get("round", 0)
    table.side = position["decides"]
    table.ask = position["step"]
    table.checks = position.get("checks", CHECKS)
    table.warnings = position.get("warnings", 0)
    table.dial = position.get("dial", 0) if table.phase == 2 else None
    table.dice = list(position.get("dice", ()))
    table.moved = list(position.get("moved", ()))
    table.checked = list(position.get("checked", ()))
    table.found = table.phase == 2 or bool(position.get("escaping"))
    table.nominated = list(position.get("nominated", ()))
    table.leg = "override" if table.ask == "override" else position.get("leg", "first")
    table.colour = position.get("colour", "")
    table.car = position.get("car", car_of(table))
    if table.phase == 2 and table.ask == "drive":
        table.pips = table.dice[0] if table.dice else table.city.pips[table.cars[table.car]]
    return table


def car_of(table: Table) -> str:
    """The car that is moving, or moved last."""
    if table.nominated and table.leg in ("first", "second"):
        return table.nominated[table.leg == "second"]
    cars = [piece for piece in table.moved if piece in CARS]
    return cars[-1] if cars else ""
