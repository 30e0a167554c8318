"""Why Mister X is not there, in Europa and Behrends: a true reason for every place that is ruled out."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest
from tests.rules.europa.land import LAND

from misterx import Game
from misterx.deduce import Absence, Knowledge, why_not
from misterx.families.hand.cities import is_target


def check_reason(game: Game, knowledge: Knowledge, reason: Absence) -> None:
    """What a reason says is in the facts or follows from the board."""
    told, station = reason.arguments, reason.station
    events = knowledge.events
    match reason.code:
        case "searched":
            assert any(e["event"] in ("rode", "operated") and e["station"] == station for e in events)
            if game.options.values["capture_timing"] == "check":
                assert {"event": "checked", "round": told["round"]} in events
        case "ring_elsewhere" | "shown_elsewhere":
            assert told["shown"] != station
            assert any(e["event"] in ("marked", "shown") and e["station"] == told["shown"] for e in events)
        case "unreachable":
            assert not set(told["origins"]) & set(told["before"])
            assert all(game.board.node[origin] >= 0 for origin in told["origins"])
            assert set(knowledge.possible()) <= set(told["possible"]) - {station}
            if told["since"] != "started":
                known = {"event": told["since"], "station": told["shown"], "entry": told["shown_at"]}
                assert any(known.items() <= event.items() for event in events)
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
        case "would_have_won":
            assert told["entry"] == len(game.view("public")["log"])
            assert is_target(game.engine.board, game.state, game.words.node[station])
        case "would_have_moved" | "would_have_lost":
            assert {"event": "stayed", "round": told["round"]} in events
        case "had_no_move":
            assert {"event": "stayed", "round": told["round"]} not in events
        case "ruled_out" | "stated":
            pytest.fail("a game says more than that")


def reasons_in(title: str, seed: int, moves: int, options: dict[str, Any] | None = None, board: Any = None) -> set[str]:
    chooser = random.Random(seed)
    game = Game.new(title, 3, options, board=board, seed=seed)
    knowledge = Knowledge.of(game, "public")
    codes = set()
    for number in range(moves):
        if game.result:
            break
        possible = knowledge.follow(game).possible()
        for station in game.words.stations if number % 7 == 0 or number < 4 else ():
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


RAILS = {"rail/blue": 100, "car/shad": 20}


@pytest.mark.parametrize(
    ("options", "seeds", "codes"),
    [
        ({}, (1, 2, 3), {"would_have_won", "start_taken", "had_no_move", "searched", "closed"}),
        ({"capture_timing": "check"}, (0, 1), {"would_have_won", "had_no_move", "searched"}),
        ({"setup_order": "mission_first"}, (1, 2), {"start_taken", "had_no_move"}),
        ({"ticket_mix": RAILS}, (1, 2, 3), {"would_have_moved"}),
        ({"ticket_mix": RAILS, "x_without_move": "by_cause"}, (9, 14), {"would_have_moved", "would_have_lost"}),
    ],
    ids=["printed", "check", "mission_first", "rails", "by_cause"],
)
def test_every_city_that_is_closed_to_him_has_its_reason(
    options: dict[str, Any], seeds: Iterable[int], codes: set[str]
) -> None:
    found = set().union(*(reasons_in("europa", seed, 90, options, LAND) for seed in seeds))
    assert codes <= found


def test_where_he_would_have_won() -> None:
    game = Game.new("europa", 3, seed=7)
    game.play("x mission yellow 194")
    game.play("x car/blue 195")
    reason = why_not(Knowledge.of(game, "public"), 10)
    assert reason
    assert (reason.code, reason.arguments) == ("would_have_won", {"entry": 1})
    assert reason.text == "A target of his mission: had he come there at entry 1, he would have won."


@pytest.mark.parametrize("seed", range(3))
def test_what_was_possible_after_his_move_is_told_and_not_what_is_left_of_it(seed: int) -> None:
    chooser = random.Random(seed)
    game = Game.new("europa", 2, seed=seed)
    knowledge = Knowledge.of(game, "public")
    after: list[int] = []
    left = 0  # cities that were searched since
    for _ in range(120):
        was_his = game.decider == "x"
        game.play(chooser.choice(game.legal_moves()))
        if game.result:
            break
        possible = knowledge.follow(game).possible()
        if was_his and game.decider != "x":
            after = possible
        elif game.decider != "x":
            reasons = [why_not(knowledge, city) for city in chooser.sample(game.words.stations, 5)]
            told = [reason.arguments["possible"] for reason in reasons if reason and reason.code == "unreachable"]
            if not any(event["event"] == "marked" for event in knowledge.events):
                assert all(cities == after for cities in told)
                left = max(left, len(after) - len(possible)) if told else left
    assert left > 0


def test_a_ring_is_not_called_a_sight_of_him() -> None:
    chooser = random.Random(5)
    game = Game.new("europa", 3, seed=7)
    game.play("x mission yellow 194")
    game.play("x car/blue 195")
    rings: list[dict[str, Any]] = []
    while not rings:
        asked = [move for move in game.legal_moves() if "investigate" in move]
        game.play(chooser.choice(asked or game.legal_moves()))
        rings = [event for event in game.events("public") if event["event"] == "marked"]
    reason = why_not(Knowledge.of(game, "public"), 1)
    assert reason
    assert (reason.code, reason.arguments["since"]) == ("unreachable", "marked")
    city, entry = rings[-1]["station"], rings[-1]["entry"]
    assert (reason.arguments["shown"], reason.arguments["shown_at"]) == (city, entry)
    assert reason.text.startswith(f"At entry {entry} a ring marked {city} as his city, then: ")


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
    "log": [{"ticket": "car/mag", "station": 189}, {"ticket": "car/blue", "station": 173}, {"ticket": "rail/foot"}],
}


def test_a_position_tells_which_tickets_he_took() -> None:
    game = Game.from_position(BEGUN, seed=1)
    knowledge = Knowledge.of(game, "public")
    far, near = why_not(knowledge, 1), why_not(knowledge, 2)
    assert far
    assert (far.code, far.arguments) == ("no_line", {"entry": 3, "ticket": "rail/foot"})
    assert near
    assert (near.code, near.arguments["tickets"]) == ("unreachable", ["car/mag", "car/blue", "rail/foot"])
    assert all((why_not(knowledge, city) is None) == (city in knowledge.possible()) for city in game.words.stations)


def test_a_position_with_a_hidden_ticket() -> None:
    log = [*BEGUN["log"][:2], {"ticket": "rail/foot", "face_down": True}]
    knowledge = Knowledge.of(Game.from_position({**BEGUN, "log": log}, seed=1), "public")
    reason = why_not(knowledge, 2)
    assert reason
    assert reason.arguments["tickets"] == ["car/mag", "car/blue", "a hidden ticket"]
