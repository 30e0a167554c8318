"""Chances in the game of the gang, in sixtieths: which die, which call brings a car to a square."""

from __future__ import annotations

from misterx.families.gang.board import BUSY, FIRST_COLOUR, RING, City
from misterx.families.gang.movement import way_to
from misterx.families.gang.schema.rules import RANDOM_DIAL, Rules
from misterx.families.gang.schema.state import CARS, FIRST_CAR, State
from misterx.families.gang.streets import FAR, MOST_PIPS
from misterx.families.gang.switchboard import place_after
from misterx.kernel.jit import kernel

SURE = 60


@kernel
def faces(board: City, rules: Rules, state: State, car: int, square: int) -> int:
    """How many faces of a die bring a car to a square."""
    if board.distance[state.pos[car], square] > MOST_PIPS:
        return 0
    found = 0
    for pips in range(1, MOST_PIPS + 1):
        found += int(way_to(board, rules, state, car, pips, square, 0) >= 0)
    return found


@kernel
def nearest_car(board: City, state: State, square: int) -> int:
    nearest = FAR
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        nearest = min(nearest, int(board.distance[state.pos[car], square]))
    return nearest


@kernel
def calls(board: City, state: State, car: int) -> bool:
    """Whether a car moves by telephone: it stands on a number."""
    here = int(state.pos[car])
    return bool(here != board.hq and board.pips[here] == 0)


@kernel
def next_dial(board: City, rules: Rules, state: State, car: int, dial: int) -> int:
    """Where the dial stands after a car's move."""
    if not calls(board, state, car) or rules.dial == RANDOM_DIAL:
        return dial
    return place_after(board, rules, int(state.pos[car]), dial)


@kernel
def sector_chance(board: City, rules: Rules, state: State, car: int, square: int, sector: int) -> int:
    if sector == BUSY:
        return 10 * faces(board, rules, state, car, square)
    if sector >= FIRST_COLOUR and board.colour[square] == sector - FIRST_COLOUR + 1 and rules.colour_arrest:
        return SURE
    return 0


@kernel
def hit_chance(board: City, rules: Rules, state: State, car: int, square: int, dial: int) -> int:
    """The chance that a nominated car ends on a square, the dial standing where it stands."""
    here = int(state.pos[car])
    if here == board.hq:
        return 10 * faces(board, rules, state, car, square)
    if board.pips[here] > 0:
        return SURE * int(way_to(board, rules, state, car, int(board.pips[here]), square, 0) >= 0)
    if rules.dial != RANDOM_DIAL:
        place = place_after(board, rules, here, dial)
        return sector_chance(board, rules, state, car, square, int(board.sector[place]))
    total = 0
    for place in range(1, RING):
        total += sector_chance(board, rules, state, car, square, int(board.sector[place]))
    return total // (RING - 1)


@kernel
def risk(board: City, rules: Rules, state: State, square: int) -> int:
    """How much Mister X has to fear on a square: every car's own chance, and a part of it by the extra move."""
    total = 0
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        total += hit_chance(board, rules, state, car, square, int(state.dial))
        total += 2 * faces(board, rules, state, car, square)
    return total
