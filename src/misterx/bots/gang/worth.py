"""How promising moves in the game of the gang are by rules of thumb: what greedy play weighs, on scales of its own.

One point more is about three times as promising to Mister X's search, and seven times to that of the police.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.gang.hunch import ONE
from misterx.bots.greedy.gang import drive_score, nomination_score, walk_score
from misterx.bots.greedy.gang_odds import calls, faces, nearest_car, next_dial
from misterx.families.gang.city import WARNING
from misterx.families.gang.codes import BANISHES, kind_of, piece_of, second_of, target_of
from misterx.families.gang.squares import token_on
from misterx.families.gang.state import BANISH, CARS, DRIVE, FIRST_CAR, JUMP, NOMINATE, PHASE_1, WALK
from misterx.kernel.jit import kernel

ON_HIM = 1000  # the score of a car that stops on somebody worth a check; on Mister X himself it is far more
STOPPED, SUSPECTED = 3.0, 3.0  # a car on somebody worth a check, and if that surely is Mister X
STEP = 0.15  # of a car towards somebody worth a check
CHASED = 0.03  # a point of a car's score after Mister X was found: eight for a step
ARRESTS = 0.003  # a point of a nomination's score: 1,200 for a sure arrest
AFAR = 0.1  # a step between a car that is nominated and Mister X
WARNED = 1.0  # a call that brings nothing but a warning
BANISHED = 0.1  # a step that a helper is farther from Mister X
RISKED = 1 / 60  # a point of Mister X's score on a square: three for each sixtieth of an arrest
SHIELDED = 1 / 60  # a point of a helper's score: 200 for a barricade
RUNS, STANDS, CLEARED = 2.0, -1.0, -1.0  # Mister X walks when a car can come to him, or when none can; a cleared helper
AWAY, REACHED = 0.2, 1.0  # a step that a hidden token gains on the nearest car; a throw that brings one to him
COVER = 0.25  # how much of that a helper cares for
ESCAPED = 0.15  # a step from headquarters, where cars will come from, of a Mister X who was found
ARRESTED = 1000.0  # any rating above is that of an arrest


@kernel
def rate_drive(board: Any, rules: Any, state: Any, known: Any, move: int) -> float:
    score = drive_score(board, rules, state, known, move)
    if state.phase != PHASE_1:
        return CHASED * score
    if score < ON_HIM:
        return STEP * score
    return float(STOPPED + SUSPECTED * known[token_on(state, target_of(move))] / ONE)


@kernel
def rate_nomination(board: Any, rules: Any, state: Any, move: int) -> float:
    first, second = piece_of(move), second_of(move)
    rating, dial = ARRESTS * nomination_score(board, rules, state, move), int(state.dial)
    for car in (first, second):
        rating -= AFAR * board.distance[state.pos[car], state.pos[state.x_token]]
        dial = next_dial(board, rules, state, car, dial)
        if calls(board, state, car) and board.sector[dial] == WARNING:
            rating -= WARNED
    return rating


@kernel
def rate_banishment(board: Any, state: Any, move: int) -> float:
    square = target_of(move) if kind_of(move) == BANISHES else int(state.pos[state.car])
    return float(BANISHED * board.distance[square, state.pos[state.x_token]])


@kernel
def rate_walk(board: Any, rules: Any, state: Any, move: int, is_chased: bool) -> float:
    token, square = piece_of(move), target_of(move)
    if state.phase != PHASE_1:
        scale = RISKED if token == state.x_token else SHIELDED
        return scale * walk_score(board, rules, state, move, token)
    if state.escaping:
        return float(ESCAPED * board.distance[board.hq, square])
    away = nearest_car(board, state, square) - nearest_car(board, state, int(state.pos[token]))
    safety = AWAY * away - REACHED * throws(board, rules, state, square)
    if token == state.x_token:
        return safety + (RUNS if is_chased else STANDS)
    return COVER * safety + (CLEARED if state.cleared >> token & 1 else 0.0)


@kernel
def throws(board: Any, rules: Any, state: Any, square: int) -> int:
    """How many throws bring a car to a square."""
    found = 0
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        found += faces(board, rules, state, car, square)
    return found


@kernel
def worth(board: Any, rules: Any, state: Any, known: Any, move: int, is_chased: bool) -> float:
    """How promising a move is; `is_chased` says whether a car can come to a Mister X who hides."""
    step = state.step
    if step in (DRIVE, JUMP):
        return rate_drive(board, rules, state, known, move)
    if step == NOMINATE:
        return rate_nomination(board, rules, state, move)
    if step == BANISH:
        return rate_banishment(board, state, move)
    return rate_walk(board, rules, state, move, is_chased)


@kernel
def rate_all(board: Any, rules: Any, state: Any, known: Any, moves: Any, n: int, ratings: Any, dropped: float) -> None:
    """How promising each move is; where one arrests Mister X, the others are dropped."""
    is_chased = state.step == WALK and throws(board, rules, state, int(state.pos[state.x_token])) > 0
    arrests = False
    for i in range(n):
        ratings[i] = worth(board, rules, state, known, int(moves[i]), is_chased)
        arrests |= ratings[i] > ARRESTED
    for i in range(n):
        if arrests and ratings[i] <= ARRESTED:
            ratings[i] = dropped
