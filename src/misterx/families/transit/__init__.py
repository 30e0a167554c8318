"""Transit games: Scotland Yard, N.Y. Chase, Mister X in Sanssouci.

The module answers the verbs of `families/verbs.py`; each rule lives in the file named after what the rulebook calls it.
"""

from __future__ import annotations

from misterx.families.shared.memory import FLEETING, hides_past
from misterx.families.transit.announce import announce
from misterx.families.transit.board import build_graph
from misterx.families.transit.chance import chance
from misterx.families.transit.decisions import decider, is_mid_turn, legal, outcome
from misterx.families.transit.knowledge.deduction import learn
from misterx.families.transit.knowledge.known_table import KnownTable
from misterx.families.transit.knowledge.sample import sample
from misterx.families.transit.options import check_options
from misterx.families.transit.position.reader import read_position
from misterx.families.transit.position.writer import write_position
from misterx.families.transit.schema.facts import FACTS
from misterx.families.transit.schema.move_table import MOVES
from misterx.families.transit.schema.moves import MOST_MOVES
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import State
from misterx.families.transit.schema.view import PRINTED, ROW, View
from misterx.families.transit.setup import build_rules, deal_seats, new_state, pawns
from misterx.families.transit.specials import aloft
from misterx.families.transit.text.known_lines import known_lines
from misterx.families.transit.text.notation import (
    depends_on_state,
    parts_of,
    pawn_of_move,
    read_move,
    split_turn,
    write_move,
)
from misterx.families.transit.text.refusals import explain
from misterx.families.transit.text.vocabulary import words_for
from misterx.families.transit.turn import advance, apply
from misterx.families.transit.view_fold import FOLDS

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
