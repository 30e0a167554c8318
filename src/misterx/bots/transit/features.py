"""A table of the transit games in numbers, as Mister X's turn begins: what a judgement of his chances is made from."""

from __future__ import annotations

from math import log
from typing import Any

from misterx.bots.sorting import insert
from misterx.families.transit.knowledge.deduction import possible_moves
from misterx.families.transit.schema.rules import BY_ENTRIES, Rules
from misterx.families.transit.schema.state import BLACK, FAST, MIDDLE, SHORT, State, X
from misterx.kernel.bits import count_bits, count_set, sum_of_distances, words_of
from misterx.kernel.graph import ANY, Graph
from misterx.kernel.jit import kernel

# The numbers of a table, in the order in which nets have learnt them; most are between 0 and 1.
ROUNDS_LEFT, MOVES_TO_REVEAL, REVEALS_NEXT = 0, 1, 2
PLACES, ONE_PLACE = 3, 4  # where he can be: how many stations, and whether it is one
HUNTERS_AWAY, HUNTERS_MEAN = 5, 10  # rides of five hunters, nearest first: to him, and to all the places on the average
WITHIN_1, WITHIN_2, WITHIN_3 = 15, 16, 17  # of the places those that the nearest hunter is so far from
PLACES_BEYOND_1 = 18  # places that no hunter reaches in a ride
WAYS, WAYS_SAFE, WAYS_FAR, NO_SAFE_WAY = 19, 20, 21, 22  # out of his station: all, beyond one ride, beyond two, none
SERVED = 23  # by the modes but the first, three numbers
BLACKS, DOUBLES, TICKETS = 26, 27, 28  # what he holds; three numbers for the modes
HUNTERS_SHORT, HUNTERS_MIDDLE, HUNTERS_FAST, HUNTERS_POOR = 31, 32, 33, 34  # what they can pay with
NEXT_PLACES, NEXT_BEYOND_1 = 35, 36  # after a black ticket: places, and the share of them that no hunter reaches
SAFER_PLACES = 37  # places that are farther from every hunter than his station is
HUNTERS_AT_1, HUNTERS_AT_2 = 38, 39
NEXT_BEYOND_2 = 40
OFF_PLACES = 41  # rides from him to the places, on the average
SHORT_PLACES, SHORT_BEYOND_1 = 42, 43  # after a ticket of the first mode
PLACES_BEYOND_2 = 44
JUST_SHOWN = 45
AHEAD = 46  # stations that he reaches in 2, 3 and 4 rides, before any hunter
FEATURES = 49
HUNTERS_SEEN = 5
FARTHEST = 6.0  # rides beyond which a hunter is no danger
SOON = 6  # moves up to which the next reveal matters
FEW_TICKETS = 3


@kernel
def count_beyond(board: Graph, rules: Rules, state: State, known: Any, rides: int) -> int:
    """How many stations of a set are farther than so many rides from every hunter."""
    if rides >= board.levels:
        return 0
    total = 0
    for word in range(words_of(board)):
        bits = int(known[word])
        for pawn in range(1, rules.hunters + 1):
            if state.pos[pawn] >= 0:
                bits &= int(board.farther[state.pos[pawn], rides, word])
        total += count_bits(bits)
    return total


@kernel
def count_ahead(board: Graph, rules: Rules, state: State, node: int, rides: int) -> int:
    """How many stations are within so many rides of a node, and farther from every hunter."""
    if rides >= board.levels:
        return 0
    total = 0
    for word in range(words_of(board)):
        bits = -1
        for pawn in range(1, rules.hunters + 1):
            if state.pos[pawn] >= 0:
                bits &= int(board.farther[state.pos[pawn], rides, word])
        if bits != -1:
            total += count_bits(bits) - count_bits(bits & int(board.farther[node, rides, word]))
    return total


@kernel
def describe(board: Graph, rules: Rules, state: State, known: Any, out: Any, scratch: Any) -> None:
    """Write FEATURES numbers, most of them between 0 and 1."""
    places = max(count_set(board, known), 1)
    done = state.entries if rules.end_mode == BY_ENTRIES else state.round_no - 1
    wait = 1
    while wait < SOON and state.entries + wait < rules.limit and not rules.reveals[state.entries + wait]:
        wait += 1
    out[ROUNDS_LEFT] = (rules.limit - done) / 24.0
    out[MOVES_TO_REVEAL] = wait / float(SOON)
    out[REVEALS_NEXT] = 1.0 if wait == 1 else 0.0
    out[PLACES] = log(float(places)) / 5.0
    out[ONE_PLACE] = 1.0 if places == 1 else 0.0
    describe_hunters(board, rules, state, known, places, out)
    beyond1 = count_beyond(board, rules, state, known, 1)
    beyond2 = count_beyond(board, rules, state, known, 2)
    beyond3 = count_beyond(board, rules, state, known, 3)
    out[WITHIN_1] = (places - beyond1) / places
    out[WITHIN_2] = (beyond1 - beyond2) / places
    out[WITHIN_3] = (beyond2 - beyond3) / places
    out[PLACES_BEYOND_1] = log(1.0 + beyond1) / 5.0
    describe_station(board, rules, state, known, places, out)
    out[BLACKS] = min(int(state.tickets[X, BLACK]), 5) / 5.0
    out[DOUBLES] = state.doubles / 2.0
    for ticket in range(3):
        out[TICKETS + ticket] = min(int(state.tickets[X, ticket]), 4) / 4.0
    describe_tickets(rules, state, out)
    possible_moves(board, rules, state, BLACK, known, scratch)
    after = max(count_set(board, scratch), 1)
    out[NEXT_PLACES] = log(float(after)) / 5.0
    out[NEXT_BEYOND_1] = count_beyond(board, rules, state, scratch, 1) / after
    out[NEXT_BEYOND_2] = count_beyond(board, rules, state, scratch, 2) / after
    out[OFF_PLACES] = min(sum_of_distances(board, known, int(state.x)) / (places * FARTHEST), 1.0)
    possible_moves(board, rules, state, SHORT, known, scratch)
    after = count_set(board, scratch)
    out[SHORT_PLACES] = log(1.0 + after) / 5.0
    out[SHORT_BEYOND_1] = log(1.0 + count_beyond(board, rules, state, scratch, 1)) / 5.0
    out[PLACES_BEYOND_2] = log(1.0 + beyond2) / 5.0
    out[JUST_SHOWN] = 1.0 if state.entries > 0 and rules.reveals[state.entries] else 0.0
    for more in range(3):
        out[AHEAD + more] = log(1.0 + count_ahead(board, rules, state, int(state.x), 2 + more)) / 5.0


@kernel
def describe_hunters(board: Graph, rules: Rules, state: State, known: Any, places: int, out: Any) -> None:
    """How far the hunters are, from him and from all the places where he can be."""
    at_one, at_two, n = 0, 0, 0
    for place in range(HUNTERS_SEEN):
        out[HUNTERS_AWAY + place] = 1.0
        out[HUNTERS_MEAN + place] = 1.0
    for pawn in range(1, rules.hunters + 1):
        at = int(state.pos[pawn])
        if at >= 0:
            away = int(board.distance[at, state.x])
            at_one += away == 1
            at_two += away == 2
            insert(out, HUNTERS_AWAY, n, min(away / FARTHEST, 1.0))
            insert(out, HUNTERS_MEAN, n, min(sum_of_distances(board, known, at) / (places * FARTHEST), 1.0))
            n += 1
    out[HUNTERS_AT_1] = at_one / 5.0
    out[HUNTERS_AT_2] = at_two / 5.0


@kernel
def describe_station(board: Graph, rules: Rules, state: State, known: Any, places: int, out: Any) -> None:
    """Ways out of his station, and how exposed it is among those where he can be."""
    here = int(state.x)
    ways, safe, far = 0, 0, 0
    nearest = 99
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] >= 0:
            nearest = min(nearest, int(board.distance[state.pos[pawn], here]))
    for place in range(board.first[here, ANY], board.first[here, ANY + 1]):
        to = int(board.to[place])
        away = 99
        for pawn in range(1, rules.hunters + 1):
            if state.pos[pawn] >= 0:
                away = min(away, int(board.distance[state.pos[pawn], to]))
        ways += away > 0
        safe += away > 1
        far += away > 2
    out[WAYS] = ways / 10.0
    out[WAYS_SAFE] = safe / 10.0
    out[WAYS_FAR] = far / 10.0
    out[NO_SAFE_WAY] = 1.0 if safe == 0 else 0.0
    served = int(board.served[here])
    for mode in range(1, 4):
        out[SERVED + mode - 1] = float(served >> mode & 1)
    out[SAFER_PLACES] = count_beyond(board, rules, state, known, nearest) / places


@kernel
def describe_tickets(rules: Rules, state: State, out: Any) -> None:
    """What the hunters can still pay with."""
    poor, short, middle, fast = 0, 0, 0, 0
    for pawn in range(1, rules.hunters + 1):
        stock = int(rules.stock[pawn])
        if stock > 0:
            short += int(state.tickets[stock, SHORT])
            middle += int(state.tickets[stock, MIDDLE])
            fast += int(state.tickets[stock, FAST])
            held = state.tickets[stock, SHORT] + state.tickets[stock, MIDDLE] + state.tickets[stock, FAST]
            poor += held <= FEW_TICKETS
    out[HUNTERS_SHORT] = short / 50.0
    out[HUNTERS_MIDDLE] = middle / 40.0
    out[HUNTERS_FAST] = fast / 20.0
    out[HUNTERS_POOR] = poor / 5.0
