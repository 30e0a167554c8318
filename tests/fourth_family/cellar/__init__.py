"""The cellar: a thief slips from room to room unseen, one guard looks for him, a few rounds long."""

from __future__ import annotations

from tests.fourth_family.cellar.knowledge import KnownTable, learn, sample
from tests.fourth_family.cellar.position import announce, read_position, write_position
from tests.fourth_family.cellar.schema import FACTS, MOST_MOVES, MOVES, Rules, State
from tests.fourth_family.cellar.setup import (
    build_graph,
    build_rules,
    check_options,
    deal_seats,
    new_state,
    pawns,
    words_for,
)
from tests.fourth_family.cellar.text import (
    depends_on_state,
    explain,
    known_lines,
    parts_of,
    pawn_of_move,
    read_move,
    split_turn,
    write_move,
)
from tests.fourth_family.cellar.turn import advance, apply, chance, decider, is_mid_turn, legal, outcome
from tests.fourth_family.cellar.view import FOLDS, PRINTED, ROW, View

from misterx.families.shared.memory import FLEETING, hides_past
from misterx.families.shared.on_board import aloft

take_note = None

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
