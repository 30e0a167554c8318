"""Everything that people read is there in every language: refusals, reasons, options and their values, bots, rules."""

from __future__ import annotations

import ast
import inspect
import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.rules.transit.test_notes import CASES

from misterx import Game
from misterx.families.transit.specials import SPECIALS
from misterx.server.protocol.refusals import STATUS
from misterx.server.web.catalogue import catalogue as offered
from misterx.server.web.catalogue import words as bots
from misterx.titles import Note
from misterx.words import LANGUAGES, files_of
from misterx.words.fluent import Argument, Catalogue, Choice, Pattern, Reference, arguments_of
from misterx.words.typescript import OF_TERMINAL, group_of, is_on_pages, is_rule

ROOT = Path(__file__).parents[2]
APP = ROOT / "web" / "app"
SOURCE = ROOT / "src" / "misterx"
OTHERS = [language for language in LANGUAGES if language != "en"]
# Said at the browser's end alone.
OF_PAGES = {"offline", "removed", "old_page"}


@cache
def catalogue(language: str) -> Catalogue:
    """What the box says, whatever titles other tests have added."""
    return Catalogue(*(path.read_text("utf-8") for path in files_of(language)))


def keys_by_file() -> list[tuple[Path, str]]:
    """Every message with the file that it stands in."""
    return [(path, key) for path in files_of("en") for key in Catalogue(path.read_text("utf-8"))]


@cache
def raised(*names: str) -> set[str]:
    """The codes that our own modules name as the first argument of these calls."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                first = node.args[0]
                either = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                found |= {str(code.value) for code in either if isinstance(code, ast.Constant)}
    return found


def in_group(group: str, language: str = "en") -> set[str]:
    """The messages of a group, without their attributes."""
    return {
        key.removeprefix(f"{group}-") for key in catalogue(language) if key.startswith(f"{group}-") and "." not in key
    }


def printed(words: Catalogue, pattern: Pattern) -> set[str]:
    """What a text prints, apart from what it only chooses by."""
    found: set[str] = set()
    for part in pattern:
        match part:
            case Argument(name):
                found.add(name)
            case Reference(message):
                found |= printed(words, words[message])
            case Choice(_, variants, default):
                found = found.union(*(printed(words, text) for text in (*(text for _, text in variants), default)))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything_with_the_same_arguments(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert set(other) == set(english)
    for key in english:
        assert printed(other, other[key]) == printed(english, english[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_has_the_same_messages_in_the_same_order(language: str) -> None:
    folder, english = SOURCE / "words" / language, SOURCE / "words" / "en"
    assert [path.relative_to(folder) for path in sorted(folder.rglob("*.ftl"))] == [
        path.relative_to(english) for path in sorted(english.rglob("*.ftl"))
    ]
    for path in english.rglob("*.ftl"):
        there = (folder / path.relative_to(english)).read_text("utf-8")
        assert list(Catalogue(there)) == list(Catalogue(path.read_text("utf-8"))), path.name


def test_every_refusal_and_every_reason_is_said() -> None:
    errors = ("MisterXError", "TitleError", "IllegalMove", "PositionError", "RecordError")
    refusals = raised(*errors, "Refusal", "_refuse", "refuse") | set(STATUS)
    assert set(STATUS) | raised(*errors) <= in_group("refusal")
    assert raised("Reason") <= in_group("reason")
    assert in_group("refusal") >= OF_PAGES
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    unused = {code for code in in_group("refusal") - refusals - OF_PAGES if f'"{code}"' not in text}
    made = {"double_move", "hidden_move", "double_hidden_move"}  # of the words of a move
    unused |= {code for code in in_group("reason") - made if f'"{code}"' not in text}
    assert unused == set()


def test_why_he_is_not_somewhere_is_said() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (SOURCE / "deduce").rglob("*.py"))
    absent = {code for code in in_group("absence") if f'"{code}"' not in text}
    assert absent == set()
    named = set(re.findall(r'Absence\(\w+, "(\w+)"', text))
    assert len(named) > 5
    assert named <= in_group("absence")


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
def all_notes() -> list[Note]:
    """What the engine says of options that change nothing."""
    games = [Game.new(title, players, options, seed=1) for title, players, options in NOTED]
    return [note for game in games for note in game.options.notes]


def test_why_an_option_has_no_effect_is_said() -> None:
    assert {note.code for note in all_notes()} == in_group("note")
    for note in all_notes():
        assert arguments_of(catalogue("en"), catalogue("en")[f"note-{note.code}"]) <= set(note.arguments)
        assert note.say("de") != note.say("en")


def test_every_option_value_and_bot_has_its_words() -> None:
    options, values = set[str](), set[str]()
    for title in offered("level3").titles:
        options |= {option.name for option in title.options}
        values |= {value for option in title.options for value in option.values or () if not value.isdecimal()}
    assert options == in_group("option")
    assert values <= in_group("value")
    assert set(bots()) == in_group("bot")
    assert all(
        f"{group}-{name}.about" in catalogue("en")
        for group, named in (("option", options), ("bot", bots()))
        for name in named
    )


def test_the_pages_say_nothing_that_is_not_asked_for() -> None:
    """Messages that no page names; groups that are found by an id are held to those ids above."""
    by_id = {"refusal", "reason", "absence", "note", "option", "value", "bot", "pawn", "ticket", "title", "plan"}
    by_id |= {"side", "letter", "ending", "outcome", "resigned", "timeout", "mission", "sector", "asked", "theme"}
    by_id |= {
        "edition",
        "aids",
        "helps",
        "more",
        "with",
        "without",
        "guide",
        "moment",
        "began",
        "possible",
        "stamp",
        "by",
    }
    pages = [*APP.rglob("*.svelte"), *(path for path in APP.rglob("*.ts") if path.parent.name != "words")]
    text = "\n".join(path.read_text("utf-8") for path in pages)
    special = {f"news-{fact}" for rule in SPECIALS for fact in rule.SEEN}
    unused = set()
    for key in (key for path, key in keys_by_file() if is_on_pages(path, key) and "." not in key):
        group, _, name = key.partition("-")
        camel = re.sub(r"-(\w)", lambda letter: letter[1].upper(), name)
        if group not in by_id and key not in special and not re.search(rf"\b{camel}\b", text):
            unused.add(key)
    assert unused == set()


def test_the_terminal_says_what_there_is_and_all_of_it() -> None:
    """Messages are named in calls of `told`, some of them with a part that is filled in."""
    constants, forms, groups = set[str](), set[str](), set[str]()
    for path in (SOURCE / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values]
                whole = "".join(parts)
                (groups if whole.endswith("-*") and whole.count("-") == 1 else forms).add(whole)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "told":
                if isinstance(node.args[0], ast.Constant):
                    assert node.args[0].value in catalogue("en"), path.name
    constants |= {name.replace("_", "-") for name in constants}
    for special in SPECIALS:  # their facts, moves and stocks have messages of the same names
        source = ast.parse(inspect.getsource(type(special)))
        constants |= {str(node.value) for node in ast.walk(source) if isinstance(node, ast.Constant)}
    unused = []
    for key in (key for key in catalogue("en") if group_of(key) in OF_TERMINAL):
        group, _, name = key.partition("-")
        named = key in constants or (f"{group}-*" in groups and name in constants)
        if not named and not any(fnmatchcase(key, form) for form in forms if form.startswith(f"{group}-")):
            unused.append(key)
    assert unused == []


def test_what_links_to_the_rules_finds_its_paragraph() -> None:
    links = (APP / "rules/links.ts").read_text("utf-8")
    heads = [key for path, key in keys_by_file() if is_rule(path, key)]
    paragraphs = {key.partition("-")[2] for key in heads if "." not in key}
    assert len(heads) > 60
    assert all(f"{key}.text" in heads for key in heads if "." not in key)
    assert set(re.findall(r'\w+: "(\w+)"', links)) <= paragraphs
    told = {key for key in catalogue("en") if key.endswith(".rule")}
    assert told, "what one title alone has names its paragraph itself"
    rules = {language: {catalogue(language)[key] for key in told} for language in LANGUAGES}
    assert all(found == rules["en"] for found in rules.values())
    assert {str(pattern[0]) for pattern in rules["en"]} <= paragraphs
    linked = set(re.findall(r"(\w+): \"", links))
    linked |= {key.removeprefix("option-").removesuffix(".rule") for key in told}
    assert {option.name for title in offered("level3").titles for option in title.options} <= linked
