"""The search in the game of the gang thinks of those who probably are Mister X, and rates moves by rules of thumb."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.rules.behrends.city import city

from misterx import Game, bots
from misterx.bots.gang.hunch import ONE, known_to
from misterx.bots.greedy import WORDS
from misterx.bots.search.gang import begin, rate
from misterx.bots.search.policy import DROPPED
from misterx.deduce import Knowledge, sample
from misterx.families.gang.state import TOKENS
from misterx.kernel.random import new_randoms


def ratings(game: Game, seat: str) -> dict[str, float]:
    """How promising each move is taken to be."""
    knowledge = Knowledge.of(game, seat)
    shadow = knowledge.shadow()
    legal = game.legal_moves()
    moves = np.array([game.family.read_move(game.words, shadow.state, text) for text in legal], np.int32)
    found, scratch = np.zeros(len(moves), np.float32), np.zeros(WORDS, np.int64)
    rate(
        shadow.board, shadow.rules, shadow.state, known_to(knowledge), new_randoms(1), moves, len(moves), found,
        scratch, None, None,
    )  # fmt: skip
    return dict(zip(legal, found.tolist(), strict=True))


def best(rated: dict[str, float]) -> str:
    return max(rated, key=lambda text: rated[text])


def test_who_did_not_run_from_a_car_is_hardly_thought_of() -> None:
    """A car stood where a throw would bring it to t6, and two others walked."""
    game = city("t7 130", "t8 133", "roll 1", "roll 2", decides="x", dice=[1, 1], t6=35, car1=33)
    tables, chances, known = begin(Knowledge.of(game, "h1"), random.Random(1).randrange)
    assert [int(table.x_token) for table in tables] == list(range(1, TOKENS + 1))
    assert all(table.x_number == table.number[table.x_token] for table in tables)
    assert chances == known[1 : TOKENS + 1].tolist()
    assert 0.9 * ONE < sum(chances) <= ONE
    assert chances[5] < min(chances[0], chances[1], chances[9])


def test_who_was_cleared_is_not_thought_of() -> None:
    game = city(decides="x", dice=[1, 1], t6={"station": 35, "up": True})
    tables, _, known = begin(Knowledge.of(game, "h1"), random.Random(1).randrange)
    assert 6 not in [int(table.x_token) for table in tables]
    assert known[6] == 0


def test_mister_x_thinks_of_his_own_table() -> None:
    game = city(decides="x", dice=[1, 1])
    tables, chances, _ = begin(Knowledge.of(game, "x"), random.Random(1).randrange)
    assert [int(table.x_token) for table in tables] == [10]
    assert len(chances) == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_police_s_choice_does_not_depend_on_who_is_mister_x(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("behrends", 3, seed=seed)
    while game.decider != "hunters" or game.state.round_no < 6:
        moves = game.legal_moves()
        game.play("no check" if "no check" in moves else chooser.choice(moves))
    knowledge = Knowledge.of(game, "h1")
    chosen = bots.load("search@60", seed).choose(knowledge)
    game.state, _ = sample(knowledge, chooser.randrange)
    assert bots.load("search@60", seed).choose(Knowledge.of(game, "h1")) == chosen


def test_where_a_car_can_arrest_him_nothing_else_is_thought_of() -> None:
    rated = ratings(city("nominate car3 car1", phase=2, t10=36, car3=33, car1=100), "h1")
    assert [text for text, rating in rated.items() if rating > DROPPED] == ["car3 36"]


def test_a_car_that_would_only_bring_a_warning_is_rather_not_nominated() -> None:
    """Both are eight steps from him and reach him by nothing; from 2 the chief says "warning", from 8 "red"."""
    rated = ratings(city(phase=2, t10=36, car1=(2, 3), car2=(8, 9)), "h1")
    assert rated["nominate car2 car3"] > rated["nominate car1 car3"]


def test_a_car_stops_on_a_suspect_rather_than_beside_him() -> None:
    assert best(ratings(city(dice=[2, 6], car1=33, t1=35), "h1")) == "car1 35"


def test_mister_x_rather_runs_when_a_car_can_come_to_him() -> None:
    still, hunted = city(decides="x", dice=[2, 3]), city(decides="x", dice=[2, 3], t10=35, car1=33)
    assert not best(ratings(still, "x")).startswith("t10 ")
    assert best(ratings(hunted, "x")).startswith("t10 ")


def test_a_helper_is_rather_banished_far_from_his_chief() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t4=36, t10=38)
    rated = ratings(game, "h1")
    assert best(rated).startswith("banish")
    assert rated[best(rated)] > rated["no banish"]
