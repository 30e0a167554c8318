"""Phase 2: hunting Mister X by dice, printed pips and telephone."""

from __future__ import annotations

from tests.reference.behrends import switchboard
from tests.reference.behrends.streets import ARROW, driving_ends, walking_ends
from tests.reference.behrends.table import CARS, TOKENS, WARNINGS, Table


def begin_phase(table: Table) -> None:
    table.phase = 2
    table.up = set(TOKENS)
    table.cars = dict.fromkeys(CARS, table.city.hq)
    table.facing = dict.fromkeys(CARS)
    table.dial = switchboard.HOME
    table.round = 1
    begin_turn(table, opener(table))


def opener(table: Table) -> str:
    return "hunters" if table.options["phase2_first"] == "police" else "x"


def begin_turn(table: Table, side: str) -> None:
    table.side = side
    table.dice = []
    table.moved = []
    table.checked = []
    table.nominated = []
    table.leg = "first"
    table.ask = "nominate" if side == "hunters" else "roll"


def end_turn(table: Table) -> None:
    if table.side == opener(table):
        begin_turn(table, "x" if table.side == "hunters" else "hunters")
    elif table.round == table.options["phase2_cap"]:
        table.end("x", "cap")
    else:
        table.round += 1
        begin_turn(table, opener(table))


def roll(table: Table, pips: int) -> None:
    table.dice = [pips]
    if table.side == "hunters":
        drive_on(table, pips)
    elif walks(table):
        table.ask = "walk"
    else:
        end_walk(table)


# The gang: Mister X by the first die, a helper by the second


def walks(table: Table) -> set[tuple[str, int, int]]:
    (die,) = table.dice
    x = table.x()
    cars = table.cars_on_streets()
    if table.leg == "first":
        taken = set(table.squares.values()) | cars
        return {(x, end, die) for end in walking_ends(table.city, table.squares[x], die, cars, taken)}
    taken = table.barricades() | cars | {table.squares[x]}
    if not table.options["barricade_on_arrow"]:
        taken |= {square for square in table.squares.values() if table.city.kind[square] == ARROW}
    movers = [token for token in table.helpers() if may_leave(table, token)]
    return {
        (token, end, die)
        for token in movers
        for end in walking_ends(table.city, table.squares[token], die, set(), taken)
    }


def may_leave(table: Table, token: str) -> bool:
    """A barricade cannot be moved, unless the house rules otherwise."""
    return bool(table.options["barricade_breakable"]) or table.squares[token] not in table.barricades()


def walk(table: Table, token: str, end: int) -> None:
    table.squares[token] = end
    table.moved.append(token)
    end_walk(table)


def end_walk(table: Table) -> None:
    table.dice = []
    if table.leg == "first":
        table.leg = "second"
        table.ask = "roll"
    else:
        end_turn(table)


# The police: two nominated cars, and how each moves


def nominate(table: Table, first: str, second: str) -> None:
    table.nominated = [first, second]
    start_car(table, first)


def start_car(table: Table, car: str) -> None:
    """The square where it stands says how it moves."""
    table.car = car
    square = table.cars[car]
    if square == table.city.hq:
        table.ask = "roll"
    elif square in table.city.pips:
        drive_on(table, table.city.pips[square])
    elif table.options["dial"] == "random":
        table.ask = "dial"
    else:
        assert table.dial is not None
        hang_up(table, switchboard.call(table.options["dial"], table.dial, table.city.phone[square]))


def hang_up(table: Table, place: int) -> None:
    table.dial = place
    answer = switchboard.answer(table.city.sectors, place)
    if answer == "busy":
        table.ask = "roll"
    elif answer == "warning":
        warn(table, 1)
        if not table.result:
            end_car(table)
    else:
        table.colour = answer
        if jumps(table):
            table.ask = "jump"
        else:
            end_car(table)


def warn(table: Table, cards: int) -> None:
    table.warnings = min(WARNINGS, table.warnings + cards)
    if table.warnings == WARNINGS:
        table.end("x", "twenty_warnings")


def drive_on(table: Table, pips: int) -> None:
    table.pips = pips
    if drives(table):
        table.ask = "drive"
        return
    table.dice = []
    if table.leg == "override":
        warn(table, 2)
    if not table.result:
        end_car(table)


def drives(table: Table) -> set[tuple[str, int, int, int | None]]:
    """Car, end, pips and where it looks then."""
    car = table.car
    ends = driving_ends(
        table.city,
        table.cars[car],
        table.facing[car],
        table.pips,
        table.barricades(),
        table.cars_on_streets(),
        table.options["hq_transit"],
    )
    return {(car, end, table.pips, ahead) for end, ahead in ends}


def jumps(table: Table) -> set[tuple[str, int, int, int | None]]:
    """Any other square of the colour without a car and without a barricade, looking either way along a street."""
    barred = table.cars_on_streets() | table.barricades()
    if not table.options["colour_arrest"]:
        barred = barred | {table.squares[table.x()]}
    found: set[tuple[str, int, int, int | None]] = set()
    for square, colour in table.city.colour.items():
        if colour == table.colour and square not in barred:
            looks: set[int] | set[None] = {None}
            if table.city.is_street(square) and table.options["jump_facing"] == "chosen":
                looks = table.city.neighbours[square]
            found |= {(table.car, square, 0, ahead) for ahead in looks}
    return found


def land(table: Table, car: str, end: int, ahead: int | None) -> None:
    """A car came to rest: arrest first, then what the extra move costs, then banishment."""
    table.cars[car] = end
    table.facing[car] = ahead
    table.dice = []
    if car not in table.moved:
        table.moved.append(car)
    if end == table.squares[table.x()]:
        table.end("hunters", "captured")
        return
    if table.leg == "override":
        warn(table, 2)
    if table.result:
        return
    if table.tokens_on(end):
        table.ask = "banish"
    else:
        end_car(table)


def havens(table: Table) -> list[int]:
    """Where a banished helper may be put: any square but headquarters on which nothing stands."""
    taken = set(table.squares.values()) | set(table.cars.values())
    return [square for square in table.city.kind if square != table.city.hq and square not in taken]


def end_car(table: Table) -> None:
    table.dice = []
    if table.leg == "first":
        table.leg = "second"
        start_car(table, table.nominated[1])
    elif table.leg == "second" and may_override(table):
        table.leg = "override"
        table.ask = "override"
    else:
        end_turn(table)


def may_override(table: Table) -> list[str]:
    if table.options["override_after_warning"]:
        return table.nominated
    return [car for car in table.nominated if car in table.moved]


def override(table: Table, car: str) -> None:
    table.car = car
    table.ask = "roll"
