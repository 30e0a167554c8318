"""Investigations (EU-095 to EU-102)."""

from typing import Any

import pytest
from tests.rules.europa.land import after_moves, legal, log, play, shuttle

from misterx.deduce import possible_stations

#: Seven moves: 3 -> 4 5 6 7 8 7 6.
PATH = log("car/mag 4", "car/blue 5", "car/foot 6", "car/shad 7", "car/mag 8", "car/blue 7", "car/foot 6")
N7: dict[str, Any] = {"x": 6, "start": 3, "log": PATH, "h1": "4*car/mag", "h2": "4*car/mag"}
THREE = "h1 car/mag car/mag car/mag"
PAY = {3: THREE, 4: f"{THREE} h2 car/mag", 5: f"{THREE} h2 car/mag car/mag"}


def ask(magnifiers: int, **said: Any) -> list[dict[str, Any]]:
    game = after_moves(**{**N7, **said})
    return game.play(f"team investigate pay {PAY[magnifiers]}")


@pytest.mark.rule("EU-095", "EU-096", "EU-097")
@pytest.mark.parametrize(("magnifiers", "entry", "station"), [(3, 3, 6), (4, 4, 7), (5, 5, 8)])
def test_eu095_the_more_magnifiers_the_fresher_the_trace(magnifiers: int, entry: int, station: int) -> None:
    facts = ask(magnifiers)
    assert [fact for fact in facts if fact["event"] in ("investigated", "marked")] == [
        {"event": "investigated", "entry": entry},
        {"event": "marked", "pair": 1, "station": station, "entry": entry},
    ]


@pytest.mark.rule("EU-098")
def test_eu098_a_stay_is_no_move() -> None:
    facts = ask(3, round=12)
    assert {"event": "marked", "pair": 1, "station": 6, "entry": 3} in facts


@pytest.mark.rule("EU-099")
def test_eu099_the_entry_asked_for_exists_from_the_first_time_on() -> None:
    facts = ask(3, x=4, log=shuttle(5, 3, 4))
    assert {"event": "marked", "pair": 1, "station": 4, "entry": 1} in facts


@pytest.mark.rule("EU-100", "EU-127")
def test_eu100_rings_lie_on_the_city_and_on_the_track_for_all_to_see() -> None:
    game = play(after_moves(**N7), f"team investigate pay {PAY[4]}")
    for viewer in ("x", "h1", "h2", "public"):
        view = game.view(viewer)
        assert view["rings"] == [{"pair": 1, "station": 7, "entry": 4}]
        assert view["log"][3]["station"] == 7


@pytest.mark.rule("EU-101")
def test_eu101_the_free_pair_with_the_fewest_strokes() -> None:
    rings = [{"pair": 1, "station": 4, "entry": 1}, {"pair": 2, "station": 5, "entry": 2}]
    facts = ask(3, rings=rings)
    assert next(fact["pair"] for fact in facts if fact["event"] == "marked") == 3


@pytest.mark.rule("EU-102")
def test_eu102_nothing_else_is_shown() -> None:
    game = play(after_moves(**N7), f"team investigate pay {PAY[3]}")
    known = [entry["station"] for entry in game.view("h1")["log"]]
    assert known == [None, None, 6, None, None, None, None]
    assert game.view("h1")["start"] is None
    assert 6 in possible_stations(game)
    assert len(possible_stations(game)) > 1


def test_open_entries_are_not_asked_for() -> None:
    """EU-OP-20."""
    said = {"x": 4, "start": 3, "log": shuttle(29, 3, 4), "h1": "4*rail/mag", "h2": "4*rail/mag"}
    assert not any("investigate" in move for move in legal(after_moves(**said), "team"))
    at_28 = {**said, "x": 3, "log": shuttle(28, 3, 4)}
    asked = [move for move in legal(after_moves(**at_28), "team") if "investigate" in move]
    assert {sum(word == "rail/mag" for word in move.split()) for move in asked} == {3}
