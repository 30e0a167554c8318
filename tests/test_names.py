"""Names and sayings as people type them, on phones with emoji, and in the record of the game."""

from __future__ import annotations

import pytest

from misterx import Game
from misterx.kernel.errors import MisterXError
from misterx.server.protocol.clean_text import clean_name, clean_saying

FAMILY, SHRUG, HEART, FLAG = "👩‍👩‍👧‍👦", "🤷🏽‍♀️", "❤️‍🔥", "🏳️‍🌈"
UNSEEN = ["A\u200dda", "Ada\u200d", "\u200dAda", "👩\u200d", "👩\u200d\u200d👧", "👩\u200d 👧"]
UNSEEN += ["-\u200d-", "\u202eAda", "A\nda"]


@pytest.mark.parametrize("emoji", [FAMILY, SHRUG, HEART, FLAG])
def test_what_is_one_emoji_stays_one(emoji: str) -> None:
    assert clean_saying(f"  Well {emoji}\n") == f"Well {emoji}"
    assert clean_name(f"Ada {emoji}") == f"Ada {emoji}"


@pytest.mark.parametrize("text", UNSEEN)
def test_what_cannot_be_seen_is_no_part_of_a_name(text: str) -> None:
    shown = clean_name(text)
    assert shown.isprintable()
    Game.new("scotland-yard", 2).name_seat("h1", shown)
    with pytest.raises(MisterXError):
        Game.new("scotland-yard", 2).name_seat("h1", text)


def test_a_name_that_is_cut_within_an_emoji_is_still_one() -> None:
    for blanks in range(30, 42):
        shown = clean_name("A" * blanks + FAMILY)
        assert len(shown) <= 40
        Game.new("scotland-yard", 2).name_seat("h1", shown)


def test_a_record_keeps_such_a_name() -> None:
    game = Game.new("scotland-yard", 2, seed=1)
    game.name_seat("x", f"Ada {FAMILY}")
    game.take_over("h1", f"{SHRUG} Grace")
    game.resign("x")
    assert Game.replay(game.record()).names == game.names == {"x": f"Ada {FAMILY}", "h1": f"{SHRUG} Grace"}


def test_blanks_around_a_name_are_no_part_of_it() -> None:
    game = Game.new("scotland-yard", 2, seed=1)
    game.take_over("h1", " Ada ")
    with pytest.raises(MisterXError):
        game.take_over("h1", " ")
    game.resign("x")
    assert game.names == {"h1": "Ada"}
    assert Game.replay(game.record()).record() == game.record()
