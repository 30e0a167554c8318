"""Behrends' hard variant (BX-056): once a checked token is turned back, nothing tells the police again who he was.

Two tables that differ only in what tokens say that lie face down again look the same through every door: to whoever has
been there all the time, and to whoever comes back.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.leaks.compare import assert_same, explained, given, refused
from tests.rules.behrends.city import SOUTH, TOKENS, city

from misterx.cli.table.saves import Seating
from misterx.cli.table.session import Session, Wishes
from misterx.cli.terminal.screen import Screen
from misterx.deduce import Knowledge, possible_stations, sample
from misterx.play import Game
from misterx.review import trace
from misterx.server.table.broadcast import Broadcast, Projection
from misterx.server.table.deduction_aid import DeductionAid
from misterx.server.web.why import explain, learn

HARD: dict[str, Any] = {"hard_checks": True}
POLICE = ("h1", "h2", "public")
TURN: dict[str, Any] = {"dice": [2, 5], "car1": 33, "t1": 35, "t2": 25, "options": HARD}
FIRST = ("car1 35", "check", "car2 25", "no check", "roll 1", "roll 2")  # t1 was checked
SECOND = ("car1 35", "no check", "car2 25", "check", "roll 1", "roll 2")  # t2 was checked
SWAPPED = {"t1": 2, "t2": 1}  # the numbers that a check would show
Lines = tuple[str, ...]


def number_tokens(numbers: dict[str, int]) -> dict[str, Any]:
    """The tokens of `TURN` with other numbers on their faces."""
    at = {**dict(zip(TOKENS, SOUTH, strict=True)), "t1": 35, "t2": 25}
    return {token: {"station": at[token], "number": numbers.get(token, int(token[1:]))} for token in TOKENS}


class Witness:
    """Whoever has followed a game from its beginning: what a page keeps of it, and a thinking aid that lives on."""

    def __init__(self, game: Game, viewer: str) -> None:
        self.viewer, self.mind, self.aid = viewer, Knowledge.of(game, viewer), DeductionAid("likelihood")
        self.aid.look(game)

    def follow(self, game: Game) -> None:
        self.mind.follow(game).likelihood()
        self.aid.look(game)

    def tells(self, game: Game) -> dict[str, str]:
        self.follow(game)
        told = {f"witness {name}": text for name, text in given(game, self.viewer, self.mind).items()}
        told["witness events"] = json.dumps(self.mind.events)
        told["witness aid"] = repr(self.aid.look(game))
        return told


def through_every_door(game: Game, viewer: str) -> dict[str, str]:
    """What a viewer gets who asks for everything now."""
    stations = [place["station"] for place in game.view("public")["pawns"].values() if place["station"] is not None]
    mind, public = Knowledge.of(game, viewer), learn(game)
    sampled, story = sample(mind, random.Random(1).randrange)
    before = game.count_events(viewer)
    told = {
        "aid": repr([DeductionAid(aid).look(game) for aid in ("off", "possible", "likelihood")]),
        "seen": json.dumps(Projection(game).seen(viewer).view(viewer)),
        "told": bytes(Broadcast(Projection(game), None, None, {}).events(viewer, before)[1]).decode(),
        "why": repr([explain(public, station) for station in stations]),
        "trace": repr(trace(game)),
        "events": json.dumps([game.events(viewer, since) for since in (0, before // 2, before)]),
        "mind": json.dumps([mind.view, mind.events, mind.shadow().suspects(), story, sampled.tobytes().hex()]),
        "stations": repr(possible_stations(game, viewer)),
    }
    return told | given(game, viewer) | refused(game, viewer) | explained(game, viewer)


def on_the_screen(game: Game, capsys: pytest.CaptureFixture[str]) -> str:
    """What the terminal says to a person who comes back and asks for all it has."""
    seating = Seating("behrends", 3, HARD, None, "hunters", "greedy", "greedy", 1)
    session = Session(game, seating, Screen(plain=True), Wishes(aid=True, confirm=False))
    capsys.readouterr()
    session._hear()
    session.scene().show()
    for ask in (session.where, session.show_log, session.tickets, session.rules, session.moves):
        ask("")
    for square in (35, 25, SOUTH[4]):
        session.why(str(square))
    return capsys.readouterr().out + session.saved("").partition("sealed:")[0]


def assert_alike(games: list[Game], capsys: pytest.CaptureFixture[str], witnesses: list[Witness] | None = None) -> None:
    for viewer in POLICE:
        first, second = (through_every_door(game, viewer) for game in games)
        assert_same(first, second, f"for {viewer}")
    for pair in zip(*[iter(witnesses or ())] * 2, strict=True):
        first, second = (witness.tells(game) for witness, game in zip(pair, games, strict=True))
        assert_same(first, second, f"for {pair[0].viewer}, who was there")
    assert on_the_screen(games[0], capsys) == on_the_screen(games[1], capsys)


def play_both(stories: tuple[Lines, Lines], *said: dict[str, Any]) -> tuple[list[Game], list[Witness]]:
    """Both games with somebody who has seen all of each."""
    games = [city(**{**TURN, **one}) for one in said]
    witnesses = [Witness(game, viewer) for viewer in POLICE for game in games]
    for place in range(len(stories[0])):
        games = [city(*lines[: place + 1], **{**TURN, **one}) for lines, one in zip(stories, said, strict=True)]
        for number, witness in enumerate(witnesses):
            witness.follow(games[number % 2])
    return games, witnesses


@pytest.mark.rule("BX-056")
def test_nothing_tells_later_who_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """The same moves, but for whom the police checked in the turn before: the table has forgotten it."""
    games, witnesses = play_both(((*FIRST, "t5 128"), (*SECOND, "t5 128")), {}, {})
    assert games[0].state.cleared != games[1].state.cleared
    assert games[0].view("h1")["checks"] == 6
    assert_alike(games, capsys, witnesses)


@pytest.mark.rule("BX-056")
def test_nothing_tells_later_what_a_checked_token_showed(capsys: pytest.CaptureFixture[str]) -> None:
    games, witnesses = play_both((FIRST[:4], FIRST[:4]), {}, number_tokens(SWAPPED))
    assert games[0].state.number.tolist() != games[1].state.number.tolist()
    assert_alike(games, capsys, witnesses)


@pytest.mark.rule("BX-056")
def test_a_position_does_not_tell_the_police_who_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    games = [city(**{**TURN, "cleared": [token], "checks": 6}) for token in ("t1", "t2")]
    assert_alike(games, capsys)


@pytest.mark.rule("BX-056")
@pytest.mark.parametrize("viewer", POLICE)
def test_what_is_taken_back_is_not_shown_once_more(viewer: str) -> None:
    game = city(*FIRST[:3], **TURN)
    assert game.lines[-1][1] == "car2 25"
    game.take_back(2, "h1")
    assert game.view(viewer)["asked"] == "drive"
    assert game.view(viewer)["pawns"]["t1"]["number"] is None
    assert not any("pawn" in fact for fact in game.events(viewer))


@pytest.mark.rule("BX-052", "BX-056")
@pytest.mark.parametrize("viewer", POLICE)
def test_in_the_moment_of_the_check_all_see_it(viewer: str) -> None:
    game = city(*FIRST[:2], **TURN)
    assert {"event": "shown", "pawn": "t1", "number": 1} in game.events(viewer)
    assert game.view(viewer)["pawns"]["t1"]["number"] == 1
    assert 35 not in possible_stations(game, viewer)
    aid = DeductionAid("possible").look(game)
    assert aid is not None
    assert 35 not in aid.possible


@pytest.mark.rule("BX-056")
def test_a_bot_remembers_as_a_person_would() -> None:
    game = city(*FIRST, "t5 128", **TURN)
    assert Knowledge.of(game, "h1", remembers=True).shadow().suspects() == [*TOKENS[1:]]
    assert Knowledge.of(game, "h1").shadow().suspects() == [*TOKENS]
    placed = city(**{**TURN, "cleared": ["t2"], "checks": 6})
    assert "t2" not in Knowledge.of(placed, "h1", remembers=True).shadow().suspects()


@pytest.mark.rule("BX-056")
def test_mister_x_forgets_nothing() -> None:
    game = city(*FIRST, "t5 128", **TURN)
    assert {"event": "cleared", "pawn": "t1"} in game.events("x")
    assert "h1: check" in game.record("x")
    assert [game.view("x")["pawns"][token]["number"] for token in TOKENS] == list(range(1, 11))
    assert possible_stations(game, "x") == possible_stations(game)  # what the police can think


@pytest.mark.rule("BX-056")
@pytest.mark.parametrize("viewer", ["h1", "public", "all"])
def test_when_the_game_is_over_everything_is_open(viewer: str) -> None:
    game = city(*FIRST, "t5 128", **TURN)
    game.resign("x")
    assert {"event": "shown", "pawn": "t1", "number": 1} in game.events(viewer)
    assert "h1: check" in game.record(viewer)
    assert game.view(viewer)["pawns"]["t1"]["number"] == 1


@pytest.mark.rule("BX-056", "BX-063")
def test_when_all_are_turned_up_the_past_may_be_told() -> None:
    game = city(*FIRST[:4], "roll 1", "roll 2", "t5 128", "t3 119", **TURN)
    assert game.record("h1").partition("\n\n")[2] == ""
    found = city(*FIRST[:3], "check", "roll 3", "t2 8", **TURN, x=2)
    assert found.view("h1")["phase"] == 2
    assert "h1: check" in found.record("h1")
    assert {"event": "cleared", "pawn": "t1"} in found.events("h1")


def test_the_printed_game_remembers_for_everybody() -> None:
    """There a checked token lies face up: nothing is hidden, and nothing is left out."""
    game = city(*FIRST, "t5 128", **{**TURN, "options": {}})
    assert {"event": "cleared", "pawn": "t1"} in game.events("h1")
    assert "h1: check" in game.record("h1")
    assert 35 not in possible_stations(game, "h1")
    assert "turned_back" not in {fact["event"] for fact in game.heard("h1")}
