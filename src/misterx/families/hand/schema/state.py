"""The record of one game of ticket hands, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.records import I8, I16, I32, I8s, I16s, Record, shape

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


class State(Record):
    """One game of ticket hands."""

    pos: I16s = shape(PLACES)  # [detective]: his city, OFF_BOARD before his start card
    entered: I16s = shape(PLACES)  # [detective]: the city he last moved onto in this round; [0]: the one before it
    x: I16  # Mister X's city
    trail: I16s = shape(TRAIL)  # [k]: his city k + 1 moves ago
    ring_city: I16s = shape(PAIRS)
    ring_entry: I8s = shape(PAIRS)  # entry that a pair of rings marks, NO_ENTRY while it lies beside the board
    hands: I8s = shape(HANDS, KINDS)
    bag: I8s = shape(KINDS)
    box: I8s = shape(KINDS)  # paid for special actions
    track: I8s = shape(KINDS)  # laid by Mister X
    aside: I8s = shape(KINDS)  # on the colour indicators, or discards that wait for the refill
    round_no: I32
    moves: I32  # entries of the checklist after the start: moves Mister X has made
    phase: I8
    after: I8  # phase that follows the draws
    drawing: I8  # mask of hands that are being filled
    turn: I8  # detective to be dealt, or hand to discard
    moved: I8  # mask of detectives who moved in this round, or could not
    mission: I8
    next_pair: I8  # pair to be taken again when all lie out
    winner: I8
    reason: I8
