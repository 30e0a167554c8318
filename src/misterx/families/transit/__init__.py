"""Transit games: Scotland Yard, N.Y. Chase, Mister X in Sanssouci.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.transit.announce import announce
from misterx.families.transit.chance import chance
from misterx.families.transit.deduction import learn
from misterx.families.transit.hunters import hunter_moves
from misterx.families.transit.known_table import Shadow
from misterx.families.transit.mister_x import x_moves
from misterx.families.transit.notation import known_lines, read_move, split_turn, write_move
from misterx.families.transit.options import check_options
from misterx.families.transit.position.reader import read_position, write_position
from misterx.families.transit.refusals import explain
from misterx.families.transit.sample import sample
from misterx.families.transit.schema.facts import FACTS
from misterx.families.transit.schema.moves import MOST_MOVES
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import DEAL, HUNTERS_TURN, OVER, X_LEG, State
from misterx.families.transit.setup import build_graph, build_rules, deal_seats, new_state, pawns
from misterx.families.transit.turn import advance, apply
from misterx.families.transit.view import fold, new_view
from misterx.families.transit.vocabulary import words_for
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers

__all__ = [
    "FACTS",
    "MOST_MOVES",
    "Rules",
    "Shadow",
    "State",
    "advance",
    "announce",
    "apply",
    "build_graph",
    "build_rules",
    "chance",
    "check_options",
    "deal_seats",
    "decider",
    "explain",
    "fold",
    "is_mid_turn",
    "known_lines",
    "learn",
    "legal",
    "new_state",
    "new_view",
    "outcome",
    "pawn_of_move",
    "pawns",
    "read_move",
    "read_position",
    "sample",
    "split_turn",
    "words_for",
    "write_move",
    "write_position",
]


@kernel
def decider(board: Graph, rules: Rules, state: State) -> int:
    """Who decides next."""
    if state.phase == OVER:
        return NOBODY
    if state.phase == DEAL:
        return CHANCE
    if state.phase == HUNTERS_TURN:
        return HUNTERS
    return MISTER_X


@kernel
def legal(board: Graph, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    if state.phase == HUNTERS_TURN:
        return hunter_moves(board, rules, state, out)
    if state.phase == OVER or state.phase == DEAL:
        return 0
    return x_moves(board, rules, state, out)


@kernel
def outcome(board: Graph, rules: Rules, state: State) -> int:
    """Who has won: NOBODY, MISTER_X or HUNTERS."""
    return int(state.winner)


def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: the legs of a double move."""
    return bool(state.phase == X_LEG)


def pawn_of_move(text: str) -> str:
    """The pawn that a move's text names."""
    return next(iter(text.split()), "")
