"""Who can see what: every line of the table, hidden things absent and open things present."""

import json
from typing import Any

import pytest
from tests.rules.europa.land import after_moves, finish_turn, log, play, refusal, shuttle, table

from misterx import Game

OTHERS = ("h1", "h2", "public")
EVERYBODY = ("x", *OTHERS)


def known(game: Game, viewer: str) -> str:
    """Everything that a viewer gets, as one text."""
    return json.dumps([game.view(viewer), game.events(viewer), game.record(viewer)])


def same(games: list[Game], *viewers: str) -> None:
    for viewer in viewers:
        assert len({known(game, viewer) for game in games}) == 1, viewer


def test_board_and_mission_are_everybodys() -> None:
    game = table(x=5, mission="yellow", hold="4*car/mag")
    assert {(game.view(viewer)["board"], game.view(viewer)["mission"]) for viewer in EVERYBODY} == {("land", "yellow")}


@pytest.mark.rule("EU-023", "EU-025")
def test_his_start_is_his_alone() -> None:
    games = [table(x=city, hold="4*car/mag", h1="", h2="") for city in (4, 5)]
    same(games, *OTHERS)
    assert [game.view("x")["start"] for game in games] == [4, 5]


@pytest.mark.rule("EU-039", "EU-040")
def test_his_city_and_his_earlier_ones_are_his_alone() -> None:
    games = [table(x=3, hold="8*car/mag", h1="", h2="") for _ in range(2)]
    for game, city in zip(games, (2, 4), strict=True):
        finish_turn(play(game, f"x car/mag {city}"))
    same(games, "public")
    assert [game.view("x")["log"][0]["station"] for game in games] == [2, 4]
    assert games[0].view("h1")["log"] == games[1].view("h1")["log"]


def test_what_rings_mark_is_everybodys() -> None:
    rings = [{"pair": 1, "station": 4, "entry": 1}]
    game = table(x=4, start=3, log=shuttle(3, 3, 4), rings=rings)
    for viewer in OTHERS:
        assert [entry["station"] for entry in game.view(viewer)["log"]] == [4, None, None]


@pytest.mark.rule("EU-038")
def test_the_track_is_everybodys_but_for_faces_that_lie_down() -> None:
    path = log("car/mag 4", "rail/foot 5 down", "car/shad 6")
    game = table(x=6, start=3, log=path)
    for viewer in OTHERS:
        assert [entry["ticket"] for entry in game.view(viewer)["log"]] == ["car/mag", None, "car/shad"]
    assert [entry["ticket"] for entry in game.view("x")["log"]] == ["car/mag", "rail/foot", "car/shad"]


def test_what_he_pays_is_everybodys() -> None:
    game = play(table(x=3, hold="3*car/shad 5*car/mag"), "x hidden car/mag 4 pay car/shad car/shad car/shad")
    for viewer in EVERYBODY:
        paid = [fact for fact in game.events(viewer) if fact["event"] == "paid"]
        assert paid == [{"event": "paid", "hand": "x", "ticket": "car/shad"}] * 3
        assert any(fact["event"] == "hidden_played" for fact in game.events(viewer))


def test_his_hand_is_his_alone() -> None:
    games = [table(x=3, hold=hold, h1="", h2="") for hold in ("8*car/mag", "car/mag 7*rail/shad")]
    same(games, *OTHERS)
    assert games[0].view("x")["hands"]["x"] == {"size": 8, "tickets": {"car/mag": 8}}
    assert games[0].view("h1")["hands"]["x"] == {"size": 8, "tickets": None}


@pytest.mark.rule("EU-068")
def test_of_his_discards_only_the_number_is_known() -> None:
    games = []
    for what in ("rail/mag rail/mag", "rail/mag rail/blue"):
        game = table(x=3, hold="4*car/mag 2*rail/mag 2*rail/blue", h1="", h2="")
        play(game, "x car/mag 4", f"x discard {what}")
        games.append(game)
    same(games, "public")
    for viewer in OTHERS:
        assert {"event": "discarded", "hand": "x", "tickets": 2} in games[0].events(viewer)
        assert "x: x discard ? ?" in games[0].record(viewer)
        assert "chance: draw x ?" in games[0].record(viewer)
    assert "x: x discard rail/mag rail/mag" in games[0].record("x")


def test_that_he_stays_is_everybodys() -> None:
    game = table(x=3, hold="4*rail/mag 4*plane/blue")
    for viewer in EVERYBODY:
        assert game.view(viewer)["stayed"] == [1]
        assert {"event": "discarded", "hand": "x", "tickets": 8} in game.events(viewer)


def test_detectives_cities_and_tickets_played_are_everybodys() -> None:
    game = play(table("hunters", x=10, d1=5, h1="car/foot"), "d1 car/foot 6")
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert (view["pawns"]["d1"]["station"], view["indicators"]["d1"]) == (6, "car/foot")
        assert any(line.endswith(": d1 car/foot 6") for line in game.record(viewer).splitlines())


def test_detectives_see_each_others_hands_and_nobody_else_does() -> None:
    games = [table("hunters", x=10, d1=5, h1=h1, h2="") for h1 in ("car/foot", "car/shad")]
    same(games, "x", "public")
    for viewer in ("h1", "h2"):
        assert games[0].view(viewer)["hands"]["h1"]["tickets"]["car/foot"] == 1
    for viewer in ("x", "public"):
        assert games[0].view(viewer)["hands"]["h1"] == {"size": 7, "tickets": None}


def test_by_option_the_detectives_hands_lie_open() -> None:
    """EU-OP-24."""
    game = table("hunters", x=10, h1="car/foot", options={"detective_hands_visible_to_x": True})
    for viewer in ("x", "public", "h2"):
        assert game.view(viewer)["hands"]["h1"]["tickets"]["car/foot"] == 1
    assert game.view("public")["hands"]["x"]["tickets"] is None


def test_whether_the_team_could_act_is_not_told_to_others() -> None:
    said: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4), "h2": ""}
    able, unable = after_moves(**said, h1="4*car/mag"), after_moves(**said, h1="4*car/foot")
    same([able, unable], "x", "public")
    assert able.view("h1")["next"] == "team"
    assert unable.view("h1")["next"] == "h1"
    play(able, "team end")
    same([able, unable], "x", "public")
    assert "team end" in able.record("h2")
    assert "team end" not in able.record("x") + able.record("public")


def test_what_detectives_discard_is_theirs_but_for_the_number() -> None:
    said: dict[str, Any] = {"x": 4, "start": 3, "log": shuttle(5, 3, 4), "h1": "2*car/foot 2*rail/foot", "h2": ""}
    games = [play(after_moves(**said), f"h1 discard {what}") for what in ("car/foot rail/foot", "rail/foot rail/foot")]
    same(games, "x", "public")
    assert "h1 discard ? ?" in games[0].record("x")
    assert "h1 discard car/foot rail/foot" in games[0].record("h2")


def test_rings_are_everybodys() -> None:
    rings = [{"pair": 2, "station": 4, "entry": 1}]
    game = table(x=4, start=3, log=shuttle(3, 3, 4), rings=rings)
    assert {json.dumps(game.view(viewer)["rings"]) for viewer in EVERYBODY} == {json.dumps(rings)}


def test_chips_are_the_detectives_unless_an_option_shows_them() -> None:
    """EU-OP-25."""
    for shown in (False, True):
        game = table("hunters", x=10, options={"chips_visible_to_x": shown})
        game.note("chip pink 5", "h1")
        assert game.view("h2")["chips"] == {"5": "pink"}
        for viewer in ("x", "public"):
            assert game.view(viewer)["chips"] == ({"5": "pink"} if shown else {})


def test_bag_and_box_are_counted_by_everybody_and_seen_by_nobody() -> None:
    game = play(table(x=3, hold="3*car/shad 5*car/mag"), "x hidden car/mag 4 pay car/shad car/shad car/shad")
    for viewer in EVERYBODY:
        view = game.view(viewer)
        assert (view["bag"], view["box"]) == (120 - 8 - 7 - 6, 3)


@pytest.mark.rule("EU-145")
def test_the_checklist_is_everybodys_when_the_game_is_over() -> None:
    game = play(table(x=3, hold="3*car/shad 5*car/mag"), "x hidden car/mag 4 pay car/shad car/shad car/shad")
    game.resign("x")
    for viewer in EVERYBODY:
        assert game.view(viewer)["log"][0]["station"] == 4
        assert game.view(viewer)["start"] == 3
        assert "x: x hidden car/mag 4" in game.record(viewer)


def test_refusals_tell_no_more_than_the_one_who_tries_may_know() -> None:
    games = [table(x=x, hold=hold, h1="", h2="") for x, hold in ((4, "8*car/mag"), (5, "3*car/shad 5*rail/blue"))]
    tries = ("d1 car/mag 11", "team end", "h1 discard none", "draw x car/mag", "x car/mag 3", "d9 car/mag 1")
    for move in tries:
        for seat in ("h1", "h2"):
            texts = set()
            for game in games:
                before = known(game, "h1")
                try:
                    game.copy().play(move, seat)
                except Exception as error:
                    texts.add(str(error))
                assert known(game, "h1") == before
            assert len(texts) == 1, (move, texts)
    assert refusal(games[0], "x car/mag 3", "h1") == "not_your_pawn"
