"""Positions and records of Sanssouci games: every variant goes there and back, and impossible tables are refused."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import TOWN, VARIANTS, black, table

from misterx import Game, PositionError

SETS = [(), *((variant,) for variant in VARIANTS), tuple(name for name in VARIANTS if name != "no_ship")]


@pytest.mark.rule("SS-118", "SS-161")
@pytest.mark.parametrize("variants", SETS, ids=lambda chosen: "+".join(chosen) or "printed")
def test_every_table_of_a_game_can_be_set_up_again(variants: tuple[str, ...]) -> None:
    game = Game.new("sanssouci", players=4, options=dict.fromkeys(variants, True), seed=len(variants))
    pick = 11
    while not game.result:
        position = game.to_position()
        again = Game.from_position(position)
        assert again.digest() == game.digest(), position
        assert again.legal_moves() == game.legal_moves(), position
        moves = game.legal_moves()
        pick = (pick * 69069 + 1) % (1 << 31)
        game.play(moves[(pick >> 8) % len(moves)])
    record = game.record()
    assert Game.replay(record).record() == record


def faults(**said: Any) -> list[str]:
    with pytest.raises(PositionError) as caught:
        table(**{"x": 3, "d1": 1, "d2": 8, **said})
    return list(caught.value.arguments["faults"])


@pytest.mark.rule("SS-010")
def test_a_log_that_is_full_is_over() -> None:
    assert faults(n=24) == ["the game is over after 24 entries, and the log has 24."]
    assert table(decides="hunters", n=24, x=3, d1=1, d2=8).decider == "hunters"


@pytest.mark.rule("SS-034")
def test_agents_who_have_moved_must_be_the_first_in_the_order() -> None:
    said: dict[str, Any] = {"decides": "hunters", "n": 4, "d3": 6, "order": ["d3", "d1", "d2"]}
    assert faults(**said, moved=["d1"]) == ["moved: the order is fixed, and d3 comes first."]
    assert faults(**said, moved=["d3", "d2"]) == ["moved: the order is fixed, and d1 comes first."]
    assert table(**said, moved=["d3"], x=3, d1=1, d2=8).view("public")["next"] == "d1"


@pytest.mark.rule("SS-035")
def test_who_has_left_needs_no_place_in_the_order() -> None:
    said: dict[str, Any] = {
        "decides": "hunters",
        "n": 4,
        "out": ["d3"],
        "order": ["d1", "d2"],
        "x": 3,
        "d1": 1,
        "d2": 8,
    }
    assert table(**said, d3=None).view("public")["next"] == "d1"
    assert faults(**{**said, "order": ["d2"]}, d3=None) == ["order must name every hunter once, not ['d2']."]
    assert faults(**{**said, "order": ["d1", "d2", "d3"], "moved": ["d2"]}, d3=None) == [
        "moved: the order is fixed, and d1 comes first."
    ]


@pytest.mark.rule("SS-074", "SS-080")
def test_who_has_left_stands_nowhere_and_somebody_is_left() -> None:
    assert faults(n=4, d3=6, out=["d3"]) == ["out: d3 has left the game and stands nowhere."]
    assert "out: the game is over when every hunter has left." in faults(n=4, d1=None, d2=None, out=["d1", "d2"])


@pytest.mark.rule("SS-123")
def test_a_free_order_has_no_order() -> None:
    assert faults(options={"free_order": True}, order=["d1", "d2"]) == ["order: it is free in this game."]


@pytest.mark.rule("SS-067", "SS-150")
def test_there_are_never_more_tickets_than_the_game_has() -> None:
    assert faults(hold="5/3/3") == ["there are 25 foot tickets in all, and the game has only 24."]
    assert faults(black=3) == ["there are 3 black tickets in all, and the game has only 2."]
    log = [{"ticket": "black"}, {}]
    assert faults(log=log, black=2) == ["there are 3 black tickets in all, and the game has only 2."]
    options = {"voluntary_reveal": True}
    assert black(table(x=3, d1=1, d2=8, log=log, black=2, options=options)) == 2  # one may have come back
    assert faults(log=log, black=3, options=options) == ["there are 3 black tickets in all, and the game has only 2."]


@pytest.mark.rule("SS-148")
def test_a_log_that_shows_a_voluntary_reveal_counts_the_ticket_that_came_back() -> None:
    log = [{"ticket": "black"}, {"ticket": "foot", "station": 3, "shown": True}]
    assert black(table(x=3, d1=1, d2=8, log=log, options={"voluntary_reveal": True})) == 2
    log = [{"ticket": "black"}, {}, {"ticket": "foot", "station": 3, "shown": True}]
    assert black(table(x=3, d1=1, d2=8, log=log, options={"voluntary_reveal": True})) == 1  # entry 3 shows him anyway


@pytest.mark.rule("SS-052", "SS-057")
def test_no_two_pawns_stand_on_one_field() -> None:
    assert faults(d2=1) == ["d1 and d2 stand on the same station, 1."]
    assert faults(d2=3) == ["x stands on d2's station, 3."]


@pytest.mark.rule("SS-153")
def test_a_triple_move_in_progress_is_a_position_too() -> None:
    log = [{"ticket": "foot", "station": 4, "double": True}]
    said: dict[str, Any] = {"x": 4, "d1": 1, "d2": 8, "log": log, "legs": 2, "doubled": 2}
    game = table("triple_move", **said)
    assert game.decider == "x"
    assert game.view("h1")["log"] == []
    assert faults(**said) == ["legs 2 with 2 double-move tickets played in this turn cannot be."]


def test_all_faults_are_listed_at_once() -> None:
    position = {"title": "sanssouci", "pawns": {"x": 99, "d1": 1, "d2": 1}, "log": [{"ticket": "taxi"}], "black": -1}
    with pytest.raises(PositionError) as caught:
        Game.from_position(position, board=TOWN)
    assert caught.value.arguments["faults"] == [
        "pawns: x: there is no station 99.",
        "log: entry 1 has no ticket 'taxi'.",
        "black must be a whole number from 0 to 999, not -1.",
        "d1 and d2 stand on the same station, 1.",
    ]
