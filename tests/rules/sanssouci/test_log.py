"""The log, and where tickets go (SS-060 to SS-069)."""

import pytest
from tests.rules.sanssouci.town import black, covers, play, potsdam, shown, stock, table
from tests.toy import refusal

from misterx import Game


@pytest.mark.rule("SS-060")
def test_ss060_each_destination_goes_into_the_next_free_field() -> None:
    game = play(table(x=3, d1=1, d2=8, n=0), "x foot 4", "d1 foot 2", "d2 foot 7", "x foot 5", "d1 foot 1", "d2 foot 8")
    assert shown(game, "x") == [4, 5]
    play(game, "x foot 4")
    assert shown(game, "x") == [4, 5, 4]
    assert [entry["entry"] for entry in game.view("x")["log"]] == [1, 2, 3]


@pytest.mark.rule("SS-061", "SS-062")
def test_ss061_agents_see_the_ticket_on_the_entry_and_not_the_field() -> None:
    game = play(potsdam(x=99, d1=1, d2=3), "x vip 102")
    assert game.view("x")["log"] == [{"entry": 1, "ticket": "vip", "station": 102}]
    for viewer in ("h1", "h2", "public"):
        assert game.view(viewer)["log"] == [{"entry": 1, "ticket": "vip", "station": None}]
        assert "x: x vip ?" in game.record(viewer)


@pytest.mark.rule("SS-063")
def test_ss063_mister_xs_used_tickets_stay_on_the_log() -> None:
    game = play(table(x=3, d1=1, d2=8), "x foot 4")
    assert (stock(game, "x"), covers(game)) == ("3/3/3", ["foot"])
    play(game, "d1 vip 3", "d2 foot 7")
    assert stock(game, "x") == "4/4/3"  # two tickets came from the agents, his own did not come back
    assert covers(game) == ["foot"]


@pytest.mark.rule("SS-064")
@pytest.mark.parametrize(("move", "his"), [("d1 foot 2", "5/3/3"), ("d1 vip 3", "4/4/3"), ("d1 train 5", "4/3/4")])
def test_ss064_an_agents_used_ticket_goes_to_mister_x(move: str, his: str) -> None:
    game = play(table(decides="hunters", x=8, d1=1, d2=4, hold="4/3/3", n=1), move)
    assert stock(game, "x") == his


@pytest.mark.rule("SS-065")
def test_ss065_he_may_use_it_from_his_next_turn_on() -> None:
    game = table(x=3, d1=1, d2=8, hold="1/0/0", black=0)
    assert refusal(game, "x double foot 4") == "no_second_leg"
    play(game, "x foot 4", "d1 foot 2", "d2 foot 7")
    assert stock(game, "x") == "2/0/0"
    play(game, "x foot 5")
    assert stock(game, "x") == "1/0/0"


@pytest.mark.rule("SS-066", "SS-067", "SS-109")
@pytest.mark.parametrize("seed", range(4))
def test_ss067_no_ticket_is_lost_and_none_comes_back_to_an_agent(seed: int) -> None:
    game = Game.new("sanssouci", players=5, seed=seed)
    dealt = {"foot": 44, "vip": 35, "train": 19, "black": 4}
    removed = dict.fromkeys(dealt, 0)
    pick = seed
    while not game.result:
        before = game.view("public")
        moves = game.legal_moves()
        pick = (pick * 31 + 7) % 10_007
        game.play(moves[pick % len(moves)])
        after = game.view("public")
        for pawn in set(after["out"]) - set(before["out"]):
            for kind, held in before["tickets"][pawn].items():
                removed[kind] += held
        for kind, count in dealt.items():
            there = sum(held.get(kind, 0) for held in after["tickets"].values())
            assert there + sum(entry["ticket"] == kind for entry in after["log"]) + removed[kind] == count, kind
        for agent in ("d1", "d2", "d3", "d4"):
            assert all(after["tickets"][agent][kind] <= before["tickets"][agent][kind] for kind in ("foot", "vip"))
        assert black(game) <= before["tickets"]["x"]["black"]


@pytest.mark.rule("SS-068")
def test_ss068_an_agent_makes_at_most_22_moves() -> None:
    game = Game.new("sanssouci", players=2, seed=5)
    start = game.view("public")["tickets"]["d1"]
    assert sum(start.values()) == 22
    made = 0
    while not game.result:
        move = game.legal_moves()[0]
        made += move.startswith("d1")
        game.play(move)
        assert sum(game.view("public")["tickets"]["d1"].values()) in (22 - made, 0)
    assert made <= 22


@pytest.mark.rule("SS-069")
def test_ss069_a_used_double_move_ticket_leaves_the_game() -> None:
    game = play(table(x=3, d1=1, d2=8), "x double foot 4 foot 5")
    assert game.view("public")["double"] == 1
    assert covers(game) == ["foot", "foot"]
    play(game, "d1 foot 2", "d2 foot 7", "x foot 4", "d1 foot 1", "d2 foot 8")
    assert game.view("public")["double"] == 1
