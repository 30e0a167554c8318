"""Options that change nothing beside others are accepted with a note, and only those; what cannot be is refused."""

from typing import Any

import pytest

from misterx import Game, TitleError

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
OWN = {"taxi": 4, "bus": 3, "metro": 3}

NOTED: list[tuple[str, dict[str, Any], str]] = [
    (YARD, {"reserve": "unlimited", "x_tickets": OWN, "used_hunter_tickets": "x"}, "reserve"),
    (YARD, {"x_tickets": OWN}, "used_hunter_tickets"),
    (YARD, {"police_keep_game_alive": True, "policemen": 0}, "police_keep_game_alive"),
    (YARD, {"max_doubles_per_turn": 2, "double_tickets": 1}, "max_doubles_per_turn"),
    (POTSDAM, {"eliminated_pawn": "block_all", "stuck_hunter": "pass"}, "eliminated_pawn"),
    (POTSDAM, {"triple_move": True, "double_tickets": 1}, "triple_move"),
    (POTSDAM, {"stay_with_black": True, "x_may_stay": True, "black_ship_only": True}, "stay_with_black"),
    (YORK, {"mixed_cause": "loses", "x_without_move": "stays"}, "mixed_cause"),
    (YORK, {"roadblock_reuse": "never", "roadblocks": 0}, "roadblock_reuse"),
    (YORK, {"landing_blocked": "elsewhere", "helicopter_cards": 0}, "landing_blocked"),
    (YORK, {"two_players": True}, "two_players"),
]
SILENT: list[tuple[str, dict[str, Any]]] = [
    (YARD, {}),
    (YARD, {"reserve": "unlimited"}),
    (YARD, {"x_tickets": OWN, "used_hunter_tickets": "x"}),
    (YARD, {"x_tickets": OWN, "used_hunter_tickets": "discard"}),
    (YARD, {"police_keep_game_alive": True, "policemen": 1}),
    (YARD, {"max_doubles_per_turn": 2, "double_tickets": 2}),
    (YARD, {"double_tickets": 1}),
    (POTSDAM, {}),
    (POTSDAM, {"eliminated_pawn": "block_all"}),
    (POTSDAM, {"stuck_hunter": "pass"}),
    (POTSDAM, {"triple_move": True}),
    (POTSDAM, {"double_tickets": 1}),
    (POTSDAM, {"free_order": True}),
    (POTSDAM, {"hunter_order": "fixed"}),
    (POTSDAM, {"always_visible": True}),
    (POTSDAM, {"voluntary_reveal": True}),
    (POTSDAM, {"reveals": [2]}),
    (POTSDAM, {"stay_with_black": True, "x_may_stay": True}),
    (POTSDAM, {"black_tickets": 0}),
    (POTSDAM, {"detectives": 1}),
    (YORK, {}),
    (YORK, {"mixed_cause": "loses"}),
    (YORK, {"x_without_move": "stays"}),
    (YORK, {"roadblock_reuse": "never"}),
    (YORK, {"roadblocks": 0}),
    (YORK, {"landing_blocked": "elsewhere"}),
    (YORK, {"helicopter_cards": 0}),
]


@pytest.mark.parametrize(("title", "options", "name"), NOTED)
def test_what_has_no_effect_is_noted(title: str, options: dict[str, Any], name: str) -> None:
    notes = Game.new(title, 4, options, seed=1).options.notes
    assert [note for note in notes if not note.startswith(f"{name}: ")] == []
    assert len(notes) == 1
    assert notes[0].endswith(".")


@pytest.mark.parametrize(("title", "options"), SILENT)
def test_what_has_an_effect_is_not(title: str, options: dict[str, Any]) -> None:
    assert Game.new(title, 4, options, seed=1).options.notes == []


def test_two_players_is_noted_only_where_more_play() -> None:
    assert Game.new(YORK, 2, {"two_players": True}, seed=1).options.notes == []
    assert Game.new(YORK, 3, {"two_players": True}, seed=1).options.notes != []


@pytest.mark.parametrize(("detectives", "policemen", "fits"), [(3, 2, True), (4, 1, True), (5, 0, True), (4, 2, False)])
def test_there_are_five_pawns_for_hunters(detectives: int, policemen: int, fits: bool) -> None:
    options = {"detectives": detectives, "policemen": policemen}
    if fits:
        assert len(Game.new(YARD, options=options, seed=1).words.pawns) == detectives + policemen + 1
        return
    with pytest.raises(TitleError, match="4 detectives and 2 policemen need 6 pawns; there are 5"):
        Game.new(YARD, options=options)


def test_no_more_can_be_dealt_than_the_box_holds() -> None:
    every = {"taxi": 11, "bus": 9, "metro": 4}  # 45 bus tickets: all that there are
    game = Game.new(YARD, 6, {"hunter_tickets": every}, seed=1)
    assert game.view("public")["tickets"]["reserve"] == {"taxi": 2, "bus": 0, "metro": 3}
    with pytest.raises(TitleError, match="5 detectives with 10 bus tickets each need 50; the box holds 45"):
        Game.new(YARD, 6, {"hunter_tickets": {**every, "bus": 10}})
    assert Game.new(YARD, 6, {"hunter_tickets": {**every, "bus": 10}, "reserve": "unlimited"}, seed=1).legal_moves()
    assert Game.new(YARD, 6, {"hunter_tickets": {**every, "bus": 10}, "x_tickets": OWN}, seed=1).legal_moves()
