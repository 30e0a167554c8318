"""The board of N.Y. Chase: what the rulebook says of it, what was transcribed, and what is ours."""

from hashlib import sha256
from itertools import combinations, pairwise

import pytest

from misterx.boards import Board, Hop, check, load
from misterx.boards.stats import rides

LINKS = {
    "taxi": (349, "a873ed865ff2f6b2"),
    "bus": (84, "200e27cd78fca67e"),
    "subway": (21, "d4e41e69d1f69132"),
    "boat": (7, "e0ec22b5bc3af795"),
}
#: The ten piers in the order the rulebook lists them.
PIERS = [49, 98, 145, 197, 190, 177, 110, 95, 60, 2]


@pytest.fixture(scope="module")
def manhattan() -> Board:
    return load("new-york")


def near(board: Board, station: int, mode: str) -> set[int]:
    return {a + b - station for a, b in board.links(mode) if station in (a, b)}


def hop(board: Board, mode: str, a: int, b: int) -> Hop:
    return next(hop for hop in board.hops if hop.mode == mode and {hop.start, hop.end} == {a, b})


def test_there_are_199_stations_numbered_without_gaps(manhattan: Board) -> None:
    assert manhattan.numbers == tuple(range(1, 200))


def test_the_modes_come_in_ticket_order(manhattan: Board) -> None:
    assert manhattan.modes == ("taxi", "bus", "subway", "boat")


@pytest.mark.parametrize("mode", LINKS)
def test_every_link_of_a_mode_is_there(manhattan: Board, mode: str) -> None:
    links = manhattan.links(mode)
    text = " ".join(f"{a}-{b}" for a, b in links)
    assert (len(links), sha256(text.encode()).hexdigest()[:16]) == LINKS[mode]


@pytest.mark.rule("NY-036")
def test_a_taxi_reaches_every_station(manhattan: Board) -> None:
    assert manhattan.spans == ("taxi",)
    assert {station for link in manhattan.links("taxi") for station in link} == set(manhattan.numbers)


@pytest.mark.rule("NY-040")
def test_station_100_is_as_in_the_rulebooks_example(manhattan: Board) -> None:
    assert near(manhattan, 100, "subway") == {65, 104, 124}
    assert near(manhattan, 100, "bus") == {98, 102, 132}
    assert near(manhattan, 100, "taxi") == {88, 99, 101, 111}
    assert near(manhattan, 100, "boat") == set()


def test_the_bus_5_25_runs_past_the_taxi_rank_11(manhattan: Board) -> None:
    assert hop(manhattan, "bus", 5, 25).past == (11,)


def test_the_subway_57_104_runs_past_two_bus_stops_and_a_taxi_rank(manhattan: Board) -> None:
    assert hop(manhattan, "subway", 57, 104).past == (69, 81, 92)
    assert {"bus"} <= {mode for mode in manhattan.modes if near(manhattan, 69, mode) and near(manhattan, 92, mode)}
    assert not near(manhattan, 81, "bus")


@pytest.mark.rule("NY-071")
def test_boats_call_at_ten_piers(manhattan: Board) -> None:
    assert {pier for link in manhattan.links("boat") for pier in link} == set(PIERS)


def test_boats_run_in_three_lines_as_transcribed(manhattan: Board) -> None:
    lines = [line.stops for line in manhattan.lines if line.mode == "boat" and line.when is None]
    assert lines == [(49, 98, 145, 197), (190, 177, 110), (95, 60, 2)]


def test_boats_run_in_one_line_in_the_rulebooks_order_where_that_is_chosen(manhattan: Board) -> None:
    chain = {tuple(sorted(pair)) for pair in pairwise(PIERS)}
    assert manhattan.tags == {"one_line_boats"}
    assert set(manhattan.links("boat", {"one_line_boats"})) == chain


@pytest.mark.rule("NY-005", "NY-027")
def test_there_is_one_deck_of_18_start_cards(manhattan: Board) -> None:
    assert list(manhattan.starts) == ["common"]
    assert len(set(manhattan.starts["common"])) == 18


def test_our_start_cards_lie_well_apart(manhattan: Board) -> None:
    far = rides(manhattan, ["taxi"])
    assert min(far[a][b] for a, b in combinations(manhattan.starts["common"], 2)) == 4


def test_our_start_cards_are_no_dead_ends_and_no_piers(manhattan: Board) -> None:
    for start in manhattan.starts["common"]:
        assert len(near(manhattan, start, "taxi")) >= 3
        assert start not in PIERS


def test_it_says_that_the_start_cards_are_ours(manhattan: Board) -> None:
    assert manhattan.provenance["starts"].startswith("Ours")


def test_nothing_is_wrong_with_it() -> None:
    assert check("new-york") == []
