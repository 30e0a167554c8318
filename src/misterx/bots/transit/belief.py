"""Following where Mister X can be, inside a search: as `deduction.learn`, without the rare prunings that cost most."""

from __future__ import annotations

from typing import Any

from misterx.families.transit.knowledge.deduction import exclude, only, possible_moves
from misterx.families.transit.schema.moves import pawn_of, shows, target_of, ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State, X
from misterx.families.transit.specials import arrives
from misterx.kernel.bits import words_of
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel


@kernel
def follow_move(board: Graph, rules: Rules, state: State, move: int, known: Any, scratch: Any) -> None:
    """Bring a set up to date after a move was applied; never excludes where he is."""
    if pawn_of(move) == X:
        possible_moves(board, rules, state, ticket_of(move), known, scratch)
        for word in range(words_of(board)):
            known[word] = scratch[word]
        if shows(move) or rules.reveals[state.entries] or rules.always_visible:
            only(board, known, target_of(move))
    elif arrives(move):
        exclude(known, target_of(move))
