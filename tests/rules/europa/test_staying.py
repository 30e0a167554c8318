"""When Mister X cannot move (EU-063 to EU-067, EU-144)."""

import pytest
from tests.rules.europa.land import holds, legal, play, refusal, table, where

STUCK = "4*rail/mag 4*plane/blue"  # in 3, which has roads only


def stays(**said: object) -> bool:
    """Whether Mister X stayed in the first turn of this table."""
    game = table(**said)  # type: ignore[arg-type]
    return bool(game.view("public")["stayed"] == [1])


@pytest.mark.rule("EU-063", "EU-065", "EU-144")
def test_eu063_without_a_fitting_ticket_he_stays_and_the_game_goes_on() -> None:
    game = table(x=3, hold=STUCK)
    assert (game.decider, game.result) == ("hunters", None)
    assert game.state.moves == 0
    for viewer in ("x", "h1", "public"):
        view = game.view(viewer)
        assert (view["stayed"], view["log"]) == ([1], [])
    assert sum(where(game, "track").values()) == 0
    assert not stays(x=3, hold="car/mag 4*rail/mag")


@pytest.mark.rule("EU-064")
def test_eu064_a_hidden_move_that_is_his_only_way_must_be_made() -> None:
    game = table(x=3, hold="3*rail/shad 5*plane/mag")
    assert game.decider == "x"
    assert {move.split()[0] for move in legal(game, "x")} == {"hidden"}
    assert refusal(game, "x stay") == "bad_move_text"
    assert stays(x=3, hold="2*rail/shad 5*plane/mag rail/mag")


@pytest.mark.rule("EU-066")
def test_eu066_all_eight_tickets_are_exchanged_and_no_discard_is_asked_for() -> None:
    game = table(x=3, hold=STUCK)
    told = [(fact["event"], fact.get("tickets")) for fact in game.events("public") if fact.get("hand") == "x"]
    assert told[-2:] == [("discarded", 8), ("refilled", 8)]
    assert sum(holds(game, "x").values()) == 8
    assert sum(1 for seat, text in game.lines if text.startswith("draw x")) == 8


@pytest.mark.rule("EU-067", "EU-144")
def test_eu067_enclosed_he_stays_whatever_he_holds_and_does_not_lose() -> None:
    ring = {"x": 3, "d1": 2, "d2": 4, "d3": 9, "hold": "3*car/shad 5*car/mag"}
    game = table(**ring)  # type: ignore[arg-type]
    assert game.result is None
    assert game.view("h1")["stayed"] == [1]
    play(game, *[move for move in game.legal_moves() if move.startswith("d1")][:1])


@pytest.mark.parametrize(
    ("reading", "enclosed", "stuck"),
    [
        ("stays", None, None),
        ("by_cause", ("hunters", "x_enclosed"), None),
        ("loses", ("hunters", "x_enclosed"), ("hunters", "x_without_move")),
    ],
)
def test_by_option_he_loses_when_enclosed_or_whenever_he_cannot_move(
    reading: str, enclosed: tuple[str, str] | None, stuck: tuple[str, str] | None
) -> None:
    """EU-OP-06."""
    options = {"x_without_move": reading}
    assert table(x=3, d1=2, d2=4, d3=9, options=options).result == enclosed
    assert table(x=3, hold=STUCK, options=options).result == stuck
