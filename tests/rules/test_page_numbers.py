"""The rules that the page tells people hold the numbers of the titles' tables, in every language and in this order."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.rules.behrends.city import city

import misterx
from misterx import titles
from misterx.titles import Title
from misterx.words.fluent import Catalogue, tell

WORDS = Path(misterx.__file__).parent / "words"
LANGUAGES = ("en", "de", "es", "pt")
FEW, MANY = 3, (4, 5)  # detectives of N.Y. Chase: all roadblocks, and fewer
MISS = 2  # BX-105: warnings for an extra move that does not reach him
TO_A_DETECTIVE = 1  # EU-092


@cache
def read_paragraphs(language: str) -> dict[tuple[str, str], str]:
    """The text of each paragraph, by title and name."""
    found: dict[tuple[str, str], str] = {}
    for path in sorted((WORDS / language / "titles").glob("*.ftl")):
        words = Catalogue(path.read_text("utf-8"))
        for message in words:
            title, _, paragraph = message.removesuffix(".text").partition("-")
            if title == path.stem and message.endswith(".text"):
                found[title.replace("_", "-"), paragraph] = tell(words, message, {})
    return found


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def each(table: dict[str, int]) -> list[int]:
    return list(table.values())


def transit_numbers(title: Title) -> dict[str, list[int]]:
    """What all games of the log have in common."""
    chosen = title.defaults
    told = {
        "goal": [chosen["round_limit"]],
        "log": chosen["reveals"],
        "double": [chosen["double_tickets"]],
        "tickets": each(chosen["hunter_tickets"]),
    }
    if isinstance(chosen["x_tickets"], dict):
        told["tickets"] = told["tickets"] + each(chosen["x_tickets"])
    return told


def yard_numbers(title: Title) -> dict[str, list[int]]:
    told, chosen = transit_numbers(title), title.defaults
    most = max(number for count, number in chosen["detectives"].items() if count != "by")
    helped = [(int(many), chosen["policemen"][many]) for many in ("2", "3")]
    told["goal"] = told["goal"] + [most]
    told["tickets"] = told["tickets"] + [number for pair in helped for number in pair]
    return {**told, "black": [chosen["black_tickets"]]}


def york_numbers(title: Title) -> dict[str, list[int]]:
    blocks = title.defaults["roadblocks"]
    assert len({blocks[str(many)] for many in MANY}) == 1
    lent = [blocks[str(FEW)], *MANY, blocks[str(MANY[0])]]
    return {**transit_numbers(title), "fly": [title.defaults["helicopter_cards"]], "block": lent}


def europa_numbers(title: Title) -> dict[str, list[int]]:
    tables, chosen = title.tables, title.defaults
    hand, prices = tables["deal"], tables["prices"]
    assert list(tables["special_operation"].values()) == [
        "car",
        "rail",
        "plane",
    ]  # the order in which the text names them
    steps = {int(paid): moves for paid, moves in tables["investigation"].items()}
    lights = [int(paid) for paid in tables["special_operation"]]
    return {
        "goal": [tables["box"]["pawns"] - 1],
        "hand": [hand["x"], hand["detective_player"], hand["for_each_detective"]],
        "double": [prices["double"], prices["hidden"]],
        "stuck": [hand["x"]],
        "check": [chosen["check_window"]],
        "special": [chosen["detective_special_from_move"], *steps, *steps.values(), *lights],
        "open": [chosen["first_open_move"]],
    }


def behrends_numbers(title: Title) -> dict[str, list[int]]:
    box = title.tables["box"]
    return {
        "first": [box["cars"], box["dice"], box["checks"]],
        "override": [MISS],
        "end": [box["checks"], box["warnings"]],
    }


EXPECTED: dict[str, Any] = {
    "scotland-yard": yard_numbers,
    "ny-chase": york_numbers,
    "sanssouci": transit_numbers,
    "europa": europa_numbers,
    "behrends": behrends_numbers,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", titles.ids())
def test_the_numbers_are_those_of_the_tables(name: str, language: str) -> None:
    expected = EXPECTED[name](titles.load(name))
    told = {id: numbers_in(text) for (title, id), text in read_paragraphs(language).items() if title == name}
    assert told == {id: expected.get(id, []) for id in told}
    assert expected.keys() <= told.keys()


def test_a_missed_extra_move_costs_what_the_page_says() -> None:
    """That number stands in no table."""
    lines = ("nominate car1 car2", "car1 36", "car2 8", "override car1", "roll 2", "car1 38")
    assert city(*lines, phase=2, car1=33, car2=5).view("public")["warnings"] == MISS


# What each language must say, and must not: faults that numbers do not show.
SAID: dict[tuple[str, str], dict[str, tuple[str, ...]]] = {
    ("ny-chase", "goal"): {
        "en": ("enclosed",), "de": ("eingeschlossen",), "es": ("acorralado",), "pt": ("cercado",),
    },
    ("ny-chase", "fly"): {
        "en": ("one a round",), "de": ("einen je Runde",), "es": ("uno por ronda",), "pt": ("um por rodada",),
    },
    ("europa", "check"): {
        "en": ("end of every round",), "de": ("Ende jeder Runde",), "es": ("final de cada ronda",),
        "pt": ("fim de cada rodada",),
    },
    ("behrends", "first"): {
        "en": ("never turn round", "arrows"), "de": ("wenden", "Pfeilfelder"), "es": ("dan la vuelta", "flechas"),
        "pt": ("meia-volta", "setas"),
    },
    ("behrends", "second"): {
        "en": ("in headquarters by a die", "pips printed", "may not pass a car", "another for a helper"),
        "de": ("im Präsidium mit einem Würfel", "aufgedruckten Augen", "an keinem Wagen vorbei", "für einen Helfer"),
        "es": ("en la jefatura con un dado", "puntos impresos", "no puede adelantar", "otro para un ayudante"),
        "pt": ("na delegacia com um dado", "pontos impressos", "não pode passar por um carro",
               "outro para um ajudante"),
    },
}  # fmt: skip
CANNOT_MOVE = {
    "en": "cannot move",
    "de": "nicht mehr ziehen kann oder",
    "es": "él no puede mover",
    "pt": "ele não pode",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_must_know_is_said(language: str) -> None:
    told = read_paragraphs(language)
    for where, words in SAID.items():
        assert [word for word in words[language] if word not in told[where]] == [], where
    goal = told["ny-chase", "goal"]
    assert CANNOT_MOVE[language] not in goal, "who only lacks a ticket stays (NY-101)"
    assert "geradeaus" not in told["behrends", "first"]


@pytest.mark.parametrize(
    ("language", "order"),
    [
        ("en", ("special action", "discard", "position check")),
        ("de", ("Sonderaktion", "werfen ab", "Positionskontrolle")),
        ("es", ("acción especial", "se descartan", "control de posición")),
        ("pt", ("ação especial", "descartam", "verificação de posição")),
    ],
)
def test_the_position_check_ends_the_round_of_europa(language: str, order: tuple[str, ...]) -> None:
    """EU-121: after special actions and new tickets."""
    text = read_paragraphs(language)["europa", "turn"].lower()
    places = [text.index(words.lower()) for words in order]
    assert places == sorted(places)
