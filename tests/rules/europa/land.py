"""Tables of Flucht durch Europa in one line, in a small land of sixteen cities.

A road 1-2-3-4-5-6-7-8 with branches 3-9-10 and 5-11-12, and a road 8-13-14-15-16. Trains run 2-4-6-8-14-16, planes
2-8-16. The green mission may start anywhere but in its one target, 16; yellow ends in 1 or 10, orange in 2.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from misterx import Game, IllegalMove
from misterx.kernel.errors import PositionError

PLACES = {
    **{number: (100 * number, 200) for number in range(1, 9)},
    9: (300, 320),
    10: (300, 440),
    11: (500, 320),
    12: (500, 440),
    **{number: (100 * number - 400, 560) for number in range(13, 17)},
}
LAND: dict[str, Any] = {
    "format": "misterx-board/1",
    "id": "land",
    "name": "Small land",
    "size": [1300, 700],
    "modes": ["car", "rail", "plane"],
    "stations": [{"number": number, "at": list(at)} for number, at in PLACES.items()],
    "lines": [
        *({"mode": "car", "route": route} for route in ([1, 2, 3, 4, 5, 6, 7, 8], [3, 9, 10], [5, 11, 12])),
        {"mode": "car", "route": [8, 13, 14, 15, 16]},
        *(
            {"mode": "rail", "route": [a, [(PLACES[a][0] + PLACES[b][0]) // 2, 100 + 500 * (a > 7)], b]}
            for a, b in ((2, 4), (4, 6), (6, 8), (8, 14), (14, 16))
        ),
        *({"mode": "plane", "route": [a, [bend, 40], b]} for a, b, bend in ((2, 8, 500), (8, 16, 1250))),
    ],
    "starts": {"detective": list(range(1, 16))},
    "missions": {
        "green": {"starts": list(range(1, 16)), "targets": [16]},
        "yellow": {"starts": [5, 6, 7, 8, 11], "targets": [1, 10]},
        "orange": {"starts": [12, 13, 14, 15, 16], "targets": [2]},
    },
}
AWAY = {"d1": 12, "d2": 13, "d3": 14, "d4": 15, "d5": 16}
FILLING = {  # useless in most cities
    "x": ["plane/mag"] * 5 + ["plane/blue"] * 5,
    "h1": ["plane/foot"] * 5 + ["rail/foot"] * 4,
    "h2": ["plane/shad"] * 5 + ["rail/shad"],
}
CARS = ("car/mag", "car/blue", "car/foot", "car/shad")


def tickets(text: str) -> list[str]:
    """Tickets in short: "3*car/foot rail/mag" is three of one kind and one of another."""
    found: list[str] = []
    for word in text.split():
        count, _, ticket = word.rpartition("*")
        found += [ticket] * int(count or 1)
    return found


def hand(text: str, size: int, whose: str = "x") -> list[str]:
    """A hand of a size: the tickets named, and plane tickets for the rest."""
    named = tickets(text)
    rest = Counter(FILLING[whose]) - Counter(named)
    return (named + list(rest.elements()))[: max(size, len(named))]


def shuttle(n: int, a: int, b: int) -> list[dict[str, Any]]:
    """A log of n moves by car to and fro, the first of them from a to b."""
    return [{"ticket": CARS[k % 4], "station": (b, a)[k % 2]} for k in range(n)]


def log(*entries: str) -> list[dict[str, Any]]:
    """Entries in short: "car/mag 4", "car/mag 4 double", "car/mag 4 down"."""
    written = []
    for entry in entries:
        ticket, city, *marks = entry.split()
        line: dict[str, Any] = {"ticket": ticket, "station": int(city)}
        line |= {"double": True} if "double" in marks else {}
        written.append(line | ({"face_down": True} if "down" in marks else {}))
    return written


def led(players: int) -> list[int]:
    """How many detectives each player leads."""
    return {2: [5], 3: [3, 2], 4: [2, 2, 1], 5: [2, 1, 1, 1], 6: [1] * 5}[players]


def table(decides: str = "x", players: int = 3, **said: Any) -> Game:
    """A game in the land: pawns by name, `hold` Mister X's hand, `h1` and `h2` those of others, the rest a position's.

    Hands are filled up with plane tickets to the size of the moment; detectives not named are far away.
    """
    position: dict[str, Any] = {"title": "europa", "players": players, "decides": decides, "mission": "green"}
    pawns = dict(AWAY)
    hands: dict[str, list[str]] = {}
    half = said.get("half") or said.get("discards")
    hands["x"] = tickets(said.pop("hold", "")) if half else hand(said.pop("hold", "4*car/mag 4*car/blue"), 8)
    used = said.get("indicators", {})
    for place, leads in enumerate(led(players)):
        seat = f"h{place + 1}"
        first = sum(led(players)[:place])
        spent = sum(1 for pawn in used if first < int(pawn[1:]) <= first + leads)
        if seat in said:
            hands[seat] = hand(said.pop(seat), 4 + leads - spent, seat)
    for name, value in said.items():
        if re.fullmatch(r"x|d\d", name):
            pawns[name] = value
        else:
            position[name] = value
    position["pawns"] = pawns
    position["hands"] = hands
    return Game.from_position(position, board=LAND, seed=1)


def after_moves(**said: Any) -> Game:
    """The same when all detectives have moved by car, before their special action."""
    used = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}
    return table("team", **{"indicators": used, **said})


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def legal(game: Game, who: str) -> set[str]:
    """What somebody may do now, without his name: {"car/mag 2", "rail/mag 4"}."""
    return {move.removeprefix(f"{who} ") for move in game.legal_moves() if move.startswith(f"{who} ")}


def cities(game: Game, who: str) -> set[int]:
    """Where somebody may go now."""
    return {int(word) for move in legal(game, who) for word in move.split() if word.isdigit()}


def refusal(game: Game, move: str, seat: str | None = None) -> str:
    """The code with which a move is refused; the game must stand as it stood."""
    before = (game.digest(), list(game.facts), list(game.lines))
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    assert (game.digest(), list(game.facts), list(game.lines)) == before
    return caught.value.code


def faults(**said: Any) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(PositionError) as caught:
        table(**said)
    return list(caught.value.arguments["faults"])


def holds(game: Game, seat: str) -> Counter[str]:
    """A player's true hand."""
    return Counter(game.to_position()["hands"][seat])


def where(game: Game, place: str) -> Counter[str]:
    """The tickets in a place of the table: "bag", "box" or "track"."""
    if place == "track":
        return Counter(dict(zip(game.words.tickets, game.state.track.tolist(), strict=True)))
    return Counter(game.to_position()[place])


def total(game: Game) -> int:
    """Tickets everywhere."""
    state = game.state
    return int(sum(part.sum() for part in (state.hands, state.bag, state.box, state.track, state.aside)))


def finish_turn(game: Game) -> Game:
    """Mister X discards nothing."""
    return play(game, "x discard none") if "x discard none" in game.legal_moves() else game


def finish_round(game: Game) -> Game:
    """The detectives do as little as they may: any move, no special action, no discards."""
    round_no = int(game.state.round_no)
    finish_turn(game)
    while not game.result and game.state.round_no == round_no:
        moves = game.legal_moves()
        plain = [move for move in moves if move.endswith((" none", " end"))]
        game.play((plain or moves)[0])
    return game
