"""The telephone: which number is dialled, where the arrow stops, what the chief says."""

from __future__ import annotations

from misterx.families.gang.board import BUSY, DEAD, FIRST_COLOUR, RING, WARNING, City
from misterx.families.gang.cars import can_jump
from misterx.families.gang.ends import take_warnings
from misterx.families.gang.schema.facts import Called, LineBusy, Redialled, Sent, Stayed
from misterx.families.gang.schema.rules import LAST_DIGIT, ROTARY, ROTARY_RESET, Rules
from misterx.families.gang.schema.state import JUMP, OVER, PIECE_DONE, ROLL, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel


@kernel
def place_after(board: City, rules: Rules, square: int, dial: int) -> int:
    """Where the arrow stops when a square's number is dialled: every digit turns the disc further, 0 by ten places."""
    if rules.dial == LAST_DIGIT:
        return int(board.last_digit[square])
    turn = int(board.dial_step[square])
    place = (turn if rules.dial == ROTARY_RESET else dial + turn) % RING
    return place if place > 0 else turn % RING  # BX-097: on the dead field the same number is dialled once more


@kernel
def dial_number(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Dial the number of the car's square (BX-089, BX-090)."""
    square = int(state.pos[state.car])
    if rules.dial == ROTARY and (int(state.dial) + int(board.dial_step[square])) % RING == 0:
        emit(events, TO_ALL, Redialled(state.car))
    state.dial = place_after(board, rules, square, int(state.dial))


@kernel
def hear_chief(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Do what the arrow points at: drive on by a die, change to a colour, or stay and be warned."""
    emit(events, TO_ALL, Called(state.car, state.dial))
    sector = int(board.sector[state.dial])
    if sector in (BUSY, DEAD):  # BX-091; BX-OP-37: dead once more counts as busy
        emit(events, TO_ALL, LineBusy(state.car))
        state.to_roll = 1
        state.step = ROLL
    elif sector == WARNING:  # BX-095, BX-096
        emit(events, TO_ALL, Stayed(state.car))
        take_warnings(rules, state, 1, events)
        if state.step != OVER:
            state.step = PIECE_DONE
    else:
        state.colour = sector - FIRST_COLOUR + 1
        emit(events, TO_ALL, Sent(state.car, state.colour - 1))
        if can_jump(board, rules, state):
            state.step = JUMP
        else:
            emit(events, TO_ALL, Stayed(state.car))
            state.colour = 0
            state.step = PIECE_DONE
