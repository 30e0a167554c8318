"""How one decision changes the game, and what follows from it without a choice."""

from __future__ import annotations

from misterx.families.transit.ends import end_game, end_round, is_captured
from misterx.families.transit.hunters import can_ride, has_order, leaves, waiting_hunters
from misterx.families.transit.mister_x import loses_without_move, x_can_move
from misterx.families.transit.roadblocks import fetch_roadblock, place_roadblock
from misterx.families.transit.schema.facts import (
    Blacks,
    DoublePlayed,
    Doubles,
    Eliminated,
    EntryCovered,
    EntryWritten,
    NextPawn,
    Ordered,
    Passed,
    Placed,
    Removed,
    Revealed,
    Rode,
    StartDealt,
    Stayed,
    Tickets,
    TurnStarted,
    Vanished,
)
from misterx.families.transit.schema.moves import (
    NO_BLOCK,
    OUT,
    RIDE,
    STAY,
    block_of,
    kind_of,
    legs_of,
    mode_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.rules import FETCH, FIRST_ROUND, REMOVE, SKIP, Rules
from misterx.families.transit.schema.state import (
    BLACK,
    DEAL,
    HUNTERS_TURN,
    OFF_BOARD,
    OVER,
    X_LEG,
    X_STARTS,
    X_TURN,
    State,
    X,
)
from misterx.families.transit.specials import act_specially, arrives, begin_round, has_other_way
from misterx.families.transit.stations import is_enclosed
from misterx.families.transit.tickets import hunter_pays, x_pays
from misterx.kernel.bits import lowest_bit
from misterx.kernel.codes import (
    CAPTURED,
    HUNTERS,
    MISTER_X,
    NO_HUNTERS,
    TO_ALL,
    TO_X,
    X_ENCLOSED,
    X_WITHOUT_MOVE,
)
from misterx.kernel.events import Sink, emit
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel, rare, small


@kernel
def apply(board: Graph, rules: Rules, state: State, move: int, events: Sink) -> None:
    """Carry out one legal decision and everything that follows from it without a choice."""
    if state.phase == DEAL:
        deal(rules, state, move, events)
    elif state.phase == HUNTERS_TURN:
        hunter_acts(rules, state, move, events)
    else:
        x_rides(board, rules, state, move, events)
    advance(board, rules, state, events)


@rare
def deal(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Place a pawn by its start card; Mister X's is shown to him alone, and comes last (SY-029 to SY-032)."""
    pawn = pawn_of(move)
    if pawn == X:
        state.x = target_of(move)
        emit(events, TO_ALL if rules.always_visible else TO_X, StartDealt(state.x))
        state.phase = X_STARTS
        state.round_no = 1
    else:
        state.pos[pawn] = target_of(move)
        emit(events, TO_ALL, Placed(pawn, state.pos[pawn]))
        state.turn = pawn + 1 if pawn < rules.hunters else X


@kernel
def x_rides(board: Graph, rules: Rules, state: State, move: int, events: Sink) -> None:
    """One leg of Mister X: announce a double, pay, write the entry, show it where the log says so."""
    legs = legs_of(move)
    if legs > 0:  # SY-083: each further leg costs one double-move ticket
        state.doubles -= legs
        state.doubled += legs
        state.legs += legs
        emit(events, TO_ALL, DoublePlayed(legs + 1))
        emit(events, TO_ALL, Doubles(state.doubles))
    emit(events, TO_ALL, Vanished())
    ticket = ticket_of(move)
    x_pays(rules, state, ticket, events)
    state.x = target_of(move)
    state.entries += 1
    emit(events, TO_ALL, EntryCovered(state.entries, ticket))
    emit(events, TO_X, EntryWritten(state.entries, state.x))
    if shows(move):  # SS-148: a used black ticket comes back
        state.tickets[X, BLACK] += 1
        emit(events, TO_ALL, Blacks(X, BLACK, state.tickets[X, BLACK]))
    if shows(move) or rules.reveals[state.entries] or rules.always_visible:
        emit(events, TO_ALL, Revealed(state.entries, state.x))
    state.legs -= 1
    if state.legs > 0:
        state.phase = X_LEG
    else:
        start_hunters(board, rules, state, events)


@kernel
def start_hunters(board: Graph, rules: Rules, state: State, events: Sink) -> None:
    state.phase = HUNTERS_TURN
    state.doubled = 0
    state.moved = state.out
    if events is not None:
        tell_hunters_turn(board, rules, state, events)


@rare
def tell_hunters_turn(board: Graph, rules: Rules, state: State, events: Sink) -> None:
    """Say that the hunters' turn begins, and whether any of them can move as they stand."""
    hunters = (2 << int(rules.hunters)) - 2 & ~int(state.out)
    can_move = 1 if find_mover(board, rules, state, hunters) > 0 else 0
    emit(events, TO_ALL, TurnStarted(state.round_no, HUNTERS, can_move))


@kernel
def hunter_acts(rules: Rules, state: State, move: int, events: Sink) -> None:
    """One hunter rides, goes otherwise, stays or leaves the game."""
    if kind_of(move) == RIDE:
        hunter_rides(rules, state, move, events)
    else:
        hunter_does_else(rules, state, move, events)


@small
def hunter_rides(rules: Rules, state: State, move: int, events: Sink) -> None:
    pawn = pawn_of(move)
    hunter_pays(rules, state, pawn, ticket_of(move), events)
    if block_of(move) != NO_BLOCK:
        place_roadblock(rules, state, state.pos[pawn], block_of(move), events)
    state.pos[pawn] = target_of(move)
    emit(events, TO_ALL, Rode(pawn, mode_of(move), ticket_of(move), state.pos[pawn]))
    hunter_arrives(rules, state, pawn, events)


@small
def hunter_arrives(rules: Rules, state: State, pawn: int, events: Sink) -> None:
    if rules.roadblock_reuse == FETCH:
        fetch_roadblock(rules, state, state.pos[pawn], events)
    if is_captured(state, pawn):
        end_game(state, HUNTERS, CAPTURED, events)
    else:
        finish_hunter(rules, state, pawn, events)


@rare
def hunter_does_else(rules: Rules, state: State, move: int, events: Sink) -> None:
    """One hunter goes otherwise than by a ride, stays or leaves the game."""
    kind = kind_of(move)
    pawn = pawn_of(move)
    if kind == OUT:
        eliminate(rules, state, pawn, events)
        return
    if kind == STAY:
        emit(events, TO_ALL, Passed(pawn))
    else:
        act_specially(rules, state, move, events)
        if arrives(move):
            hunter_arrives(rules, state, pawn, events)
            return
    finish_hunter(rules, state, pawn, events)


@kernel
def finish_hunter(rules: Rules, state: State, pawn: int, events: Sink) -> None:
    """Mark a hunter as done in this round, and note the order that round 1 sets (SS-034)."""
    state.moved |= 1 << pawn
    if rules.hunter_order == FIRST_ROUND and state.round_no == 1:
        state.order[state.turn] = pawn
        emit(events, TO_ALL, Ordered(state.turn, pawn))
    state.turn += 1


@rare
def eliminate(rules: Rules, state: State, pawn: int, events: Sink) -> None:
    """A stuck hunter leaves the game (SS-070, SS-074, SS-075)."""
    state.out |= 1 << pawn
    state.moved |= 1 << pawn
    emit(events, TO_ALL, Eliminated(pawn))
    if rules.eliminated_pawn == REMOVE:
        state.pos[pawn] = OFF_BOARD
        emit(events, TO_ALL, Removed(pawn))
    if not rules.ticket_exchange and rules.stock[pawn] == pawn:  # SS-OP-08: exchanged tickets were never personal
        for ticket in range(3):
            if state.tickets[pawn, ticket] > 0:
                state.tickets[pawn, ticket] = 0
                emit(events, TO_ALL, Tickets(pawn, ticket, 0))
    for other in range(1, rules.hunters + 1):
        if not state.out >> other & 1:
            return
    end_game(state, MISTER_X, NO_HUNTERS, events)  # SS-080


@kernel
def advance(board: Graph, rules: Rules, state: State, events: Sink) -> None:
    """Go on until somebody has a decision or the game is over."""
    while True:
        if state.phase == X_STARTS:
            start_x(board, rules, state, events)
        elif state.phase == HUNTERS_TURN:
            if settle_hunters(board, rules, state, events):
                return
            if state.phase == HUNTERS_TURN:
                end_round(board, rules, state, events)
        else:
            return


@kernel
def start_x(board: Graph, rules: Rules, state: State, events: Sink) -> None:
    """Begin Mister X's turn: he moves, stays for want of a ticket (NY-101), or has lost (SY-055)."""
    can_move = x_can_move(board, rules, state)
    emit(events, TO_ALL, TurnStarted(state.round_no, MISTER_X, 1 if can_move else 0))
    state.moved = 0
    state.turn = 0
    begin_round(state)
    if can_move:
        state.phase = X_TURN
        state.legs = 1
        return
    if loses_without_move(board, rules, state):
        reason = X_ENCLOSED if is_enclosed(board, rules, state) else X_WITHOUT_MOVE
        end_game(state, HUNTERS, reason, events)
        return
    state.entries += 1  # NY-103: he strikes out a window; that is no move, so a shown figure stays (NY-060)
    emit(events, TO_ALL, Stayed(state.entries))
    emit(events, TO_X, EntryWritten(state.entries, state.x))
    if rules.always_visible or (rules.reveal_when_staying and rules.reveals[state.entries]):
        emit(events, TO_ALL, Revealed(state.entries, state.x))
    start_hunters(board, rules, state, events)


@kernel
def settle_hunters(board: Graph, rules: Rules, state: State, events: Sink) -> bool:
    """Let hunters without a choice pass or leave; returns whether a hunter has a decision."""
    while True:
        waiting = waiting_hunters(rules, state)
        if waiting == 0:
            if has_order(rules, state) and state.turn + 1 < rules.hunters:
                state.turn += 1  # his place in the order is that of a hunter who left
                continue
            return False
        mover = find_mover(board, rules, state, waiting & ~(1 << X))
        if mover > 0:
            if has_order(rules, state):
                emit(events, TO_ALL, NextPawn(mover))
            return True
        if is_choice_who_leaves(board, rules, state, waiting):
            return True
        give_up(board, rules, state, waiting, events)
        if state.phase == OVER:
            return False  # nobody is left


@small
def find_mover(board: Graph, rules: Rules, state: State, waiting: int) -> int:
    """The first of these hunters who can move, 0 if none can."""
    while waiting != 0:
        low = waiting & -waiting
        waiting ^= low
        pawn = lowest_bit(low)
        if can_ride(board, rules, state, pawn) or has_other_way(rules, state, pawn):
            return pawn
    return 0


@rare
def is_choice_who_leaves(board: Graph, rules: Rules, state: State, waiting: int) -> bool:
    """SS-OP-19: where several must leave, who goes first is a choice, as that may free the others."""
    leaving = 0
    for pawn in range(1, rules.hunters + 1):
        if waiting >> pawn & 1 and leaves(board, rules, state, pawn):
            leaving += 1
    return bool(leaving > 1 and rules.stuck_hunter != SKIP)


@rare
def give_up(board: Graph, rules: Rules, state: State, waiting: int, events: Sink) -> None:
    """Nobody who waits can move: the first who must leave the game does, or else the first of all passes (SY-OP-09)."""
    first = 0
    for pawn in range(1, rules.hunters + 1):
        if waiting >> pawn & 1:
            if leaves(board, rules, state, pawn):
                eliminate(rules, state, pawn, events)
                return
            if first == 0:
                first = pawn
    if first > 0:  # else nobody took this place in the order, as somebody left the game in round 1 (SS-035)
        emit(events, TO_ALL, Passed(first))
    finish_hunter(rules, state, first, events)
