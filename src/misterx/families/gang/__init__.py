"""The game of the gang: Behrends' Mister X.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.gang.announce import announce
from misterx.families.gang.board import City
from misterx.families.gang.cars import drives, jumps
from misterx.families.gang.chance import chance
from misterx.families.gang.checks import check_choices, hides_past
from misterx.families.gang.deduction import learn
from misterx.families.gang.known_table import Shadow
from misterx.families.gang.notation import known_lines, pawn_of_move, read_move, split_turn, write_move
from misterx.families.gang.position.reader import read_position
from misterx.families.gang.position.writer import write_position
from misterx.families.gang.preparation import number_choices, places
from misterx.families.gang.refusals import explain
from misterx.families.gang.sample import sample
from misterx.families.gang.schema.facts import FACTS, FLEETING
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CHECK,
    DRIVE,
    JUMP,
    NOMINATE,
    NUMBER,
    OVERRIDE,
    PLACE,
    WALK,
    State,
)
from misterx.families.gang.setup import build_graph, build_rules, check_options, deal_seats, new_state, pawns
from misterx.families.gang.team import banishments, nominations, override_choices
from misterx.families.gang.tokens import walks
from misterx.families.gang.turn import advance, apply, decider
from misterx.families.gang.view import fold, new_view
from misterx.families.gang.vocabulary import words_for
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers

__all__ = [
    "FACTS",
    "FLEETING",
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
    "hides_past",
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

MOST_MOVES = 1 << 14  # ten tokens on a thousand squares


@kernel
def legal(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    step = state.step
    if step == WALK:
        return walks(board, rules, state, out)
    if step == DRIVE:
        return drives(board, rules, state, out)
    if step == CHECK:
        return check_choices(rules, state, out)
    if step == NOMINATE:
        return nominations(out)
    if step == OVERRIDE:
        return override_choices(rules, state, out)
    if step == BANISH:
        return banishments(board, state, out)
    if step == JUMP:
        return jumps(board, rules, state, out)
    if step == PLACE:
        return places(board, rules, state, out)
    if step == NUMBER:
        return number_choices(out)
    return 0


@kernel
def outcome(board: City, rules: Rules, state: State) -> int:
    """Who has won: NOBODY while the game is on."""
    return int(state.winner)


def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: none here."""
    return False
