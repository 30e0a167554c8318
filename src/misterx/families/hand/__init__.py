"""Games of ticket hands: Mister X, Flucht durch Europa.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.hand.announce import announce
from misterx.families.hand.board import build_graph
from misterx.families.hand.chance import chance
from misterx.families.hand.chips import take_note
from misterx.families.hand.decisions import decider, is_mid_turn, legal, outcome
from misterx.families.hand.knowledge.deduction import KNOWN, learn
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.knowledge.sample import sample
from misterx.families.hand.options import check_options
from misterx.families.hand.position.reader import read_position
from misterx.families.hand.position.writer import write_position
from misterx.families.hand.schema.facts import FACTS
from misterx.families.hand.schema.move_table import MOVES
from misterx.families.hand.schema.moves import MOST_MOVES
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import State
from misterx.families.hand.schema.view import PRINTED, ROW, View
from misterx.families.hand.setup import build_rules, deal_seats, new_state, pawns
from misterx.families.hand.text.known_lines import known_lines
from misterx.families.hand.text.notation import (
    depends_on_state,
    parts_of,
    pawn_of_move,
    read_move,
    split_turn,
    write_move,
)
from misterx.families.hand.text.refusals import explain
from misterx.families.hand.text.vocabulary import words_for
from misterx.families.hand.turn import advance, apply
from misterx.families.hand.view_fold import FOLDS
from misterx.families.shared.memory import FLEETING, hides_past
from misterx.families.shared.on_board import aloft

__all__ = [
    "FACTS",
    "FLEETING",
    "FOLDS",
    "KNOWN",
    "MOST_MOVES",
    "MOVES",
    "PRINTED",
    "ROW",
    "KnownTable",
    "Rules",
    "State",
    "View",
    "advance",
    "aloft",
    "announce",
    "apply",
    "build_graph",
    "build_rules",
    "chance",
    "check_options",
    "deal_seats",
    "decider",
    "depends_on_state",
    "explain",
    "hides_past",
    "is_mid_turn",
    "known_lines",
    "learn",
    "legal",
    "new_state",
    "outcome",
    "parts_of",
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
