"""Whole games: pieces are conserved, positions and shadows true, deduction exact, compiled games the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from tests.rules.behrends.city import CARS, TOKENS, city
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game
from misterx.deduce import Knowledge, possible_stations, sample
from misterx.families.shared.playout import draw_chance
from misterx.families.verbs import apply, decider, legal, outcome
from misterx.kernel.codes import CHANCE, NOBODY
from misterx.kernel.jit import compiled, kernel
from misterx.kernel.random import draw, new_randoms, seed_randoms
from misterx.kernel.records import interpreted

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hard_checks": True, "lingering_check": True},
    {"dial": "random", "hq_transit": "stop", "phase2_first": "gang"},
    {"dial": "last_digit", "hq_transit": "closed", "barricade_breakable": True},
    {"dial": "rotary_reset", "jump_facing": "free", "colour_arrest": False, "override_after_warning": False},
    {"barricade_on_arrow": False, "setup_on_arrow": False, "captain": True},
]
CAPS = {"phase1_cap": 25, "phase2_cap": 12}


def games(options: dict[str, Any], seeds: int, board: Any = TOY_CITY) -> Iterator[tuple[Game, random.Random]]:
    """Games at every decision, the police checking where they can."""
    for seed in range(seeds):
        chooser = random.Random(seed)
        game = Game.new("behrends", 2 + seed % 4, {**CAPS, **options}, board=board, seed=seed)
        while not game.result:
            yield game, chooser
            moves = game.legal_moves()
            checks = [move for move in moves if move.startswith("check")]
            game.play(checks[0] if checks and chooser.random() < 0.7 else chooser.choice(moves))


def is_momentary(game: Game) -> bool:
    """Whether something is seen right now that will be hidden again (BX-056)."""
    return any(fact.name == "shown" for fact in game.facts[game.event_log.moment :])


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
def test_pieces_cards_and_numbers_are_conserved_at_every_move(options: dict[str, Any]) -> None:
    for game, _ in games(options, 4):
        view, state = game.view("x"), game.state
        assert sorted(view["pawns"][token]["number"] for token in TOKENS) == list(range(1, 11))
        at = {pawn: place["station"] for pawn, place in view["pawns"].items() if pawn != "x"}
        if view["phase"] == 0:
            continue
        kinds = {pawn: game.board.extra["stations"][square]["kind"] for pawn, square in at.items()}
        assert len(at) == 14
        assert "hq" not in {kinds[token] for token in TOKENS}
        cars = [at[car] for car in CARS if kinds[car] != "hq"]
        assert len(set(cars)) == len(cars)
        shared = [token for token in TOKENS if [at[other] for other in TOKENS].count(at[token]) > 1]
        assert not shared or (view["phase"] == 2 and view["pawns"]["x"]["token"] not in shared)
        assert sorted({at[token] for token in shared}) == view["barricades"]
        assert not {at[token] for token in shared} & set(cars)
        up = sum(view["pawns"][token]["up"] for token in TOKENS)
        if view["phase"] == 1 and not options.get("hard_checks"):
            assert up + view["checks"] == 7
        assert up == 10 or view["phase"] == 1
        assert 0 <= view["warnings"] < 20
        for car in CARS:
            on_street = kinds[car] in ("street", "arrow")
            faced = view["pawns"][car]["facing"]
            assert faced is None or on_street
            assert not on_street or faced is not None or options.get("jump_facing") == "free"
        assert int(state.x_token) == TOKENS.index(view["pawns"]["x"]["token"]) + 1


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
def test_a_position_brings_back_the_table_for_every_viewer(options: dict[str, Any]) -> None:
    for game, chooser in games(options, 3):
        if chooser.random() < 0.7:
            continue
        written = json.loads(json.dumps(game.to_position()))
        again = Game.from_position(written, board=TOY_CITY)
        assert again.digest() == game.digest(), written
        assert again.to_position() == game.to_position()
        if not is_momentary(game):
            assert possible_stations(again) == possible_stations(game)
            for viewer in (*game.seats, "public"):
                assert again.view(viewer) == game.view(viewer), written


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
def test_everybody_rebuilds_what_he_may_know_and_samples_the_rest(options: dict[str, Any]) -> None:
    for game, chooser in games(options, 3):
        if chooser.random() < 0.7:
            continue
        assert Knowledge.of(game, "x").shadow().packed().tobytes() == game.state.tobytes()
        shadow = Knowledge.of(game, "h1", remembers=True).shadow().packed()
        for name in game.state.dtype.names:
            if name not in ("number", "x_number", "x_token"):
                assert np.array_equal(shadow[name], game.state[name]), name
        state, story = sample(Knowledge.of(game, "h1"), chooser.randrange)
        assert len(story) == 9 + (game.view("x")["pawns"]["x"]["token"] is not None)
        assert sorted(state.number.tolist()[1:11]) == list(range(1, 11))
        view = game.view("h1")["pawns"]
        assert all(view[t]["number"] in (None, state.number[i]) for i, t in enumerate(TOKENS, 1))


@pytest.mark.parametrize("options", OPTIONS[:2], ids=["open", "hard"])
def test_suspects_never_lose_mister_x_and_are_exactly_those_not_cleared(options: dict[str, Any]) -> None:
    for game, _ in games(options, 12):
        known = Knowledge.of(game, "public", remembers=True).shadow().suspects()
        cleared = {fact["pawn"] for fact in game.heard("public") if fact["event"] == "cleared"}
        found = [fact["pawn"] for fact in game.heard("public") if fact["event"] == "found"]
        assert known == (found or [token for token in TOKENS if token not in cleared])
        if x := game.view("x")["pawns"]["x"]["token"]:
            assert x in known


def test_suspects_equal_brute_force() -> None:
    """Every shuffle of the five tokens face down and every number, tried one by one: who hears the same facts?"""
    shown = {"t2": 2, "t3": 125, "t4": 127, "t5": 129, "t6": 130}
    hidden = {"t1": 35, "t7": 131, "t8": 134, "t9": 135, "t10": 137}
    said: dict[str, Any] = {"dice": [2, 5], "car1": 33, "checks": 2}
    for token, square in shown.items():
        said[token] = {"station": square, "number": int(token[1:]), "up": True}
    worlds = set()
    truth = None
    for numbers in permutations((1, 7, 8, 9, 10)):
        dealt = dict(zip(hidden, numbers, strict=True))
        pawns = {token: {"station": hidden[token], "number": dealt[token]} for token in hidden}
        for number in numbers:
            game = city("car1 35", "check", **said, **pawns, x=number)
            if truth is None and dealt["t9"] == number:
                truth = game
            told = game.events("public")
            worlds.add((json.dumps(told), next(token for token in hidden if dealt[token] == number)))
    assert truth is not None
    alike = {token for told, token in worlds if told == json.dumps(truth.events("public"))}
    assert alike == {"t7", "t8", "t9", "t10"}
    assert set(Knowledge.of(truth, "public").shadow().suspects()) == alike
    assert possible_stations(truth) == sorted(hidden[token] for token in alike)


@kernel
def play_and_stamp(board: Any, rules: Any, state: Any, randoms: Any, moves: Any, weights: Any, stamps: Any) -> int:
    """Play to the end at random; each decision leaves its number and the number of choices."""
    count = 0
    while outcome(board, rules, state) == NOBODY and count < len(stamps):
        if decider(board, rules, state) == CHANCE:
            n = 0
            move = draw_chance(board, rules, state, randoms, moves, weights)
        else:
            n = legal(board, rules, state, moves)
            move = int(moves[draw(randoms, n)])
        stamps[count, 0] = move
        stamps[count, 1] = n
        apply(board, rules, state, move, None)
        count += 1
    return count


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("board", [None, TOY_CITY], ids=["behrends-city", "toy-city"])
def test_interpreted_and_compiled_games_agree(board: Any) -> None:
    for options in OPTIONS:
        game = Game("behrends", 3, {**CAPS, **options}, board, None, 0)
        family = game.family
        fast = compiled(play_and_stamp, family)
        room = np.zeros(family.MOST_MOVES, np.int32), np.zeros(family.MOST_MOVES, np.int32)
        for seed in range(3):
            ends = []
            for is_compiled in (False, True):
                states, stamps = np.zeros(1, family.State.DTYPE), np.zeros((4000, 2), np.int64)
                states[0] = game.opening
                randoms = new_randoms(0)
                seed_randoms(randoms, seed)
                arguments = (game.engine.board, game.engine.rules, states[0])
                if is_compiled:
                    count = fast(*arguments, randoms, *room, stamps)
                else:
                    board_, rules, state = (interpreted(record) for record in arguments)
                    count = play_and_stamp(board_, rules, state, randoms, *room, stamps)
                    state.pack()
                ends.append((count, states.tobytes(), stamps.tobytes()))
            assert ends[0] == ends[1], (options, seed)
