"""The record of one game of ticket hands, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.records import record_type

X = 0  # Mister X is pawn 0 and hand 0; detectives are pawns 1 to 5, their players hands 1 to 5
DETECTIVES = 5  # EU-015: always all five
HANDS = 6
PLACES = 8  # room for the detectives' cities: a fixed count of eight is one instruction to compare
PAIRS = 5  # EU-007: position rings, told apart by their strokes
TRAIL = 7  # earlier cities that a check or an investigation may ask for

# A ticket is a kind: mode * SYMBOLS + symbol (EU-009).
MODES, SYMBOLS, KINDS = 3, 4, 12
MAG, BLUE, FOOT, SHAD = 0, 1, 2, 3

OFF_BOARD = -1
NO_ENTRY = -1
NO_MISSION = -1

# Phases. The first six wait for a decision, DRAWS and CARDS for chance; the others are passed through.
MISSION, X_TURN, X_LEG, X_DISCARDS, HUNTERS_TURN, TEAM_TURN, HUNTER_DISCARDS = 0, 1, 2, 3, 4, 5, 6
DRAWS, CARDS = 7, 8
X_STARTS, HUNTERS_START, ROUND_ENDS, OVER = 9, 10, 11, 12

STATE = record_type(
    [
        ("pos", "<i2", (PLACES,)),  # [detective]: his city, OFF_BOARD before his start card
        ("entered", "<i2", (PLACES,)),  # [detective]: the city he last moved onto in this round; [0]: the one before it
        ("x", "<i2"),  # Mister X's city
        ("trail", "<i2", (TRAIL,)),  # [k]: his city k + 1 moves ago
        ("ring_city", "<i2", (PAIRS,)),
        ("ring_entry", "i1", (PAIRS,)),  # entry that a pair of rings marks, NO_ENTRY while it lies beside the board
        ("hands", "i1", (HANDS, KINDS)),
        ("bag", "i1", (KINDS,)),
        ("box", "i1", (KINDS,)),  # paid for special actions
        ("track", "i1", (KINDS,)),  # laid by Mister X
        ("aside", "i1", (KINDS,)),  # on the colour indicators, or discards that wait for the refill
        ("round_no", "<i4"),
        ("moves", "<i4"),  # entries of the checklist after the start: moves Mister X has made
        ("phase", "i1"),
        ("after", "i1"),  # phase that follows the draws
        ("drawing", "i1"),  # mask of hands that are being filled
        ("turn", "i1"),  # detective to be dealt, or hand to discard
        ("moved", "i1"),  # mask of detectives who moved in this round, or could not
        ("mission", "i1"),
        ("next_pair", "i1"),  # pair to be taken again when all lie out
        ("winner", "i1"),
        ("reason", "i1"),
    ]
)
