"""Greedy play for games of ticket hands.

Mister X runs for the nearest free target of his mission, keeps out of the detectives' reach, and plays double and
hidden moves as soon as he can pay them, as the rulebook advises. Of the detectives, three close in on all places where
he can be and two guard the targets that he is likeliest to run for; they send one of them on where that may catch him,
and investigate where they know little. Everybody keeps tickets with symbols of his own and throws others away.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.hand.distances import list_free_targets, rides_of_nearest, rides_to_nearest
from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held, is_target
from misterx.families.hand.knowledge.deduction import contains, learn
from misterx.families.hand.schema.moves import (
    DISCARD,
    DOUBLE,
    DOUBLE_HIDDEN,
    HIDDEN,
    INVESTIGATE,
    OPERATE,
    PAY,
    code,
    kind_of,
    target_of,
    ticket_of,
    who_of,
)
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    BLUE,
    FOOT,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MAG,
    MISSION,
    MODES,
    SHAD,
    SYMBOLS,
    TEAM_TURN,
    X_DISCARDS,
    State,
    X,
)
from misterx.kernel.bits import count_set, sum_of_distances
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

__all__ = ["greedy", "learn"]

WORST = -(1 << 30)
WIN = 1 << 20
SAFE = 3  # moves between him and a detective beyond which farther is no better
FIRST_GUARD = 4  # the last two detectives guard targets
FEW = 8  # places: all detectives close in, and an extra move may catch him
MANY = 12  # places: an investigation is worth it


@kernel
def greedy(board: Map, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any) -> int:
    """The greedy one of n legal moves. Of Mister X's city and hand a detective's choice knows nothing."""
    phase = state.phase
    if phase == X_DISCARDS:
        return throw_away(state, X, FOOT, SHAD, 2)
    if phase == HUNTER_DISCARDS:
        hand = int(state.turn)
        return throw_away(state, hand, MAG, BLUE, int(rules.leads[hand]) + 1)
    if phase == HUNTERS_TURN:
        return close_in(board, state, known, randoms, moves, n)
    if phase == TEAM_TURN:
        return act_together(board, rules, known, moves, n)
    return run(board, state, randoms, moves, n, scratch)


@kernel
def throw_away(state: State, hand: int, one: int, other: int, keep: int) -> int:
    """Keep two symbols, and of the others what is needed to have some tickets of each mode."""
    number, weight = 0, 1
    for mode in range(MODES):
        kept = int(state.hands[hand, mode * SYMBOLS + one]) + int(state.hands[hand, mode * SYMBOLS + other])
        for symbol in range(SYMBOLS):
            held = int(state.hands[hand, mode * SYMBOLS + symbol])
            if symbol not in (one, other):
                stays = min(held, max(0, keep - mode - kept))  # the rarer the mode, the fewer cities have it
                kept += stays
                number += (held - stays) * weight
            weight *= held + 1
    return code(DISCARD, hand, 0, 0) | number << PAY


@kernel
def worth(board: Map, state: State, mission: int, node: int, targets: Any, n: int) -> int:
    """How good a city is for him: near one of n targets, out of reach of the detectives."""
    if board.targets[node] >> mission & 1:
        return WIN
    near = rides_of_nearest(board, state, node)
    danger = 40 if near <= 1 else 0
    return 12 * min(near, SAFE) - 20 * rides_to_nearest(board, targets, n, node) - danger


@kernel
def worth_beyond(board: Map, state: State, mission: int, node: int, targets: Any, n: int) -> int:
    """The best city that a second half could reach from here."""
    best = WORST
    for place in range(board.first[node, ANY], board.first[node, ANY + 1]):
        to = int(board.to[place])
        if not is_held(state, to):
            best = max(best, worth(board, state, mission, to, targets, n))
    return best


@kernel
def run(board: Map, state: State, randoms: Any, moves: Any, n: int, targets: Any) -> int:
    """Mister X's move, or his mission and start."""
    best, best_score, ties = int(moves[0]), WORST, 0
    mission, free = -1, 0
    scored, doubled, here, beyond = -1, -1, 0, 0
    for i in range(n):
        move = int(moves[i])
        kind, node = kind_of(move), target_of(move)
        aimed = who_of(move) if state.phase == MISSION else int(state.mission)
        if aimed != mission:
            mission, free = aimed, list_free_targets(board, state, aimed, targets, len(targets))
        if state.phase == MISSION:
            score = worth(board, state, mission, node, targets, free)
        else:
            if node != scored:
                scored, here = node, worth(board, state, mission, node, targets, free)
            score = here
            if kind in (DOUBLE, DOUBLE_HIDDEN) and here < WIN:
                if node != doubled:
                    doubled, beyond = node, worth_beyond(board, state, mission, node, targets, free)
                score = beyond - 4
            if kind in (HIDDEN, DOUBLE_HIDDEN):
                score += 6
            elif ticket_of(move) % SYMBOLS >= FOOT:  # footprints and shadows are for special actions
                score -= 2
        if score > best_score:
            best, best_score, ties = move, score, 1
        elif score == best_score:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best


@kernel
def target_to_guard(board: Map, state: State, known: Any, pawn: int) -> int:
    """A target of his mission that is close to where he can be: each guard has one of his own."""
    chosen = -1
    for _ in range(pawn - FIRST_GUARD + 1):
        best, last = 1 << 30, chosen
        for node in range(board.nodes):
            if is_target(board, state, node) and node != last:
                cost = sum_of_distances(board, known, node)
                if cost < best:
                    best, chosen = cost, node
    return chosen


@kernel
def close_in(board: Map, state: State, known: Any, randoms: Any, moves: Any, n: int) -> int:
    """The first detective who has a move takes his best one."""
    pawn = who_of(int(moves[0]))
    places = max(1, count_set(board, known))
    guarded = -1
    if pawn >= FIRST_GUARD and places > FEW:
        guarded = target_to_guard(board, state, known, pawn)
    best, best_cost, ties = int(moves[0]), 1 << 30, 0
    cost_at, cost = -1, 0
    for i in range(n):
        move = int(moves[i])
        if who_of(move) != pawn:
            break
        node = target_of(move)
        if node != cost_at:
            cost_at = node
            if guarded >= 0:
                cost = 60 * abs(int(board.distance[node, guarded]) - 1)  # next to it, so that he can still move
            else:
                cost = 60 * sum_of_distances(board, known, node) // places - (30 // places) * contains(known, node)
        price = 1 if ticket_of(move) % SYMBOLS <= BLUE else 0
        if cost + price < best_cost:
            best, best_cost, ties = move, cost + price, 1
        elif cost + price == best_cost:
            ties += 1
            if draw(randoms, ties) == 0:
                best = move
    return best


@kernel
def act_together(board: Map, rules: Rules, known: Any, moves: Any, n: int) -> int:
    """An extra move onto one of few places, an investigation where there are many, or nothing."""
    places = count_set(board, known)
    best, best_score = int(moves[0]), 0
    for i in range(1, n):
        move = int(moves[i])
        score = 0
        if kind_of(move) == OPERATE:
            if places <= FEW and contains(known, target_of(move)):
                score = 10
        elif kind_of(move) == INVESTIGATE and places >= MANY:
            score = 5
        if score > best_score:
            best, best_score = move, score
    return best
