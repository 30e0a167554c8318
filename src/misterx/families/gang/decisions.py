"""Who decides next, what he may do, and who has won."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.cars import drives, jumps
from misterx.families.gang.checks import check_choices
from misterx.families.gang.preparation import number_choices, places
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import (
    BANISH,
    CHECK,
    DIAL,
    DRIVE,
    JUMP,
    NOMINATE,
    NUMBER,
    OVER,
    OVERRIDE,
    PLACE,
    ROLL,
    SHUFFLE,
    WALK,
    State,
)
from misterx.families.gang.team import (
    banishments,
    nominations,
    override_choices,
)
from misterx.families.gang.tokens import walks
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.records import Numbers


@kernel
def legal(board: City, rules: Rules, state: State, out: Numbers) -> int:
    """Write the legal moves of whoever decides; returns how many."""
    step = state.step
    if step == WALK:
        return walks(board, rules, state, out)
    if step == DRIVE:
        return drives(board, rules, state, out)
    if step == CHECK:
        return check_choices(rules, state, out)
    if step == NOMINATE:
        return nominations(out)
    if step == OVERRIDE:
        return override_choices(rules, state, out)
    if step == BANISH:
        return banishments(board, state, out)
    if step == JUMP:
        return jumps(board, rules, state, out)
    if step == PLACE:
        return places(board, rules, state, out)
    if step == NUMBER:
        return number_choices(out)
    return 0


@kernel
def outcome(board: City, rules: Rules, state: State) -> int:
    """Who has won: NOBODY while the game is on."""
    return int(state.winner)


@kernel
def is_mid_turn(state: State) -> bool:
    """Whether a turn has begun that must be whole before the other side learns of it: none here."""
    return False


@kernel
def decider(board: City, rules: Rules, state: State) -> int:
    """Who decides next."""
    step = state.step
    if step == OVER:
        return NOBODY
    if step in (SHUFFLE, ROLL, DIAL):
        return CHANCE
    if step in (NUMBER, PLACE, WALK):
        return MISTER_X
    return HUNTERS
