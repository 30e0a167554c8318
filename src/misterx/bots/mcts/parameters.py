"""What the search can be told: defaults, what each setting may be, and those of them that kernels read."""

from __future__ import annotations

from typing import Any

from misterx.bots.settings import CHANCE, PERCENT, SWITCH, Range
from misterx.kernel.records import F32, I32, Flag, Record


class Parameters(Record):
    """The settings that a search reads while it runs."""

    c_x: F32  # how curious each side is
    c_hunters: F32
    first_try: F32  # how much worse than its node an untried move is taken to be
    prior_temperature_x: F32  # of the priors: 1 as rated, more is flatter
    prior_temperature_hunters: F32
    random_of_1000: I32  # playout moves at random
    see_hidden: Flag  # whether nodes know the hidden part of moves, as in a search that only determinises
    own_of_1000: I32  # iterations from Mister X's true table, from which the other side learns nothing
    judge_x: I32  # of 1000 iterations of his, those that a net judges in place of a playout
    judge_hunters: I32


DEFAULTS: dict[str, Any] = {
    "c_x": 0.4,
    "c_hunters": 0.4,
    "first_try": 0.1,
    "prior_temperature_x": 1.0,
    "prior_temperature_hunters": 0.5,
    "random_of_1000": 50,
    "own_of_1000": 500,
    "see_hidden": 0,
    "judge_x": 500,
    "judge_hunters": 1000,
    "learnt": 1,  # 0 goes by rules of thumb and playouts where a net and policies were learnt
    "trusts": 75,  # Behrends' police, of 100 decisions those in which they go by what walks tell of who Mister X is
    "bluffs": 85,  # and his, of 100 those in which he acts as if they did
    "temperature": 0.0,  # 0 takes the move that was tried most, 1 each as often as it was tried
    "threads": 1,  # that think at the same time, each with a tree of its own
}
RANGES: dict[str, Range] = {
    "c_x": Range(0, 100),
    "c_hunters": Range(0, 100),
    "first_try": Range(-1, 1),
    "prior_temperature_x": Range(0.01, 1000),
    "prior_temperature_hunters": Range(0.01, 1000),
    "random_of_1000": CHANCE,
    "own_of_1000": CHANCE,
    "see_hidden": SWITCH,
    "judge_x": CHANCE,
    "judge_hunters": CHANCE,
    "learnt": SWITCH,
    "trusts": PERCENT,
    "bluffs": PERCENT,
    "temperature": Range(0, 100),
    "threads": Range(1, 8, whole=True),
}
