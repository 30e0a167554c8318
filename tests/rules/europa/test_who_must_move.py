"""Must as many detectives move as possible (EU-OP-08): small jams, each as plain as a rulebook's example."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.europa.land import LAND, cities, led, table

from misterx import Game
from misterx.families.hand.must_move import (
    NONE,
    first_free,
    most_by_tickets,
    most_moves,
    next_branch,
    ticket_for,
)
from misterx.kernel.records import interpreted

MODES = ("car", "rail", "plane")


def jam(players: int, at: dict[str, int], hands: dict[str, str], moved: str = "", share: bool = False) -> Game:
    """The detectives' turn; hands are filled up with plane tickets."""
    said: dict[str, Any] = {"x": 10, "start": 9, "log": [{"ticket": "car/shad", "station": 10}]}
    said |= {"indicators": dict.fromkeys(moved.split(), "car/foot")} if moved else {}
    options = {"must_move": "maximal", "detectives_share_city": share, "ticket_mix": MIX}
    game = table("hunters", players, **said, **at, options=options)
    position = game.to_position()
    for place, leads in enumerate(led(players)):
        seat = f"h{place + 1}"
        first = sum(led(players)[:place])
        spent = sum(first < int(pawn[1:]) <= first + leads for pawn in moved.split())
        held = hands.get(seat, "").split()
        position["hands"][seat] = {"plane/shad": 4 + leads - spent - len(held)}
        for ticket in held:
            position["hands"][seat][f"{ticket}/mag"] = held.count(ticket)
    del position["bag"]
    return Game.from_position(position, board=LAND, seed=1)


MIX = {"car/mag": 20, "rail/mag": 20, "plane/mag": 10, "plane/shad": 40, "car/shad": 10, "car/foot": 10, "car/blue": 10}
FAR = {"d3": 14, "d4": 15, "d5": 16}
MOVED = "d3 d4 d5"


def legal(game: Game) -> set[str]:
    return {move.replace("/mag", "").replace("/shad", "") for move in game.legal_moves()}


@pytest.mark.parametrize(
    ("at", "hands", "moves"),
    [
        # One car for two who are on the road: either may have it.
        ({"d1": 3, "d2": 6}, "car", {"d1 car 2", "d1 car 4", "d1 car 9", "d2 car 5", "d2 car 7"}),
        # d1 has a train too, so the car is for d2, who has none; planes fly from 2 and 8 alone.
        ({"d1": 4, "d2": 7}, "car rail", {"d1 rail 2", "d1 rail 6", "d2 car 6", "d2 car 8"}),
        # d2 in 1 can go to 2 alone: d1 must not take it before him, nor the only car.
        ({"d1": 3, "d2": 1}, "car car", {"d1 car 4", "d1 car 9", "d2 car 2"}),
        # d2 is behind d1, who must make room first; d2 cannot move before.
        ({"d1": 2, "d2": 1}, "car car", {"d1 car 3", "d1 plane 8"}),
        # Both in dead ends.
        ({"d1": 1, "d2": 12}, "car car", {"d1 car 2", "d2 car 11"}),
    ],
)
def test_no_move_strands_a_colleague(at: dict[str, int], hands: str, moves: set[str]) -> None:
    assert legal(jam(3, {**FAR, **at}, {"h1": hands}, MOVED)) == moves


def test_the_moves_of_one_hand_do_not_bind_another() -> None:
    game = jam(6, {**FAR, "d1": 3, "d2": 1}, {"h1": "car", "h2": "car"}, MOVED)
    assert cities(game, "d1") == {4, 9}
    assert cities(game, "d2") == {2}
    shared = jam(6, {**FAR, "d1": 3, "d2": 1}, {"h1": "car", "h2": "car"}, MOVED, share=True)
    assert cities(shared, "d1") == {2, 4, 9}


def parts(game: Game) -> tuple[Any, Any, Any]:
    return interpreted(game.engine.board), interpreted(game.engine.rules), interpreted(game.state)


@pytest.mark.parametrize(
    ("at", "hands", "tickets", "most"),
    [
        ({"d1": 3, "d2": 6}, "", 0, 0),
        ({"d1": 3, "d2": 5}, "car", 1, 1),
        ({"d1": 3, "d2": 5}, "car car car", 2, 2),
        ({"d1": 4, "d2": 6}, "rail car", 2, 2),
        ({"d1": 4, "d2": 3}, "rail rail", 1, 1),
        ({"d1": 2, "d2": 8, "d5": 13}, "", 2, 2),  # by plane, d2 first
        ({"d1": 1, "d2": 3, "d3": 2}, "car car", 2, 1),  # 2 is taken by one who has moved
        ({"d1": 12, "d2": 7, "d3": 11}, "car car", 2, 1),
    ],
)
def test_how_many_can_still_move(at: dict[str, int], hands: str, tickets: int, most: int) -> None:
    game = jam(3, {**FAR, **at}, {"h1": hands}, MOVED)
    board, rules, state = parts(game)
    before = state.pos.tolist(), state.hands.tolist(), state.moved
    assert most_by_tickets(board, rules, state) == tickets
    assert most_moves(board, rules, state, {}) == most
    assert (state.pos.tolist(), state.hands.tolist(), state.moved) == before


def test_each_hand_counts_for_its_own_detectives() -> None:
    """h1 leads d1 to d3 and is short of one ticket, h2 leads d4 and d5 and has enough."""
    game = jam(3, {"d1": 3, "d2": 5, "d3": 7, "d4": 9, "d5": 11}, {"h1": "car car", "h2": "car car car"})
    assert most_by_tickets(*parts(game)) == 4
    rails = jam(3, {"d1": 4, "d2": 6, "d3": 7, "d4": 9, "d5": 11}, {"h1": "car rail rail", "h2": "rail"})
    assert most_by_tickets(*parts(rails)) == 3


def test_branches_are_tried_in_order() -> None:
    """d1 in 4 by car or rail, d2 in 3 by car; nobody else has a ticket that fits."""
    game = jam(3, {**FAR, "d1": 4, "d2": 3}, {"h1": "car rail"}, MOVED)
    board, rules, state = parts(game)
    found, branch = [], NONE
    while (branch := next_branch(board, rules, state, branch)) != NONE:
        found.append((branch // 3, MODES[branch % 3]))
    assert found == [(1, "car"), (1, "rail"), (2, "car")]
    stations = game.words.stations
    assert stations[first_free(board, rules, state, 1, 0)] == 5, "3 is taken"
    assert stations[first_free(board, rules, state, 1, 1)] == 2
    assert first_free(board, rules, state, 1, 2) == NONE
    assert [game.words.tickets[ticket_for(state, 1, mode)] for mode in range(3)] == [
        "car/mag",
        "rail/mag",
        "plane/shad",
    ]
