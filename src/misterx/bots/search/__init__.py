"""Our own player: a search of what each side knows, with hidden things drawn from what is possible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.greedy import WORDS, GreedyBot
from misterx.bots.search.line import Line, edges_of
from misterx.bots.search.net import load_net, untaught
from misterx.bots.search.small import SmallGame
from misterx.bots.search.tree import START, TREE
from misterx.bots.search.walk import PARAMETERS, ROOM, run_search
from misterx.bots.settings import CHANCE, PERCENT, SWITCH, Range
from misterx.deduce import Knowledge
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.errors import NothingFits
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.random import draw, new_randoms
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
    "learnt": 1,  # 0 goes by rules of thumb and playouts where a net and policies were learnt
    "trusts": 75,  # Behrends' police, of 100 decisions those in which they go by what walks tell of who Mister X is
    "bluffs": 85,  # and his, of 100 those in which he acts as if they did
    "temper": 0.0,  # 0 takes the move that was tried most, 1 each as often as it was tried
    "threads": 1,  # that think at the same time, each with a tree of its own
}
RANGES: dict[str, Range] = {
    "c_x": Range(0, 100),
    "c_hunters": Range(0, 100),
    "first_try": Range(-1, 1),
    "warmth_x": Range(0.01, 1000),
    "warmth_hunters": Range(0.01, 1000),
    "random_of_1000": CHANCE,
    "own_of_1000": CHANCE,
    "peek": SWITCH,
    "judge_x": CHANCE,
    "judge_hunters": CHANCE,
    "learnt": SWITCH,
    "trusts": PERCENT,
    "bluffs": PERCENT,
    "temper": Range(0, 100),
    "threads": Range(1, 8, whole=True),
}

FINE = 1 << 30
TEMPERED = 1_000_000  # the weight of the move that was tried most


def module_for(knowledge: Knowledge) -> ModuleType:
    """What the search asks of this family."""
    return import_module(f"misterx.bots.search.{name_of(knowledge.family)}")


@dataclass(frozen=True)
class Mind:
    """What one thread thinks with."""

    tree: Any
    room: Any
    randoms: Any


class SearchBot(Bot):
    """Thinks as long as it may, on what its seat knows alone."""

    name = "search"
    usual = Budget(seconds=1.0)
    settings: ClassVar[dict[str, Any]] = FOUND
    ranges: ClassVar[dict[str, Range]] = RANGES

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, budget)
        self.parameters: dict[str, Any] = {**self.settings, **(changes or {})}
        self._minds: list[Mind] = []
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
        try:
            opinion = self.think(knowledge, till_settled=self.parameters["temper"] <= 0)
        except NothingFits:  # after hundreds of odd moves with hidden hands; whoever is on turn must still move
            return GreedyBot(draw(self.randoms, FINE)).choose(knowledge)
        text = self.pick(legal, opinion)
        if module_for(knowledge).KEEPS_TREE:
            self._line.go_on(knowledge, text, bool(self.parameters["peek"]))
        return text

    def pick(self, legal: list[str], opinion: Mapping[str, tuple[int, float]]) -> str:
        """The move that it tried most; with a temper others too, the sooner the more they were tried."""
        if self.parameters["temper"] <= 0:
            return max(legal, key=lambda text: opinion.get(text, (0, 0.0)))
        most, power = max(tries for tries, _ in opinion.values()), 1 / self.parameters["temper"]
        weights = {text: int(TEMPERED * (tries / most) ** power) for text, (tries, _) in opinion.items()}
        left = draw(self.randoms, sum(weights.values()))
        for text, weight in weights.items():
            left -= weight
            if left < 0:
                return text
        return legal[0]

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

    def think(self, knowledge: Knowledge, till_settled: bool = False) -> dict[str, tuple[int, float]]:
        """How often each move was tried, and its mean reward: the search's own opinion of the position.

        With a time to think it may stop once no other move can be tried as often as the one that leads.
        """
        texts = self._read(knowledge)
        calls = [self.arguments(knowledge, mind, list(texts)) for mind in self.minds()]
        fresh = not all(self._line.leads_to(knowledge, mind.tree, texts) for mind in self._minds)
        start = self._line.begin(calls[0][2], fresh)
        root = self._line.root(knowledge)
        chunks = self.budget.chunks((lambda left: self._lead(root) > left) if till_settled else None)
        self._run(compiled(run_search, knowledge.family), calls, start, fresh, chunks)
        tries, won = self._count(root)
        return {texts[move]: (count, won[move] / max(count, 1)) for move, count in tries.items()}

    def _count(self, root: int) -> tuple[dict[int, int], dict[int, float]]:
        """How often each move was tried by all threads, and what that won."""
        tries: dict[int, int] = defaultdict(int)
        won: dict[int, float] = defaultdict(float)
        for mind in self._minds:
            for edge in edges_of(mind.tree, root):
                move = int(mind.tree.move[edge])
                tries[move] += int(mind.tree.tries[edge])
                won[move] += float(mind.tree.won[edge])
        return tries, won

    def _lead(self, root: int) -> int:
        """How much more often the move that leads was tried than any other."""
        first, second, *_ = (*sorted(self._count(root)[0].values(), reverse=True), 0, 0)
        return first - second

    def _read(self, knowledge: Knowledge) -> dict[int, str]:
        """The legal moves, by their codes."""
        words, state = knowledge.words, knowledge.shadow().state
        return {knowledge.family.read_move(words, state, text): text for text in knowledge.view["legal"]}

    def minds(self) -> list[Mind]:
        """One for each thread, made when it first thinks."""
        while len(self._minds) < self.parameters["threads"]:
            randoms = new_randoms(draw(self.randoms, FINE)) if self._minds else self.randoms
            self._minds.append(Mind(new_record(TREE), new_record(ROOM), randoms))
        return self._minds

    def _run(
        self, search: Callable[..., Any], calls: list[tuple[Any, ...]], start: int, fresh: bool, chunks: Iterable[int]
    ) -> None:
        """Every thread does its share of the iterations."""
        with ThreadPoolExecutor(len(calls)) as pool:
            for chunk in chunks:
                waiting = []
                for place, call in enumerate(calls[1:], 1):
                    share = chunk // len(calls) + (place < chunk % len(calls))
                    waiting.append(pool.submit(search, *call, start, share, fresh))
                search(*calls[0], start, -(-chunk // len(calls)), fresh)
                for other in waiting:
                    other.result()
                fresh = False

    def arguments(self, knowledge: Knowledge, mind: Mind, codes: list[int]) -> tuple[Any, ...]:
        """What the search kernel is called with, but for how many iterations."""
        family = knowledge.family
        module = module_for(knowledge)
        tables, chances, known = module.begin(knowledge, lambda n: draw(self.randoms, n), self.parameters)
        roots = np.zeros(len(tables), family.State.DTYPE)
        for place, table in enumerate(tables):
            roots[place] = table
        parameters = new_record(PARAMETERS)
        for key in PARAMETERS.names:
            parameters[key] = self.parameters[key]
        searcher = MISTER_X if knowledge.viewer == "x" else HUNTERS
        if not module.KNOWS_HIS_TABLE:
            parameters.own_of_1000 = 0
        net = load_net(knowledge.view["title"]) if self.parameters["learnt"] else None
        if net is None or not knowledge.board.levels:
            net = untaught()
            parameters.judge_x = parameters.judge_hunters = 0
        return (
            knowledge.board, knowledge.rules, roots, np.array(chances, np.int64), len(tables),
            np.zeros(2, family.State.DTYPE), known, np.zeros_like(known), np.zeros(WORDS, np.int64), mind.tree,
            mind.room, parameters, mind.randoms, np.zeros(family.MOST_MOVES, np.int32),
            np.zeros(family.MOST_MOVES, np.int32), np.array(codes, np.int32),
            len(codes), searcher, net,
        )  # fmt: skip

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        codes = list(self._read(knowledge))
        yield run_search, (*self.arguments(knowledge, self.minds()[0], codes), START, 1, True)
        if name_of(knowledge.family) == "transit":
            yield from self._small.kernels(knowledge)
