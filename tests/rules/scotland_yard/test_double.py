"""The double move (SY-079 to SY-089)."""

import pytest
from tests.toy import legal, log, refusal, station, stock, table, told

from misterx import IllegalMove


@pytest.mark.rule("SY-079", "SY-083")
def test_sy079_a_double_ticket_gives_two_moves_in_one_turn_and_is_gone() -> None:
    game = table(x=3, d1=1)
    game.play("x double taxi 4 taxi 7")
    view = game.view("public")
    assert (station(game, "x"), view["double"], view["round"], game.decider) == (7, 1, 1, "hunters")
    game.play("d1 taxi 2")
    game.play("x double taxi 4 taxi 5")
    game.play("d1 taxi 1")
    assert game.view("x")["double"] == 0
    assert refusal(game, "x double taxi 4 taxi 7") == "no_double"
    assert not any("double" in move for move in game.legal_moves())


@pytest.mark.rule("SY-080")
@pytest.mark.parametrize(
    ("pair", "end"),
    [("taxi 2 taxi 3", 3), ("taxi 2 taxi 1", 1), ("bus 3 taxi 6", 6), ("metro 5 bus 3", 3), ("taxi 2 black 3", 3)],
)
def test_sy080_any_two_modes_combine(pair: str, end: int) -> None:
    game = table(x=1, d1=8)
    game.play(f"x double {pair}")
    assert station(game, "x") == end


@pytest.mark.rule("SY-081")
@pytest.mark.parametrize(
    ("pair", "code"),
    [
        ("taxi 2 bus 3", "no_connection"),
        ("taxi 2 taxi 4", "no_connection"),
        ("taxi 3 taxi 4", "no_connection"),
        ("taxi 2 taxi 99", "unknown_station"),
        ("taxi 2 taxi", "bad_move_text"),
    ],
)
def test_sy081_each_leg_keeps_the_ordinary_rules_or_neither_is_made(pair: str, code: str) -> None:
    game = table(x=1, d1=8)
    assert refusal(game, f"x double {pair}") == code
    assert (station(game, "x"), game.view("x")["double"]) == (1, 2)


@pytest.mark.rule("SY-082")
def test_sy082_two_entries_and_two_tickets() -> None:
    game = table(x=4, d1=1, log=log("taxi", "taxi", "taxi 3", "taxi", "taxi 4"), reserve="9/9/9")
    game.play("x double taxi 3 bus 5")
    assert stock(game, "reserve") == "8/8/9"
    assert [(entry["ticket"], entry["station"]) for entry in game.view("x")["log"][5:]] == [("taxi", 3), ("bus", 5)]
    assert [entry.get("double") for entry in game.view("public")["log"]] == [None] * 5 + [True, True]


@pytest.mark.rule("SY-084")
def test_sy084_a_reveal_on_the_first_leg_is_shown_and_he_vanishes_with_the_second() -> None:
    game = table(x=3, d1=1, log=log("taxi", "taxi"))
    game.play("x double taxi 4 taxi 7")
    view = game.view("h1")
    assert [entry["station"] for entry in view["log"]] == [None, None, 4, None]
    assert view["pawns"]["x"]["station"] is None
    assert view["last_seen"] == {"entry": 3, "station": 4}


@pytest.mark.rule("SY-085")
def test_sy085_a_reveal_on_the_second_leg_leaves_him_on_the_board() -> None:
    game = table(x=3, d1=1, log=log("taxi"))
    game.play("x double taxi 4 taxi 7")
    view = game.view("h1")
    assert [entry["station"] for entry in view["log"]] == [None, None, 7]
    assert view["pawns"]["x"]["station"] == 7


@pytest.mark.rule("SY-086")
@pytest.mark.parametrize("hunter", ["d2", "p1"])
def test_sy086_neither_leg_ends_on_a_hunters_station(hunter: str) -> None:
    for pair in ("taxi 4 taxi 5", "taxi 4 black 5"):
        assert refusal(table(x=3, d1=8, **{hunter: 4}), f"x double {pair}") == "station_closed"
    for pair in ("taxi 4 taxi 5", "bus 5 taxi 4", "taxi 4 black 5"):
        blocked = 5 if pair.endswith("5") else 4
        assert refusal(table(x=3, d1=8, **{hunter: blocked}), f"x double {pair}") == "station_closed"


@pytest.mark.rule("SY-087")
def test_sy087_one_double_ticket_a_turn() -> None:
    game = table(x=3, d1=1)
    assert refusal(game, "x double taxi 4 double taxi 3 taxi 4") == "no_double"
    assert refusal(game, "x double taxi 4 taxi 3 taxi 4") == "too_many_legs"
    game.play("x double taxi 4")
    assert refusal(game, "x double taxi 3") == "no_double"
    assert not any("double" in move for move in game.legal_moves())


@pytest.mark.rule("SY-088")
def test_sy088_no_hunter_moves_or_learns_anything_between_the_legs() -> None:
    game = table(x=3, d1=1)
    before = {viewer: told(game, viewer) for viewer in ("h1", "public")}
    game.play("x double taxi 4")
    assert game.decider == "x"
    assert refusal(game, "d1 taxi 2", "h1") == "not_your_turn"
    assert {viewer: told(game, viewer) for viewer in ("h1", "public")} == before
    game.play("x taxi 7")
    assert game.decider == "hunters"


@pytest.mark.rule("SY-089")
def test_sy089_both_tickets_must_be_there_together() -> None:
    game = table(x=3, d1=8, reserve="1/0/0", black=0)
    assert legal(game, "x") == {"taxi 2", "taxi 4", "taxi 6"}
    assert refusal(game, "x double taxi 4 taxi 3") == "no_second_leg"
    game = table(x=3, d1=8, reserve="1/0/0", black=1)
    game.play("x double taxi 4 black 3")
    assert stock(game, "reserve") == "0/0/0"
    assert game.view("x")["tickets"]["x"] == {"black": 0}


@pytest.mark.rule("SY-089")
def test_sy089_a_first_leg_without_a_second_is_not_offered() -> None:
    game = table(x=4, d1=3, d2=5, reserve="1/0/0", black=0)
    assert legal(game, "x") == {"taxi 7"}
    with pytest.raises(IllegalMove, match="double move cannot be made"):
        game.play("x double taxi 7")
