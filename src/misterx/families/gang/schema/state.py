"""The record of one game against the gang, and the numbers in it."""

from __future__ import annotations

from misterx.kernel.records import I8, I16, I32, I8s, I16s, Record, shape

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

OFF_BOARD = -1
OVERRIDING = 2  # `leg` of the extra move; 0 and 1 are the first and the second piece of a turn


class State(Record):
    """One game against the gang."""

    pos: I16s = shape(PIECES)  # [piece]: its node, OFF_BOARD before it is placed
    number: I8s = shape(TOKENS + 2)  # [token]: the number on its face, 0 before the shuffle
    facing: I8s = shape(CARS)  # [car]: 1 + place of the square ahead among the neighbours of its own; 0 is free
    dice: I8s = shape(2)  # pips still to be moved; 0 for none
    nominated: I8s = shape(2)  # cars in the order announced, 0 for none
    up: I16  # mask of tokens that lie face up
    barred: I16  # mask of tokens that are part of a barricade
    moved: I16  # mask of pieces moved in this turn
    asked: I16  # mask of tokens checked in this turn
    cleared: I16  # mask of tokens that a check has shown not to be Mister X
    round_no: I32  # of this phase
    x_number: I8  # Mister X's number, 0 before it is chosen
    x_token: I8  # the token that bears it
    phase: I8
    turn: I8  # whose turn it is: MISTER_X or HUNTERS
    step: I8
    leg: I8  # which piece of this turn: 0, 1, OVERRIDING
    car: I8  # the car that moves or has just moved, 0 for none
    to_roll: I8  # dice still to be thrown
    escaping: I8  # Mister X was found and runs
    colour: I8  # colour that the chief named
    dial: I8  # place where the arrow stands, 0 to 10
    checks: I8  # person-check cards left
    warnings: I8  # warning cards held
    winner: I8
    reason: I8
