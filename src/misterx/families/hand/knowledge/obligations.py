"""What the stricter reading of "must move" says of hidden hands: no move of a round stranded anybody (EU-OP-08).

Every move of a round was allowed exactly if as many detectives moved in it as could have, with the hands and the cities
of its beginning. Tickets that were left over must not have been of any use then: `useful_modes` finds those of which
one alone would have let another detective move, and `sample.py` tries anew where several together would have.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from misterx.families.hand.board import Map
from misterx.families.hand.must_move import most_moves
from misterx.families.hand.schema.rules import Rules
from misterx.families.hand.schema.state import DETECTIVES, HANDS, KINDS, MODES, SYMBOLS, State

Hands = Any  # [hand, kind]: tickets


@dataclass
class Turn:
    """The moves of the detectives in one round, as far as they were watched."""

    step: int  # of the shadow's steps, before which the turn began
    pos: Any  # where the detectives stood then
    moved: int  # those who had moved before
    used: list[tuple[int, int]] = field(default_factory=list)  # hand and kind of every move
    limits: dict[int, int] = field(default_factory=dict)  # [hand]: the step that limits it, once the moves are over

    @property
    def stayed(self) -> int:
        return DETECTIVES - self.moved.bit_count() - len(self.used)

    def spent(self) -> Hands:
        """The tickets that were used, and no others."""
        hands = np.zeros((HANDS, KINDS), np.int64)
        for hand, kind in self.used:
            hands[hand, kind] += 1
        return hands


def most_from(board: Map, rules: Rules, state: State, turn: Turn, hands: Hands) -> int:
    """How many detectives could have moved in a turn with these hands."""
    kept = state.pos.copy(), state.hands.copy(), state.moved
    state.pos[:], state.hands[:], state.moved = turn.pos, hands, turn.moved
    most = most_moves(board, rules, state, {})
    state.pos[:], state.hands[:], state.moved = kept
    return most


def useful_modes(board: Map, rules: Rules, state: State, turn: Turn, hand: int) -> int:
    """A mask of the modes of which one ticket more in a hand would have let one detective more move."""
    mask = 0
    for mode in range(MODES):
        hands = turn.spent()
        hands[hand, mode * SYMBOLS] += 1
        if most_from(board, rules, state, turn, hands) > len(turn.used):
            mask |= 1 << mode
    return mask


def suspects(board: Map, rules: Rules, state: State, turn: Turn, hands: Hands) -> list[tuple[int, int]]:
    """Hands and modes without whose leftover tickets nobody would have been stranded; all leftovers, if one is not
    enough."""
    left = hands - turn.spent()
    found = []
    helping = []
    for hand in turn.limits:
        for mode in range(MODES):
            kinds = slice(mode * SYMBOLS, (mode + 1) * SYMBOLS)
            if left[hand, kinds].any():
                found.append((hand, mode))
                fewer = hands.copy()
                fewer[hand, kinds] -= left[hand, kinds]
                if most_from(board, rules, state, turn, fewer) == len(turn.used):
                    helping.append((hand, mode))
    return helping or found
