"""PimBot, the reference player of the literature, with its published parameters.

J. A. M. Nijssen and M. H. M. Winands: Monte-Carlo tree search for the hide-and-seek game Scotland Yard (2011, 2012).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.pimbot.search import CATEGORIES, DEPTH, PARAMETERS, run_pimbot
from misterx.bots.pimbot.tree import TREE
from misterx.bots.settings import CHANCE, SWITCH, Range
from misterx.bots.transit.playout import nearest_hunter
from misterx.deduce import Knowledge
from misterx.families.transit.schema.moves import pawn_of
from misterx.kernel.errors import MisterXError
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.records import new_record

PUBLISHED: dict[str, Any] = {
    "c_x": 0.2,
    "c_hunters": 2.0,
    "weights": (196, 671, 540, 384, 196),
    "random_of_1000": 200,
    "own_capture": 1.0,
    "other_capture": 0.75,
    "filter_black": 1,
}
RANGES: dict[str, Range] = {  # weights are several numbers, which a name cannot hold
    "c_x": Range(0, 100),
    "c_hunters": Range(0, 100),
    "random_of_1000": CHANCE,
    "own_capture": Range(0, 1),
    "other_capture": Range(0, 1),
    "filter_black": SWITCH,
}
EVENLY = {"weights": (0, 0, 0, 0, 0)}
ALONE = {"other_capture": 1.0}
UNFILTERED = {"filter_black": 0}


def sort_places(shadow: Any, nodes: list[int]) -> tuple[Any, Any]:
    """Stations by the distance to the nearest hunter (1, 2, 3, 4, 5 and more), and where each category begins."""

    def category(node: int) -> int:
        away = nearest_hunter(shadow.board, shadow.state, int(shadow.rules.hunters), node)
        return min(max(away, 1), CATEGORIES) - 1

    nodes = sorted(nodes, key=lambda node: (category(node), node))
    counts = [sum(category(node) < c for node in nodes) for c in range(CATEGORIES + 1)]
    return np.array(nodes, np.int32), np.array(counts, np.int32)


class PimBot(Bot):
    """UCT on determinisations with everything the papers found to help."""

    name = "pimbot"
    usual = Budget(iterations=10_000)
    settings: ClassVar[dict[str, Any]] = PUBLISHED
    ranges: ClassVar[dict[str, Range]] = RANGES

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, budget)
        self.parameters = new_record(PARAMETERS)
        for key, value in {**self.settings, **(changes or {})}.items():
            self.parameters[key] = value
        self.tree: Any = None

    @classmethod
    def plays(cls, family: str) -> bool:
        return family == "transit"

    def choose(self, knowledge: Knowledge) -> str:
        if not self.plays(name_of(knowledge.family)):
            raise MisterXError("bot_cannot_play", bot=self.name, title=knowledge.view["title"])
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return legal[0]
        search = compiled(run_pimbot, knowledge.family)
        arguments = self.arguments(knowledge)
        fresh = True
        for chunk in self.budget.chunks():
            search(*arguments, chunk, fresh)
            fresh = False
        return self.most_tried(knowledge, knowledge.shadow().state, legal)

    def arguments(self, knowledge: Knowledge) -> tuple[Any, ...]:
        """What the search kernel is called with, but for how many iterations."""
        family, shadow = knowledge.family, knowledge.shadow()
        if self.tree is None:
            self.tree = new_record(TREE)
        root = np.zeros(1, family.State.DTYPE)
        root[0] = shadow.packed()
        first = family.read_move(knowledge.words, shadow.state, knowledge.view["legal"][0])
        nodes = [knowledge.words.node[station] for station in shadow.stations()]
        if knowledge.viewer == "x":
            nodes = [int(shadow.state.x)]
        known = np.array(shadow.possible, np.int64)
        return (
            knowledge.board, knowledge.rules, root, np.zeros(2, family.State.DTYPE), known, np.zeros_like(known),
            np.zeros_like(known), *sort_places(shadow, nodes), self.tree, np.zeros(DEPTH, np.int64), self.parameters,
            pawn_of(first), self.randoms, np.zeros(family.MOST_MOVES, np.int32),
        )  # fmt: skip

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        yield run_pimbot, (*self.arguments(knowledge), 1, True)

    def most_tried(self, knowledge: Knowledge, state: Any, legal: list[str]) -> str:
        codes = {knowledge.family.read_move(knowledge.words, state, text): text for text in legal}
        tries = dict.fromkeys(legal, 0)
        for child in np.flatnonzero(self.tree.parent[1 : self.tree.nodes] == 0) + 1:
            text = codes.get(int(self.tree.move[child]))
            if text is not None:
                tries[text] = int(self.tree.tries[child])
        return max(legal, key=lambda text: tries[text])


class BasicMcts(PimBot):
    """Its simplest relative: playouts at random."""

    name = "basic-mcts"
    settings: ClassVar[dict[str, Any]] = {**PUBLISHED, "random_of_1000": 1000, **EVENLY, **ALONE, **UNFILTERED}


class GreedyMcts(PimBot):
    """Greedy playouts, and nothing else."""

    name = "greedy-mcts"
    settings: ClassVar[dict[str, Any]] = {**PUBLISHED, **EVENLY, **ALONE, **UNFILTERED}


class CategoryMcts(PimBot):
    """Greedy playouts and location categories."""

    name = "category-mcts"
    settings: ClassVar[dict[str, Any]] = {**PUBLISHED, **ALONE, **UNFILTERED}


class CoalitionMcts(PimBot):
    """All but Mister X's filter."""

    name = "coalition-mcts"
    settings: ClassVar[dict[str, Any]] = {**PUBLISHED, **UNFILTERED}


class CuriousPimBot(PimBot):
    """PimBot with the exploration that suits it best."""

    name = "pimbot-c"
    settings: ClassVar[dict[str, Any]] = {**PUBLISHED, "c_hunters": 0.5}
