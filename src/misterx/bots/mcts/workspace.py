"""What a family's kernels work in while a search asks them."""

from __future__ import annotations

from typing import NamedTuple

from misterx.bots.mcts.value_net import HIDDEN, INPUTS, TRAITS
from misterx.kernel.records import Capacity, F32s, I32s, I64s, Record, shape

KNOWN_WORDS, MOVES, SCRATCH = Capacity("known_words"), Capacity("moves"), Capacity("scratch")


class Sizes(NamedTuple):
    """How much room a family's search needs."""

    known_words: int  # for what everybody knows
    tables: int  # that may be the true one
    inputs: int  # numbers that describe a table to the net
    traits: int  # numbers that describe a move to a policy


class Workspace(Record):
    """Lists and notes, each written and read within one question, but for `known`."""

    known: I64s = shape(KNOWN_WORDS)  # what everybody knows, brought up to date from move to move
    moves: I32s = shape(MOVES)
    weights: I32s = shape(MOVES)  # of chance's outcomes
    ratings: F32s = shape(MOVES)
    features: F32s = shape(INPUTS)  # of a table
    hidden: F32s = shape(HIDDEN)
    traits: F32s = shape(TRAITS)  # of a move
    scratch: I64s = shape(SCRATCH)
