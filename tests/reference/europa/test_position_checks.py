"""Rings, checks, open moves and the track once more, from the lines of whole games alone: a second, plain reading.

It keeps a person's notes: his cities by entry, who moved onto what in this round, and which pair lies where. It shares
nothing with the rules; after every decision the open table must say the same.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest
from tests.rules.europa.land import LAND

from misterx import Game

DEEP = bool(os.environ.get("MISTERX_DEEP"))
BACK = {3: 4, 4: 3, 5: 2}  # EU-095 to EU-097: magnifiers, and how many moves back
OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_open_move": 6},
    {"check_window": 7, "start_counts": False},
    {"check_includes_current": False, "repeat_visit": "latest", "detective_special_from_move": 1},
    {"check_all_entered": False, "double_with_hidden": True, "first_open_move": 9},
    {"capture_timing": "check", "check_window": 2},
]


class Notes:
    """What somebody writes down who hears every line."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.cities: list[int] = []  # [entry], the start first
        self.entered: dict[str, list[int]] = {}
        self.rings: list[tuple[int, int, int]] = []  # pair, city, entry, the oldest mark first
        self.box: Counter[str] = Counter()
        self.track: Counter[str] = Counter()

    def hear(self, text: str) -> None:
        words = text.split()
        paid = [word for word in words[words.index("pay") :] if "/" in word] if "pay" in words else []
        self.box.update(paid)
        if words[:2] == ["x", "mission"]:
            self.cities.append(int(words[3]))
        elif words[0] == "x" and words[1] != "discard":
            place = next(place for place, word in enumerate(words) if word.isdigit())
            self.cities.append(int(words[place]))
            if len(self.cities) - 1 < self.options["first_open_move"]:  # EU-135
                self.track[words[place - 1]] += 1
        elif words[0].startswith("d") and words[0] != "deal" and "/" in words[1]:
            self.entered[words[0]] = [int(words[2])]
        elif words[:2] == ["team", "operate"]:
            self.entered.setdefault(words[2], []).append(int(words[3]))
        elif words[:2] == ["team", "investigate"]:
            self.mark(len(self.cities) - 1 - BACK[len(paid)])

    def mark(self, entry: int) -> None:
        """EU-101, EU-128, EU-129: the pair with the fewest strokes that is free, else the oldest mark's."""
        if any(ring[2] == entry for ring in self.rings):
            return
        free = [pair for pair in range(1, 6) if pair not in [ring[0] for ring in self.rings]]
        pair = free[0] if free else self.rings.pop(0)[0]
        self.rings.append((pair, self.cities[entry], entry))

    def check(self) -> None:
        """EU-121 to EU-130: the last cities on his list that somebody moved onto in this round, the oldest first."""
        every = self.options["check_all_entered"]
        hit = {city for cities in self.entered.values() for city in (cities if every else cities[-1:])}
        last = len(self.cities) - 1 - (not self.options["check_includes_current"])
        window = range(last - self.options["check_window"] + 1, last + 1)
        listed = [n for n in window if n >= (not self.options["start_counts"]) and n < self.options["first_open_move"]]
        for entry in listed:
            later = [self.cities[n] for n in listed if n > entry]
            if self.cities[entry] in hit and (self.options["repeat_visit"] == "all" or self.cities[entry] not in later):
                self.mark(entry)
        self.entered = {}


def follow(game: Game, chooser: random.Random, decisions: int) -> tuple[int, Counter[str]]:
    """How many rings lay at most, and what happened."""
    notes, heard, checked, most = Notes(game.options.values), 0, 0, 0
    seen: Counter[str] = Counter()
    for _ in range(decisions):
        moves = game.legal_moves()
        rare = [move for move in moves if " pay " in move]
        away = [m for m in moves if m.startswith("x") or not notes.cities or str(notes.cities[-1]) not in m.split()]
        game.play(chooser.choice(rare if rare and chooser.random() < 0.5 else away or moves))
        if game.result:
            return most, seen
        for seat, text in game.lines[heard:]:
            if seat != "chance":
                notes.hear(text)
                seen[" ".join(text.split()[:2])] += 1
        heard = len(game.lines)
        checks = sum(event["event"] == "checked" for event in game.events("x"))
        if checks > checked:
            notes.check()
            checked = checks
        compare(game, notes)
        most = max(most, len(notes.rings))
    return most, seen


def compare(game: Game, notes: Notes) -> None:
    view, words = game.view("x"), game.words
    assert sorted((ring["pair"], ring["station"], ring["entry"]) for ring in view["rings"]) == sorted(notes.rings)
    assert [entry["station"] for entry in view["log"]] == notes.cities[1:]
    for place, counted in (("box", notes.box), ("track", notes.track)):
        told = Counter(dict(zip(words.tickets, game.state[place].tolist(), strict=True)))
        if place == "track" or told.total() == counted.total():  # the box goes back when the bag runs short (EU-117)
            assert +told == +counted, place
        else:
            notes.box = +told
    entries = len(notes.cities) - 1
    shown = game.view("public")["pawns"]["x"]["station"]
    if not game.family.is_mid_turn(game.state):
        is_open = entries >= game.options["first_open_move"]
        assert shown == (notes.cities[-1] if is_open else None)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "printed")
@pytest.mark.parametrize("seed", range(40 if DEEP else 4))
def test_a_persons_notes_say_what_the_table_says(options: dict[str, Any], seed: int) -> None:
    game = Game.new("europa", 2 + seed % 5, options, board=LAND if seed % 4 else None, seed=seed)
    follow(game, random.Random(seed), 110)


def test_the_notes_see_rings_move_on_and_every_kind_of_move() -> None:
    most, seen = 0, Counter[str]()
    for seed in range(6):
        game = Game.new("europa", 3, {"first_open_move": 9}, board=LAND, seed=seed)
        lay, happened = follow(game, random.Random(seed), 120)
        most, seen = max(most, lay), seen + happened
    assert most == 5
    assert {"x double", "x hidden", "team investigate", "team operate"} <= seen.keys()
