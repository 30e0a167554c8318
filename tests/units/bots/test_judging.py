"""What the search knows by learning, and where it thinks that Mister X is."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from lab.fitting import EXPECTED, SHARE, WON, fit, fit_policy, loss
from tests.toy import table

from misterx import Game, bots
from misterx.bots.hand.belief import ONE, now, settle, soon, spread, weigh
from misterx.bots.hand.prior import Prior
from misterx.bots.hand.search import value
from misterx.bots.mcts.context import new_workspace
from misterx.bots.mcts.learnt import FOLDER, file_for, load_net
from misterx.bots.mcts.selection import sample, select
from misterx.bots.mcts.tree import START, Tree, add, find
from misterx.bots.mcts.value_net import HIDDEN, Net, judge
from misterx.bots.transit.features import FEATURES, describe
from misterx.bots.transit.hunter_policy import rate_hunter_moves
from misterx.bots.transit.search import rules_of_thumb
from misterx.bots.transit.x_policy import TRAITS, rate_x_moves
from misterx.deduce import Knowledge
from misterx.families.hand.knowledge.deduction import KNOWN
from misterx.kernel.graph import ANY
from misterx.kernel.random import new_randoms
from misterx.kernel.records import copy_record, new_record


def learnt(title: str) -> Net:
    net = load_net(title)
    assert net is not None
    return net


def test_the_net_is_judged_as_it_was_fitted() -> None:
    kept = json.loads(file_for("scotland-yard").read_text("utf-8"))
    inputs = np.random.default_rng(1).random(FEATURES, np.float32)
    hidden = np.maximum(inputs @ np.array(kept["first"]) + np.array(kept["shift"]), 0)
    expected = 1 / (1 + np.exp(-(hidden @ np.array(kept["second"]) + kept["last"])))
    assert judge(learnt("scotland-yard"), inputs, np.zeros(HIDDEN, np.float32)) == pytest.approx(expected, abs=1e-3)


def test_what_was_learnt_is_small_and_made_for_titles_that_exist() -> None:
    for file in FOLDER.iterdir():
        assert file.stat().st_size < 1_000_000
        Game.new(file.stem, seed=1)


def judge_hand(game: Game, city: int, detectives: list[int]) -> float:
    """Mister X's chances in Flucht durch Europa, if he and the detectives stood elsewhere and he held cars alone."""
    board, rules, state = game.engine.board, game.engine.rules, copy_record(game.state)
    state.x = city
    state.pos[1:6] = detectives
    state.hands[0] = 0
    state.hands[0, 0] = 8
    return float(value(board, rules, state, new_workspace(game.family), learnt("europa")))


def test_a_target_that_his_tickets_reach_is_good_for_mister_x_and_a_guard_is_bad() -> None:
    game = Game.new("europa", 6, seed=4)
    game.play(next(text for text in game.legal_moves("x") if text.startswith("x mission green")), "x")
    board, mission = game.engine.board, int(game.state.mission)
    targets = [node for node in range(board.nodes) if board.targets[node] >> mission & 1]
    beside = int(board.to[board.first[targets[0], 0]])
    away = board.distance[targets[0], : board.nodes]
    far = np.flatnonzero(away >= 5)[:5].tolist()
    reached = judge_hand(game, beside, far)
    assert reached > 0.9
    assert judge_hand(game, int(np.flatnonzero(away == 5)[-1]), far) < reached
    assert judge_hand(game, beside, targets) < reached - 0.3


def test_a_hunter_next_to_him_is_bad_for_mister_x() -> None:
    """The same table, but for where the hunters stand."""
    game = Game.new("scotland-yard", 6, {"edition": "classic"}, seed=4)
    knowledge = Knowledge(game, "x")
    shadow = knowledge.shadow()
    net, features, room = learnt("scotland-yard"), np.zeros(FEATURES, np.float32), np.zeros(HIDDEN, np.float32)
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
    rows = source.random((12000, FEATURES + 2)).astype(np.float32)
    rows[:, WON] = rows[:, EXPECTED] = rows[:, 3] > rows[:, 7]
    assert loss(fit(rows, 1), rows) < 0.45 < np.log(2)


def test_a_policy_is_fitted_to_what_was_chosen() -> None:
    """Of five moves each, those with much of one trait and little of another were tried most."""
    source = np.random.default_rng(3)
    choices = source.random((5000, 3 + TRAITS)).astype(np.float32)
    choices[:, 0] = np.arange(5000) // 5
    odds = np.exp(3 * choices[:, 2 + 4] - 2 * choices[:, 2 + 9]).reshape(-1, 5)
    choices[:, SHARE] = (odds / odds.sum(1, keepdims=True)).ravel()
    weights, before, after = fit_policy(choices, np.zeros(TRAITS, np.float32))
    assert before == pytest.approx(np.log(5), abs=1e-3)
    assert after < before
    assert weights[4] == pytest.approx(3, abs=0.3)
    assert weights[9] == pytest.approx(-2, abs=0.3)
    assert np.abs(np.delete(weights, [4, 9])).max() < 0.2


def ratings(game: Game, seat: str) -> dict[str, float]:
    """What rules of thumb say of a seat's moves."""
    knowledge = Knowledge(game, seat)
    board, rules, state = knowledge.board, knowledge.rules, knowledge.shadow().packed()
    known = np.array(knowledge.shadow().possible, np.int64)
    texts = knowledge.view["legal"]
    moves = np.array([knowledge.family.read_move(knowledge.words, state, text) for text in texts], np.int32)
    found, traits = np.zeros(len(texts), np.float32), np.zeros(TRAITS, np.float32)
    rate, weights = (rate_x_moves, rules_of_thumb().x) if seat == "x" else (rate_hunter_moves, rules_of_thumb().hunters)
    rate(board, rules, state, known, moves, len(texts), weights, traits, found, np.zeros_like(known))
    return dict(zip(texts, found.tolist(), strict=True))


def test_rules_of_thumb_keep_him_off_hunters_and_save_his_tickets() -> None:
    game = table(x=4, d1=1, log=[{"ticket": "taxi"}, {"ticket": "taxi"}], possible=[4])
    found = ratings(game, "x")
    assert found["x taxi 7"] > max(found["x taxi 3"], found["x taxi 5"]), "d1 reaches 3 and 5, and he is shown"
    assert found["x taxi 7"] > found["x black 7"]


def test_rules_of_thumb_send_a_hunter_to_where_he_must_be() -> None:
    found = ratings(table("hunters", x=4, d1=3, log=[{"ticket": "taxi"}], possible=[4]), "h1")
    assert max(found, key=lambda text: found[text]) == "d1 taxi 4"


def test_the_first_try_of_a_node_goes_by_priors() -> None:
    """Before anything was tried every move would look alike; also for a side that learns nothing here."""
    tree = new_record(Tree)
    node = add(tree, find(tree, START), START, [11, 12, 13], [0.2, 0.7, 0.1], 3)
    assert tree.move[select(tree, node, 0.4, 0.1)] == 12
    randoms = new_randoms(1)
    drawn = [int(tree.move[sample(tree, node, randoms)]) for _ in range(500)]
    assert 300 < drawn.count(12) < 400


def test_reckoning_never_rules_out_where_he_is_and_knows_more_than_nothing() -> None:
    believed, blind = [], []
    for seed in range(2):
        game = Game.new("europa", seed=seed)
        bot = bots.load("greedy", seed)
        while not game.result:
            seat = next(seat for seat in game.seats if game.legal_moves(seat))
            knowledge = Knowledge(game, seat)
            if game.decider == "hunters":
                prior = Prior(knowledge)
                assert prior.now.sum() == pytest.approx(1)
                assert prior.now[int(game.state.x)] > 0
                believed.append(prior.now[int(game.state.x)])
                blind.append(1 / len(knowledge.possible()))
            game.play(bot.choose(knowledge), seat)
    assert np.mean(believed) > 1.5 * np.mean(blind)


def test_reckoning_says_nothing_that_the_seat_cannot_know() -> None:
    chooser = random.Random(5)
    game = Game.new("europa", seed=5)
    while game.decider != "hunters":
        game.play(chooser.choice(game.legal_moves()))
    assert Prior(Knowledge(game, "h1")).now == pytest.approx(Prior(Knowledge(game, "public")).now)


def test_chances_inside_a_search_spread_as_those_of_the_table() -> None:
    chooser = random.Random(6)
    game = Game.new("europa", seed=6)
    while game.decider != "hunters":
        game.play(chooser.choice(game.legal_moves()))
    knowledge = Knowledge(game, "h1")
    shadow, board = knowledge.shadow(), knowledge.board
    prior = Prior(knowledge)
    nodes = int(board.nodes)
    known = np.zeros(KNOWN + 3 * 256, np.int64)
    known[:KNOWN] = shadow.possible
    known[soon(board) : soon(board) + nodes] = ONE * prior.now
    settle(board, known)
    assert abs(known[now(board) : now(board) + nodes].sum() - ONE) < nodes
    weigh(board, shadow.state, known, np.zeros(nodes, np.int64))
    spread(board, known, ANY)
    after = known[soon(board) : soon(board) + nodes] / ONE
    assert after == pytest.approx(prior.soon(), abs=0.01)
