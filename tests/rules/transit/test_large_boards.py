"""Boards as large as a board may be are played, or refused before anything overflows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy import TOYS

from misterx import Game, TitleError

WIDTH = 31


def grid(modes: list[str], stations: int, cards: int) -> dict[str, Any]:
    """A grid of streets; the other modes link two corners."""
    numbers = range(1, stations + 1)
    across = [[n, n + 1] for n in numbers if n % WIDTH and n < stations]
    down = [[n, n + WIDTH] for n in numbers if n + WIDTH <= stations]
    return {
        "format": "misterx-board/1",
        "id": "grid",
        "name": "Grid",
        "size": [2200, 2200],
        "modes": modes,
        "stations": [{"number": n, "at": [60 + (n - 1) % WIDTH * 60, 60 + (n - 1) // WIDTH * 60]} for n in numbers],
        "lines": [{"mode": modes[0], "route": route} for route in across + down]
        + [{"mode": mode, "route": [1, 2]} for mode in modes[1:]],
        "starts": {deck: list(range(1, cards + 1)) for deck in ("common", "classic", "detective", "mister_x")},
    }


@pytest.mark.parametrize("title", TOYS)
def test_a_thousand_stations_can_be_played(title: str) -> None:
    game = Game.new(title, 6, board=grid(TOYS[title]["modes"], 992, 60), seed=1)
    for _ in range(12):
        game.play(game.legal_moves()[0])
    assert game.view("public")["round"] == 3


def test_a_board_with_more_moves_than_a_list_holds_is_refused() -> None:
    board = grid(TOYS["ny-chase"]["modes"], 992, 60)
    with pytest.raises(TitleError, match="too many different moves"):
        Game.new("ny-chase", 6, {"hunter_order": "free"}, board=board)
    game = Game.new("ny-chase", 6, {"hunter_order": "free", "roadblocks": 0}, board=board, seed=1)
    game.play(game.legal_moves()[0])
    assert len(game.legal_moves()) > 5 * 3 * 992


def test_more_start_cards_than_a_deck_holds_are_refused() -> None:
    with pytest.raises(TitleError, match="more than 64 start cards"):
        Game.new("scotland-yard", 6, board=grid(TOYS["scotland-yard"]["modes"], 100, 65))
