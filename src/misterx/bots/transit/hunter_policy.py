"""Moves of hunters in the transit games in numbers, and what a policy makes of them (`x_policy.py`)."""

from __future__ import annotations

from typing import Any

from misterx.bots.mcts.ratings import DROPPED
from misterx.families.transit.knowledge.deduction import contains, possible_moves
from misterx.families.transit.schema.moves import (
    FROM_SUPPLY,
    RIDE,
    block_of,
    kind_of,
    pawn_of,
    target_of,
    ticket_of,
)
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import BLACK, FAST, MIDDLE, State
from misterx.families.transit.specials import departs
from misterx.kernel.bits import count_bits, count_set, sum_of_distances, words_of
from misterx.kernel.graph import ANY, Graph
from misterx.kernel.jit import kernel

SURE = 16  # places up to which a departure is worth a thought
# The traits of a hunter's moves, in the order in which policies have learnt them: how far the places are on the
# average, how many of them he reaches, and those that only he does; and of the places where Mister X will be.
MEAN, CAUGHT, WITHIN_1, WITHIN_2, ALONE, WITHIN_SOON, ALONE_SOON = range(7)
BY_MIDDLE, BY_FAST, WAYS, SERVED_FAST, ON_A_PLACE = range(7, 12)
HUNTER_TRAITS = 12
HUNTERS_BY_RULE_OF_THUMB = {MEAN: -1.0, CAUGHT: 2.0}


@kernel
def rate_hunter_moves(
    board: Graph, rules: Rules, state: State, known: Any, moves: Any, n: int, weights: Any, out: Any, ratings: Any,
    scratch: Any,
) -> None:  # fmt: skip
    """Nearer to the possible stations is better; one hunter is thought about at a time."""
    places = max(count_set(board, known), 1)
    pawn = pawn_of(moves[0])
    possible_moves(board, rules, state, BLACK, known, scratch)
    later = max(count_set(board, scratch), 1)
    for trait in range(len(out)):  # Mister X's moves have more
        out[trait] = 0.0
    at = -1
    for i in range(n):
        move = int(moves[i])
        kind, ticket, to = kind_of(move), ticket_of(move), target_of(move)
        if pawn_of(move) != pawn or block_of(move) > FROM_SUPPLY:
            ratings[i] = DROPPED
            continue
        if departs(move) and (places > SURE or block_of(move) or not contains(known, to)):
            ratings[i] = DROPPED
            continue
        if to != at:
            at = to
            cover(board, rules, state, pawn, to, known, scratch, places, later, out)
            out[MEAN] = sum_of_distances(board, known, to) / places
        out[CAUGHT] = 1.0 / places if kind == RIDE and contains(known, to) else 0.0
        out[BY_MIDDLE] = 1.0 if ticket == MIDDLE else 0.0
        out[BY_FAST] = 1.0 if ticket == FAST else 0.0
        out[WAYS] = (board.first[to, ANY + 1] - board.first[to, ANY]) / 10.0
        out[SERVED_FAST] = float(board.served[to] >> FAST & 1)
        out[ON_A_PLACE] = 1.0 if out[CAUGHT] > 0 else 0.0
        total = 0.0
        for trait in range(HUNTER_TRAITS):
            total += float(weights[trait] * out[trait])
        if departs(move):
            total -= 2.0
        if block_of(move):
            total -= 1.5
        ratings[i] = total


@kernel
def cover(
    board: Graph,
    rules: Rules,
    state: State,
    pawn: int,
    to: int,
    known: Any,
    soon: Any,
    places: int,
    later: int,
    out: Any,
) -> None:
    """How much of where he is, and of where he will be, a hunter reaches from a station, and only he."""
    within1, within2, alone, within_soon, alone_soon = 0, 0, 0, 0, 0
    if board.levels > 2:
        for word in range(words_of(board)):
            now, then = int(known[word]), int(soon[word])
            others = now | then
            for other in range(1, rules.hunters + 1):
                if other != pawn and state.pos[other] >= 0:
                    others &= int(board.farther[state.pos[other], 1, word])
            far1, far2 = int(board.farther[to, 1, word]), int(board.farther[to, 2, word])
            within1 += count_bits(now & far1)
            within2 += count_bits(now & far2)
            within_soon += count_bits(then & far1)
            alone += count_bits(now & others) - count_bits(now & others & far1)
            alone_soon += count_bits(then & others) - count_bits(then & others & far1)
        within1, within2, within_soon = places - within1, places - within2, later - within_soon
    out[WITHIN_1] = within1 / places
    out[WITHIN_2] = within2 / places
    out[ALONE] = alone / places
    out[WITHIN_SOON] = within_soon / later
    out[ALONE_SOON] = alone_soon / later
