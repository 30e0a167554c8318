"""Positions as files: what `--position` names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from misterx.cli.files import read_text
from misterx.cli.terminal.failures import BadInput

if TYPE_CHECKING:
    from misterx.play import Game


def read_position(file: str) -> Any:
    """What a file says; - is standard input."""
    try:
        return json.loads(read_text(file))
    except (ValueError, RecursionError):
        raise BadInput(f"{file} is not JSON.") from None


def open_position(position: Any, title: str | None, board: str | None) -> Game:
    """The game of a position; refused if it is one of another title than was said."""
    from misterx.play import Game

    game = Game.from_position(position, board=board)
    if title not in (None, game.title.id):
        raise BadInput(f"This is a position of {game.title.id}, not of {title}.")
    return game
