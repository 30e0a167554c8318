"""Our own player: a search of what each side knows, with hidden things drawn from what is possible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.greedy_bot import SCRATCH_WORDS, GreedyBot
from misterx.bots.mcts.search import PARAMETERS, ROOM, run_search
from misterx.bots.mcts.tree import START, TREE
from misterx.bots.mcts.tree_reuse import TreeReuse, edges_of
from misterx.bots.mcts.value_net import load_net, rules_of_thumb
from misterx.bots.registry import SEARCH
from misterx.bots.settings import CHANCE, PERCENT, SWITCH, Range
from misterx.bots.solver.small_game import SmallGame
from misterx.deduce import Knowledge
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.errors import NothingFits
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.random import draw, new_randoms
from misterx.kernel.records import new_record

DEFAULTS: dict[str, Any] = {
    "c_x": 0.4,
    "c_hunters": 0.4,
    "first_try": 0.1,
    "prior_temperature_x": 1.0,
    "prior_temperature_hunters": 0.5,
    "random_of_1000": 50,
    "own_of_1000": 500,
    "see_hidden": 0,
    "judge_x": 500,
    "judge_hunters": 1000,
    "learnt": 1,  # 0 goes by rules of thumb and playouts where a net and policies were learnt
    "trusts": 75,  # Behrends' police, of 100 decisions those in which they go by what walks tell of who Mister X is
    "bluffs": 85,  # and his, of 100 those in which he acts as if they did
    "temperature": 0.0,  # 0 takes the move that was tried most, 1 each as often as it was tried
    "threads": 1,  # that think at the same time, each with a tree of its own
}
RANGES: dict[str, Range] = {
    "c_x": Range(0, 100),
    "c_hunters": Range(0, 100),
    "first_try": Range(-1, 1),
    "prior_temperature_x": Range(0.01, 1000),
    "prior_temperature_hunters": Range(0.01, 1000),
    "random_of_1000": CHANCE,
    "own_of_1000": CHANCE,
    "see_hidden": SWITCH,
    "judge_x": CHANCE,
    "judge_hunters": CHANCE,
    "learnt": SWITCH,
    "trusts": PERCENT,
    "bluffs": PERCENT,
    "temperature": Range(0, 100),
    "threads": Range(1, 8, whole=True),
}

FINE = 1 << 30
TEMPERED = 1_000_000  # the weight of the move that was tried most


@dataclass(frozen=True)
class SearchThread:
    """What one thread thinks with."""

    tree: Any
    room: Any
    randoms: Any


class SearchBot(Bot):
    """Thinks as long as it may, on what its seat knows alone."""

    name = "search"
    usual = Budget(seconds=1.0)
    settings: ClassVar[dict[str, Any]] = DEFAULTS
    ranges: ClassVar[dict[str, Range]] = RANGES

    def __init__(self, seed: int = 0, budget: Budget | None = None, changes: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, budget)
        self.parameters: dict[str, Any] = {**self.settings, **(changes or {})}
        self._threads: list[SearchThread] = []
        self._reuse = TreeReuse()
        self._small = SmallGame()

    @classmethod
    def plays(cls, family: str) -> bool:
        return family in SEARCH

    def choose(self, knowledge: Knowledge) -> str:
        legal: list[str] = knowledge.view["legal"]
        if len(legal) == 1:
            return legal[0]
        if shares := self._small.shares(knowledge, self.budget):
            return self.mix(shares)
        try:
            opinion = self.think(knowledge, till_settled=self.parameters["temperature"] <= 0)
        except NothingFits:  # after hundreds of odd moves with hidden hands; whoever is on turn must still move
            return GreedyBot(draw(self.randoms, FINE)).choose(knowledge)
        text = self.pick(legal, opinion)
        if SEARCH[name_of(knowledge.family)].KEEPS_TREE:
            self._reuse.go_on(knowledge, text, bool(self.parameters["see_hidden"]))
        return text

    def pick(self, legal: list[str], opinion: Mapping[str, tuple[int, float]]) -> str:
        """The move that it tried most; with a temperature others too, the sooner the more they were tried."""
        if self.parameters["temperature"] <= 0:
            return max(legal, key=lambda text: opinion.get(text, (0, 0.0)))
        most, power = max(tries for tries, _ in opinion.values()), 1 / self.parameters["temperature"]
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
        calls = [self.arguments(knowledge, thread, list(texts)) for thread in self.threads()]
        fresh = not all(self._reuse.leads_to(knowledge, thread.tree, texts) for thread in self._threads)
        start = self._reuse.begin(calls[0][2], fresh)
        root = self._reuse.root(knowledge)
        chunks = self.budget.chunks((lambda left: self._lead(root) > left) if till_settled else None)
        self._run(compiled(run_search, knowledge.family), calls, start, fresh, chunks)
        tries, won = self._count(root)
        return {texts[move]: (count, won[move] / max(count, 1)) for move, count in tries.items()}

    def _count(self, root: int) -> tuple[dict[int, int], dict[int, float]]:
        """How often each move was tried by all threads, and what that won."""
        tries: dict[int, int] = defaultdict(int)
        won: dict[int, float] = defaultdict(float)
        for thread in self._threads:
            for edge in edges_of(thread.tree, root):
                move = int(thread.tree.move[edge])
                tries[move] += int(thread.tree.tries[edge])
                won[move] += float(thread.tree.won[edge])
        return tries, won

    def _lead(self, root: int) -> int:
        """How much more often the move that leads was tried than any other."""
        first, second, *_ = (*sorted(self._count(root)[0].values(), reverse=True), 0, 0)
        return first - second

    def _read(self, knowledge: Knowledge) -> dict[int, str]:
        """The legal moves, by their codes."""
        words, state = knowledge.words, knowledge.shadow().state
        return {knowledge.family.read_move(words, state, text): text for text in knowledge.view["legal"]}

    def threads(self) -> list[SearchThread]:
        """One for each thread, made when it first thinks."""
        while len(self._threads) < self.parameters["threads"]:
            randoms = new_randoms(draw(self.randoms, FINE)) if self._threads else self.randoms
            self._threads.append(SearchThread(new_record(TREE), new_record(ROOM), randoms))
        return self._threads

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

    def arguments(self, knowledge: Knowledge, thread: SearchThread, codes: list[int]) -> tuple[Any, ...]:
        """What the search kernel is called with, but for how many iterations."""
        family = knowledge.family
        module = SEARCH[name_of(knowledge.family)]
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
            net = rules_of_thumb()
            parameters.judge_x = parameters.judge_hunters = 0
        return (
            knowledge.board, knowledge.rules, roots, np.array(chances, np.int64), len(tables),
            np.zeros(2, family.State.DTYPE), known, np.zeros_like(known), np.zeros(SCRATCH_WORDS, np.int64),
            thread.tree, thread.room, parameters, thread.randoms, np.zeros(family.MOST_MOVES, np.int32),
            np.zeros(family.MOST_MOVES, np.int32), np.array(codes, np.int32),
            len(codes), searcher, net,
        )  # fmt: skip

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        codes = list(self._read(knowledge))
        yield run_search, (*self.arguments(knowledge, self.threads()[0], codes), START, 1, True)
        if name_of(knowledge.family) == "transit":
            yield from self._small.kernels(knowledge)
