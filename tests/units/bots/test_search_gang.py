"""The search in the game of the gang thinks of those who probably are Mister X, and rates moves by rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from tests.rules.behrends.city import city

from misterx import Game
from misterx.bots.gang.belief import BLUFF, ONE, known_to
from misterx.bots.gang.policy import rate_check
from misterx.bots.gang.search import begin, rate, rules_of_thumb
from misterx.bots.mcts.context import new_workspace
from misterx.bots.mcts.parameters import DEFAULTS
from misterx.bots.mcts.ratings import DROPPED
from misterx.deduce import Knowledge
from misterx.families.gang.schema.state import TOKENS
from misterx.kernel.random import new_randoms


def first(_: int) -> int:
    """Drawn for police who trust their hunch, and a Mister X who bluffs."""
    return 0


def last(n: int) -> int:
    """Drawn for police who trust nothing, and a Mister X who does not bluff."""
    return n - 1


def ratings(game: Game, seat: str, below: Callable[[int], int] = first) -> dict[str, float]:
    """How promising each move is taken to be."""
    knowledge = Knowledge.of(game, seat)
    shadow = knowledge.shadow()
    legal = game.legal_moves()
    work = new_workspace(game.family)
    work.known[:] = known_to(knowledge, below, DEFAULTS)
    work.moves[: len(legal)] = [game.family.read_move(game.words, shadow.state, text) for text in legal]
    rate(shadow.board, shadow.rules, shadow.state, work, rules_of_thumb(), new_randoms(1), len(legal))
    return dict(zip(legal, work.ratings.tolist(), strict=False))


def best(rated: dict[str, float]) -> str:
    return max(rated, key=lambda text: rated[text])


def test_who_did_not_run_from_a_car_is_hardly_thought_of() -> None:
    """A car stood where a throw would bring it to t6, and two others walked."""
    game = city("t7 130", "t8 133", "roll 1", "roll 2", decides="x", dice=[1, 1], t6=35, car1=33)
    tables, chances, known = begin(Knowledge.of(game, "h1"), first, DEFAULTS)
    assert [int(table.x_token) for table in tables] == list(range(1, TOKENS + 1))
    assert all(table.x_number == table.number[table.x_token] for table in tables)
    assert chances == known[1 : TOKENS + 1].tolist()
    assert 0.9 * ONE < sum(chances) <= ONE
    assert chances[5] < min(chances[0], chances[1], chances[9])


def test_police_who_trust_nothing_think_of_everybody_alike() -> None:
    game = city("t7 130", "t8 133", "roll 1", "roll 2", decides="x", dice=[1, 1], t6=35, car1=33)
    _, chances, _ = begin(Knowledge.of(game, "h1"), last, DEFAULTS)
    assert chances == [ONE // TOKENS] * TOKENS


def test_both_sides_draw_what_they_do_before_every_decision() -> None:
    game = city("t7 130", "t8 133", "roll 1", "roll 2", decides="x", dice=[1, 1], t6=35, car1=33)
    chooser, knowledge = random.Random(1), Knowledge.of(game, "h1")
    drawn = [known_to(knowledge, chooser.randrange, DEFAULTS) for _ in range(300)]
    assert 0.65 < np.mean([known[6] != ONE // TOKENS for known in drawn]) < 0.85
    assert 0.75 < np.mean([known[BLUFF] for known in drawn]) < 0.95


def test_settings_tell_how_often_either_side_does_what() -> None:
    game = city("t7 130", "t8 133", "roll 1", "roll 2", decides="x", dice=[1, 1], t6=35, car1=33)
    chooser, knowledge = random.Random(1), Knowledge.of(game, "h1")
    for often in (0, 100):
        known = known_to(knowledge, chooser.randrange, DEFAULTS | {"trusts": often, "bluffs": often})
        assert (known[6] != ONE // TOKENS, known[BLUFF]) == (often == 100, often == 100)


def test_who_was_cleared_is_not_thought_of() -> None:
    game = city(decides="x", dice=[1, 1], t6={"station": 35, "up": True})
    tables, _, known = begin(Knowledge.of(game, "h1"), random.Random(1).randrange, DEFAULTS)
    assert 6 not in [int(table.x_token) for table in tables]
    assert known[6] == 0


def test_mister_x_thinks_of_his_own_table_first_and_of_all_that_the_police_believe_in() -> None:
    game = city(decides="x", dice=[1, 1])
    tables, chances, _ = begin(Knowledge.of(game, "x"), first, DEFAULTS)
    assert [int(table.x_token) for table in tables] == [10, *range(1, TOKENS)]
    assert len(chances) == TOKENS


def test_once_he_was_found_there_is_one_table() -> None:
    game = city(phase=2, decides="x")
    for seat in ("x", "h1"):
        tables, _, _ = begin(Knowledge.of(game, seat), first, DEFAULTS)
        assert [int(table.x_token) for table in tables] == [10]


def test_where_a_car_can_arrest_him_nothing_else_is_thought_of() -> None:
    rated = ratings(city("nominate car3 car1", phase=2, t10=36, car3=33, car1=100), "h1")
    assert [text for text, rating in rated.items() if rating > DROPPED] == ["car3 36"]


def test_a_car_that_would_only_bring_a_warning_is_rather_not_nominated() -> None:
    """Both are eight steps from him and reach him by nothing; from 2 the chief says "warning", from 8 "red"."""
    rated = ratings(city(phase=2, t10=36, car1=(2, 3), car2=(8, 9)), "h1")
    assert rated["nominate car2 car3"] > rated["nominate car1 car3"]


def test_a_car_stops_on_a_suspect_rather_than_beside_him() -> None:
    assert best(ratings(city(dice=[2, 6], car1=33, t1=35), "h1")) == "car1 35"


def test_a_mister_x_who_does_not_bluff_runs_when_a_car_can_come_to_him() -> None:
    still, hunted = city(decides="x", dice=[2, 3]), city(decides="x", dice=[2, 3], t10=35, car1=33)
    assert not best(ratings(still, "x", last)).startswith("t10 ")
    assert best(ratings(hunted, "x", last)).startswith("t10 ")


def test_a_mister_x_who_bluffs_lets_a_hunted_helper_run_in_his_stead() -> None:
    hunted = city(decides="x", dice=[2, 3], t10=35, t4=101, car1=33, car2=100)
    assert best(ratings(hunted, "x", first)).startswith("t4 ")


def test_checks_are_spared_where_he_is_hardly_thought_of() -> None:
    game = city("car1 35", dice=[2, 6], car1=33, t6=35)
    state, known = game.state, known_to(Knowledge.of(game, "h1"), last, DEFAULTS)
    check, no_check = (game.family.read_move(game.words, state, text) for text in ("check", "no check"))
    assert rate_check(state, known, check) > rate_check(state, known, no_check)
    known[6] = ONE // 30
    assert rate_check(state, known, check) < rate_check(state, known, no_check)


def test_a_helper_is_rather_banished_far_from_his_chief() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t4=36, t10=38)
    rated = ratings(game, "h1")
    assert best(rated).startswith("banish")
    assert rated[best(rated)] > rated["no banish"]
