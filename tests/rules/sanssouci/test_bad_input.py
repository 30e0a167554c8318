"""Texts and options of Sanssouci that mean nothing: refused by name, with what is allowed, the game unchanged."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import VARIANTS, play, table
from tests.toy import refusal

from misterx import Game, MisterXError, TitleError


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("value", [1, 0, "yes", None, [True], {"on": True}, 1.0])
def test_a_variant_is_true_or_false(variant: str, value: Any) -> None:
    with pytest.raises(TitleError, match=f"The option {variant} cannot be .* Allowed: true or false") as caught:
        Game.new("sanssouci", players=4, options={variant: value})
    assert caught.value.code == "bad_option"


@pytest.mark.parametrize("name", ["no_ships", "v1", "policemen", "helicopter_cards", "end_mode", "", "Free_Order"])
def test_an_option_of_another_game_is_refused_with_those_of_this_one(name: str) -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("sanssouci", options={name: True})
    assert caught.value.code == "unknown_option"
    assert set(VARIANTS) <= set(caught.value.arguments["allowed"])


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("hunter_order", "clockwise", "free, first_round, fixed"),
        ("exchange_mode", "gift", "pool, swap"),
        ("stuck_hunter", "stays", "pass, eliminated, skip, stand"),
        ("eliminated_pawn", "", "remove, block_all, block_hunters"),
        ("reveals", [0], "from 1 to 60"),
        ("round_limit", 41, "from 1 to 40"),
        ("hunter_tickets", {"taxi": 4}, "foot, vip, train"),
        ("x_tickets", {"foot": -1}, "foot, vip, train"),
        ("black_tickets", True, "from 0 to 5"),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(option: str, value: Any, allowed: str) -> None:
    with pytest.raises(TitleError, match=allowed) as caught:
        Game.new("sanssouci", options={option: value})
    assert caught.value.code == "bad_option"


@pytest.mark.parametrize(
    ("options", "note"),
    [
        ({"stay_with_black": True}, "stay_with_black: has no effect without x_may_stay."),
        ({"refund_same_move": True}, "refund_same_move: has no effect without voluntary_reveal."),
        ({"exchange_mode": "swap"}, "exchange_mode: has no effect without ticket_exchange."),
        ({"extra_agent_black": False}, "extra_agent_black: has no effect without extra_agent."),
        (
            {"triple_move": True, "double_tickets": 1},
            "triple_move: has no effect with fewer than two double-move tickets.",
        ),
        ({"no_ship": True, "black_tickets": 0}, "no_ship: has no effect without black tickets."),
        ({"black_ship_only": True, "black_tickets": 0}, "black_ship_only: has no effect without black tickets."),
        ({"voluntary_reveal": True, "black_tickets": 0}, "voluntary_reveal: has no effect without black tickets."),
        ({"ticket_exchange": True, "detectives": 1}, "ticket_exchange: has no effect with one agent alone."),
        ({"free_order": True, "detectives": 1}, "free_order: has no effect with one agent alone."),
        ({"free_order": True, "hunter_order": "fixed"}, "hunter_order: has no effect, as the order is free."),
        ({"extra_agent": True, "detectives": 3}, "extra_agent: does not change detectives, which is chosen."),
        ({"always_visible": True, "reveals": [2]}, "reveals: has no effect, as Mister X is always visible."),
    ],
)
def test_what_has_no_effect_is_accepted_with_a_note(options: dict[str, Any], note: str) -> None:
    game = Game.new("sanssouci", players=3, options=options, seed=1)
    assert note in game.options.notes
    assert game.legal_moves()


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("x ship 7", "not_alone"),
        ("x taxi 4", "bad_move_text"),
        ("x foot", "bad_move_text"),
        ("x foot 4 show show", "bad_move_text"),
        ("x foot 4 pay", "bad_move_text"),
        ("d1 foot 2 show", "bad_move_text"),
        ("d9 foot 2", "unknown_pawn"),
        ("x foot 99", "unknown_station"),
        ("x stay", "must_move"),
        ("x out", "illegal_move"),
        ("x fly 4 pay foot", "no_flight"),
        ("x quadruple foot 4", "bad_move_text"),
        ("deal x 4", "bad_move_text"),
        ("", "bad_move_text"),
    ],
)
def test_a_move_that_cannot_be_is_refused_by_name(move: str, code: str) -> None:
    assert refusal(table("triple_move", "voluntary_reveal", x=3, d1=1, d2=8), move) == code


@pytest.mark.parametrize(
    "line", ["x: x foot 3 show", "x: x triple foot 4", "h1: d1 vip 3 pay train", "h9: d1 foot 2", "x: x"]
)
def test_a_record_with_an_illegal_line_names_it(line: str) -> None:
    game = Game.new("sanssouci", players=4, seed=1)
    whole = play(game, game.legal_moves()[0]).record("x").rstrip("\n")
    with pytest.raises(MisterXError) as caught:
        Game.replay(f"{whole}\n{line}\n")
    assert caught.value.arguments["line"] == len(whole.splitlines()) + 1
