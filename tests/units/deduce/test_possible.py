"""The possible stations are exact: every one is somebody's true story, and no true one is missing."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from typing import Any

import pytest
from tests.leaks.small import TABLES, name_of, seat_at
from tests.toy import TOY
from tests.units.deduce.histories import Histories

from misterx import Game, boards, titles
from misterx.deduce import Knowledge, possible_stations, sample

DEEP = bool(os.environ.get("MISTERX_DEEP"))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("seed", range(40 if DEEP else 3))
def test_possible_stations_are_exactly_those_of_all_histories(
    table: tuple[str, int, dict[str, Any]], seed: int
) -> None:
    chooser = random.Random(seed)
    game = seat_at(table, seed)
    histories, knowledge, his = Histories(game), Knowledge.of(game, "public"), Knowledge.of(game, "x")
    while not game.result:
        assert knowledge.follow(game).possible() == histories.stations(), game.record("x")
        assert his.follow(game).possible() == knowledge.possible(), "what the hunters think, for Mister X"
        game.play(chooser.choice(game.legal_moves()))
        while not game.result and game.family.is_mid_turn(game.state):
            game.play(chooser.choice(game.legal_moves()))
        if not game.result:
            histories.follow(game)


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("seed", range(2))
def test_knowledge_that_follows_is_knowledge_made_anew(title: str, seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new(title, 4, seed=seed)
    followers = {viewer: Knowledge.of(game, viewer) for viewer in ("x", "h1", "public")}
    for _ in range(40):
        if game.result:
            break
        game = game.copy()
        game.play(chooser.choice(game.legal_moves()))
        for viewer, knowledge in followers.items():
            anew = Knowledge.of(game, viewer)
            knowledge.follow(game)
            if chooser.random() < 0.3 and not game.result:
                sample(knowledge, chooser.randrange)
                assert rebuilt(knowledge) == rebuilt(anew)
            assert knowledge.possible() == anew.possible()
            assert (knowledge.view, knowledge.events) == (anew.view, anew.events)


def rebuilt(knowledge: Knowledge) -> bytes:
    shadow = knowledge.shadow()
    shadow.state.pack()
    return bytes(shadow.record.tobytes())


def test_following_takes_in_each_fact_once() -> None:
    game = Game.new("scotland-yard", 6, seed=1)
    knowledge = Knowledge.of(game, "h1")
    seen: list[Any] = []
    take_in = knowledge.shadow().see

    def count(fact: Any) -> None:
        seen.append(fact)
        take_in(fact)

    knowledge.shadow().see = count
    chooser = random.Random(1)
    for _ in range(50):
        game.play(chooser.choice(game.legal_moves()))
        knowledge.follow(game).possible()
    assert len(seen) + 30 > game.count_events("h1")
    assert len(seen) <= game.count_events("h1")


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


def follow(starts: Iterable[int], *tickets: str) -> set[int]:
    """Where tickets lead on London's board, in plain Python; black is any line."""
    london, reached = boards.load("london"), set(starts)
    for ticket in tickets:
        modes = london.modes if ticket == "black" else [ticket]
        links = [link for mode in modes for link in london.links(mode)]
        reached = {b for one in links for a, b in (one, one[::-1]) if a in reached}
    return reached


@pytest.mark.parametrize(
    ("x", "log", "starts", "tickets"),
    [
        (86, [{"ticket": "taxi"}], None, ["taxi"]),
        (87, [{"ticket": "taxi"}, {"ticket": "black"}], None, ["taxi", "black"]),
        (1, [{}, {}, {"ticket": "taxi", "station": 79}, {"ticket": "metro"}, {"ticket": "metro"}], [79], ["metro"] * 2),
    ],
)
def test_a_position_without_possible_places_goes_by_its_travel_log(
    x: int, log: list[dict[str, Any]], starts: list[int] | None, tickets: list[str]
) -> None:
    position = {"title": "scotland-yard", "round": len(log) + 1, "pawns": {"x": x, "d1": 34, "d2": 58}, "log": log}
    wanted = follow(boards.load("london").starts["mister_x"] if starts is None else starts, *tickets) - {34, 58}
    assert set(possible_stations(Game.from_position(position))) == wanted


def test_a_log_that_no_game_can_have_leaves_everything_possible() -> None:
    log = [{}, {}, {"ticket": "taxi", "station": 79}, {"ticket": "taxi"}, {"ticket": "taxi"}]
    position = {"title": "scotland-yard", "round": 6, "pawns": {"x": 199, "d1": 34, "d2": 58}, "log": log}
    assert len(possible_stations(Game.from_position(position))) == 199 - 2
