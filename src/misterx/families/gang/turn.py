"""How one decision changes the game, and what follows from it without a choice."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.cars import can_drive, drive, jump
from misterx.families.gang.checks import ask_for_check, begin_phase_2, check, suspects
from misterx.families.gang.decisions import decider
from misterx.families.gang.dice import roll
from misterx.families.gang.ends import end_game, take_warnings
from misterx.families.gang.preparation import choose_number, deal_number, put_token
from misterx.families.gang.schema.facts import Asked, CarStarted, DieLapsed, Stayed, TurnStarted
from misterx.families.gang.schema.moves import (
    BANISHES,
    CHECKS,
    CHOOSE,
    DEALT,
    DIALLED,
    DRIVES,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    PUT,
    ROLLED,
    WALKS,
    kind_of,
    target_of,
)
from misterx.families.gang.schema.rules import GANG_FIRST, RANDOM_DIAL, Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CAR_BEGINS,
    CHECK,
    DIAL,
    DICE_LIE,
    DRIVE,
    JUMP,
    NOMINATE,
    OVER,
    OVERRIDE,
    OVERRIDING,
    PHASE_1,
    PHASE_2,
    PIECE_DONE,
    ROLL,
    TURN_BEGINS,
    TURN_ENDS,
    WALK,
    State,
)
from misterx.families.gang.switchboard import dial_number, hear_chief
from misterx.families.gang.team import banish, can_banish, can_override, nominate, override
from misterx.families.gang.tokens import can_walk, walk
from misterx.kernel.codes import CAP, CAPTURED, HUNTERS, MISTER_X, TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel


@kernel
def apply(board: City, rules: Rules, state: State, move: int, events: Sink) -> None:
    """Carry out one legal decision and everything that follows from it without a choice."""
    kind = kind_of(move)
    if kind == ROLLED:
        roll(state, target_of(move), events)
    elif kind == WALKS:
        walk(board, rules, state, move, events)
        state.step = PIECE_DONE
    elif kind == DRIVES:
        if state.step == JUMP:
            jump(board, state, move, events)
        else:
            drive(board, rules, state, move, events)
        arrive(board, rules, state, events)
    elif kind == CHECKS:
        check(rules, state, move, events)
    elif kind == NOMINATES:
        nominate(state, move, events)
    elif kind == OVERRIDES:
        override(state, move, events)
    elif kind == NO_OVERRIDE:
        state.step = TURN_ENDS
    elif kind == BANISHES:
        banish(state, move, events)
    elif kind == PUT:
        put_token(board, state, move, events)
    elif kind == CHOOSE:
        choose_number(state, move, events)
    elif kind == DEALT:
        deal_number(state, move, events)
    elif kind == DIALLED:
        state.dial = target_of(move)
        hear_chief(board, rules, state, events)
    else:  # no check, no banishment
        state.step = PIECE_DONE
    advance(board, rules, state, events)


@kernel
def arrive(board: City, rules: Rules, state: State, events: Sink) -> None:
    """A car has ended its move: a person check in phase 1, in phase 2 arrest, warnings, banishment (BX-OP-45)."""
    if state.phase == PHASE_1:
        ask_for_check(rules, state)
        return
    if state.pos[state.car] == state.pos[state.x_token]:  # BX-069, BX-106
        end_game(state, HUNTERS, CAPTURED, events)
        return
    if state.leg == OVERRIDING:  # BX-105
        take_warnings(rules, state, 2, events)
        if state.step == OVER:
            return
    state.step = BANISH if can_banish(state) else PIECE_DONE


@kernel
def advance(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Go on until somebody has a decision or the game is over."""
    while state.step > OVER:
        if state.step == TURN_BEGINS:
            begin_turn(state, events)
        elif state.step == CAR_BEGINS:
            begin_car(board, rules, state, events)
        elif state.step == DICE_LIE:
            use_dice(board, rules, state, events)
        elif state.step == PIECE_DONE and state.escaping:  # BX-OP-20: the escape closes phase 1
            begin_phase_2(board, rules, state, events)
        elif state.step == PIECE_DONE:
            end_piece(rules, state)
        else:
            end_turn(rules, state, events)
    side = decider(board, rules, state)
    if side in (MISTER_X, HUNTERS):
        emit(events, TO_ALL, Asked(side, state.step))


@kernel
def begin_turn(state: State, events: Sink) -> None:
    """Clear the table of the last turn; dice are thrown at once (BX-026, BX-070), cars are nominated first (BX-084)."""
    state.moved = 0
    state.asked = 0
    state.leg = 0
    state.car = 0
    state.nominated[0] = 0
    state.nominated[1] = 0
    emit(events, TO_ALL, TurnStarted(state.round_no, state.turn))
    if state.phase == PHASE_2 and state.turn == HUNTERS:
        state.step = NOMINATE
    else:
        state.to_roll = 2 if state.phase == PHASE_1 else 1
        state.step = ROLL


@kernel
def begin_car(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Read from the car's square how it moves (BX-086): a die, the printed pips, or a call."""
    state.car = int(state.nominated[state.leg])
    emit(events, TO_ALL, CarStarted(state.car))
    square = int(state.pos[state.car])
    if square == board.hq:  # BX-087
        state.to_roll = 1
        state.step = ROLL
    elif board.pips[square] > 0:  # BX-088
        state.dice[0] = board.pips[square]
        state.step = DICE_LIE
    elif rules.dial == RANDOM_DIAL:
        state.step = DIAL
    else:
        dial_number(board, rules, state, events)
        hear_chief(board, rules, state, events)


@kernel
def use_dice(board: City, rules: Rules, state: State, events: Sink) -> None:
    """Let the side on turn move by what lies on the table, or let it lapse where nothing can move (BX-OP-02)."""
    if state.turn == HUNTERS:
        if can_drive(board, rules, state):
            state.step = DRIVE
            return
    elif can_walk(board, rules, state):
        state.step = WALK
        return
    if state.phase == PHASE_2 and state.turn == HUNTERS:
        emit(events, TO_ALL, Stayed(state.car))  # BX-OP-40
    elif state.escaping or (state.phase == PHASE_2 and state.leg == 0):
        emit(events, TO_ALL, Stayed(state.x_token))  # BX-OP-20, BX-OP-25
    else:
        for die in range(2):
            if state.dice[die] > 0:
                emit(events, TO_ALL, DieLapsed(state.dice[die]))
    state.dice[0] = 0
    state.dice[1] = 0
    state.step = PIECE_DONE
    if state.leg == OVERRIDING:  # BX-OP-43
        take_warnings(rules, state, 2, events)
    elif state.phase == PHASE_1 and state.turn == HUNTERS and state.moved == 0 and rules.lingering_check:
        if suspects(rules, state) > 0:
            state.step = CHECK


@kernel
def end_piece(rules: Rules, state: State) -> None:
    """One piece is done with all that its move brought: on to the next, to the extra move, or out of the turn."""
    state.step = TURN_ENDS
    if state.phase == PHASE_1:
        if state.dice[0] > 0:
            state.step = DICE_LIE
    elif state.turn == MISTER_X:
        if state.leg == 0:  # BX-070: the second die is thrown when the first is done
            state.leg = 1
            state.to_roll = 1
            state.step = ROLL
    elif state.leg == 0:  # BX-099
        state.leg = 1
        state.step = CAR_BEGINS
    elif state.leg == 1:
        state.car = 0
        if can_override(rules, state):  # BX-100, BX-107, BX-108
            state.step = OVERRIDE


@kernel
def end_turn(rules: Rules, state: State, events: Sink) -> None:
    """The other side's turn (BX-024), unless a house rule's limit is reached (BX-OP-23, BX-OP-33)."""
    opener = HUNTERS
    limit = int(rules.phase1_cap)
    if state.phase == PHASE_2:
        limit = int(rules.phase2_cap)
        if rules.phase2_first == GANG_FIRST:
            opener = MISTER_X
    whole = state.turn != opener
    if limit > 0 and state.round_no >= limit and (whole or state.phase == PHASE_1):
        end_game(state, MISTER_X, CAP, events)
        return
    state.turn = HUNTERS + MISTER_X - state.turn
    if whole:
        state.round_no += 1
    state.step = TURN_BEGINS
