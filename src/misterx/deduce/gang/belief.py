"""How likely each token of the gang is Mister X.

The model: there are two kinds of players. Of a careful one it is true that who is hunted runs: while he hides, Mister X
walks with a chance that depends on how many throws of a die would bring a car to him (`RUNS`), and otherwise leaves
walking to any helper. With a careless one any token may walk (`CARELESS` of all players). Which kind this player is
shows with time. What a check shows is certain.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.deduce.likelihood import with_floor
from misterx.families.gang.board import City
from misterx.families.gang.knowledge.deduction import is_suspect
from misterx.families.gang.knowledge.known_table import KnownTable
from misterx.families.gang.movement import way_to
from misterx.families.gang.schema.rules import Rules
from misterx.families.gang.schema.state import CARS, FIRST_CAR, PHASE_1, TOKENS, State
from misterx.families.gang.streets import MOST_PIPS
from misterx.kernel.jit import kernel

CARELESS = 0.5
RUNS = (0.05, 0.4, 0.5, 0.55, 0.6)  # how likely he walks, by the throws that reach him
MOST_THROWS = 4
CAREFULLY, CARELESSLY = 0, 1  # rows of `odds`, each with a place for every token
KINDS = 2


@kernel
def throws_at(board: City, rules: Rules, state: State, square: int) -> int:
    """How many throws of a car's die bring it to a square, counted up to MOST_THROWS."""
    found = 0
    for car in range(FIRST_CAR, FIRST_CAR + CARS):
        if board.distance[state.pos[car], square] > MOST_PIPS:
            continue
        for pips in range(1, MOST_PIPS + 1):
            if way_to(board, rules, state, car, pips, square, 0) >= 0:
                found += 1
    return min(found, MOST_THROWS)


@kernel
def see_walk(board: City, rules: Rules, state: State, walker: int, known: Any, odds: Any) -> None:
    """Before a token walks in phase 1: how well that fits with each being Mister X."""
    free = 0
    for token in range(1, TOKENS + 1):
        free += 1 - int(state.moved >> token & 1)
    for token in range(1, TOKENS + 1):
        if not is_suspect(known, token) or state.pos[token] < 0:
            continue
        odds[CARELESSLY, token] *= 1.0 / free
        if state.moved >> token & 1:  # he has walked, so this is a helper
            odds[CAREFULLY, token] *= 1.0 / free
        else:
            runs = RUNS[throws_at(board, rules, state, int(state.pos[token]))]
            odds[CAREFULLY, token] *= runs if token == walker else (1.0 - runs) / max(free - 1, 1)


@kernel
def renormalise(known: Any, odds: Any) -> None:
    """Nothing for those who cannot be he; adds up to one."""
    total = 0.0
    for kind in range(KINDS):
        for token in range(1, TOKENS + 1):
            if not is_suspect(known, token):
                odds[kind, token] = 0.0
            total += odds[kind, token]
    for kind in range(KINDS):
        for token in range(1, TOKENS + 1):
            odds[kind, token] = odds[kind, token] / total


class Belief:
    """Follows one viewer's shadow."""

    def __init__(self, shadow: KnownTable) -> None:
        self.odds = np.zeros((KINDS, TOKENS + 1), np.float64)
        self.odds[CAREFULLY, 1:], self.odds[CARELESSLY, 1:] = 1.0 - CARELESS, CARELESS
        self._before: Any = None  # the odds before somebody was shown who is to be forgotten again (BX-056)
        renormalise(shadow.possible, self.odds)

    def see(self, shadow: KnownTable, fact: dict[str, Any]) -> None:
        state, suspects = shadow.state, int(shadow.possible[0])
        hides = fact["event"] == "walked" and state.phase == PHASE_1 and not state.escaping
        if hides:
            walker = shadow.words.pawns.index(fact["pawn"])
            see_walk(shadow.board, shadow.rules, state, walker, shadow.possible, self.odds)
        if fact["event"] == "shown" and self._before is None:
            self._before = self.odds.copy()
        shadow.see(fact)
        if fact["event"] == "turned_back":
            self.odds[:], self._before = self._before, None
        if hides or shadow.possible[0] != suspects:
            renormalise(shadow.possible, self.odds)

    def tokens(self, shadow: KnownTable) -> dict[str, float]:
        """By token."""
        suspects = [token for token in range(1, TOKENS + 1) if is_suspect(shadow.possible, token)]
        found = with_floor({token: float(self.odds[:, token].sum()) for token in suspects})
        return {shadow.words.pawns[token]: chance for token, chance in found.items()}

    def stations(self, shadow: KnownTable) -> dict[int, float]:
        """By square, of the tokens that lie on the board."""
        weights = dict.fromkeys(shadow.stations(), 0.0)
        for pawn, chance in self.tokens(shadow).items():
            node = int(shadow.state.pos[shadow.words.pawns.index(pawn)])
            if node >= 0:
                weights[shadow.words.stations[node]] += chance
        total = sum(weights.values())
        return {station: weight / total for station, weight in weights.items()}
