"""Greedy play for the game of the gang: what both sides do with the pieces. How chances are weighed is in `odds.py`.

The police go for tokens that walked most, since who is hunted runs, and check only as many as their cards allow. Later
they nominate the two cars with the best chance of an arrest, and defy the switchboard when a die may bring it.

Mister X walks as little as he can while he hides: helpers that lie face down walk in his stead. Later he takes the
square with the least chance of an arrest, and helpers gather round him and shut the streets.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.gang.odds import faces, hit_chance, nearest_car, next_dial, risk
from misterx.families.gang.board import City
from misterx.families.gang.knowledge.deduction import count_suspects, is_suspect, learn
from misterx.families.gang.schema.moves import (
    BANISHES,
    CHECKS,
    NO_CHECK,
    OVERRIDES,
    facing_of,
    kind_of,
    piece_of,
    second_of,
    target_of,
)
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CHECK,
    DRIVE,
    FIRST_CAR,
    JUMP,
    NOMINATE,
    OVERRIDE,
    PHASE_1,
    PLACE,
    TOKENS,
    WALK,
    State,
)
from misterx.families.gang.squares import token_on
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

__all__ = ["greedy", "learn"]

LEAST = -(1 << 30)
TRIES = 6  # squares that the gang looks at before it places a token
HOME = 5  # and how far from headquarters it likes to be
CLOSE = 8  # a helper this near to Mister X is worth banishing
CAREFUL = 9  # warnings from which on one face of the die is not worth an extra move
DESPERATE = 18  # warnings at which a miss loses the game


@kernel
def greedy(board: City, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any) -> int:
    """The greedy one of n legal moves. Of numbers that lie face down the police's choice knows nothing."""
    step = state.step
    if step == PLACE:
        return place(board, randoms, moves, n)
    if step == CHECK:
        return check_or_not(state, known, moves, n)
    if step == BANISH:
        return banish_or_not(board, state, moves, n)
    if step == OVERRIDE:
        return override_or_not(board, rules, state, moves, n)
    best, best_score, ties = int(moves[0]), LEAST, 0
    quarry = LEAST
    if step == WALK and state.phase == PHASE_1 and not state.escaping:
        quarry = hidden_walker(board, rules, state, randoms, moves, n)
    for i in range(n):
        move = int(moves[i])
        if step in (DRIVE, JUMP):
            score = drive_score(board, rules, state, known, move)
        elif step == NOMINATE:
            score = nomination_score(board, rules, state, move)
        elif step == WALK:
            score = walk_score(board, rules, state, move, quarry)
        else:
            score = 0
        if score > best_score:
            best, best_score, ties = move, score, 1
        elif score == best_score:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best


@kernel
def place(board: City, randoms: Any, moves: Any, n: int) -> int:
    """Anywhere that is not too near to headquarters, whoever the token is."""
    move = int(moves[draw(randoms, n)])
    for _ in range(TRIES):
        if board.distance[board.hq, target_of(move)] >= HOME:
            break
        move = int(moves[draw(randoms, n)])
    return move


# The police


@kernel
def is_worth_a_check(state: State, known: Any, token: int) -> bool:
    """Whether this token is among the most suspicious, as many as there are cards."""
    if not is_suspect(known, token) or state.up >> token & 1:
        return False
    more = 0
    for other in range(1, TOKENS + 1):
        more += int(is_suspect(known, other) and known[other] > known[token])
    return bool(more < state.checks or count_suspects(known) <= state.checks)


@kernel
def check_or_not(state: State, known: Any, moves: Any, n: int) -> int:
    for i in range(n):
        move = int(moves[i])
        if kind_of(move) == CHECKS:
            token = piece_of(move)
            if token == 0:
                token = token_under_a_car(state)
            if is_worth_a_check(state, known, token):
                return move
        elif kind_of(move) == NO_CHECK:
            return move
    return int(moves[0])


@kernel
def token_under_a_car(state: State) -> int:
    """The one token that may be checked: under the car just moved, else under another, face down and not asked yet."""
    if state.car > 0:
        token = token_on(state, int(state.pos[state.car]))
        if token > 0 and not (state.up | state.asked) >> token & 1:
            return token
    for car in range(FIRST_CAR, FIRST_CAR + 4):
        token = token_on(state, int(state.pos[car]))
        if token > 0 and not (state.up | state.asked) >> token & 1:
            return token
    return 0


@kernel
def drive_score(board: City, rules: Rules, state: State, known: Any, move: int) -> int:
    """Towards the nearest token worth a check, or towards Mister X; onto him if possible."""
    square = target_of(move)
    if state.phase == PHASE_1:
        nearest = 99
        for token in range(1, TOKENS + 1):
            if is_worth_a_check(state, known, token):
                nearest = min(nearest, int(board.distance[square, state.pos[token]]))
        gained = 0
        car = piece_of(move)
        for token in range(1, TOKENS + 1):  # how far it was before: the car that gains most drives
            if is_worth_a_check(state, known, token):
                gained = max(gained, 99 - int(board.distance[state.pos[car], state.pos[token]]))
        return 1000 if nearest == 0 else (99 - nearest) - gained
    x_at = int(state.pos[state.x_token])
    if square == x_at:
        return 1 << 20
    score = -8 * int(board.distance[square, x_at])
    if facing_of(move) > 0:
        score -= int(board.distance[board.ahead[square, facing_of(move) - 1], x_at])
    if board.pips[square] > 0 and board.pips[square] == board.distance[square, x_at]:
        score += 4
    return score


@kernel
def nomination_score(board: City, rules: Rules, state: State, move: int) -> int:
    """The chance of an arrest by the first car and then by the second, less what a warning costs."""
    first, second = piece_of(move), second_of(move)
    x_at = int(state.pos[state.x_token])
    dial = int(state.dial)
    score = 20 * hit_chance(board, rules, state, first, x_at, dial)
    dial = next_dial(board, rules, state, first, dial)
    score += 20 * hit_chance(board, rules, state, second, x_at, dial)
    for car in (first, second):
        score -= int(board.distance[state.pos[car], x_at])
    return score


@kernel
def override_or_not(board: City, rules: Rules, state: State, moves: Any, n: int) -> int:
    """Dare it if a die may bring the arrest: on one face while warnings are few, later only on more."""
    x_at = int(state.pos[state.x_token])
    needed = 1
    if state.warnings >= CAREFUL:
        needed = 2
    if state.warnings >= DESPERATE:
        needed = 3
    best, most = int(moves[n - 1]), needed - 1
    for i in range(n):
        move = int(moves[i])
        if kind_of(move) == OVERRIDES:
            hits = faces(board, rules, state, piece_of(move), x_at)
            if hits > most:
                best, most = move, hits
    return best


@kernel
def banish_or_not(board: City, state: State, moves: Any, n: int) -> int:
    """A helper close to Mister X goes as far from him as can be; others may stay."""
    x_at = int(state.pos[state.x_token])
    best, farthest = int(moves[n - 1]), int(board.distance[state.pos[state.car], x_at])
    if farthest > CLOSE:
        return best
    for i in range(n):
        move = int(moves[i])
        if kind_of(move) == BANISHES and board.distance[target_of(move), x_at] > farthest:
            best, farthest = move, int(board.distance[target_of(move), x_at])
    return best


# The gang


@kernel
def hidden_walker(board: City, rules: Rules, state: State, randoms: Any, moves: Any, n: int) -> int:
    """Who walks in phase 1: Mister X if a car can come to him, else a helper whom the police may take for him."""
    x = int(state.x_token)
    x_can, choices, chosen, anybody = False, 0, 0, 0
    last = 0
    for i in range(n):
        token = piece_of(int(moves[i]))
        if token == last:
            continue
        last = token
        anybody = token
        if token == x:
            x_can = True
        elif not (state.cleared >> token & 1):
            choices += 1
            if draw(randoms, choices) == 0:
                chosen = token
    if x_can:
        hits = 0
        for car in range(FIRST_CAR, FIRST_CAR + 4):
            hits += faces(board, rules, state, car, int(state.pos[x]))
        if hits > 0 or chosen == 0:
            return x
    return chosen if chosen > 0 else anybody


@kernel
def walk_score(board: City, rules: Rules, state: State, move: int, walker: int) -> int:
    token, square = piece_of(move), target_of(move)
    if state.phase == PHASE_1:
        if not state.escaping and token != walker:
            return LEAST + 1
        hits = 0
        for car in range(FIRST_CAR, FIRST_CAR + 4):
            hits += faces(board, rules, state, car, square)
        return 4 * nearest_car(board, state, square) - 20 * hits
    if token == state.x_token:
        return 2 * nearest_car(board, state, square) - 3 * risk(board, rules, state, square)
    return shield_score(board, state, token, square)


@kernel
def shield_score(board: City, state: State, token: int, square: int) -> int:
    """Barricades close to Mister X, between him and the cars, are worth most; else helpers gather near him."""
    x_at = int(state.pos[state.x_token])
    near = int(board.distance[square, x_at])
    if token_on(state, square) > 0:
        between = 0
        for car in range(FIRST_CAR, FIRST_CAR + 4):
            between += int(board.distance[state.pos[car], square] < board.distance[state.pos[car], x_at])
        return 200 + 20 * between - 10 * near if between > 0 and near <= 6 else -100
    gain = int(board.distance[state.pos[token], x_at]) - near
    return gain if near >= 2 else gain - 4
