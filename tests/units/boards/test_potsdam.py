"""The Potsdam board: what the rulebook says about it, and what makes it playable."""

from collections import Counter, deque
from itertools import combinations, pairwise

import pytest

from misterx.boards import Board, check, load
from misterx.boards.network import parts

PIERS = [13, 30, 39, 96, 114, 193, 194]


@pytest.fixture(scope="module")
def board() -> Board:
    return load("potsdam")


def stops(board: Board, mode: str) -> set[int]:
    return {station for link in board.links(mode) for station in link}


def rides(board: Board, start: int) -> dict[int, int]:
    """How many rides each field is away from `start` for an agent."""
    near: dict[int, set[int]] = {number: set() for number in board.numbers}
    for a, b in (link for mode in ("foot", "vip", "train") for link in board.links(mode)):
        near[a].add(b)
        near[b].add(a)
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in near[here] - found.keys():
            found[there] = found[here] + 1
            waiting.append(there)
    return found


def test_nothing_is_wrong_with_the_board() -> None:
    assert [str(fault) for fault in check("potsdam")] == []


def test_the_modes_come_in_ticket_order(board: Board) -> None:
    assert board.modes == ("foot", "vip", "train", "ship")


def test_fields_are_numbered_without_gaps(board: Board) -> None:
    assert board.numbers == tuple(range(1, 200))


def test_every_field_has_a_name_of_its_own(board: Board) -> None:
    assert set(board.names) == set(board.numbers)
    assert len(set(board.names.values())) == len(board.numbers)


def test_99_is_the_main_station(board: Board) -> None:
    assert board.names[99] == "Hauptbahnhof"
    assert 99 in stops(board, "train")


@pytest.mark.rule("SS-044")
def test_a_vip_line_joins_99_and_102(board: Board) -> None:
    assert (99, 102) in board.links("vip")


@pytest.mark.rule("SS-040", "SS-046")
def test_that_line_runs_past_101_which_has_no_vip_stop(board: Board) -> None:
    assert 101 not in stops(board, "vip")
    assert [hop.past for hop in board.hops if hop.mode == "vip" and {hop.start, hop.end} == {99, 102}] == [(101,)]


@pytest.mark.rule("SS-045")
def test_the_footpath_from_99_towards_102_ends_at_101(board: Board) -> None:
    assert (99, 101) in board.links("foot")
    assert (99, 102) not in board.links("foot")


@pytest.mark.rule("SS-106", "SS-108")
def test_ships_sail_from_pier_to_pier_in_the_listed_order(board: Board) -> None:
    assert board.links("ship") == list(pairwise(PIERS))


def test_a_cruise_runs_down_the_havel_from_north_to_south(board: Board) -> None:
    heights = [board.at[pier][1] for pier in PIERS]
    assert heights == sorted(heights)


@pytest.mark.rule("SS-042")
def test_a_line_stops_wherever_its_mode_stops(board: Board) -> None:
    assert [hop for hop in board.hops if set(hop.past) & stops(board, hop.mode)] == []


def test_the_footpaths_reach_every_field(board: Board) -> None:
    assert len(parts(board.numbers, board.links("foot"))) == 1


@pytest.mark.parametrize(("mode", "least", "most"), [("foot", 199, 199), ("vip", 60, 110), ("train", 12, 16)])
def test_stops_per_mode(board: Board, mode: str, least: int, most: int) -> None:
    assert least <= len(stops(board, mode)) <= most


@pytest.mark.parametrize("mode", ["vip", "train"])
def test_the_lines_of_a_mode_form_one_net(board: Board, mode: str) -> None:
    assert len(parts(sorted(stops(board, mode)), board.links(mode))) == 1


def test_footpaths_are_about_as_dense_as_taxi_lines_in_london(board: Board) -> None:
    degree = Counter(station for link in board.links("foot") for station in link)
    assert 3.0 <= degree.total() / len(board.numbers) <= 4.2
    assert min(degree.values()) >= 2
    assert max(degree.values()) <= 7


def test_the_centre_is_denser_than_the_outskirts(board: Board) -> None:
    x, y = board.at[99]
    near = [n for n in board.numbers if abs(board.at[n][0] - x) < 250 and abs(board.at[n][1] - y) < 250]
    share = 500 * 500 / (board.size[0] * board.size[1])
    assert len(near) > 1.5 * share * len(board.numbers)


@pytest.mark.rule("SS-008")
def test_there_are_13_start_cards(board: Board) -> None:
    assert list(board.starts) == ["common"]
    assert len(set(board.starts["common"])) == 13


def test_start_cards_lie_well_apart(board: Board) -> None:
    assert min(rides(board, a)[b] for a, b in combinations(board.starts["common"], 2)) >= 3


def test_no_field_is_out_of_the_world(board: Board) -> None:
    assert max(max(rides(board, number).values()) for number in board.numbers) <= 15


def test_the_file_says_where_each_group_of_facts_comes_from(board: Board) -> None:
    assert set(board.provenance) == {"stations", "lines", "starts", "art"}
    assert "our own design" in board.provenance["lines"]
