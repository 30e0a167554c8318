"""The record of one transit game, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.jit import small
from misterx.kernel.records import I8, I16, I8s, I16s, Record, shape

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


class State(Record):
    """One transit game."""

    pos: I16s = shape(PLACES)  # [hunter]: his node, OFF_BOARD when hovering, out or not in the game
    x: I16  # Mister X's node
    tickets: I16s = shape(PAWNS, 4)  # row 0: what Mister X may pay with; pooled hunters share row 1
    roadblocks: I16s = shape(ROADBLOCKS)  # node, IN_SUPPLY or NO_ROADBLOCK; in ascending order
    hover: I16  # node that the helicopter points at
    round_no: I16
    entries: I16  # lines of the travel log in use
    phase: I8
    legs: I8  # legs still to go in this turn, the next one included
    doubles: I8  # double-move tickets left
    doubled: I8  # double-move tickets played in this turn
    moved: I8  # mask of hunters done in this round
    out: I8  # mask of hunters who left the game
    turn: I8  # place in the order, or pawn to be dealt next
    flyer: I8  # hunter aboard the helicopter, 0 for none
    flown: I8  # whether it took off in this round
    cards: I8  # helicopter cards left
    winner: I8
    reason: I8
    order: I8s = shape(PAWNS - 1)  # hunters in their fixed order


@small
def is_aloft(state: State, pawn: int) -> bool:
    """Whether a hunter is above the board, so that his next move is to come down (NY-084)."""
    return state.flyer == pawn


@small
def is_anybody_aloft(state: State) -> bool:
    return state.flyer != 0


@small
def comes_down_at(state: State) -> int:
    """The node above which a hunter is."""
    return int(state.hover)


@small
def has_cards(state: State) -> bool:
    """Whether hunters hold a card that takes one of them off his station."""
    return state.cards > 0
