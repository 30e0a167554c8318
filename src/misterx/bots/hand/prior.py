"""Where Mister X of the ticket hands probably is, if he heads for a target and keeps away from detectives.

The open table says where he can be; how people play says where he rather is. Each of his moves is taken as drawn from
all the ways on, good ones far more often than bad ones, but none never.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from misterx.bots.hand.belief import BLIND, DANGER, NEAR, RIDE, SAFE, SHARP
from misterx.deduce import Knowledge
from misterx.families.hand.schema.state import SYMBOLS
from misterx.kernel.graph import ANY, COLUMNS

Chances = npt.NDArray[np.float64]


@lru_cache(maxsize=8)
def links_of(reach: bytes, nodes: int, words: int) -> Chances:
    """[column, from, to]: 1 where a line leads."""
    sets = np.frombuffer(reach, np.int64).reshape(COLUMNS, -1, words)[:, :nodes]
    bits = sets[..., None] >> np.arange(32) & 1
    found: Chances = bits.reshape(COLUMNS, nodes, words * 32)[:, :, :nodes].astype(np.float64)
    return found


class Prior:
    """Facts in, chances for every city out."""

    def __init__(self, knowledge: Knowledge) -> None:
        board, self.words = knowledge.board, knowledge.words
        self.nodes = int(board.nodes)
        self.distance = board.distance[: self.nodes, : self.nodes]
        self.links = links_of(board.reach.tobytes(), self.nodes, board.reach.shape[2])
        self.board = board
        self.places: dict[str, int] = {}
        self.targets: list[int] = []
        self.chances: list[Chances] = []  # [entry]
        self.steps: list[tuple[int, Chances]] = []  # [entry - 1]: the column, and what each city was worth to him
        for fact in knowledge.events:
            if see := getattr(self, "_" + fact["event"], None):
                see(fact)
        self.now = self._keep_possible(knowledge)

    def _keep_possible(self, knowledge: Knowledge) -> Chances:
        possible = np.zeros(self.nodes)
        possible[[self.words.node[station] for station in knowledge.possible()]] = 1.0
        if self.chances and (self.chances[-1] * possible).sum() > 0:
            possible *= self.chances[-1]
        found: Chances = possible / max(possible.sum(), 1e-9)
        return found

    def soon(self) -> Chances:
        """The chances after his next move; a target is where he would win."""
        return self._move(self.now, ANY, self._worth())

    def _worth(self) -> Chances:
        """How good each city is for him, as a factor; the best is 1."""
        held = list(self.places.values())
        near = self.distance[held].min(axis=0) if held else np.full(self.nodes, SAFE)
        free = [node for node in self.targets if node not in held] or self.targets
        value = float(NEAR) * np.minimum(near, SAFE) - DANGER * (near <= 1) - RIDE * self.distance[free].min(axis=0)
        value[held] = -np.inf
        factor: Chances = np.exp((value - value.max()) / SHARP)
        return factor

    def _move(self, before: Chances, column: int, worth: Chances) -> Chances:
        """What is to be expected after a move by a mode; he could have taken any."""
        wise = self.links[ANY] @ worth
        blind = self.links[ANY].sum(axis=1)
        after: Chances = (1 - BLIND) * ((before / np.maximum(wise, 1e-300)) @ self.links[column]) * worth
        after += BLIND * ((before / np.maximum(blind, 1.0)) @ self.links[column]) * (worth > 0)
        return after

    def _go_on(self, column: int) -> None:
        self.steps.append((column, self._worth()))
        self.chances.append(self._arrive(self.chances[-1], *self.steps[-1]))

    def _arrive(self, before: Chances, column: int, worth: Chances) -> Chances:
        """After a move that did not win the game."""
        after = self._move(before, column, worth)
        after[self.targets] = 0.0
        after /= max(after.sum(), 1e-300)
        return after

    def _placed(self, fact: dict[str, Any]) -> None:
        self.places[fact["pawn"]] = self.words.node[fact["station"]]

    def _rode(self, fact: dict[str, Any]) -> None:
        self._placed(fact)
        if self.chances:
            self.chances[-1][self.places[fact["pawn"]]] = 0.0

    _operated = _rode

    def _mission_chosen(self, fact: dict[str, Any]) -> None:
        mission = self.words.missions.index(fact["mission"])
        self.targets = np.flatnonzero(self.board.targets[: self.nodes] >> mission & 1).tolist()
        starts = self.board.starts[mission, : self.board.mission_starts[mission]]
        first = np.zeros(self.nodes)
        first[starts] = self._worth()[starts]
        self.chances = [(1 - BLIND) * first / max(first.sum(), 1e-300) + BLIND * (first > 0)]

    def _laid(self, fact: dict[str, Any]) -> None:
        self._go_on(self.words.tickets.index(fact["ticket"]) // SYMBOLS)

    def _laid_face_down(self, fact: dict[str, Any]) -> None:
        self._go_on(ANY)

    def _marked(self, fact: dict[str, Any]) -> None:
        """A ring tells an earlier city: everything since is reckoned again."""
        entry = fact["entry"]
        if entry >= len(self.chances):
            return
        self.chances[entry] = np.zeros(self.nodes)
        self.chances[entry][self.words.node[fact["station"]]] = 1.0
        for later in range(entry + 1, len(self.chances)):
            self.chances[later] = self._arrive(self.chances[later - 1], *self.steps[later - 1])

    _shown = _marked
