"""The record of one transit game, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.records import record_type

PAWNS = 6  # Mister X is pawn 0, hunters are 1 to 5
PLACES = 8  # room for the hunters' stations: a fixed count of eight is one instruction to compare
X = 0
LIMIT_OF_ENTRIES = 64
ROADBLOCKS = 3

# Tickets in the order of a board's modes. Hunters never hold BLACK.
SHORT, MIDDLE, FAST, BLACK = 0, 1, 2, 3

# Phases: what the next decision is about. X_STARTS is passed through, never rested in.
DEAL, X_STARTS, X_TURN, X_LEG, HUNTERS_TURN, OVER = 0, 1, 2, 3, 4, 5

OFF_BOARD = -1
NO_ROADBLOCK, IN_SUPPLY = -2, -1

STATE = record_type(
    [
        ("pos", "<i2", (PLACES,)),  # [hunter]: his node, OFF_BOARD when hovering, out or not in the game
        ("x", "<i2"),  # Mister X's node
        ("tickets", "<i2", (PAWNS, 4)),  # row 0: what Mister X may pay with; pooled hunters share row 1
        ("roadblocks", "<i2", (ROADBLOCKS,)),  # node, IN_SUPPLY or NO_ROADBLOCK; in ascending order
        ("hover", "<i2"),  # node that the helicopter points at
        ("round_no", "<i2"),
        ("entries", "<i2"),  # lines of the travel log in use
        ("phase", "i1"),
        ("legs", "i1"),  # legs still to go in this turn, the next one included
        ("doubles", "i1"),  # double-move tickets left
        ("doubled", "i1"),  # double-move tickets played in this turn
        ("moved", "i1"),  # mask of hunters done in this round
        ("out", "i1"),  # mask of hunters who left the game
        ("turn", "i1"),  # place in the order, or pawn to be dealt next
        ("flyer", "i1"),  # hunter aboard the helicopter, 0 for none
        ("flown", "i1"),  # whether it took off in this round
        ("cards", "i1"),  # helicopter cards left
        ("winner", "i1"),
        ("reason", "i1"),
        ("order", "i1", (PAWNS - 1,)),  # hunters in their fixed order
    ]
)
