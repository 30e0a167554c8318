"""Who can see what: every cell of the table, hidden things absent and open things present."""

from typing import Any

import pytest
from tests.rules.sanssouci.town import black, covers, play, potsdam, shown, stock, table

from misterx import Game
from misterx.deduce import possible_stations

OTHERS = ("h1", "h2", "public")
FACTS = ("events", "view", "record")


def known(game: Game, viewer: str) -> dict[str, Any]:
    """Everything that a viewer gets."""
    return {name: getattr(game, name)(viewer) for name in FACTS} | {"possible": possible_stations(game, viewer)}


def same(one: Game, other: Game) -> None:
    """Nobody but Mister X can tell these two games apart."""
    for viewer in OTHERS:
        assert known(one, viewer) == known(other, viewer)
    assert one.view("x") != other.view("x")


def test_board_lines_and_ship_stops_are_everybodys() -> None:
    game = potsdam(x=99, d1=1, d2=3)
    assert {game.view(viewer)["board"] for viewer in ("x", *OTHERS)} == {"potsdam"}


@pytest.mark.rule("SS-028")
def test_agents_positions_are_everybodys_at_any_time() -> None:
    game = play(table(x=3, d1=1, d2=8), "x foot 4", "d1 train 5", "d2 foot 7")
    for viewer in ("x", *OTHERS):
        pawns = game.view(viewer)["pawns"]
        assert (pawns["d1"]["station"], pawns["d2"]["station"]) == (5, 7)


@pytest.mark.rule("SS-029")
def test_the_start_can_only_be_guessed_among_the_cards_that_agents_did_not_draw() -> None:
    game = Game.new("sanssouci", players=4, seed=8)
    held = {pawn["station"] for pawn in game.view("public")["pawns"].values()}
    assert set(possible_stations(game)) == set(game.board.starts["common"]) - held
    assert possible_stations(game, "x") == possible_stations(game)  # undrawn cards are unknown to all


@pytest.mark.rule("SS-061", "SS-062")
@pytest.mark.parametrize(("start", "one", "other"), [(3, "foot 2", "foot 4"), (3, "vip 1", "vip 5")])
def test_the_ticket_of_a_hidden_move_is_seen_and_its_destination_is_not(start: int, one: str, other: str) -> None:
    games = [play(table(x=start, d1=6, d2=8, possible=[3]), f"x {move}") for move in (one, other)]
    same(*games)
    assert covers(games[0]) == [one.split()[0]]
    assert [shown(game, "x") for game in games] == [[int(one.split()[1])], [int(other.split()[1])]]


@pytest.mark.rule("SS-081", "SS-087")
def test_the_destination_of_a_reveal_is_seen_by_everybody_at_once() -> None:
    game = play(table(n=2, x=3, d1=1, d2=8), "x foot 4")
    for viewer in ("x", *OTHERS):
        assert game.view(viewer)["pawns"]["x"]["station"] == 4
        assert possible_stations(game, viewer) == [4]


@pytest.mark.rule("SS-101", "SS-085")
def test_the_mode_behind_a_black_ticket_is_never_told() -> None:
    by_ship = play(table(x=6, d1=1, d2=8, possible=[3, 6, 7], n=3), "x black 7")
    on_foot = play(table(x=6, d1=1, d2=8, possible=[3, 6, 7], n=3), "x black 3")
    same(by_ship, on_foot)
    assert "ship" not in str([by_ship.events(viewer) for viewer in OTHERS])
    ship = play(potsdam(x=193, d1=1, d2=3, n=2, possible=[193]), "x black 194")  # a ViP line joins these piers too
    assert ship.events("public") == ship.events("h2")
    assert [word for word in ship.record("h1").split() if word in ("ship", "vip")] == []


@pytest.mark.rule("SS-088", "SS-151")
def test_a_double_or_triple_is_seen_when_it_is_played_and_not_half_made() -> None:
    game = table("triple_move", x=3, d1=1, d2=8)
    before = {viewer: known(game, viewer) for viewer in OTHERS}
    play(game, "x triple foot 4")
    assert {viewer: known(game, viewer) for viewer in OTHERS} == before
    play(game, "x foot 5")
    assert {viewer: known(game, viewer) for viewer in OTHERS} == before
    play(game, "x foot 4")
    for viewer in OTHERS:
        assert {"event": "double_played", "moves": 3} in game.events(viewer)
        assert [entry["double"] for entry in game.view(viewer)["log"]] == [True] * 3


@pytest.mark.rule("SS-063", "SS-064")
def test_every_stock_is_open_to_everybody() -> None:
    game = play(table(x=3, d1=1, d2=8), "x double black 4 foot 5", "d1 vip 3")
    for viewer in ("x", *OTHERS):
        view = game.view(viewer)
        assert view["tickets"]["x"] == {"foot": 3, "vip": 4, "train": 3, "black": 1}
        assert view["tickets"]["d1"] == {"foot": 10, "vip": 7, "train": 4}
        assert view["double"] == 1


@pytest.mark.rule("SS-143")
@pytest.mark.parametrize("double", ["", "double "])
def test_a_stay_looks_like_a_walk_in_everything_that_agents_get(double: str) -> None:
    said: dict[str, Any] = {"x": 3, "d1": 1, "d2": 8, "possible": [3, 4]}
    rest = " foot 4" if double else ""
    stays = play(table("x_may_stay", **said), f"x {double}foot 3{rest}")
    walks = play(table("x_may_stay", **said), f"x {double}foot 4{' foot 4' if double else ''}")
    if not double:
        same(stays, walks)
    for viewer in OTHERS:
        assert known(stays, viewer) == known(walks, viewer)
    assert shown(stays, "x") != shown(walks, "x")


@pytest.mark.rule("SS-143", "SS-054")
def test_a_stay_stays_unknown_while_agents_move_and_are_refused() -> None:
    games = [play(table("x_may_stay", x=3, d1=1, d2=8, possible=[3, 4]), f"x foot {field}") for field in (3, 4)]
    assert games[0].legal_moves() == games[1].legal_moves()
    for game in games:
        play(game, "d1 foot 2", "d2 foot 7")
    for viewer in OTHERS:
        assert known(games[0], viewer) == known(games[1], viewer)


@pytest.mark.rule("SS-148", "SS-150")
def test_a_refunded_black_ticket_tells_its_number_and_nothing_of_the_old_move() -> None:
    said: dict[str, Any] = {"d1": 1, "d2": 8, "possible": [3, 6, 7], "n": 3}
    by_foot = play(table("voluntary_reveal", x=6, **said), "x black 3", "d1 foot 2", "d2 foot 7")
    from_elsewhere = play(table("voluntary_reveal", x=7, **said), "x black 4", "d1 foot 2", "d2 foot 7")
    assert black(by_foot) == black(from_elsewhere) == 1
    play(by_foot, "x foot 4 show")
    play(from_elsewhere, "x foot 3 show")
    for game, field in ((by_foot, 4), (from_elsewhere, 3)):
        for viewer in OTHERS:
            view = game.view(viewer)
            assert view["tickets"]["x"]["black"] == 2  # the refund is seen
            assert view["log"][3] == {"entry": 4, "ticket": "black", "station": None}  # the old entry is not
            assert view["log"][4]["station"] == view["pawns"]["x"]["station"] == field
            assert "x: x black ?" in game.record(viewer)


@pytest.mark.rule("SS-148", "SS-101")
def test_after_a_refund_two_ways_that_led_to_the_shown_field_look_alike() -> None:
    one = play(table("voluntary_reveal", x=3, d1=1, d2=8, possible=[3], n=3), "x black 2", "d1 train 5", "d2 foot 7")
    other = play(table("voluntary_reveal", x=3, d1=1, d2=8, possible=[3], n=3), "x black 4", "d1 train 5", "d2 foot 7")
    same(one, other)
    for game in (one, other):
        play(game, "x foot 3 show")
    for viewer in OTHERS:
        assert known(one, viewer) == known(other, viewer)
    assert shown(one, "x")[3:] == [2, 3]
    assert shown(other, "x")[3:] == [4, 3]


@pytest.mark.rule("SS-055")
def test_the_whole_log_is_open_after_the_game() -> None:
    game = play(table(x=3, d1=1, d2=8), "x black 4", "d1 vip 3", "d2 foot 7", "x foot 5", "d1 vip 5")
    assert game.result is not None
    for viewer in (*OTHERS, "all"):
        assert shown(game, viewer) == [4, 5]
        assert game.view(viewer)["start"] == 3
        assert "x: x black 4\n" in game.record(viewer)
    assert stock(game, "x") == "4/5/3"
