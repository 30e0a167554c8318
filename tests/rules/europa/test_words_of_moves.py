"""Moves as text: what is read, what is no move, and what a running game's record says to whom."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.europa.land import after_moves, log, play, shuttle, table

from misterx import Game, IllegalMove
from misterx.families.hand.text.notation import LONGEST_MOVE, read_move, split_turn

FEET, SHADOWS = "car/foot car/foot car/foot", "car/shad car/shad car/shad"


def anywhere() -> Game:
    return after_moves(x=2, start=1, log=shuttle(5, 1, 2), h1="2*car/mag 2*rail/mag", h2="car/mag")


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "x car/mag", "x car/mag 3 4", "x car/mag 3 pay car/foot", "x bus/mag 3", "x car/mag three",
        "x car/mag ３",
        "x car/mag 1234567", "x car/mag -3", "x double", "x hidden double car/mag 3 pay", "d1 double car/mag 3 pay",
        "deal",
        "deal d1", "deal d1 3 4", "draw", "draw x", "draw h9 car/mag", "draw x bus", "team", "team fly", "team end now",
        "team investigate", "team investigate h1 car/mag", "team investigate pay x car/mag", "team investigate pay h1",
        "team investigate pay h1 car/mag h1 car/mag", "team investigate pay h9 car/mag", "team operate d1 3",
        "team operate d1", "x mission", "x mission red 3", "x mission green", "x discard", "h9 discard none",
        "h1 discard bus", "h1 discard none none", "h1 discard car/mag none", "x double hidden double car/mag 3",
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    game = anywhere()
    with pytest.raises(IllegalMove) as caught:
        read_move(game.words, game.state, text)
    assert caught.value.code == "bad_move_text"


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("d9 car/mag 3", "unknown_pawn", "There is no pawn 'd9'. Pawns here are: x, d1, d2, d3, d4, d5."),
        ("x car/mag 99", "unknown_station", "There is no station 99 on this board."),
        ("x car/mag 999999", "unknown_station", "There is no station 999999 on this board."),
        ("team operate d1 99 pay h1 car/blue", "unknown_station", "There is no station 99 on this board."),
        ("h1 discard car/mag car/mag car/mag", "no_ticket", "h1 has no ticket left: car/mag."),
        ("team investigate pay h1 car/mag car/blue rail/mag", "wrong_price", "The price of an investigation is mag"),
        ("team operate d1 11 pay h1 car/mag", "wrong_price", "The price of a special operation is blue"),
        ("team investigate pay h2 car/mag car/mag car/mag", "share_too_large", "h2 may put at most 2 tickets"),
        ("x double car/mag 3", "wrong_price", "The price of a double move is 3"),
        ("x hidden car/mag 3", "wrong_price", "The price of a hidden move is 3"),
        (f"x double car/mag 3 pay {SHADOWS}", "wrong_price", "The price of a double move is 3"),
        (f"x hidden car/mag 3 pay {FEET}", "wrong_price", "The price of a hidden move is 3"),
        (f"x double car/mag 3 pay {FEET} {SHADOWS}", "wrong_price", "The price of a double move is no other"),
        (f"x double hidden car/mag 3 pay {FEET}", "wrong_price", "The price of a hidden move is 3"),
        (
            f"x double hidden car/mag 3 pay {FEET} {SHADOWS} car/mag",
            "wrong_price",
            "The price of a double move with a hidden half is no other",
        ),
    ],
)
def test_what_a_move_lacks(text: str, code: str, said: str) -> None:
    game = anywhere()
    with pytest.raises(IllegalMove) as caught:
        read_move(game.words, game.state, text)
    assert (caught.value.code, str(caught.value)[: len(said)]) == (code, said)


@pytest.mark.parametrize("text", [None, 7, ["x"], "x " + "car/mag " * 40])
def test_what_is_no_text_or_too_long(text: Any) -> None:
    game = anywhere()
    with pytest.raises(IllegalMove) as caught:
        read_move(game.words, game.state, text)
    assert caught.value.code == "bad_move_text"


def test_the_longest_text() -> None:
    game = anywhere()
    move = "team end"
    padded = move + " " * (LONGEST_MOVE - len(move))
    assert read_move(game.words, game.state, padded) == read_move(game.words, game.state, move)
    with pytest.raises(IllegalMove):
        read_move(game.words, game.state, padded + " ")


@pytest.mark.parametrize(
    ("text", "halves"),
    [
        ("x car/mag 3", ["x car/mag 3"]),
        ("", [""]),
        ("x double car/mag 3", ["x double car/mag 3"]),
        ("x double car/mag 3 car/mag 4", ["x double car/mag 3 car/mag 4"]),
        (f"d1 double car/mag 3 pay {FEET} car/mag 4", [f"d1 double car/mag 3 pay {FEET} car/mag 4"]),
        (f"x hidden car/mag 3 pay {SHADOWS} car/mag 4", [f"x hidden car/mag 3 pay {SHADOWS} car/mag 4"]),
        (f"x double car/mag 3 pay {FEET}", [f"x double car/mag 3 pay {FEET}"]),
        (f"x double car/mag 3 pay {FEET} rail/mag 4", [f"x double car/mag 3 pay {FEET}", "x rail/mag 4"]),
        (
            f"x double car/mag 3 pay {FEET} hidden rail/mag 4 pay {SHADOWS}",
            [f"x double car/mag 3 pay {FEET}", f"x hidden rail/mag 4 pay {SHADOWS}"],
        ),
        (
            f"x double hidden car/mag 3 pay {FEET} {SHADOWS} car/blue 4",
            [f"x double hidden car/mag 3 pay {FEET} {SHADOWS}", "x car/blue 4"],
        ),
        (f"x double car/mag 3 pay {FEET} car/mag 4 car/mag 5", [f"x double car/mag 3 pay {FEET} car/mag 4 car/mag 5"]),
    ],
)
def test_a_whole_double_move_is_split_into_its_halves(text: str, halves: list[str]) -> None:
    assert split_turn(text) == halves


def test_what_a_record_says_to_whom() -> None:
    hold = "3*car/foot 3*car/shad rail/mag plane/blue"
    game = table(x=4, hold=hold, h1="7*car/mag", h2="6*car/blue", options={"first_open_move": 3})
    play(game, f"x hidden rail/mag 5 pay {SHADOWS}")
    play(game, "x discard car/foot")
    for viewer, said in (
        ("x", [f"x: x hidden rail/mag 5 pay {SHADOWS}", "x: x discard car/foot"]),
        ("h1", [f"x: x hidden ? ? pay {SHADOWS}", "x: x discard ?"]),
    ):
        told = [line for line in game.record(viewer).splitlines() if line.startswith("x: ")]
        assert told == said
    drawn = [line for line in game.record("public").splitlines() if line.startswith("chance: draw x")]
    assert drawn
    assert set(drawn) == {"chance: draw x ?"}


def test_a_double_move_in_progress_is_told_whole_or_not_at_all() -> None:
    game = table(x=4, hold="3*car/foot 3*car/mag 2*rail/mag", h1="7*car/mag", h2="6*car/blue")
    play(game, f"x double rail/mag 6 pay {FEET}")
    assert any(line.startswith("x: x double") for line in game.record("x").splitlines())
    assert not any(line.startswith("x: ") for line in game.record("h1").splitlines())
    play(game, "x car/mag 7")
    told = [line for line in game.record("h1").splitlines() if line.startswith("x: ")]
    assert told == [f"x: x double rail/mag ? pay {FEET}", "x: x car/mag ?"]


def test_open_moves_are_told() -> None:
    hold = "4*car/mag 4*car/blue"
    options = {"first_open_move": 4}
    game = table(x=2, start=1, log=shuttle(3, 1, 2), hold=hold, h1="7*car/mag", h2="6*car/blue", options=options)
    play(game, "x car/mag 3", "x discard none")
    told = [line for line in game.record("public").splitlines() if line.startswith("x: ")]
    assert told == ["x: x car/mag 3", "x: x discard none"]


def test_chips_are_told_to_those_who_see_them() -> None:
    for visible in (False, True):
        game = table("hunters", x=4, start=3, log=log("car/mag 4"), h1="7*car/mag", h2="6*car/blue",
                     options={"chips_visible_to_x": visible})  # fmt: skip
        game.note("chip pink 9", "h1")
        for viewer, sees in (("h2", True), ("x", visible), ("public", visible)):
            told = [line for line in game.record(viewer).splitlines() if "chip" in line and ": " in line]
            assert bool([line for line in told if "pink 9" in line]) == sees, (viewer, visible)


@pytest.mark.rule("EU-132")
@pytest.mark.parametrize(
    ("game", "seat", "code"),
    [
        ("x", "h1", "no_chip"),
        ("hunters", "h1", None),
        ("team", "h2", None),
        ("h1", "h1", None),
        ("hunters", "x", "no_chip"),
    ],
)
def test_eu132_chips_are_laid_in_the_detectives_turn_alone(game: str, seat: str, code: str | None) -> None:
    said: dict[str, Any] = {"x": 2, "start": 1, "log": shuttle(5, 1, 2), "h1": "4*car/mag", "h2": "car/mag"}
    if game in ("team", "h1"):
        said["indicators"] = {f"d{pawn}": "car/foot" for pawn in range(1, 6)}
    table_ = table(game, **said)
    if code is None:
        table_.note("chip yellow 9", seat)
        assert table_.view("h1")["chips"] == {"9": "yellow"}
        table_.note("chip off 9", seat)
        assert table_.view("h1")["chips"] == {}
        return
    with pytest.raises(IllegalMove) as caught:
        table_.note("chip yellow 9", seat)
    assert caught.value.code == code
