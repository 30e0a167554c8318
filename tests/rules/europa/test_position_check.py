"""The position check and its rings (EU-121 to EU-132)."""

from typing import Any

import pytest
from tests.rules.europa.land import finish_round, log, play, shuttle, table

from misterx import Game, IllegalMove

#: 12 -> 11 5 4 3 9 10: six moves, so his last five cities are 5 4 3 9 10, entries 2 to 6.
PATH = log("car/mag 11", "car/blue 5", "car/foot 4", "car/shad 3", "car/mag 9", "car/blue 10")
AWAY = {"d1": 13, "d2": 14, "d3": 15, "d4": 16, "d5": 7, "h1": "", "h2": ""}
N6: dict[str, Any] = {"x": 10, "start": 12, "log": PATH, **AWAY}


def marks(game: Game) -> list[tuple[int, int, int]]:
    """Rings on the table as everybody sees them: pair, city, entry."""
    seen = [game.view(viewer)["rings"] for viewer in ("x", "h1", "public")]
    assert seen[0] == seen[1] == seen[2]
    return [(ring["pair"], ring["station"], ring["entry"]) for ring in seen[0]]


def after_round(*moves: str, **said: Any) -> Game:
    """The table after a hunters' turn with these moves."""
    return finish_round(play(table("hunters", **{**N6, **said}), *moves))


@pytest.mark.rule("EU-121")
def test_eu121_one_check_at_the_end_of_every_round() -> None:
    game = table(x=3, hold="8*car/mag")
    for _ in range(3):
        game.play(next(move for move in game.legal_moves() if "double" not in move and "hidden" not in move))
        finish_round(game)
        if game.result:
            break
    rounds = [fact["round"] for fact in game.events("public") if fact["event"] == "checked"]
    assert rounds == [1, 2, 3]


@pytest.mark.rule("EU-122", "EU-127")
def test_eu122_a_detective_on_one_of_his_last_cities_is_marked() -> None:
    game = after_round("d5 car/foot 6", "d1 car/foot 4", d1=5, h1="car/foot", h2="car/foot")
    assert marks(game) == [(1, 4, 3)]
    assert game.view("h1")["log"][2]["station"] == 4


@pytest.mark.rule("EU-123")
@pytest.mark.parametrize(
    ("origin", "target", "marked"), [(12, 11, []), (11, 5, [(1, 5, 2)]), (2, 3, [(1, 3, 4)]), (3, 9, [(1, 9, 5)])]
)
def test_eu123_his_city_and_the_four_before_it(origin: int, target: int, marked: list[Any]) -> None:
    game = after_round(f"d1 car/foot {target}", d1=origin, h1="car/foot")
    assert marks(game) == marked


@pytest.mark.rule("EU-124")
def test_eu124_the_start_counts_while_it_is_among_them() -> None:
    near = log("car/mag 4")
    game = after_round("d1 car/foot 3", x=4, start=3, log=near, d1=9, h1="car/foot")
    assert marks(game) == [(1, 3, 0)]
    assert game.view("public")["start"] == 3
    path = log("car/mag 4", "car/blue 5", "car/foot 4", "car/mag 5", "car/blue 4")
    late = after_round("d1 car/foot 3", x=4, start=3, log=path, d1=9, h1="car/foot")
    assert marks(late) == []


@pytest.mark.rule("EU-125")
def test_eu125_who_did_not_move_is_not_compared() -> None:
    assert marks(after_round(d1=4)) == []
    assert marks(after_round("d1 car/foot 11", d1=5, d2=4, h1="car/foot")) == []


@pytest.mark.rule("EU-126")
def test_eu126_all_hits_are_marked() -> None:
    game = after_round("d1 car/foot 4", "d2 car/foot 3", "d3 car/foot 5", d1=5, d2=2, d3=11, h1="3*car/foot")
    assert marks(game) == [(1, 5, 2), (2, 4, 3), (3, 3, 4)]


FIVE = [
    {"pair": pair, "station": city, "entry": entry}
    for pair, city, entry in ((1, 12, 0), (2, 11, 1), (3, 5, 2), (4, 9, 5), (5, 3, 4))
]


@pytest.mark.rule("EU-128")
def test_eu128_when_all_lie_out_the_oldest_pair_moves() -> None:
    game = after_round("d1 car/foot 4", d1=5, h1="car/foot", rings=FIVE)
    assert sorted(marks(game)) == [(1, 4, 3), (2, 11, 1), (3, 5, 2), (4, 9, 5), (5, 3, 4)]
    later = after_round("d1 car/foot 4", d1=5, h1="car/foot", rings=FIVE, next_pair=3)
    assert sorted(marks(later)) == [(1, 12, 0), (2, 11, 1), (3, 4, 3), (4, 9, 5), (5, 3, 4)]
    assert later.view("h1")["log"][1]["station"] == 5  # the mark is gone; who saw it remembers


@pytest.mark.rule("EU-129")
def test_eu129_no_second_pair_for_an_entry() -> None:
    rings = [{"pair": 1, "station": 4, "entry": 3}]
    game = after_round("d1 car/foot 4", d1=5, h1="car/foot", rings=rings)
    assert marks(game) == [(1, 4, 3)]


@pytest.mark.rule("EU-130")
def test_eu130_a_city_visited_twice_is_marked_twice_oldest_first() -> None:
    there_and_back = shuttle(5, 3, 4)  # 4 3 4 3 4, so 3 is entries 2 and 4, and the start
    game = after_round("d1 car/foot 3", x=4, start=3, log=there_and_back, d1=9, h1="car/foot")
    assert marks(game) == [(1, 3, 2), (2, 3, 4)]


@pytest.mark.rule("EU-131", "EU-132")
def test_eu132_chips_are_guesses_of_the_detectives_in_their_own_turn() -> None:
    game = table(x=3, hold="8*car/mag")
    with pytest.raises(IllegalMove) as caught:
        game.note("chip yellow 5", "h1")
    assert str(caught.value) == "No chip can be placed or taken now: Mister X is moving."
    play(game, "x car/mag 4", "x discard none")
    before = game.digest(), game.legal_moves()
    game.note("chip yellow 5", "h1")
    game.note("chip pink 6", "h2")
    game.note("chip yellow 7", "h2")
    game.note("chip off 7", "h1")
    assert (game.digest(), game.legal_moves()) == before
    assert game.view("h1")["chips"] == game.view("h2")["chips"] == {"5": "yellow", "6": "pink"}
    for text in ("chip", "chip red 5", "chip yellow 99", "chip yellow x", "yellow 5"):
        with pytest.raises(IllegalMove):
            game.note(text, "h1")
    with pytest.raises(IllegalMove):
        game.note("chip yellow 5", "x")
    facts = len(game.events("h1"))
    finish_round(game)
    order = [fact["event"] for fact in game.events("h1")[facts:] if fact["event"] in ("chips_cleared", "checked")]
    assert order == ["chips_cleared", "checked"]
    assert game.view("h1")["chips"] == {}


def test_chips_are_in_the_record_of_the_detectives_and_replay() -> None:
    game = table("hunters", **N6)
    game.note("chip yellow 5", "h2")
    assert "h2: note chip yellow 5" in game.record("h1")
    for viewer in ("x", "public"):
        assert game.record(viewer).count("chip") == game.record(viewer).count('"chips": {}') == 1  # none of them
    game.resign("x")
    assert Game.replay(game.record(), board=game.board).lines == game.lines


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [(1, 5, 2), (2, 4, 3), (3, 3, 4)]),
        ({"check_window": 3}, [(1, 3, 4)]),
        ({"check_window": 4}, [(1, 4, 3), (2, 3, 4)]),
        ({"check_includes_current": False}, [(1, 5, 2), (2, 4, 3), (3, 3, 4)]),
        ({"check_includes_current": False, "check_window": 2}, [(1, 3, 4)]),
    ],
)
def test_by_option_the_window_is_another(options: dict[str, Any], expected: list[Any]) -> None:
    """EU-OP-12."""
    said = {"d1": 5, "d2": 2, "d3": 11, "h1": "3*car/foot", "options": options}
    assert marks(after_round("d1 car/foot 4", "d2 car/foot 3", "d3 car/foot 5", **said)) == expected


def test_by_option_the_start_does_not_count() -> None:
    """EU-OP-12."""
    said = {"x": 4, "start": 3, "log": log("car/mag 4"), "d1": 9, "h1": "car/foot", "options": {"start_counts": False}}
    assert marks(after_round("d1 car/foot 3", **said)) == []


def test_by_option_only_the_latest_visit_is_marked() -> None:
    """EU-OP-13."""
    said = {
        "x": 4,
        "start": 3,
        "log": shuttle(5, 3, 4),
        "d1": 9,
        "h1": "car/foot",
        "options": {"repeat_visit": "latest"},
    }
    assert marks(after_round("d1 car/foot 3", **said)) == [(1, 3, 4)]


def test_by_option_only_final_cities_count() -> None:
    """EU-OP-11."""
    said = {"d1": 11, "h1": "car/foot 3*car/blue", "options": {"check_all_entered": False}}
    used = dict.fromkeys(("d2", "d3", "d4", "d5"), "car/foot")
    game = table("hunters", **{**N6, **said, "indicators": used})
    play(game, "d1 car/foot 5", "team operate d1 4 pay h1 car/blue car/blue car/blue")
    assert marks(finish_round(game)) == [(1, 4, 3)]
