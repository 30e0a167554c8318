"""The detectives' moves: any order, each once a round, paid from the hand of the player who leads them."""

from __future__ import annotations

from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_closed
from misterx.families.hand.must_move import keeps_most_moving
from misterx.families.hand.schema.moves import RIDE, code
from misterx.families.hand.schema.rules import MAXIMAL, Rules
from misterx.families.hand.schema.state import DETECTIVES, MODES, SYMBOLS, State
from misterx.families.hand.tickets import held_by_mode
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def can_move(board: Map, rules: Rules, state: State, pawn: int) -> bool:
    """Whether a detective has a fitting ticket and a free city, as hands and board are now (EU-076, EU-077)."""
    here = int(state.pos[pawn])
    for mode in range(MODES):
        if held_by_mode(state, int(rules.leader[pawn]), mode) > 0:
            for place in range(board.first[here, mode], board.first[here, mode + 1]):
                if not is_closed(rules, state, int(board.to[place])):
                    return True
    return False


@kernel
def someone_can_move(board: Map, rules: Rules, state: State) -> bool:
    """Whether a detective who has not moved still can, so that the moves are not over (EU-072, EU-082)."""
    for pawn in range(1, DETECTIVES + 1):
        if not state.moved >> pawn & 1 and can_move(board, rules, state, pawn):
            return True
    return False


@kernel
def detective_moves(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """Write all moves of the detectives who have not moved (EU-031, EU-073 to EU-075); returns how many."""
    n = 0
    for pawn in range(1, DETECTIVES + 1):
        if not state.moved >> pawn & 1:
            n = rides(board, rules, state, pawn, out, n)
    if rules.must_move == MAXIMAL:
        n = keeps_most_moving(board, rules, state, out, n)
    return n


@kernel
def rides(board: Map, rules: Rules, state: State, pawn: int, out: Numbers, n: int) -> int:
    """Write one detective's moves."""
    here = int(state.pos[pawn])
    hand = int(rules.leader[pawn])
    for mode in range(MODES):
        if held_by_mode(state, hand, mode) == 0:
            continue
        for place in range(board.first[here, mode], board.first[here, mode + 1]):
            to = int(board.to[place])
            if is_closed(rules, state, to):
                continue
            for symbol in range(SYMBOLS):
                kind = mode * SYMBOLS + symbol
                if state.hands[hand, kind] > 0:
                    out[n] = code(RIDE, pawn, kind, to)
                    n += 1
    return n
