"""Discards, refills, bag and box (EU-068 to EU-071, EU-113 to EU-120)."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.rules.europa.land import (
    LAND,
    after_moves,
    hand,
    holds,
    legal,
    log,
    play,
    refusal,
    shuttle,
    table,
    tickets,
    total,
    where,
)

from misterx import Game

N5: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4)}


@pytest.mark.rule("EU-068", "EU-069")
def test_eu068_he_discards_what_he_likes_and_refills_to_eight() -> None:
    game = table(x=3, hold="3*car/foot car/mag car/blue 2*rail/mag rail/blue")
    play(game, "x double car/mag 4 pay car/foot car/foot car/foot", "x car/blue 5")
    assert legal(game, "x") == {
        f"discard {what}" for what in ("none", "rail/mag", "rail/mag rail/mag", "rail/blue", "rail/blue rail/mag")
    } | {"discard rail/blue rail/mag rail/mag"}
    assert refusal(game, "x discard car/mag") == "no_ticket"
    facts = game.play("x discard rail/mag rail/blue")
    assert next(fact["tickets"] for fact in facts if fact["event"] == "discarded") == 2
    assert next(fact["bag"] for fact in facts if fact["event"] == "stocks") == 101
    assert sum(holds(game, "x").values()) == 8
    assert holds(game, "x")["rail/mag"] >= 1


@pytest.mark.rule("EU-070")
def test_eu070_his_hand_is_full_before_the_detectives_move() -> None:
    game = play(table(x=3, hold="4*car/mag"), "x car/mag 4")
    assert game.decider == "x"
    assert refusal(game, "d1 car/mag 11") == "not_your_turn"
    game.play("x discard none")
    assert (game.decider, game.view("h1")["hands"]["x"]["size"]) == ("hunters", 8)


def scarce(left: int, decides: str = "x", hold: str = "8*car/mag", h1: str = "", h2: str = "", **said: Any) -> Game:
    """A table with few tickets in the bag, all rail/mag: the others are in hands, on the track or in the box."""
    game = Game("europa", 3, None, LAND, None, 0)
    everything = Counter(dict(zip(game.words.tickets, game.opening.bag.tolist(), strict=True)))
    hands = [tickets(hold), hand(h1, 7, "h1"), hand(h2, 6, "h2")]
    box = everything - Counter(["car/foot", *("rail/mag" for _ in range(left))])
    for held in hands:
        box -= Counter(held)
    said = {"x": 4, "start": 3, "log": log("car/foot 4"), "box": dict(box), **said}
    return table(decides, hold=hold, h1=h1, h2=h2, **said)


@pytest.mark.rule("EU-071")
def test_eu071_discards_may_be_drawn_again() -> None:
    game = scarce(1, discards=True, hold="4*car/mag 3*rail/shad")
    assert where(game, "bag") == {"rail/mag": 1}
    game.play("x discard rail/shad rail/shad")  # three to draw, three in the bag
    assert holds(game, "x") == {"car/mag": 4, "rail/shad": 3, "rail/mag": 1}
    assert where(game, "bag") == {}


@pytest.mark.rule("EU-081")
def test_eu081_tickets_of_this_rounds_moves_are_not_drawn_in_it() -> None:
    cars = {"h1": "3*car/shad", "h2": "2*car/shad"}
    game = scarce(5, "hunters", **cars, d1=6, d2=12, d3=1, d4=13, d5=15)
    play(game, "d1 car/shad 7", "d2 car/shad 11", "d3 car/shad 2", "d4 car/shad 8", "d5 car/shad 14")
    play(game, "h1 discard none", "h2 discard none")  # five to draw, five in the bag
    assert holds(game, "h1")["rail/mag"] + holds(game, "h2")["rail/mag"] == 5
    assert where(game, "bag") == {"car/shad": 5}


@pytest.mark.rule("EU-117", "EU-118", "EU-119")
def test_eu117_the_box_helps_a_bag_that_cannot_cover_a_draw() -> None:
    game = scarce(2, discards=True, hold="4*car/mag")
    boxed = sum(where(game, "box").values())
    track = where(game, "track")
    facts = game.play("x discard none")  # four to draw, two in the bag
    assert [fact["tickets"] for fact in facts if fact["event"] == "recycled"] == [boxed]
    assert {"event": "stocks", "bag": boxed + 2, "box": 0} in facts  # before the first of the four is drawn
    assert sum(where(game, "box").values()) == 0
    assert sum(where(game, "bag").values()) == boxed + 2 - 4
    assert where(game, "track") == track
    assert total(game) == 120


@pytest.mark.rule("EU-116", "EU-117")
def test_eu116_while_the_bag_suffices_the_box_stays_shut() -> None:
    game = scarce(2, discards=True, hold="6*car/mag")
    box = where(game, "box")
    game.play("x discard none")  # two to draw, two in the bag
    assert where(game, "box") == box
    assert holds(game, "x") == {"car/mag": 6, "rail/mag": 2}


@pytest.mark.rule("EU-113", "EU-114", "EU-115")
def test_eu113_each_player_discards_what_he_likes_and_refills() -> None:
    game = after_moves(**N5, h1="2*car/mag 2*rail/blue", h2="4*car/foot")
    assert legal(game, "h1") == {
        f"discard {what}"
        for what in (
            "none",
            "car/mag",
            "car/mag car/mag",
            "rail/blue",
            "rail/blue rail/blue",
            "car/mag rail/blue",
            "car/mag car/mag rail/blue",
            "car/mag rail/blue rail/blue",
            "car/mag car/mag rail/blue rail/blue",
        )
    }
    assert not legal(game, "h2")
    assert refusal(game, "h2 discard none") == "not_his_turn_yet"
    play(game, "h1 discard car/mag rail/blue")
    assert game.view("h2")["hands"]["h1"]["size"] == 2  # refilled only when all have discarded
    play(game, "h2 discard none")
    assert {seat: entry["size"] for seat, entry in game.view("h1")["hands"].items()} == {"x": 8, "h1": 7, "h2": 6}


@pytest.mark.rule("EU-120")
@pytest.mark.parametrize("players", range(2, 7))
def test_eu120_every_ticket_is_in_one_place_after_every_decision(players: int) -> None:
    for seed in range(3):
        chooser = random.Random(seed)
        game = Game.new("europa", players, {"ticket_mix": "uniform"} if seed else None, seed=seed)
        mix = game.opening.bag
        for _ in range(120):
            if game.result:
                break
            moves = game.legal_moves()
            special = [move for move in moves if " pay " in move]
            game.play(chooser.choice(special or moves))
            state = game.state
            everywhere = state.hands.sum(0) + state.bag + state.box + state.track + state.aside
            assert everywhere.tolist() == mix.tolist(), game.lines[-3:]
            assert min(part.min() for part in (state.hands, state.bag, state.box, state.track, state.aside)) >= 0


def test_an_empty_hand_is_asked_for_nothing() -> None:
    game = table(x=3, hold="3*car/foot 3*car/shad 2*car/mag", options={"double_with_hidden": True})
    play(game, "x double hidden car/mag 4 pay car/foot car/foot car/foot car/shad car/shad car/shad", "x car/mag 5")
    assert game.decider == "hunters"


def test_by_option_discards_wait_until_the_hands_are_full() -> None:
    """EU-OP-10."""
    game = scarce(3, discards=True, hold="4*car/mag 3*rail/shad", options={"discard_before_draw": False})
    game.play("x discard rail/shad rail/shad")  # three to draw, three in the bag
    assert holds(game, "x") == {"car/mag": 4, "rail/shad": 1, "rail/mag": 3}
    assert where(game, "bag") == {"rail/shad": 2}
