"""What a seat's text means, and why it may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.errors import IllegalMove, Reason
from misterx.kernel.records import interpreted
from misterx.play.chance import ENTERED, REFEREE, not_due
from misterx.play.seats import seat_may_move

if TYPE_CHECKING:
    from misterx.play.game import Game


def read_move(game: Game, text: str, seat: str | None) -> int:
    """The move that a text means, if it may be made now and by this seat."""
    if seat == REFEREE:
        raise not_due(game)
    if (known := game._legal_now().find(text, seat, game._movers)) is not None:
        return known
    pawn = game.family.pawn_of_move(text)
    movers = (*game.words.pawns, *game._seats, TEAM)
    if seat is not None and pawn in movers and not seat_may_move(game._seats, seat, pawn):
        raise IllegalMove("not_your_pawn", seat=seat, pawn=Reason("whole_team") if pawn == TEAM else pawn)
    move: int = game.family.read_move(game.words, game.state, text)
    if move not in game._legal_now().codes:
        raise _explain(game, move, text)
    return move


def _explain(game: Game, move: int, text: str) -> IllegalMove:
    board, rules, state = (interpreted(record) for record in (game.engine.board, game.engine.rules, game.state))
    refusal: IllegalMove = game.family.explain(game.words, board, rules, state, move, text, game.legal_moves())
    # What can be read and is yet no move of anybody's is chance's.
    return not_due(game) if game.chance == ENTERED and refusal.code == "bad_move_text" else refusal
