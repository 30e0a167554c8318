"""How one decision changes the game, and what follows from it without a choice."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.chance import hand_to_fill
from misterx.families.hand.cities import is_enclosed, is_target
from misterx.families.hand.detectives import someone_can_move
from misterx.families.hand.ends import capture_at_once, end_game
from misterx.families.hand.mister_x import x_can_move
from misterx.families.hand.rings import check_position, city_ago, mark
from misterx.families.hand.schema.facts import (
    ChipsCleared,
    DoublePlayed,
    Face,
    HiddenPlayed,
    Investigated,
    Laid,
    LaidFaceDown,
    MissionChosen,
    Next,
    Noted,
    Operated,
    Passed,
    Placed,
    Refilled,
    Rode,
    Shown,
    StartChosen,
    Stayed,
    TurnStarted,
)
from misterx.families.hand.schema.moves import (
    DOUBLE,
    DOUBLE_HIDDEN,
    END,
    HIDDEN,
    INVESTIGATE,
    footprints_of,
    kind_of,
    pay_of,
    shadows_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.rules import AT_CHECK, BY_CAUSE, DETECTIVES_FIRST, LOSES, Rules
from misterx.families.hand.schema.state import (
    BLUE,
    CARDS,
    DETECTIVES,
    DRAWS,
    FOOT,
    HANDS,
    HUNTER_DISCARDS,
    HUNTERS_START,
    HUNTERS_TURN,
    MAG,
    MISSION,
    OFF_BOARD,
    ROUND_ENDS,
    SHAD,
    TEAM_TURN,
    TRAIL,
    X_DISCARDS,
    X_LEG,
    X_STARTS,
    X_TURN,
    State,
    X,
)
from misterx.families.hand.team import entry_asked, lot_given, team_can_act
from misterx.families.hand.tickets import (
    bag_size,
    count_discards,
    discard,
    hand_size,
    pay_lot,
    recycle_box,
    return_aside,
    tell_held,
    tell_stocks,
)
from misterx.kernel.codes import (
    CAP,
    CAPTURED,
    DRAWN_GAME,
    HUNTERS,
    MISTER_X,
    TARGET_REACHED,
    TO_ALL,
    TO_HUNTERS,
    TO_X,
    X_ENCLOSED,
    X_WITHOUT_MOVE,
)
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel, rare

TEAM_NEXT = HANDS  # the team among those who decide next: hands come first
X_HAND, DETECTIVES_HANDS = 1, 0b111110  # masks of hands to be filled


@kernel
def apply(board: Map, rules: Rules, state: State, move: int, events: Sink) -> None:
    """Carry out one legal decision and everything that follows from it without a choice."""
    phase = state.phase
    if phase == DRAWS:
        draw_ticket(rules, state, move, events)
    elif phase == HUNTERS_TURN:
        detective_rides(rules, state, move, events)
    elif phase in (X_TURN, X_LEG):
        x_moves_on(board, rules, state, move, events)
    elif phase == X_DISCARDS:
        discard(rules, state, X, pay_of(move), events)
        start_draws(state, X_HAND, HUNTERS_START)
    elif phase == HUNTER_DISCARDS:
        discard(rules, state, int(state.turn), pay_of(move), events)
        state.turn += 1
    elif phase == TEAM_TURN:
        team_acts(rules, state, move, events)
    elif phase == CARDS:
        place_detective(rules, state, move, events)
    else:
        choose_mission(rules, state, move, events)
    advance(board, rules, state, events)


@rare
def choose_mission(rules: Rules, state: State, move: int, events: Sink) -> None:
    """Everybody learns the colour, Mister X alone the start, which is entry 0 (EU-022 to EU-025)."""
    state.mission = who_of(move)
    state.x = target_of(move)
    emit(events, TO_ALL, MissionChosen(int(state.mission)))
    emit(events, TO_X, StartChosen(int(state.x)))
    state.phase = X_STARTS if rules.setup_order == DETECTIVES_FIRST else CARDS


@rare
def place_detective(rules: Rules, state: State, move: int, events: Sink) -> None:
    """One start card for each detective (EU-020); Mister X gets none (EU-021)."""
    pawn = who_of(move)
    state.pos[pawn] = target_of(move)
    emit(events, TO_ALL, Placed(pawn, int(state.pos[pawn])))
    state.turn = pawn + 1
    if pawn == DETECTIVES:
        state.turn = 0
        state.phase = MISSION if rules.setup_order == DETECTIVES_FIRST else X_STARTS


@kernel
def start_draws(state: State, drawing: int, after: int) -> None:
    state.phase = DRAWS
    state.drawing = drawing
    state.after = after


@kernel
def draw_ticket(rules: Rules, state: State, move: int, events: Sink) -> None:
    hand, kind = who_of(move), ticket_of(move)
    state.bag[kind] -= 1
    state.hands[hand, kind] += 1
    tell_held(rules, state, hand, kind, events)
    if hand_size(state, hand) == rules.full[hand]:
        emit(events, TO_ALL, Refilled(hand, int(rules.full[hand])))
        tell_stocks(state, events)


@rare
def x_moves_on(board: Map, rules: Rules, state: State, move: int, events: Sink) -> None:
    """One move of Mister X: pay for a special action, lay a ticket, note the city, show it from move 25 on."""
    kind = kind_of(move)
    hidden = kind in (HIDDEN, DOUBLE_HIDDEN)
    double = kind in (DOUBLE, DOUBLE_HIDDEN)
    if double:
        emit(events, TO_ALL, DoublePlayed())
        pay_lot(rules, state, X, FOOT, footprints_of(move), events)
    if hidden:
        emit(events, TO_ALL, HiddenPlayed())
        pay_lot(rules, state, X, SHAD, shadows_of(move), events)
    lay_ticket(rules, state, ticket_of(move), hidden, events)
    for place in range(TRAIL - 1, 0, -1):
        state.trail[place] = state.trail[place - 1]
    state.trail[0] = state.x
    state.x = target_of(move)
    state.moves += 1
    emit(events, TO_X, Noted(int(state.moves), int(state.x)))
    if state.moves >= rules.first_open_move:  # EU-134
        emit(events, TO_ALL, Shown(int(state.moves), int(state.x)))
    tell_stocks(state, events)
    if is_target(board, state, int(state.x)):  # EU-140, EU-142, EU-143: at once, by whatever move
        end_game(state, MISTER_X, TARGET_REACHED, events)
    elif double:
        state.phase = X_LEG
    else:
        state.phase = X_DISCARDS


@rare
def lay_ticket(rules: Rules, state: State, ticket: int, hidden: bool, events: Sink) -> None:
    """Lay a ticket on the next field of the track, where it stays (EU-038, EU-041); open moves use the bag (EU-135)."""
    entry = int(state.moves) + 1
    state.hands[X, ticket] -= 1
    if entry < rules.first_open_move:
        state.track[ticket] += 1
    else:
        state.bag[ticket] += 1
    if hidden:  # EU-055, EU-061, EU-OP-22
        emit(events, TO_ALL, LaidFaceDown(entry))
        emit(events, TO_X, Face(entry, ticket))
    else:
        emit(events, TO_ALL, Laid(entry, ticket))
    tell_held(rules, state, X, ticket, events)


@kernel
def detective_rides(rules: Rules, state: State, move: int, events: Sink) -> None:
    """One detective moves; the ticket lies on his colour indicator until the round ends (EU-080, EU-081)."""
    pawn, ticket = who_of(move), ticket_of(move)
    hand = int(rules.leader[pawn])
    state.hands[hand, ticket] -= 1
    state.aside[ticket] += 1
    state.moved |= 1 << pawn
    state.pos[pawn] = target_of(move)
    state.entered[pawn] = state.pos[pawn]
    emit(events, TO_ALL, Rode(pawn, hand, ticket, int(state.pos[pawn])))
    tell_held(rules, state, hand, ticket, events)
    capture_at_once(rules, state, pawn, events)


@rare
def team_acts(rules: Rules, state: State, move: int, events: Sink) -> None:
    """One special action or none, paid by all together into the box (EU-083, EU-089, EU-092)."""
    kind = kind_of(move)
    state.phase = HUNTER_DISCARDS
    state.turn = 1
    if kind == END:
        return
    size = 0
    for hand in range(1, HANDS):
        lot = lot_given(rules, hand, pay_of(move))
        size += int(rules.lot_size[lot])
        pay_lot(rules, state, hand, MAG if kind == INVESTIGATE else BLUE, lot, events)
    tell_stocks(state, events)
    if kind == INVESTIGATE:
        entry = entry_asked(rules, state, size)
        emit(events, TO_ALL, Investigated(entry))
        mark(state, entry, city_ago(state, int(rules.moves_back[size])), events)
    else:
        pawn = who_of(move)
        state.entered[0] = state.entered[pawn]
        state.pos[pawn] = target_of(move)
        state.entered[pawn] = state.pos[pawn]
        emit(events, TO_ALL, Operated(pawn, int(rules.extra_mode[size]), int(state.pos[pawn])))
        capture_at_once(rules, state, pawn, events)


@kernel
def advance(board: Map, rules: Rules, state: State, events: Sink) -> None:
    """Go on until somebody or chance has a decision, or the game is over."""
    while True:
        phase = state.phase
        if phase == DRAWS:
            if fill_hands(rules, state, events):
                return
        elif phase == X_STARTS:
            start_x(board, rules, state, events)
        elif phase == X_DISCARDS:
            if hand_size(state, X) > 0:
                return
            start_draws(state, X_HAND, HUNTERS_START)
        elif phase == HUNTERS_START:
            start_hunters(rules, state, events)
        elif phase == HUNTERS_TURN:
            if someone_can_move(board, rules, state):
                return
            end_moves(board, rules, state, events)
        elif phase == TEAM_TURN:
            if team_can_act(board, rules, state):
                emit(events, TO_HUNTERS, Next(TEAM_NEXT))
                return
            state.phase = HUNTER_DISCARDS
            state.turn = 1
        elif phase == HUNTER_DISCARDS:
            if find_discarder(rules, state):
                emit(events, TO_HUNTERS, Next(int(state.turn)))
                return
            start_draws(state, DETECTIVES_HANDS, ROUND_ENDS)
            state.turn = 0
        elif phase == ROUND_ENDS:
            end_round(rules, state, events)
        else:
            return


@kernel
def fill_hands(rules: Rules, state: State, events: Sink) -> bool:
    """Whether a ticket is to be drawn; the box helps a bag that cannot cover the whole draw (EU-117, EU-OP-27)."""
    hand = hand_to_fill(rules, state)
    if hand == HANDS:
        state.phase = state.after
        state.drawing = 0
        state.after = 0
        return False
    if bag_size(state) < rules.full[hand] - hand_size(state, hand):
        recycle_box(state, events)
    return True


@rare
def start_x(board: Map, rules: Rules, state: State, events: Sink) -> None:
    """Begin a round (EU-030). Without a way to move Mister X stays, and exchanges his hand (EU-063 to EU-066)."""
    state.moved = 0
    for place in range(DETECTIVES + 1):
        state.entered[place] = OFF_BOARD
    emit(events, TO_ALL, TurnStarted(int(state.round_no), MISTER_X))
    if x_can_move(board, rules, state):
        state.phase = X_TURN
        return
    enclosed = is_enclosed(board, state)
    if rules.x_without_move == LOSES or (rules.x_without_move == BY_CAUSE and enclosed):  # EU-OP-06
        end_game(state, HUNTERS, X_ENCLOSED if enclosed else X_WITHOUT_MOVE, events)
        return
    emit(events, TO_ALL, Stayed(int(state.round_no)))
    discard(rules, state, X, count_discards(state, X) - 1, events)
    start_draws(state, X_HAND, HUNTERS_START)  # EU-OP-21: no further discard


@kernel
def start_hunters(rules: Rules, state: State, events: Sink) -> None:
    return_aside(state, events)  # EU-OP-10: his discards, where they had to wait
    state.phase = HUNTERS_TURN
    emit(events, TO_ALL, TurnStarted(int(state.round_no), HUNTERS))


@kernel
def end_moves(board: Map, rules: Rules, state: State, events: Sink) -> None:
    """Nobody who has not moved can: they stay, without penalty (EU-076)."""
    for pawn in range(1, DETECTIVES + 1):
        if not state.moved >> pawn & 1:
            state.moved |= 1 << pawn
            emit(events, TO_ALL, Passed(pawn))
    state.phase = TEAM_TURN


@kernel
def find_discarder(rules: Rules, state: State) -> bool:
    """Whether a player is left who has tickets to discard (EU-113)."""
    while state.turn < HANDS:
        if hand_size(state, int(state.turn)) > 0:
            return True
        state.turn += 1
    return False


@rare
def end_round(rules: Rules, state: State, events: Sink) -> None:
    """Move tickets go back, chips come off the board, then the position check (EU-032, EU-081, EU-121, EU-131)."""
    return_aside(state, events)
    emit(events, int(rules.sees_chips), ChipsCleared())
    if rules.capture_timing == AT_CHECK:  # EU-OP-04
        for pawn in range(1, DETECTIVES + 1):
            if state.pos[pawn] == state.x:
                end_game(state, HUNTERS, CAPTURED, events)
                return
    check_position(rules, state, events)
    if rules.round_limit > 0 and state.round_no >= rules.round_limit:  # EU-OP-23
        end_game(state, DRAWN_GAME, CAP, events)
        return
    state.round_no += 1
    state.phase = X_STARTS
