"""Who may know what: squares, dice, cards and dial lie open, who is who does not."""

from __future__ import annotations

from typing import Any

from tests.reference.behrends.table import CARS, CHECKS, TOKENS, Table


def known_numbers(table: Table, viewer: str) -> dict[str, int]:
    """The gang's player knows all; others what lies face up now; everybody all when the game is over."""
    if viewer == "x" or table.result:
        return dict(table.numbers)
    return {token: number for token, number in table.numbers.items() if token in table.up}


def knows_x(table: Table, viewer: str) -> bool:
    return table.x_number is not None and (viewer == "x" or table.found or table.result is not None)


def seen(table: Table, viewer: str) -> dict[str, Any]:
    """What a viewer's table must show, no more and no less.

    In the hard variant a token that was checked in vain is shown until somebody decides again, and then no more.
    """
    hard = table.options["hard_checks"] and viewer != "x"
    numbers = known_numbers(table, viewer)
    if table.shown:
        numbers[table.shown] = table.numbers[table.shown]
    pieces: dict[str, Any] = {"x": {"station": None, "token": None, "number": None}}
    if knows_x(table, viewer):
        x = table.x()
        pieces["x"] = {"station": table.squares.get(x), "token": x, "number": table.x_number}
    for token in TOKENS:
        pieces[token] = {
            "station": table.squares.get(token),
            "number": numbers.get(token),
            "up": token in table.up,
        }
    for car in CARS:
        pieces[car] = {"station": table.cars.get(car), "facing": table.facing[car]}
    return {
        "phase": table.phase,
        "round": table.round,
        "turn": None if table.result else table.side,
        "asked": table.ask or None,
        "pawns": pieces,
        "dice": table.dice,
        "moved": table.moved,
        "checked": [token for token in table.checked if not hard or token == table.shown],
        "checks": table.checks,
        "warnings": table.warnings,
        "dial": table.dial,
        "nominated": table.nominated,
        "colour": table.colour if table.ask == "jump" else None,
        "barricades": sorted(table.barricades()),
        "result": {"winner": table.result[0], "reason": table.result[1]} if table.result else None,
    }


def must_remember(table: Table, viewer: str) -> bool:
    """The hard variant: who was checked is for the police to keep in mind until all are turned up."""
    in_vain = table.checks < CHECKS - table.found
    return bool(table.options["hard_checks"] and viewer != "x" and table.phase == 1 and in_vain and not table.result)


def told_line(table: Table, viewer: str, who: str, text: str) -> str:
    """A line of the record as this viewer may read it while the game runs."""
    words = text.split()
    if words[0] == "deal" and words[1] not in known_numbers(table, viewer):
        text = f"deal {words[1]} ?"
    if text.startswith("x number") and not knows_x(table, viewer):
        text = "x number ?"
    return f"{who}: {text}"
