"""Games that began when more tickets could be chosen are still read; new ones keep to the box."""

from __future__ import annotations

import random
from typing import Any

import pytest

from misterx import Game
from misterx.cli.table.saves import Seating, read_save, write_save
from misterx.kernel.errors import TitleError
from misterx.server.protocol import wire_parts
from misterx.server.table.load import replay
from misterx.server.table.stored_table import StoredTable

ONCE = [
    ("scotland-yard", {"black_tickets": 9, "double_tickets": 4}),
    ("ny-chase", {"black_tickets": 7, "double_tickets": 3}),
    ("sanssouci", {"black_tickets": 40, "double_tickets": 20}),
]


def begun(title: str, options: dict[str, Any]) -> Game:
    """A game as an earlier version let it begin, some moves on."""
    chooser = random.Random(title)
    game = Game.new(title, 6, options, seed=b"earlier", stored=True)
    for _ in range(30):
        if not game.result:
            game.play(chooser.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize(("title", "options"), ONCE)
def test_a_record_with_more_tickets_than_the_box_has_still_replays(title: str, options: dict[str, Any]) -> None:
    game = begun(title, options)
    if not game.result:
        game.resign("x")
    again = Game.replay(game.record())
    assert again.options["black_tickets"] == options["black_tickets"]
    assert again.result == game.result
    assert again.view("x") == game.view("x")


@pytest.mark.parametrize(("title", "options"), ONCE)
def test_a_stored_table_with_more_tickets_than_the_box_has_goes_on(title: str, options: dict[str, Any]) -> None:
    game = begun(title, options)
    lines = [(seat, text, "") for seat, text in game.lines]
    kept = StoredTable(1, "", b"earlier", 1, "", "", "", 0.0, "", "", "", "", [], {}, lines, [], [], set(), [], [])
    settings = wire_parts.TableSettings(title, 6, options, game.board.id, "off", None, None, game.title.pinned)
    opened, _ = replay(settings, game.board.digest, kept)
    assert opened.view("x") == game.view("x")


def test_a_saved_game_with_more_tickets_than_the_box_has_goes_on() -> None:
    title, options = ONCE[0]
    seating = Seating(title, 6, options, None, "x", "greedy", "greedy", 5)
    game = seating.open(stored=True)
    opened, _ = read_save(write_save(game, seating, "", ""))
    assert opened.view("x") == game.view("x")


@pytest.mark.parametrize(("title", "options"), ONCE)
@pytest.mark.parametrize("option", ["black_tickets", "double_tickets"])
def test_a_new_game_is_refused_more_than_the_box_has(title: str, options: dict[str, Any], option: str) -> None:
    with pytest.raises(TitleError, match=r"a whole number from 0 to [235]\b"):
        Game.new(title, options={option: options[option]})


def test_more_than_was_ever_allowed_is_refused_everywhere() -> None:
    with pytest.raises(TitleError, match="a whole number from 0 to 5"):
        Game.new("scotland-yard", options={"black_tickets": 41}, stored=True)
