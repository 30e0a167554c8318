"""Hidden hands dealt anew under the stricter "must move" (EU-OP-08): every move that was made could have been made."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.rules.europa.land import LAND, play, table
from tests.units.deduce.test_hands import check_sample, choose

from misterx import Game
from misterx.deduce import Knowledge, sample
from misterx.families.hand.knowledge.obligations import Turn, most_from, suspects, useful_modes
from misterx.kernel.records import interpreted

FEW_CARS = {"car/mag": 45, "rail/foot": 75}
ALL_MODES = {"car/mag": 30, "rail/shad": 60, "plane/blue": 30}
STRICT = {"must_move": "maximal"}
CAR, RAIL, PLANE = 0b001, 0b010, 0b100


def check_samples(seed: int, options: dict[str, Any], decisions: int) -> int:
    """Deal anew, now and then, for those who do not see the detectives' hands; returns how often somebody stayed."""
    chooser = random.Random(seed)
    game = Game.new("europa", 2 + seed % 5, {**STRICT, **options}, board=LAND, seed=seed)
    for _ in range(decisions):
        game.play(choose(game, chooser))
        if game.result:
            break
        viewer = chooser.choice(["x", "public"])
        if chooser.random() < 0.2 and (viewer == "x" or not game.family.is_mid_turn(game.state)):
            check_sample(game, viewer, chooser)
    return sum(fact["event"] == "passed" for fact in game.events("public"))


@pytest.mark.parametrize(
    ("seed", "mix"),
    [(11, FEW_CARS), (32, FEW_CARS), *((seed, ALL_MODES) for seed in (19, 26, 29, 32, 37))],
)
def test_a_hidden_hand_never_makes_an_earlier_move_one_that_stranded_a_colleague(seed: int, mix: Any) -> None:
    assert check_samples(seed, {"ticket_mix": mix}, 60) > 0


@pytest.mark.deep
@pytest.mark.parametrize("part", range(40))
def test_many_hidden_hands_keep_every_obligation(part: int) -> None:
    mixes = ["uniform", FEW_CARS, {"car/mag": 60, "rail/shad": 40, "plane/blue": 20}, ALL_MODES]
    stays = 0
    for seed in range(part, 4000, 40):
        share = {"detectives_share_city": seed % 7 == 0, "discard_before_draw": seed % 3 > 0}
        stays += check_samples(seed, {"ticket_mix": mixes[seed // 40 % 4], **share}, 80)
    assert stays > 20


def jammed(h1: str, h2: str, moved: tuple[str, ...] = ("d2", "d3", "d5")) -> Game:
    """d1 in 8 can go by rail to 6 alone, and by car or plane elsewhere; d4 in 4 could go by rail to 6 alone."""
    return table(
        "hunters", x=10, d1=8, d2=2, d3=14, d4=4, d5=12, start=9, log=[{"ticket": "car/mag", "station": 10}],
        indicators=dict.fromkeys(moved, "car/foot"), h1=h1, h2=h2, options={**STRICT, "ticket_mix": "uniform"},
    )  # fmt: skip


def tables_of(game: Game) -> tuple[Any, Any, Any]:
    return interpreted(game.engine.board), interpreted(game.engine.rules), interpreted(game.state)


def turn_of(game: Game, *used: tuple[int, str]) -> Turn:
    tickets = game.words.tickets
    return Turn(0, game.state.pos.copy(), int(game.state.moved), [(hand, tickets.index(kind)) for hand, kind in used])


def hands_of(game: Game, **held: str) -> Any:
    """[hand, kind] of the hands named."""
    hands = np.zeros((6, 12), np.int64)
    for seat, tickets in held.items():
        for ticket in tickets.split():
            hands[int(seat[1:]), game.words.tickets.index(ticket)] += 1
    return hands


@pytest.mark.parametrize(
    ("held", "most"),
    [
        ({}, 0),
        ({"h1": "rail/mag"}, 1),
        ({"h2": "rail/mag"}, 1),
        ({"h1": "rail/mag", "h2": "rail/mag"}, 1),
        ({"h1": "rail/mag car/mag", "h2": "rail/mag"}, 2),
        ({"h1": "plane/blue", "h2": "rail/mag"}, 2),
        ({"h1": "rail/mag rail/blue plane/mag"}, 1),
        ({"h1": "rail/mag", "h2": "car/shad car/shad"}, 2),
    ],
)
def test_how_many_could_have_moved(held: dict[str, str], most: int) -> None:
    game = jammed("5*rail/mag", "5*rail/mag")
    board, rules, state = tables_of(game)
    before = state.pos.tolist(), state.hands.tolist(), state.moved
    assert most_from(board, rules, state, turn_of(game), hands_of(game, **held)) == most
    assert (state.pos.tolist(), state.hands.tolist(), state.moved) == before


def test_one_ticket_more_is_useful_where_it_lets_another_move() -> None:
    """With d1 gone to 6 by rail only a car helps d4: his own train has nowhere to go, and nobody else's help counts."""
    game = jammed("5*rail/mag", "5*rail/mag")
    turn = turn_of(game, (1, "rail/mag"))
    assert turn.stayed == 1
    assert [useful_modes(*tables_of(game), turn, hand) for hand in (1, 2)] == [0, CAR]
    free = turn_of(game, (2, "rail/mag"))  # d4 went to 6: d1 could have gone by car or plane, the others are stuck
    assert [useful_modes(*tables_of(game), free, hand) for hand in (1, 2)] == [CAR | PLANE, 0]


def test_who_is_asked_to_have_had_less() -> None:
    game = jammed("5*rail/mag", "5*rail/mag")
    turn = turn_of(game, (1, "rail/mag"))
    turn.limits = {1: 0, 2: 1}
    both = hands_of(game, h1="rail/mag plane/blue", h2="rail/mag")
    assert suspects(*tables_of(game), turn, both) == [(1, 2), (2, 1)]
    three = hands_of(game, h1="rail/mag plane/blue car/shad", h2="rail/foot plane/mag")
    assert suspects(*tables_of(game), turn, three) == [(2, 1)]
    more = hands_of(game, h1="rail/mag plane/blue car/shad", h2="rail/mag car/mag")
    assert suspects(*tables_of(game), turn, more) == [(1, 0), (1, 2), (2, 0), (2, 1)], "one alone is not enough"


@pytest.mark.parametrize("viewer", ["public", "x"])
def test_tickets_of_several_players_together_would_have_moved_one_more(viewer: str) -> None:
    """d1 took the train to 6 and d4 stayed: d1's player had neither car nor plane, or d4's neither car nor train."""
    game = play(jammed("5*rail/mag", "5*rail/foot"), "d1 rail/mag 6")
    assert game.view("public")["moved"] == ["d2", "d3", "d5", "d1", "d4"]
    knowledge = Knowledge.of(game, viewer)
    seen = Counter[tuple[bool, bool]]()
    for seed in range(30):
        state, _ = sample(knowledge, random.Random(seed).randrange)
        flexible = bool(state.hands[1, :4].any() or state.hands[1, 8:].any())
        assert not state.hands[2, :4].any()
        seen[flexible, bool(state.hands[2, 4:8].any())] += 1
    assert not seen[True, True]
    assert seen[True, False]
    assert seen[False, True]


def test_a_round_that_goes_on_has_stranded_nobody_yet() -> None:
    """d4 and d5 have not moved: with a free d1, a train for d4 and fewer than two cars, one of them would be stuck."""
    game = play(jammed("5*rail/mag", "6*car/foot", ("d2", "d3")), "d1 rail/mag 6")
    knowledge = Knowledge.of(game, "public")
    found = 0
    for seed in range(30):
        state, _ = sample(knowledge, random.Random(seed).randrange)
        cars, trains = int(state.hands[2, :4].sum()), int(state.hands[2, 4:8].sum())
        flexible = bool(state.hands[1, :4].any() or state.hands[1, 8:].any())
        assert cars, "somebody moves on"
        assert not (flexible and trains and cars < 2)
        found += flexible and trains > 0
    assert found


def test_open_hands_and_the_looser_reading_oblige_nobody() -> None:
    for options in ({"detective_hands_visible_to_x": True, **STRICT}, {}):
        game = jammed("5*rail/mag", "5*rail/foot")
        position = {**game.to_position(), "options": {"ticket_mix": "uniform", **options}}
        other = play(Game.from_position(position, board=LAND), "d1 rail/mag 6")
        shadow = Knowledge.of(other, "x").shadow()
        assert not shadow.is_watched()
        assert not shadow.turns
