"""Room for compiled play: the arrays that kernels work in, made once for a game and used for many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.bots.greedy_bot import SCRATCH_WORDS
from misterx.kernel.codes import REASONS, SIDES
from misterx.kernel.random import PADDING
from misterx.play import Game

MARGIN = 2  # states left free on either side, so that no two threads write to one cache line


@dataclass(frozen=True)
class Room:
    """What a batch of games needs. Nothing in it is shared, so each thread has a room of its own."""

    board: Any
    rules: Any
    start: Any  # one state, never written to
    states: Any
    randoms: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int32]
    weights: npt.NDArray[np.int32]
    known: npt.NDArray[np.int64]
    scratch: npt.NDArray[np.int64]
    tally: npt.NDArray[np.int64]  # [winner, reason]

    @classmethod
    def of(cls, game: Game, state: Any = None) -> Room:
        """Room to play from a state of this game; from before the deal if none is given."""
        family = game.family
        start = np.zeros(1, family.State.DTYPE)
        start[0] = game.opening if state is None else state
        return cls(
            game.engine.board,
            game.engine.rules,
            start,
            np.zeros(2 + 2 * MARGIN, family.State.DTYPE)[MARGIN:-MARGIN],
            np.zeros(3 * PADDING, np.int64)[PADDING:-PADDING],
            np.zeros(family.MOST_MOVES, np.int32),
            np.zeros(family.MOST_MOVES, np.int32),
            np.zeros(SCRATCH_WORDS, np.int64),
            np.zeros(SCRATCH_WORDS, np.int64),
            np.zeros((len(SIDES), len(REASONS)), np.int64),
        )

    @property
    def for_playouts(self) -> tuple[Any, ...]:
        return self.board, self.rules, self.start, self.states, self.randoms, self.moves, self.weights

    @property
    def for_matches(self) -> tuple[Any, ...]:
        return *self.for_playouts, self.known, self.scratch
