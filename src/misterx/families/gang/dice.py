"""The dice: thrown one by one, laid on the table, and used up by whoever moves."""

from __future__ import annotations

from misterx.families.gang.board import City
from misterx.families.gang.movement import way_to
from misterx.families.gang.schema.facts import Rolled
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import DICE_LIE, State
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import Sink, emit
from misterx.kernel.jit import kernel


@kernel
def roll(state: State, pips: int, events: Sink) -> None:
    """One die falls; when all that are thrown lie on the table, they are used."""
    emit(events, TO_ALL, Rolled(pips))
    if state.dice[0] == 0:
        state.dice[0] = pips
    else:
        state.dice[1] = pips
    state.to_roll -= 1
    if state.to_roll == 0:
        state.step = DICE_LIE


@kernel
def die_used(board: City, rules: Rules, state: State, piece: int, square: int, named: int) -> int:
    """The die that a move uses: the one it names, or the only one that fits."""
    if named > 0:
        return named
    if state.dice[1] == 0 or way_to(board, rules, state, piece, int(state.dice[0]), square, 0) >= 0:
        return int(state.dice[0])
    return int(state.dice[1])


@kernel
def spend_die(state: State, pips: int) -> None:
    """Take a die that was used off the table."""
    if state.dice[0] == pips:
        state.dice[0] = state.dice[1]
    state.dice[1] = 0
