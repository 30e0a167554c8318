"""Names and sayings as people type them, on phones with emoji, and in the record of the game."""

from __future__ import annotations

import unicodedata

import pytest

from misterx import Game
from misterx.kernel.errors import MisterXError
from misterx.play.names import MOST_ACCENTS
from misterx.server.protocol.clean_text import clean_name, clean_saying
from misterx.server.protocol.refusals import Refusal

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


@pytest.mark.parametrize("letter", "\u3164\u2800\u034f\u17b4\ufe0f\u115f\uffa0\u180b\U000e0100\u0301\u200b\u00ad")
def test_a_name_of_which_nothing_can_be_seen_is_refused(letter: str) -> None:
    for typed in (letter, f" {letter} {letter}", letter * 50):
        with pytest.raises(Refusal) as refusal:
            clean_name(typed)
        assert refusal.value.code == "unseen_name"
    assert clean_name(f"A{letter}da") in ("Ada", "A da", "Áda"), "elsewhere it is left out, or can be seen"
    assert clean_name("") == clean_name("  ") == "", "who types none has none"


@pytest.mark.parametrize(
    "name", ["bot greedy", "Bot", "BOT 7", "bot-level3", "b0t", "ВОТ", "bоt", "ｂｏｔ x", "bót", "🤖 bot", "bot_"]
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clean_name(name)
    assert refusal.value.code == "name_of_bot"
    assert refusal.value.arguments["name"] in str(refusal.value)


@pytest.mark.parametrize("name", ["Botond", "Abbot", "Bottle of Rum", "Robert", "botanist", "Ann Bot"])
def test_names_that_only_begin_so_are_names(name: str) -> None:
    assert clean_name(name) == name


def test_accents_do_not_grow_into_towers() -> None:
    tower = "A" + "\u0300\u0301\u0302\u0303" * 10 + "da"
    assert len(clean_name(tower)) <= 1 + MOST_ACCENTS + 2
    assert len(clean_saying(tower)) <= 1 + MOST_ACCENTS + 2
    for spoken in ("Nguyễn Thị Ánh", "שָׁלוֹם", "ผู้ใหญ่", "हिन्दी", "Żółć"):
        assert clean_name(spoken) == unicodedata.normalize("NFC", spoken)
    assert clean_name("A\u0301da") == clean_name("\u00c1da"), "what looks alike is alike"


def test_a_record_of_old_keeps_a_name_that_would_be_refused_today() -> None:
    game = Game.new("scotland-yard", 2, seed=1)
    game.name_seat("x", "\u3164")
    game.name_seat("h1", "bot greedy")
    game.resign("x")
    assert Game.replay(game.record()).names == game.names


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
