"""The stricter reading of "must move if possible": as many detectives as possible have to move (EU-OP-08).

A move is allowed only if after it the largest number of detectives can still move in this round. That number is
searched for, with the players' hands as the upper bound; the end of the list of moves is the room for the search.
"""

from __future__ import annotations

from typing import Any

from misterx.families.hand.cities import is_closed
from misterx.families.hand.codes import PAYMENTS, target_of, ticket_of, who_of
from misterx.families.hand.state import DETECTIVES, HANDS, MODES, SYMBOLS
from misterx.families.hand.tickets import held_by_mode
from misterx.kernel.graph import ANY
from misterx.kernel.jit import kernel, rare

NEW = -1  # no city of this detective and mode has been tried yet
NONE = -1
STEP = 4  # numbers that the search keeps of one move: branch, ticket, city left, room


@rare
def keeps_most_moving(board: Any, rules: Any, state: Any, out: Any, n: int) -> int:
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
def step(rules: Any, state: Any, pawn: int, kind: int, to: int) -> None:
    state.pos[pawn] = to
    state.hands[rules.leader[pawn], kind] -= 1
    state.moved |= 1 << pawn


@kernel
def step_back(rules: Any, state: Any, pawn: int, kind: int, origin: int) -> None:
    state.pos[pawn] = origin
    state.hands[rules.leader[pawn], kind] += 1
    state.moved ^= 1 << pawn


@rare
def most_moves(board: Any, rules: Any, state: Any, out: Any) -> int:
    """The largest number of detectives who can still move, in the best order."""
    goal = most_by_tickets(board, rules, state)
    best = 0
    depth = 0
    out[PAYMENTS] = branch_code(1, 0, NEW)
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
        pawn = branch >> 18
        kind = ticket_for(state, int(rules.leader[pawn]), branch >> 16 & 3)
        out[at] = branch
        out[at + 1] = kind
        out[at + 2] = state.pos[pawn]
        step(rules, state, pawn, kind, int(board.to[(branch & 0xFFFF) - 1]))
        depth += 1
        out[at + STEP] = branch_code(1, 0, NEW)
        best = max(best, depth)
    while depth > 0:
        depth -= 1
        undo(rules, state, out, depth)
    return best


@kernel
def undo(rules: Any, state: Any, out: Any, depth: int) -> None:
    at = PAYMENTS + depth * STEP
    step_back(rules, state, int(out[at]) >> 18, int(out[at + 1]), int(out[at + 2]))


@kernel
def branch_code(pawn: int, mode: int, place: int) -> int:
    """A detective, a mode and a place in the board's list of neighbours."""
    return pawn << 18 | mode << 16 | place + 1


@kernel
def next_branch(board: Any, rules: Any, state: Any, branch: int) -> int:
    """The move to be tried after this one, or NONE. A city in nobody's way serves as well as any other."""
    pawn, mode, place = branch >> 18, branch >> 16 & 3, (branch & 0xFFFF) - 1
    while pawn <= DETECTIVES:
        if not state.moved >> pawn & 1 and held_by_mode(state, int(rules.leader[pawn]), mode) > 0:
            here = int(state.pos[pawn])
            first, last = int(board.first[here, mode]), int(board.first[here, mode + 1])
            if place == NEW:
                for other in range(first, last):
                    to = int(board.to[other])
                    if not is_closed(rules, state, to) and not is_wanted(board, state, pawn, to):
                        return branch_code(pawn, mode, other)
                place = first - 1
            elif not is_wanted(board, state, pawn, int(board.to[place])):
                place = last
            for other in range(place + 1, last):
                if not is_closed(rules, state, int(board.to[other])):
                    return branch_code(pawn, mode, other)
        place = NEW
        mode += 1
        if mode == MODES:
            mode = 0
            pawn += 1
    return NONE


@kernel
def is_wanted(board: Any, state: Any, pawn: int, node: int) -> bool:
    """Whether another detective who has not moved could go to this city."""
    for other in range(1, DETECTIVES + 1):
        if other != pawn and not state.moved >> other & 1:
            if board.reach[ANY, int(state.pos[other]), node >> 5] >> (node & 31) & 1:
                return True
    return False


@kernel
def ticket_for(state: Any, hand: int, mode: int) -> int:
    """Some ticket of a mode in a hand."""
    kind = mode * SYMBOLS
    while state.hands[hand, kind] == 0:
        kind += 1
    return kind


@rare
def most_by_tickets(board: Any, rules: Any, state: Any) -> int:
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
