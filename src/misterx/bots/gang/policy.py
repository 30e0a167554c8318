"""How promising moves in the game of the gang are by rules of thumb: what greedy play weighs, on scales of its own.

One point more is about three times as promising to Mister X's search, and seven times to that of the police.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.gang.belief import BLUFF, ONE, suspicion_after
from misterx.bots.gang.greedy import drive_score, nomination_score, token_under_a_car, walk_score
from misterx.bots.gang.odds import calls, nearest_car, next_dial
from misterx.deduce.gang.belief import throws_at
from misterx.families.gang.board import WARNING, City
from misterx.families.gang.knowledge.deduction import count_suspects, is_suspect
from misterx.families.gang.schema.moves import BANISHES, CHECKS, kind_of, piece_of, second_of, target_of
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import BANISH, CHECK, DRIVE, JUMP, NOMINATE, PHASE_1, TOKENS, WALK, State
from misterx.families.gang.squares import token_on
from misterx.kernel.jit import kernel

ON_HIM = 1000  # the score of a car that stops on somebody worth a check; on Mister X himself it is far more
STOPPED, SUSPECTED = 3.0, 3.0  # a car on somebody worth a check, and if that surely is Mister X
STEP = 0.15  # of a car towards somebody worth a check
CHASED = 0.03  # a point of a car's score after Mister X was found: eight for a step
ARRESTS = 0.003  # a point of a nomination's score: 1,200 for a sure arrest
AFAR = 0.1  # a step between a car that is nominated and Mister X
CHECKED, SPARED, POINTLESS = 2.0, 1.0, -10.0  # a check of the average suspect, none, and one of somebody cleared
WARNED = 1.0  # a call that brings nothing but a warning
BANISHED = 0.1  # a step that a helper is farther from Mister X
RISKED = 1 / 60  # a point of Mister X's score on a square: three for each sixtieth of an arrest
SHIELDED = 1 / 60  # a point of a helper's score: 200 for a barricade
EXPOSED = 4.0  # to a Mister X who bluffs: that the police will surely take him for who he is
STAYS = -4.0  # that he walks himself
RUNS, STANDS = 2.0, -1.0  # to one who does not: that he walks when a car can come to him, and when none can
REACHED = 0.4  # a throw that brings a car to him, wherever he is then
AWAY, FAR = 0.1, 6  # a step between him and the nearest car, up to so many
CLEARED = -1.0  # a helper walks who has been cleared
ESCAPED = 0.15  # a step from headquarters, where cars will come from, of a Mister X who was found
ARRESTED = 1000.0  # any rating above is that of an arrest


@kernel
def rate_drive(board: City, rules: Rules, state: State, known: Any, move: int) -> float:
    score = drive_score(board, rules, state, known, move)
    if state.phase != PHASE_1:
        return CHASED * score
    if score < ON_HIM:
        return STEP * score
    return float(STOPPED + SUSPECTED * known[token_on(state, target_of(move))] / ONE)


@kernel
def rate_nomination(board: City, rules: Rules, state: State, move: int) -> float:
    first, second = piece_of(move), second_of(move)
    rating, dial = ARRESTS * nomination_score(board, rules, state, move), int(state.dial)
    for car in (first, second):
        rating -= AFAR * board.distance[state.pos[car], state.pos[state.x_token]]
        dial = next_dial(board, rules, state, car, dial)
        if calls(board, state, car) and board.sector[dial] == WARNING:
            rating -= WARNED
    return rating


@kernel
def rate_banishment(board: City, state: State, move: int) -> float:
    square = target_of(move) if kind_of(move) == BANISHES else int(state.pos[state.car])
    return float(BANISHED * board.distance[square, state.pos[state.x_token]])


@kernel
def rate_walk(board: City, rules: Rules, state: State, known: Any, move: int, throws: Any) -> float:
    token, square = piece_of(move), target_of(move)
    if state.phase != PHASE_1:
        scale = RISKED if token == state.x_token else SHIELDED
        return scale * walk_score(board, rules, state, move, token)
    if state.escaping:
        return float(ESCAPED * board.distance[board.hq, square])
    return rate_deceit(state, known, token, throws) + rate_hideout(board, rules, state, token, square, throws)


@kernel
def rate_deceit(state: State, known: Any, token: int, throws: Any) -> float:
    """What the police may make of who walks."""
    rating = CLEARED if state.cleared >> token & 1 else 0.0
    if known[BLUFF]:
        rating -= EXPOSED * suspicion_after(state, known, token, throws)
    if token == state.x_token:
        rating += STAYS if known[BLUFF] else RUNS if throws[token] > 0 else STANDS
    return rating


@kernel
def rate_hideout(board: City, rules: Rules, state: State, token: int, square: int, throws: Any) -> float:
    """How safe Mister X is after a token's walk to a square."""
    reached, at = int(throws[state.x_token]), int(state.pos[state.x_token])
    if token == state.x_token:
        reached, at = throws_at(board, rules, state, square), square
    return AWAY * min(nearest_car(board, state, at), FAR) - REACHED * reached


@kernel
def count_throws(board: City, rules: Rules, state: State, throws: Any) -> None:
    """How many throws bring a car to each token."""
    for token in range(1, TOKENS + 1):
        throws[token] = throws_at(board, rules, state, int(state.pos[token])) if state.pos[token] >= 0 else 0


@kernel
def rate_check(state: State, known: Any, move: int) -> float:
    """How much likelier than the average suspect a token is Mister X."""
    suspects = count_suspects(known)
    if kind_of(move) != CHECKS:
        return SPARED if state.checks < suspects else 0.0
    token = piece_of(move) if piece_of(move) > 0 else token_under_a_car(state)
    return CHECKED * known[token] * suspects / ONE if is_suspect(known, token) else POINTLESS


@kernel
def worth(board: City, rules: Rules, state: State, known: Any, move: int, throws: Any) -> float:
    """How promising a move is; `throws` has those that bring a car to each token, while these hide."""
    step = state.step
    if step in (DRIVE, JUMP):
        return rate_drive(board, rules, state, known, move)
    if step == CHECK:
        return rate_check(state, known, move)
    if step == NOMINATE:
        return rate_nomination(board, rules, state, move)
    if step == BANISH:
        return rate_banishment(board, state, move)
    return rate_walk(board, rules, state, known, move, throws)


@kernel
def rate_all(
    board: City, rules: Rules, state: State, known: Any, moves: Any, n: int, ratings: Any, throws: Any, dropped: float
) -> None:  # fmt: skip
    """How promising each move is; where one arrests Mister X, the others are dropped."""
    if state.step == WALK and state.phase == PHASE_1:
        count_throws(board, rules, state, throws)
    arrests = False
    for i in range(n):
        ratings[i] = worth(board, rules, state, known, int(moves[i]), throws)
        arrests |= ratings[i] > ARRESTED
    for i in range(n):
        if arrests and ratings[i] <= ARRESTED:
            ratings[i] = dropped
