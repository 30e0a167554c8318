"""Every option beside every other that could make it idle, in one look at the options: no board, no game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.transit.test_large_boards import grid
from tests.toy import TOYS

from misterx import TitleError, boards, titles
from misterx.families.transit.board import build_graph, count_most_moves
from misterx.families.transit.options import check_options
from misterx.families.transit.setup import build_rules

YARD, YORK, POTSDAM = "scotland-yard", "ny-chase", "sanssouci"
BUS = {"taxi": 11, "bus": 9, "metro": 4}  # five detectives have all 45 bus tickets of the box
#: title, players, options, and which of them the notes are about.
TABLES: list[tuple[str, int, dict[str, Any], list[str]]] = [
    (YARD, 6, {"hunter_tickets": BUS}, []),
    (YARD, 6, {"double_tickets": 1, "max_doubles_per_turn": 2}, ["max_doubles_per_turn"]),
    (YARD, 6, {"double_tickets": 2, "max_doubles_per_turn": 2}, []),
    (YARD, 6, {"double_tickets": 1, "max_doubles_per_turn": 1}, []),
    (YARD, 6, {"reveal_when_staying": True}, ["reveal_when_staying"]),
    (YARD, 6, {"reveal_when_staying": True, "x_without_move": "stays"}, []),
    (YORK, 6, {"mixed_cause": "loses", "x_without_move": "stays"}, ["mixed_cause"]),
    (YORK, 6, {"mixed_cause": "loses"}, []),
    (YORK, 2, {"two_players": True}, []),
    (YORK, 3, {"two_players": True}, ["two_players"]),
    (YORK, 4, {"two_players": True}, ["two_players"]),
    (YORK, 3, {"two_players": False}, []),
    (POTSDAM, 4, {"triple_move": True, "double_tickets": 1}, ["triple_move"]),
    (POTSDAM, 4, {"triple_move": True, "double_tickets": 2}, []),
    (POTSDAM, 4, {"free_order": True, "hunter_order": "fixed"}, ["hunter_order"]),
    (POTSDAM, 4, {"free_order": True}, []),
    (POTSDAM, 4, {"hunter_order": "fixed"}, []),
    (POTSDAM, 4, {"always_visible": True, "reveals": [3]}, ["reveals"]),
    (POTSDAM, 4, {"always_visible": True}, []),
    (POTSDAM, 4, {"reveals": [3]}, []),
    (POTSDAM, 4, {"always_visible": True, "voluntary_reveal": True}, ["voluntary_reveal"]),
    (POTSDAM, 4, {"voluntary_reveal": True}, []),
    (POTSDAM, 4, {"detectives": 1, "free_order": True}, ["free_order"]),
    (POTSDAM, 4, {"detectives": 1, "ticket_exchange": True}, ["ticket_exchange"]),
    (POTSDAM, 4, {"detectives": 2, "free_order": True, "ticket_exchange": True}, []),
    (POTSDAM, 4, {"stay_with_black": True, "x_may_stay": True, "black_ship_only": True}, ["stay_with_black"]),
    (POTSDAM, 4, {"stay_with_black": True, "x_may_stay": True}, []),
    (POTSDAM, 4, {"black_ship_only": True}, []),
]


def test_notes_are_about_what_has_no_effect_and_nothing_else() -> None:
    for name, players, wishes, noted in TABLES:
        title = titles.load(name)
        options = titles.resolve(title, players, wishes)
        check_options(title, options)
        assert [note.split(":")[0] for note in options.notes] == noted, (name, players, wishes)


def test_one_ticket_more_than_the_box_holds_is_refused() -> None:
    title = titles.load(YARD)
    with pytest.raises(TitleError, match="5 detectives with 10 bus tickets each need 50; the box holds 45"):
        check_options(title, titles.resolve(title, 6, {"hunter_tickets": {**BUS, "bus": 10}}))


def test_options_become_rules() -> None:
    for name, wishes, roadblocks, unlimited in (
        (YARD, {}, 0, False),
        (YARD, {"reserve": "unlimited"}, 0, True),
        (POTSDAM, {}, 0, False),
        (YORK, {"roadblocks": 2}, 2, False),
    ):
        title = titles.load(name)
        rules = build_rules(title, titles.resolve(title, 5, wishes))
        assert (rules.roadblocks, bool(rules.reserve_unlimited)) == (roadblocks, unlimited), (name, wishes)


def test_without_roadblocks_every_move_is_counted_once() -> None:
    title = titles.load(YORK)
    options = titles.resolve(title, 6, {"hunter_order": "free", "roadblocks": 0})
    graph = build_graph(title, options, boards.load(TOYS[YORK]))
    assert count_most_moves(title, options, graph) == 16 + 5 * 3 * 8 + 5


def test_sixty_four_start_cards_fit() -> None:
    title = titles.load(YARD)
    board = boards.load(grid(TOYS[YARD]["modes"], 70, 64))
    assert build_graph(title, titles.resolve(title, 3, {}), board).hunter_cards == 64
