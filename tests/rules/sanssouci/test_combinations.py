"""Variants together (SS-154 to SS-161): refused, without effect, or both at work."""

from itertools import combinations

import pytest
from tests.rules.sanssouci.town import VARIANTS, black, covers, play, potsdam, result, shown, stock, table, targets
from tests.toy import refusal

from misterx import Game

PAIRS = list(combinations(VARIANTS, 2))


def new(*variants: str, players: int = 5, seed: int = 1) -> Game:
    return Game.new("sanssouci", players=players, options=dict.fromkeys(variants, True), seed=seed)


@pytest.mark.rule("SS-154")
def test_ss154_without_ships_black_tickets_for_ships_only_pay_for_nothing() -> None:
    game = new("no_ship", "black_ship_only")
    assert game.options.notes == ["black_ship_only: without ships, black tickets pay for nothing."]
    assert not any(" black " in move for move in game.legal_moves())
    pier = potsdam("no_ship", "black_ship_only", x=13, d1=1, d2=3)
    assert (black(pier), targets(pier, "x black")) == (2, set())
    assert targets(pier, "x foot")
    assert result(potsdam("no_ship", "black_ship_only", x=13, d1=1, d2=3, hold="0/0/0", n=4)) == (
        "hunters",
        "x_without_move",
    )
    assert result(new(*VARIANTS)) is None


@pytest.mark.rule("SS-155")
def test_ss155_always_visible_leaves_nothing_to_reveal_and_says_so() -> None:
    game = new("always_visible", "voluntary_reveal")
    assert game.options.notes == ["voluntary_reveal: has no effect, as Mister X is always visible."]
    game = table("always_visible", "voluntary_reveal", x=3, d1=1, d2=8, log=[{"ticket": "black"}], black=1)
    assert not any("show" in move for move in game.legal_moves())
    assert refusal(game, "x foot 4 show") == "no_show"


@pytest.mark.rule("SS-156")
def test_ss156_a_black_ticket_that_came_back_is_for_ships_only_too() -> None:
    game = potsdam("black_ship_only", "voluntary_reveal", x=30, d1=1, d2=150, log=[{"ticket": "black"}])
    assert (black(game), targets(game, "x black")) == (1, {13, 39})
    play(game, "x foot 44 show")
    assert black(game) == 2
    for agent in ("d1", "d2"):
        play(game, next(move for move in game.legal_moves() if move.startswith(agent)))
    assert targets(game, "x foot")
    assert targets(game, "x black") == set()


@pytest.mark.rule("SS-157")
@pytest.mark.parametrize("other", ["black_ship_only", "no_ship"])
def test_ss157_staying_needs_a_foot_ticket_whatever_black_is_good_for(other: str) -> None:
    game = potsdam("x_may_stay", other, x=13, d1=1, d2=3)
    assert "x foot 13" in game.legal_moves()
    assert refusal(game, "x black 13") == "no_connection"
    assert 13 not in targets(potsdam("x_may_stay", other, x=13, d1=1, d2=3, hold="0/3/3"), "x foot")


@pytest.mark.rule("SS-158")
def test_ss158_exchanged_train_tickets_pay_any_agents_vip_ride() -> None:
    game = table(
        "ticket_exchange",
        "combined_ticket",
        decides="hunters",
        n=1,
        x=8,
        d1=(3, "0/0/0"),
        d2=(6, "0/0/1"),
        hold="4/3/3",
    )
    assert game.legal_moves() == ["d1 vip 1 pay train", "d1 vip 5 pay train"]
    play(game, "d1 vip 1 pay train")
    assert (stock(game, "d2"), stock(game, "x")) == ("0/0/0", "4/3/4")


@pytest.mark.rule("SS-159")
def test_ss159_an_agent_is_out_only_when_colleagues_and_order_fail_too() -> None:
    both = ("free_order", "ticket_exchange")
    game = play(table(*both, n=4, x=3, d1=(8, "0/0/0"), d2=(7, "2/0/0"), d3=(1, "0/1/1")), "x foot 2")
    assert {move.split()[0] for move in game.legal_moves()} == {"d2", "d3"}
    play(game, "d2 foot 4")
    assert "d1 foot 7" in game.legal_moves()  # d2 made room and lends his last ticket
    play(game, "d1 foot 7")
    assert game.view("public")["out"] == []
    assert stock(game, "d2") == "0/0/0"
    stuck = table(*both, decides="hunters", n=4, x=1, d1=(8, "0/1/0"), d2=(7, "0/0/1"), d3=5, moved=["d3"])
    assert stuck.view("public")["out"] == []  # d3 still has foot tickets to lend
    assert {move.split()[0] for move in stuck.legal_moves()} == {"d2"}


@pytest.mark.rule("SS-160")
def test_ss160_a_visible_mister_x_shows_every_part_of_a_triple_move() -> None:
    game = play(table("always_visible", "triple_move", x=3, d1=1, d2=8), "x triple foot 4 foot 5 vip 3")
    told = [(event["entry"], event["station"]) for event in game.events("h1") if event["event"] == "revealed"]
    assert told == [(1, 4), (2, 5), (3, 3)]


@pytest.mark.rule("SS-160")
def test_ss160_a_visible_mister_x_shows_that_he_stays() -> None:
    game = play(table("always_visible", "x_may_stay", x=3, d1=1, d2=8), "x foot 3")
    assert shown(game, "h1") == [3]
    assert game.view("h1")["pawns"]["x"]["station"] == 3


@pytest.mark.rule("SS-161")
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_ss161_every_pair_is_accepted_and_plays_to_an_end(pair: tuple[str, str]) -> None:
    game = new(*pair)
    assert [name for name in VARIANTS if game.options[name]] == list(pair)
    noted = {("always_visible", "voluntary_reveal"), ("no_ship", "black_ship_only")}
    assert bool(game.options.notes) == (pair in noted)
    pick = 1
    while not game.result:
        moves = game.legal_moves()
        pick = (pick * 69069 + 1) % (1 << 31)
        game.play(moves[(pick >> 8) % len(moves)])
    again = Game.replay(game.record())
    assert (again.result, again.digest()) == (game.result, game.digest())


@pytest.mark.rule("SS-161", "SS-118")
def test_ss161_nine_variants_at_once_play_to_an_end() -> None:
    chosen = [name for name in VARIANTS if name != "no_ship"]
    game = new(*chosen, players=5, seed=4)
    while not game.result:
        moves = game.legal_moves()
        game.play(moves[len(game.lines) * 7 % len(moves)])
    assert result(game) is not None
    assert covers(game)
