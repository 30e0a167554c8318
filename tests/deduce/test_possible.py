"""The possible stations are exact: every one is somebody's true story, and no true one is missing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.deduce.histories import Histories
from tests.toy import TOY

from misterx import Game
from misterx.deduce import Knowledge, possible_stations, sample

OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "classic"},
    {"reserve": "unlimited", "double_tickets": 3},
    {"max_doubles_per_turn": 2, "black_tickets": 1},
    {"reveals": [], "black_tickets": 9, "double_tickets": 4},
    {"x_without_move": "stays", "x_tickets": {"taxi": 3, "bus": 1, "metro": 0}, "black_tickets": 1},
    {"x_without_move": "by_cause", "x_tickets": {"taxi": 2}, "black_tickets": 0, "reveal_when_staying": True},
    {"stuck_hunter": "eliminated", "hunter_order": "first_round", "hunter_tickets": {"taxi": 3, "bus": 1}},
    {"x_may_share_stuck": True, "hunter_tickets": {"taxi": 2, "bus": 2, "metro": 1}, "hunter_order": "fixed"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(6))
def test_possible_stations_are_exactly_those_of_all_histories(options: dict[str, Any], seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", 2, {"policemen": 0, **options}, board=TOY, seed=seed)
    histories = Histories(game)
    while not game.result:
        assert possible_stations(game) == histories.stations(game), game.record("x")
        for _ in range(3 if game.state.legs > 1 else 1):
            before = game.state
            moves = game.engine.legal(before)
            move = chooser.choice(moves)
            game.play(game.family.write_move(game.words, before, move))
            histories.follow(before, move)
            while not game.result and game.family.is_mid_turn(game.state):
                before = game.state
                move = chooser.choice(game.engine.legal(before))
                game.play(game.family.write_move(game.words, before, move))
                histories.follow(before, move)
            break


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_mister_x_rebuilds_the_true_state_from_what_he_saw(players: int, edition: str) -> None:
    chooser = random.Random(players)
    game = Game.new("scotland-yard", players, {"edition": edition}, seed=players)
    while not game.result:
        assert Knowledge.of(game, "x").shadow().packed().tobytes() == game.state.tobytes(), game.record("x")
        game.play(chooser.choice(game.legal_moves()))


@pytest.mark.parametrize("seed", range(8))
def test_hunters_rebuild_all_but_his_station(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", 4, seed=seed)
    while not game.result:
        if not game.family.is_mid_turn(game.state):
            shadow = Knowledge.of(game, "h1").shadow()
            shadow.state.x = int(game.state.x)
            assert shadow.packed().tobytes() == game.state.tobytes()
        game.play(chooser.choice(game.legal_moves()))


@pytest.mark.parametrize("seed", range(12))
def test_a_sample_is_a_story_that_the_rules_allow(seed: int) -> None:
    """Replaying his sampled stations with the public tickets, move by move, gives the public the same facts."""
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", 3, {"edition": ["2015", "classic"][seed % 2]}, seed=seed)
    while not game.result and game.state.round_no < 9:
        game.play(chooser.choice(game.legal_moves()))
    if game.result:
        return
    state, path = sample(Knowledge.of(game, "public"), chooser.randrange)
    assert game.words.stations[int(state.x)] == path[-1]
    lines = game.record("x").splitlines()
    told = iter(path)
    story = []
    for line in lines:
        if line.startswith("chance: deal x "):
            line = f"chance: deal x {next(told)}"
        elif line.startswith("x: "):
            line = " ".join(str(next(told)) if word.isdigit() else word for word in line.split())
        story.append(line)
    other = Game.replay("\n".join(story))
    assert other.events("public") == game.events("public")


def test_a_position_says_where_he_can_be() -> None:
    position = {"title": "scotland-yard", "pawns": {"x": 4, "d1": 1}, "possible": [4, 6]}
    game = Game.from_position(position, board=TOY)
    assert possible_stations(game) == [4, 6]
    game.play("x taxi 3")
    assert possible_stations(game) == [3, 5, 7]


def test_a_position_at_a_reveal_leaves_one_station() -> None:
    log = [{"ticket": "taxi"}, {"ticket": "taxi"}, {"ticket": "bus", "station": 3}]
    game = Game.from_position(
        {"title": "scotland-yard", "pawns": {"x": 3, "d1": 1}, "round": 3, "decides": "hunters", "log": log}, board=TOY
    )
    assert possible_stations(game) == [3]
