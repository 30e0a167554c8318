"""Mister X shows himself (SY-072 to SY-076)."""

import pytest
from tests.toy import log, refusal, table

from misterx import Game

REVEALS = [3, 8, 13, 18, 24]


@pytest.mark.rule("SY-072", "SY-074")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_sy072_the_log_marks_entries_3_8_13_18_and_24_from_the_start(players: int) -> None:
    game = Game.new("scotland-yard", players, seed=1)
    for viewer in ("x", "h1", "public"):
        assert game.view(viewer)["reveals"] == REVEALS


@pytest.mark.rule("SY-072")
@pytest.mark.parametrize("entry", range(1, 25))
def test_sy072_he_is_seen_after_exactly_those_moves(entry: int) -> None:
    doubles = 2 if entry > 22 else 0  # more than 22 moves take double-move tickets
    before = log(*["taxi"] * (entry - 1))
    game = table(x=3, d1=8, round=entry - doubles, double=2 - doubles, log=before)
    game.play("x taxi 4")
    assert (game.view("public")["pawns"]["x"]["station"] == 4) == (entry in REVEALS)
    assert (game.view("h1")["log"][-1]["station"] == 4) == (entry in REVEALS)


@pytest.mark.rule("SY-073")
def test_sy073_moves_count_and_not_rounds() -> None:
    game = table(x=3, d1=8)
    game.play("x double taxi 4 taxi 3")
    assert game.view("public")["last_seen"] is None
    game.play("d1 taxi 7")
    game.play("x taxi 6")  # the third move, in round 2
    assert game.view("public")["round"] == 2
    assert game.view("public")["last_seen"] == {"entry": 3, "station": 6}


@pytest.mark.rule("SY-075")
def test_sy075_at_a_reveal_he_writes_and_covers_then_shows() -> None:
    game = table(x=3, d1=8, log=log("taxi", "taxi"))
    seen = len(game.events("public"))
    game.play("x black 4")
    names = [fact["event"] for fact in game.events("public")[seen:]]
    assert names.index("entry_covered") < names.index("revealed")
    entry = game.view("public")["log"][2]
    assert (entry["ticket"], entry["station"], entry["shown"]) == ("black", 4, True)


@pytest.mark.rule("SY-076")
def test_sy076_his_pawn_stands_on_the_board_until_his_next_move() -> None:
    game = table(x=3, d1=8, d2=1, log=log("taxi", "taxi"))
    game.play("x taxi 4")
    for move in ("d1 taxi 7", "d2 taxi 2"):
        assert game.view("public")["pawns"]["x"]["station"] == 4
        game.play(move)
    assert (game.decider, game.view("public")["pawns"]["x"]["station"]) == ("x", 4)
    game.play("x taxi 5")
    assert game.view("public")["pawns"]["x"]["station"] is None
    assert game.view("public")["last_seen"] == {"entry": 3, "station": 4}
    assert game.view("public")["log"][2]["station"] == 4


@pytest.mark.rule("SY-077", "SY-078")
def test_sy077_tips_are_not_enforced() -> None:
    game = table(x=3, d1=5, log=log("taxi", "taxi"))
    game.play("x taxi 4")  # in reach, and no hub
    assert refusal(game, "d1 stay") == "must_move"
    game.play("d1 taxi 4")
    assert game.result == ("hunters", "captured")
