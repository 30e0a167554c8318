"""What each part of a position allows but all together do not."""

from __future__ import annotations

from collections.abc import Iterator

from misterx.families.gang.board import City
from misterx.families.gang.cars import can_jump
from misterx.families.gang.checks import suspects
from misterx.families.gang.schema.rules import RANDOM_DIAL, Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CAR_BEGINS,
    CHECK,
    DIAL,
    DICE_LIE,
    FIRST_CAR,
    JUMP,
    NOMINATE,
    NUMBER,
    OFF_BOARD,
    OVERRIDE,
    OVERRIDING,
    PHASE_1,
    PHASE_2,
    PLACE,
    ROLL,
    SET_UP,
    TOKENS,
    TURN_BEGINS,
    State,
)
from misterx.families.gang.team import can_banish, can_override
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.kernel.codes import MISTER_X

ANYBODY = (DICE_LIE, ROLL, TURN_BEGINS)
GANGS = {SET_UP: (NUMBER, PLACE), PHASE_1: ANYBODY, PHASE_2: ANYBODY}
POLICES = {
    SET_UP: (),
    PHASE_1: (*ANYBODY, CHECK),
    PHASE_2: (*ANYBODY, CAR_BEGINS, DIAL, NOMINATE, JUMP, BANISH, OVERRIDE),
}


def find_faults(words: CityVocabulary, board: City, rules: Rules, state: State) -> list[str]:
    """Everything impossible about a table."""
    return [
        *_squares(words, rules, state),
        *_faces(rules, state),
        *_time(rules, state),
        *_turn(words, board, rules, state),
    ]


def _squares(words: CityVocabulary, rules: Rules, state: State) -> Iterator[str]:
    held: dict[int, list[int]] = {}
    for piece in range(1, len(words.pawns)):
        if state.pos[piece] != OFF_BOARD:
            held.setdefault(int(state.pos[piece]), []).append(piece)
    for node, pieces in held.items():
        names = " and ".join(words.pawns[piece] for piece in pieces)
        tokens = [piece for piece in pieces if piece < FIRST_CAR]
        cars = len(pieces) - len(tokens)
        square = words.stations[node]
        if tokens and node == words.hq:  # BX-OP-09
            yield f"{' and '.join(words.pawns[token] for token in tokens)} cannot be in headquarters."
        elif cars > 1 and node != words.hq:  # BX-036
            yield f"{names} stand on one square, {square}."
        elif len(tokens) > 1 and (state.phase != PHASE_2 or cars or len(tokens) > 2 or state.x_token in tokens):
            yield f"{names} stand on one square, {square}."
        elif len(tokens) > 1:
            if words.kinds[node] == "arrow" and not rules.barricade_on_arrow:
                yield f"{names} form a barricade on an arrow square, {square}."
            state.barred |= sum(1 << token for token in tokens)
        elif cars and state.phase == PHASE_2 and state.x_token in tokens:
            yield f"{names} stand on one square, {square}: Mister X is arrested."
        elif tokens and state.phase == SET_UP and not _may_start(words, rules, node):
            yield f"{names} cannot start on square {square}."


def _may_start(words: CityVocabulary, rules: Rules, node: int) -> bool:
    """BX-017, BX-OP-10."""
    return words.kinds[node] == "street" or (words.kinds[node] == "arrow" and bool(rules.setup_on_arrow))


def _faces(rules: Rules, state: State) -> Iterator[str]:
    """Who lies face up, and how many checks that took."""
    up = [token for token in range(1, TOKENS + 1) if state.up >> token & 1]
    spent = int(rules.checks) - int(state.checks)
    cleared = bin(int(state.cleared)).count("1")
    if state.phase == PHASE_2:
        if len(up) < TOKENS:
            yield "in phase 2 all tokens lie face up."
        if spent < 1:
            yield "checks: it took one at least to find Mister X."
        return
    if state.phase == SET_UP:
        if up or spent or cleared:
            yield "nobody is checked before all tokens are placed."
        return
    helpers = [token for token in up if token != state.x_token]
    if len(up) - len(helpers) != state.escaping:
        yield "Mister X lies face up if he was found, and then he escapes."
    if rules.hard_checks and helpers:  # BX-056
        yield "a token that was checked is turned back in this game."
    if rules.hard_checks:
        negative = spent - int(state.escaping)
        if negative < cleared or (negative > 0 and not cleared):
            yield f"checks: {negative} did not find Mister X, and {cleared} tokens are cleared."
    elif spent != len(up):
        yield f"checks: {spent} are spent, and {len(up)} tokens lie face up."
    if state.checks == 0 and not state.escaping:
        yield "checks: the game is over when all are spent."


def _time(rules: Rules, state: State) -> Iterator[str]:
    for phase, name in ((PHASE_1, "phase1_cap"), (PHASE_2, "phase2_cap")):
        limit = int(getattr(rules, name))
        too_late = (
            phase == PHASE_1 and state.turn == MISTER_X and not state.escaping
        )  # BX-OP-23: by a turn of the police
        if state.phase == phase and 0 < limit < state.round_no + too_late:
            yield f"round {state.round_no}: phase {phase} is over after round {limit}."


def _turn(words: CityVocabulary, board: City, rules: Rules, state: State) -> Iterator[str]:
    steps = GANGS if state.turn == MISTER_X else POLICES
    if state.step not in steps[int(state.phase)]:
        yield "step: it is not what this side decides in this phase."
        return
    if state.asked & ~state.cleared:
        yield "checked: who was checked in this turn is cleared."
    if state.escaping and (state.phase != PHASE_1 or state.turn != MISTER_X or state.moved):
        yield "escaping: Mister X escapes at the end of phase 1, and nobody else moves."
    dice, moved = int((state.dice > 0).sum()), bin(int(state.moved)).count("1")
    if state.phase == SET_UP:
        if dice or moved:
            yield "no piece moves and no die falls before all tokens are placed."
        unplaced = bool((state.pos[1 : TOKENS + 1] == OFF_BOARD).any())
        if (state.step == PLACE) != bool(state.x_token):
            yield "step: Mister X's number comes first, then the places."
        elif not unplaced or (state.step == NUMBER and (state.pos[1 : TOKENS + 1] != OFF_BOARD).any()):
            yield "step: tokens are placed when the number is chosen, and phase 1 begins when all are."
    elif state.phase == PHASE_1:
        yield from _phase_1(rules, state, dice, moved)
    else:
        yield from _phase_2(words, board, rules, state, dice, moved)


def _phase_1(rules: Rules, state: State, dice: int, moved: int) -> Iterator[str]:
    if state.step == TURN_BEGINS:
        if dice or moved or state.asked:
            yield "a turn that begins has no dice, and nobody has moved."
    elif state.escaping:
        if dice != (state.step == DICE_LIE):
            yield "dice: Mister X escapes with one."
    elif state.step == ROLL:
        if moved or dice > 1:
            yield "dice: both are thrown before anybody moves."
    elif dice + moved != 2 and not (state.step == CHECK and dice + moved == 0):
        yield f"dice: {dice} on the table and {moved} pieces moved do not make two."
    if state.step == CHECK and suspects(rules, state) == 0:
        yield "step: there is nobody to check."
    if state.nominated.any() or state.colour:
        yield "cars are nominated and called in phase 2 only."


def _phase_2(words: CityVocabulary, board: City, rules: Rules, state: State, dice: int, moved: int) -> Iterator[str]:
    if state.asked:
        yield "checked: nobody is in phase 2."
    if state.turn == MISTER_X:
        if state.nominated.any() or state.colour:
            yield "cars are nominated in a turn of the police only."
        if state.moved & ~(1 << int(state.x_token)) or (moved and state.leg == 0):
            yield "moved: Mister X's die comes first, and then a helper's, which ends the turn."
        if dice != (state.step == DICE_LIE):
            yield "dice: one at a time is thrown and used."
        return
    before = state.step in (TURN_BEGINS, NOMINATE)
    if before and (dice or moved or state.nominated.any() or state.leg):
        yield "cars are nominated before anything else."
    if not before and not state.nominated.any():
        yield "nominated must name the two cars of this turn."
        return
    if state.moved & ~sum(1 << int(car) for car in state.nominated):
        yield "moved: only nominated cars can have moved."
    if state.leg == OVERRIDING and state.car not in state.nominated:
        yield "car: the extra move is for one of the two nominated cars."
    if (state.step == JUMP) != (state.colour > 0):
        yield "colour: it is what the chief names before a car changes to it."
    on = words.kinds[int(state.pos[state.car])] if state.car else ""
    if state.step == JUMP and state.colour and not can_jump(board, rules, state):  # BX-OP-39
        yield "colour: no square of it is open."
    if dice != (state.step == DICE_LIE):
        yield "dice: one lies on the table when a car drives by it, none otherwise."
    elif state.step in (ROLL, DICE_LIE) and state.leg != OVERRIDING and on == "junction":
        yield f"dice: {words.pawns[state.car]} drives by the pips of its square."
    if state.step == DIAL and (rules.dial != RANDOM_DIAL or not words.is_street(int(state.pos[state.car]))):
        yield "step: the dial is left to chance only by that option, and on a square with a number."
    if state.step == OVERRIDE and not can_override(rules, state):
        yield "step: no car may make an extra move."
    if state.step == BANISH and not can_banish(state):
        yield f"step: {words.pawns[state.car]} stands on no lone helper."
