"""Our own player: a search of what each side knows, with hidden things drawn from what is possible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from misterx.bots.bot import Bot
from misterx.bots.budget import Budget
from misterx.bots.greedy_bot import GreedyBot
from misterx.bots.mcts.context import SearchContext, context_type, new_context
from misterx.bots.mcts.learnt import load_net
from misterx.bots.mcts.parameters import DEFAULTS, RANGES, Parameters
from misterx.bots.mcts.search import run_search
from misterx.bots.mcts.tree_reuse import TreeReuse, edges_of
from misterx.bots.registry import SEARCH, SMALL_GAMES
from misterx.bots.settings import Range
from misterx.bots.solver.small_game import SmallGame
from misterx.deduce import Knowledge
from misterx.families.contract import Family
from misterx.kernel.codes import HUNTERS, MISTER_X
from misterx.kernel.errors import NothingFits
from misterx.kernel.jit import compiled, name_of
from misterx.kernel.random import draw, new_randoms

FINE = 1 << 30
TEMPERED = 1_000_000  # the weight of the move that was tried most


@dataclass(frozen=True)
class SearchThread:
    """What one thread thinks with."""

    context: SearchContext
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
        threads = self.threads(knowledge.family)
        roots = [self.set_up(knowledge, thread, list(texts)) for thread in threads]
        fresh = not all(self._reuse.leads_to(knowledge, thread.context.tree, texts) for thread in threads)
        start = self._reuse.begin(roots[0], fresh)
        for thread in threads:
            thread.context.start = start
        root = self._reuse.root(knowledge)
        chunks = self.budget.chunks((lambda left: self._lead(root) > left) if till_settled else None)
        self._run(knowledge, fresh, chunks)
        tries, won = self._count(root)
        return {texts[move]: (count, won[move] / max(count, 1)) for move, count in tries.items()}

    def _count(self, root: int) -> tuple[dict[int, int], dict[int, float]]:
        """How often each move was tried by all threads, and what that won."""
        tries: dict[int, int] = defaultdict(int)
        won: dict[int, float] = defaultdict(float)
        for thread in self._threads:
            tree = thread.context.tree
            for edge in edges_of(tree, root):
                move = int(tree.move[edge])
                tries[move] += int(tree.tries[edge])
                won[move] += float(tree.won[edge])
        return tries, won

    def _lead(self, root: int) -> int:
        """How much more often the move that leads was tried than any other."""
        first, second, *_ = (*sorted(self._count(root)[0].values(), reverse=True), 0, 0)
        return first - second

    def _read(self, knowledge: Knowledge) -> dict[int, str]:
        """The legal moves, by their codes."""
        words, state = knowledge.words, knowledge.shadow().state
        return {knowledge.family.read_move(words, state, text): text for text in knowledge.view["legal"]}

    def threads(self, family: Family) -> list[SearchThread]:
        """One for each thread, made when it first thinks."""
        if self._threads and self._threads[0].context.dtype != context_type(name_of(family)):
            self._threads.clear()
        while len(self._threads) < self.parameters["threads"]:
            randoms = new_randoms(draw(self.randoms, FINE)) if self._threads else self.randoms
            self._threads.append(SearchThread(new_context(family), randoms))
        return self._threads

    def _run(self, knowledge: Knowledge, fresh: bool, chunks: Iterable[int]) -> None:
        """Every thread does its share of the iterations."""
        board, rules, search = knowledge.board, knowledge.rules, compiled(run_search, knowledge.family)
        first, *others = self._threads
        with ThreadPoolExecutor(len(self._threads)) as pool:
            for chunk in chunks:
                waiting = []
                for place, other in enumerate(others, 1):
                    share = chunk // len(self._threads) + (place < chunk % len(self._threads))
                    waiting.append(pool.submit(search, board, rules, other.context, other.randoms, share, fresh))
                search(board, rules, first.context, first.randoms, -(-chunk // len(self._threads)), fresh)
                for each in waiting:
                    each.result()
                fresh = False

    def set_up(self, knowledge: Knowledge, thread: SearchThread, codes: list[int]) -> Any:
        """Lay out what is searched; returns the tables that may be the true one."""
        play, context = SEARCH[name_of(knowledge.family)], thread.context
        tables, chances, known = play.begin(knowledge, lambda n: draw(self.randoms, n), self.parameters)
        roots = np.zeros(len(tables), knowledge.family.State.DTYPE)
        for place, table in enumerate(tables):
            roots[place] = table
        context.tables, context.roots[: len(tables)], context.chances[: len(tables)] = len(tables), roots, chances
        context.known_words, context.known[: len(known)] = len(known), known
        context.searcher = MISTER_X if knowledge.viewer == "x" else HUNTERS
        context.n_root_moves, context.root_moves[: len(codes)] = len(codes), codes
        self._tell_parameters(knowledge, context)
        return roots

    def _tell_parameters(self, knowledge: Knowledge, context: SearchContext) -> None:
        """What the search goes by: settings, and what was learnt."""
        play, parameters = SEARCH[name_of(knowledge.family)], context.parameters
        for key in Parameters.DTYPE.names:
            parameters[key] = self.parameters[key]
        if not play.KNOWS_HIS_TABLE:
            parameters.own_of_1000 = 0
        net = load_net(knowledge.view["title"]) if self.parameters["learnt"] else None
        if net is None or not knowledge.board.levels:
            net = play.rules_of_thumb()
            parameters.judge_x = parameters.judge_hunters = 0
        context.net = net

    def kernels(self, knowledge: Knowledge) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        context = new_context(knowledge.family)
        yield run_search, (knowledge.board, knowledge.rules, context, self.randoms, 1, True)
        if name_of(knowledge.family) in SMALL_GAMES:
            yield from self._small.kernels(knowledge)
