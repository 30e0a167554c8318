"""Options that answer the rulebook's open points another way."""

import pytest
from tests.rules.sanssouci.town import black, play, result, shown, stock, table, targets
from tests.toy import refusal


@pytest.mark.rule("SS-070", "SS-072")
def test_op01_with_stand_an_agent_without_tickets_stays_on_the_board() -> None:
    game = table(n=2, x=5, d1=(2, "0/3/2"), d2=8, d3=6, options={"stuck_hunter": "stand"})
    play(game, "x foot 4")
    assert game.view("public")["out"] == []
    assert game.view("public")["pawns"]["d1"]["station"] == 2
    assert game.view("public")["next"] == "d2"
    blocked = table(n=2, x=3, d1=8, d2=7, d3=1, options={"stuck_hunter": "stand"})
    assert play(blocked, "x foot 4").view("public")["out"] == ["d1"]


@pytest.mark.rule("SS-080")
def test_op01_with_stand_mister_x_wins_when_nobody_has_a_ticket() -> None:
    game = table(n=4, x=5, d1=(2, "0/0/1"), d2=(8, "0/1/0"), options={"stuck_hunter": "stand"})
    assert result(play(game, "x foot 4")) == ("x", "hunters_stuck")


@pytest.mark.rule("SS-081", "SS-113")
def test_op02_and_op25_length_and_reveals_are_numbers() -> None:
    game = table(n=1, x=3, d1=1, d2=8, options={"round_limit": 2, "reveals": [2]})
    play(game, "x foot 4")
    assert shown(game) == [None, 4]
    assert result(play(game, "d1 foot 2", "d2 foot 7")) == ("x", "survived")


@pytest.mark.rule("SS-033", "SS-034")
def test_op06_the_order_may_be_fixed_by_seat_from_the_start() -> None:
    game = play(table(x=8, d1=1, d2=3, d3=5, options={"hunter_order": "fixed"}), "x foot 7")
    assert {move.split()[0] for move in game.legal_moves()} == {"d1"}
    assert refusal(game, "d3 foot 4") == "not_his_turn_yet"
    assert game.view("public")["order"] == ["d1", "d2", "d3"]


@pytest.mark.rule("SS-074")
@pytest.mark.parametrize(("pawn", "agents", "his"), [("remove", {1, 3}, {1, 3}), ("block_all", set(), set())])
def test_op07_the_pawn_of_an_agent_who_is_out_may_stay_in_everybodys_way(
    pawn: str, agents: set[int], his: set[int]
) -> None:
    game = table(n=2, x=4, d1=(2, "0/0/0"), d2=1, d3=8, order=["d1", "d2", "d3"], options={"eliminated_pawn": pawn})
    play(game, "x foot 3")
    assert (2 in targets(game, "d2 foot")) == bool(agents)
    play(game, "d2 train 5", "d3 foot 7")
    assert (2 in targets(game, "x foot")) == bool(his)


@pytest.mark.rule("SS-074")
def test_op07_or_in_the_agents_way_alone() -> None:
    options = {"eliminated_pawn": "block_hunters"}
    game = table(n=2, x=4, d1=(2, "0/0/0"), d2=1, d3=8, order=["d1", "d2", "d3"], options=options)
    play(game, "x foot 3")
    assert game.view("public")["pawns"]["d1"]["station"] == 2
    assert targets(game, "d2 foot") == set()
    play(game, "d2 train 5", "d3 foot 7")
    assert 2 in targets(game, "x foot")
    play(game, "x foot 2")
    assert game.result is None


@pytest.mark.rule("SS-071", "SS-076")
def test_op13_with_skip_an_agent_hemmed_in_by_colleagues_waits_a_round() -> None:
    game = table(n=2, x=3, d1=8, d2=7, d3=1, order=["d1", "d2", "d3"], options={"stuck_hunter": "skip"})
    play(game, "x foot 2")
    assert game.view("public")["out"] == []
    assert game.view("public")["next"] == "d2"
    play(game, "d2 foot 4", "d3 vip 3", "x foot 1")
    assert targets(game, "d1 foot") == {7}
    broke = table(n=2, x=5, d1=(2, "0/3/2"), d2=8, d3=6, options={"stuck_hunter": "skip"})
    assert play(broke, "x foot 4").view("public")["out"] == ["d1"]


@pytest.mark.rule("SS-126", "SS-127")
def test_op20_with_swap_a_borrowed_ticket_is_paid_for_with_another() -> None:
    options = {"ticket_exchange": True, "exchange_mode": "swap"}
    game = table(decides="hunters", n=1, x=8, d1=(1, "3/0/1"), d2=(6, "2/5/4"), hold="4/3/3", options=options)
    play(game, "d1 vip 3")
    assert (stock(game, "d1"), stock(game, "d2"), stock(game, "x")) == ("2/0/1", "3/4/4", "4/4/3")
    empty = table(decides="hunters", n=1, x=8, d1=(1, "0/0/0"), d2=(6, "2/5/4"), options=options)
    assert empty.view("public")["out"] == []
    assert {move.split()[0] for move in empty.legal_moves()} == {"d2"}  # nothing to give for a ticket


@pytest.mark.rule("SS-143", "SS-145")
def test_op21_by_option_a_black_ticket_pays_for_staying_too() -> None:
    options = {"x_may_stay": True, "stay_with_black": True}
    game = play(table(x=3, d1=1, d2=8, options=options), "x black 3")
    assert shown(game, "x") == [3]
    assert black(game) == 1
    assert refusal(table(x=3, d1=1, d2=8, options=options), "x vip 3") == "no_connection"


@pytest.mark.rule("SS-150")
def test_op22_by_option_the_ticket_of_the_very_move_comes_back() -> None:
    options = {"voluntary_reveal": True, "refund_same_move": True}
    game = table(x=3, d1=1, d2=8, n=4, options=options)
    assert refusal(game, "x foot 4 show") == "no_show"
    play(game, "x black 4 show")
    assert black(game) == 2
    assert game.view("public")["pawns"]["x"]["station"] == 4
