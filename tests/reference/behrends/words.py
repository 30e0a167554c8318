"""Moves as text: what may be said now, what chance may say, and what happens when it is said."""

from __future__ import annotations

from tests.reference.behrends import finding, hunting
from tests.reference.behrends.table import CARS, TOKENS, Table

CHANCE = ("deal", "roll", "dial")


def speakers(table: Table, seats: list[str]) -> list[str]:
    """Who may decide now: the gang's player, or any policeman, unless one of them is the captain."""
    if not table.ask or table.ask in CHANCE:
        return []
    if table.side == "x":
        return ["x"]
    police = [seat for seat in seats if seat != "x"]
    return police[:1] if table.options["captain"] else police


def choices(table: Table) -> dict[str, tuple[int | str | None, ...]]:
    """Every text that may come next, chance included, with what it means."""
    if not table.ask:
        return {}
    phase = finding if table.phase == 1 else hunting
    match table.ask:
        case "deal":
            token = TOKENS[len(table.numbers)]
            return {f"deal {token} {number}": (token, number) for number in finding.numbers_to_deal(table)}
        case "number":
            return {f"x number {number}": (number,) for number in range(1, 11)}
        case "place":
            free = finding.squares_to_place(table)
            loose = [token for token in TOKENS if token not in table.squares]
            return {f"x place {token} {square}": (token, square) for token in loose for square in free}
        case "roll":
            return {f"roll {pips}": (pips,) for pips in range(1, 7)}
        case "dial":
            return {f"dial {place}": (place,) for place in range(1, 11)}
        case "walk":
            return written({(token, end, die, None) for token, end, die in phase.walks(table)})
        case "drive":
            return written(phase.drives(table))
        case "jump":
            return written(hunting.jumps(table))
        case "check":
            found = finding.suspects(table)
            texts = {f"check {token}" if len(found) > 1 else "check": (token,) for token in found}
            return {**texts, "no check": ()}
        case "nominate":
            return {f"nominate {a} {b}": (a, b) for a in CARS for b in CARS if a != b}
        case "override":
            return {**{f"override {car}": (car,) for car in hunting.may_override(table)}, "no override": ()}
        case "banish":
            (token,) = table.tokens_on(table.cars[table.car])
            return {**{f"banish {token} {to}": (token, to) for to in hunting.havens(table)}, "no banish": ()}
    raise AssertionError(f"nothing is known of {table.ask}")


def written(moves: set[tuple[str, int, int, int | None]]) -> dict[str, tuple[int | str | None, ...]]:
    """A piece and its end; the die where several lead there, where it looks where that is still a choice."""
    texts: dict[str, tuple[int | str | None, ...]] = {}
    for piece, end, die, ahead in moves:
        same = [move for move in moves if move[:2] == (piece, end)]
        text = f"{piece} {end}"
        if len({move[2] for move in same}) > 1:
            text += f" die {die}"
        if len({move[3] for move in same if move[2] == die}) > 1:
            text += f" facing {ahead}"
        texts[text] = (piece, end, die, ahead)
    return texts


def say(table: Table, text: str, said: tuple[object, ...]) -> None:
    """Do what a line says and means."""
    if table.ask not in CHANCE:
        table.shown = ""
    match table.ask, said:
        case "deal", (str(token), int(number)):
            finding.deal(table, token, number)
        case "number", (int(number),):
            table.x_number = number
            table.ask = "place"
        case "place", (str(token), int(square)):
            finding.place(table, token, square)
        case "roll", (int(pips),):
            finding.roll(table, pips) if table.phase == 1 else hunting.roll(table, pips)
        case "dial", (int(place),):
            hunting.hang_up(table, place)
        case "walk", (str(token), int(end), int(die), None):
            finding.walk(table, token, end, die) if table.phase == 1 else hunting.walk(table, token, end)
        case "drive", (str(car), int(end), int(die), (int() | None) as ahead) if table.phase == 1:
            finding.drive(table, car, end, die, ahead)
        case (("drive" | "jump"), (str(car), int(end), int(), (int() | None) as ahead)):
            hunting.land(table, car, end, ahead)
        case "check", (str(token),):
            finding.check(table, token)
        case "check", ():
            finding.next_piece(table)
        case "nominate", (str(first), str(second)):
            hunting.nominate(table, first, second)
        case "override", (str(car),):
            hunting.override(table, car)
        case "override", ():
            hunting.end_turn(table)
        case "banish", (str(token), int(square)):
            table.squares[token] = square
            hunting.end_car(table)
        case "banish", ():
            hunting.end_car(table)
        case _:
            raise AssertionError(f"nothing is known of {text!r} while {table.ask} is asked")


def count_sequences(table: Table, depth: int) -> int:
    """How many sequences of so many lines begin here."""
    meant = choices(table)
    if depth == 1:
        return len(meant)
    return sum(count_sequences(after(table, text, said), depth - 1) for text, said in meant.items())


def after(table: Table, text: str, said: tuple[object, ...]) -> Table:
    twin = table.copy()
    say(twin, text, said)
    return twin
