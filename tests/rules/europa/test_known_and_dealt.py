"""Corners of what is known and dealt: large boards, odd seats, a box that comes back, ends of games."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest
from tests.reference.europa.possible_cities import Tale, check_samples
from tests.reference.europa.test_possible_cities import short_game
from tests.rules.europa.land import LAND, after_moves, finish_round, log, shuttle, table
from tests.rules.europa.test_round_trips import FULL, X, far, play_on, read_again

from misterx import Game
from misterx.deduce import Knowledge, sample
from misterx.families.hand.knowledge.sample import draw_city, members
from misterx.families.hand.schema.state import SHAD

CAR, RAIL, PLANE = 0b001, 0b010, 0b100


@pytest.mark.parametrize("seed", range(3))
def test_what_is_known_on_the_whole_map(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("europa", 3 + seed, seed=seed)
    for _ in range(18):
        moves = game.legal_moves()
        quiet = [move for move in moves if move.endswith("discard none")]
        hidden = [move for move in moves if " hidden " in move]
        game.play(chooser.choice(quiet or hidden or moves))
    assert Tale(game).go_on().compared
    check_samples(game, seed)


def test_before_he_has_chosen_everything_but_hands_is_known() -> None:
    for order in ("detectives_first", "mission_first"):
        game = Game.new("europa", 4, {"setup_order": order}, board=LAND, seed=2)
        assert game.decider == "x"
        check_samples(game)
        assert Knowledge.of(game, "h1").possible() == []


@pytest.mark.parametrize("mission", ["green", "yellow", "orange"])
def test_cards_dealt_after_his_choice_are_not_on_his_start(mission: str) -> None:
    for seed in range(3):
        game = Game.new("europa", 3, {"setup_order": "mission_first"}, board=LAND, seed=seed)
        game.play(game.legal_moves()[{"green": 3, "yellow": 17, "orange": 21}[mission]])
        assert game.view("public")["mission"] == mission
        tale = Tale(game).go_on()
        dealt = {place["station"] for place in game.view("public")["pawns"].values()}
        assert not dealt & set(tale.witness.stations())


@pytest.mark.parametrize(
    ("players", "seats"),
    [(2, {"h2": ["d1", "d2", "d3", "d4", "d5"]}), (3, {"h2": ["d5"], "h4": ["d1", "d2", "d3", "d4"]})],
    ids=["one", "two"],
)
def test_any_seats_may_play(players: int, seats: dict[str, list[str]]) -> None:
    for seed in range(2):
        game = Game.new("europa", players, {"detective_special_from_move": 1}, board=LAND, seats=seats, seed=seed)
        tale = Tale(game, ("public", "x", "h2"))
        for part in range(3):
            play_on(game, part, 8)
            tale.go_on()
            if game.result:
                break
            for viewer in ("x", "public"):
                if viewer == "x" or not game.family.is_mid_turn(game.state):
                    state, _ = sample(Knowledge.of(game, viewer), random.Random(seed).randrange)
                    assert state.hands.sum(1).tolist() == game.state.hands.sum(1).tolist()
        ends = [text for _, text in game.lines if text == "team end"]
        told = game.record("h2").count("team end")
        assert told == len(ends)
        over = sum(fact["event"] == "checked" for fact in game.events("public"))
        for seat in seats:
            assert sum(text.startswith(f"{seat} discard") for _, text in game.lines) >= over, seat


@pytest.mark.rule("EU-117", "EU-118")
@pytest.mark.parametrize("left", [2, 4])
def test_eu117_everybody_knows_that_the_box_came_back(left: int) -> None:
    """All tickets but a few of the bag lie in the box; the next refill brings them back."""
    spread = {"d1": 7, "d2": 13, "d3": 14, "d4": 15, "d5": 12}
    position = table("x", **{**far(3, hold=X, **FULL), **spread}).to_position()
    bag, box = dict(position.pop("bag")), {}
    for ticket, count in bag.items():
        kept = min(count, max(0, left))
        left -= kept
        box[ticket] = count - kept
    game = Game.from_position({**position, "box": box}, board=LAND, seed=3)
    tale = Tale(game)
    game.play(next(move for move in game.legal_moves() if " double " in move))
    game.play(game.legal_moves()[0])
    if "x discard none" in game.legal_moves():
        game.play("x discard none")
    finish_round(game)
    assert any(fact["event"] == "recycled" for fact in game.events("public"))
    tale.go_on()
    check_samples(game)
    read_again(game)


@pytest.mark.rule("EU-110", "EU-139")
@pytest.mark.parametrize("timing", ["immediate", "check"])
@pytest.mark.parametrize("pawn", ["d1", "d2", "d3", "d4", "d5"])
def test_every_detective_catches_him_by_an_extra_move(pawn: str, timing: str) -> None:
    spread = {"d1": 11, "d2": 12, "d3": 13, "d4": 15, "d5": 16, pawn: 3}
    said: dict[str, Any] = {"x": 2, "start": 1, "log": shuttle(5, 1, 2), "h1": "3*car/blue", "h2": ""}
    game = after_moves(**said, **spread, options={"capture_timing": timing})
    tale = Tale(game)
    tale.play(f"team operate {pawn} 2 pay h1 car/blue car/blue car/blue")
    if timing == "check":
        assert game.result is None
        finish_round(game)
        tale.go_on()
    assert game.result
    assert (game.result.winner, game.result.reason) == ("hunters", "captured")


@pytest.mark.rule("EU-139")
def test_a_ride_onto_him_ends_the_game_for_everybody() -> None:
    game = table("hunters", x=2, start=1, log=shuttle(3, 1, 2), d4=3, h1="7*car/mag", h2="6*car/blue")
    Tale(game).play("d4 car/blue 2")
    assert game.view("public")["result"] == {"winner": "hunters", "reason": "captured"}


@pytest.mark.rule("EU-123", "EU-134")
@pytest.mark.parametrize(("first_open", "marked"), [(4, [3]), (5, [3]), (6, [3, 5]), (25, [3, 5])])
def test_the_check_marks_no_move_that_was_open(first_open: int, marked: list[int]) -> None:
    """He shuttled between 1 and 2, six moves; entries 1, 3 and 5 are city 2, the first too long ago."""
    said: dict[str, Any] = {"x": 1, "start": 1, "log": shuttle(6, 1, 2), "d1": 3, "h1": "7*car/mag", "h2": ""}
    game = table("hunters", **said, options={"first_open_move": first_open})
    game.play("d1 car/mag 2")
    finish_round(game)
    assert [ring["entry"] for ring in game.view("public")["rings"]] == marked
    assert game.view("public")["bag"] == game.state.bag.sum(), "move tickets are back in the bag, and counted"


def test_his_own_city_is_the_last_of_his_log() -> None:
    game = table(x=4, start=3, log=log("car/mag 4"), h1="", h2="")
    assert game.view("x")["pawns"]["x"]["station"] == 4
    assert game.view("x")["start"] == 3
    assert game.view("h1")["pawns"]["x"]["station"] is None


# What hands make possible


def shadow() -> Any:
    return Knowledge.of(table(x=4, h1="", h2=""), "public").shadow()


@pytest.mark.parametrize(
    ("unseen", "modes", "moves", "stays"),
    [
        ({}, 0, False, True),
        ({0: 8}, CAR, True, False),
        ({0: 8}, RAIL, False, True),
        ({0: 7}, RAIL, False, False),
        ({4: 1, 0: 7}, RAIL, True, False),
        ({4: 1, 0: 8}, RAIL, True, True),
        ({8: 4, 4: 4}, CAR, False, True),
        ({8: 4, 4: 4}, CAR | RAIL, True, False),
        ({SHAD: 3, 0: 5}, RAIL, True, False),
        ({SHAD: 3, 0: 6}, RAIL, True, True),
        ({SHAD: 2, 0: 6}, RAIL, False, True),
        ({SHAD: 1, 4 + SHAD: 1, 0: 6}, PLANE, False, True),
        ({SHAD: 2, 4 + SHAD: 1, 0: 5}, PLANE, True, False),
        ({SHAD: 1, 4 + SHAD: 1, 8 + SHAD: 1, 0: 6}, PLANE, True, True),
        ({0: 8, SHAD: 3}, 0b111, True, False),
    ],
)
def test_which_unseen_tickets_let_him_move_or_stay(
    unseen: dict[int, int], modes: int, moves: bool, stays: bool
) -> None:
    mind = shadow()
    counts = [unseen.get(kind, 0) for kind in range(12)]
    assert mind._moves_by(counts, modes) == moves
    assert mind._stays_on(counts, modes) == stays


def test_tickets_out_of_sight_are_counted() -> None:
    """All but what lies open: hands of detectives (for those who see them), box, track and indicators."""
    said: dict[str, Any] = {"x": 2, "start": 1, "log": log("car/mag 2", "car/blue 1", "rail/mag 3 down", "car/mag 2")}
    said["log"][2] = {"ticket": "plane/mag", "station": 2, "face_down": True}
    said["log"] = [*log("car/mag 2", "car/blue 1"), {"ticket": "plane/mag", "station": 2, "face_down": True}]
    game = table("hunters", **said, h1="5*car/foot", h2="5*car/foot", indicators={"d1": "rail/blue", "d4": "rail/foot"},
                 box={"car/shad": 3})  # fmt: skip
    names = game.words.tickets
    mix = dict(zip(names, game.opening.bag.tolist(), strict=True))
    for viewer, hands in (("h1", ("h1", "h2")), ("public", ()), ("x", ())):
        seen = {"car/mag": 1, "car/blue": 1, "rail/blue": 1, "rail/foot": 1, "car/shad": 3}
        for hand in hands:
            for ticket, count in game.to_position()["hands"][hand].items():
                seen[ticket] = seen.get(ticket, 0) + count
        unseen = Knowledge.of(game, viewer).shadow()._unseen()
        assert dict(zip(names, unseen, strict=True)) == {name: mix[name] - seen.get(name, 0) for name in names}, viewer


# Drawing a story


def test_cities_are_drawn_by_their_weight() -> None:
    weights = [0, 2, 0, 3, 1]
    asked: list[int] = []

    def draw(number: int) -> Any:
        def below(n: int) -> int:
            asked.append(n)
            return number

        return below

    found = [draw_city([1, 2, 3, 4], weights, draw(number)) for number in range(6)]
    assert found == [1, 1, 3, 3, 3, 4]
    assert set(asked) == {6}
    asked.clear()
    assert [draw_city([0, 2], weights, draw(number)) for number in range(2)] == [0, 2]
    assert [draw_city([5, 6, 7], None, draw(number)) for number in range(3)] == [5, 6, 7]
    assert asked == [2, 2, 3, 3, 3]
    assert members(0b1010001) == [0, 4, 6]


def test_who_finds_no_deal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("misterx.families.hand.knowledge.sample"), "PATIENT", 0)
    with pytest.raises(RuntimeError, match="no deal of the hidden tickets"):
        sample(Knowledge.of(table(x=4, h1="", h2=""), "public"), random.Random(0).randrange)


def test_long_games_are_remembered_beyond_the_last_eight_cities() -> None:
    game = short_game({"first_open_move": 25, "capture_timing": "check"}, 3, 0)
    chooser = random.Random(5)
    while not game.result and game.state.moves < 11:
        moves = game.legal_moves()
        quiet = [move for move in moves if move.endswith(("discard none", "team end"))]
        doubles = [move for move in moves if " double " in move]
        game.play(chooser.choice(quiet or doubles or moves))
    assert game.result or Tale(game).go_on().compared
    if not game.result:
        check_samples(game, 2)
        state, story = sample(Knowledge.of(game, "public"), chooser.randrange)
        assert sum(word.isdigit() for word in story) == game.state.moves + 1
        cities = [int(word) for word in story if word.isdigit()]
        assert game.words.stations[int(state.x)] == cities[-1]
        trail = [game.words.stations[node] for node in state.trail.tolist()]
        assert trail == cities[-2:-9:-1]
