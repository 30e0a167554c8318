"""How the game ends (SY-100 to SY-105)."""

from typing import Any

import pytest
from tests.toy import legal, refusal, table


@pytest.mark.rule("SY-100", "SY-101")
def test_sy100_a_capture_ends_the_game_at_once_and_shows_him() -> None:
    game = table("hunters", x=4, d1=1, d2=8, p1=3)
    game.play("p1 taxi 4")
    assert game.result == ("hunters", "captured")
    for viewer in ("h1", "h2", "public", "x"):
        view = game.view(viewer)
        assert view["pawns"]["x"]["station"] == 4
        assert view["result"] == {"winner": "hunters", "reason": "captured"}
        assert view["moved"] == ["p1"]


@pytest.mark.rule("SY-103")
def test_sy103_in_round_22_the_hunters_still_move_and_may_capture() -> None:
    game = table(x=3, d1=5, d2=1, round=22)
    game.play("x taxi 4")
    assert game.result is None
    game.play("d2 taxi 2")
    assert game.result is None
    game.play("d1 taxi 4")
    assert game.result == ("hunters", "captured")


@pytest.mark.rule("SY-102", "SY-103")
def test_sy102_uncaught_after_the_hunters_of_round_22_mister_x_has_won() -> None:
    game = table(x=3, d1=5, d2=1, round=22)
    game.play("x taxi 4")
    game.play("d1 bus 3")
    game.play("d2 taxi 2")
    assert game.result == ("x", "survived")


@pytest.mark.rule("SY-104")
def test_sy104_mister_x_wins_at_the_end_of_a_round_after_which_no_detective_can_ever_move() -> None:
    game = table(x=6, d1=(2, "0/3/0"), d2=(5, "1/0/0"), round=15)
    game.play("x taxi 3")
    assert game.result is None
    game.play("d2 taxi 4")  # onto a taxi-only station with his last ticket
    assert game.result == ("x", "hunters_stuck")


@pytest.mark.rule("SY-104")
def test_sy104_one_detective_who_can_still_move_keeps_the_game_on() -> None:
    game = table("hunters", x=8, d1=(2, "0/3/0"), d2=(5, "1/1/0"), round=15)
    game.play("d2 bus 3")
    assert game.result is None
    assert game.decider == "x"


WALLED_IN: list[tuple[dict[str, Any], bool]] = [  # hunters, and whether that is the end
    ({"d1": (8, "3/0/0"), "d2": (7, "0/1/1")}, True),  # d2 never leaves 7, the only way from 8
    ({"d1": (7, "0/1/1"), "d2": (8, "3/0/0")}, True),
    ({"d1": (8, "3/0/0"), "d2": (7, "1/1/1")}, False),  # d2 makes room in the next round
    ({"d1": (1, "0/0/2"), "d2": (5, "0/0/2")}, True),  # each other's only ride
    ({"d1": (1, "0/0/2"), "d2": (5, "0/1/2")}, False),
    ({"d1": (8, "3/0/0"), "d2": (7, "1/0/0"), "d3": (4, "0/2/2")}, True),  # d3 holds both
    ({"d1": (8, "3/0/0"), "d2": (7, "0/2/2"), "d3": (1, "0/0/1")}, False),
    ({"d1": (8, "3/0/0"), "d2": (2, "0/1/1"), "p1": 7}, False),  # the policeman can leave 7
    ({"d1": (8, "3/0/0"), "d2": (4, "0/1/1"), "p1": 7}, True),  # unless d2 never lets him
    ({"d1": (8, "3/0/0"), "d2": (2, "0/1/1"), "p1": 4, "p2": 7}, False),  # one policeman after the other
]


@pytest.mark.rule("SY-104")
@pytest.mark.parametrize(("hunters", "ends"), WALLED_IN)
def test_sy104_who_is_walled_in_for_good_cannot_move_any_more(hunters: dict[str, Any], ends: bool) -> None:
    game = table("hunters", x=3, round=15, **hunters, moved=list(hunters))
    assert game.result == (("x", "hunters_stuck") if ends else None)


@pytest.mark.rule("SY-104")
@pytest.mark.parametrize(("hunters", "ends"), WALLED_IN)
def test_sy104_in_version_1_of_the_rules_whoever_could_pay_was_not_stuck(hunters: dict[str, Any], ends: bool) -> None:
    game = table("hunters", x=3, round=15, **hunters, moved=list(hunters), title="scotland-yard@1")
    assert game.result is None


@pytest.mark.rule("SY-104", "SY-108")
@pytest.mark.parametrize(("pool", "ends"), [("2/0/0", False), ("0/2/2", True), ("0/0/0", True)])
def test_sy104_detectives_with_one_stock_are_stuck_together(pool: str, ends: bool) -> None:
    options = {"ticket_stock": "pooled", "policemen": 0}
    game = table("hunters", x=3, d1=8, d2=7, pool=pool, moved=["d1", "d2"], options=options)
    assert (game.result is not None) == ends


@pytest.mark.rule("SY-104")
@pytest.mark.parametrize("alive", [False, True])
def test_sy104_a_walled_in_policeman_keeps_no_game_alive(alive: bool) -> None:
    options = {"police_keep_game_alive": alive}
    walled_in = table("hunters", x=3, d1=(7, "0/1/1"), d2=(2, "0/1/1"), p1=8, options=options)
    assert walled_in.result == ("x", "hunters_stuck")
    free = table("hunters", x=3, d1=(7, "0/1/1"), d2=(2, "0/1/1"), p1=5, moved=["p1"], options=options)
    assert (free.result is None) == alive


@pytest.mark.rule("SY-104")
@pytest.mark.parametrize("stuck_hunter", ["pass", "stand"])
def test_sy104_where_the_blocked_leave_the_game_nobody_is_walled_in_for_good(stuck_hunter: str) -> None:
    options = {"stuck_hunter": stuck_hunter, "policemen": 0}
    game = table("hunters", x=3, d1=(1, "0/0/2"), d2=(5, "0/0/2"), moved=["d1", "d2"], options=options)
    assert (game.result is None) == (stuck_hunter == "stand")


@pytest.mark.rule("SY-105")
def test_sy105_mister_x_loses_at_the_start_of_a_turn_in_which_he_cannot_move() -> None:
    game = table("hunters", x=2, d1=4, d2=5)
    game.play("d1 taxi 3")
    game.play("d2 metro 1")
    assert game.result == ("hunters", "x_enclosed")
    game = table(x=2, d1=4, d2=8, reserve="0/5/5", black=0)
    assert game.result == ("hunters", "x_without_move")
    assert refusal(game, "x taxi 3") == "game_over"
    assert legal(game, "x") == set()
