"""Europa and Behrends: what compiled play learns from states is what the facts tell, and the truth is never lost."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest
from tests.leaks.compare import deal, say
from tests.rules.behrends.toy_city import TOY_CITY
from tests.rules.europa.land import LAND

from misterx.arena.match import GREEDY
from misterx.bots.greedy_bot import SCRATCH_WORDS, greedy, learn
from misterx.deduce import Knowledge
from misterx.families.gang.knowledge.deduction import count_suspects, is_suspect
from misterx.families.gang.schema.state import TOKENS
from misterx.families.hand.knowledge.deduction import contains
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw, new_randoms, seed_randoms
from misterx.kernel.records import interpreted
from misterx.play import Game

GAMES = 10_000 if os.environ.get("MISTERX_DEEP") else 300
BEHRENDS: list[dict[str, Any]] = [
    {},
    {"hard_checks": True, "lingering_check": True},
    {"dial": "random", "phase2_first": "gang", "hq_transit": "stop"},
]
EUROPA: list[dict[str, Any]] = [
    {},
    {"capture_timing": "check", "check_window": 7},
    {"repeat_visit": "latest", "check_all_entered": False, "check_includes_current": False},
    {"first_open_move": 4, "start_counts": False, "x_without_move": "by_cause"},
    {"setup_order": "mission_first", "double_with_hidden": True},
]


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
    """How often, after any decision of any game, his token is not among the suspects."""
    losses = 0
    for g in range(games):
        states[0] = start[0]
        seed_randoms(randoms, g)
        while outcome(board, rules, states[0]) == NOBODY:
            if decider(board, rules, states[0]) == CHANCE:
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
            if states[0].x_token > 0 and not is_suspect(known, int(states[0].x_token)):
                losses += 1
    return losses


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("policy", [0, GREEDY])
@pytest.mark.parametrize("options", BEHRENDS, ids=lambda options: ",".join(options) or "printed")
def test_his_token_is_always_a_suspect(options: dict[str, Any], policy: int) -> None:
    game = Game("behrends", 3, {"phase1_cap": 60, "phase2_cap": 25, **options}, None, None, 0)
    start, states = np.zeros(1, game.family.State.DTYPE), np.zeros(2, game.family.State.DTYPE)
    start[0] = game.opening
    moves, weights = np.zeros(game.family.MOST_MOVES, np.int32), np.zeros(game.family.MOST_MOVES, np.int32)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    count = compiled(count_losses, game.family)
    room = game.engine.board, game.engine.rules, start, states, new_randoms(0), moves, weights, known, scratch
    assert count(*room, policy, GAMES) == 0


def learn_along(game: Game, decisions: int, chooser: random.Random) -> Any:
    """Play at random, special moves often, and tell it again: yields the table, what was learned, the phase before."""
    for _ in range(decisions):
        if not game.result:
            moves = game.legal_moves()
            rare = [move for move in moves if " pay " in move or move == "check"]
            game.play(chooser.choice(rare if rare and chooser.random() < 0.5 else moves))
    told = deal(game)
    board, rules = interpreted(game.engine.board), interpreted(game.engine.rules)
    known, scratch = np.zeros(SCRATCH_WORDS, np.int64), np.zeros(SCRATCH_WORDS, np.int64)
    for line in game.lines:
        before: Any = interpreted(told.state)
        move = game.family.read_move(game.words, told.state, line[1])
        say(told, line)
        game.family.learn(board, rules, before, interpreted(told.state), move, known, scratch)
        if not told.result and line[0] != "chance":
            yield told, known, int(before.phase)


@pytest.mark.parametrize("options", EUROPA, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(4))
def test_what_states_teach_of_his_city_includes_what_facts_tell(options: dict[str, Any], seed: int) -> None:
    """Facts also tell which tickets are left, so they may tell more; the truth is in both."""
    game = Game.new("europa", 2 + seed, options, board=LAND, seed=seed)
    knowledge = Knowledge.of(deal(game), "public")
    for told, known, _ in learn_along(game, 45, random.Random(seed)):
        if told.state.mission < 0 or told.family.is_mid_turn(told.state):
            continue
        words = told.words
        learned = {words.stations[node] for node in range(told.engine.board.nodes) if contains(known, node)}
        facts = set(knowledge.follow(told).possible())
        assert words.stations[int(told.state.x)] in facts
        assert facts <= learned
        assert learned - facts <= stuck_or_moving(told), "facts rule out a city for no reason of tickets"


def stuck_or_moving(told: Game) -> set[int]:
    """Cities of which the tickets nowhere in sight decide whether he could move on from them: those with few modes."""
    modes = told.board.modes
    return {
        city
        for city in told.board.numbers
        if any(not any(city in link for link in told.board.links(mode)) for mode in modes)
    } | {place["station"] for place in told.view("public")["pawns"].values() if place["station"]}


@pytest.mark.parametrize("options", BEHRENDS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(4))
def test_what_states_teach_of_suspects_is_what_facts_tell(options: dict[str, Any], seed: int) -> None:
    game = Game.new("behrends", 3, {"phase1_cap": 12, "phase2_cap": 4, **options}, board=TOY_CITY, seed=seed)
    knowledge = Knowledge.of(deal(game), "public", remembers=True)
    walked = dict.fromkeys(range(1, TOKENS + 1), 0)
    for told, known, phase in learn_along(game, 200, random.Random(seed)):
        mover, *_ = told.lines[-1][1].split()
        if phase == 1 and mover.startswith("t"):
            walked[int(mover[1:])] += 1
        suspects = [token for token in range(1, TOKENS + 1) if is_suspect(known, token)]
        assert [f"t{token}" for token in suspects] == knowledge.follow(told).shadow().suspects()
        assert count_suspects(known) == len(suspects)
        assert {token: int(known[token]) for token in walked} == walked
