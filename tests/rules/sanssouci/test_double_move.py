"""Double moves (SS-088 to SS-099)."""

import pytest
from tests.rules.sanssouci.town import black, covers, play, shown, stock, table, targets
from tests.toy import refusal


@pytest.mark.rule("SS-088", "SS-090")
def test_ss088_a_double_move_is_two_entries_with_no_agent_between() -> None:
    game = play(table(n=4, x=3, d1=1, d2=8), "x double foot 4")
    assert game.decider == "x"
    assert refusal(game, "d1 foot 2") == "not_your_turn"
    play(game, "x foot 5")
    assert game.decider == "hunters"
    assert shown(game, "x")[4:] == [4, 5]
    assert len(game.view("public")["log"]) == 6


@pytest.mark.rule("SS-089")
def test_ss089_each_half_is_paid_besides_the_double_move_ticket() -> None:
    game = play(table(x=4, d1=1, d2=8), "x double foot 5 vip 3")
    assert stock(game, "x") == "3/2/3"
    assert game.view("public")["double"] == 1


@pytest.mark.rule("SS-091")
def test_ss091_a_reveal_in_the_first_half_is_shown_and_he_goes_on_hidden() -> None:
    game = play(table(n=2, x=3, d1=1, d2=8), "x double foot 4 foot 5")
    assert shown(game)[2:] == [4, None]
    assert game.view("h1")["pawns"]["x"]["station"] is None
    assert game.view("h1")["last_seen"] == {"entry": 3, "station": 4}


@pytest.mark.rule("SS-092")
def test_ss092_a_reveal_in_the_second_half_is_shown() -> None:
    game = play(table(n=1, x=3, d1=1, d2=8), "x double foot 4 foot 5")
    assert shown(game)[1:] == [None, 5]
    assert game.view("h1")["pawns"]["x"]["station"] == 5


@pytest.mark.rule("SS-093")
def test_ss093_both_double_move_tickets_in_one_turn_are_refused() -> None:
    game = table(x=3, d1=1, d2=8)
    assert not any("triple" in move for move in game.legal_moves())
    assert refusal(game, "x triple foot 4 foot 5 foot 4") == "not_in_game"
    play(game, "x double foot 4")
    assert not any("double" in move for move in game.legal_moves())
    assert refusal(game, "x double foot 5") == "no_double"


@pytest.mark.rule("SS-094")
def test_ss094_double_moves_may_follow_in_successive_turns() -> None:
    game = play(table(x=3, d1=1, d2=8), "x double foot 4 foot 5", "d1 foot 2", "d2 foot 7", "x double foot 4 foot 5")
    assert game.view("public")["double"] == 0
    assert len(shown(game)) == 4
    play(game, "d1 foot 1", "d2 foot 8")
    assert not any("double" in move for move in game.legal_moves())
    assert refusal(game, "x double foot 4") == "no_double"


@pytest.mark.rule("SS-095")
@pytest.mark.parametrize(("turn", "left"), [("black 4 foot 5", 1), ("foot 4 black 5", 1), ("black 4 black 5", 0)])
def test_ss095_either_half_may_be_paid_with_a_black_ticket(turn: str, left: int) -> None:
    game = play(table(x=3, d1=1, d2=8), f"x double {turn}")
    assert black(game) == left
    assert covers(game) == turn.split()[::2]


@pytest.mark.rule("SS-096")
def test_ss096_a_double_move_needs_two_free_entries() -> None:
    full = table(n=23, x=3, d1=1, d2=8)
    assert not any("double" in move for move in full.legal_moves())
    assert refusal(full, "x double foot 4") == "no_double"
    play(table(n=22, x=3, d1=1, d2=8), "x double foot 4 foot 5")


@pytest.mark.rule("SS-097")
def test_ss097_a_first_half_without_a_second_half_is_refused() -> None:
    game = table(x=3, d1=1, d2=8, hold="1/1/0", black=0)
    assert targets(game, "x foot") == {2, 4, 6}
    assert targets(game, "x double foot") == set()  # 2, 4 and 6 are left on foot only
    assert targets(game, "x double vip") == {5}
    assert refusal(game, "x double foot 4") == "no_second_leg"
    assert refusal(game, "x double foot 4 vip 5") == "no_second_leg"


@pytest.mark.rule("SS-097")
def test_ss097_fields_that_agents_hold_are_no_second_half() -> None:
    game = table(x=5, d1=3, d2=7, hold="3/0/0", black=0)
    assert targets(game, "x double foot") == {4}  # and back to 5
    game = table(x=5, d1=3, d2=7, hold="1/1/0", black=0)
    assert targets(game, "x double foot") == set()


@pytest.mark.rule("SS-098")
def test_ss098_a_double_move_is_announced_before_its_first_half() -> None:
    game = play(table(x=3, d1=1, d2=8), "x foot 4")
    assert refusal(game, "x foot 5") == refusal(game, "x double foot 5") == "not_your_turn"
    assert game.decider == "hunters"


@pytest.mark.rule("SS-099")
def test_ss099_a_double_move_may_go_there_and_back() -> None:
    game = play(table(x=3, d1=1, d2=8), "x double foot 4 foot 3")
    assert shown(game, "x") == [4, 3]
