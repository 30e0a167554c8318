"""A round: Mister X first, then the hunters in any order, and who pays what to whom (SY-035 to SY-045)."""

import random

import pytest
from tests.toy import TOY, legal, paste, refusal, stock, table

from misterx import Game


@pytest.mark.rule("SY-035", "SY-102")
def test_sy035_after_round_22_the_game_is_over_and_mister_x_has_won() -> None:
    game = table("hunters", x=8, d1=1, round=22)
    assert game.result is None
    game.play("d1 taxi 2")
    assert game.result == ("x", "survived")
    assert game.legal_moves() == []
    assert refusal(game, "x taxi 7") == "game_over"


@pytest.mark.rule("SY-035")
def test_sy035_round_21_is_not_the_last() -> None:
    game = table("hunters", x=8, d1=1, round=21)
    game.play("d1 taxi 2")
    assert (game.result, game.view("public")["round"], game.decider) == (None, 22, "x")


@pytest.mark.rule("SY-036")
def test_sy036_no_hunter_moves_before_mister_x_and_he_not_before_they_are_done() -> None:
    game = table(x=6, d1=1, d2=5)
    assert game.decider == "x"
    assert refusal(game, "d1 taxi 2", "h1") == "not_your_turn"
    game.play("x taxi 3")
    game.play("d1 taxi 2")
    assert game.decider == "hunters"
    assert refusal(game, "x taxi 6", "x") == "not_your_turn"
    game.play("d2 taxi 4")
    assert (game.decider, game.view("public")["round"]) == ("x", 2)


@pytest.mark.rule("SY-037", "SY-110")
def test_sy037_hunters_choose_their_order_anew_in_every_round() -> None:
    game = table("hunters", x=8, d1=1, d2=5, p1=6)
    for move in ("p1 taxi 3", "d2 taxi 4", "d1 taxi 2", "x black 7", "d1 taxi 1", "p1 taxi 6", "d2 taxi 5"):
        game.play(move)
    assert (game.decider, game.result) == ("x", None)


@pytest.mark.rule("SY-038", "SY-059")
def test_sy038_a_hunter_enters_a_station_only_once_his_colleague_has_left_it() -> None:
    game = table("hunters", x=8, d1=2, d2=3)
    assert refusal(game, "d1 taxi 3") == "station_closed"
    game.play("d2 taxi 4")
    game.play("d1 taxi 3")
    assert game.view("public")["pawns"]["d1"]["station"] == 3


@pytest.mark.rule("SY-039")
def test_sy039_every_hunter_moves_exactly_once_a_round_and_may_not_pass() -> None:
    game = table("hunters", x=8, d1=1, d2=5)
    assert refusal(game, "d1 stay") == "must_move"
    game.play("d1 taxi 2")
    assert refusal(game, "d1 taxi 3") == "already_moved"
    assert legal(game, "d1") == set()
    assert game.view("public")["moved"] == ["d1"]
    assert refusal(game, "d2 stay") == "must_move"


@pytest.mark.rule("SY-040")
def test_sy040_mister_x_may_not_stand_still() -> None:
    game = table(x=3, d1=1)
    assert refusal(game, "x stay") == "must_move"
    assert refusal(game, "x taxi 3") == "no_connection"
    assert all("3" not in move.split() for move in legal(game, "x"))


@pytest.mark.rule("SY-041", "SY-042")
@pytest.mark.parametrize(
    ("ride", "left", "reserve"), [("taxi 2", "10/8/4", "36/29/15"), ("bus 3", "11/7/4", "35/30/15")]
)
def test_sy041_a_detective_pays_one_ticket_of_the_mode_into_the_reserve(ride: str, left: str, reserve: str) -> None:
    game = table("hunters", x=8, d1=(1, "11/8/4"), d2=(4, "11/8/4"), reserve="35/29/15")
    game.play(f"d1 {ride}")
    assert (stock(game, "d1"), stock(game, "d2"), stock(game, "reserve")) == (left, "11/8/4", reserve)


@pytest.mark.rule("SY-041")
def test_sy041_a_metro_ride_costs_a_metro_ticket() -> None:
    game = table("hunters", x=8, d1=(1, "11/8/4"), reserve="35/29/15")
    game.play("d1 metro 5")
    assert (stock(game, "d1"), stock(game, "reserve")) == ("11/8/3", "35/29/16")


@pytest.mark.rule("SY-043")
@pytest.mark.parametrize(("ride", "reserve"), [("taxi 2", "1/5/3"), ("bus 3", "2/4/3"), ("metro 5", "2/5/2")])
def test_sy043_mister_x_pays_from_the_reserve(ride: str, reserve: str) -> None:
    game = table(x=1, d1=7, reserve="2/5/3")
    game.play(f"x {ride}")
    assert stock(game, "reserve") == reserve
    assert game.view("public")["log"] == [{"entry": 1, "ticket": ride.split()[0], "station": None}]


@pytest.mark.rule("SY-044")
def test_sy044_what_detectives_pay_serves_mister_x_from_his_next_turn() -> None:
    game = table(x=6, d1=(1, "5/0/0"), reserve="0/0/0", black=1)
    assert legal(game, "x") == {"black 3", "black 7"}
    game.play("x black 3")
    game.play("d1 taxi 2")
    assert legal(game, "x") == {"taxi 4", "taxi 6"}


@pytest.mark.rule("SY-065")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(5))
def test_sy065_all_130_tickets_are_somewhere_at_every_move(players: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("scotland-yard", players, seed=seed)
    while not game.result:
        view = game.view("public")
        for kind, count in (("taxi", 57), ("bus", 45), ("metro", 23), ("black", 5)):
            held = sum(owned.get(kind, 0) for owned in view["tickets"].values())
            assert held + sum(entry["ticket"] == kind for entry in view["log"]) == count, paste(game)
        game.play(chooser.choice(game.legal_moves()))
        while game.family.is_mid_turn(game.state):
            game.play(chooser.choice(game.legal_moves()))


@pytest.mark.rule("SY-045")
def test_sy045_a_dry_reserve_stays_dry_when_only_policemen_move() -> None:
    game = table(x=6, d1=(4, "0/0/0"), d2=(8, "1/0/0"), p1=1, reserve="0/0/0", black=1)
    game.play("x black 3")
    game.play("p1 taxi 2")
    assert stock(game, "reserve") == "0/0/0"


def test_the_board_of_these_tests_is_a_good_one() -> None:
    from misterx import boards

    assert [fault for fault in boards.check(TOY) if fault.severity == "fault"] == []
