"""Why Mister X is not there, in Europa and Behrends: a true reason for every place that is ruled out."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from misterx import Game
from misterx.deduce import Absence, Knowledge, why_not


def check_reason(game: Game, knowledge: Knowledge, reason: Absence) -> None:
    """What a reason says is in the facts or follows from the board."""
    told, station = reason.arguments, reason.station
    events = knowledge.events
    match reason.code:
        case "searched":
            assert any(e["event"] in ("rode", "operated") and e["station"] == station for e in events)
        case "ring_elsewhere" | "shown_elsewhere":
            assert told["shown"] != station
            assert any(e["event"] in ("marked", "shown") and e["station"] == told["shown"] for e in events)
        case "unreachable":
            assert not set(told["origins"]) & set(told["before"])
            assert all(game.board.node[origin] >= 0 for origin in told["origins"])
        case "cleared":
            view = game.view("public")
            assert all(view["pawns"][pawn]["station"] == station for pawn in told["pawns"])
            assert all(any(e["event"] == "cleared" and e["pawn"] == pawn for e in events) for pawn in told["pawns"])
        case "found_elsewhere":
            assert told["shown"] != station
            assert any(e["event"] == "found" and e["pawn"] == told["pawn"] for e in events)
        case "nobody_there":
            tokens = [entry for pawn, entry in game.view("public")["pawns"].items() if pawn.startswith("t")]
            assert all(token["station"] != station for token in tokens)
        case "closed" | "start_taken":
            assert told["by"] in knowledge.words.pawns


def reasons_in(title: str, seed: int, moves: int) -> set[str]:
    chooser = random.Random(seed)
    game = Game.new(title, 3, seed=seed)
    knowledge = Knowledge.of(game, "public")
    codes = set()
    for number in range(moves):
        if game.result:
            break
        possible = knowledge.follow(game).possible()
        for station in game.words.stations if number % 3 == 0 or number < 4 else ():
            reason = why_not(knowledge, station)
            assert (reason is None) == (station in possible), f"{station} after {game.lines[-1]}"
            if reason:
                assert reason.text.endswith(".")
                json.dumps(reason.plain())
                check_reason(game, knowledge, reason)
                codes.add(reason.code)
        game.play(chooser.choice(game.legal_moves()))
    return codes


@pytest.mark.parametrize("seed", range(3))
def test_reasons_in_europa(seed: int) -> None:
    assert {"not_begun", "no_start", "unreachable"} <= reasons_in("europa", seed, 120)


def test_reasons_in_behrends() -> None:
    codes = set().union(*(reasons_in("behrends", seed, 150) for seed in range(4)))
    assert {"nobody_there", "cleared", "found_elsewhere"} <= codes


BEGUN: dict[str, Any] = {
    "title": "europa",
    "players": 3,
    "round": 4,
    "mission": "yellow",
    "start": 194,
    "pawns": {"x": 164, "d1": 135, "d2": 111, "d3": 110, "d4": 174, "d5": 84},
    "log": [{"ticket": "car/mag"}, {"ticket": "car/blue", "station": 173}, {"ticket": "rail/foot"}],
}


def test_a_position_tells_which_tickets_he_took() -> None:
    game = Game.from_position(BEGUN, seed=1)
    knowledge = Knowledge.of(game, "public")
    far, near = why_not(knowledge, 1), why_not(knowledge, 2)
    assert far and (far.code, far.arguments) == ("no_line", {"entry": 3, "ticket": "rail/foot"})
    assert near and (near.code, near.arguments["tickets"]) == ("unreachable", ["car/mag", "car/blue", "rail/foot"])
    assert all((why_not(knowledge, city) is None) == (city in knowledge.possible()) for city in game.words.stations)


def test_a_position_with_a_hidden_ticket() -> None:
    log = [{"ticket": "car/mag"}, {"ticket": "car/blue", "station": 173}, {"ticket": "rail/foot", "face_down": True}]
    knowledge = Knowledge.of(Game.from_position({**BEGUN, "log": log}, seed=1), "public")
    reason = why_not(knowledge, 2)
    assert reason and reason.arguments["tickets"] == ["car/mag", "car/blue", "a hidden ticket"]
