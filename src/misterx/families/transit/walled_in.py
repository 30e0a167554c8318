"""Detectives who have tickets and can never use them, since colleagues stand in their way for good (SY-104, NY-097)."""

from __future__ import annotations

from misterx.families.transit.schema.moves import mode_of, target_of
from misterx.families.transit.schema.rules import Rules, is_kept_free
from misterx.families.transit.schema.state import (
    FAST,
    SHORT,
    State,
    comes_down_at,
    has_cards,
    is_aloft,
    is_anybody_aloft,
)
from misterx.families.transit.specials import must_wait
from misterx.families.transit.stations import is_taken
from misterx.families.transit.tickets import holds_any, payable_modes
from misterx.kernel.graph import Graph
from misterx.kernel.jit import rare, small


@small
def keeps_game_alive(rules: Rules, pawn: int) -> bool:
    """Whether the game is on while he can move: always for a detective, for a policeman by option (SY-OP-07)."""
    return bool(rules.stock[pawn] != 0 or rules.police_keep_game_alive)


@rare
def is_everybody_walled_in(board: Graph, rules: Rules, state: State) -> bool:
    """Whether nobody who keeps the game alive can ever move again.

    Where no detective has a way now, only policemen can make room: for each other first, then for a detective.
    """
    leaving = 0  # mask of the policemen who can move some time
    while True:
        before = leaving
        for pawn in range(1, rules.hunters + 1):
            if (int(state.out) | leaving) >> pawn & 1 or not gets_out(board, rules, state, pawn, leaving):
                continue
            if keeps_game_alive(rules, pawn):
                return False
            leaving |= 1 << pawn
        if leaving == before:
            return True


@rare
def gets_out(board: Graph, rules: Rules, state: State, pawn: int, leaving: int) -> bool:
    """Whether a hunter can move once some policemen have: by a ride, by a card, or by coming down."""
    stock = int(rules.stock[pawn])
    if is_aloft(state, pawn):
        waits = must_wait(board, rules, state) and not is_left(rules, state, comes_down_at(state), leaving)
        return holds_any(state, stock) and not waits
    if has_cards(state) and not is_anybody_aloft(state) and stock != 0 and holds_any(state, stock):
        return True
    here = int(state.pos[pawn])
    modes = payable_modes(rules, state, pawn)
    for place in range(board.first[here, SHORT], board.first[here, FAST + 1]):
        link = int(board.links[place])
        node = target_of(link)
        if modes >> mode_of(link) & 1 and not is_kept_free(rules, state, node):
            if not is_taken(board, rules, state, node) or is_left(rules, state, node, leaving):
                return True
    return False


@rare
def is_left(rules: Rules, state: State, node: int, leaving: int) -> bool:
    """Whether somebody who can move some time stands here."""
    for pawn in range(1, rules.hunters + 1):
        if leaving >> pawn & 1 and state.pos[pawn] == node:
            return True
    return False
