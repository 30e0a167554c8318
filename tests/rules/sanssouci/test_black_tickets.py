"""Black tickets and ships (SS-100 to SS-110)."""

from itertools import pairwise

import pytest
from tests.rules.sanssouci.town import black, covers, play, potsdam, stock, targets
from tests.toy import refusal

from misterx import boards

PIERS = (13, 30, 39, 96, 114, 193, 194)
FAR = {"d1": 1, "d2": 3}


@pytest.mark.rule("SS-100")
def test_ss100_a_black_ticket_stands_for_any_mode() -> None:
    game = potsdam(x=99, **FAR, hold="0/0/0", black=1)
    assert targets(game, "x black") == {82, 102, 128, 145, 93, 120, 96, 100, 101, 103, 117}
    play(game, "x black 102")
    assert (black(game), stock(game, "x")) == (0, "0/0/0")


@pytest.mark.rule("SS-101")
@pytest.mark.parametrize(("start", "target"), [(99, 102), (99, 120), (99, 101), (13, 30)])
def test_ss101_agents_see_a_black_ticket_and_no_mode(start: int, target: int) -> None:
    game = play(potsdam(x=start, **FAR), f"x black {target}")
    assert covers(game) == ["black"]
    told = [event for event in game.events("public") if event["event"] == "entry_covered"]
    assert told == [{"event": "entry_covered", "entry": 1, "ticket": "black"}]
    assert "x: x black ?\n" in game.record("h1")
    events = [event for event in game.events("h1") if event["event"] not in ("placed", "possible")]
    assert events == [
        event
        for event in play(potsdam(x=99, **FAR), "x black 96").events("h1")
        if event["event"] not in ("placed", "possible")
    ]


@pytest.mark.rule("SS-102")
def test_ss102_under_a_black_ticket_stops_still_count() -> None:
    game = potsdam(x=99, **FAR)
    assert refusal(game, "x black 130") == "no_connection"
    game = potsdam(x=101, **FAR)
    assert targets(game, "x black") == {99, 102, 103, 130}  # on foot; the ViP line through 101 does not stop


@pytest.mark.rule("SS-103", "SS-104")
def test_ss103_ships_take_a_black_ticket_and_no_other() -> None:
    assert targets(potsdam(x=13, **FAR), "x black") == {22, 29, 31, 30}
    game = potsdam(x=13, **FAR, black=0)
    assert 30 not in {int(move.split()[-1]) for move in game.legal_moves()}
    assert refusal(game, "x black 30") == "no_ticket"
    assert refusal(game, "x foot 30") == refusal(game, "x vip 30") == "no_connection"


@pytest.mark.rule("SS-105")
def test_ss105_agents_cannot_ride_ships() -> None:
    game = potsdam(decides="hunters", x=99, d1=13, d2=3)
    assert targets(game, "d1 foot") | targets(game, "d1 vip") | targets(game, "d1 train") == {22, 29, 31}
    assert refusal(game, "d1 black 30") == "black_for_x"


@pytest.mark.rule("SS-106", "SS-108")
def test_ss106_ships_stop_at_seven_piers_and_run_in_their_order() -> None:
    links = boards.load("potsdam").links("ship")
    assert {pier for link in links for pier in link} == set(PIERS)
    assert sorted(links) == sorted(pairwise(PIERS))


@pytest.mark.rule("SS-107")
@pytest.mark.parametrize("place", range(7))
def test_ss107_a_ship_goes_to_the_next_pier_only(place: int) -> None:
    game = potsdam("black_ship_only", x=PIERS[place], **FAR)
    assert targets(game, "x black") == {PIERS[near] for near in (place - 1, place + 1) if 0 <= near < 7}


@pytest.mark.rule("SS-109")
def test_ss109_agents_never_bring_black_tickets() -> None:
    game = play(potsdam(x=99, **FAR, black=1), "x black 102")
    for agent in ("d1", "d2"):
        play(game, next(move for move in game.legal_moves() if move.startswith(agent)))
    assert black(game) == 0


@pytest.mark.rule("SS-110")
def test_ss110_a_ship_does_not_take_him_onto_an_agents_field() -> None:
    game = potsdam(x=13, d1=30, d2=3)
    assert targets(game, "x black") == {22, 29, 31}
    assert refusal(game, "x black 30") == "station_closed"
