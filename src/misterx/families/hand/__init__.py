"""Games of ticket hands: Mister X, Flucht durch Europa.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.hand.announce import announce
from misterx.families.hand.board import Map, build_graph
from misterx.families.hand.chance import chance
from misterx.families.hand.chips import take_note
from misterx.families.hand.deduction import KNOWN, learn
from misterx.families.hand.detectives import detective_moves
from misterx.families.hand.known_lines import known_lines
from misterx.families.hand.known_table import Shadow
from misterx.families.hand.mister_x import mission_moves, x_moves
from misterx.families.hand.notation import read_move, split_turn, write_move
from misterx.families.hand.options import check_options
from misterx.families.hand.position.reader import read_position
from misterx.families.hand.position.writer import write_position
from misterx.families.hand.refusals import explain
from misterx.families.hand.sample import sample
from misterx.families.hand.schema.facts import FACTS
from misterx.families.hand.schema.moves import DISCARD, MOST_MOVES, PAY, code
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import (
    CARDS,
    DRAWS,
    HUNTER_DISCARDS,
    HUNTERS_TURN,
    MISSION,
    OVER,
    TEAM_TURN,
    X_DISCARDS,
    X_LEG,
    State,
    X,
)
from misterx.families.hand.setup import build_rules, deal_seats, new_state, pawns
from misterx.families.hand.team import team_moves
from misterx.families.hand.tickets import count_discards
from misterx.families.hand.turn import advance, apply
from misterx.families.hand.view import fold, new_view
from misterx.families.hand.vocabulary import words_for
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers

__all__ = [
    "FACTS",
    "KNOWN",
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
    "take_note",
    "words_for",
    "write_move",
    "write_position",
]


@kernel
def decider(board: Map, rules: Rules, state: State) -> int:
    """Who decides next."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase in (DRAWS, CARDS):
        return CHANCE
    if phase >= HUNTERS_TURN:
        return HUNTERS
    return MISTER_X


@kernel
def legal(board: Map, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    phase = state.phase
    if phase == HUNTERS_TURN:
        return detective_moves(board, rules, state, out)
    if phase == HUNTER_DISCARDS:
        return discards(state, int(state.turn), out)
    if phase == X_DISCARDS:
        return discards(state, X, out)
    if phase == TEAM_TURN:
        return team_moves(board, rules, state, out)
    if phase == MISSION:
        return mission_moves(board, state, out)
    if phase > HUNTER_DISCARDS:
        return 0
    return x_moves(board, rules, state, out)


@kernel
def discards(state: State, hand: int, out: Numbers) -> int:
    """Write every part of a hand that may be discarded (EU-068, EU-113)."""
    n = count_discards(state, hand)
    move = code(DISCARD, hand, 0, 0)
    for number in range(n):
        out[number] = move | number << PAY
    return n


@kernel
def outcome(board: Map, rules: Rules, state: State) -> int:
    """Who has won: NOBODY while the game is on."""
    return int(state.winner)


def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: a double move."""
    return bool(state.phase == X_LEG)


def pawn_of_move(text: str) -> str:
    """Who acts: a pawn, a player by his seat, or the team."""
    return text.split(maxsplit=1)[0] if text.split() else ""
