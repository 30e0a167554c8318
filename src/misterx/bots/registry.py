"""What each family brings to its bots, in one table a question: greedy play, and a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from misterx.bots.gang import greedy as gang_greedy
from misterx.bots.gang import search as gang_search
from misterx.bots.hand import greedy as hand_greedy
from misterx.bots.hand import search as hand_search
from misterx.bots.mcts.value_net import Net
from misterx.bots.mcts.workspace import Sizes
from misterx.bots.transit import greedy as transit_greedy
from misterx.bots.transit import search as transit_search
from misterx.deduce import Knowledge
from misterx.families.registry import family_of
from misterx.kernel.jit import Named, name_of

Kernel = Callable[..., Any]


class GreedyPlay(Protocol):
    """What `bots/F/greedy.py` holds."""

    greedy: Kernel  # (board, rules, state, known, randoms, moves, n, scratch): the greedy one of n moves
    learn: Kernel  # (board, rules, before, state, move, known, scratch): keep up public knowledge


class SearchPlay(Protocol):
    """What `bots/F/search.py` holds; the kernels are explained in `mcts/questions.py`."""

    KEEPS_TREE: bool  # whether what was learnt below a move is still true when the same side decides again
    KNOWS_HIS_TABLE: bool  # whether Mister X's first table is the true one, and the others all that hunters believe in
    follow: Kernel
    observe: Kernel
    secret: Kernel
    rate: Kernel
    playout_move: Kernel
    value: Kernel
    SIZES: Sizes  # how much room it needs

    def rules_of_thumb(self) -> Net:
        """A net that was taught nothing, and rules of thumb for policies."""

    def begin(
        self, knowledge: Knowledge, below: Callable[[int], int], settings: Mapping[str, Any]
    ) -> tuple[list[Any], list[int], Any]:
        """Tables that may be the true one, how likely each is, and what is known."""


GREEDY: dict[str, GreedyPlay] = {"transit": transit_greedy, "hand": hand_greedy, "gang": gang_greedy}
SEARCH: dict[str, SearchPlay] = {"transit": transit_search, "hand": hand_search, "gang": gang_search}
SMALL_GAMES = frozenset({"transit"})  # families whose last moves are solved where few ways are left (`solver/`)


def question(table: Mapping[str, Any], name: str) -> Any:
    """A question that every family answers: from Python by the third argument, a state; compiled by the family."""

    def of(family: Named) -> Any:
        return getattr(table[name_of(family)], name)

    def call(*args: Any) -> Any:
        return of(family_of(args[2].dtype))(*args)

    call.__answer__ = of  # type: ignore[attr-defined]
    return call
