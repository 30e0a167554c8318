"""The game of the gang: Behrends' Mister X.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.gang.announce import announce
from misterx.families.gang.board import build_graph
from misterx.families.gang.chance import chance
from misterx.families.gang.checks import hides_past
from misterx.families.gang.decisions import decider, is_mid_turn, legal, outcome
from misterx.families.gang.knowledge.deduction import learn
from misterx.families.gang.knowledge.known_table import KnownTable
from misterx.families.gang.knowledge.sample import sample
from misterx.families.gang.options import check_options
from misterx.families.gang.position.reader import read_position
from misterx.families.gang.position.writer import write_position
from misterx.families.gang.schema.facts import FACTS, FLEETING
from misterx.families.gang.schema.move_table import MOVES
from misterx.families.gang.schema.moves import MOST_MOVES
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import State
from misterx.families.gang.schema.view import PRINTED, ROW, View
from misterx.families.gang.setup import build_rules, deal_seats, new_state, pawns
from misterx.families.gang.text.known_lines import known_lines
from misterx.families.gang.text.notation import (
    depends_on_state,
    parts_of,
    pawn_of_move,
    read_move,
    split_turn,
    write_move,
)
from misterx.families.gang.text.refusals import explain
from misterx.families.gang.text.vocabulary import words_for
from misterx.families.gang.turn import advance, apply
from misterx.families.gang.view_fold import FOLDS
from misterx.families.shared.on_board import aloft

take_note = None  # there is nothing to put on the board beside the game

__all__ = [
    "FACTS",
    "FLEETING",
    "FOLDS",
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
