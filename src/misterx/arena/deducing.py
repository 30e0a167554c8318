"""How long it takes to know where Mister X can be: games in which every deduction is made several times."""

from __future__ import annotations

from typing import Any

from misterx.bots.greedy_bot import learn
from misterx.deduce.transit.belief import CAREFULLY, CARELESSLY, believe
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.bits import words_of
from misterx.kernel.codes import CHANCE, MISTER_X, NOBODY
from misterx.kernel.jit import kernel
from misterx.kernel.random import draw, seed_randoms


@kernel
def learn_again(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    seed: int,
    games: int,
    extra: int,
) -> int:
    """Random games with the possible stations kept up to date, each update `extra` times more; returns the updates."""
    updates = 0
    words = words_of(board)
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, (seed + g) & 0xFFFFFFFF)
        while outcome(board, rules, states[0]) == NOBODY:
            if decider(board, rules, states[0]) == CHANCE:
                move = draw_chance(board, rules, states[0], randoms, moves, weights)
            else:
                n = legal(board, rules, states[0], moves)
                move = int(moves[draw(randoms, n)])
            states[1] = states[0]
            apply(board, rules, states[0], move, None)
            for word in range(words):
                known[words + word] = known[word]
            for _ in range(extra):
                learn(board, rules, states[1], states[0], move, known, scratch)
                for word in range(words):
                    known[word] = known[words + word]
            learn(board, rules, states[1], states[0], move, known, scratch)
            updates += 1
    return updates


@kernel
def believe_again(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    odds: Any,
    kept: Any,
    seed: int,
    games: int,
    extra: int,
    his: bool,
) -> int:
    """The same for how likely each station is, or after Mister X's own moves alone; returns the updates."""
    updates = 0
    words = words_of(board)
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, (seed + g) & 0xFFFFFFFF)
        while outcome(board, rules, states[0]) == NOBODY:
            if decider(board, rules, states[0]) == CHANCE:
                move = draw_chance(board, rules, states[0], randoms, moves, weights)
            else:
                n = legal(board, rules, states[0], moves)
                move = int(moves[draw(randoms, n)])
            states[1] = states[0]
            counts = not his or decider(board, rules, states[0]) == MISTER_X
            apply(board, rules, states[0], move, None)
            if counts:
                updates += 1
                for word in range(words):
                    known[words + word] = known[word]
                for node in range(board.nodes):
                    kept[node, CAREFULLY] = odds[node, CAREFULLY]
                    kept[node, CARELESSLY] = odds[node, CARELESSLY]
                for _ in range(extra):
                    believe(board, rules, states[1], states[0], move, known, odds, scratch)
                    for word in range(words):
                        known[word] = known[words + word]
                    for node in range(board.nodes):
                        odds[node, CAREFULLY] = kept[node, CAREFULLY]
                        odds[node, CARELESSLY] = kept[node, CARELESSLY]
            believe(board, rules, states[1], states[0], move, known, odds, scratch)
    return updates
