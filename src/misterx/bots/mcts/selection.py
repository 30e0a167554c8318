"""Which moves a node considers, and which of them is tried next."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from misterx.bots.mcts.ratings import DROPPED
from misterx.bots.mcts.tree import Tree
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw

FINE = 1 << 30
WIDTH = 48  # most moves that a node considers


@kernel
def keep_best(moves: Any, ratings: Any, n: int, temperature: float) -> int:
    """Leave only the moves worth considering, at most WIDTH; their ratings become priors that add up to one."""
    kept = 0
    for i in range(n):
        if ratings[i] <= DROPPED:
            continue
        place = kept
        if kept == WIDTH:
            worst = 0
            for j in range(1, WIDTH):
                if ratings[j] < ratings[worst]:
                    worst = j
            if ratings[worst] >= ratings[i]:
                continue
            place = worst
        else:
            kept += 1
        move, rating = moves[i], ratings[i]
        moves[place] = move
        ratings[place] = rating
    best = ratings[0]
    for i in range(1, kept):
        best = max(best, ratings[i])
    total = 0.0
    for i in range(kept):
        ratings[i] = exp((ratings[i] - best) / temperature)
        total += float(ratings[i])
    for i in range(kept):
        ratings[i] = float(ratings[i]) / total
    return kept


@kernel
def select(tree: Tree, node: int, c: float, first_try: float) -> int:
    """The edge to follow: PUCT, untried ones being taken as a little worse than the node."""
    first = int(tree.first[node])
    visits = int(tree.visits[node])
    spread = float(c) * sqrt(1.0 + visits)  # the first try goes by priors, not to whatever comes first
    expected = float(tree.total[node]) / visits - float(first_try) if visits > 0 else 0.5
    best, best_value = first, -1e9
    for edge in range(first, first + tree.count[node]):
        tries = int(tree.tries[edge])
        value = float(tree.won[edge]) / tries if tries > 0 else expected
        value += spread * float(tree.prior[edge]) / (1 + tries)
        if value > best_value:
            best, best_value = edge, value
    return best


@kernel
def sample(tree: Tree, node: int, randoms: Any) -> int:
    """An edge, drawn as often as it was tried; priors count as one try."""
    first = int(tree.first[node])
    left = (1.0 + tree.visits[node]) * draw(randoms, FINE) / FINE
    best = first
    for edge in range(first, first + tree.count[node]):
        left -= tree.tries[edge] + tree.prior[edge]
        if left < 0:
            return edge
        if tree.tries[edge] + tree.prior[edge] > tree.tries[best] + tree.prior[best]:
            best = edge
    return best
