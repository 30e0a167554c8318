"""When Mister X shows himself (SS-081 to SS-087)."""

import pytest
from tests.rules.sanssouci.town import covers, play, shown, table

REVEALS = {3, 8, 12, 18, 24}


@pytest.mark.rule("SS-081", "SS-082")
@pytest.mark.parametrize("n", range(1, 25))
def test_ss081_he_shows_himself_after_moves_3_8_12_18_and_24_and_no_other(n: int) -> None:
    game = play(table(n=n - 1, x=3, d1=1, d2=8), "x foot 4")
    for viewer in ("h1", "h2", "public"):
        view = game.view(viewer)
        assert view["pawns"]["x"]["station"] == view["log"][-1]["station"] == (4 if n in REVEALS else None)
        told = [event for event in game.events(viewer) if event["event"] == "revealed" and event["entry"] == n]
        assert len(told) == (n in REVEALS)


@pytest.mark.rule("SS-083")
def test_ss083_reveals_count_entries_not_rounds() -> None:
    game = play(table(x=3, d1=1, d2=8), "x double foot 4 foot 5", "d1 foot 2", "d2 foot 7")
    play(game, "x double foot 4 foot 3")
    assert game.view("public")["round"] == 2
    assert shown(game) == [None, None, 4, None]


@pytest.mark.rule("SS-084")
def test_ss084_a_reveal_move_is_logged_and_covered_like_any_other() -> None:
    game = play(table(n=2, x=1, d1=6, d2=8), "x vip 3")
    assert game.view("public")["log"][2] == {"entry": 3, "ticket": "vip", "station": 3, "shown": True}
    assert len(game.view("public")["log"]) == 3


@pytest.mark.rule("SS-085")
def test_ss085_a_black_ticket_hides_the_mode_on_a_reveal_move_too() -> None:
    game = play(table(n=7, x=1, d1=6, d2=8), "x black 5")
    assert game.view("public")["log"][7] == {"entry": 8, "ticket": "black", "station": 5, "shown": True}
    assert covers(game)[-1] == "black"
    assert not any("train" in str(event) for event in game.events("public")[-4:])


@pytest.mark.rule("SS-086")
def test_ss086_the_shown_pawn_leaves_the_board_with_his_next_hidden_move() -> None:
    game = play(table(n=2, x=3, d1=1, d2=8, order=["d1", "d2"]), "x foot 4", "d1 foot 2", "d2 foot 7")
    assert game.view("public")["pawns"]["x"]["station"] == 4
    play(game, "x foot 5")
    view = game.view("public")
    assert view["pawns"]["x"]["station"] is None
    assert view["last_seen"] == {"entry": 3, "station": 4}
    assert shown(game) == [None, None, 4, None]


@pytest.mark.rule("SS-087")
def test_ss087_he_shows_himself_before_the_agents_move() -> None:
    game = play(table(n=2, x=3, d1=1, d2=8), "x foot 4")
    assert game.decider == "hunters"
    assert game.view("public")["moved"] == []
    assert game.view("h1")["log"][2]["station"] == 4
