"""The police on wheels: which car may drive, and what driving and jumping do to it."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.dice import die_used, spend_die
from misterx.families.gang.movement import can_move, piece_moves, way_to
from misterx.families.gang.schema.facts import Drove, Faced, Jumped
from misterx.families.gang.schema.moves import DRIVES, FACING, code, die_of, facing_of, piece_of, target_of
from misterx.families.gang.schema.rules import CHOSEN, Rules
from misterx.families.gang.schema.state import CARS, FIRST_CAR, PHASE_1, State
from misterx.families.gang.squares import car_may_stop, crowd
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def may_drive(state: State, car: int) -> bool:
    """Whether this car may be the one to move now: any not yet moved (BX-027), in phase 2 the one named (BX-085)."""
    if state.phase == PHASE_1:
        return not state.moved >> car & 1
    return bool(car == state.car)


@kernel
def can_drive(board: City, rules: Rules, state: State) -> bool:
    """Whether any die on the table moves any car that may drive (BX-OP-02)."""
    sieve = crowd(board, state)
    for die in range(2):
        pips = int(state.dice[die])
        if pips > 0:
            for car in range(FIRST_CAR, FIRST_CAR + CARS):
                if may_drive(state, car) and can_move(board, rules, state, car, pips, sieve):
                    return True
    return False


@kernel
def drives(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write every drive; dice are assigned to cars freely (BX-028)."""
    one, two = int(state.dice[0]), int(state.dice[1])
    if two == one:
        two = 0
    sieve = crowd(board, state)
    n = 0
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        if may_drive(state, car):
            n = piece_moves(board, rules, state, car, one, two, sieve, out, n)
            if two > 0:
                n = piece_moves(board, rules, state, car, two, one, sieve, out, n)
    return n


@kernel
def drive(board: City, rules: Rules, state: State, move: int, events: Sink) -> None:
    """Move a car by a die or by printed pips; it comes to rest facing ahead, or free on a junction (BX-046, BX-048)."""
    car, square = piece_of(move), target_of(move)
    pips = die_used(board, rules, state, car, square, die_of(move))
    way = way_to(board, rules, state, car, pips, square, facing_of(move))
    spend_die(state, pips)
    emit(events, TO_ALL, Drove(car, square, pips))
    stop(board, state, car, square, int(board.side[way]), events)


@kernel
def may_jump(board: City, rules: Rules, state: State, square: int) -> bool:
    """Whether the car may change to this square: another one, open (BX-OP-39), by option not Mister X's (BX-OP-38)."""
    if square == state.pos[state.car] or not car_may_stop(board, state, square):
        return False
    return bool(rules.colour_arrest or square != state.pos[state.x_token])


@kernel
def can_jump(board: City, rules: Rules, state: State) -> bool:
    for place in range(board.coloured[state.colour - 1], board.coloured[state.colour]):
        if may_jump(board, rules, state, int(board.of_colour[place])):
            return True
    return False


@kernel
def jumps(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write every square of the colour, however far (BX-092, BX-093), and how the car may face there (BX-OP-11)."""
    n = 0
    for place in range(board.coloured[state.colour - 1], board.coloured[state.colour]):
        square = int(board.of_colour[place])
        if may_jump(board, rules, state, square):
            move = code(DRIVES, int(state.car), square)
            if rules.jump_facing == CHOSEN and board.ahead[square, 0] >= 0:
                out[n] = move | 1 << FACING
                out[n + 1] = move | 2 << FACING
                n += 2
            else:
                out[n] = move
                n += 1
    return n


@kernel
def jump(board: City, state: State, move: int, events: Sink) -> None:
    state.colour = 0
    emit(events, TO_ALL, Jumped(piece_of(move), target_of(move)))
    stop(board, state, piece_of(move), target_of(move), facing_of(move), events)


@kernel
def stop(board: City, state: State, car: int, square: int, facing: int, events: Sink) -> None:
    """Bring a car to rest."""
    state.pos[car] = square
    state.facing[car - FIRST_CAR] = facing
    state.moved |= 1 << car
    state.car = car
    if facing > 0:
        emit(events, TO_ALL, Faced(car, board.ahead[square, facing - 1]))
