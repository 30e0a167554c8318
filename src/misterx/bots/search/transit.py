"""How the search plays transit games: what is observed, how moves are rated, how playouts go on."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any

import numpy as np

from misterx.bots.search.net import judge
from misterx.bots.search.policy import DROPPED
from misterx.bots.transit.describe import describe
from misterx.bots.transit.follow import follow as follow_quickly
from misterx.bots.transit.greed import nearest_hunter
from misterx.bots.transit.greed import quick as roll
from misterx.deduce import Knowledge
from misterx.families.transit.codes import (
    FLY,
    FROM_SUPPLY,
    RIDE,
    block_of,
    kind_of,
    legs_of,
    pawn_of,
    shows,
    target_of,
    ticket_of,
)
from misterx.families.transit.possible import contains, possible_moves
from misterx.families.transit.state import BLACK, HUNTERS_TURN, X_TURN, X
from misterx.kernel.bits import count_set, sum_of_distances
from misterx.kernel.codes import MISTER_X
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel

__all__ = ["begin", "follow", "observe", "rate", "roll", "secret", "value"]

SURE = 16  # places up to which a flight is worth a thought


NEARNESS = (196, 671, 540, 384, 196)  # how likely he is 1, 2, 3, 4, 5 and more rides from the nearest hunter
KEEPS_TREE = True  # a colleague's move tells nothing that would make what was learnt below it untrue
KNOWS_HIS_TABLE = True  # what Mister X knows is the whole table, and every table that hunters believe in is listed


def begin(knowledge: Knowledge, below: Callable[[int], int]) -> tuple[list[Any], list[int], Any]:
    """Every table that may be the true one, Mister X on each possible station, first of all where he knows he is.

    Tables are as likely as the distance to the nearest hunter makes them; every one has some chance.
    """
    shadow = knowledge.shadow()
    own = [int(shadow.state.x)] if knowledge.viewer == "x" else []
    found = []
    for node in (*own, *(knowledge.words.node[station] for station in shadow.stations())):
        found.append(shadow.packed())
        found[-1].x = node
    near = [
        min(max(nearest_hunter(shadow.board, shadow.state, int(shadow.rules.hunters), int(table.x)), 1), 5) - 1
        for table in found
    ]
    chances = [1 + 1000 * NEARNESS[category] // near.count(category) for category in near]
    if own and len(found) > 1:
        chances[0] = 0  # his true table is drawn by itself; it is among the others too
    return found, chances, np.array(shadow.possible, np.int64)


@kernel
def observe(board: Any, rules: Any, state: Any, move: int) -> int:
    """Hunters move in the open; of Mister X the ticket is seen, and his station where he shows himself."""
    if pawn_of(move) != X:
        return int(move << 6 | state.entries)
    seen = ticket_of(move) | legs_of(move) << 2 | shows(move) << 4
    if shows(move) or rules.reveals[state.entries] or rules.always_visible:
        seen |= (target_of(move) + 1) << 5
    return int(seen << 6 | state.entries)


@kernel
def follow(board: Any, rules: Any, before: Any, state: Any, move: int, known: Any, scratch: Any) -> None:
    follow_quickly(board, rules, state, move, known, scratch)


@kernel
def secret(board: Any, rules: Any, state: Any, side: int) -> int:
    return int(state.x) + 1 if side == MISTER_X else 0


@kernel
def value(
    board: Any, rules: Any, state: Any, known: Any, net: Any, features: Any, hidden: Any, scratch: Any
) -> float:  # fmt: skip
    """His chances as his turn begins, by what was learnt."""
    if state.phase != X_TURN:
        return -1.0
    describe(board, rules, state, known, features, scratch)
    return judge(net, features, hidden)


@kernel
def rate(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, n: int, ratings: Any, scratch: Any
) -> None:
    """How promising each of n moves is, as an exponent."""
    if state.phase == HUNTERS_TURN:
        rate_hunters(board, state, known, moves, n, ratings)
    else:
        rate_x(board, rules, state, known, moves, n, ratings, scratch)


@kernel
def rate_hunters(board: Any, state: Any, known: Any, moves: Any, n: int, ratings: Any) -> None:
    """Nearer to the possible stations is better; one hunter is thought about at a time."""
    places = max(count_set(board, known), 1)
    pawn = pawn_of(moves[0])
    at, cost = -1, 0.0
    for i in range(n):
        move = int(moves[i])
        kind = kind_of(move)
        if pawn_of(move) != pawn or block_of(move) > FROM_SUPPLY:
            ratings[i] = DROPPED
            continue
        if kind == FLY and (
            places > SURE or block_of(move) or not known[target_of(move) >> 5] >> (target_of(move) & 31) & 1
        ):
            ratings[i] = DROPPED
            continue
        if target_of(move) != at:
            at = target_of(move)
            cost = sum_of_distances(board, known, at) / places
        ratings[i] = -cost
        if kind == RIDE and contains(known, at):
            ratings[i] += 2.0 / places  # he may be caught right there
        if kind == FLY:
            ratings[i] -= 2.0
        if block_of(move):
            ratings[i] -= 1.5


@kernel
def rate_x(
    board: Any, rules: Any, state: Any, known: Any, moves: Any, n: int, ratings: Any, scratch: Any
) -> None:  # fmt: skip
    """Away from the hunters, where many places stay possible; black and double tickets are saved for need."""
    counted, wide = -1, 0.0
    shown = bool(rules.always_visible or rules.reveals[state.entries + 1])
    before = max(count_set(board, known), 1)
    for i in range(n):
        move = int(moves[i])
        ticket, to = ticket_of(move), target_of(move)
        if ticket != counted:
            counted = ticket
            possible_moves(board, rules, state, ticket, known, scratch)
            wide = log(float(max(count_set(board, scratch), 1)))
        away = nearest_hunter(board, state, int(rules.hunters), to)
        open_to_sight = shown or shows(move) != 0
        rating = 0.5 * min(away, 4)
        if away <= 1:
            rating -= 3.0 if open_to_sight else 1.5
        if not open_to_sight:
            rating += 0.6 * wide
        else:
            rating += 0.1 * (board.first[to, ANY + 1] - board.first[to, ANY])
        if ticket == BLACK:
            rating -= 2.0 if open_to_sight or before > 8 else 0.8
        if legs_of(move) > 0:
            rating -= 1.5
            if away <= 1:
                rating += 1.0
        ratings[i] = rating
