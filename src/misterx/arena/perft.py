"""Counting the move sequences of a given length: the check that two move generators agree."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.arena.compiling.runner import A_MOMENT, Runner
from misterx.families.verbs import apply, chance, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.errors import MisterXError
from misterx.kernel.jit import kernel
from misterx.play import Game

MOST_DEPTH = 24


@kernel
def list_choices(board: Any, rules: Any, state: Any, moves: Any, weights: Any) -> int:
    """Write whatever may come next: moves, or each outcome of chance once."""
    if outcome(board, rules, state) != NOBODY:
        return 0
    if decider(board, rules, state) == CHANCE:
        return chance(board, rules, state, moves, weights)
    return legal(board, rules, state, moves)


@kernel
def perft(board: Any, rules: Any, states: Any, moves: Any, weights: Any, counts: Any, places: Any, depth: int) -> int:
    """How many sequences of `depth` decisions begin at states[0]; a game that ends before has none.

    One row of states and moves for every decision; at the last one, the length of the list is the count.
    """
    total = 0
    level = 0
    counts[0] = list_choices(board, rules, states[0], moves[0], weights)
    places[0] = 0
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif places[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            apply(board, rules, states[level + 1], int(moves[level, places[level]]), None)
            places[level] += 1
            level += 1
            counts[level] = list_choices(board, rules, states[level], moves[level], weights)
            places[level] = 0
    return total


class Stack:
    """Room for perft: a state and a list of moves for every decision."""

    def __init__(self, game: Game, depth: int) -> None:
        rows = depth + 1
        self.board, self.rules = game.engine.board, game.engine.rules
        self.states = np.zeros(rows, game.family.State.DTYPE)
        self.moves = np.zeros((rows, game.family.MOST_MOVES), np.int32)
        self.weights = np.zeros(game.family.MOST_MOVES, np.int32)
        self.counts: npt.NDArray[np.int64] = np.zeros(rows, np.int64)
        self.places: npt.NDArray[np.int64] = np.zeros(rows, np.int64)

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.board, self.rules, self.states, self.moves, self.weights, self.counts, self.places


def count_sequences(
    game: Game,
    depth: int,
    *,
    progress: Callable[[int], None] | None = None,
    say: Callable[[str], None] | None = None,
) -> dict[str, int]:
    """For every choice that is open now, by its text, how many sequences of `depth` decisions begin with it."""
    if not 1 <= depth <= MOST_DEPTH:
        raise MisterXError("bad_depth", depth=depth, most=MOST_DEPTH)
    if game.result:
        return {}
    engine, state = game.engine, game.state
    moves = engine.chance(state)[0] if engine.decider(state) == CHANCE else engine.legal(state)
    stack = Stack(game, depth)
    found: dict[str, int] = {}
    begun = time.perf_counter()
    with Runner(game.title.family, say) if depth > 1 else nullcontext() as runner:
        for move in moves:
            text = game.family.write_move(game.words, state, move)
            stack.states[0], _ = engine.apply(state, move)
            if runner and time.perf_counter() - begun > A_MOMENT:
                runner.wait()
            found[text] = found.get(text, 0) + (int(runner.call(perft, *stack.arguments, depth - 1)) if runner else 1)
            if progress:
                progress(1)
    return found
