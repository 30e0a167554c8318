"""Views as records: folded by a kernel from the facts that a viewer may see, they say what the folded tables say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from misterx import Game
from misterx.families.gang import view_fold as gang
from misterx.families.gang.schema.view import View as GangView
from misterx.families.hand import view_fold as hand
from misterx.families.hand.schema.view import Row as HandRow
from misterx.families.hand.schema.view import View as HandView
from misterx.families.shared.view_json import ViewWriter
from misterx.families.shared.view_record import new_log, new_view
from misterx.families.shared.vocabulary import Vocabulary
from misterx.families.transit import view_fold as transit
from misterx.families.transit.schema.facts import Blacks
from misterx.families.transit.schema.view import View as TransitView
from misterx.kernel.codes import REASONS
from misterx.kernel.events import Declared, code_of
from misterx.kernel.jit import compiled
from misterx.kernel.records import InterpretedRecord

FOLDS: dict[str, tuple[Any, Any, Any]] = {
    "transit": (TransitView, None, transit.fold),
    "hand": (HandView, HandRow, hand.fold),
    "gang": (GangView, None, gang.fold),
}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("scotland-yard", 6, {}),
    ("scotland-yard", 3, {}),
    ("scotland-yard", 2, {}),
    ("scotland-yard", 5, {"edition": "classic"}),
    ("ny-chase", 6, {}),
    ("ny-chase", 3, {"roadblock_reuse": "fetch"}),
    ("sanssouci", 6, {}),
    ("sanssouci", 4, {"triple_move": True, "x_may_stay": True}),
    ("sanssouci", 5, {"voluntary_reveal": True, "ticket_exchange": True}),
    ("sanssouci", 6, {"always_visible": True, "free_order": True}),
    ("europa", 2, {}),
    ("europa", 6, {"x_without_move": "stays", "capture_timing": "check"}),
    ("europa", 4, {"round_limit": 20, "chips_visible_to_x": True}),
    ("behrends", 2, {}),
    ("behrends", 4, {"hard_checks": True, "phase1_cap": 6}),
    ("behrends", 3, {"dial": "last_digit", "phase2_first": "gang", "phase1_cap": 4}),
]
MOST_DECISIONS = 160
BLACKS = code_of(Blacks)


class Numbers:
    """A game's facts as the numbers that they were before they were put into words."""

    def __init__(self, game: Game) -> None:
        self.words, self.declared = game.words, game.family.FACTS

    def of(self, event: dict[str, Any]) -> tuple[int, ...]:
        declared = next(each for each in self.declared.values() if self._is(each, event))
        values = [self._number(meaning, event[field]) for field, meaning in declared.meanings]
        return (declared.code, *values, *[0] * (4 - len(values)))

    def _is(self, declared: Declared, event: dict[str, Any]) -> bool:
        if declared.name == "tickets":  # two facts of one name: his own black tickets, and all others
            return bool(event["event"] == "tickets" and (event["ticket"] == "black") == (declared.code == BLACKS))
        return bool(declared.name == event["event"])

    def _number(self, meaning: str, word: Any) -> int:
        words: Vocabulary = self.words
        if word is None:
            return -1
        if meaning == "station":
            return words.node[word]
        if meaning == "reason":
            return REASONS.index(word)
        if isinstance(word, str):
            return next(number for number in range(64) if words.read(meaning, number) == word)
        return int(word)


def play(game: Game, seed: int) -> Iterator[Game]:
    chooser = random.Random(seed)
    yield game
    for _ in range(MOST_DECISIONS):
        if game.result:
            return
        game.play(chooser.choice(game.legal_moves()))
        yield game


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_a_folded_record_says_what_the_view_says(title: str, players: int, options: dict[str, Any]) -> None:
    game = Game.new(title, players, options, seed=players)
    declared, row, fold = FOLDS[game.title.family]
    numbers = Numbers(game)
    lengths = {"pawn": len(game.words.pawns), "stock": len(game.words.stocks), "ticket": len(game.words.tickets)}
    writer = ViewWriter(game.words, lengths, declared, row)
    records: dict[str, Any] = {viewer: new_view(declared) for viewer in ("x", "h1", "public")}
    logs = {viewer: new_log(row, MOST_DECISIONS) if row else None for viewer in records}
    heard = dict.fromkeys(records, 0)
    for now in play(game, players):
        for viewer, record in records.items():
            laid_open = InterpretedRecord(record)
            for event in now.heard(viewer, heard[viewer]):
                if event["event"] != "possible":  # a premise of a position, which the table does not show
                    fold(laid_open, logs[viewer], *numbers.of(event))
            laid_open.pack()
            heard[viewer] = now.count_events(viewer)
            written, view = writer.write(record, logs[viewer]), now.view(viewer)
            assert written == {name: view[name] for name in written}


@pytest.mark.bounds
@pytest.mark.parametrize("title", ["ny-chase", "europa", "behrends"])
def test_a_compiled_fold_gives_the_same_bytes(title: str) -> None:
    game = Game.new(title, seed=4)
    declared, row, fold = FOLDS[game.title.family]
    quick = compiled(fold, game.family)
    numbers = Numbers(game)
    for _ in play(game, 4):
        pass
    one, other = new_view(declared), np.zeros(1, declared.DTYPE)
    other[0] = one
    logs = [new_log(row, MOST_DECISIONS) if row else None for _ in range(2)]
    laid_open = InterpretedRecord(one)
    for event in game.heard("public"):
        fact = numbers.of(event)
        fold(laid_open, logs[0], *fact)
        quick(other[0], logs[1], *fact)
    laid_open.pack()
    assert one.tobytes() == other[0].tobytes()
    assert np.array_equal(logs[0], logs[1])  # type: ignore[arg-type]
