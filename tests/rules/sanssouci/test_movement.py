"""Riding from stop to stop (SS-038 to SS-051)."""

import pytest
from tests.rules.sanssouci.town import TOWN, play, potsdam, stock, table, targets
from tests.toy import refusal

from misterx import boards


@pytest.mark.rule("SS-038")
def test_ss038_agents_go_on_foot_by_vip_or_by_fast_train() -> None:
    game = table(decides="hunters", x=8, d1=1, d2=4)
    assert {move.split()[1] for move in game.legal_moves() if move.startswith("d1")} == {"foot", "vip", "train"}
    assert refusal(game, "d1 ship 6") == "not_alone"


@pytest.mark.rule("SS-039")
def test_ss039_a_mode_cannot_be_taken_where_a_line_only_passes() -> None:
    game = table(decides="hunters", x=8, d1=2, d2=6)
    assert targets(game, "d1 vip") == targets(game, "d1 train") == set()
    assert refusal(game, "d1 vip 3") == refusal(game, "d1 train 5") == "no_connection"
    assert targets(game, "d1 foot") == {1, 3}


@pytest.mark.rule("SS-040")
def test_ss040_a_mode_cannot_be_left_where_a_line_only_passes() -> None:
    game = potsdam(decides="hunters", x=1, d1=99, d2=3)
    assert refusal(game, "d1 vip 101") == "no_connection"
    assert 101 not in targets(game, "d1 vip")


@pytest.mark.rule("SS-041", "SS-042")
def test_ss041_a_ride_passes_other_fields_and_ends_at_the_next_stop_of_its_mode() -> None:
    game = table(decides="hunters", x=8, d1=1, d2=4)
    assert targets(game, "d1 vip") == {3}  # past 2, not as far as 5
    assert targets(game, "d1 train") == {5}  # past 2, 3 and 4
    assert targets(game, "d1 foot") == {2}
    assert refusal(game, "d1 vip 5") == "no_connection"


@pytest.mark.rule("SS-043")
def test_ss043_a_move_is_one_ride_by_one_mode() -> None:
    game = table(decides="hunters", x=8, d1=2, d2=6)
    assert refusal(game, "d1 foot 1 vip 3") == "bad_move_text"
    play(game, "d1 foot 1")
    assert refusal(game, "d1 vip 3") == "already_moved"


@pytest.mark.rule("SS-044")
def test_ss044_an_agent_rides_from_99_to_102_for_one_vip_ticket() -> None:
    game = play(potsdam(decides="hunters", x=1, d1=99, d2=3), "d1 vip 102")
    assert game.view("public")["pawns"]["d1"]["station"] == 102
    assert stock(game, "d1") == "10/7/4"


@pytest.mark.rule("SS-045")
def test_ss045_on_foot_from_99_towards_102_one_gets_only_to_101() -> None:
    game = potsdam(decides="hunters", x=1, d1=99, d2=3)
    assert refusal(game, "d1 foot 102") == "no_connection"
    play(game, "d1 foot 101")
    assert game.view("public")["pawns"]["d1"]["station"] == 101


@pytest.mark.rule("SS-046")
def test_ss046_riding_past_mister_x_neither_catches_nor_reveals_him() -> None:
    game = play(potsdam(decides="hunters", n=1, x=101, d1=99, d2=3, hold="4/3/3"), "d1 vip 102")
    assert game.result is None
    assert stock(game, "x") == "4/4/3"
    assert game.view("h1")["pawns"]["x"]["station"] is None
    assert not any(event["event"] == "revealed" for event in game.events("public"))


@pytest.mark.rule("SS-047")
def test_ss047_an_agent_rides_past_a_colleague() -> None:
    game = potsdam(decides="hunters", n=1, x=1, d1=99, d2=101)
    assert 102 in targets(game, "d1 vip")
    game = table(x=1, d1=2, d2=4, d3=8)
    assert targets(game, "x vip") == {3}
    assert targets(game, "x train") == {5}  # past 2 and 4, where agents stand


@pytest.mark.rule("SS-048")
def test_ss048_mister_x_moves_by_the_same_rules() -> None:
    game = potsdam(x=99, d1=1, d2=3)
    assert targets(game, "x vip") == {82, 102, 128, 145}
    assert targets(game, "x train") == {93, 120}
    assert targets(game, "x foot") == {96, 100, 101, 103, 117}
    assert refusal(game, "x vip 101") == "no_connection"


@pytest.mark.rule("SS-049")
def test_ss049_lines_run_both_ways() -> None:
    assert 99 in targets(potsdam(decides="hunters", x=1, d1=102, d2=3), "d1 vip")
    graph = potsdam(x=1, d1=2, d2=3).engine.board
    near = [
        {
            (node, int(to))
            for node in range(graph.nodes)
            for to in graph.to[graph.first[node, c] : graph.first[node, c + 1]]
        }
        for c in range(4)
    ]
    assert all((b, a) in links for links in near for a, b in links)


@pytest.mark.rule("SS-050")
def test_ss050_a_pawn_may_go_straight_back() -> None:
    game = play(table(x=3, d1=1, d2=8), "x foot 4", "d1 foot 2", "d2 foot 7", "x foot 3", "d1 foot 1", "d2 foot 8")
    assert game.view("x")["pawns"]["x"]["station"] == 3
    assert game.view("x")["pawns"]["d1"]["station"] == 1
    assert stock(game, "d1") == "8/8/4"


@pytest.mark.rule("SS-051")
def test_ss051_a_loop_that_stops_nowhere_else_is_no_move() -> None:
    loop = {"mode": "train", "route": [6, [520, 560], [480, 560], 6]}
    with pytest.raises(boards.BoardError, match="6"):
        boards.load({**TOWN, "lines": [*TOWN["lines"], loop]})
    potsdam_board = boards.load("potsdam")
    assert all(a != b for mode in potsdam_board.modes for a, b in potsdam_board.links(mode))
