"""Movement: modes, lines, free stations (SY-046 to SY-059)."""

import pytest
from tests.toy import TOY, legal, refusal, station, stock, table

from misterx import Game, boards

LONDON = boards.load("london")
MODES = ("taxi", "bus", "metro", "ferry")


@pytest.mark.rule("SY-046")
@pytest.mark.parametrize("board", [LONDON, boards.load(TOY)], ids=["london", "toy"])
def test_sy046_a_station_is_a_stop_of_the_modes_whose_lines_meet_there(board: boards.Board) -> None:
    served: dict[int, set[str]] = {number: set() for number in board.numbers}
    for mode in MODES:
        for a, b in board.links(mode):
            served[a].add(mode)
            served[b].add(mode)
    for number in board.numbers:
        game = Game.from_position(
            {"title": "scotland-yard", "pawns": {"x": number, "d1": next(n for n in board.numbers if n != number)}},
            board=board,
        )
        usable = {move.split()[1] for move in game.legal_moves() if "double" not in move} - {"black"}
        assert usable <= served[number] - {"ferry"}
        assert served[number]


@pytest.mark.rule("SY-047")
@pytest.mark.parametrize("place", [2, 4, 8])
def test_sy047_bus_and_metro_cannot_be_taken_where_they_do_not_stop(place: int) -> None:
    game = table("hunters", x=6, d1=place)
    assert {move.split()[0] for move in legal(game, "d1")} == {"taxi"}
    assert refusal(game, "d1 bus 3") == "no_connection"
    assert refusal(game, "d1 metro 5") == "no_connection"


@pytest.mark.rule("SY-048", "SY-050", "SY-051")
def test_sy048_each_mode_goes_to_its_next_stops_and_no_further() -> None:
    game = table("hunters", x=8, d1=1)
    assert legal(game, "d1") == {"taxi 2", "bus 3", "metro 5"}
    for ride in ("taxi 3", "taxi 5", "bus 2", "bus 5", "metro 2", "metro 3"):
        assert refusal(game, f"d1 {ride}") == "no_connection"


@pytest.mark.rule("SY-049")
def test_sy049_a_taxi_reaches_every_station() -> None:
    links = LONDON.links("taxi")
    reached, ring = {1}, {1}
    while ring:
        ring = {b for pair in links for a, b in (pair, pair[::-1]) if a in ring} - reached
        reached |= ring
    assert reached == set(LONDON.numbers)


@pytest.mark.rule("SY-052")
def test_sy052_one_ticket_is_one_hop_and_two_hops_are_not_one_move() -> None:
    game = table("hunters", x=8, d1=(1, "11/8/4"))
    assert refusal(game, "d1 bus 5") == "no_connection"
    assert refusal(game, "d1 bus 3 bus 5") == "bad_move_text"
    game.play("d1 bus 3")
    assert stock(game, "d1") == "11/7/4"


@pytest.mark.rule("SY-053")
def test_sy053_going_straight_back_is_allowed_for_one_more_ticket() -> None:
    game = table("hunters", x=6, d1=(1, "11/8/4"))
    for move in ("d1 taxi 2", "x taxi 3", "d1 taxi 1", "x taxi 6"):
        game.play(move)
    assert (station(game, "d1"), stock(game, "d1"), station(game, "x")) == (1, "9/8/4", 6)


@pytest.mark.rule("SY-054", "SY-057")
@pytest.mark.parametrize("other", ["d2", "p1"])
def test_sy054_pawns_move_only_to_free_stations(other: str) -> None:
    pawns = {"d1": 2, other: 3} if other == "p1" else {"d1": 2, "d2": 3}
    game = table("hunters", x=8, **pawns)
    assert legal(game, "d1") == {"taxi 1"}
    assert refusal(game, "d1 taxi 3") == "station_closed"
    assert "taxi 2" not in legal(game, other)
    game = table(x=2, **{**pawns, "d1": 8})
    assert refusal(game, "x taxi 3") == refusal(game, "x black 3") == "station_closed"


@pytest.mark.rule("SY-055", "SY-105")
@pytest.mark.parametrize("hunter", ["d1", "p1"])
def test_sy055_mister_x_loses_when_no_free_station_is_in_his_reach(hunter: str) -> None:
    game = table("hunters", x=8, **{"d1": 1, hunter: 4} if hunter == "p1" else {"d1": 4})
    if hunter == "p1":
        game.play("d1 taxi 2")
    assert game.result is None
    game.play(f"{hunter} taxi 7")
    assert game.result == ("hunters", "x_enclosed")


@pytest.mark.rule("SY-056", "SY-100")
@pytest.mark.parametrize("hunter", ["d1", "p1"])
def test_sy056_mister_x_loses_the_moment_a_hunter_moves_onto_his_station(hunter: str) -> None:
    game = table("hunters", x=4, d1=3 if hunter == "d1" else 1, d2=8, p1=3 if hunter == "p1" else 6)
    game.play(f"{hunter} taxi 4")
    assert game.result == ("hunters", "captured")
    assert game.legal_moves() == []
    assert refusal(game, "d2 taxi 7") == "game_over"


@pytest.mark.rule("SY-056")
def test_sy056_the_other_hunters_may_miss_him() -> None:
    game = table("hunters", x=4, d1=3, d2=8)
    game.play("d1 taxi 2")
    game.play("d2 taxi 7")
    assert game.result is None


@pytest.mark.rule("SY-058")
def test_sy058_riding_past_a_station_neither_captures_nor_is_hindered() -> None:
    game = table("hunters", x=2, d1=1, d2=8)
    game.play("d1 bus 3")  # the bus runs past 2
    assert game.result is None
    game = table(x=1, d1=2, d2=4)
    game.play("x metro 5")  # past 2, 3 and 4
    assert station(game, "x") == 5
    game = table("hunters", x=8, d1=1, d2=2)
    assert {"bus 3", "metro 5"} <= legal(game, "d1")
