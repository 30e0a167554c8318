"""One pawn to a field, and how Mister X is caught (SS-052 to SS-059)."""

import pytest
from tests.rules.sanssouci.town import play, result, table, targets
from tests.toy import refusal


@pytest.mark.rule("SS-052")
def test_ss052_two_agents_never_stand_on_one_field() -> None:
    game = table(decides="hunters", x=8, d1=2, d2=3)
    assert targets(game, "d1 foot") == {1}
    assert refusal(game, "d1 foot 3") == "station_closed"


@pytest.mark.rule("SS-053")
def test_ss053_mister_x_is_in_no_agents_way() -> None:
    hidden = table(decides="hunters", n=1, x=3, d1=2, d2=8)
    assert 3 in targets(hidden, "d1 foot")
    shown = table(decides="hunters", n=3, x=3, d1=2, d2=8)
    assert shown.view("public")["pawns"]["x"]["station"] == 3
    assert 3 in targets(shown, "d1 foot")


@pytest.mark.rule("SS-054")
def test_ss054_what_agents_may_do_does_not_depend_on_where_he_hides() -> None:
    games = [table(decides="hunters", n=1, x=field, d1=2, d2=8, possible=[1, 3, 4, 5, 6, 7]) for field in (1, 3, 4, 6)]
    assert len({tuple(game.legal_moves()) for game in games}) == 1
    assert len({str(game.view("h1")) for game in games}) == 1
    texts = []
    for game in games:
        try:
            game.play("d1 foot 8")
        except Exception as refused:
            texts.append(str(refused))
    assert len(texts) == 4
    assert len(set(texts)) == 1


@pytest.mark.rule("SS-055")
def test_ss055_an_agent_who_stops_on_his_field_catches_him() -> None:
    game = play(table(decides="hunters", n=1, x=3, d1=2, d2=8), "d1 foot 3")
    assert result(game) == ("hunters", "captured")
    assert game.view("public")["pawns"]["x"]["station"] == 3
    assert game.view("h2")["log"][0]["station"] == 3


@pytest.mark.rule("SS-055")
@pytest.mark.parametrize(("start", "move"), [(1, "d1 vip 3"), (5, "d1 vip 3"), (6, "d1 foot 3")])
def test_ss055_whatever_he_came_by(start: int, move: str) -> None:
    assert result(play(table(decides="hunters", x=3, d1=start, d2=8), move)) == ("hunters", "captured")


@pytest.mark.rule("SS-056")
def test_ss056_the_capture_ends_the_game_before_the_others_move() -> None:
    game = play(table(decides="hunters", n=1, x=3, d1=2, d2=8, d3=1, d4=5), "d1 foot 3")
    assert game.legal_moves() == []
    assert refusal(game, "d2 foot 7") == "game_over"
    assert refusal(game, "x foot 4") == "game_over"


@pytest.mark.rule("SS-057")
def test_ss057_mister_x_may_not_stop_where_an_agent_stands() -> None:
    game = table(x=3, d1=4, d2=8)
    assert targets(game, "x foot") == targets(game, "x black") - {1, 5} == {2, 6}
    assert refusal(game, "x foot 4") == refusal(game, "x black 4") == "station_closed"


@pytest.mark.rule("SS-058")
def test_ss058_nor_in_either_half_of_a_double_move() -> None:
    game = table(x=3, d1=4, d2=8)
    assert refusal(game, "x double foot 4 foot 5") == "station_closed"
    assert refusal(game, "x double foot 2 foot 3 foot 4") == "too_many_legs"
    game = play(table(x=2, d1=4, d2=8), "x double foot 3")
    assert refusal(game, "x foot 4") == "station_closed"


@pytest.mark.rule("SS-058")
def test_ss058_nor_in_any_part_of_a_triple_move() -> None:
    game = table("triple_move", x=1, d1=4, d2=8)
    assert refusal(game, "x triple foot 2 foot 3 foot 4") == "station_closed"
    assert refusal(game, "x triple foot 2 foot 4 foot 3") == "no_connection"
    play(game, "x triple foot 2 foot 3 foot 6")
    assert game.view("x")["pawns"]["x"]["station"] == 6


@pytest.mark.rule("SS-059")
def test_ss059_entering_a_field_that_he_has_just_left_catches_nobody() -> None:
    game = play(table(x=3, d1=2, d2=8), "x foot 4", "d1 foot 3")
    assert game.result is None
    assert game.view("public")["pawns"]["x"]["station"] is None
