"""Flucht durch Europa: the table rebuilt from facts is the true one in all that a viewer sees, and a sample adds up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.leaks.hand import OPEN, sees_hand
from tests.rules.europa.land import LAND

from misterx.deduce import Knowledge, sample
from misterx.play import Game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"capture_timing": "check", "check_window": 7},
    {"first_open_move": 5, "double_with_hidden": True},
    {"discard_before_draw": False, "start_counts": False},
    {"ticket_mix": {"car/foot": 40, "rail/shad": 40, "car/mag": 20, "plane/blue": 20}, "x_without_move": "by_cause"},
    {"setup_order": "mission_first", "check_includes_current": False, "repeat_visit": "latest"},
    {"detectives_share_city": True, "check_all_entered": False, "detective_special_from_move": 1},
]


def moments(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, random.Random]]:
    """A random game in the small land, special moves often, looked at now and then."""
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + seed % 5, options, board=LAND, seed=seed)
    for number in range(75):
        moves = game.legal_moves()
        special = [move for move in moves if " pay " in move]
        quiet = [move for move in moves if move.endswith("discard none")]
        chance = chooser.random()
        game.play(chooser.choice(special if special and chance < 0.5 else quiet if quiet and chance < 0.7 else moves))
        if game.result:
            return
        if number % 5 == seed % 5:
            yield game, chooser


def differing(one: Any, other: Any) -> set[str]:
    return {name for name in one.dtype.names if not np.array_equal(one[name], other[name])}


def unsure(knowledge: Knowledge) -> set[str]:
    """That the team wants no special action is told to nobody but itself."""
    return set() if knowledge.shadow().resolved else {"phase", "turn"}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(6))
def test_mister_x_who_sees_all_hands_rebuilds_the_whole_table(options: dict[str, Any], seed: int) -> None:
    """With open hands nothing is hidden from him, so his sample is the truth itself."""
    for game, chooser in moments({**options, "detective_hands_visible_to_x": True}, seed):
        knowledge = Knowledge.of(game, "x")
        state, story = sample(knowledge, chooser.randrange)
        assert differing(state, game.state) <= unsure(knowledge), game.to_position()
        assert story == []


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(6))
def test_a_sample_keeps_what_is_seen_and_adds_up(options: dict[str, Any], seed: int) -> None:
    for game, chooser in moments(options, seed):
        viewer = chooser.choice([*game.seats, "public"])
        if viewer != "x" and game.family.is_mid_turn(game.state):
            continue
        knowledge, true = Knowledge.of(game, viewer), game.state
        state, _ = sample(knowledge, chooser.randrange)
        assert differing(state, true) & set(OPEN) <= unsure(knowledge), game.to_position()
        for place, hand in enumerate(game.words.stocks):
            assert state.hands[place].sum() == true.hands[place].sum()
            if sees_hand(game, viewer, hand):
                assert state.hands[place].tolist() == true.hands[place].tolist()
        for part in ("bag", "aside", "track"):
            assert int(state[part].sum()) == int(true[part].sum()), part
        everything = state.hands.sum(0) + state.bag + state.box + state.track + state.aside
        assert everything.tolist() == game.opening.bag.tolist()
        assert state.bag.min() >= 0
        if viewer == "x":
            assert (state.x, state.trail.tolist()) == (true.x, true.trail.tolist())
        elif game.state.mission >= 0:
            possible = knowledge.possible()
            assert game.words.stations[int(state.x)] in possible
            assert game.words.stations[int(true.x)] in possible
        if game.decider != "chance" and true.phase == state.phase and viewer in game.seats:
            assert game.engine.legal(state), "whoever decides can decide"


@pytest.mark.parametrize("viewer", ["x", "h1", "public"])
def test_hidden_hands_are_dealt_late_in_a_game_of_few_kinds(viewer: str) -> None:
    """Three kinds of ticket, and few that fit: what one deal lacks, the next takes care of."""
    game = Game.replay((Path(__file__).parent / "few_kinds.txt").read_text("utf-8"))
    for seed in range(3):
        state, _ = sample(Knowledge.of(game, viewer), random.Random(seed).randrange)
        assert state.bag.min() >= 0
        assert differing(state, game.state) & set(OPEN) == set()


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(4))
def test_a_position_tells_mister_x_and_the_public_as_much_as_the_game(options: dict[str, Any], seed: int) -> None:
    for game, chooser in moments({**options, "detective_hands_visible_to_x": True}, seed):
        again = Game.from_position(game.to_position(), board=LAND)
        assert not differing(again.state, game.state)
        knowledge = Knowledge.of(again, "x")
        state, _ = sample(knowledge, chooser.randrange)
        assert differing(state, game.state) <= unsure(knowledge), game.to_position()
        if game.state.mission >= 0 and not game.family.is_mid_turn(game.state):
            public = Knowledge.of(again, "public")
            assert game.words.stations[int(game.state.x)] in public.possible()
            state, _ = sample(public, chooser.randrange)
            everything = state.hands.sum(0) + state.bag + state.box + state.track + state.aside
            assert everything.tolist() == game.opening.bag.tolist()
            assert differing(state, game.state) & set(OPEN) <= unsure(public)
