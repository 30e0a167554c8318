"""Greedy play in the game of the gang does what it says, and knows only what its seat knows."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.rules.behrends.city import city

from misterx import Game, bots
from misterx.bots.gang.greedy import learn
from misterx.deduce import Knowledge, sample
from misterx.families.gang.knowledge.deduction import ROOM, suspect_all
from misterx.kernel.records import interpreted


def choices(game: Game, seat: str, tries: int = 30) -> set[str]:
    """Every move that the bot makes here, whatever its seed."""
    return {bots.load("greedy", seed).choose(Knowledge.of(game, seat)) for seed in range(tries)}


def test_the_police_drive_onto_a_token_and_check_him() -> None:
    game = city(dice=[2, 6], car1=33, t1=35)
    assert choices(game, "h1") == {"car1 35"}
    game.play("car1 35")
    assert choices(game, "h1") == {"check"}


def test_the_police_spare_a_card_for_those_who_walked_more() -> None:
    """Two cards left, and two others walked while t6 stood still: he is not worth one of them."""
    up = {f"t{i}": {"station": 17 + i, "up": True} for i in range(1, 6)}
    lines = ["car2 57", "car3 70", "roll 1", "roll 1", "t7 130", "t8 133", "roll 1", "roll 2", "car4 71", "car1 35"]
    game = city(*lines, **up, t6=35, dice=[1, 1], car1=33, checks=2)
    assert game.legal_moves() == ["check", "no check"]
    knowledge = Knowledge.of(game, "h1")
    assert knowledge.shadow().possible[7] == knowledge.shadow().possible[8] == 1
    assert choices(game, "h1") == {"no check"}


def test_mister_x_lets_helpers_walk_while_no_car_is_near() -> None:
    safe = city(decides="x", dice=[2, 3])
    assert not any(move.startswith("t10 ") for move in choices(safe, "x"))
    threatened = city(decides="x", dice=[2, 3], t10=35, car1=33)
    assert all(move.startswith("t10 ") for move in choices(threatened, "x"))


def test_mister_x_takes_the_square_where_no_car_can_come_to() -> None:
    game = city(phase=2, decides="x", dice=[3], t10=36, car1=33, car2=(42, 41))
    assert "t10 33" not in game.legal_moves()
    chosen = choices(game, "x")
    assert chosen <= set(game.legal_moves())
    assert len(chosen) <= 2


def test_helpers_shut_the_street_between_cars_and_their_chief() -> None:
    game = city(phase=2, decides="x", leg="second", dice=[2], t10=38, t1=40, t2=42, car1=45)
    assert choices(game, "x") & {"t1 42", "t2 40"}


def test_the_police_nominate_the_car_that_is_sure_of_an_arrest_first() -> None:
    game = city(phase=2, t10=36, car3=33, car1=100)  # three pips lead from 33 to 36
    assert all(move.startswith("nominate car3") or move.endswith("car3") for move in choices(game, "h1"))
    game.play("nominate car3 car1")
    assert choices(game, "h1") == {"car3 36"}


@pytest.mark.parametrize(
    ("warnings", "square", "dares"), [(0, 38, True), (8, 38, True), (9, 38, False), (9, 50, False), (0, 50, False)]
)
def test_the_police_defy_the_switchboard_when_a_die_may_bring_the_arrest(
    warnings: int, square: int, dares: bool
) -> None:
    game = city("nominate car1 car2", "car1 36", "car2 8", phase=2, car1=33, car2=5, t10=square, warnings=warnings)
    assert choices(game, "h1") == {"override car1" if dares else "no override"}


def test_a_helper_close_to_his_chief_is_banished_far_away() -> None:
    game = city("nominate car1 car2", "car1 36", phase=2, car1=33, t4=36, t10=38)
    (chosen,) = {move.split()[0] for move in choices(game, "h1", 5)}
    assert chosen == "banish"


@pytest.mark.parametrize("bot", ["greedy", "search@60"])
@pytest.mark.parametrize("seed", range(6))
def test_the_police_s_choice_does_not_depend_on_who_is_mister_x(seed: int, bot: str) -> None:
    """The same table with another Mister X, as far as the police can know, gives the same choice."""
    chooser = random.Random(seed)
    game = Game.new("behrends", 3, seed=seed)
    while game.decider != "hunters" or game.state.round_no < 6:
        moves = game.legal_moves()
        game.play("no check" if "no check" in moves else chooser.choice(moves))
    knowledge = Knowledge.of(game, "h1")
    state, _ = sample(knowledge, chooser.randrange)
    chosen = bots.load(bot, seed).choose(knowledge)
    game.state = state
    assert bots.load(bot, seed).choose(Knowledge.of(game, "h1")) == chosen


@pytest.mark.parametrize("hard", [False, True])
def test_what_compiled_games_learn_is_what_a_viewer_learns(hard: bool) -> None:
    for seed in range(4):
        chooser = random.Random(seed)
        game = Game.new("behrends", 3, {"hard_checks": hard, "phase1_cap": 40, "phase2_cap": 3}, seed=seed)
        known = np.zeros(ROOM, np.int64)
        suspect_all(known)
        while not game.result:
            moves = game.legal_moves()
            text = "check" if "check" in moves else chooser.choice(moves)
            move = game.family.read_move(game.words, game.state, text)
            before, (after, _) = game.state, game.engine.apply(game.state, move)
            learn(game.engine.board, game.engine.rules, interpreted(before), interpreted(after), move, known, None)
            game.play(text)
            if not game.result:
                assert Knowledge.of(game, "public", remembers=True).shadow().possible.tolist() == known.tolist()


def test_whole_games_between_greedy_players_end_by_the_rules() -> None:
    for seed in range(6):
        game = Game.new("behrends", 3, {"phase1_cap": 200, "phase2_cap": 200}, seed=seed)
        seats = {seat: (bots.load("greedy", seed), Knowledge.of(game, seat)) for seat in ("x", "h1")}
        while not game.result:
            seat = "x" if game.decider == "x" else "h1"
            bot, knowledge = seats[seat]
            game.play(bot.choose(knowledge.follow(game)), seat)
        assert game.result.reason in ("captured", "seven_checks", "twenty_warnings")
