"""Long input: refused or read in a time that grows no faster than the input."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.fuzz.junk import attempt, deep

from misterx import Game, titles
from misterx.kernel.errors import RecordError

LONG = 100_000
MOST_SECONDS = 3.0  # of work; quadratic work on such input takes minutes


def position(title: str, **more: Any) -> dict[str, Any]:
    return {**Game.new(title, 3, seed=1).to_position(), **more}


HEADER = "misterx record 1\ntitle: scotland-yard\nrules: scotland-yard@1\nboard: london\n"

MOVES = {
    "one letter": "x" * 10 * LONG,
    "blanks": " " * 10 * LONG,
    "legs": "x double " + "taxi 46 " * LONG,
    "digits": "x taxi " + "9" * 10 * LONG,
    "shows": "x triple " + "foot 1 show " * LONG,
    "tickets": "x double car/mag 136 pay " + "car/foot " * LONG,
    "lots": "team investigate pay " + "h1 car/mag " * LONG,
}
POSITIONS: dict[str, dict[str, Any]] = {
    "log": {"log": [{"ticket": "taxi", "station": 1}] * LONG},
    "pawns": {"pawns": {f"d{number}": 1 for number in range(LONG)}},
    "moved": {"moved": ["d1"] * LONG, "decides": "hunters"},
    "order": {"order": ["d1"] * LONG},
    "out": {"out": ["d1"] * LONG},
    "possible": {"possible": [1] * LONG},
    "keys": {f"key{number}": number for number in range(LONG)},
    "rings": {"rings": [{"pair": 1, "station": 1, "entry": 0}] * LONG},
    "text": {"decides": "x" * LONG},
    "nest": {"log": deep(LONG)},
    "seats": {"seats": {"h1": ["d1", "d2"] * LONG}},
    "roadblocks": {"roadblocks": list(range(LONG))},
    "tokens": {"barricades": list(range(LONG)), "dice": [1] * LONG, "checked": ["t1"] * LONG},
}
RECORDS = {
    "lines": HEADER + "\n" + "h1: d1 taxi 5\n" * (LONG - 10),
    "blank lines": HEADER + "\n" * (LONG - 10) + "h1: d1 taxi 5",
    "too many lines": HEADER + "\n" * 2 * LONG,
    "a long line": HEADER + "\nchance: deal d1 " + "9" * 10 * LONG,
    "header lines": HEADER + "names: {}\n" * LONG,
    "open brackets": HEADER + "options: " + "[" * LONG + "\n",
    "a long number": HEADER + "players: " + "9" * LONG + "\n",
    "many options": HEADER + "options: {" + ",".join(f'"o{number}": 1' for number in range(LONG)) + "}\n",
}


def is_quick(act: Callable[..., Any], *given: Any, **named: Any) -> None:
    begun = time.process_time()
    attempt(act, *given, **named)
    assert time.process_time() - begun < MOST_SECONDS


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("name", MOVES)
def test_a_long_move(title: str, name: str) -> None:
    game = Game.new(title, 3, seed=1)
    is_quick(game.play, MOVES[name])
    is_quick(game.play, MOVES[name], "h1")
    is_quick(game.view, MOVES[name])


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("name", POSITIONS)
def test_a_long_position(title: str, name: str) -> None:
    is_quick(Game.from_position, position(title, **POSITIONS[name]))


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_as_long_as_is_read_at_all(title: str, name: str) -> None:
    """Lists of a few thousand are read, and everything wrong with them is told as far as somebody will read it."""
    said = {key: shortened(value) for key, value in list(POSITIONS[name].items())[:4000]}
    is_quick(Game.from_position, position(title, **said))


def shortened(value: Any) -> Any:
    if isinstance(value, dict):
        return dict(list(value.items())[:4000])
    return value[:4000] if isinstance(value, list | str) else value


@pytest.mark.parametrize("name", RECORDS)
def test_a_long_record(name: str) -> None:
    is_quick(Game.replay, RECORDS[name])


@pytest.mark.parametrize("title", titles.ids())
def test_long_options(title: str) -> None:
    for option in titles.load(title).defaults:
        for value in (list(range(LONG)), [1] * LONG, {f"k{n}": n for n in range(LONG)}, "a" * 10 * LONG, deep(LONG)):
            is_quick(Game.new, title, options={option: value})
    is_quick(Game.new, title, options={f"o{number}": 1 for number in range(LONG)})
    is_quick(Game.new, title, seats={"h1": ["d1", "car1"] * LONG})
    is_quick(Game.new, title, seats={f"h{number}": [] for number in range(LONG)})
    is_quick(Game.new, "a" * 10 * LONG)


def test_a_record_that_takes_back_for_ever() -> None:
    game = Game.new("scotland-yard", 3, seed=1)
    dealt = len(game.lines)
    move = game.legal_moves()[0]
    game.play(move)
    lines = game.record("x").rstrip("\n").split("\n")
    number = dealt + 1
    for _ in range(600):
        lines += [f"table: takeback x {number}", f"x: {move}"]
        number += 2
    begun = time.process_time()
    with pytest.raises(RecordError) as caught:
        Game.replay("\n".join(lines))
    assert time.process_time() - begun < 20
    assert caught.value.code == "illegal_record"
