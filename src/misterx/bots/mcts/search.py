"""One search for all families: the tree of observations, walked with hidden things drawn anew every time."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from misterx.bots.mcts.questions import follow, observe, playout_move, rate, secret, value
from misterx.bots.mcts.ratings import DROPPED
from misterx.bots.mcts.tree import add, clear, find, mix
from misterx.bots.mcts.value_net import HIDDEN
from misterx.bots.transit.features import FEATURES
from misterx.bots.transit.x_policy import TRAITS
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw
from misterx.kernel.records import record_type

DEPTH = 512
FINE = 1 << 30
WIDTH = 48  # most moves that a node considers

PARAMETERS = record_type(
    [
        ("c_x", "<f4"),
        ("c_hunters", "<f4"),
        ("first_try", "<f4"),  # how much worse than its node an untried move is taken to be
        ("prior_temperature_x", "<f4"),  # of the priors: 1 as rated, more is flatter
        ("prior_temperature_hunters", "<f4"),
        ("random_of_1000", "<i4"),  # playout moves at random
        ("see_hidden", "i1"),  # whether nodes know the hidden part of moves, as in a search that only determinises
        ("own_of_1000", "<i4"),  # iterations from Mister X's true table, from which the other side learns nothing
        ("judge_x", "<i4"),  # of 1000 iterations of his, those that a net judges in place of a playout
        ("judge_hunters", "<i4"),
    ]
)

ROOM = record_type(
    [
        ("path", "<i4", (DEPTH,)),
        ("edge", "<i4", (DEPTH,)),
        ("side", "i1", (DEPTH,)),
        ("rating", "<f4", (1 << 15,)),
        ("features", "<f4", (FEATURES,)),
        ("hidden", "<f4", (HIDDEN,)),
        ("traits", "<f4", (TRAITS,)),
    ]
)


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
        total += ratings[i]
    for i in range(kept):
        ratings[i] = ratings[i] / total
    return kept


@kernel
def select(tree: Any, node: int, c: float, first_try: float) -> int:
    """The edge to follow: PUCT, untried ones being taken as a little worse than the node."""
    first = int(tree.first[node])
    visits = int(tree.visits[node])
    spread = c * sqrt(1.0 + visits)  # the first try goes by priors, not to whatever comes first
    expected = tree.total[node] / visits - first_try if visits > 0 else 0.5
    best, best_value = first, -1e9
    for edge in range(first, first + tree.count[node]):
        tries = int(tree.tries[edge])
        value = tree.won[edge] / tries if tries > 0 else expected
        value += spread * tree.prior[edge] / (1 + tries)
        if value > best_value:
            best, best_value = edge, value
    return best


@kernel
def sample(tree: Any, node: int, randoms: Any) -> int:
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


@kernel
def draw_playout_move(
    board: Any, rules: Any, state: Any, known: Any, randoms: Any, moves: Any, scratch: Any, random_of_1000: int
) -> int:  # fmt: skip
    """A playout's move."""
    n = legal(board, rules, state, moves)
    if draw(randoms, 1000) < random_of_1000:
        return int(moves[draw(randoms, n)])
    return int(playout_move(board, rules, state, known, randoms, moves, n, scratch))


@kernel
def iterate(
    board: Any, rules: Any, states: Any, known: Any, scratch: Any, tree: Any, room: Any, parameters: Any, randoms: Any,
    moves: Any, weights: Any, root_moves: Any, n_root: int, learners: int, net: Any, judged: bool, start: int,
) -> None:  # fmt: skip
    """One iteration from states[0], which may be changed: down the tree, a new node, a playout, rewards back.

    `learners` is a mask of the sides whose nodes learn from it; another answers as often as it tried, and as in
    playouts where it did not. A judged one ends where the net can tell his chances.
    """
    key, depth, steps = start, 0, 0
    fresh, chaos = False, int(parameters.random_of_1000)
    while outcome(board, rules, states[0]) == NOBODY and not fresh and depth < DEPTH:
        side = decider(board, rules, states[0])
        if side == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, moves, weights)
        else:
            own = mix(key, secret(board, rules, states[0], side) * 4 + side)
            slot = find(tree, own)
            node = int(tree.slot[slot]) - 1
            learns = learners >> side & 1
            if node < 0 and learns:
                if steps == 0 and n_root > 0:
                    n = n_root
                    for i in range(n_root):
                        moves[i] = root_moves[i]
                else:
                    n = legal(board, rules, states[0], moves)
                rate(
                    board, rules, states[0], known, randoms, moves, n, room.rating, scratch, net, room.traits
                )  # fmt: skip
                temperature = parameters.prior_temperature_hunters
                if side == MISTER_X:
                    temperature = parameters.prior_temperature_x
                n = keep_best(moves, room.rating, n, temperature)
                node = add(tree, slot, own, moves, room.rating, n)
                fresh = steps > 0
                if node < 0:
                    break
            if not learns:
                if node < 0:
                    move = draw_playout_move(board, rules, states[0], known, randoms, moves, scratch, chaos)
                else:
                    move = int(tree.move[sample(tree, node, randoms)])
            else:
                c = parameters.c_x if side == MISTER_X else parameters.c_hunters
                edge = select(tree, node, c, parameters.first_try)
                room.path[depth] = node
                room.edge[depth] = edge
                room.side[depth] = side
                depth += 1
                move = int(tree.move[edge])
        states[1] = states[0]
        apply(board, rules, states[0], move, None)
        follow(board, rules, states[1], states[0], move, known, scratch)
        key = mix(key, move + 1 if parameters.see_hidden else observe(board, rules, states[0], move))
        steps += 1
    chance = -1.0
    while outcome(board, rules, states[0]) == NOBODY:
        if judged:
            chance = value(board, rules, states[0], known, net, room.features, room.hidden, scratch)
            if chance >= 0:
                break
        if decider(board, rules, states[0]) == CHANCE:
            move = draw_chance(board, rules, states[0], randoms, moves, weights)
        else:
            move = draw_playout_move(board, rules, states[0], known, randoms, moves, scratch, chaos)
        states[1] = states[0]
        apply(board, rules, states[0], move, None)
        follow(board, rules, states[1], states[0], move, known, scratch)
    won = outcome(board, rules, states[0])
    if chance < 0:
        chance = 1.0 if won == MISTER_X else 0.0 if won == HUNTERS else 0.5
    for place in range(depth):
        side = int(room.side[place])
        if learners >> side & 1:
            reward = chance if side == MISTER_X else 1.0 - chance
            tree.visits[room.path[place]] += 1
            tree.total[room.path[place]] += reward
            tree.tries[room.edge[place]] += 1
            tree.won[room.edge[place]] += reward


@kernel
def run_search(
    board: Any, rules: Any, roots: Any, chances: Any, n_roots: int, states: Any, known: Any, work: Any, scratch: Any,
    tree: Any, room: Any, parameters: Any, randoms: Any, moves: Any, weights: Any, root_moves: Any, n_root: int,
    searcher: int, net: Any, start: int, iterations: int, fresh: bool,
) -> None:  # fmt: skip
    """Search from tables that may be the true one. Mister X knows his table, roots[0].

    `start` is the key of what was observed before: START for a new tree.
    """
    if fresh:
        clear(tree)
    total = 0
    for i in range(n_roots):
        total += chances[i]
    share = parameters.own_of_1000 if searcher == MISTER_X and n_roots > 1 else 0
    judged = parameters.judge_x if searcher == MISTER_X else parameters.judge_hunters
    for _ in range(iterations):
        own = tree.nodes == 0 or draw(randoms, 1000) < share
        chosen = 0
        if not own:
            left = draw(randoms, total)
            while left >= chances[chosen]:
                left -= chances[chosen]
                chosen += 1
        states[0] = roots[chosen]
        for word in range(len(known)):
            work[word] = known[word]
        learners = 1 << searcher if own else 1 << MISTER_X | 1 << HUNTERS
        given = n_root if searcher == HUNTERS else 0  # a hunters' seat may move its own pawns only
        iterate(
            board, rules, states, work, scratch, tree, room, parameters, randoms, moves, weights, root_moves, given,
            learners, net, draw(randoms, 1000) < judged, start,
        )  # fmt: skip
