"""A game told again from its beginning, line by line, as it was played; what was taken back is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from misterx.play.positions import open_position
from misterx.play.records import play_line
from misterx.play.takeback import live_lines

if TYPE_CHECKING:
    from misterx.play.game import Game


def begin_again(game: Game) -> Game:
    """The same table before its first line; nothing is drawn there, the lines bring what chance brought."""
    cls = type(game)
    if game.position is not None:
        return open_position(cls, game.position, game.board, 0, game.title.pinned, game.chance)
    given = {name: pawns for name, pawns in game.seats.items() if name != "x"}
    again = cls(game.title.pinned, game.options.players, game.options.chosen, game.board, given, 0, game.chance)
    again._tell(again.engine.announce(again.state, {"words": again.words}))
    return again


def replay_game(game: Game) -> Iterator[tuple[str, str, Game]]:
    """Each line that counts, by seat and text, and the game as it stood after it: the same object, going on."""
    again = begin_again(game)
    for place in live_lines(game.lines):
        seat, text = game.lines[place]
        play_line(again, seat, text)
        yield seat, text, again
