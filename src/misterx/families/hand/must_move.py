"""The stricter reading of "must move if possible": as many detectives as possible have to move (EU-OP-08).

A move is allowed only if after it the largest number of detectives can still move in this round. That number is
searched for, with the players' hands as the upper bound; the end of the list of moves is the room for the search.
"""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_closed
from misterx.families.hand.schema.moves import PAYMENTS, target_of, ticket_of, who_of
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import DETECTIVES, HANDS, MODES, SYMBOLS, State
from misterx.families.hand.tickets import held_by_mode
from misterx.kernel.jit import kernel, rare
from misterx.kernel.records import Numbers

NONE = -1
STEP = 4  # numbers that the search keeps of one move: detective and mode, ticket, city left, room


@rare
def keeps_most_moving(board: Map, rules: Rules, state: State, out: Numbers, n: int) -> int:
    """Keep those of n listed moves that let most detectives move; returns how many."""
    best = -1
    kept = 0
    last, value = NONE, 0
    for i in range(n):
        move = int(out[i])
        pawn, kind, to = who_of(move), ticket_of(move), target_of(move)
        alike = (pawn * MODES + kind // SYMBOLS) << 10 | to  # the symbol makes no difference
        if alike != last:
            origin = int(state.pos[pawn])
            step(rules, state, pawn, kind, to)
            value = most_moves(board, rules, state, out)
            step_back(rules, state, pawn, kind, origin)
            last = alike
        if value > best:
            best = value
            kept = 0
        if value == best:
            out[kept] = move
            kept += 1
    return kept


@kernel
def step(rules: Rules, state: State, pawn: int, kind: int, to: int) -> None:
    state.pos[pawn] = to
    state.hands[rules.leader[pawn], kind] -= 1
    state.moved |= 1 << pawn


@kernel
def step_back(rules: Rules, state: State, pawn: int, kind: int, origin: int) -> None:
    state.pos[pawn] = origin
    state.hands[rules.leader[pawn], kind] += 1
    state.moved ^= 1 << pawn


@rare
def most_moves(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """The largest number of detectives who can still move, in the best order."""
    goal = most_by_tickets(board, rules, state)
    best = 0
    depth = 0
    out[PAYMENTS] = NONE
    while depth >= 0 and best < goal:
        at = PAYMENTS + depth * STEP
        branch = NONE
        if depth + most_by_tickets(board, rules, state) > best:
            branch = next_branch(board, rules, state, int(out[at]))
        if branch == NONE:
            depth -= 1
            if depth >= 0:
                undo(rules, state, out, depth)
            continue
        pawn, mode = branch // MODES, branch % MODES
        kind = ticket_for(state, int(rules.leader[pawn]), mode)
        out[at] = branch
        out[at + 1] = kind
        out[at + 2] = state.pos[pawn]
        step(rules, state, pawn, kind, first_free(board, rules, state, pawn, mode))
        depth += 1
        out[at + STEP] = NONE
        best = max(best, depth)
    while depth > 0:
        depth -= 1
        undo(rules, state, out, depth)
    return best


@kernel
def undo(rules: Rules, state: State, out: Numbers, depth: int) -> None:
    at = PAYMENTS + depth * STEP
    step_back(rules, state, int(out[at]) // MODES, int(out[at + 1]), int(out[at + 2]))


@kernel
def next_branch(board: Map, rules: Rules, state: State, branch: int) -> int:
    """The detective and mode to be tried after these (pawn * MODES + mode), or NONE.

    One city of each mode is enough. If a colleague needs just that city, he can go there first; and where several need
    each other's in a circle, they can all change places in the plan, for the cities are free for each of them now.
    """
    for other in range(max(branch + 1, MODES), (DETECTIVES + 1) * MODES):
        pawn, mode = other // MODES, other % MODES
        if not state.moved >> pawn & 1 and held_by_mode(state, int(rules.leader[pawn]), mode) > 0:
            if first_free(board, rules, state, pawn, mode) != NONE:
                return other
    return NONE


@kernel
def first_free(board: Map, rules: Rules, state: State, pawn: int, mode: int) -> int:
    """The first city to which a line of a mode takes a detective, or NONE."""
    here = int(state.pos[pawn])
    for place in range(board.first[here, mode], board.first[here, mode + 1]):
        to = int(board.to[place])
        if not is_closed(rules, state, to):
            return to
    return NONE


@kernel
def ticket_for(state: State, hand: int, mode: int) -> int:
    """Some ticket of a mode in a hand."""
    kind = mode * SYMBOLS
    while state.hands[hand, kind] == 0:
        kind += 1
    return kind


@rare
def most_by_tickets(board: Map, rules: Rules, state: State) -> int:
    """How many detectives the hands could move if nobody were in the way.

    A player is short where more of his detectives depend on some modes than he has tickets for them; the largest such
    shortage over all sets of modes stay.
    """
    total = 0
    for hand in range(1, HANDS):
        waiting = 0
        shortage = 0
        for modes in range(1 << MODES):
            depend = 0
            for pawn in range(1, DETECTIVES + 1):
                if rules.leader[pawn] == hand and not state.moved >> pawn & 1:
                    if int(board.served[int(state.pos[pawn])]) & ~modes & 7 == 0:
                        depend += 1
            tickets = 0
            for mode in range(MODES):
                if modes >> mode & 1:
                    tickets += held_by_mode(state, hand, mode)
            shortage = max(shortage, depend - tickets)
            waiting = depend  # the last set is of all modes, on which everybody depends
        total += waiting - shortage
    return total
