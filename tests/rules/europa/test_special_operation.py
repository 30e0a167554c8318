"""Special operations (EU-103 to EU-112)."""

from typing import Any

import pytest
from tests.rules.europa.land import after_moves, holds, legal, play, refusal, shuttle, table, total

N5: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4), "h1": "4*car/blue", "h2": "4*car/blue"}
THREE = "pay h1 car/blue car/blue car/blue"
FOUR = f"{THREE} h2 car/blue"
FIVE = f"{THREE} h2 car/blue car/blue"


def operations(pay: str, **said: Any) -> set[str]:
    """Where whom an operation of this price may take."""
    game = after_moves(**{**N5, **said})
    found = {move for move in legal(game, "team") if move.endswith(pay)}
    return {" ".join(move.split()[1:3]) for move in found if move.startswith("operate")}


@pytest.mark.rule("EU-103", "EU-104", "EU-105")
def test_eu103_three_by_car_four_by_rail_five_by_plane() -> None:
    spread = {"d1": 8, "d2": 2, "d3": 12, "d4": 10, "d5": 15}
    assert operations(THREE, **spread) == {
        "d1 7", "d1 13", "d2 1", "d2 3", "d3 11", "d4 9", "d5 14", "d5 16",
    }  # fmt: skip
    assert operations(FOUR, **spread) == {"d1 6", "d1 14", "d2 4"}
    assert operations(FIVE, **spread) == {"d1 16"}  # 2 and 8 are held by each other


@pytest.mark.rule("EU-106")
def test_eu106_whoever_paid_any_detective_may_take_it() -> None:
    game = play(after_moves(**N5, d5=6), f"team operate d5 7 {THREE}")  # h2 leads d5, h1 paid
    assert game.view("public")["pawns"]["d5"]["station"] == 7
    assert refusal(after_moves(**N5), f"team operate x 5 {THREE}") == "bad_move_text"


@pytest.mark.rule("EU-107")
def test_eu107_his_city_must_have_the_mode() -> None:
    game = after_moves(**N5, d1=9)
    before = holds(game, "h1")
    assert refusal(game, f"team operate d1 4 {FOUR}") == "no_connection"
    assert refusal(game, f"team operate d1 2 {FIVE}") == "no_connection"
    assert holds(game, "h1") == before
    assert refusal(game, "team operate d1 10 pay h1 car/blue car/blue") == "wrong_price"


@pytest.mark.rule("EU-108")
def test_eu108_nothing_but_the_blue_lights_is_paid() -> None:
    game = after_moves(**N5, d1=6)
    play(game, f"team operate d1 5 {THREE}")
    assert sum(holds(game, "h1").values()) == 1
    assert game.state.aside.sum() == 5
    assert total(game) == 120


@pytest.mark.rule("EU-109")
def test_eu109_also_for_a_detective_who_moved_or_could_not() -> None:
    used = {"d1": "car/foot", "d2": "car/foot", "d3": "car/foot", "d4": "car/foot"}
    game = after_moves(**N5, d1=6, d5=11, indicators=used, passed=["d5"])
    moves = legal(game, "team")
    assert f"operate d1 7 {THREE}" in moves
    assert f"operate d5 5 {THREE}" in moves


@pytest.mark.rule("EU-110", "EU-139")
def test_eu110_the_extra_move_may_catch_him() -> None:
    game = play(after_moves(**N5, d1=5), f"team operate d1 4 {THREE}")
    assert game.result == ("hunters", "captured")
    by_rail = play(after_moves(**N5, d1=6), f"team operate d1 4 {FOUR}")
    assert by_rail.result == ("hunters", "captured")


@pytest.mark.rule("EU-111")
def test_eu111_cities_of_the_move_and_of_the_extra_move_both_count() -> None:
    # He went 6 5 4 3 9 10; d1 moves onto 5 and on to 6, both among his last five... and 3 is only stood on by d2.
    path = [("car/mag", 5), ("car/blue", 4), ("car/foot", 3), ("car/shad", 9), ("car/mag", 10)]
    said: dict[str, Any] = {
        "x": 10,
        "start": 6,
        "log": [{"ticket": ticket, "station": city} for ticket, city in path],
        "d1": 11,
        "d2": 3,
        "h1": "car/foot 3*car/blue",
        "h2": "",
    }
    used = {"d3": "car/foot", "d4": "car/foot", "d5": "car/foot", "d2": "car/foot"}
    game = table("hunters", **said, indicators=used, entered={"d2": [3]})
    play(game, "d1 car/foot 5", f"team operate d1 4 {THREE}")
    while game.state.round_no == 5:
        game.play(next(move for move in game.legal_moves() if move.endswith("none")))
    assert [(ring["station"], ring["entry"]) for ring in game.view("h1")["rings"]] == [(5, 1), (4, 2), (3, 3)]


@pytest.mark.rule("EU-112")
def test_eu112_not_onto_another_detective() -> None:
    game = after_moves(**N5, d1=6, d2=7)
    assert f"operate d1 7 {THREE}" not in legal(game, "team")
    assert refusal(game, f"team operate d1 7 {THREE}") == "station_closed"


def test_a_larger_payment_buys_no_lesser_mode() -> None:
    """EU-OP-19."""
    game = after_moves(**N5, d1=9)
    assert f"operate d1 10 {FOUR}" not in legal(game, "team")
