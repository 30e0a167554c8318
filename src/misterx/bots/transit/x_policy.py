"""Moves of the transit games in numbers, and what a policy makes of them: a weight for each number.

A policy's weights were learnt (`lab/learn_values.py`); where nothing was, they are rules of thumb.
"""

from __future__ import annotations

from math import log
from typing import Any

from misterx.bots.transit.features import count_ahead, count_beyond
from misterx.families.transit.knowledge.deduction import possible_moves
from misterx.families.transit.schema.moves import legs_of, shows, target_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import BLACK, FAST, MIDDLE, State
from misterx.kernel.bits import count_set, sum_of_distances
from misterx.kernel.graph import ANY, FAR, Graph
from misterx.kernel.jit import kernel

TRAITS = 27  # of Mister X's moves; the hunters' have fewer
NARROW = 8  # possible stations up to which a black ticket hides something

# The traits of his moves, in the order in which policies have learnt them. Hidden ones do not show him, shown ones do.
AWAY, EXPOSED, SHOWN_BESIDE, WIDE, WAYS_SHOWN, WASTED_BLACK, SPENT_BLACK, DOUBLE, DOUBLE_BESIDE = range(9)
HIDDEN_AT_2, SHOWN_AT_2, FAR_AWAY, BESIDE, NEAR, SECOND_AWAY, WAYS_HIDDEN = range(9, 16)
SERVED_FAST, SERVED_MIDDLE, OUT_OF_REACH, BLACK_SHOWN, BLACK_AMONG_MANY, DOUBLE_IN_DANGER = range(16, 22)
BY_MIDDLE, BY_FAST, OFF_PLACES, DOUBLE_BEFORE_REVEAL, AHEAD = range(22, 27)
X_BY_RULE_OF_THUMB = {
    AWAY: 0.5, EXPOSED: -1.5, SHOWN_BESIDE: -3.0, WIDE: 0.6, WAYS_SHOWN: 0.1, WASTED_BLACK: -2.0, SPENT_BLACK: -0.8,
    DOUBLE: -1.5, DOUBLE_BESIDE: 1.0,
}  # fmt: skip


@kernel
def rate_x_moves(
    board: Graph, rules: Rules, state: State, known: Any, moves: Any, n: int, weights: Any, out: Any, ratings: Any,
    scratch: Any,
) -> None:  # fmt: skip
    """Away from the hunters, where many places stay possible; black and double tickets are saved for need."""
    counted, wide, out_of_reach, places = -1, 0.0, 0.0, 1
    shown = bool(rules.always_visible or rules.reveals[state.entries + 1])
    before = max(count_set(board, known), 1)
    danger = 0.0
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] >= 0 and board.distance[state.pos[pawn], state.x] <= 1:
            danger = 1.0
    for i in range(n):
        move = int(moves[i])
        ticket, to = ticket_of(move), target_of(move)
        if ticket != counted:
            counted = ticket
            possible_moves(board, rules, state, ticket, known, scratch)
            places = max(count_set(board, scratch), 1)
            wide = log(float(places))
            out_of_reach = count_beyond(board, rules, state, scratch, 1) / places
        away, second, beside, near = FAR, FAR, 0, 0
        for pawn in range(1, rules.hunters + 1):
            if state.pos[pawn] >= 0:
                rides = int(board.distance[state.pos[pawn], to])
                beside += rides <= 1
                near += rides <= 2
                second = min(second, max(rides, away))
                away = min(away, rides)
        is_shown = shown or shows(move) != 0
        hidden, seen = (0.0, 1.0) if is_shown else (1.0, 0.0)
        black = 1.0 if ticket == BLACK else 0.0
        double = 1.0 if legs_of(move) > 0 else 0.0
        ways = float(board.first[to, ANY + 1] - board.first[to, ANY])
        out[AWAY] = min(away, 4)
        out[EXPOSED] = hidden if away <= 1 else 0.0
        out[SHOWN_BESIDE] = seen if away <= 1 else 0.0
        out[WIDE] = hidden * wide
        out[WAYS_SHOWN] = seen * ways
        out[WASTED_BLACK] = black if is_shown or before > NARROW else 0.0
        out[SPENT_BLACK] = black - out[WASTED_BLACK]
        out[DOUBLE] = double
        out[DOUBLE_BESIDE] = double if away <= 1 else 0.0
        out[HIDDEN_AT_2] = hidden if away == 2 else 0.0
        out[SHOWN_AT_2] = seen if away == 2 else 0.0
        out[FAR_AWAY] = max(min(away, 6) - 4, 0)
        out[BESIDE] = beside / 2.0
        out[NEAR] = near / 2.0
        out[SECOND_AWAY] = min(second, 6) / 2.0
        out[WAYS_HIDDEN] = hidden * ways / 10.0
        out[SERVED_FAST] = float(board.served[to] >> FAST & 1)
        out[SERVED_MIDDLE] = float(board.served[to] >> MIDDLE & 1)
        out[OUT_OF_REACH] = hidden * out_of_reach
        out[BLACK_SHOWN] = black * seen
        out[BLACK_AMONG_MANY] = black * log(float(before)) / 5.0
        out[DOUBLE_IN_DANGER] = double * danger
        out[BY_MIDDLE] = 1.0 if ticket == MIDDLE else 0.0
        out[BY_FAST] = 1.0 if ticket == FAST else 0.0
        out[OFF_PLACES] = 0.0 if is_shown else sum_of_distances(board, scratch, to) / places
        out[DOUBLE_BEFORE_REVEAL] = double if rules.reveals[state.entries + 2] else 0.0
        out[AHEAD] = log(1.0 + count_ahead(board, rules, state, to, 2))
        total = 0.0
        for trait in range(TRAITS):
            total += float(weights[trait] * out[trait])
        ratings[i] = total
