"""What the search knows by learning, and where it thinks that Mister X is."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from bench.tune_values import fit, loss

from misterx import Game, bots
from misterx.bots.search.hunch import ONE, now, settle, soon, spread, weigh
from misterx.bots.search.net import FOLDER, HIDDEN, file_for, judge, load_net
from misterx.bots.search.reckoning import Reckoning
from misterx.bots.transit.describe import FEATURES, describe
from misterx.deduce import Knowledge
from misterx.families.hand.possible import KNOWN
from misterx.kernel.graph import ANY


def test_the_net_is_judged_as_it_was_fitted() -> None:
    kept = json.loads(file_for("scotland-yard").read_text("utf-8"))
    inputs = np.random.default_rng(1).random(FEATURES, np.float32)
    hidden = np.maximum(inputs @ np.array(kept["first"]) + np.array(kept["shift"]), 0)
    expected = 1 / (1 + np.exp(-(hidden @ np.array(kept["second"]) + kept["last"])))
    assert judge(load_net("scotland-yard"), inputs, np.zeros(HIDDEN, np.float32)) == pytest.approx(expected, abs=1e-3)


def test_what_was_learnt_is_small_and_made_for_titles_that_exist() -> None:
    for file in FOLDER.iterdir():
        assert file.stat().st_size < 1_000_000
        Game.new(file.stem, seed=1)


def test_a_hunter_next_to_him_is_bad_for_mister_x() -> None:
    """The same table, but for where the hunters stand."""
    game = Game.new("scotland-yard", 6, {"edition": "classic"}, seed=4)
    knowledge = Knowledge(game, "x")
    shadow = knowledge.shadow()
    net, features, room = load_net("scotland-yard"), np.zeros(FEATURES, np.float32), np.zeros(HIDDEN, np.float32)
    board, rules, state = knowledge.board, knowledge.rules, shadow.packed()
    distances = board.distance[state.x, : board.nodes]
    known = np.zeros(8, np.int64)
    known[int(state.x) >> 5] = 1 << (int(state.x) & 31)
    chances = []
    for away in (1, 6):
        state.pos[1:6] = np.resize(np.flatnonzero(distances == away), 5)
        describe(board, rules, state, known, features, np.zeros(8, np.int64))
        chances.append(judge(net, features, room))
    assert chances[0] < 0.5 * chances[1]


def test_a_fit_finds_what_decides() -> None:
    source = np.random.default_rng(2)
    rows = source.random((12000, FEATURES + 1)).astype(np.float32)
    rows[:, FEATURES] = rows[:, 3] > rows[:, 7]
    assert loss(fit(rows, 1), rows) < 0.45 < np.log(2)


def test_reckoning_never_rules_out_where_he_is_and_knows_more_than_nothing() -> None:
    believed, blind = [], []
    for seed in range(2):
        game = Game.new("europa", seed=seed)
        bot = bots.load("greedy", seed)
        while not game.result:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            knowledge = Knowledge(game, seat)
            if game.decider == "hunters":
                reckoning = Reckoning(knowledge)
                assert reckoning.now.sum() == pytest.approx(1)
                assert reckoning.now[int(game.state.x)] > 0
                believed.append(reckoning.now[int(game.state.x)])
                blind.append(1 / len(knowledge.possible()))
            game.play(bot.choose(knowledge), seat)
    assert np.mean(believed) > 1.5 * np.mean(blind)


def test_reckoning_says_nothing_that_the_seat_cannot_know() -> None:
    chooser = random.Random(5)
    game = Game.new("europa", seed=5)
    while game.decider != "hunters":
        game.play(chooser.choice(game.legal_moves()))
    assert Reckoning(Knowledge(game, "h1")).now == pytest.approx(Reckoning(Knowledge(game, "public")).now)


def test_chances_inside_a_search_spread_as_those_of_the_table() -> None:
    chooser = random.Random(6)
    game = Game.new("europa", seed=6)
    while game.decider != "hunters":
        game.play(chooser.choice(game.legal_moves()))
    knowledge = Knowledge(game, "h1")
    shadow, board = knowledge.shadow(), knowledge.board
    reckoning = Reckoning(knowledge)
    nodes = int(board.nodes)
    known = np.zeros(KNOWN + 3 * 256, np.int64)
    known[:KNOWN] = shadow.possible
    known[soon(board) : soon(board) + nodes] = ONE * reckoning.now
    settle(board, known)
    assert abs(known[now(board) : now(board) + nodes].sum() - ONE) < nodes
    weigh(board, shadow.state, known, np.zeros(nodes, np.int64))
    spread(board, known, ANY)
    after = known[soon(board) : soon(board) + nodes] / ONE
    assert after == pytest.approx(reckoning.soon(), abs=0.01)
