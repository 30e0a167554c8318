"""Options that have no effect beside others are taken with a note, and others without one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOYS
from tests.variants import player_counts

from misterx import Game, titles

OWN = {"taxi": 4, "bus": 3, "metro": 3}
#: title, players, options, and the options that the notes are about; a second table next to it has an effect.
CASES: list[tuple[str, int, dict[str, Any], list[str]]] = [
    ("scotland-yard", 6, {"x_tickets": OWN}, ["used_hunter_tickets"]),
    ("scotland-yard", 6, {"x_tickets": OWN, "used_hunter_tickets": "x"}, []),
    ("scotland-yard", 6, {"x_tickets": OWN, "used_hunter_tickets": "discard"}, []),
    ("scotland-yard", 6, {"edition": "classic", "reserve": "unlimited"}, ["reserve"]),
    ("scotland-yard", 6, {"edition": "classic", "reserve": "limited"}, []),
    ("scotland-yard", 6, {"reserve": "unlimited"}, []),
    ("scotland-yard", 6, {"police_keep_game_alive": True}, ["police_keep_game_alive"]),
    ("scotland-yard", 3, {"police_keep_game_alive": True}, []),
    ("scotland-yard", 6, {"eliminated_pawn": "block_all"}, ["eliminated_pawn"]),
    ("scotland-yard", 6, {"eliminated_pawn": "block_all", "stuck_hunter": "eliminated"}, []),
    ("scotland-yard", 6, {"double_tickets": 1, "max_doubles_per_turn": 2}, ["max_doubles_per_turn"]),
    ("scotland-yard", 6, {"double_tickets": 2, "max_doubles_per_turn": 2}, []),
    ("scotland-yard", 6, {"double_tickets": 1, "max_doubles_per_turn": 1}, []),
    ("scotland-yard", 6, {"reveal_when_staying": True}, ["reveal_when_staying"]),
    ("scotland-yard", 6, {"reveal_when_staying": True, "x_without_move": "stays"}, []),
    ("ny-chase", 6, {"mixed_cause": "loses", "x_without_move": "stays"}, ["mixed_cause"]),
    ("ny-chase", 6, {"mixed_cause": "loses"}, []),
    ("ny-chase", 6, {"enclosed_without_ticket": "stays", "x_without_move": "loses"}, ["enclosed_without_ticket"]),
    ("ny-chase", 6, {"enclosed_without_ticket": "stays"}, []),
    ("ny-chase", 6, {"roadblocks": 0, "roadblock_reuse": "fetch"}, ["roadblock_reuse"]),
    ("ny-chase", 6, {"roadblocks": 1, "roadblock_reuse": "fetch"}, []),
    ("ny-chase", 6, {"roadblocks": 0}, []),
    ("ny-chase", 6, {"helicopter_cards": 0, "landing_blocked": "elsewhere"}, ["landing_blocked"]),
    ("ny-chase", 6, {"helicopter_cards": 1, "landing_blocked": "elsewhere"}, []),
    ("ny-chase", 6, {"helicopter_cards": 0}, []),
    ("ny-chase", 3, {"two_players": True}, ["two_players"]),
    ("ny-chase", 2, {"two_players": True}, []),
    ("ny-chase", 6, {"hunters_may_share_stuck": True, "x_may_share_stuck": False}, ["hunters_may_share_stuck"]),
    ("ny-chase", 6, {"hunters_may_share_stuck": True}, []),
    ("sanssouci", 4, {"triple_move": True, "double_tickets": 1}, ["triple_move"]),
    ("sanssouci", 4, {"triple_move": True}, []),
    ("sanssouci", 4, {"free_order": True, "hunter_order": "fixed"}, ["hunter_order"]),
    ("sanssouci", 4, {"free_order": True}, []),
    ("sanssouci", 4, {"always_visible": True, "reveals": [3]}, ["reveals"]),
    ("sanssouci", 4, {"always_visible": True, "voluntary_reveal": True}, ["voluntary_reveal"]),
    ("sanssouci", 4, {"voluntary_reveal": True}, []),
    ("sanssouci", 4, {"stay_with_black": True, "x_may_stay": True, "black_ship_only": True}, ["stay_with_black"]),
    ("sanssouci", 4, {"stay_with_black": True, "x_may_stay": True}, []),
    ("sanssouci", 4, {"no_ship": True, "black_ship_only": True}, ["black_ship_only"]),
    ("sanssouci", 4, {"no_ship": True, "black_ship_only": True, "black_tickets": 0}, ["no_ship", "black_ship_only"]),
    (
        *("sanssouci", 4, {"no_ship": True, "black_ship_only": True, "voluntary_reveal": True}),
        ["black_ship_only", "voluntary_reveal"],
    ),
]


@pytest.mark.parametrize(("title", "players", "options", "noted"), CASES)
def test_what_has_no_effect_is_noted(title: str, players: int, options: dict[str, Any], noted: list[str]) -> None:
    notes = Game.new(title, players, options, seed=1).options.notes
    assert [note.split(":")[0] for note in notes] == noted
    assert all(note.endswith(".") for note in notes)


@pytest.mark.parametrize("title", TOYS)
def test_a_game_as_printed_has_no_notes(title: str) -> None:
    for players in player_counts(title):
        for edition in titles.load(title).editions:
            options = {"edition": edition} if len(titles.load(title).editions) > 1 else {}
            assert Game.new(title, players, options, seed=1).options.notes == []
