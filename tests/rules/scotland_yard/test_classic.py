"""The 1983 edition, the game of the literature, as a preset of options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOY, legal, refusal, stock, table

from misterx import Game, TitleError, boards

CLASSIC: dict[str, Any] = {"edition": "classic"}
TAXIS = {"taxi": 30, "bus": 0, "metro": 0}


def classic(decides: str = "x", **said: Any) -> Game:
    return table(decides, options=said.pop("options", CLASSIC), **said)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_tickets_and_pawns_of_the_classic_edition(players: int) -> None:
    game = Game.new("scotland-yard", players, CLASSIC, seed=players)
    detectives = max(2, players - 1)
    view = game.view("public")
    assert list(view["pawns"]) == ["x", *(f"d{number}" for number in range(1, detectives + 1))]
    assert [stock(game, f"d{number + 1}") for number in range(detectives)] == ["10/8/4"] * detectives
    assert view["tickets"]["x"] == {"taxi": 4, "bus": 3, "metro": 3, "black": 5}
    assert (view["double"], view["reveals"]) == (2, [3, 8, 13, 18, 24])


@pytest.mark.parametrize("detectives", [2, 3, 4, 5])
def test_the_number_of_detectives_is_a_choice(detectives: int) -> None:
    game = Game.new("scotland-yard", options={**CLASSIC, "detectives": detectives}, seed=1)
    assert len(game.view("public")["pawns"]) == 1 + detectives
    assert [seat for seat in game.seats if seat != "x"] == [f"h{number + 1}" for number in range(detectives)]
    two = Game.new("scotland-yard", 2, {**CLASSIC, "detectives": detectives}, seed=1)
    assert two.seats == {"x": ["x"], "h1": [f"d{number + 1}" for number in range(detectives)]}


@pytest.mark.parametrize("detectives", [0, 1, 6, "4"])
def test_other_numbers_of_detectives_are_refused(detectives: Any) -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("scotland-yard", options={**CLASSIC, "detectives": detectives})
    assert caught.value.code == "bad_option"


def test_everybody_draws_from_18_common_start_cards() -> None:
    cards = boards.load("london").starts["classic"]
    assert len(set(cards)) == 18
    drawn = set()
    for seed in range(60):
        where = [
            entry["station"] for entry in Game.new("scotland-yard", 6, CLASSIC, seed=seed).view("x")["pawns"].values()
        ]
        assert len(set(where)) == 6
        drawn |= set(where)
    assert drawn == set(cards)


def test_a_used_detectives_ticket_goes_to_mister_x_and_his_own_leave_the_game() -> None:
    game = classic(x=3, d1=1)
    game.play("x taxi 4")
    assert stock(game, "x") == "3/3/3"
    game.play("d1 bus 3")
    assert (stock(game, "x"), stock(game, "d1")) == ("3/4/3", "10/7/4")


def test_he_cannot_ride_what_he_has_no_ticket_for() -> None:
    game = classic(x=3, d1=1, x_tickets="0/1/0", black=0, log=[])
    assert legal(game, "x") == {"bus 5"}
    assert refusal(game, "x taxi 4") == "no_ticket"


def test_detectives_move_in_their_order() -> None:
    game = classic("hunters", x=8, d1=1, d2=5, d3=6)
    assert refusal(game, "d2 taxi 4") == "not_his_turn_yet"
    assert {move.split()[0] for move in game.legal_moves()} == {"d1"}
    assert game.view("public")["next"] == "d1"
    for move in ("d1 taxi 2", "d2 taxi 4", "d3 taxi 3"):
        game.play(move)
    assert game.decider == "x"


def test_who_is_hindered_by_the_order_passes_and_blocks() -> None:
    game = classic("hunters", x=6, d1=(8, "3/0/0"), d2=(7, "3/0/0"))
    assert game.view("public")["moved"] == ["d1"]
    game.play("d2 taxi 4")
    assert (game.decider, game.view("public")["pawns"]["d1"]["station"]) == ("x", 8)


def test_a_stuck_detective_passes_and_blocks() -> None:
    game = classic("hunters", x=8, d1=(7, "0/1/0"), d2=(1, "9/1/1"))
    game.play("d2 taxi 2")
    assert game.result == ("hunters", "x_enclosed")


def test_the_24th_entry_is_the_last_and_the_hunters_reply_to_it() -> None:
    game = classic(x=3, d1=5, round=24)
    assert not any("double" in move for move in game.legal_moves())
    game.play("x taxi 4")
    assert (game.result, game.view("public")["pawns"]["x"]["station"]) == (None, 4)
    miss = game.copy()
    miss.play("d1 bus 3")
    assert miss.result == ("x", "survived")
    game.play("d1 taxi 4")
    assert game.result == ("hunters", "captured")


def test_a_double_needs_two_free_entries() -> None:
    game = classic(x=3, d1=1, round=24)
    assert refusal(game, "x double taxi 4 taxi 3") == "no_double"
    game = classic(x=3, d1=1, round=23)
    game.play("x double taxi 4 taxi 3")
    game.play("d1 taxi 2")
    assert game.result == ("x", "survived")


def test_each_double_makes_the_game_a_round_shorter() -> None:
    game = classic(x=3, d1=1, options={**CLASSIC, "hunter_tickets": TAXIS, "x_tickets": TAXIS})
    game.play("x double taxi 4 taxi 3")
    game.play("d1 taxi 2")
    while not game.result:
        game.play(f"x taxi {4 if game.view('x')['pawns']['x']['station'] == 3 else 3}")
        game.play(f"d1 taxi {1 if game.view('x')['pawns']['d1']['station'] == 2 else 2}")
    assert (game.result, game.view("public")["round"]) == (("x", "survived"), 23)


def test_mister_x_without_a_move_loses() -> None:
    assert classic(x=2, d1=8, x_tickets="0/3/3", black=0).result == ("hunters", "x_without_move")


@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_a_taxi_runs_between_13_and_14(edition: str) -> None:
    position = {"title": "scotland-yard", "options": {"edition": edition}, "pawns": {"x": 13, "d1": 1}}
    assert ("x taxi 14" in Game.from_position(position).legal_moves()) == (edition == "classic")


def test_explicit_options_override_the_edition() -> None:
    options = {**CLASSIC, "hunter_order": "free", "round_limit": 22, "black_tickets": 2}
    game = Game.new("scotland-yard", 5, options, seed=1)
    assert game.view("x")["tickets"]["x"]["black"] == 2
    game.play(game.legal_moves()[0])
    assert len({move.split()[0] for move in game.legal_moves()}) == 4
    assert game.view("x")["options"]["round_limit"] == 22


def test_the_classic_game_is_played_to_its_end_and_replayed() -> None:
    game = Game.new("scotland-yard", 6, CLASSIC, board=TOY, seed=5)
    while not game.result:
        game.play(game.legal_moves()[-1])
    again = Game.replay(game.record(), board=TOY)
    assert (again.result, again.digest()) == (game.result, game.digest())
