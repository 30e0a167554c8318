"""What games side by side keep beside their states, what they have in common, and what is asked of their families."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from misterx.families.gang.knowledge import deduction as gang_deduction
from misterx.families.gang.view_fold import fold as gang_fold
from misterx.families.hand.knowledge import deduction as hand_deduction
from misterx.families.hand.view_fold import fold as hand_fold
from misterx.families.registry import FAMILIES, family_of
from misterx.families.transit.knowledge import deduction as transit_deduction
from misterx.families.transit.view_fold import fold as transit_fold
from misterx.kernel.codes import HUNTERS, MISTER_X, TO_ALL, TO_X
from misterx.kernel.jit import Named, name_of
from misterx.kernel.records import I8, I32, I64s, Record, shape

BY_HAND, RANDOM, GREEDY = 0, 1, 2  # who chooses for a side
POLICIES = ("hand", "random", "greedy")
NO_MASK, BITS, BOOLS = 0, 1, 2
MASKS = ("none", "bits", "bools")
SAME_STEP, NEXT_STEP, DISABLED = 0, 1, 2  # when a game that is over begins anew
AUTORESETS = ("same_step", "next_step", "disabled")
RUNNING, ENDED, CUT = 0, 1, 2
SIDE_NUMBERS = {"x": MISTER_X, "hunters": HUNTERS}
NO_MOVE = -1
HELD = 16  # facts of a turn in progress
OTHERS = TO_ALL & ~TO_X
PASS = -1  # the action for a game that is not played on
SIXTEEN = 16  # moves that are written at once
AHEAD = 1  # games from the one that is stepped to the one that is asked for
CHOOSING = 0x5BD1E995  # what a bot is asked with draws other numbers than the game


class Lane(Record):
    """What a game keeps beside its state."""

    randoms: I64s = shape(1)
    word: I64s = shape(2)  # the move that is spelt
    decisions: I32
    moves: I32  # that are legal now
    part: I8  # of a move, to be spelt next
    side: I8  # that decides
    over: I8
    held: I8  # facts that are held back
    fleeting: I8  # whether something lies open until the next decision


class Settings(Record):
    """What all games of a batch have in common."""

    x_policy: I32
    hunter_policy: I32
    learns: I32  # whether the possible stations are kept up to date
    letters: I32  # whether moves are spelt
    masks: I32
    autoreset: I32
    most_decisions: I32  # after which a game is cut off; 0 for none
    fleeting: I32  # the number of the fact that holds for a moment, 0 for none
    end_of_fleeting: I32


def _question(table: dict[str, Callable[..., Any]], place: int, find: Callable[[Any], str]) -> Any:
    """A question that every family answers: from Python by the record in one place, compiled by the family."""

    def call(*args: Any) -> Any:
        return table[find(args[place])](*args)

    def answer(family: Named) -> Any:
        return table[name_of(family)]

    call.__answer__ = answer  # type: ignore[attr-defined]
    return call


def _family_of_state(state: Any) -> str:
    return name_of(family_of(state.dtype))


def _family_of_view(view: Any) -> str:
    return next(name for name, family in FAMILIES.items() if family.View.DTYPE.names == view.dtype.names)


DEDUCTIONS: dict[str, Any] = {"transit": transit_deduction, "hand": hand_deduction, "gang": gang_deduction}
fold = _question({"transit": transit_fold, "hand": hand_fold, "gang": gang_fold}, 0, _family_of_view)
mark_possible = _question({name: each.mark_possible for name, each in DEDUCTIONS.items()}, 1, _family_of_state)
is_mid_turn = _question({name: family.is_mid_turn for name, family in FAMILIES.items()}, 0, _family_of_state)


def words_of_known(family: str, words: int) -> int:
    """How many numbers a family keeps to know where Mister X can be; a set of stations takes so many words."""
    return {"hand": hand_deduction.KNOWN, "gang": gang_deduction.ROOM}.get(family, words)
