"""Going on with the tree of the decision before: a colleague's move, the second leg of a double.

What was learnt below the move that was played is still true, so the search need not begin anew.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from misterx.bots.mcts.questions import observe, secret
from misterx.bots.mcts.tree import NODES, START, find, mix
from misterx.deduce import Knowledge
from misterx.kernel.codes import HUNTERS, MISTER_X, NOBODY
from misterx.kernel.records import InterpretedRecord, copy_record, interpreted

FULL = NODES // 2  # nodes from which on a tree is not worth keeping


def edges_of(tree: Any, key: int) -> range:
    """The edges of the node with a key; none if it is not there."""
    node = int(tree.slot[find(tree, key)]) - 1
    return range(int(tree.first[node]), int(tree.first[node] + tree.count[node])) if node >= 0 else range(0)


def outline(state: Any) -> tuple[int, int, bytes]:
    """What tells one table of a turn from another."""
    return int(state.phase), int(state.round_no), state.pos.tobytes()


class TreeReuse:
    """Where the search is in its tree, and which table it expects next."""

    def __init__(self) -> None:
        self._key = START
        self._roots: Any = None
        self._expected: tuple[int, int, bytes] | None = None

    def begin(self, roots: Any, fresh: bool) -> int:
        """Note the tables that are searched; returns the key to begin with."""
        self._roots, self._expected = roots, None
        if fresh:
            self._key = START
        return self._key

    def root(self, knowledge: Knowledge) -> int:
        """The key of the searcher's own node."""
        side = MISTER_X if knowledge.viewer == "x" else HUNTERS
        table = self._roots[0]
        state = table if isinstance(table, InterpretedRecord) else interpreted(copy_record(table))
        known = secret(knowledge.board, knowledge.rules, state, side)
        return mix(self._key, known * 4 + side)

    def leads_to(self, knowledge: Knowledge, tree: Any, legal: Container[int]) -> bool:
        """Whether the tree may be kept: the table is as expected, and all that was tried may be played."""
        if self._expected is None or self._expected != outline(knowledge.shadow().state) or tree.nodes > FULL:
            return False
        edges = edges_of(tree, self.root(knowledge))
        return len(edges) > 0 and all(int(tree.move[edge]) in legal for edge in edges)

    def go_on(self, knowledge: Knowledge, text: str, see_hidden: bool) -> None:
        """A move was chosen: expect the same side to decide again, if it does."""
        family, board, rules = knowledge.family, knowledge.board, knowledge.rules
        for table in self._roots:
            state: Any = interpreted(copy_record(table))
            side = family.decider(board, rules, state)
            move = family.read_move(knowledge.words, state, text)
            family.apply(board, rules, state, move, None)
            if family.outcome(board, rules, state) == NOBODY:
                if family.decider(board, rules, state) == side:
                    self._key = mix(self._key, move + 1 if see_hidden else observe(board, rules, state, move))
                    self._expected = outline(state)
                    self._roots = [state]
                return
