"""Variants are chosen before the game; the first adds an agent (SS-117 to SS-122)."""

import pytest
from tests.rules.sanssouci.town import VARIANTS, black, stock

from misterx import Game, TitleError, titles


def new(players: int, **options: bool) -> Game:
    return Game.new("sanssouci", players=players, options=options, seed=1)


@pytest.mark.rule("SS-117")
def test_ss117_every_variant_is_off_unless_chosen() -> None:
    game = Game.new("sanssouci", seed=1)
    assert [game.options[variant] for variant in VARIANTS] == [False] * 10
    assert titles.load("sanssouci").editions == {"printed": {}}


@pytest.mark.rule("SS-118")
def test_ss118_variants_of_the_first_table_go_together() -> None:
    chosen = ["extra_agent", "free_order", "ticket_exchange", "always_visible", "no_ship", "combined_ticket"]
    game = new(5, **dict.fromkeys(chosen, True))
    assert [variant for variant in VARIANTS if game.options[variant]] == chosen
    assert game.options.notes == []


@pytest.mark.rule("SS-119")
@pytest.mark.parametrize(("players", "shares"), [(2, [5]), (3, [3, 2]), (4, [2, 1, 1]), (5, [2, 1, 1, 1])])
def test_ss119_one_player_leads_one_agent_more(players: int, shares: list[int]) -> None:
    seats = new(players, extra_agent=True).seats
    assert [len(pawns) for seat, pawns in seats.items() if seat != "x"] == shares


@pytest.mark.rule("SS-120")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ss120_he_has_a_stock_and_a_start_card_like_the_others(players: int) -> None:
    game = new(players, extra_agent=True)
    extra = game.words.pawns[-1]
    assert len(game.words.pawns) == len(new(players).words.pawns) + 1
    assert stock(game, extra) == "10/8/4"
    assert f"deal {extra} {game.view('public')['pawns'][extra]['station']}" in [text for _, text in game.lines]


@pytest.mark.rule("SS-121")
@pytest.mark.parametrize(("players", "tickets"), [(2, 5), (3, 5), (4, 4), (5, 5)])
def test_ss121_he_counts_for_mister_xs_black_tickets(players: int, tickets: int) -> None:
    assert black(new(players, extra_agent=True)) == tickets
    assert black(new(players, extra_agent=True, extra_agent_black=False)) == tickets - 1


@pytest.mark.rule("SS-122")
def test_ss122_with_five_agents_there_is_no_pawn_left_for_him() -> None:
    with pytest.raises(TitleError, match="with “extra_agent” the option “detectives” would be 6") as caught:
        new(6, extra_agent=True)
    assert caught.value.code == "impossible_options"
