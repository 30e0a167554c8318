"""Whole games of Behrends' Mister X: the rules and a plain reading of the rulebook agree line by line, seat by seat."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.reference.behrends.positions import laid_out, write
from tests.reference.behrends.scenes import phase_1, phase_2
from tests.reference.behrends.sight import must_remember, seen, told_line
from tests.reference.behrends.table import Table
from tests.reference.behrends.words import choices, say, speakers
from tests.rules.behrends.toy_city import TOY_CITY
from tests.toy import paste
from tests.variants import Variant, each_option, mixtures

from misterx import Game
from misterx.play.records import whole_record

DEEP = bool(os.environ.get("MISTERX_DEEP"))
OPEN = {"title", "family", "board", "viewer", "players", "options", "seats", "car", "leg"}  # of no secret
LONG = 1200  # the police may be shut in for good, and the book has no end for that (BX-OP-33)


def read_lines(table: Table, seats: list[str], lines: Sequence[tuple[str, str]]) -> None:
    """Hear a part of the record; every line must be one that this seat, or chance, may say."""
    for who, text in lines:
        assert who in (speakers(table, seats) or ["chance"]), (who, text)
        meant = choices(table)
        assert text in meant, (who, text, sorted(meant))
        say(table, text, meant[text])


def compare(game: Game, table: Table, moves: list[str]) -> None:
    """What everybody may do and know now."""
    seats = list(game.seats)
    for viewer in (*seats, "public"):
        view = game.view(viewer)
        expected = {**seen(table, viewer), "legal": moves if viewer in speakers(table, seats) else None}
        view["legal"] = sorted(view.get("legal") or []) or None
        assert view.keys() - expected.keys() == OPEN, viewer
        other = {key: (view[key], value) for key, value in expected.items() if view[key] != value}
        assert not other, (viewer, table.ask, other, paste(game))


def compare_records(game: Game, table: Table) -> None:
    """What each of them may read, with a question mark for what he does not know."""
    for viewer in (*game.seats, "public"):
        told = game.record(viewer).split("\n\n", 1)[1].splitlines()
        lines = [] if must_remember(table, viewer) else game.lines
        assert told == [told_line(table, viewer, who, text) for who, text in lines], (viewer, paste(game))


def compare_news(game: Game, table: Table) -> None:
    """What each of them was told so far, which a screen may still hold: no number that he may not know now."""
    for viewer in (*game.seats, "public"):
        told = {fact["pawn"]: fact["number"] for fact in game.events(viewer) if fact.get("number")}
        known = {token: pawn["number"] for token, pawn in seen(table, viewer)["pawns"].items() if pawn.get("number")}
        known.pop("x", None)
        if table.up and viewer != "x" and not must_remember(table, viewer):
            assert told == known, (viewer, told, known, paste(game))
        else:
            assert told.items() <= known.items(), (viewer, told, known, paste(game))


def compare_again(game: Game, table: Table, board: dict[str, Any] | None) -> None:
    """Whoever comes back after the server began anew sees the same."""
    again = Game.replay(whole_record(game), board=board)
    for viewer in (*game.seats, "public"):
        assert again.view(viewer) == game.view(viewer), (viewer, table.ask, paste(game))


def favoured(table: Table, moves: list[str], chooser: random.Random) -> str:
    """Rare moves more often than chance would have it, but Mister X found and caught every other time only."""
    if table.phase == 0:
        return chooser.choice(moves)
    taken = {*table.squares.values()}
    if table.phase == 2 or chooser.random() < 0.5:
        taken -= {table.squares[table.x()]}
    if table.ask in ("drive", "jump", "walk"):
        rare = [move for move in moves if int(move.split()[1]) in taken | {table.city.hq} or "facing" in move]
        arrests = [move for move in moves if table.phase == 2 and int(move.split()[1]) == table.squares[table.x()]]
        if arrests and chooser.random() < 0.5:
            return chooser.choice(arrests)
        moves = [move for move in moves if move not in arrests] or moves
    else:
        rare = [move for move in moves if move.startswith(("check", "override", "banish"))]
    return chooser.choice(rare if rare and chooser.random() < 0.6 else moves)


def follow(game: Game, table: Table, board: dict[str, Any] | None, chooser: random.Random) -> Counter[str]:
    """Play a game to its end, if it has one, and read its record along; says what was compared, and how often."""
    read = 0
    seats = list(game.seats)
    met: Counter[str] = Counter()
    while True:
        lines = list(game.lines)
        read_lines(table, seats, lines[read:])
        read = len(lines)
        moves = sorted(choices(table))
        compare(game, table, moves)
        met.update(features(table))
        if chooser.random() < 0.05 or table.result:
            compare_records(game, table)
            compare_news(game, table)
        if table.shown or chooser.random() < 0.01:
            compare_again(game, table, board)
        if table.result or read > LONG:
            return met + Counter(lines=read, games=1)
        game.play(favoured(table, moves, chooser), chooser.choice(speakers(table, seats)))


def features(table: Table) -> list[str]:
    """What this table is an example of."""
    met = [f"ended {table.result[1]}" if table.result else f"{table.phase} {table.ask}"]
    met += ["barricade"] if table.phase == 2 and table.barricades() else []
    met += ["shown for a moment"] if table.shown else []
    met += ["escape"] if table.phase == 1 and table.found else []
    met += ["extra move"] if table.leg == "override" and table.ask == "drive" else []
    return met


def play_through(variant: Variant, seed: int, board: dict[str, Any] | None = None) -> Counter[str]:
    game = Game.new("behrends", variant.players, variant.options, seed=seed, board=board)
    return follow(game, laid_out(game, board), board, random.Random(seed))


def play_on(variant: Variant, seed: int, board: dict[str, Any] | None = None) -> Counter[str]:
    """From a crowded table in the middle of a game."""
    chooser = random.Random(seed)
    table = laid_out(Game.new("behrends", variant.players, variant.options, seed=seed, board=board), board)
    chooser.choice([phase_1, phase_2, phase_2])(table, chooser)
    return follow(Game.from_position(write(table, variant.options), board=board, seed=seed), table, board, chooser)


BOARDS = {"printed": None, "toy": TOY_CITY}
EACH = list(each_option("behrends"))
ENDS = ("captured", "seven_checks", "twenty_warnings", "cap")
RARE = ("1 check", "2 jump", "2 banish", "2 override", "barricade", "escape", "extra move")


@pytest.mark.parametrize("board", BOARDS)
def test_both_agree_with_every_option(board: str) -> None:
    met: Counter[str] = Counter()
    for seed, variant in enumerate(EACH):
        met += play_on(variant, seed, BOARDS[board])
        if DEEP or board == "toy" or seed % 3 == 0:
            met += play_through(variant, seed, BOARDS[board])
    assert not [name for name in (*RARE, *(f"ended {reason}" for reason in ENDS)) if not met[name]], met


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("part", range(4))
def test_both_agree_with_mixed_options(board: str, part: int) -> None:
    met: Counter[str] = Counter()
    for seed, variant in enumerate(mixtures("behrends", 600 if DEEP else 4, part)):
        met += play_on(variant, 1000 * part + seed, BOARDS[board])
        if DEEP or board == "toy":
            met += play_through(variant, 1000 * part + seed, BOARDS[board])
    assert met["lines"] > 5 * met["games"]
    print(dict(met))
