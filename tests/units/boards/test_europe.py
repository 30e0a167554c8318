"""The board of Europe: what the rulebook says about it, and what makes it playable."""

from collections import Counter, deque
from itertools import combinations

import pytest

from misterx import Game
from misterx.boards import Board, check, load
from misterx.boards.network import parts

COLOURS = ["green", "yellow", "orange"]


@pytest.fixture(scope="module")
def board() -> Board:
    return load("europe")


def stops(board: Board, mode: str) -> set[int]:
    return {city for link in board.links(mode) for city in link}


def links(board: Board, *modes: str) -> set[tuple[int, int]]:
    return {link for mode in modes or board.modes for link in board.links(mode)}


def moves(board: Board, start: int, *modes: str) -> dict[int, int]:
    """How many moves each city is away from `start`."""
    near: dict[int, set[int]] = {number: set() for number in board.numbers}
    for a, b in links(board, *modes):
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
    assert [str(fault) for fault in check("europe")] == []


def test_the_modes_come_in_ticket_order(board: Board) -> None:
    assert board.modes == ("car", "rail", "plane")


@pytest.mark.rule("EU-002")
def test_there_are_199_cities_with_names(board: Board) -> None:
    assert board.numbers == tuple(range(1, 200))
    assert len(set(board.names.values())) == 199


@pytest.mark.rule("EU-037")
def test_city_classes_are_nested(board: Board) -> None:
    assert stops(board, "car") == set(board.numbers)
    assert stops(board, "rail") < stops(board, "car")
    assert stops(board, "plane") < stops(board, "rail")


def test_each_citys_kind_is_the_best_mode_it_has(board: Board) -> None:
    kinds = {number: attributes["kind"] for number, attributes in board.extra["stations"].items()}
    best = {n: next(mode for mode in ("plane", "rail", "car") if n in stops(board, mode)) for n in board.numbers}
    assert kinds == best


def test_about_half_the_cities_have_roads_only_and_a_sixth_an_airport(board: Board) -> None:
    car, rail, plane = (len(stops(board, mode)) for mode in board.modes)
    assert 0.50 <= (car - rail) / 199 <= 0.60
    assert 0.27 <= (rail - plane) / 199 <= 0.35
    assert 0.12 <= plane / 199 <= 0.18


def test_the_example_begins_two_moves_before_173(board: Board) -> None:
    assert moves(board, 194)[173] == 2


def test_the_example_can_be_played(board: Board) -> None:
    assert (164, 173) in links(board)
    assert (137, 164) in links(board, "rail")
    assert (136, 137) in links(board, "car")
    assert (173, 174) in links(board)


def test_two_detectives_of_the_example_are_near_164(board: Board) -> None:
    assert moves(board, 164)[135] <= 2
    assert moves(board, 164)[174] <= 2


def test_the_other_cities_of_the_example_exist(board: Board) -> None:
    assert {135, 111, 110, 84} <= set(board.numbers)


def test_roads_and_railways_reach_every_city(board: Board) -> None:
    assert len(parts(board.numbers, links(board, "car", "rail"))) == 1


def test_roads_reach_every_city_but_three_far_islands(board: Board) -> None:
    islands = [{board.names[n] for n in part} for part in parts(board.numbers, board.links("car"))[1:]]
    assert sorted(map(sorted, islands)) == [["Ajaccio", "Bastia", "Cagliari", "Sassari"], ["Chania", "Heraklion"]]


def test_railways_and_flights_form_one_net_each(board: Board) -> None:
    for mode in ("rail", "plane"):
        assert len(parts(sorted(stops(board, mode)), board.links(mode))) == 1


def test_a_hub_has_four_to_eight_flights(board: Board) -> None:
    degree = Counter(city for link in board.links("plane") for city in link)
    assert set(degree.values()) <= set(range(4, 9))


def test_no_flight_crosses_half_of_the_board(board: Board) -> None:
    for a, b in board.links("plane"):
        (x1, y1), (x2, y2) = board.at[a], board.at[b]
        assert abs(x1 - x2) < board.size[0] / 2, (a, b)
        assert abs(y1 - y2) < board.size[1] / 2, (a, b)


def test_no_city_is_a_dead_end(board: Board) -> None:
    degree = Counter(city for link in links(board) for city in link)
    assert [city for city, ways in degree.items() if ways < 2] == []


def test_ferries_are_named(board: Board) -> None:
    ferries = {line.name for line in board.lines if line.name and line.name.endswith("ferry")}
    assert {"Helsinki–Tallinn ferry", "Naples–Palermo ferry"} <= ferries


@pytest.mark.rule("EU-004")
def test_there_are_15_start_cards(board: Board) -> None:
    assert list(board.starts) == ["detective"]
    assert len(set(board.starts["detective"])) == 15


def test_start_cards_lie_apart(board: Board) -> None:
    assert min(moves(board, a)[b] for a, b in combinations(board.starts["detective"], 2)) >= 2


@pytest.mark.rule("EU-022")
def test_there_are_three_missions(board: Board) -> None:
    assert list(board.extra["missions"]) == COLOURS


@pytest.mark.rule("EU-023")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_mission_has_five_starts_in_one_region_and_five_targets(board: Board, colour: str) -> None:
    mission = board.extra["missions"][colour]
    assert len(set(mission["starts"])) == len(set(mission["targets"])) == 5
    assert max(moves(board, a)[b] for a, b in combinations(mission["starts"], 2)) <= 4


@pytest.mark.rule("EU-024")
def test_194_is_a_yellow_start(board: Board) -> None:
    assert 194 in board.extra["missions"]["yellow"]["starts"]


def test_no_detective_starts_where_a_mission_starts_or_ends(board: Board) -> None:
    mission_cities = {city for m in board.extra["missions"].values() for cities in m.values() for city in cities}
    assert mission_cities & set(board.starts["detective"]) == set()


def test_missions_grow_longer_from_green_to_orange(board: Board) -> None:
    def mean(colour: str, *modes: str) -> float:
        mission = board.extra["missions"][colour]
        return sum(moves(board, a, *modes)[b] for a in mission["starts"] for b in mission["targets"]) / 25

    lengths = [mean(colour, "car", "rail") for colour in COLOURS]
    assert lengths == sorted(lengths)
    assert mean("green") + 1.5 < mean("orange")


@pytest.mark.parametrize(("colour", "least"), [("green", 4), ("yellow", 6), ("orange", 6)])
def test_no_target_is_at_the_doorstep(board: Board, colour: str, least: int) -> None:
    mission = board.extra["missions"][colour]
    assert min(moves(board, a)[b] for a in mission["starts"] for b in mission["targets"]) >= least


def test_the_file_says_where_each_group_of_facts_comes_from(board: Board) -> None:
    assert set(board.provenance) == {"stations", "lines", "starts", "missions", "art"}
    assert "GeoNames (CC BY 4.0)" in board.provenance["stations"]


def test_rules_1_have_the_board_on_which_four_targets_lay_elsewhere(board: Board) -> None:
    older = Game.new("europa@1", seed=1).board
    assert older.digest != board.digest
    assert (older.lines, older.starts, older.at) == (board.lines, board.starts, board.at)
    gone = {
        colour: set(older.extra["missions"][colour]["targets"]) - set(board.extra["missions"][colour]["targets"])
        for colour in COLOURS
    }
    assert {colour: {board.names[city] for city in cities} for colour, cities in gone.items()} == {
        "green": {"Venice", "Brussels"},
        "yellow": {"Cork"},
        "orange": {"Cádiz"},
    }
