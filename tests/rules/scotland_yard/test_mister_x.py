"""Mister X's own moves and his log (SY-060 to SY-065)."""

import pytest
from tests.toy import legal, log, station, stock, table, told

FIVE = log("taxi", "taxi", "taxi 3", "taxi", "taxi 4")


@pytest.mark.rule("SY-060")
def test_sy060_he_picks_a_free_station_linked_to_his_own() -> None:
    game = table(x=3, d1=2, black=0, double=0, log=[], options={"double_tickets": 0})
    assert legal(game, "x") == {"taxi 4", "taxi 6", "bus 1", "bus 5"}
    for viewer in ("h1", "public"):
        assert "legal" not in game.view(viewer)


@pytest.mark.rule("SY-061", "SY-062")
def test_sy061_the_next_entry_holds_his_station_hidden_under_its_ticket() -> None:
    game = table(x=4, d1=1, d2=8, log=FIVE)
    game.play("x taxi 7")
    assert game.view("x")["log"][5] == {"entry": 6, "ticket": "taxi", "station": 7}
    for viewer in ("h1", "h2", "public"):
        assert game.view(viewer)["log"][5] == {"entry": 6, "ticket": "taxi", "station": None}


@pytest.mark.rule("SY-061")
def test_sy061_nothing_that_a_hunter_gets_holds_the_hidden_station() -> None:
    game = table(x=4, d1=1, d2=2, log=log("taxi"), round=2)
    before = told(game, "h1")
    game.play("x taxi 7")
    other = table(x=4, d1=1, d2=2, log=log("taxi"), round=2)
    other.play("x taxi 5")
    assert told(game, "h1") == told(other, "h1") != before
    assert told(game, "public") == told(other, "public")
    assert told(game, "x") != told(other, "x")


@pytest.mark.rule("SY-063")
def test_sy063_his_next_move_begins_where_the_last_one_ended() -> None:
    game = table(x=4, d1=1, log=FIVE)
    game.play("x taxi 7")
    game.play("d1 taxi 2")
    assert {move.split()[-1] for move in legal(game, "x")} == {"4", "8", "6"}


@pytest.mark.rule("SY-064")
def test_sy064_his_start_is_not_an_entry() -> None:
    game = table(x=3, d1=1)
    assert game.view("x")["log"] == []
    assert game.view("x")["start"] == 3
    game.play("x taxi 4")
    assert game.view("x")["log"] == [{"entry": 1, "ticket": "taxi", "station": 4}]


@pytest.mark.rule("SY-065")
def test_sy065_tickets_on_the_log_do_not_come_back() -> None:
    game = table(x=3, d1=(1, "0/8/4"), reserve="3/0/0", log=[])
    for move in ("x taxi 4", "d1 metro 5", "x taxi 3", "d1 metro 1", "x taxi 6", "d1 metro 5"):
        game.play(move)
    assert stock(game, "reserve") == "0/0/3"
    assert [entry["ticket"] for entry in game.view("public")["log"]] == ["taxi"] * 3
    assert station(game, "x") == 6
