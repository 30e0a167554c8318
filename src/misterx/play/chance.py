"""Chance as a mover: drawn from the seed, or entered by whoever referees real dice, bags and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from misterx.families.shared.vocabulary import TEAM
from misterx.kernel.codes import CHANCE, HUNTERS
from misterx.kernel.errors import IllegalMove, MisterXError, Reason, TitleError, quote

if TYPE_CHECKING:
    from misterx.play.game import Game

DRAWN, ENTERED = "drawn", "entered"
WAYS = (DRAWN, ENTERED)
REFEREE = "chance"  # whose line an outcome is, and the seat that enters it
MOST_LISTED = 40  # outcomes in a refusal
NO_MOVE = -1  # no code is negative


def check_way(chance: str) -> str:
    if not isinstance(chance, str) or chance not in WAYS:
        raise MisterXError("bad_chance", chance=quote(chance), allowed=WAYS)
    return chance


def is_due(game: Game) -> bool:
    """Whether chance decides next."""
    return game.result is None and game._decider_now() == CHANCE


def awaits_entry(game: Game) -> bool:
    """Whether the referee is to say what came up."""
    return game.chance == ENTERED and is_due(game)


def outcomes(game: Game) -> tuple[list[int], list[int]]:
    """What can come up now, and how likely each is; a board with too few cards is refused."""
    moves, weights = game.engine.chance(game.state)
    if not moves:
        raise TitleError("bad_board", title=game.title.name, why=_say_cards(game))
    return moves, weights


def read_entry(game: Game, text: str, seat: str | None) -> int:
    """The outcome that the referee's text means; refused if it cannot come up now, with what can.

    Nobody else learns that: what is left in a bag tells who holds the rest.
    """
    pawn = game.family.pawn_of_move(text)
    mover = Reason("whole_team") if pawn == TEAM else pawn if pawn in (*game.words.pawns, *game.seats) else seat
    if seat != REFEREE and mover is not None:
        raise IllegalMove("not_your_turn", pawn=mover, turn=Reason("chance_decides_now"))
    _, codes, texts, *_ = game._legal_now()
    try:
        move: int = game.family.read_move(game.words, game.state, text)
    except IllegalMove:
        move = NO_MOVE
    if move not in codes:
        shown = texts[:MOST_LISTED] + ["…"] * (len(texts) > MOST_LISTED)
        raise IllegalMove("cannot_come_up", move=quote(text), allowed=shown)
    return move


def not_due(game: Game) -> IllegalMove:
    """The refusal of an outcome where somebody else decides."""
    turn = Reason("hunters_moving" if game._decider_now() == HUNTERS else "x_moving")
    return IllegalMove("chance_not_due", turn=turn)


def _say_cards(game: Game) -> str:
    decks = game.title.tables.get("decks", {}).get(game._options.get("start_cards", "common"), {})
    told = [f"{deck} has {len(game.board.starts.get(deck, ()))}" for deck in dict.fromkeys(decks.values())]
    return f"it has too few start cards for {len(game.words.pawns)} pawns: {', '.join(told)}."
