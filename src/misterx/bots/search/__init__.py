"""Our own player: a search of what each side knows, with hidden things drawn from what is possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.greedy import WORDS
from misterx.bots.search.line import Line, edges_of
from misterx.bots.search.net import NET, load_net
from misterx.bots.search.small import SmallGame
from misterx.bots.search.tree import START, TREE
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
    "warmth_x": 1.0,
    "warmth_hunters": 0.5,
    "random_of_1000": 50,
    "own_of_1000": 500,
    "peek": 0,
    "judge_x": 500,
    "judge_hunters": 1000,
    "model_x": 0,
    "model_hunters": 0,
}


FINE = 1 << 30


def module_for(knowledge: Knowledge) -> ModuleType:
    """What the search asks of this family."""
    return import_module(f"misterx.bots.search.{name_of(knowledge.family)}")


class SearchBot(Bot):
    """Thinks as long as it may, on what its seat knows alone."""

    name = "search"
    usual = Budget(seconds=1.0)
    settings: ClassVar[dict[str, Any]] = FOUND

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, budget)
        self.parameters: dict[str, Any] = {**self.settings, **(changes or {})}
        self._tree: Any = None
        self._room: Any = None
        self._line = Line()
        self._small = SmallGame()

    @classmethod
    def plays(cls, family: str) -> bool:
        return find_spec(f"misterx.bots.search.{family}") is not None

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return legal[0]
        if shares := self._small.shares(knowledge, self.budget):
            return self.mix(shares)
        text = self.pick(legal, self.think(knowledge))
        if module_for(knowledge).KEEPS_TREE:
            self._line.go_on(knowledge, text, bool(self.parameters["peek"]))
        return text

    def pick(self, legal: list[str], opinion: Mapping[str, tuple[int, float]]) -> str:
        """The move that it tried most."""
        return max(legal, key=lambda text: opinion.get(text, (0, 0.0)))

    def mix(self, shares: Mapping[str, float]) -> str:
        """A move by its share: where a game is solved, playing the same move every time could be found out."""
        left = draw(self.randoms, FINE) / FINE
        for text, share in shares.items():
            left -= share
            if left < 0:
                return text
        return max(shares, key=lambda text: shares[text])

    def distribution(self, knowledge: Knowledge) -> dict[str, float]:
        """How often it would play each move if it mixed: a small game's solution, else how often each was tried."""
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return {legal[0]: 1.0}
        if shares := self._small.shares(knowledge, self.budget):
            return shares
        opinion = self.think(knowledge)
        total = sum(tries for tries, _ in opinion.values())
        return {text: opinion[text][0] / total if text in opinion else 0.0 for text in legal}

    def think(self, knowledge: Knowledge) -> dict[str, tuple[int, float]]:
        """How often each move was tried, and its mean reward: the search's own opinion of the position."""
        run = compiled(run_search, knowledge.family)
        arguments = self.arguments(knowledge)
        words, state = knowledge.words, knowledge.shadow().state
        texts = {knowledge.family.read_move(words, state, text): text for text in knowledge.view["legal"]}
        fresh = not self._line.leads_to(knowledge, self._tree, texts)
        start = self._line.begin(arguments[2], fresh)
        for chunk in self.budget.chunks():
            run(*arguments, start, chunk, fresh)
            fresh = False
        opinion = {}
        for edge in edges_of(self._tree, self._line.root(knowledge)):
            tries = int(self._tree.tries[edge])
            opinion[texts[int(self._tree.move[edge])]] = (tries, float(self._tree.won[edge]) / max(tries, 1))
        return opinion

    def arguments(self, knowledge: Knowledge) -> tuple[Any, ...]:
        """What the search kernel is called with, but for how many iterations."""
        family, shadow = knowledge.family, knowledge.shadow()
        module = module_for(knowledge)
        tables, chances, known = module.begin(knowledge, lambda n: draw(self.randoms, n))
        roots = np.zeros(len(tables), family.STATE)
        for place, table in enumerate(tables):
            roots[place] = table
        parameters = new_record(PARAMETERS)
        for key, value in self.parameters.items():
            parameters[key] = value
        searcher = MISTER_X if knowledge.viewer == "x" else HUNTERS
        if not module.KNOWS_HIS_TABLE:
            parameters.own_of_1000 = 0
        net = load_net(knowledge.view["title"])
        if net is None or not knowledge.board.levels:
            net = new_record(NET)
            parameters.judge_x = parameters.judge_hunters = 0
        if self._tree is None:
            self._tree, self._room = new_record(TREE), new_record(ROOM)
        codes = [family.read_move(knowledge.words, shadow.state, text) for text in knowledge.view["legal"]]
        return (
            knowledge.board, knowledge.rules, roots, np.array(chances, np.int64), len(tables),
            np.zeros(2, family.STATE), known, np.zeros_like(known), np.zeros(WORDS, np.int64), self._tree,
            self._room, parameters, self.randoms, np.zeros(family.MOST_MOVES, np.int32),
            np.zeros(family.MOST_MOVES, np.int32), np.array(codes, np.int32),
            len(codes), searcher, net,
        )  # fmt: skip

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        yield run_search, (*self.arguments(knowledge), START, 1, True)
        if name_of(knowledge.family) == "transit":
            yield from self._small.kernels(knowledge)
