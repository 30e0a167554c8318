"""PimBot's search: one tree, Mister X's station drawn anew for every iteration (Nijssen and Winands, 2011 and 2012)."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from misterx.bots.pimbot.tree import add, clear, find
from misterx.bots.transit.belief import follow_move
from misterx.bots.transit.playout import choose_playout_move
from misterx.families.transit import apply, legal
from misterx.families.transit.schema.moves import ticket_of
from misterx.families.transit.schema.rules import Rules
from misterx.families.transit.schema.state import BLACK, HUNTERS_TURN, State
from misterx.kernel.bits import lowest_bit, words_of
from misterx.kernel.codes import HUNTERS, MISTER_X, NOBODY
from misterx.kernel.graph import Graph
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw
from misterx.kernel.records import record_type

DEPTH = 512
CATEGORIES = 5

PARAMETERS = record_type(
    [
        ("c_x", "<f4"),
        ("c_hunters", "<f4"),
        ("weights", "<i4", (CATEGORIES,)),  # of the distances 1, 2, 3, 4, 5 and more; all zero: drawn evenly
        ("random_of_1000", "<i4"),  # playout moves at random; 1000 is the basic search
        ("own_capture", "<f4"),
        ("other_capture", "<f4"),  # 1 - r: coalition reduction
        ("filter_black", "i1"),
    ]
)


@kernel
def only_taxis(board: Graph, known: Any) -> bool:
    """Whether every possible station has lines of the first mode only."""
    for word in range(words_of(board)):
        bits = int(known[word])
        while bits != 0:
            low = bits & -bits
            bits ^= low
            if board.served[word * 32 + lowest_bit(low)] != 1:
                return False
    return True


@kernel
def filter_moves(board: Graph, rules: Rules, state: State, known: Any, moves: Any, n: int) -> int:
    """Leave out black tickets where they waste: rounds 1 and 2, reveals, and when only taxis are possible."""
    if state.phase == HUNTERS_TURN:
        return n
    if not (state.round_no <= 2 or rules.reveals[state.entries + 1] or only_taxis(board, known)):
        return n
    kept = 0
    for i in range(n):
        if ticket_of(moves[i]) != BLACK:
            moves[kept] = moves[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def choices(board: Graph, rules: Rules, state: State, known: Any, moves: Any, parameters: Any) -> int:
    n = legal(board, rules, state, moves)
    if parameters.filter_black:
        n = filter_moves(board, rules, state, known, moves, n)
    return n


@kernel
def draw_station(places: Any, first: Any, weights: Any, randoms: Any) -> int:
    """A possible station: by the categories' weights, evenly within a category; first[c] is where category c begins."""
    total = 0
    for category in range(CATEGORIES):
        if first[category + 1] > first[category]:
            total += int(weights[category])
    if total == 0:
        return int(places[draw(randoms, int(first[CATEGORIES]))])
    left = draw(randoms, total)
    chosen = 0
    for category in range(CATEGORIES):
        if first[category + 1] > first[category] and left >= 0:
            chosen = category
            left -= int(weights[category])
    return int(places[first[chosen] + draw(randoms, int(first[chosen + 1] - first[chosen]))])


@kernel
def captor(rules: Rules, state: State) -> int:
    """The hunter who stands on Mister X, 0 for none."""
    for pawn in range(1, rules.hunters + 1):
        if state.pos[pawn] == state.x:
            return pawn
    return 0


@kernel
def pick(tree: Any, node: int, moves: Any, n: int, c: float, randoms: Any) -> int:
    """The place among n moves of the one to follow: an untried one at random, else by UCT."""
    untried, choice = 0, 0
    best = -1.0
    visits = log(float(max(tree.tries[node], 1)))
    for i in range(n):
        child = int(tree.slot[find(tree, node, int(moves[i]))])
        if child == 0:
            untried += 1
            if draw(randoms, untried) == 0:
                choice = i
        elif untried == 0:
            tries = float(tree.tries[child])
            value = tree.score[child] / tries + c * sqrt(visits / tries)
            if value > best:
                best, choice = value, i
    return choice


@kernel
def iterate(
    board: Graph, rules: Rules, states: Any, known: Any, scratch: Any, tree: Any, path: Any, parameters: Any,
    root_pawn: int, randoms: Any, moves: Any,
) -> None:  # fmt: skip
    """One iteration from states[0], which may be changed: down the tree, one new node, a playout, rewards back."""
    state = states[0]
    node, depth = 0, 0
    fresh = False
    while state.winner == NOBODY and not fresh and depth < DEPTH - 1:
        n = choices(board, rules, state, known, moves, parameters)
        hunters = state.phase == HUNTERS_TURN
        move = int(moves[pick(tree, node, moves, n, parameters.c_hunters if hunters else parameters.c_x, randoms)])
        slot = find(tree, node, move)
        child = int(tree.slot[slot])
        if child == 0:
            child = add(tree, slot, node, move)
            fresh = True
        apply(board, rules, state, move, None)
        follow_move(board, rules, state, move, known, scratch)
        if child > 0:
            path[depth] = child << 1 | (1 if hunters else 0)
            depth += 1
            node = child
    while state.winner == NOBODY:
        n = choices(board, rules, state, known, moves, parameters)
        if draw(randoms, 1000) < parameters.random_of_1000:
            move = int(moves[draw(randoms, n)])
        else:
            move = choose_playout_move(board, rules, state, known, randoms, moves, n, scratch)
        apply(board, rules, state, move, None)
        follow_move(board, rules, state, move, known, scratch)
    x_reward = 1.0 if state.winner == MISTER_X else 0.0
    hunters_reward = 0.0
    if state.winner == HUNTERS:
        by = captor(rules, state)
        hunters_reward = parameters.own_capture if by == root_pawn or by == 0 else parameters.other_capture
    tree.tries[0] += 1
    for place in range(depth):
        child = path[place] >> 1
        tree.tries[child] += 1
        tree.score[child] += hunters_reward if path[place] & 1 else x_reward


@kernel
def run_pimbot(
    board: Graph, rules: Rules, root: Any, states: Any, known: Any, work: Any, scratch: Any, places: Any, first: Any,
    tree: Any, path: Any, parameters: Any, root_pawn: int, randoms: Any, moves: Any, iterations: int, fresh: bool,
) -> None:  # fmt: skip
    """Search from root[0], his station drawn from `places` every time (one place where he himself searches)."""
    if fresh:
        clear(tree)
    for _ in range(iterations):
        states[0] = root[0]
        for word in range(words_of(board)):
            work[word] = known[word]
        states[0].x = draw_station(places, first, parameters.weights, randoms)
        iterate(board, rules, states, work, scratch, tree, path, parameters, root_pawn, randoms, moves)
