"""Who sees what, and when: every yes and every no."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.rules.behrends.city import CARS, SOUTH, TOKENS, city, new_game, placed, refusal

from misterx import Game
from misterx.deduce import Knowledge, possible_stations, sample

ALL = ("x", "h1", "h2", "public")
OTHERS = ALL[1:]
HARD: dict[str, Any] = {"hard_checks": True}


def checked(*lines: str, **said: Any) -> Game:
    """car1 came to 35, where t1 stands, and checked him."""
    return city("car1 35", "check", *lines, **{"dice": [2, 5], "car1": 33, "t1": 35, **said})


def said_to(game: Game, viewer: str) -> str:
    """Everything that a viewer gets, as one text."""
    return json.dumps([game.view(viewer), game.events(viewer), game.record(viewer)])


@pytest.mark.rule("BX-013")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_number_of_mister_x_is_hidden_until_he_is_found(viewer: str) -> None:
    for before in (city(dice=[2, 5]), checked()):
        assert before.view(viewer)["pawns"]["x"] == {"station": None, "token": None, "number": None}
        assert before.view("x")["pawns"]["x"]["number"] == 10
    found = checked(x=1)
    assert found.view(viewer)["pawns"]["x"] == {"station": 35, "token": "t1", "number": 1}


@pytest.mark.rule("BX-013")
def test_at_the_end_everybody_learns_every_number() -> None:
    up = {f"t{i}": {"station": SOUTH[i - 1], "up": True} for i in (2, 3, 5, 6, 7, 9)}
    game = checked(**up, x=4)
    assert game.result == ("x", "seven_checks")
    for viewer in (*ALL, "all"):
        view = game.view(viewer)
        assert view["pawns"]["x"]["number"] == 4
        assert [view["pawns"][token]["number"] for token in TOKENS] == list(range(1, 11))


@pytest.mark.rule("BX-003")
@pytest.mark.parametrize("viewer", ALL)
def test_squares_cars_dice_and_cards_are_open(viewer: str) -> None:
    view = city(phase=2, car1=(34, 35), warnings=3, dial=4, decides="x", dice=[2]).view(viewer)
    assert view["pawns"]["car1"] == {"station": 34, "facing": 35}
    assert (view["warnings"], view["dial"], view["dice"], view["checks"]) == (3, 4, [2], 6)
    assert [view["pawns"][car]["station"] for car in CARS[1:]] == [0, 0, 0]
    assert None not in [view["pawns"][token]["station"] for token in TOKENS]


@pytest.mark.rule("BX-003")
@pytest.mark.parametrize("viewer", OTHERS)
def test_face_down_numbers_are_hidden_and_the_record_does_not_tell_them(viewer: str) -> None:
    game = new_game(*placed(), "roll 1", "roll 2")
    assert {game.view(viewer)["pawns"][token]["number"] for token in TOKENS} == {None}
    assert [line for line in game.record(viewer).splitlines() if "deal" in line] == [
        f"chance: deal t{i} ?" for i in range(1, 10)
    ]
    assert "chance: deal t3 3" in game.record("x")


@pytest.mark.rule("BX-055")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_number_that_lies_open_is_told_in_the_record(viewer: str) -> None:
    lines = [*placed()[:1], "x place t1 52", *placed()[2:], "roll 2", "roll 3", "car1 52", "check", "car2 41"]
    open_game, hard = new_game(*lines), new_game(*lines, **HARD)
    assert "chance: deal t1 1" in open_game.record(viewer)
    assert "deal t1" not in hard.record(viewer)


@pytest.mark.rule("BX-056")
@pytest.mark.parametrize("viewer", OTHERS)
def test_in_the_hard_variant_nothing_that_is_sent_later_tells_the_number(viewer: str) -> None:
    """Two games that differ in the number shown are the same to whoever comes back after that moment."""
    told = []
    for number, other in ((3, 7), (7, 3)):
        numbers = {**dict(zip(TOKENS, range(1, 11), strict=True)), "t1": number, "t3": 1, "t7": other}
        at = dict(zip(TOKENS, (35, *SOUTH[1:]), strict=True))
        pawns = {token: {"station": at[token], "number": numbers[token]} for token in TOKENS}
        game = checked(**pawns, options=HARD)
        assert game.view(viewer)["pawns"]["t1"]["number"] == number
        told.append(said_to(checked("car2 25", **pawns, options=HARD), viewer))
    assert told[0] == told[1]


@pytest.mark.rule("BX-056")
def test_who_folds_the_view_at_once_or_later_sees_the_same() -> None:
    watched = checked(options=HARD)
    for viewer in ALL:
        watched.view(viewer)
    watched.play("car2 25")
    returned = Game.from_position(watched.to_position())
    for viewer in ALL:
        assert watched.view(viewer)["pawns"] == returned.view(viewer)["pawns"]


@pytest.mark.rule("BX-013")
def test_refusals_do_not_tell_who_is_mister_x() -> None:
    tries = (
        "t10 138",
        "t1 92",
        "check",
        "banish t10 64",
        "x number 3",
        "override car1",
        "car1 99",
        "nominate car1 car2",
    )
    for seat in ("h1", "h2"):
        texts = []
        for x in range(1, 11):
            game = city(dice=[2, 5], x=x)
            texts.append([refusal(game, move, seat) for move in tries])
        assert all(text == texts[0] for text in texts)


@pytest.mark.parametrize("options", [{}, HARD, {"lingering_check": True, **HARD}], ids=["open", "hard", "lingering"])
@pytest.mark.parametrize("seed", range(3))
def test_another_story_of_the_same_facts_looks_the_same(options: dict[str, Any], seed: int) -> None:
    """The whole alternative record, replayed: views, events, records and legal moves are equal, byte for byte."""
    chooser = random.Random(seed)
    caps = {"phase1_cap": 30, "phase2_cap": 6}
    game = Game.new("behrends", 3, {**options, **caps}, seed=seed)
    while not game.result:
        moves = game.legal_moves()
        game.play("check" if "check" in moves else chooser.choice(moves))
        if game.result or chooser.random() > 0.05:
            continue
        state, story = sample(Knowledge.of(game, "public", remembers=True), chooser.randrange)
        hidden = iter(story)
        lines = []
        for line in game.record("x").splitlines():
            seat, _, text = line.partition(": ")
            is_hidden = text.startswith(("deal ", "x number "))
            lines.append(f"{seat}: {next(hidden)}" if is_hidden else line)
        other = Game.replay("\n".join(lines))
        assert other.digest() == state.tobytes().hex()
        for viewer in OTHERS:
            assert said_to(other, viewer) == said_to(game, viewer)
        assert possible_stations(other) == possible_stations(game)
