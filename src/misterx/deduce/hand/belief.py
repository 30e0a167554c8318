"""How likely Mister X is in each city, where his tickets are drawn by hand and his mission is known.

The model: of all neighbours he likes those best that lie near a target of his mission (`HOMEWARD` for every move that
is left) and out of the detectives' reach (`NEARNESS`). Rings and checks tell of earlier entries, so the latest entries
are remembered, and everything after one that was narrowed is thought through again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from misterx.deduce.likelihood import with_floor
from misterx.families.hand.board import Map
from misterx.families.hand.cities import is_held
from misterx.families.hand.knowledge.deduction import COLUMNS, DEPTH, ROOM, SETS
from misterx.families.hand.knowledge.known_table import KnownTable
from misterx.families.hand.schema.state import DETECTIVES, State
from misterx.kernel.bits import words_of
from misterx.kernel.graph import ANY, FAR
from misterx.kernel.jit import kernel

FAREST = 4
NEARNESS = (0.05, 0.3, 1.0, 1.3, 1.4)  # of a city so many moves from the nearest detective
HOMEWARD = 0.45  # for every move that is left to the nearest target

# Rows of `odds`: what the latest entries came to before anything was excluded, how he liked each city when he made
# them, how each city lies to the targets, and room for two sets of probabilities.
RAW, WORTH, MISSION_WORTH, NOW, NEXT = 0, DEPTH, 2 * DEPTH, 2 * DEPTH + 1, 2 * DEPTH + 2
ROWS = 2 * DEPTH + 3
LAID = ("laid", "laid_face_down")


@kernel
def weigh_mission(board: Map, mission: int, odds: Any) -> None:
    """How each city lies to the targets of his mission."""
    for node in range(board.nodes):
        nearest = FAR
        for target in range(board.nodes):
            if board.targets[target] >> mission & 1:
                nearest = min(nearest, int(board.distance[node, target]))
        odds[MISSION_WORTH, node] = HOMEWARD ** float(nearest)


@kernel
def weigh_targets(board: Map, state: State, entry: int, odds: Any) -> None:
    """How he likes each city for an entry, the detectives standing where they do."""
    for node in range(board.nodes):
        near = FAREST
        for pawn in range(1, DETECTIVES + 1):
            if state.pos[pawn] >= 0:
                near = min(near, int(board.distance[state.pos[pawn], node]))
        odds[WORTH + (entry & 7), node] = 0.0 if is_held(state, node) else odds[MISSION_WORTH, node] * NEARNESS[near]


@kernel
def weigh_all_targets(board: Map, entry: int, odds: Any) -> None:
    """An entry of which nobody says who stood where when it was made."""
    for node in range(board.nodes):
        odds[WORTH + (entry & 7), node] = odds[MISSION_WORTH, node]


@kernel
def narrow(board: Map, known: Any, entry: int, odds: Any) -> None:
    """Into NOW: what is believed of an entry, nothing outside the cities that were possible; adds up to one."""
    total, places = 0.0, 0
    base = SETS + ROOM * (entry & 7)
    for node in range(board.nodes):
        odds[NOW, node] = 0.0
        if known[base + (node >> 5)] >> (node & 31) & 1:
            odds[NOW, node] = odds[RAW + (entry & 7), node]
            total += odds[NOW, node]
            places += 1
    if total > 0.0:
        for node in range(board.nodes):
            odds[NOW, node] = odds[NOW, node] / total
    else:
        for node in range(board.nodes):
            if known[base + (node >> 5)] >> (node & 31) & 1:
                odds[NOW, node] = 1.0 / places


@kernel
def move_on(board: Map, known: Any, entry: int, odds: Any) -> None:
    """From NOW to what an entry comes to before anything is excluded; his hand is nobody's to know."""
    row, raw = WORTH + (entry & 7), RAW + (entry & 7)
    column = int(known[COLUMNS + (entry & 7)])
    for node in range(board.nodes):
        odds[raw, node] = 0.0
    for node in range(board.nodes):
        if odds[NOW, node] <= 0.0:
            continue
        total = 0.0
        for place in range(board.first[node, ANY], board.first[node, ANY + 1]):
            total += odds[row, board.to[place]]
        if total <= 0.0:
            continue
        share = odds[NOW, node] / total
        for place in range(board.first[node, column], board.first[node, column + 1]):
            odds[raw, board.to[place]] += share * odds[row, board.to[place]]


@kernel
def think_again(board: Map, known: Any, first: int, last: int, odds: Any) -> None:
    """Work out what is believed from an entry on, up to the last, which ends up in NOW."""
    narrow(board, known, first, odds)
    for entry in range(first + 1, last + 1):
        move_on(board, known, entry, odds)
        narrow(board, known, entry, odds)


class Belief:
    """Follows one viewer's shadow."""

    def __init__(self, shadow: KnownTable) -> None:
        self.odds = np.zeros((ROWS, len(shadow.board.served)), np.float64)
        self._entries = -1  # the latest entry that was thought of
        self._sets: list[bytes] = [b""] * DEPTH  # where he can have been, when it was last thought of

    def see(self, shadow: KnownTable, fact: dict[str, Any]) -> None:
        board, state = shadow.board, shadow.state
        if fact["event"] in LAID:
            weigh_targets(board, state, fact["entry"], self.odds)
        shadow.see(fact)
        if state.mission < 0:
            return
        last = int(state.moves)
        if self._entries < 0:
            weigh_mission(board, state.mission, self.odds)
            weigh_targets(board, state, 0, self.odds)
            self.odds[RAW] = self.odds[WORTH]
            self._entries = 0
        if fact["event"] == "stated":
            weigh_all_targets(board, last, self.odds)
        self._look(shadow, last)

    def _look(self, shadow: KnownTable, last: int) -> None:
        """Think again from the first entry on of which more is known than before."""
        words = words_of(shadow.board)
        changed = last + 1
        for entry in range(last, max(-1, last - DEPTH), -1):
            first = SETS + ROOM * (entry & 7)
            now = shadow.possible[first : first + words].tobytes()
            if now != self._sets[entry & 7] or entry > self._entries:
                self._sets[entry & 7] = now
                changed = entry
        if changed <= last:
            begin = min(changed, self._entries)
            think_again(shadow.board, shadow.possible, begin, last, self.odds)
        self._entries = last

    def stations(self, shadow: KnownTable) -> dict[int, float]:
        nodes = shadow.words.node
        return with_floor({station: float(self.odds[NOW, nodes[station]]) for station in shadow.stations()})
