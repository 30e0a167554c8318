"""The rulebook's example round, played on our board: round 4 with three players.

Detectives: d1 blue on 135, d2 red on 111, d3 green on 110, d4 yellow on 174, d5 black on 84. Mister X has the yellow
mission, began in 194 and stands on 164 after three moves.
"""

import itertools
from collections import Counter
from typing import Any

import pytest
from tests.rules.europa.land import holds, play, where

from misterx import Game, boards

EUROPE = boards.load("europe")


def mode_between(a: int, b: int) -> str:
    return next(mode for mode in EUROPE.modes if (min(a, b), max(a, b)) in EUROPE.links(mode))


def stop_between(a: int, b: int) -> int:
    """The city that the rulebook leaves open: the second of 194, ?, 173."""
    near = [{x + y - city for mode in EUROPE.modes for x, y in EUROPE.links(mode) if city in (x, y)} for city in (a, b)]
    return min(near[0] & near[1])


def round_4() -> Game:
    first = stop_between(194, 173)
    cities = [194, first, 173, 164]
    entries = [{"ticket": f"{mode_between(a, b)}/mag", "station": b} for a, b in itertools.pairwise(cities)]
    position: dict[str, Any] = {
        "title": "europa",
        "players": 3,
        "round": 4,
        "mission": "yellow",
        "start": 194,
        "log": entries,
        "pawns": {"x": 164, "d1": 135, "d2": 111, "d3": 110, "d4": 174, "d5": 84},
        "hands": {
            "x": ["car/foot", "car/foot", "rail/foot", "rail/blue", "car/blue", "plane/mag", "car/shad", "rail/shad"],
            "h1": {"car/foot": 4, "rail/shad": 3},
            "h2": {"car/shad": 4, "rail/foot": 2},
        },
    }
    return Game.from_position(position, seed=9)


def go(game: Game, pawn: str, ticket: str, city: int | None = None) -> None:
    moves = [move for move in game.legal_moves() if move.startswith(f"{pawn} {ticket}")]
    game.play(next(move for move in moves if city is None or move.endswith(f" {city}")))


@pytest.mark.rule("EU-046", "EU-047", "EU-122")
def test_the_example_round_can_be_played() -> None:
    game = round_4()
    # 3: near him stand yellow and blue, so he plays a double move and puts three footprints into the box.
    game.play("x double rail/blue 137 pay car/foot car/foot rail/foot")
    # 4: by rail to 137, then by car to 136. 5: both cities are noted.
    game.play("x car/blue 136")
    assert where(game, "box") == {"car/foot": 2, "rail/foot": 1}
    assert [entry["station"] for entry in game.view("x")["log"][-2:]] == [137, 136]
    assert [entry["ticket"] for entry in game.view("h1")["log"][-2:]] == ["rail/blue", "car/blue"]
    # 6: he discards one of his three tickets and refills to eight.
    game.play("x discard plane/mag")
    assert sum(holds(game, "x").values()) == 8
    # 7: the detectives follow in any order; yellow goes to 173.
    go(game, "d4", "car" if mode_between(174, 173) == "car" else "rail", 173)
    for pawn in ("d2", "d5", "d3", "d1"):
        taken = {137, 136, 164}
        moves = [move for move in game.legal_moves() if move.startswith(pawn) and int(move.split()[-1]) not in taken]
        game.play(moves[0])
    # 8: he has moved five times, but they lack the tickets for a special action.
    assert game.state.moves == 5
    assert not any(move.startswith("team") for move in game.legal_moves())
    # 9, 10: discards and refills; used tickets go back into the bag.
    used = Counter(game.view("public")["indicators"].values())
    play(game, "h1 discard none", "h2 discard none")
    assert game.state.aside.sum() == 0
    assert all(where(game, "bag")[ticket] >= count for ticket, count in used.items())
    # 11: three moves ago he stood on 173, so the first pair of rings marks 173 and field 2 of the track.
    assert game.view("h1")["rings"] == [{"pair": 1, "station": 173, "entry": 2}]
    assert (game.state.round_no, game.decider) == (5, "x")
