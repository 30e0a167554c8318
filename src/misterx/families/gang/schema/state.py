"""The record of one game against the gang, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.records import record_type

# Pieces: 0 is Mister X's player himself, 1 to 10 are gang tokens, 11 to 14 police cars.
TOKENS = 10
CARS = 4
FIRST_CAR = 11
PIECES = 16  # room for all pieces: a fixed count of sixteen is one instruction to compare

# Phases as the rulebook counts them; 0 is the set-up.
SET_UP, PHASE_1, PHASE_2 = 0, 1, 2

# Steps: what is decided next. Those after OVER are passed through, never rested in.
SHUFFLE, NUMBER, PLACE, ROLL, DIAL, DRIVE, CHECK, WALK, NOMINATE, JUMP, BANISH, OVERRIDE, OVER = range(13)
TURN_BEGINS, CAR_BEGINS, DICE_LIE, PIECE_DONE, TURN_ENDS = range(13, 18)
STEPS = (
    "shuffle", "number", "place", "roll", "dial", "drive", "check", "walk", "nominate", "jump", "banish", "override",
)  # fmt: skip

OFF_BOARD = -1
OVERRIDING = 2  # `leg` of the extra move; 0 and 1 are the first and the second piece of a turn

STATE = record_type(
    [
        ("pos", "<i2", (PIECES,)),  # [piece]: its node, OFF_BOARD before it is placed
        ("number", "i1", (TOKENS + 2,)),  # [token]: the number on its face, 0 before the shuffle
        ("facing", "i1", (CARS,)),  # [car]: 1 + place of the square ahead among the neighbours of its own; 0 is free
        ("dice", "i1", (2,)),  # pips still to be moved; 0 for none
        ("nominated", "i1", (2,)),  # cars in the order announced, 0 for none
        ("up", "<i2"),  # mask of tokens that lie face up
        ("barred", "<i2"),  # mask of tokens that are part of a barricade
        ("moved", "<i2"),  # mask of pieces moved in this turn
        ("asked", "<i2"),  # mask of tokens checked in this turn
        ("cleared", "<i2"),  # mask of tokens that a check has shown not to be Mister X
        ("round_no", "<i4"),  # of this phase
        ("x_number", "i1"),  # Mister X's number, 0 before it is chosen
        ("x_token", "i1"),  # the token that bears it
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn it is: MISTER_X or HUNTERS
        ("step", "i1"),
        ("leg", "i1"),  # which piece of this turn: 0, 1, OVERRIDING
        ("car", "i1"),  # the car that moves or has just moved, 0 for none
        ("to_roll", "i1"),  # dice still to be thrown
        ("escaping", "i1"),  # Mister X was found and runs
        ("colour", "i1"),  # colour that the chief named
        ("dial", "i1"),  # place where the arrow stands, 0 to 10
        ("checks", "i1"),  # person-check cards left
        ("warnings", "i1"),  # warning cards held
        ("winner", "i1"),
        ("reason", "i1"),
    ]
)
