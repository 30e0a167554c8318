"""Values that nobody should hand in, and ways to spoil good ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from misterx.boards import BoardError
from misterx.kernel.errors import MisterXError
from misterx.words import catalogue


def deep(levels: int) -> Any:
    nest: Any = []
    for _ in range(levels):
        nest = [nest]
    return nest


class Odd:
    """An object whose every conversion fails."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")

    __str__ = __repr__


JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 2, 7, 10**6, -(10**6), 2**63, 10**5000, 1.5, float("nan"), float("inf"), "", " ", "x",
    "d1", "h1", "taxi", "\0", "\ud800", "𝟜", "7", "-7", "１２", "a" * 3000, "{}", "%s", "{0}", b"", b"x", [], {}, (),
    set(), [None], [[]], {"x": None}, {None: 1}, {1: 1}, [1, "x"], deep(5), deep(3000), Odd(), object, len,
]  # fmt: skip

PLAIN: list[Any] = [
    None, True, False, 0, -1, 1, 3, 7, 199, 10**6, 2**63, 1.5, "", "x", "d1", "h1", "taxi", "black", "reserve",
    "\ud800", "𝟜", "a" * 500, [], {}, [None], [1], ["d1"], {"x": 1}, {"station": 1}, {"taxi": 1}, [{"ticket": "taxi"}],
    deep(5), deep(40),
]  # fmt: skip

values = st.one_of(
    st.sampled_from(JUNK),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    ),
)


def refused_well(error: MisterXError | BoardError) -> None:
    """A refusal has a code that is known, arguments, and words that a person can read."""
    text = str(error)
    assert text.strip()
    assert len(text) < 20_000
    assert "\0" not in text
    text.encode()  # nothing that a terminal or a socket could not take
    if isinstance(error, MisterXError):
        assert f"refusal-{error.code}" in catalogue("en")
        assert isinstance(error.arguments, dict)
    else:
        assert error.code


def attempt(act: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """What comes of it: an answer, or None after a good refusal; anything else is a fault."""
    try:
        return act(*given, **named)
    except (MisterXError, BoardError) as error:
        refused_well(error)
        return None
    except Exception as error:
        pytest.fail(f"{type(error).__name__}: {str(error)[:300]}")


def spoil(value: Any, chooser: random.Random, junk: list[Any] = PLAIN) -> Any:
    """A plain value with one thing in it changed, removed, doubled or replaced."""
    if isinstance(value, dict) and value and chooser.random() < 0.85:
        key = chooser.choice(list(value))
        kind = chooser.random()
        if kind < 0.15:
            return {name: item for name, item in value.items() if name != key}
        if kind < 0.25:
            return {**value, chooser.choice(["z", "", "legs", "possible", "order", key + "s"]): chooser.choice(junk)}
        return {**value, key: spoil(value[key], chooser, junk)}
    if isinstance(value, list) and value and chooser.random() < 0.8:
        place = chooser.randrange(len(value))
        kind = chooser.random()
        if kind < 0.2:
            return value[:place] + value[place + 1 :]
        if kind < 0.4:
            return [*value, value[place]]
        return [*value[:place], spoil(value[place], chooser, junk), *value[place + 1 :]]
    if type(value) is int and chooser.random() < 0.7:
        return value + chooser.choice([-100, -2, -1, 1, 2, 100])
    return chooser.choice(junk)


def spoil_text(text: str, chooser: random.Random) -> str:
    """A text with letters, words or lines changed."""
    for _ in range(chooser.randint(1, 3)):
        kind = chooser.random()
        at = chooser.randrange(len(text) + 1)
        if kind < 0.3:
            text = text[:at] + chooser.choice(["x", " ", "9", ":", "?", "\n", "\0", "é", "{", "\ud800"]) + text[at:]
        elif kind < 0.5:
            text = text[:at] + text[at + chooser.randint(1, 9) :]
        else:
            lines = text.split("\n")
            place = chooser.randrange(len(lines))
            words = lines[place].split(" ")
            words[chooser.randrange(len(words))] = chooser.choice(
                ["", "x", "7", "double", "chance:", "9999", "{}", "-"]
            )
            lines[place] = chooser.choice([" ".join(words), "", lines[chooser.randrange(len(lines))]])
            text = "\n".join(lines)
    return text
