"""Everything that people read is there in every language: refusals, reasons, options and their values, bots, rules."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.rules.transit.test_notes import CASES

from misterx import Game
from misterx.deduce.absence import TEXTS as OF_ABSENCE
from misterx.kernel.errors import REASONS
from misterx.kernel.errors import TEXTS as OF_RULES
from misterx.server.protocol.refusals import TEXTS as OF_TABLES
from misterx.server.web.catalogue import catalogue, words

APP = Path(__file__).parents[2] / "web" / "app"
LANGUAGES = ("en", "de", "es", "pt")
# Codes that only programs meet: records, positions, simulations and contests on the command line.
NOT_AT_A_TABLE = {
    *("no_title", "bad_title", "bad_board", "bad_position", "bad_record", "illegal_record", "bad_number", "bad_seed"),
    *("bad_depth", "bad_games", "bad_budget", "no_budget", "bad_setting", "other_contest", "bot_cannot_play"),
    *("bad_chance", "cannot_come_up", "chance_not_due", "no_position"),  # tables draw themselves
    *("not_compiled", "bad_command", "bad_bot_name", "busy_results", "bad_results", "no_search"),
}


@cache
def table(file: str, name: str) -> dict[str, str]:
    """The keys of a table in a TypeScript file, with what stands behind them."""
    text = (APP / file).read_text("utf-8")
    found = re.search(rf"^(?:export )?const {name}\b.*?= \{{\n(.*?)^\}}", text, re.M | re.S)
    assert found, f"{file} has no {name}"
    return dict(re.findall(r'\b(\w+): ("(?:[^"\\]|\\.)*"|\[.*?\])', found[1]))


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_reason_is_said(language: str) -> None:
    file = f"i18n/refusals.{language}.ts"
    english = {code: text for code, (_, text) in OF_TABLES.items()} | OF_RULES
    said = table(file, "refusals")
    assert set(english) - NOT_AT_A_TABLE <= set(said)
    for code in set(said) & set(english):
        spare = holes(english[code]) | (holes(OF_RULES.get(code, "")) if code in OF_TABLES else set())
        assert holes(said[code]) <= spare, code
    assert set(table(file, "because")) == set(REASONS)
    for code, text in table(file, "because").items():
        assert holes(text) <= holes(REASONS[code]), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_he_is_not_somewhere_is_said(language: str) -> None:
    said = table(f"i18n/why.{language}.ts", "absence")
    assert set(said) >= set(OF_ABSENCE)
    for code in set(said) & set(OF_ABSENCE):
        known = holes(OF_ABSENCE[code])
        assert holes(said[code]) <= known | ({"entry"} if known & {"at", "after"} else set()), code


# Beside those of the transit games, whatever else the engine notes: title, players, options.
NOTED: list[tuple[str, int, dict[str, Any]]] = [
    *((title, players, options) for title, players, options, noted in CASES if noted),
    ("sanssouci", 3, {"no_ship": True, "black_tickets": 0}),
    ("sanssouci", 3, {"free_order": True, "detectives": 1}),
    ("sanssouci", 3, {"extra_agent": True, "detectives": 3}),
    ("europa", 3, {"check_window": 1, "check_includes_current": True}),
    ("europa", 3, {"check_window": 1, "check_includes_current": False, "repeat_visit": "latest"}),
    ("europa", 3, {"round_limit": 2, "first_open_move": 20}),
    ("behrends", 2, {"captain": True}),
]


@cache
def all_notes() -> set[str]:
    """What the engine says of options that change nothing."""
    games = [Game.new(title, players, options, seed=1) for title, players, options in NOTED]
    return {note.partition(": ")[2] for game in games for note in game.options.notes}


def find_note(said: dict[str, str], note: str) -> str | None:
    """The key under which a note is said: its own words, or words with holes for what it names."""
    patterns = {key: re.sub(r"\\{\w+\\}", r"\\w+", re.escape(key)) for key in said}
    return note if note in said else next((key for key, form in patterns.items() if re.fullmatch(form, note)), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_an_option_has_no_effect_is_said(language: str) -> None:
    text = (APP / f"i18n/notes.{language}.ts").read_text("utf-8")
    said = dict(re.findall(r'^  "(.*?)": "(.*?)",$', text, re.M))
    assert {find_note(said, note) for note in all_notes()} == set(said)
    assert all(holes(sentence) == holes(note) for note, sentence in said.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_bot_has_its_words(language: str) -> None:
    named, valued = ("named", "words") if language == "en" else ("options", "values")
    options = table(f"i18n/options.{language}.ts", named)
    values = table(f"i18n/options.{language}.ts", valued)
    for title in catalogue("level3").titles:
        for option in title.options:
            assert option.name in options
            assert {value for value in option.values or () if not value.isdecimal()} <= set(values), option.name
    text = (APP / f"i18n/{language}.ts").read_text("utf-8")
    for bot in words():
        assert re.search(rf'^    {bot}: \["\S[^"]*", "\S[^"]*"\],$', text, re.M), bot


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_rules_have_the_same_paragraphs_in_every_language(language: str) -> None:
    def heads(code: str) -> list[str]:
        return re.findall(r'^  "?([a-z-]+)"?: \[$|\{ id: "(\w+)"', (APP / f"rules/{code}.ts").read_text("utf-8"), re.M)

    assert heads(language) == heads("en")
    assert len(heads("en")) > 30


def test_what_links_to_the_rules_finds_its_paragraph() -> None:
    rules = (APP / "rules/en.ts").read_text("utf-8")
    links = (APP / "rules/links.ts").read_text("utf-8")
    paragraphs = set(re.findall(r'\{ id: "(\w+)"', rules))
    wanted = set(re.findall(r'\w+: "(\w+)"', links))
    assert wanted <= paragraphs
    linked = set(re.findall(r"(\w+): \"", links))
    assert {option.name for title in catalogue("level3").titles for option in title.options} <= linked
