"""A table told by facts, or written as a position, is the same table: byte for byte, for everybody who looks at it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.rules.behrends.toy_city import TOY_CITY

from misterx import Game, boards
from misterx.deduce import Knowledge
from misterx.families.gang.knowledge.deduction import EVERYBODY, ROOM, count_suspects, is_suspect, learn, suspect_all
from misterx.families.gang.schema.state import State
from misterx.kernel.records import interpreted

CITY = boards.load(TOY_CITY)
SECRET = {"number", "x_token", "x_number"}
TABLES: list[dict[str, Any]] = [
    {},
    {"hard_checks": True, "lingering_check": True},
    {"dial": "random", "jump_facing": "free", "barricade_breakable": True},
    {"dial": "rotary_reset", "phase2_first": "gang", "hq_transit": "stop"},
    {"dial": "last_digit", "override_after_warning": True, "colour_arrest": True, "barricade_on_arrow": True},
]
EAGER = ("check", "nominate", "override", "banish")  # what a player who hurries does rather than not


def differing(one: Any, other: Any) -> set[str]:
    return {name for name in State.DTYPE.names if not np.array_equal(one[name], other[name])}


def looks(game: Game) -> dict[str, Any]:
    views = {viewer: game.view(viewer) for viewer in (*game.seats, "public")}
    return {viewer: {key: view[key] for key in view if key != "options"} for viewer, view in views.items()}


def choose(game: Game, chooser: random.Random) -> str:
    """Hurry: check, drive to tokens; but do not arrest Mister X, so that the game lasts."""
    moves = game.legal_moves()
    if moves[0].startswith("x place"):
        return chooser.choice(moves[: len(moves) // 2])
    eager = [move for move in moves if move.split()[0] in EAGER]
    here = str(game.view("x")["pawns"]["x"]["station"])
    if game.state.phase == 2 and any(move.startswith("car") for move in moves):
        return chooser.choice([move for move in moves if move.split()[1] != here] or moves)
    tokens = {str(game.view("public")["pawns"][f"t{i}"]["station"]) for i in range(1, 11)}
    onto = [move for move in moves if move.startswith("car") and move.split()[1] in tokens]
    return chooser.choice(eager or onto or moves)


STREETS = (12, 13, 14, 15, 16, 17, 18, 19, 20, 21)


def start(phase: int, options: dict[str, Any], seed: int) -> Game:
    """A new game, or one in which the gang stands where it likes and the police are about to begin a phase."""
    if phase == 0:
        return Game.new("behrends", 3, options, board=CITY, seed=seed)
    squares = random.Random(seed).sample(STREETS, 10)
    pawns = {f"t{i}": square for i, square in enumerate(squares, 1)}
    said = {"phase": phase, "number": seed % 10 + 1, "pawns": pawns, "players": 3, "options": options}
    return Game.from_position({"title": "behrends", **said}, board=CITY, seed=seed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("phase", [0, 1, 2])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_facts_and_positions_rebuild_the_table(options: dict[str, Any], phase: int, seed: int) -> None:
    chooser = random.Random(seed)
    game = start(phase, options, seed)
    his, public = Knowledge.of(game, "x"), Knowledge.of(game, "public", remembers=True)
    known = np.zeros(ROOM, np.int64)
    suspect_all(known)
    if phase == 2:
        known[0] = 1 << seed % 10 + 1
    board, rules = interpreted(game.engine.board), interpreted(game.engine.rules)
    for number in range(20):
        if game.result:
            break
        assert his.follow(game).shadow().packed().tobytes() == game.state.tobytes()
        shadow = public.follow(game).shadow()
        assert differing(shadow.packed(), game.state) <= SECRET
        assert shadow.possible.tolist() == known.tolist()
        suspects = [f"t{token}" for token in range(1, 11) if is_suspect(known, token)]
        assert (shadow.suspects(), count_suspects(known)) == (suspects, len(suspects))
        squares = {game.view("public")["pawns"][token]["station"] for token in suspects} - {None}
        assert shadow.stations() == sorted(squares)
        if number % 3 == 2:
            again = Game.from_position(game.to_position(), board=CITY)
            assert differing(again.state, game.state) == set()
            assert looks(again)["x"] == looks(game)["x"]
            if "hard_checks" not in options:  # what is shown for a moment is in no position
                assert looks(again) == looks(game)
        text, before = choose(game, chooser), game.state
        move = game.family.read_move(game.words, game.state, text)
        after = game.engine.apply(game.state, move)[0]
        learn(board, rules, interpreted(before), interpreted(after), move, known, None)
        game.play(text)


def test_at_first_everybody_is_suspect() -> None:
    known = np.full(ROOM, 7, np.int64)
    suspect_all(known)
    assert known.tolist() == [EVERYBODY] + [0] * 10 + [7] * 5
    assert count_suspects(known) == 10
    assert [is_suspect(known, token) for token in range(12)] == [False] + [True] * 10 + [False]
