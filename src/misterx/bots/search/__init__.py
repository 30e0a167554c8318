"""Our own player: a search of what each side knows, with hidden things drawn from what is possible."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.search.tree import TREE
from misterx.bots.search.walk import PARAMETERS, ROOM, run_search
from misterx.deduce import Knowledge
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.random import draw
from misterx.kernel.records import new_record

FOUND: dict[str, Any] = {
    "c_x": 0.4,
    "c_hunters": 0.4,
    "first_try": 0.1,
    "warmth": 1.0,
    "random_of_1000": 100,
    "own_of_1000": 500,
}


class SearchBot(Bot):
    """Thinks as long as it may, on what its seat knows alone."""

    name = "search"
    usual = Budget(seconds=1.0)
    changes: ClassVar[dict[str, Any]] = {}

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.parameters: dict[str, Any] = {**FOUND, **self.changes}
        self._tree: Any = None
        self._room: Any = None

    @classmethod
    def plays(cls, family: str) -> bool:
        return find_spec(f"misterx.bots.search.{family}") is not None

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return legal[0]
        tries = self.think(knowledge)
        return max(legal, key=lambda text: tries.get(text, (0, 0.0)))

    def think(self, knowledge: Knowledge) -> dict[str, tuple[int, float]]:
        """How often each move was tried, and its mean reward: the search's own opinion of the position."""
        family, legal = knowledge.family, knowledge.view["legal"]
        shadow = knowledge.shadow()
        module = import_module(f"misterx.bots.search.{name_of(family)}")
        tables = module.tables(knowledge, lambda n: draw(self.randoms, n))
        roots = np.zeros(len(tables), family.STATE)
        for place, table in enumerate(tables):
            roots[place] = table
        chances = np.ones(len(tables), np.int64)
        parameters = new_record(PARAMETERS)
        for key, value in self.parameters.items():
            parameters[key] = value
        searcher = MISTER_X if knowledge.viewer == "x" else HUNTERS
        if searcher == HUNTERS or len(tables) == 1:
            parameters.own_of_1000 = 0
        elif searcher == MISTER_X:
            chances[0] = 0  # his true table is drawn by itself; it is among the others too
        if self._tree is None:
            self._tree, self._room = new_record(TREE), new_record(ROOM)
        codes = [family.read_move(knowledge.words, shadow.state, text) for text in legal]
        root_moves = np.array(codes, np.int32)
        known = np.array(shadow.possible, np.int64)
        work = np.zeros(len(known), np.int64), np.zeros(len(known), np.int64)
        space = np.zeros(family.MOST_MOVES, np.int32), np.zeros(family.MOST_MOVES, np.int32)
        run = compiled(run_search, family)
        fresh = True
        for chunk in self.budget.chunks():
            run(
                knowledge.board, knowledge.rules, roots, chances, len(tables), np.zeros(2, family.STATE), known, *work,
                self._tree, self._room, parameters, self.randoms, *space, root_moves, len(root_moves), searcher, chunk,
                fresh,
            )  # fmt: skip
            fresh = False
        texts = dict(zip(codes, legal, strict=True))
        first, count = int(self._tree.first[0]), int(self._tree.count[0])
        opinion = {}
        for edge in range(first, first + count):
            tries = int(self._tree.tries[edge])
            opinion[texts[int(self._tree.move[edge])]] = (tries, float(self._tree.won[edge]) / max(tries, 1))
        return opinion
