"""A city so small that a move can go round a block: two junctions, four streets between them, one over headquarters.

10 - 12 - 13 - 14 - 11      10 - 15 - 11      10 - 16 - 17 - 18 - 19 - 20 - 21 - 11      10 - 1 - HQ - 2 - 11
"""

from __future__ import annotations

from typing import Any

ROUTES = ([10, 12, 13, 14, 11], [10, 15, 11], [10, 16, 17, 18, 19, 20, 21, 11], [10, 1, 0, 2, 11])
COLOURS = {12: "red", 15: "red", 13: "yellow", 18: "yellow", 16: "blue", 20: "blue"}
PIPS = {10: 3, 11: 4}
PLACES = {
    0: (500, 500), 1: (300, 500), 2: (700, 500), 10: (100, 300), 11: (900, 300), 12: (300, 300), 13: (500, 300),
    14: (700, 300), 15: (500, 100), 16: (100, 700), 17: (200, 800), 18: (400, 800), 19: (600, 800), 20: (800, 800),
    21: (900, 700),
}  # fmt: skip


def square(number: int) -> dict[str, Any]:
    kind = "hq" if number == 0 else "arrow" if number < 10 else "junction" if number < 12 else "street"
    mark: dict[str, Any] = {"number": number, "at": list(PLACES[number]), "kind": kind}
    if kind == "junction":
        mark["pips"] = PIPS[number]
    elif kind != "hq":
        mark["phone"] = f"100{number % 6}{number % 4 + 1}"
    if number in COLOURS:
        mark["colour"] = COLOURS[number]
    return mark


TOY_CITY: dict[str, Any] = {
    "format": "misterx-board/1",
    "id": "toy-city",
    "name": "Toy city",
    "size": [1000, 900],
    "modes": ["street"],
    "stations": [square(number) for number in PLACES],
    "lines": [{"mode": "street", "route": route} for route in ROUTES],
    "dial": {"sectors": ["warning", "red", "busy", "busy", "warning", "yellow", "warning", "busy", "warning", "blue"]},
}
