"""The hunters' moves: whose turn it is among them, and where each can go."""

from __future__ import annotations

from misterx.families.transit.roadblocks import block_bits, block_sources, may_block
from misterx.families.transit.schema.moves import MODE, OUT, RIDE, STAY, TICKET, code, target_of
from misterx.families.transit.schema.rules import ELIMINATED, FIRST_ROUND, FIXED, PASS, SKIP, Rules
from misterx.families.transit.schema.state import FAST, MIDDLE, SHORT, State, is_aloft
from misterx.families.transit.specials import has_other_way, must_wait, other_ways, ways_down
from misterx.families.transit.stations import has_odd_stations, is_closed_to_hunter, is_held, is_stuck
from misterx.families.transit.tickets import payable_modes, payable_tickets
from misterx.kernel.bits import lowest_bit
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel, rare, small
from misterx.kernel.records import Numbers


@small
def has_order(rules: Rules, state: State) -> bool:
    """Whether the hunters move in a set order now (NY-033; SS-033, SS-034: free in round 1, then frozen)."""
    return bool(rules.hunter_order == FIXED or (rules.hunter_order == FIRST_ROUND and state.round_no > 1))


@small
def waiting_hunters(rules: Rules, state: State) -> int:
    """A mask of the hunters whose move it can be: not done in this round (SY-039), and in their place in the order."""
    waiting = (2 << int(rules.hunters)) - 2
    if has_order(rules, state):
        waiting = 0
        if state.turn < rules.hunters:
            waiting = 1 << int(state.order[state.turn])
    return waiting & ~int(state.moved)


@small
def can_ride(board: Graph, rules: Rules, state: State, pawn: int) -> bool:
    """Whether a hunter has any ride, or any way to come down."""
    if is_aloft(state, pawn):
        return payable_tickets(rules, state, pawn) != 0 and not must_wait(board, rules, state)
    here = int(state.pos[pawn])
    modes = payable_modes(rules, state, pawn) & int(board.served[here])
    if modes == 0:
        return False
    if not is_closed_to_hunter(board, rules, state, int(board.to[board.first[here, lowest_bit(modes & -modes)]])):
        return True
    return has_open_ride(board, rules, state, here, modes)


@rare
def has_open_ride(board: Graph, rules: Rules, state: State, here: int, modes: int) -> bool:
    """Whether some of these modes leads to a station where a hunter may go."""
    for place in range(board.first[here, SHORT], board.first[here, FAST + 1]):
        link = int(board.links[place])
        if modes >> (link >> MODE) & 1 and not is_closed_to_hunter(board, rules, state, target_of(link)):
            return True
    return False


@small
def rides(
    board: Graph,
    rules: Rules,
    state: State,
    here: int,
    first: int,
    last: int,
    ride: int,
    payable: int,
    out: Numbers,
    n: int,
) -> int:
    """Write one hunter's rides by some modes, of which those that he can pay."""
    if has_odd_stations(rules):
        return careful_rides(board, rules, state, here, first, last, ride, payable, out, n)
    for place in range(board.first[here, first], board.first[here, last + 1]):
        link = int(board.links[place])
        out[n] = ride + link
        n += payable >> (link >> MODE) & (not is_held(state, target_of(link)))
    return n


@rare
def careful_rides(
    board: Graph,
    rules: Rules,
    state: State,
    here: int,
    first: int,
    last: int,
    ride: int,
    payable: int,
    out: Numbers,
    n: int,
) -> int:
    """The same where a held station may be open to a hunter, or a free one closed."""
    for place in range(board.first[here, first], board.first[here, last + 1]):
        link = int(board.links[place])
        if not is_closed_to_hunter(board, rules, state, target_of(link)):
            out[n] = ride + link
            n += payable >> (link >> MODE) & 1
    return n


@small
def pawn_moves(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write all moves of one hunter."""
    if is_aloft(state, pawn):
        return ways_down(board, rules, state, pawn, out, n)
    here = int(state.pos[pawn])
    before = n
    ride = code(RIDE, pawn, 0, 0, 0)
    n = rides(board, rules, state, here, SHORT, FAST, ride, payable_tickets(rules, state, pawn), out, n)
    if rules.combined_ticket:
        n = combined_rides(board, rules, state, pawn, ride, out, n)
    if rules.roadblocks > 0:
        n = blocking_rides(board, rules, state, pawn, out, n)
    if has_other_way(rules, state, pawn):
        if n == before and not other_can_ride(board, rules, state):  # NY-OP-22: nobody is obliged to take it
            out[n] = code(STAY, pawn, 0, 0, 0)
            n += 1
        n = other_ways(board, rules, state, pawn, out, n)
    return n


@rare
def combined_rides(board: Graph, rules: Rules, state: State, pawn: int, ride: int, out: Numbers, n: int) -> int:
    """Write one hunter's ViP rides that a fast-train ticket pays (SS-138)."""
    here = int(state.pos[pawn])
    payable = payable_tickets(rules, state, pawn) >> FAST << MIDDLE
    return rides(board, rules, state, here, MIDDLE, MIDDLE, ride + (FAST - MIDDLE << TICKET), payable, out, n)


@rare
def blocking_rides(board: Graph, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write one hunter's rides once more for every roadblock that he may leave behind (NY-086)."""
    here = int(state.pos[pawn])
    payable = payable_tickets(rules, state, pawn)
    for source in range(1, block_sources(rules, pawn)):
        if may_block(rules, state, here, source):
            ride = code(RIDE, pawn, 0, 0, 0) | block_bits(source)
            n = rides(board, rules, state, here, SHORT, FAST, ride, payable, out, n)
            if rules.combined_ticket:
                n = combined_rides(board, rules, state, pawn, ride, out, n)
    return n


@rare
def other_can_ride(board: Graph, rules: Rules, state: State) -> bool:
    """In a free order, whether some hunter who may still move has a ride: then a colleague may yet get one too."""
    if has_order(rules, state):
        return False
    waiting = waiting_hunters(rules, state)
    for pawn in range(1, rules.hunters + 1):
        if waiting >> pawn & 1 and can_ride(board, rules, state, pawn):
            return True
    return False


@kernel
def hunter_moves(board: Graph, rules: Rules, state: State, out: Numbers) -> int:
    """Write all moves of the hunters who may move now; returns how many."""
    n = 0
    waiting = waiting_hunters(rules, state)
    while waiting != 0:
        low = waiting & -waiting
        waiting ^= low
        n = pawn_moves(board, rules, state, lowest_bit(low), out, n)
    if n == 0:  # SS-125: several are stuck; the players say who leaves
        waiting = waiting_hunters(rules, state)
        for pawn in range(1, rules.hunters + 1):
            if waiting >> pawn & 1 and leaves(board, rules, state, pawn):
                out[n] = code(OUT, pawn, 0, 0, 0)
                n += 1
    return n


@rare
def leaves(board: Graph, rules: Rules, state: State, pawn: int) -> bool:
    """Whether a hunter without a move leaves the game (SS-070, SS-071): always, or for one cause by option.

    `skip` spares those whom only colleagues block (SS-OP-13), `stand` those who lack a ticket (SS-OP-01).
    """
    if rules.stuck_hunter in (PASS, ELIMINATED):
        return bool(rules.stuck_hunter == ELIMINATED)
    return bool(is_stuck(board, rules, state, pawn) == (rules.stuck_hunter == SKIP))
