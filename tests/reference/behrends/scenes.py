"""Tables in the middle of a game, crowded so that what is rare happens: barricades, boxed-in pieces, the last cards."""

from __future__ import annotations

import random

from tests.reference.behrends import finding, hunting
from tests.reference.behrends.streets import City
from tests.reference.behrends.table import CARS, TOKENS, WARNINGS, Table


def near(city: City, start: int, steps: int) -> list[int]:
    """Squares at most so many steps away, headquarters left out."""
    found = {start}
    for _ in range(steps):
        found |= {ahead for square in found for ahead in city.neighbours[square]}
    return sorted(found - {city.hq})


def crowd(table: Table, chooser: random.Random) -> None:
    """All pieces within a few steps of one another, in phase 2 some helpers on top of others."""
    city = table.city
    squares = near(city, chooser.choice(sorted(city.kind)), chooser.choice([6, 9, 15]))
    while len(squares) < len(TOKENS):
        squares = near(city, city.hq, 30)
    chooser.shuffle(squares)
    numbers = list(range(1, 11))
    chooser.shuffle(numbers)
    table.numbers = dict(zip(TOKENS, numbers, strict=True))
    table.x_number = chooser.randint(1, 10)
    table.squares = dict(zip(TOKENS, squares, strict=False))
    table.cars = dict.fromkeys(CARS, city.hq)
    for car in chooser.sample(CARS, chooser.randint(0, 4)):
        set_down(table, car, chooser.choice(squares), chooser)


def set_down(table: Table, car: str, square: int, chooser: random.Random) -> None:
    if square in table.cars.values() or (table.phase == 2 and square == table.squares[table.x()]):
        return
    table.cars[car] = square
    if table.city.is_street(square):
        table.facing[car] = chooser.choice(sorted(table.city.neighbours[square]))


def phase_1(table: Table, chooser: random.Random) -> None:
    table.phase = 1
    crowd(table, chooser)
    table.checks = chooser.randint(1, 7)
    if not table.options["hard_checks"]:
        helpers = table.helpers()
        table.up = set(chooser.sample(helpers, 7 - table.checks))
    cap = table.options["phase1_cap"]
    table.round = cap if isinstance(cap, int) else chooser.randint(1, 40)
    finding.begin_turn(table, "hunters" if table.round == cap else chooser.choice(["x", "hunters"]))


def phase_2(table: Table, chooser: random.Random) -> None:
    table.phase = 2
    table.found = True
    crowd(table, chooser)
    helpers = table.helpers()
    for _ in range(chooser.randint(0, 4)):
        below, above = chooser.sample(helpers, 2)
        square = table.squares[below]
        if square not in table.cars.values():
            if table.city.kind[square] == "arrow" and not table.options["barricade_on_arrow"]:
                continue
            if len(table.tokens_on(square)) == 1:
                table.squares[above] = square
    table.up = set(TOKENS)
    table.checks = chooser.randint(0, 6)
    table.warnings = chooser.choice([0, 8, 17, 18, 19])
    assert table.warnings < WARNINGS
    table.dial = chooser.randint(0, 10)
    cap = table.options["phase2_cap"]
    table.round = cap if isinstance(cap, int) else chooser.randint(1, 9)
    hunting.begin_turn(table, chooser.choice(["x", "hunters"]))
