"""Setting up, and phase 1: finding out who Mister X is."""

from __future__ import annotations

from tests.reference.behrends import hunting
from tests.reference.behrends.streets import ARROW, driving_ends, walking_ends
from tests.reference.behrends.table import CARS, TOKENS, Table

# Setting up


def numbers_to_deal(table: Table) -> list[int]:
    return [number for number in range(1, 11) if number not in table.numbers.values()]


def deal(table: Table, token: str, number: int) -> None:
    table.numbers[token] = number
    if len(table.numbers) == len(TOKENS) - 1:
        table.numbers[TOKENS[-1]] = numbers_to_deal(table)[0]
        table.ask = "number"


def squares_to_place(table: Table) -> list[int]:
    """Any rectangular square that no token has."""
    allowed = [square for square in table.city.kind if table.city.is_street(square)]
    if not table.options["setup_on_arrow"]:
        allowed = [square for square in allowed if table.city.kind[square] != ARROW]
    return [square for square in allowed if square not in table.squares.values()]


def place(table: Table, token: str, square: int) -> None:
    table.squares[token] = square
    if len(table.squares) == len(TOKENS):
        table.cars = dict.fromkeys(CARS, table.city.hq)
        table.phase = 1
        begin_police_turn(table)


# Turns


def begin_police_turn(table: Table) -> None:
    table.round += 1
    begin_turn(table, "hunters")


def begin_turn(table: Table, side: str) -> None:
    table.side = side
    table.dice = []
    table.moved = []
    table.checked = []
    table.looked = False
    table.ask = "roll"


def roll(table: Table, pips: int) -> None:
    table.dice.append(pips)
    if table.found:
        walk_or_lapse(table)
    elif len(table.dice) == 2:
        next_piece(table)


def next_piece(table: Table) -> None:
    """A piece that can use one of the dice must; what nobody can use lapses."""
    if table.side == "hunters":
        if drives(table):
            table.ask = "drive"
        elif table.options["lingering_check"] and not table.moved and not table.looked and suspects(table):
            table.looked = True
            table.dice = []
            table.ask = "check"
        else:
            end_police_turn(table)
    else:
        walk_or_lapse(table)


def walk_or_lapse(table: Table) -> None:
    if walks(table):
        table.ask = "walk"
    else:
        end_gang_turn(table)


def end_police_turn(table: Table) -> None:
    if table.round == table.options["phase1_cap"]:
        table.end("x", "cap")
    else:
        begin_turn(table, "x")


def end_gang_turn(table: Table) -> None:
    if table.found:
        hunting.begin_phase(table)
    else:
        begin_police_turn(table)


# Moves


def walks(table: Table) -> set[tuple[str, int, int]]:
    """Token, end and die; Mister X alone when he was found and runs."""
    taken = set(table.squares.values()) | table.cars_on_streets()
    movers = [table.x()] if table.found else [token for token in TOKENS if token not in table.moved]
    return {
        (token, end, die)
        for token in movers
        for die in table.dice
        for end in walking_ends(table.city, table.squares[token], die, set(), taken)
    }


def walk(table: Table, token: str, end: int, die: int) -> None:
    table.squares[token] = end
    table.moved.append(token)
    table.dice.remove(die)
    if table.found:
        end_gang_turn(table)
    else:
        next_piece(table)


def drives(table: Table) -> set[tuple[str, int, int, int | None]]:
    """Car, end, die and where it looks then."""
    return {
        (car, end, die, ahead)
        for car in CARS
        if car not in table.moved
        for die in table.dice
        for end, ahead in driving_ends(
            table.city,
            table.cars[car],
            table.facing[car],
            die,
            set(),
            table.cars_on_streets(),
            table.options["hq_transit"],
        )
    }


def drive(table: Table, car: str, end: int, die: int, ahead: int | None) -> None:
    table.cars[car] = end
    table.facing[car] = ahead
    table.moved.append(car)
    table.dice.remove(die)
    table.car = car
    ask_for_a_check(table)


# Person checks


def suspects(table: Table) -> list[str]:
    """Face-down tokens on the square where the car just came to rest, or under any car, if checks may linger."""
    cars = CARS if table.options["lingering_check"] else [table.car]
    under = [token for car in cars for token in table.tokens_on(table.cars[car])]
    return [token for token in under if token not in table.up and token not in table.checked]


def ask_for_a_check(table: Table) -> None:
    if suspects(table):
        table.ask = "check"
    else:
        next_piece(table)


def check(table: Table, token: str) -> None:
    table.checks -= 1
    table.checked.append(token)
    if token == table.x():
        table.up.add(token)
        table.found = True
        begin_turn(table, "x")
        return
    if table.options["hard_checks"]:
        table.shown = token
    else:
        table.up.add(token)
    if table.checks == 0:
        table.end("x", "seven_checks")
    else:
        ask_for_a_check(table)
