"""Variant: Mister X shows himself and takes back a used black ticket (SS-148 to SS-150)."""

import pytest
from tests.rules.sanssouci.town import black, covers, play, shown, table
from tests.toy import refusal

from misterx import Game

V9 = "voluntary_reveal"
USED = [{}, {"ticket": "black"}, {}, {}]


def after_a_black_ticket() -> Game:
    """Four entries, the second of them black: of two black tickets one is left."""
    return table(V9, x=3, d1=1, d2=8, log=USED)


@pytest.mark.rule("SS-148")
def test_ss148_he_shows_himself_and_takes_back_a_used_black_ticket() -> None:
    game = after_a_black_ticket()
    assert black(game) == 1
    play(game, "x foot 4 show")
    assert black(game) == 2
    for viewer in ("h1", "h2", "public"):
        assert game.view(viewer)["pawns"]["x"]["station"] == 4
        assert game.view(viewer)["log"][4] == {"entry": 5, "ticket": "foot", "station": 4, "shown": True}
        assert "x: x foot 4 show" in game.record(viewer)


@pytest.mark.rule("SS-148")
def test_ss148_he_need_not_and_then_nothing_is_shown() -> None:
    game = play(after_a_black_ticket(), "x foot 4")
    assert black(game) == 1
    assert game.view("h1")["pawns"]["x"]["station"] is None
    assert shown(game)[4] is None
    assert refusal(table(x=3, d1=1, d2=8, log=USED), "x foot 4 show") == "not_in_game"


@pytest.mark.rule("SS-149")
def test_ss149_not_on_a_reveal_move() -> None:
    log = [{"ticket": "black"}, *({} for _ in range(6))]
    game = table(V9, x=3, d1=1, d2=8, log=log)
    assert not any("show" in move for move in game.legal_moves())
    assert refusal(game, "x foot 4 show") == "no_show"
    play(game, "x foot 4")
    assert black(game) == 1


@pytest.mark.rule("SS-149")
def test_ss149_not_before_a_black_ticket_is_used() -> None:
    game = table(V9, x=3, d1=1, d2=8, n=4)
    assert not any("show" in move for move in game.legal_moves())
    assert refusal(game, "x foot 4 show") == "no_show"


@pytest.mark.rule("SS-150")
def test_ss150_the_ticket_of_this_very_move_does_not_come_back() -> None:
    game = table(V9, x=3, d1=1, d2=8, n=4)
    assert refusal(game, "x black 4 show") == "no_show"
    game = play(after_a_black_ticket(), "x black 4 show")
    assert black(game) == 1  # one spent, and the earlier one back


@pytest.mark.rule("SS-150")
def test_ss150_one_ticket_a_move_and_never_more_than_were_dealt() -> None:
    log = [{"ticket": "black"}, {"ticket": "black"}, {"ticket": "foot"}, {"ticket": "foot"}]
    game = table(V9, x=3, d1=1, d2=8, log=log, order=["d1", "d2"])
    assert black(game) == 0
    play(game, "x foot 4 show", "d1 foot 2", "d2 foot 7")
    assert black(game) == 1
    play(game, "x foot 5 show", "d1 foot 1", "d2 foot 8")
    assert black(game) == 2
    assert refusal(game, "x foot 4 show") == "no_show"


@pytest.mark.rule("SS-150")
def test_ss150_the_old_entry_stays_covered() -> None:
    game = play(table(V9, x=3, d1=1, d2=8), "x black 4", "d1 foot 2", "d2 foot 7", "x foot 5 show")
    assert game.view("public")["log"][0] == {"entry": 1, "ticket": "black", "station": None}
    assert covers(game) == ["black", "foot"]
    assert shown(game, "h1") == [None, 5]
    assert "x: x black ?\n" in game.record("h1")


@pytest.mark.rule("SS-150", "SS-095")
def test_ss150_in_a_half_of_a_double_move_too() -> None:
    game = play(table(V9, x=3, d1=1, d2=8, n=4), "x double black 4 foot 5 show")
    assert black(game) == 2
    assert shown(game)[4:] == [None, 5]
    game = play(after_a_black_ticket(), "x double foot 4 show foot 5")
    assert black(game) == 2
    assert shown(game)[4:] == [4, None]


@pytest.mark.rule("SS-148", "SS-097")
def test_ss148_the_ticket_that_came_back_may_pay_the_second_half() -> None:
    log = [{"ticket": "black"}, {"ticket": "black"}, {"ticket": "foot"}, {"ticket": "foot"}]
    game = table(V9, x=3, d1=1, d2=8, log=log, hold="1/0/0")
    doubles = {move for move in game.legal_moves() if "double" in move}
    assert doubles == {"x double foot 2 show", "x double foot 4 show", "x double foot 6 show"}
    play(game, "x double foot 4 show black 5")
    assert black(game) == 0
