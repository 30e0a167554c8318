"""A move is one number, one text and its parts: each gives the others, for every legal move of the golden games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from tests.golden.games import read_expected, read_record

from misterx import Game, titles
from misterx.families.registry import FAMILIES
from misterx.families.shared.move_table import Bits, Kind
from misterx.play.replaying import replay_game

STEP = 7  # every so many moments of a game are looked at; games begin at different ones
MANY = 100  # of longer lists, about so many moves are looked at
ACCESSORS = {
    "transit": {"station": "target_of", "pay": "ticket_of", "who": "pawn_of", "kind": "kind_of", "legs": "legs_of",
                "show": "shows", "block": "block_of", "how": "mode_of"},
    "hand": {"station": "target_of", "how": "ticket_of", "who": "who_of", "kind": "kind_of", "pay": "pay_of"},
    "gang": {"station": "target_of", "who": "piece_of", "kind": "kind_of", "die": "die_of", "facing": "facing_of",
             "second": "second_of"},
}  # fmt: skip


def table_of(family: str) -> Any:
    return import_module(f"misterx.families.{family}.schema.move_table")


def moments(title: str) -> Iterator[Game]:
    for start, name in enumerate(read_expected(title)):
        for number, (_, _, game) in enumerate(replay_game(Game.replay(read_record(title, name)))):
            if number % STEP == start % STEP and not game.result:
                yield game


@pytest.mark.parametrize("title", titles.ids())
def test_number_text_and_parts_of_a_move_give_each_other(title: str) -> None:
    family = titles.load(title).family
    kinds: dict[str, Kind] = {kind.name: kind for kind in table_of(family).KINDS}
    met = set()
    for game in moments(title):
        moves = list(zip(game._legal_now().codes, game.legal_parts(), strict=True))
        for code, move in moves[:: len(moves) // MANY + 1]:
            met.add(move.parts.kind)
            assert game.family.read_move(game.words, game.state, move.text) == code
            assert kinds[move.parts.kind].write(move.parts) == move.text
    assert len(met) > 1


@pytest.mark.parametrize("family", FAMILIES)
def test_the_table_says_where_parts_lie_as_the_compiled_accessors_do(family: str) -> None:
    moves = import_module(f"misterx.families.{family}.schema.moves")
    bits: dict[str, Bits] = table_of(family).BITS
    assert set(bits) == set(ACCESSORS[family])
    for move in (0, 1, -1, 0x2AAAAAAA, 0x15555555, 123456789):
        for name, accessor in ACCESSORS[family].items():
            assert bits[name].of(move) == getattr(moves, accessor)(move), (name, move)


def test_parts_are_of_the_seat_that_asks() -> None:
    game = Game.new("scotland-yard", players=3, seed=4)
    game.play(game.legal_moves()[0])
    for seat in game.seats:
        assert [move.text for move in game.legal_parts(seat)] == game.legal_moves(seat)
    assert {move.parts.who for move in game.legal_parts("h2")} <= {"d2", "p1", "p2"}


def test_a_finished_game_has_no_parts() -> None:
    game = Game.new("scotland-yard", players=3, seed=4)
    game.resign("x")
    assert game.legal_parts() == []


@pytest.mark.parametrize("title", titles.ids())
def test_the_table_alone_takes_a_text_apart_as_its_family_does(title: str) -> None:
    for game in moments(title):
        moves = game.legal_parts()
        for text, parts in moves[:: len(moves) // MANY + 1]:
            assert game.family.MOVES.read(text) == parts, text


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("text", ["", "tea", "d1", "d1 fly", "x place t3 here", "team operate", "nobody nowhere to go"])
def test_what_is_no_move_of_any_kind_is_not_taken_apart(family: str, text: str) -> None:
    assert FAMILIES[family].MOVES.read(text) is None
