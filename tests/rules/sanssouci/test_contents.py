"""What is in the box (SS-001 to SS-011)."""

import pytest

from misterx import Game, TitleError, boards, titles

TITLE = titles.load("sanssouci")
BOX = TITLE.tables["box"]


@pytest.mark.rule("SS-001")
def test_ss001_two_to_six_people_play() -> None:
    for players in (-1, 0, 1, 7, 60):
        with pytest.raises(TitleError, match="2 to 6 players") as caught:
            Game.new("sanssouci", players=players)
        assert caught.value.code == "bad_players"
    for players in range(2, 7):
        assert Game.new("sanssouci", players=players, seed=1).view("public")["players"] == players


@pytest.mark.rule("SS-002")
def test_ss002_there_is_one_board_and_it_is_potsdam() -> None:
    assert BOX["boards"] == 1
    assert Game.new("sanssouci", seed=1).board is boards.load("potsdam")


@pytest.mark.rule("SS-003", "SS-004", "SS-005")
def test_ss003_the_box_holds_54_foot_43_vip_and_23_train_tickets() -> None:
    assert {mode: BOX["tickets"][mode] for mode in ("foot", "vip", "train")} == {"foot": 54, "vip": 43, "train": 23}


@pytest.mark.rule("SS-006", "SS-007")
def test_ss006_the_box_holds_five_black_and_two_double_move_tickets() -> None:
    assert BOX["tickets"]["black"] == 5
    assert BOX["double"] == 2


@pytest.mark.rule("SS-008")
def test_ss008_there_are_13_start_cards() -> None:
    game = Game.new("sanssouci", seed=1)
    assert game.engine.board.hunter_cards == game.engine.board.x_cards == BOX["start_cards"] == 13
    assert len(set(game.board.starts["common"])) == 13


@pytest.mark.rule("SS-009")
def test_ss009_there_are_six_pawns_and_so_at_most_five_agents() -> None:
    assert len(Game.new("sanssouci", players=6, seed=1).words.pawns) == BOX["pawns"] == 6
    with pytest.raises(TitleError, match="from 1 to 5"):
        Game.new("sanssouci", options={"detectives": 6})


@pytest.mark.rule("SS-010")
def test_ss010_the_log_has_24_fields_and_is_empty_at_first() -> None:
    game = Game.new("sanssouci", seed=1)
    assert game.view("x")["log"] == []
    assert game.options["round_limit"] == BOX["log_fields"] == 24


@pytest.mark.rule("SS-011")
def test_ss011_five_agents_and_mister_x_take_the_whole_box() -> None:
    stocks = Game.new("sanssouci", players=6, seed=1).view("public")["tickets"].values()
    dealt = {kind: sum(stock.get(kind, 0) for stock in stocks) for kind in BOX["tickets"]}
    assert dealt == BOX["tickets"]
