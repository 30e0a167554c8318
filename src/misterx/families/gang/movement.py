"""Where a piece can go: which ways are open, and which moves they make."""

from __future__ import annotations

from misterx.families.gang.board import FREE, ON_FOOT, City
from misterx.families.gang.schema.moves import DIE, DRIVES, FACING, WALKS, code
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import FIRST_CAR, PHASE_2, State
from misterx.families.gang.squares import car_may_stop, has_barricade, has_car, token_may_stop
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def heading_of(state: State, piece: int) -> int:
    """How a piece may set out: a token anywhere (BX-047), a car ahead (BX-043), or freely from rest (BX-046)."""
    if piece < FIRST_CAR:
        return ON_FOOT
    return FREE + int(state.facing[piece - FIRST_CAR])


@kernel
def way_is_open(board: City, state: State, piece: int, pips: int, way: int) -> bool:
    """Whether nothing bars a way: pieces are passed over (BX-042), but for cars by Mister X and barricades by cars."""
    if piece >= FIRST_CAR:
        if state.barred != 0:  # BX-081
            for step in range(pips - 1):
                if has_barricade(state, int(board.over[way, step])):
                    return False
    elif state.phase == PHASE_2 and piece == state.x_token:  # BX-073 to BX-075
        for step in range(pips - 1):
            if has_car(state, int(board.over[way, step])):
                return False
    return True


@kernel
def may_stop(board: City, rules: Rules, state: State, piece: int, square: int) -> bool:
    if piece >= FIRST_CAR:
        return car_may_stop(board, state, square)
    return token_may_stop(board, rules, state, piece, square)


@kernel
def is_open_to(board: City, rules: Rules, state: State, piece: int, square: int, sieve: int) -> bool:
    """`may_stop`, quickly where nobody stands: most squares are empty."""
    return sieve & board.bit[square] == 0 or may_stop(board, rules, state, piece, square)


@kernel
def way_to(board: City, rules: Rules, state: State, piece: int, pips: int, square: int, facing: int) -> int:
    """An open way of so many pips to a square where the piece may stop, in that facing if one is given; else -1."""
    here, heading = int(state.pos[piece]), heading_of(state, piece)
    for way in range(board.first[here, heading, pips], board.first[here, heading, pips + 1]):
        if board.end[way] == square and (facing == 0 or board.side[way] == facing):
            if way_is_open(board, state, piece, pips, way):
                return way if may_stop(board, rules, state, piece, square) else -1
    return -1


@kernel
def can_move(board: City, rules: Rules, state: State, piece: int, pips: int, sieve: int) -> bool:
    """Whether a piece has any move of so many pips."""
    here, heading = int(state.pos[piece]), heading_of(state, piece)
    for way in range(board.first[here, heading, pips], board.first[here, heading, pips + 1]):
        if is_open_to(board, rules, state, piece, int(board.end[way]), sieve):
            if way_is_open(board, state, piece, pips, way):
                return True
    return False


@kernel
def piece_moves(
    board: City, rules: Rules, state: State, piece: int, pips: int, other: int, sieve: int, out: Numbers, n: int
) -> int:
    """Write a piece's moves by one die; `other` is the other die if it may be used too, else 0.

    Ways to one square lie together. Where they come from two sides, how the car faces is a choice; where the other die
    leads there as well, which die is one.
    """
    here, heading = int(state.pos[piece]), heading_of(state, piece)
    move = code(WALKS if piece < FIRST_CAR else DRIVES, piece, 0)
    way, last = int(board.first[here, heading, pips]), int(board.first[here, heading, pips + 1])
    while way < last:
        end = int(board.end[way])
        stops = is_open_to(board, rules, state, piece, end, sieve)
        sides = 0
        while way < last and board.end[way] == end:
            if stops and way_is_open(board, state, piece, pips, way):
                sides |= 1 << board.side[way]
            way += 1
        if sides == 0:
            continue
        named = 0
        if board.detours and other > 0 and way_to(board, rules, state, piece, other, end, 0) >= 0:
            named = pips << DIE
        if sides == 6:  # from both sides
            out[n] = move | end | named | 1 << FACING
            out[n + 1] = move | end | named | 2 << FACING
            n += 2
        else:
            out[n] = move | end | named
            n += 1
    return n
