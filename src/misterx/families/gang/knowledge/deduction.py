"""Which tokens can still be Mister X: what the open table says, and nothing else.

What is known is an array: place 0 is the mask of tokens that can be he, places 1 to 10 count how often each walked in
phase 1, which is no proof but a hint.
"""

from __future__ import annotations

from typing import Any

from misterx.families.gang.board import City
from misterx.families.gang.schema.moves import CHECKS, DEALT, WALKS, kind_of, piece_of
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import PHASE_1, TOKENS, State
from misterx.kernel.jit import kernel

EVERYBODY = (1 << (TOKENS + 1)) - 2
ROOM = 16


@kernel
def suspect_all(known: Any) -> None:
    known[0] = EVERYBODY
    for token in range(1, TOKENS + 1):
        known[token] = 0


@kernel
def is_suspect(known: Any, token: int) -> bool:
    return bool(known[0] >> token & 1)


@kernel
def count_suspects(known: Any) -> int:
    count = 0
    for token in range(1, TOKENS + 1):
        count += int(known[0] >> token & 1)
    return count


@kernel
def learn(board: City, rules: Rules, before: State, state: State, move: int, known: Any, scratch: Any) -> None:
    """Bring what is known up to date after a move took the state from `before` to what it is now."""
    kind = kind_of(move)
    if kind == WALKS:
        if before.phase == PHASE_1:
            known[piece_of(move)] += 1
    elif kind == CHECKS:
        if state.escaping or state.phase != PHASE_1:  # he was found; the die may have lapsed since
            known[0] = 1 << state.x_token
        else:
            known[0] = EVERYBODY & ~int(state.cleared)
    elif kind == DEALT:
        suspect_all(known)


@kernel
def mark_possible(board: City, state: State, known: Any, out: Any) -> None:
    """Write the set of squares where a token lies that can be he, 32 a word."""
    for word in range(len(out)):
        out[word] = 0
    for token in range(1, TOKENS + 1):
        node = int(state.pos[token])
        if node >= 0 and is_suspect(known, token):
            out[node >> 5] |= 1 << (node & 31)
