"""Where Mister X could have gone out of everybody's reach, found by trying it on copies of the game."""

from __future__ import annotations

from misterx.play import Game
from misterx.review.capture import find_capture
from misterx.review.distance import neighbours
from misterx.review.step import places

MOST_DECISIONS = 40  # of a turn of the hunters


def find_safe(game: Game) -> tuple[int, list[int], list[int]]:
    """Before a turn of his: how many places he could go to, those where no hunter could come in the next turn, and
    those that are so with a double move alone."""
    places_to_go = try_moves(game)
    safe = [station for station, tried in places_to_go.items() if tried.is_safe()]
    twice: set[int] = set()
    for half in (half for tried in places_to_go.values() for half in tried.halves if not safe):
        twice |= {station for station, tried in try_moves(half).items() if tried.is_safe()}
    return sum(bool(tried.over) for tried in places_to_go.values()), sorted(safe), sorted(twice)


class Tried:
    """What came of going to a place: the games in which his turn is over, and those in which it goes on."""

    def __init__(self) -> None:
        self.over: list[Game] = []
        self.halves: list[Game] = []

    def is_safe(self) -> bool:
        """With what he paid, nobody comes faster: one game is enough."""
        return bool(self.over) and not is_in_reach(self.over[0])


def try_moves(game: Game) -> dict[int, Tried]:
    """Every place that he can go to with one move."""
    found: dict[int, Tried] = {}
    for text in game.legal_moves("x"):
        trial = finish(game.after(text))
        here = places(trial.view("x")).get("x", 0)
        tried = found.setdefault(here, Tried())
        (tried.halves if trial.decider == "x" else tried.over).append(trial)
    return found


def finish(game: Game) -> Game:
    """What he decides after his move, such as which tickets to keep, matters to nobody's reach."""
    while game.decider == "x" and all(parts.station is None for _, parts in game.legal_parts("x")):
        game = game.after(game.legal_moves("x")[0])
    return game


def is_in_reach(game: Game) -> bool:
    """Whether some hunter could catch him in this turn, with one move or with what the team may do after one."""
    here = places(game.view("x")).get("x", 0)
    return can_come(game, here, neighbours(game.board).get(here, set()))


def can_come(game: Game, here: int, door: set[int]) -> bool:
    """Whether somebody comes to a place; who is not looked at goes somewhere else. A team that acts after its moves
    may act with a pawn that has come next `door` in the same turn."""
    for _ in range(MOST_DECISIONS):
        if game.result:
            return game.result.winner == "hunters"
        if game.decider != "hunters":
            return False
        if find_capture(game, here, places(game.view("x"))):
            return True
        moves = game.legal_parts()
        if "hands" in game.view("x") and door:
            near = {(parts.who, parts.station): text for text, parts in moves if parts.station in door}
            if any(can_come(game.after(text), here, set()) for text in near.values()):
                return True
        game = game.after(next((text for text, parts in moves if parts.station is None), moves[0].text))
    return False
