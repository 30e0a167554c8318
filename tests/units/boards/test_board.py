"""A board's lines give its links; its digest names the facts and nothing else."""

from typing import Any

import pytest

from misterx.boards import Board, Hop, Past, load


@pytest.fixture
def board(toy: dict[str, Any]) -> Board:
    return load(toy)


def test_links_are_the_pairs_of_consecutive_stops(board: Board) -> None:
    assert board.links("taxi") == [(1, 2), (2, 3), (3, 4), (3, 6), (4, 5), (4, 7), (7, 8)]


@pytest.mark.rule("NY-090")
def test_a_line_does_not_stop_where_it_runs_past(board: Board) -> None:
    assert board.links("bus") == [(1, 3), (3, 5)]
    assert [hop.past for hop in board.hops if hop.mode == "bus"] == [(2,), (4,)]


def test_bend_points_are_no_stops(board: Board) -> None:
    assert board.links("metro") == [(1, 5)]


def test_a_hop_backwards_has_its_way_backwards() -> None:
    hop = Hop("bus", 1, 5, ((10, 20), Past(3), (30, 40)))
    assert hop.backwards() == Hop("bus", 5, 1, ((30, 40), Past(3), (10, 20)))


def test_nodes_follow_the_order_of_the_file(toy: dict[str, Any]) -> None:
    toy["stations"].reverse()
    board = load(toy)
    assert board.numbers == (8, 7, 6, 5, 4, 3, 2, 1)
    assert board.node[8] == 0


@pytest.mark.parametrize(
    ("tags", "there"), [([], {"never"}), (["more"], {"never", "more"}), (["less"], set()), (["more", "less"], {"more"})]
)
def test_tags_switch_lines_on_and_off(toy: dict[str, Any], tags: list[str], there: set[str]) -> None:
    toy["lines"].append({"mode": "taxi", "route": [2, [200, 340], 6], "when": "more"})
    toy["lines"].append({"mode": "taxi", "route": [5, 8], "unless": "less"})
    board = load(toy)
    links = board.links("taxi", tags)
    assert board.tags == {"more", "less"}
    assert {name for name, link in {"more": (2, 6), "never": (5, 8)}.items() if link in links} == there


def test_the_place_of_a_mode_says_what_it_is(board: Board) -> None:
    assert [board.rank(mode) for mode in board.modes] == ["short", "middle", "fast", "secret"]
    assert board.ranks[1] == {"short", "middle", "fast"}
    assert board.ranks[8] == {"short"}


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(name="Other town"),
        lambda data: data.update(size=[700, 500]),
        lambda data: data.update(provenance={}),
        lambda data: data.update(art={}),
        lambda data: data["stations"][0].update(at=[61, 201]),
        lambda data: data["stations"][0].update(name="Market"),
        lambda data: data["lines"][4].update(route=[1, [130, 120], 5]),
        lambda data: data["lines"][4].update(route=[5, [130, 120], 1]),
        lambda data: data["lines"][4].update(name="Red line"),
        lambda data: data["lines"].reverse(),
        lambda data: data["lines"].extend([{"mode": "taxi", "route": data["lines"].pop(1)["route"]}]),
    ],
)
def test_drawing_a_board_differently_keeps_its_digest(toy: dict[str, Any], change: Any) -> None:
    before = load(toy).digest
    change(toy)
    assert load(toy).digest == before


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(id="other"),
        lambda data: data["stations"].reverse(),
        lambda data: data["stations"][0].update(pips=3),
        lambda data: data["lines"][4].update(route=[1, 8]),
        lambda data: data["lines"][4].update(mode="bus"),
        lambda data: data["lines"][4].update(when="new"),
        lambda data: data["lines"][4].update(unless="new"),
        lambda data: data["lines"][3].update(route=[1, 3, {"past": 4}, 5]),
        lambda data: data["starts"]["classic"].remove(1),
        lambda data: data["starts"]["classic"].reverse(),
        lambda data: data.update(missions={"green": {"starts": [1], "targets": [8]}}),
        lambda data: data.update(dial={"ring": 11}),
    ],
)
def test_changing_a_fact_changes_the_digest(toy: dict[str, Any], change: Any) -> None:
    before = load(toy).digest
    change(toy)
    assert load(toy).digest != before


def test_a_digest_is_the_same_everywhere(board: Board) -> None:
    assert board.digest == "26fe7b80fc19d1e76a88ae8b45668545a5e29974edbc7f2a712f2bd078311697"
