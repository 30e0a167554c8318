"""Views as records: folded from the facts that a viewer may see, in small steps or in one, interpreted or compiled."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from misterx import Game
from misterx.families.gang import view_fold as gang
from misterx.families.hand import view_fold as hand
from misterx.families.shared.view_fold import ViewFold
from misterx.families.shared.view_json import Folded
from misterx.families.shared.view_record import fields_of
from misterx.families.transit import view_fold as transit
from misterx.families.transit.schema.view import ENTRIES
from misterx.kernel.codes import TO_ALL
from misterx.kernel.events import pack_fact
from misterx.kernel.jit import compiled
from misterx.kernel.plain_records import plain_record
from misterx.play.event_log import EventLog

FOLDS: dict[str, Any] = {"transit": transit.fold, "hand": hand.fold, "gang": gang.fold}
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
VIEWERS = ("x", "h1", "public")


def play(game: Game, seed: int, decisions: int = MOST_DECISIONS) -> Iterator[Game]:
    chooser = random.Random(seed)
    yield game
    for _ in range(decisions):
        if game.result:
            return
        game.play(chooser.choice(game.legal_moves()))
        yield game


def told(game: Game, viewer: str) -> list[tuple[str, ...] | tuple[int, ...]]:
    """The facts that a viewer has heard so far, as numbers."""
    log = game.event_log
    return [log.facts.numbers(place) for place in log._places(viewer)[: log.count(viewer)]]


def fold_anew(game: Game, viewer: str) -> Folded:
    folding = ViewFold(game.family, game.words, game.options.values)
    return folding.go_on(folding.blank, told(game, viewer))  # type: ignore[arg-type]


def bytes_of(folded: Folded) -> bytes:
    rows = [] if folded.log is None else [row.tobytes() for row in folded.log.rows]
    return b"".join([folded.view.tobytes(), *rows])


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_a_folded_record_says_what_the_view_says(title: str, players: int, options: dict[str, Any]) -> None:
    """A view that goes on shares what has not changed with the one before: it is the same as one written in one go."""
    for now in play(Game.new(title, players, options, seed=players), players):
        for viewer in VIEWERS:
            anew, gone_on = fold_anew(now, viewer), now.event_log.view(viewer)
            assert anew.table == gone_on.table
            assert bytes_of(anew) == bytes_of(gone_on)


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_a_view_that_was_given_out_stays_as_it_is(title: str) -> None:
    before: list[tuple[Folded, bytes, str]] = []
    for now in play(Game.new(title, seed=5), 5, 60):
        before += [(now.event_log.view(viewer), b"", "") for viewer in VIEWERS]
        before = [(view, data or bytes_of(view), text or repr(view.table)) for view, data, text in before]
    assert all(bytes_of(view) == data and repr(view.table) == text for view, data, text in before)


@pytest.mark.bounds
@pytest.mark.parametrize("title", ["ny-chase", "europa", "behrends"])
def test_a_compiled_fold_gives_the_same_bytes(title: str) -> None:
    game = Game.new(title, seed=4)
    family, quick = game.family, compiled(FOLDS[game.family.View.__module__.split(".")[2]], game.family)
    for _ in play(game, 4):
        pass
    folding = ViewFold(family, game.words, game.options.values)
    view = np.frombuffer(bytearray(folding.blank.view.tobytes()), family.View.DTYPE)
    log = None
    if family.ROW:
        blank = folding.blank.log.copy()[0]  # type: ignore[union-attr]
        log = np.frombuffer(bytearray(blank.tobytes() * MOST_DECISIONS), family.ROW.DTYPE)
    for fact in told(game, "public"):
        quick(view[0], log, fact[0], *fact[2:])
    folded = fold_anew(game, "public")
    assert folded.view.tobytes() == view.tobytes()
    if log is not None and folded.log is not None:
        assert b"".join(row.tobytes() for row in folded.log.rows) == log[: len(folded.log.rows)].tobytes()


# Secrets


@pytest.mark.parametrize("title", ["scotland-yard", "ny-chase", "europa", "behrends"])
def test_a_fact_with_a_wrong_audience_changes_the_bytes(title: str) -> None:
    """Each secret, told to everybody, is seen in the record of somebody who should not know it."""
    game = Game.new(title, seed=6)
    for _ in play(game, 6, 40):
        pass
    log = game.event_log
    honest, facts = bytes_of(log.view("public")), [log.facts.numbers(place) for place in range(log.settled)]
    secrets = [place for place, fact in enumerate(facts) if fact[1] & TO_ALL != TO_ALL]
    found = 0
    for leak in secrets:
        loud = EventLog(game.family, game.words, game.options.values)
        for place, fact in enumerate(facts):
            loud.tell([pack_fact(fact[0], TO_ALL if place == leak else fact[1], fact[2:])])
        loud.publish_turn()
        found += bytes_of(loud.view("public")) != honest
    assert found * 2 > len(secrets) > 0  # the others say what later facts say again, or cover


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_bytes_that_nothing_was_told_to_say_nothing(title: str, players: int, options: dict[str, Any]) -> None:
    """Between fields there are zeros, and what lies behind the end of a list is as it was at the beginning."""
    game = Game.new(title, players, options, seed=players + 1)
    for _ in play(game, players + 1, 90):
        pass
    for viewer in VIEWERS:
        folded = game.event_log.view(viewer)
        kind = game.family.View.DTYPE
        record = np.frombuffer(folded.view.tobytes(), kind)[0]
        used = np.zeros(kind.itemsize, bool)
        for name in kind.names:
            start, size = kind.fields[name][1], kind.fields[name][0].itemsize
            used[start : start + size] = True
        assert not np.frombuffer(record.tobytes(), np.uint8)[~used].any()
        for name, spec in fields_of(game.family.View).items():
            if spec.count and spec.path[0].startswith("log"):
                behind = getattr(folded.view, name)[getattr(folded.view, spec.count) :]
                assert {*behind} <= {spec.none or 0}


# Sizes


def test_a_log_of_64_entries_with_a_double_at_its_end_has_room() -> None:
    game = Game.new("scotland-yard", 2, seed=1)
    view, fold = plain_record(game.family.View), game.family.FOLDS
    codes = {declared.name: code for code, declared in game.family.FACTS.items()}
    for entry in range(1, ENTRIES + 1):
        fold[codes["entry_covered"]](view, None, (codes["entry_covered"], TO_ALL, entry, 0, 0, 0))
    assert view.entries == ENTRIES  # type: ignore[attr-defined]
    with pytest.raises(IndexError):
        fold[codes["entry_covered"]](view, None, (codes["entry_covered"], TO_ALL, ENTRIES + 1, 0, 0, 0))


def test_a_log_that_is_laid_with_gaps_has_all_its_entries() -> None:
    game = Game.new("europa", 3, seed=2)
    codes = {declared.name: code for code, declared in game.family.FACTS.items()}
    folding = ViewFold(game.family, game.words, game.options.values)
    facts = [(codes["noted"], TO_ALL, 5, 7, 0, 0), (codes["laid"], TO_ALL, 3, 2, 0, 0)]
    folded = folding.go_on(folding.go_on(folding.blank, facts[:1]), facts[1:])
    assert [entry["station"] for entry in folded.table["log"]] == [None] * 4 + [game.words.stations[7]]
    assert [entry["ticket"] for entry in folded.table["log"]] == [None, None, game.words.tickets[2], None, None]
    assert folded.table == folding.go_on(folding.blank, facts).table


def test_a_game_without_a_limit_of_rounds_grows_row_by_row() -> None:
    """A long log shares with the view before all rows but those that were written to."""
    game = Game.new("europa", 2, {"round_limit": "none"}, seed=3)
    codes = {declared.name: code for code, declared in game.family.FACTS.items()}
    folding = ViewFold(game.family, game.words, game.options.values)
    folded = folding.blank
    for entry in range(1, 400):
        before = folded
        folded = folding.go_on(folded, [(codes["laid"], TO_ALL, entry, entry % 5, 0, 0)])
        assert folded.log is not None
        assert before.log is not None
        assert sum(a is not b for a, b in zip(before.log.rows, folded.log.rows, strict=False)) == 0
        assert all(a is b for a, b in zip(before.table["log"], folded.table["log"], strict=False))
    assert [entry["entry"] for entry in folded.table["log"]] == [*range(1, 400)]


@pytest.mark.parametrize("title", ["scotland-yard", "europa", "behrends"])
def test_a_view_that_nobody_warmed_up_takes_few_milliseconds(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of processor time, compiled or not."""
    monkeypatch.setenv("MISTERX_JIT", "off")
    costs = []
    for now in play(Game.new(title, seed=8), 8, 60):
        for viewer in VIEWERS:
            began = time.thread_time()
            now.view(viewer)
            costs.append(time.thread_time() - began)
    assert sorted(costs)[len(costs) * 9 // 10] <= 0.005
