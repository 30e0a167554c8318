"""Double moves (EU-044 to EU-053)."""

import pytest
from tests.rules.europa.land import holds, legal, play, refusal, shuttle, table, where

PAY = "pay car/foot car/foot rail/foot"
HOLD = "2*car/foot rail/foot car/mag car/blue rail/mag 2*plane/mag"


def doubles(**said: object) -> set[str]:
    return {move for move in legal(table(**said), "x") if move.startswith("double")}  # type: ignore[arg-type]


@pytest.mark.rule("EU-044", "EU-045")
def test_eu044_three_footprints_go_into_the_box_and_two_more_tickets_move_him() -> None:
    game = table(x=3, hold=HOLD)
    game.play(f"x double car/mag 4 {PAY}")
    game.play("x rail/mag 6")
    assert where(game, "box") == {"car/foot": 2, "rail/foot": 1}
    assert sum(holds(game, "x").values()) == 3
    assert not doubles(x=3, hold="2*car/foot 4*car/mag")
    assert refusal(table(x=3, hold="2*car/foot 4*car/mag"), "x double car/mag 4 pay car/foot car/foot") == "wrong_price"


@pytest.mark.rule("EU-046", "EU-047")
def test_eu046_tickets_and_cities_are_noted_in_their_order() -> None:
    game = play(table(x=3, hold=HOLD), f"x double car/mag 4 {PAY} rail/mag 6")
    assert [(entry["ticket"], entry["station"]) for entry in game.view("x")["log"]] == [("car/mag", 4), ("rail/mag", 6)]
    assert [(entry["ticket"], entry["station"]) for entry in game.view("h1")["log"]] == [
        ("car/mag", None),
        ("rail/mag", None),
    ]


@pytest.mark.rule("EU-048")
def test_eu048_no_double_move_through_a_detectives_city() -> None:
    through = doubles(x=3, d1=4, hold=HOLD)
    assert through
    assert not any(" 4 " in move for move in through)
    game = play(table(x=3, d1=5, hold=HOLD), f"x double car/mag 4 {PAY}")
    assert refusal(game, "x car/blue 5") == "station_closed"


@pytest.mark.rule("EU-049")
def test_eu049_a_double_move_counts_twice() -> None:
    game = table(x=4, start=3, log=shuttle(3, 3, 4), hold=HOLD)
    assert game.state.moves == 3
    play(game, f"x double car/mag 3 {PAY}", "x car/blue 2")
    assert (game.state.moves, game.state.round_no) == (5, 4)


@pytest.mark.rule("EU-050")
def test_eu050_special_actions_from_round_one_on() -> None:
    game = table(x=3, hold="3*car/foot 3*car/shad 2*car/mag")
    assert game.state.round_no == 1
    assert {move.split()[0] for move in legal(game, "x")} >= {"double", "hidden"}


@pytest.mark.rule("EU-051")
def test_eu051_no_double_move_whose_second_half_is_impossible() -> None:
    # From 9 only cars lead on, also from the cities beyond, and the one car ticket is laid.
    assert not doubles(x=9, hold="3*car/foot car/mag 4*plane/mag")
    stuck = table(x=9, hold="3*car/foot car/mag 4*plane/mag")
    assert refusal(stuck, "x double car/mag 3 pay car/foot car/foot car/foot") == "no_second_leg"
    assert doubles(x=3, hold="3*car/foot car/mag rail/mag 3*plane/mag") == {
        "double car/mag 4 pay car/foot car/foot car/foot",
        "double car/mag 2 pay car/foot car/foot car/foot",
    }


@pytest.mark.rule("EU-052")
def test_eu052_no_half_of_a_double_move_is_hidden() -> None:
    game = table(x=3, hold="3*car/foot 3*car/shad 2*car/mag")
    assert not any("double hidden" in move for move in game.legal_moves())
    paid = "pay car/foot car/foot car/foot car/shad car/shad car/shad"
    assert refusal(game, f"x double hidden car/mag 4 {paid}") == "no_double"
    play(game, "x double car/mag 4 pay car/foot car/foot car/foot")
    assert not any("hidden" in move for move in game.legal_moves())
    assert refusal(game, "x hidden car/mag 5 pay car/shad car/shad car/shad") == "no_double"


@pytest.mark.rule("EU-053")
def test_eu053_there_and_back() -> None:
    game = play(table(x=3, hold=HOLD), f"x double car/mag 4 {PAY}", "x car/blue 3")
    assert [entry["station"] for entry in game.view("x")["log"]] == [4, 3]


def test_the_first_half_is_nobody_elses_business_until_both_are_made() -> None:
    game = table(x=3, hold=HOLD)
    before = {viewer: (game.view(viewer), game.record(viewer)) for viewer in ("h1", "h2", "public")}
    game.play(f"x double car/mag 4 {PAY}")
    for viewer, (view, record) in before.items():
        assert (game.view(viewer), game.record(viewer)) == (view, record)
    assert game.view("x")["log"][0]["station"] == 4
    assert "x double" in game.record("x")
    game.play("x car/blue 5")
    told = [fact["event"] for fact in game.events("public") if fact["event"] in ("double_played", "paid", "laid")]
    assert told == ["double_played", "paid", "paid", "paid", "laid", "laid"]


def test_a_whole_double_move_is_made_or_refused_as_one() -> None:
    game = table(x=3, hold=HOLD)
    assert refusal(game, f"x double car/mag 4 {PAY} rail/blue 6") == "no_ticket"
    assert refusal(game, f"x double car/mag 4 {PAY} rail/mag 7") == "no_connection"
    game.play(f"x double car/mag 4 {PAY} rail/mag 6")
    assert game.state.moves == 2


def test_by_option_one_half_may_be_hidden() -> None:
    """EU-OP-07."""
    said = {"x": 3, "hold": "3*car/foot 3*car/shad 2*car/mag", "options": {"double_with_hidden": True}}
    first = table(**said)  # type: ignore[arg-type]
    play(first, "x double hidden car/mag 4 pay car/foot car/foot car/foot car/shad car/shad car/shad", "x car/mag 5")
    assert [entry["ticket"] for entry in first.view("h1")["log"]] == [None, "car/mag"]
    second = table(**said)  # type: ignore[arg-type]
    play(
        second, "x double car/mag 4 pay car/foot car/foot car/foot", "x hidden car/mag 5 pay car/shad car/shad car/shad"
    )
    assert [entry["ticket"] for entry in second.view("h1")["log"]] == ["car/mag", None]
    assert where(second, "box") == where(first, "box") == {"car/foot": 3, "car/shad": 3}
