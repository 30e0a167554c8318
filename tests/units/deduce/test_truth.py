"""In thousands of compiled games the possible set never loses Mister X."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest
from tests.leaks.compare import deal, say
from tests.variants import whole

from misterx.arena.match import GREEDY
from misterx.bots.greedy_bot import SCRATCH_WORDS, greedy, learn
from misterx.deduce import Knowledge
from misterx.families.shared.playout import draw_chance
from misterx.families.transit.knowledge.deduction import contains
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw, new_randoms, seed_randoms
from misterx.kernel.records import interpreted
from misterx.play import Game


@kernel
def count_losses(
    board: Any,
    rules: Any,
    start: Any,
    states: Any,
    randoms: Any,
    moves: Any,
    weights: Any,
    known: Any,
    scratch: Any,
    policy: int,
    games: int,
) -> int:
    """How often, after any decision of any game, he is not in the set."""
    losses = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, g)
        while outcome(board, rules, states[0]) == NOBODY:
            dealing = decider(board, rules, states[0]) == CHANCE
            if dealing:
                move = draw_chance(board, rules, states[0], randoms, moves, weights)
            else:
                n = legal(board, rules, states[0], moves)
                if policy == GREEDY and draw(randoms, 4) > 0:
                    move = greedy(board, rules, states[0], known, randoms, moves, n, scratch)
                else:
                    move = int(moves[draw(randoms, n)])
            states[1] = states[0]
            apply(board, rules, states[0], move, None)
            learn(board, rules, states[1], states[0], move, known, scratch)
            running = outcome(board, rules, states[0]) == NOBODY
            if running and not dealing and not contains(known, int(states[0].x)):
                losses += 1
    return losses


GAMES = 10_000 if os.environ.get("MISTERX_DEEP") else 500
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("scotland-yard", 6, {}),
    ("scotland-yard", 2, {}),
    ("scotland-yard", 5, {"edition": "classic"}),
    ("scotland-yard", 4, {"x_without_move": "stays", "x_tickets": {"taxi": 5}, "max_doubles_per_turn": 2}),
    ("scotland-yard", 3, {"stuck_hunter": "eliminated", "x_may_share_stuck": True, "hunter_tickets": {"taxi": 6}}),
    ("ny-chase", 6, {}),
    ("ny-chase", 3, {"reveal_when_staying": True, "roadblock_reuse": "fetch", "x_tickets": {"taxi": 5, "bus": 2}}),
    ("ny-chase", 4, {"landing_blocked": "elsewhere", "hunters_may_share_stuck": True, "hunter_tickets": {"taxi": 5}}),
    ("sanssouci", 6, {}),
    ("sanssouci", 4, {"x_may_stay": True, "stay_with_black": True, "triple_move": True}),
    ("sanssouci", 3, {"voluntary_reveal": True, "refund_same_move": True, "eliminated_pawn": "block_hunters"}),
    ("sanssouci", 5, {"always_visible": True, "ticket_exchange": True}),
]


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("policy", [0, GREEDY])
@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_the_true_station_is_never_excluded(title: str, players: int, options: dict[str, Any], policy: int) -> None:
    game = Game(title, players, options, None, None, 0)
    start, states = np.zeros(1, game.family.State.DTYPE), np.zeros(2, game.family.State.DTYPE)
    start[0] = game.opening
    moves, weights = np.zeros(game.family.MOST_MOVES, np.int32), np.zeros(game.family.MOST_MOVES, np.int32)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    count = compiled(count_losses, game.family)
    room = game.engine.board, game.engine.rules, start, states, new_randoms(0), moves, weights, known, scratch
    assert count(*room, policy, GAMES) == 0


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_what_compiled_play_learns_is_what_the_public_can_know(
    title: str, players: int, options: dict[str, Any]
) -> None:
    """`learn` looks at states, a `Knowledge` at facts alone: both come to the same stations."""
    chooser = random.Random(f"{title} {players}")
    game = Game.new(title, players, whole(title, options), seed=players)
    board: Any = interpreted(game.engine.board)
    rules = interpreted(game.engine.rules)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    told = deal(game)
    knowledge = Knowledge.of(told, "x")
    for _ in range(60):
        if not game.result:
            game.play(chooser.choice(game.legal_moves()))
    for line in game.lines:
        before = interpreted(told.state)
        move = game.family.read_move(game.words, told.state, line[1])
        say(told, line)
        game.family.learn(board, rules, before, interpreted(told.state), move, known, scratch)
        if not told.result and line[0] != "chance":
            found = [node for node in range(board.nodes) if contains(known, node)]
            assert knowledge.follow(told).possible() == sorted(game.words.stations[node] for node in found)
