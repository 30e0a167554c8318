"""What the detectives of the ticket hands make of where Mister X probably is: whom to send where.

A city is worth more to a detective the likelier it is that he catches Mister X there, now or after his next move, and
the better it guards targets: a target is guarded where a detective is there before him, and a second guard adds little.
"""

from __future__ import annotations

from typing import Any

from misterx.bots.hand.belief import ONE, now, soon
from misterx.bots.hand.distances import list_targets, rides_of_others, rides_to_nearest
from misterx.families.hand.board import Map
from misterx.families.hand.knowledge.deduction import contains
from misterx.families.hand.schema.moves import INVESTIGATE, OPERATE, RIDE, kind_of, pay_of, target_of, ticket_of, who_of
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import BLUE, DETECTIVES, HANDS, SYMBOLS, State
from misterx.families.hand.team import lot_given
from misterx.kernel.jit import kernel, small
from misterx.kernel.random import draw

CAUGHT = 10.0  # what his chance of being in a city weighs
REACHED, ALREADY = 2.0, 0.5  # within a ride of his next city; how much of it if a colleague is so too
NEARLY = 0.7  # within two rides
AWAY, AFAR = 0.7, 6  # a ride more between them, and beyond which no more is counted
GUARDS = 6.0  # a target that he heads for is guarded
EARLY, SURELY = 1.0, 2.0  # rides by which a guard may be later than he, and after which to be earlier is no better
OPERATION = 0.3  # what an extra move must be worth
ASKED, CLOSER = 1.0, 0.5  # an investigation where nobody knows anything; a magnifier more
FAINT = 200  # chances of ONE below which a city is not thought of

PAYMENT_BITS = 11
PAYMENT = (1 << PAYMENT_BITS) - 1

# Scratch: targets, rides of the nearest colleague to each, and how much he heads for each from so many rides.
MOST, RIDES = 16, 12
NEARBY, HEADS = MOST, 2 * MOST
COUNT, SURVEYED, HERE, SUREST, LIKELY = (HEADS + MOST * RIDES + i for i in range(5))
CITIES = LIKELY + 1  # where he is likely to be soon, as many as there is room for


@kernel
def survey(board: Map, state: State, known: Any, scratch: Any, pawn: int) -> None:
    """What one detective should know of targets before he decides: who guards them, who comes."""
    n = list_targets(board, int(state.mission), scratch, MOST)
    scratch[COUNT] = n
    for place in range(n):
        scratch[NEARBY + place] = rides_of_others(board, state, pawn, int(scratch[place]))
        for rides in range(RIDES):
            scratch[HEADS + place * RIDES + rides] = 0
    likely = 0
    for node in range(board.nodes):
        chance = int(known[soon(board) + node])
        if chance > FAINT and CITIES + likely < len(scratch):
            scratch[CITIES + likely] = node
            likely += 1
            nearest = rides_to_nearest(board, scratch, n, node)
            for place in range(n):
                rides = min(int(board.distance[node, scratch[place]]), RIDES - 1)
                scratch[HEADS + place * RIDES + rides] += chance >> min(rides - nearest, 20)
    scratch[LIKELY] = likely


@small
def guards(earlier: float) -> float:
    """How well a target is guarded by somebody who is there so many rides before him."""
    return min(max((earlier + EARLY) / SURELY, 0.0), 1.0)


@kernel
def score(board: Map, state: State, known: Any, scratch: Any, pawn: int, to: int) -> float:
    """How good it is for a detective to be in a city, but for catching him there now; `survey` has to come before."""
    value = 0.0
    for place in range(CITIES, CITIES + scratch[LIKELY]):
        node = int(scratch[place])
        away = min(int(board.distance[to, node]), AFAR)
        gain = -AWAY * away
        if away <= 1:
            gain += REACHED * (ALREADY if is_reached(board, state, pawn, node) else 1.0)
        elif away == 2:
            gain += NEARLY
        value += gain * known[soon(board) + node]
    for place in range(scratch[COUNT]):
        mine, nearby = int(board.distance[to, scratch[place]]), int(scratch[NEARBY + place])
        if mine < nearby:
            for rides in range(RIDES):
                heads = GUARDS * scratch[HEADS + place * RIDES + rides]
                value += heads * (guards(float(rides - mine)) - guards(float(rides - nearby)))
    return value / ONE


@kernel
def is_reached(board: Map, state: State, pawn: int, node: int) -> bool:
    """Whether a colleague who has moved is within a ride of a city."""
    for other in range(1, DETECTIVES + 1):
        if other != pawn and state.moved >> other & 1 and board.distance[int(state.pos[other]), node] <= 1:
            return True
    return False


@kernel
def hope(board: Map, known: Any, to: int) -> float:
    """What it is worth that he may be there."""
    return CAUGHT * known[now(board) + to] / ONE if contains(known, to) else 0.0


@kernel
def drop_equal_actions(rules: Rules, moves: Any, n: int) -> int:
    """Leave one detective's rides, by the cheapest ticket, or every special action once; returns how many are left."""
    pawn, kept = who_of(int(moves[0])), 0
    asked, first_paid = 0, 0  # masks: sizes of investigations, and for each size of operations the first payment
    for i in range(n):
        move = int(moves[i])
        kind = kind_of(move)
        keeps = kind != RIDE
        if kind == RIDE and who_of(move) == pawn:
            kept = keep_cheapest(moves, kept, move)
        elif kind == INVESTIGATE:
            price = price_of(rules, move)
            keeps = not asked >> price & 1
            asked |= 1 << price
        elif kind == OPERATE:
            slot = PAYMENT_BITS * (price_of(rules, move) - 1)
            if first_paid >> slot & PAYMENT == 0:
                first_paid |= (pay_of(move) + 1) << slot
            keeps = first_paid >> slot & PAYMENT == pay_of(move) + 1
        if keeps:
            moves[kept] = move
            kept += 1
    return kept


@kernel
def keep_cheapest(moves: Any, kept: int, move: int) -> int:
    """Add a ride to those that are kept, or put it in the place of one to the same city that costs a better ticket."""
    for i in range(kept):
        other = int(moves[i])
        if target_of(other) == target_of(move):
            if ticket_of(other) % SYMBOLS <= BLUE:
                moves[i] = move
            return kept
    moves[kept] = move
    return kept + 1


@kernel
def price_of(rules: Rules, move: int) -> int:
    """How many tickets a special action costs."""
    size = 0
    for hand in range(1, HANDS):
        if rules.leads[hand] > 0:
            size += int(rules.lot_size[lot_given(rules, hand, pay_of(move))])
    return size


@kernel
def prepare(board: Map, known: Any, scratch: Any) -> None:
    """Nobody was surveyed yet; how sure anybody is of where he is."""
    scratch[SURVEYED] = 0
    scratch[SUREST] = 0
    for node in range(board.nodes):
        scratch[SUREST] = max(int(scratch[SUREST]), int(known[now(board) + node]))


@kernel
def worth(board: Map, rules: Rules, state: State, known: Any, scratch: Any, move: int) -> float:
    """How good a move of the detectives is; `prepare` has to come before the first."""
    kind, pawn, to = kind_of(move), who_of(move), target_of(move)
    if kind == INVESTIGATE:
        return float(ASKED * (1.0 - scratch[SUREST] / ONE) * (1.0 + CLOSER * (price_of(rules, move) - 3)))
    if kind not in (RIDE, OPERATE):
        return 0.0
    if scratch[SURVEYED] != pawn:
        survey(board, state, known, scratch, pawn)
        scratch[SURVEYED] = pawn
        if kind == OPERATE:
            scratch[HERE] = int(ONE * score(board, state, known, scratch, pawn, int(state.pos[pawn])))
    value = score(board, state, known, scratch, pawn, to) + hope(board, known, to)
    if kind == OPERATE:
        value -= OPERATION + scratch[HERE] / ONE
    return value


@kernel
def playout_hunter_move(
    board: Map, rules: Rules, state: State, known: Any, randoms: Any, moves: Any, n: int, scratch: Any
) -> int:
    """The best of the detectives' moves, one of them where several are alike."""
    best, most, ties = int(moves[0]), -1e9, 0
    prepare(board, known, scratch)
    for i in range(drop_equal_actions(rules, moves, n)):
        value = worth(board, rules, state, known, scratch, int(moves[i]))
        if value > most + 1e-9:
            best, most, ties = int(moves[i]), value, 1
        elif value > most - 1e-9:
            ties += 1
            if draw(randoms, ties) == 0:
                best = int(moves[i])
    return best


@kernel
def rate_hunter_moves(
    board: Map, rules: Rules, state: State, known: Any, moves: Any, n: int, ratings: Any, scratch: Any, dropped: float
) -> None:  # fmt: skip
    """How good each of the detectives' moves is; those that are not thought about are dropped."""
    prepare(board, known, scratch)
    kept = drop_equal_actions(rules, moves, n)
    for i in range(n):
        ratings[i] = worth(board, rules, state, known, scratch, int(moves[i])) if i < kept else dropped
