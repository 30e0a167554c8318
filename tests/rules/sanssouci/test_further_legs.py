"""Whether the further parts of a double or triple move exist is worked out before the first (SS-097, SS-153)."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import TOWN, play, table

from misterx import Game

ALL = ("triple_move", "voluntary_reveal", "x_may_stay")
USED: list[dict[str, Any]] = [{"ticket": "black"}, {"ticket": "black"}, {}, {}]


def offered(game: Game) -> set[str]:
    return {move for move in game.legal_moves() if "double" in move or "triple" in move}


def can_finish(game: Game, legs: int) -> bool:
    """Whether some way through the further legs exists, found by trying them all."""
    if legs == 0 or game.result:
        return True
    for move in game.legal_moves():
        twin = game.copy()
        twin.play(move)
        if can_finish(twin, legs - 1):
            return True
    return False


@pytest.mark.rule("SS-097", "SS-153")
@pytest.mark.parametrize("variants", [(), ALL[:1], ALL[:2], ALL, ("triple_move", "black_ship_only")], ids="+".join)
@pytest.mark.parametrize("held", ["1/0/0", "2/0/0", "0/2/0", "1/1/0", "1/1/1", "0/0/2"])
@pytest.mark.parametrize("black", [0, 1])
def test_exactly_those_first_legs_are_offered_that_can_be_finished(
    variants: tuple[str, ...], held: str, black: int
) -> None:
    for field in (1, 3, 6):
        game = table(*variants, x=field, d1=4, d2=8, log=USED, hold=held, black=black, options={"black_tickets": 3})
        if game.result:
            continue
        moves = set(game.legal_moves())
        for single in [move for move in moves if "double" not in move and "triple" not in move]:
            words = single.split()
            for word, legs in (("double", 1), ("triple", 2)):
                if word == "triple" and "triple_move" not in variants:
                    continue
                text = " ".join([words[0], word, *words[1:]])
                assert (text in moves) == has_legs(game, single, legs), (text, held, black)
        for move in offered(game):
            twin = play(game.copy(), move)
            assert can_finish(twin, 2 if "triple" in move else 1)


def has_legs(game: Game, first: str, legs: int) -> bool:
    """Whether so many single moves can follow a first, with nobody moving between: tried on a table set up for it."""
    position = game.to_position()
    words = first.split()
    ticket, field, shows = words[1], int(words[2]), "show" in words
    position["pawns"]["x"]["station"] = field
    position.pop("start", None)
    if ticket == "black":
        position["black"] -= 1
    else:
        position["x_tickets"][ticket] -= 1
    position["black"] += shows
    entry = {"ticket": ticket, "station": field, **({"shown": True} if shows else {})}
    position["log"] = [*position["log"], entry]
    position["round"] += 1
    after = Game.from_position(position, board=TOWN)
    if after.result:
        return False
    if legs == 1:
        return True
    singles = [move for move in after.legal_moves() if "double" not in move and "triple" not in move]
    return any(has_legs(after, move, legs - 1) for move in singles)
