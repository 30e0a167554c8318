"""How much room a board and its moves need, and what a table is before the deal."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.transit.test_large_boards import grid
from tests.toy import TOYS

from misterx import Game, PositionError, TitleError, boards, titles
from misterx.families.transit.board import build_graph, count_most_moves

YARD, YORK = "scotland-yard", "ny-chase"
# The busiest stations of the toy board have 5, 3, 3, 3 and 2 lines; Mister X has 5 from the first, and 5 by black.
BOUNDS: list[tuple[str, dict[str, Any], int]] = [
    (YARD, {}, (5 + 5 + 2) * 6),
    (YORK, {}, (5 + 3 * 8 + 1) * 4),
    (YORK, {"combined_ticket": True}, (2 * 5 + 3 * 8 + 1) * 4),
    (YORK, {"hunter_order": "free"}, (16 + 5 * 3 * 8 + 5) * 4),
    (YORK, {"free_order": True}, (16 + 5 * 3 * 8 + 5) * 4),
    (YORK, {"hunter_order": "free", "roadblocks": 0}, 16 + 5 * 3 * 8 + 5),
    (YORK, {"hunter_order": "free", "helicopter_cards": 0}, (16 + 5) * 4),
    (YORK, {"hunter_order": "free", "helicopter_cards": 0, "combined_ticket": True}, (2 * 16 + 5) * 4),
]


@pytest.mark.parametrize(("title", "options", "bound"), BOUNDS)
def test_a_bound_for_the_moves_of_one_list(title: str, options: dict[str, Any], bound: int) -> None:
    rulebook = titles.load(title)
    chosen = titles.resolve(rulebook, 6, {})
    graph = build_graph(rulebook, chosen, boards.load(TOYS[title]))
    chosen.values.update(options)
    assert count_most_moves(rulebook, chosen, graph) == bound


@pytest.mark.parametrize(("most", "fits"), [(71, False), (72, True)])
def test_a_board_may_need_all_the_room_there_is(monkeypatch: pytest.MonkeyPatch, most: int, fits: bool) -> None:
    monkeypatch.setattr("misterx.families.transit.board.MOST_MOVES", most)
    if fits:
        assert Game.new(YARD, 3, board=TOYS[YARD], seed=1).legal_moves()
        return
    with pytest.raises(TitleError, match="it allows too many different moves at once"):
        Game.new(YARD, 3, board=TOYS[YARD])


@pytest.mark.parametrize(("cards", "fits"), [(64, True), (65, False)])
def test_a_deck_holds_sixty_four_cards(cards: int, fits: bool) -> None:
    board = grid(TOYS[YARD]["modes"], 70, cards)
    if fits:
        assert Game.new(YARD, 3, board=board, seed=1).legal_moves()
        return
    with pytest.raises(TitleError, match="it has more than 64 start cards of one kind"):
        Game.new(YARD, 3, board=board)


@pytest.mark.parametrize(("stations", "fits"), [(30, True), (57, False)])
def test_a_street_from_everywhere_to_everywhere_is_too_much(stations: int, fits: bool) -> None:
    board = grid(TOYS[YARD]["modes"], stations, 10)
    streets = [[one, other] for one in range(1, stations + 1) for other in range(one + 1, stations + 1)]
    board["lines"] = [{"mode": "taxi", "route": street} for street in streets] + board["lines"][-3:]
    if fits:
        assert Game.new(YARD, 3, board=board, seed=1).legal_moves()
        return
    with pytest.raises(TitleError, match="it has too many lines"):
        Game.new(YARD, 3, board=board)


def test_nothing_lies_in_an_unlimited_reserve() -> None:
    unlimited = Game.new(YARD, 4, {"reserve": "unlimited"}, board=TOYS[YARD], seed=1)
    assert unlimited.state.tickets[0].tolist() == [0, 0, 0, 5]
    own = {"reserve": "unlimited", "x_tickets": {"taxi": 1, "bus": 1, "metro": 1}, "used_hunter_tickets": "discard"}
    assert Game.new(YARD, 4, own, board=TOYS[YARD], seed=1).view("public")["tickets"]["x"] == {
        **own["x_tickets"],  # type: ignore[dict-item]
        "black": 5,
    }


def test_without_mister_x_nothing_else_is_wrong() -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position({"title": YARD, "pawns": {"d1": 1, "d2": 8}}, board=TOYS[YARD])
    assert caught.value.arguments["faults"] == ["pawns: x is missing."]
