"""One search for all families: the tree of observations, gone down with hidden things drawn anew every time."""

from __future__ import annotations

from typing import Any

from misterx.bots.mcts.context import DEPTH, SearchContext
from misterx.bots.mcts.questions import follow, observe, playout_move, rate, secret, value
from misterx.bots.mcts.selection import keep_best, sample, select
from misterx.bots.mcts.tree import add, clear, find, mix
from misterx.bots.mcts.workspace import Workspace
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, HUNTERS, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw


@kernel
def draw_playout_move(
    board: Any, rules: Any, state: Any, work: Workspace, randoms: Any, random_of_1000: int
) -> int:  # fmt: skip
    """A playout's move: now and then any, else a good one."""
    n = legal(board, rules, state, work.moves)
    if draw(randoms, 1000) < random_of_1000:
        return int(work.moves[draw(randoms, n)])
    return int(playout_move(board, rules, state, work, randoms, n))


@kernel
def move_on(board: Any, rules: Any, context: SearchContext, move: int) -> None:
    """Play a move of an iteration, and keep up what everybody knows."""
    state, before = context.states[0], context.states[1]
    context.states[1] = state
    apply(board, rules, state, move, None)
    follow(board, rules, before, state, move, context.work)


@kernel
def open_node(
    board: Any, rules: Any, context: SearchContext, randoms: Any, slot: int, key: int, side: int, n_given: int
) -> int:  # fmt: skip
    """A new node with the moves that are worth considering; -1 when the tree is full.

    Of the searcher's own first decision n_given moves are given: a hunters' seat may move its own pawns only.
    """
    work, parameters = context.work, context.parameters
    n = n_given
    for i in range(n_given):
        work.moves[i] = context.root_moves[i]
    if n_given == 0:
        n = legal(board, rules, context.states[0], work.moves)
    rate(board, rules, context.states[0], work, context.net, randoms, n)
    temperature = parameters.prior_temperature_hunters
    if side == MISTER_X:
        temperature = parameters.prior_temperature_x
    n = keep_best(work.moves, work.ratings, n, temperature)
    return add(context.tree, slot, key, work.moves, work.ratings, n)


@kernel
def descend(board: Any, rules: Any, context: SearchContext, randoms: Any, learners: int, n_given: int) -> int:
    """Down the tree from states[0] to a new node, the end of the game or of what is remembered; returns the depth.

    `learners` is a mask of the sides whose nodes learn from it; another answers as often as it tried, and as in
    playouts where it did not.
    """
    state, work, tree, parameters = context.states[0], context.work, context.tree, context.parameters
    key, depth, steps, fresh = int(context.start), 0, 0, False
    while outcome(board, rules, state) == NOBODY and not fresh and depth < DEPTH:
        side = decider(board, rules, state)
        if side == CHANCE:
            move = draw_chance(board, rules, state, randoms, work.moves, work.weights)
        else:
            own = mix(key, secret(board, rules, state, side) * 4 + side)
            slot = find(tree, own)
            node = int(tree.slot[slot]) - 1
            learns = learners >> side & 1
            if node < 0 and learns:
                node = open_node(board, rules, context, randoms, slot, own, side, n_given if steps == 0 else 0)
                fresh = steps > 0
                if node < 0:
                    break
            if learns:
                c = parameters.c_x if side == MISTER_X else parameters.c_hunters
                edge = select(tree, node, c, parameters.first_try)
                context.path[depth] = node
                context.edge[depth] = edge
                context.side[depth] = side
                depth += 1
                move = int(tree.move[edge])
            elif node < 0:
                move = draw_playout_move(board, rules, state, work, randoms, int(parameters.random_of_1000))
            else:
                move = int(tree.move[sample(tree, node, randoms)])
        move_on(board, rules, context, move)
        key = mix(key, move + 1 if parameters.see_hidden else observe(board, rules, state, move))
        steps += 1
    return depth


@kernel
def play_out(board: Any, rules: Any, context: SearchContext, randoms: Any, judged: bool) -> float:
    """Play on from states[0]; returns Mister X's reward. A judged playout ends where the net can tell his chances."""
    state, work = context.states[0], context.work
    while outcome(board, rules, state) == NOBODY:
        if judged:
            chance = value(board, rules, state, work, context.net)
            if chance >= 0:
                return float(chance)
        if decider(board, rules, state) == CHANCE:
            move = draw_chance(board, rules, state, randoms, work.moves, work.weights)
        else:
            move = draw_playout_move(board, rules, state, work, randoms, int(context.parameters.random_of_1000))
        move_on(board, rules, context, move)
    won = outcome(board, rules, state)
    return 1.0 if won == MISTER_X else 0.0 if won == HUNTERS else 0.5


@kernel
def give_back(context: SearchContext, depth: int, learners: int, x_reward: float) -> None:
    """Let the nodes on the way down learn what came of it."""
    tree = context.tree
    for place in range(depth):
        side = int(context.side[place])
        if learners >> side & 1:
            reward = x_reward if side == MISTER_X else 1.0 - x_reward
            tree.visits[context.path[place]] += 1
            tree.total[context.path[place]] += reward
            tree.tries[context.edge[place]] += 1
            tree.won[context.edge[place]] += reward


@kernel
def draw_table(context: SearchContext, randoms: Any, total: int) -> int:
    """One of the tables that may be the true one, by how likely each is."""
    left, chosen = draw(randoms, total), 0
    while left >= context.chances[chosen]:
        left -= int(context.chances[chosen])
        chosen += 1
    return chosen


@kernel
def copy_words(source: Any, target: Any, words: int) -> None:
    """By itself, since two arguments are known to be two places in memory, and two fields of a record are not."""
    for word in range(words):
        target[word] = source[word]


@kernel
def run_search(board: Any, rules: Any, context: SearchContext, randoms: Any, iterations: int, fresh: bool) -> None:
    """Search on, or with a fresh tree."""
    if fresh:
        clear(context.tree)
    total = 0
    for table in range(context.tables):
        total += int(context.chances[table])
    searcher, parameters = int(context.searcher), context.parameters
    share = int(parameters.own_of_1000) if searcher == MISTER_X and context.tables > 1 else 0
    judged = int(parameters.judge_x) if searcher == MISTER_X else int(parameters.judge_hunters)
    n_given = int(context.n_root_moves) if searcher == HUNTERS else 0
    for _ in range(iterations):
        own = context.tree.nodes == 0 or draw(randoms, 1000) < share
        chosen = 0 if own else draw_table(context, randoms, total)
        context.states[0] = context.roots[chosen]
        copy_words(context.known, context.work.known, int(context.known_words))
        learners = 1 << searcher if own else 1 << MISTER_X | 1 << HUNTERS
        is_judged = draw(randoms, 1000) < judged
        depth = descend(board, rules, context, randoms, learners, n_given)
        x_reward = play_out(board, rules, context, randoms, is_judged)
        give_back(context, depth, learners, x_reward)
