"""Whole games on two tables: the rules and the second engine agree after every line, move by move and seat by seat.

Compared are whose turn it is, the legal moves of every seat, every outcome of chance with its weight, bag and box, the
end and its cause, and all that each viewer is shown and may read: what the second engine says he may know, and nothing
else.
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.leaks.compare import say
from tests.reference.europa import rounds, sight
from tests.reference.europa.positions import laid_out
from tests.reference.europa.table import Table
from tests.rules.europa.land import LAND
from tests.toy import paste

from misterx import Game, IllegalMove
from misterx.kernel.codes import CHANCE

DEEP = bool(os.environ.get("MISTERX_DEEP"))
VALUES: dict[str, list[Any]] = {
    "ticket_mix": [
        "default",
        "uniform",
        "car_heavy",
        {"car/mag": 60, "car/blue": 60},
        {"rail/foot": 30, "rail/shad": 30, "plane/mag": 20, "plane/blue": 20, "car/mag": 20},
        {"plane/shad": 50, "plane/blue": 30, "plane/mag": 30, "car/shad": 10},
    ],
    "setup_order": ["detectives_first", "mission_first"],
    "capture_timing": ["immediate", "check"],
    "x_without_move": ["stays", "loses", "by_cause"],
    "detectives_share_city": [False, True],
    "must_move": ["local", "maximal"],
    "check_window": [1, 2, 3, 4, 5, 6, 7],
    "check_includes_current": [True, False],
    "start_counts": [True, False],
    "check_all_entered": [True, False],
    "repeat_visit": ["all", "latest"],
    "discard_before_draw": [True, False],
    "first_open_move": [1, 2, 5, 10, 24, 25],
    "detective_special_from_move": [1, 2, 3, 5, 8, 24],
    "double_with_hidden": [False, True],
    "detective_hands_visible_to_x": [False, True],
    "investigation_chips": [22, 1, 2, "unlimited"],
    "chips_visible_to_x": [False, True],
    "round_limit": ["none", 1, 3, 12, 30],
}
EVERY = [{name: value} for name, values in VALUES.items() for value in values]
UNEVEN = [{"h1": ["d5", "d2", "d4", "d1"], "h2": ["d3"]}, {"h1": ["d3"], "h2": ["d1", "d2", "d4", "d5"]}]


def mix(chooser: random.Random) -> dict[str, Any]:
    chosen = chooser.sample(sorted(VALUES), chooser.choice([0, 1, 2, 4, 8, 17]))
    return {name: chooser.choice(VALUES[name]) for name in chosen}


def begin(players: int, options: Mapping[str, Any], small: bool, seats: Any = None) -> tuple[Game, Table]:
    """Both tables before the first ticket is drawn."""
    game = Game("europa", players, options, LAND if small else None, seats, 0)
    game._tell(game.engine.announce(game.state, {"words": game.words}))
    leads = {seat: list(pawns) for seat, pawns in game.seats.items() if seat != "x"}
    return game, rounds.set_out(game.board, dict(game.options.values), leads)


def outcomes(game: Game) -> dict[str, int]:
    moves, weights = game.engine.chance(game.state)
    texts = [game.family.write_move(game.words, game.state, move) for move in moves]
    return dict(zip(texts, weights, strict=True))


def compare(game: Game, table: Table, views: bool = True) -> list[str]:
    """Both say the same; then everything that may happen next."""
    found = sorted(rounds.choices(table))
    assert game.result == table.result
    for place in ("bag", "box"):
        there = zip(game.words.tickets, getattr(game.state, place).tolist(), strict=True)
        assert {ticket: count for ticket, count in there if count} == dict(getattr(table, place)), place
    if not game.result and game.engine.decider(game.state) == CHANCE:
        assert outcomes(game) == {text: table.bag.get(text.split()[2], 1) for text in found}
        return found
    assert sorted(game.legal_moves()) == found
    for viewer in [*game.seats, "public"] if views else []:
        view, seen = game.view(viewer), sight.see(table, viewer)
        assert {key: view[key] for key in seen} == seen, viewer
        mine = [text for text in found if viewer in sight.deciders(table, text)]
        assert sorted(view.get("legal", [])) == mine, viewer
        assert viewer == "public" or sorted(game.legal_moves(viewer)) == mine
    return found


def choose(table: Table, found: list[str], chooser: random.Random) -> str:
    """Any of them, rare ones more often; captures and arrivals seldom, so that games grow old."""
    if table.phase == "draw":
        liked = ("foot", "shad") if table.drawing[0] == "x" else ("mag", "blue")
        useful = [text for text in found if text.endswith(liked)]
        return chooser.choice(useful if useful and chooser.random() < 0.5 else found)
    wins = [text for text in found if ends_game(table, text)]
    quiet = [text for text in found if text not in wins] or found
    special = [text for text in quiet if " pay " in text] or quiet
    return chooser.choice(chooser.choice([wins or quiet] if chooser.random() < 0.02 else [quiet, quiet, special]))


def ends_game(table: Table, text: str) -> bool:
    words = text.split(" pay ")[0].split()
    if table.phase == "x":
        return int(words[-1]) in table.missions[table.mission]["targets"]
    return words[0] != "x" and words[-1] == str(table.here) if table.phase in ("moves", "team") else False


class Scribe:
    """The lines that each viewer may read."""

    def __init__(self, game: Game) -> None:
        self.told: dict[str, list[str]] = {viewer: [] for viewer in [*game.seats, "public"]}

    def write(self, table: Table, seat: str, text: str) -> None:
        for viewer, lines in self.told.items():
            known = sight.read_line(table, text, viewer)
            lines += [] if known is None else [f"{seat}: {known}"]

    def compare(self, game: Game, table: Table) -> None:
        """Not in the middle of a double move, of which others hear nothing, nor at the end, when all is open."""
        for viewer in self.told if not (game.result or table.half) else []:
            lines = game.record(viewer).split("\n\n")[1].splitlines()
            assert [line for line in lines if ": note " not in line] == self.told[viewer], viewer


def put_chip(game: Game, table: Table, chooser: random.Random) -> None:
    """EU-132: now and then a chip, in the detectives' turn."""
    city = int(chooser.choice(game.words.stations))
    colour = chooser.choice(["yellow", "pink", "off"] if city in table.chips else ["yellow", "pink"])
    text, seat = f"chip {colour} {city}", chooser.choice(list(table.leads))
    if city not in table.chips and len(table.chips) == table.options["investigation_chips"]:
        with pytest.raises(IllegalMove):
            game.note(text, seat)
        return
    game.note(text, seat)
    rounds.note(table, colour, city)


def follow(game: Game, table: Table, chooser: random.Random, most: int, views: bool = True) -> int:
    """Play a game on both tables; how many lines were compared."""
    lines = 0
    scribe = Scribe(game)
    try:
        found = compare(game, table, views)
        while found and lines < most:
            if table.phase in sight.HUNTERS_TURN and chooser.random() < 0.05:
                put_chip(game, table, chooser)
                compare(game, table, views)
            text = choose(table, found, chooser)
            chance = table.phase in ("draw", "deal")
            seat = "chance" if chance else chooser.choice(sight.deciders(table, text))
            scribe.write(table, seat, text)
            say(game, (seat, text))
            rounds.play(table, text)
            found = compare(game, table, views)
            lines += 1
        if views:
            scribe.compare(game, table)
    except AssertionError as error:
        raise AssertionError(f"{error}{paste(game)}") from error
    return lines


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_both_agree_under_every_option_by_itself(options: dict[str, Any]) -> None:
    number = EVERY.index(options)
    for seed in range(20 if DEEP else 1):
        game, table = begin(2 + (number + seed) % 5, options, small=(number + seed) % 4 > 0)
        assert follow(game, table, random.Random(seed), 3000 if DEEP else 150)


@pytest.mark.parametrize("part", range(4))
def test_both_agree_under_mixed_options(part: int) -> None:
    for seed in range(part, 3000 if DEEP else 16, 4):
        chooser = random.Random(seed)
        game, table = begin(2 + seed % 5, mix(chooser), small=seed % 3 > 0)
        assert follow(game, table, chooser, 3000 if DEEP else 250)


@pytest.mark.parametrize("seats", UNEVEN, ids=["4+1", "1+4"])
def test_both_agree_whoever_leads_how_many(seats: dict[str, list[str]]) -> None:
    for seed in range(100 if DEEP else 1):
        game, table = begin(1 + len(seats), {}, True, seats)
        assert follow(game, table, random.Random(seed), 3000 if DEEP else 300)


@pytest.mark.parametrize("part", range(2))
def test_both_go_on_alike_from_a_position_in_the_middle(part: int) -> None:
    """What is not in a position, such as a mark that gave way, nobody knows: so the views are not compared."""
    for seed in range(part, 400 if DEEP else 10, 2):
        chooser = random.Random(seed)
        first, table = begin(2 + seed % 5, mix(chooser), small=seed % 3 > 0)
        follow(first, table, chooser, chooser.randint(60, 400), views=False)
        while table.phase in ("draw", "deal"):
            follow(first, table, chooser, 1, views=False)
        if not first.result:
            position = first.to_position()
            game = Game.from_position(position, board=first.board, seed=seed)
            assert game.to_position() == position
            follow(game, laid_out(game), chooser, 100, views=False)
