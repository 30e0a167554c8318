"""Why a move is refused, in words that the one who tried it may know.

Everything said here lies open on the table: no answer depends on numbers that lie face down, nor on who is Mister X
before he is found.
"""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.movement import heading_of, may_stop
from misterx.families.gang.schema.moves import (
    BANISHES,
    CHECKS,
    CHOOSE,
    DEALT,
    DIALLED,
    DRIVES,
    NO_BANISH,
    NO_CHECK,
    NO_OVERRIDE,
    NOMINATES,
    OVERRIDES,
    PUT,
    ROLLED,
    WALKS,
    kind_of,
    piece_of,
    second_of,
    target_of,
)
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CHECK,
    DRIVE,
    JUMP,
    NOMINATE,
    NUMBER,
    OFF_BOARD,
    OVERRIDE,
    PHASE_1,
    PLACE,
    WALK,
    State,
)
from misterx.families.gang.squares import has_barricade, has_car
from misterx.families.gang.text.notation import HINT
from misterx.families.gang.text.vocabulary import CityVocabulary
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.errors import IllegalMove, Reason, quote

# Which moves answer which question, and the question in words.
STEPS_OF: dict[int, tuple[int, ...]] = {
    CHOOSE: (NUMBER,), PUT: (PLACE,), WALKS: (WALK,), DRIVES: (DRIVE, JUMP), CHECKS: (CHECK,), NO_CHECK: (CHECK,),
    NOMINATES: (NOMINATE,), OVERRIDES: (OVERRIDE,), NO_OVERRIDE: (OVERRIDE,), BANISHES: (BANISH,), NO_BANISH: (BANISH,),
}  # fmt: skip
QUESTIONS = {
    NUMBER: Reason("number_chosen_now"),
    PLACE: Reason("places_taken_now"),
    WALK: Reason("gang_walks_now"),
    DRIVE: Reason("car_drives_now"),
    JUMP: Reason("car_jumps_now"),
    CHECK: Reason("check_decided_now"),
    NOMINATE: Reason("cars_nominated_now"),
    OVERRIDE: Reason("override_decided_now"),
    BANISH: Reason("banishment_decided_now"),
}


def explain(
    words: CityVocabulary, board: City, rules: Rules, state: State, move: int, text: str, allowed: list[str]
) -> IllegalMove:
    """The refusal of a move that is not legal."""
    kind, piece = kind_of(move), piece_of(move)
    if kind in (ROLLED, DIALLED, DEALT):  # chance's alone
        return IllegalMove("bad_move_text", move=quote(text), hint=HINT)
    question = QUESTIONS.get(int(state.step), Reason("chance_decides_now"))
    if kind in (WALKS, DRIVES) and (state.turn == HUNTERS) == (kind == WALKS):
        return IllegalMove("not_your_turn", pawn=words.pawns[piece], turn=question)
    if state.step not in STEPS_OF[kind]:
        return IllegalMove("not_asked", move=quote(text), asked=question)
    found = None
    if kind == NOMINATES and piece == second_of(move):  # BX-083
        found = IllegalMove("same_car", pawn=words.pawns[piece])
    elif kind == PUT:
        found = _explain_place(words, board, rules, state, piece, target_of(move))
    elif kind in (WALKS, DRIVES) and state.step != JUMP:
        found = _explain_way(words, board, rules, state, piece, target_of(move))
    return found or _plain(text, allowed)


def _plain(text: str, allowed: list[str]) -> IllegalMove:
    shown = allowed[:12] + (["…"] if len(allowed) > 12 else [])
    return IllegalMove("illegal_move", move=quote(text), allowed=shown)


def _explain_place(
    words: CityVocabulary, board: City, rules: Rules, state: State, token: int, square: int
) -> IllegalMove | None:
    name, station = words.pawns[token], words.stations[square]
    if state.pos[token] != OFF_BOARD:
        return IllegalMove("already_placed", pawn=name)
    if words.kinds[square] != "street" and not (words.kinds[square] == "arrow" and rules.setup_on_arrow):
        return IllegalMove("station_closed", station=station, pawn=name, why=Reason("street_squares_only"))
    return IllegalMove("station_closed", station=station, pawn=name, why=Reason("somebody_there"))


def _explain_way(
    words: CityVocabulary, board: City, rules: Rules, state: State, piece: int, square: int
) -> IllegalMove | None:
    name, station = words.pawns[piece], words.stations[square]
    if state.moved >> piece & 1 and state.phase == PHASE_1:  # BX-027, BX-029
        return IllegalMove("already_moved", pawn=name)
    if state.turn == HUNTERS and state.phase != PHASE_1 and piece != state.car:  # BX-085
        return IllegalMove("not_his_turn_yet", next=words.pawns[state.car])
    if state.turn == MISTER_X and (state.escaping or state.phase != PHASE_1):
        if (piece == state.x_token) != (state.escaping or state.leg == 0):  # BX-071, BX-072
            return IllegalMove("wrong_die", pawn=name)
        if state.barred >> piece & 1 and not rules.barricade_breakable:  # BX-080
            return IllegalMove("in_barricade", pawn=name)
    dice = sorted({int(die) for die in state.dice if die})
    here, heading = int(state.pos[piece]), heading_of(state, piece)
    ends = {
        int(board.end[way])
        for die in dice
        for way in range(int(board.first[here, heading, die]), int(board.first[here, heading, die + 1]))
    }
    if square not in ends:
        near = sorted(words.stations[end] for end in ends)
        return IllegalMove("no_way", pawn=name, station=station, pips=" or ".join(map(str, dice)), allowed=near)
    if not may_stop(board, rules, state, piece, square):
        why = Reason("car_there" if has_car(state, square) else "barricade_there")
        if not has_car(state, square) and not has_barricade(state, square):
            why = Reason("gang_there")
        return IllegalMove("station_closed", station=station, pawn=name, why=why)
    return None
