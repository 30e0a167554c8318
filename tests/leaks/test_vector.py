"""Arrays of many games leak nothing: worlds that sound alike to the hunters leave the same bytes in their rows.

All worlds are told in one row, one after the other, so that whatever one leaves behind shows in the next.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.leaks import compare, stories, test_small_board
from tests.leaks.small import TABLES, name_of, seat_at
from tests.leaks.test_planted import TABLE, tell_entries, tell_start, tell_where_a_double_began
from tests.variants import each_option

from misterx.arena import batch
from misterx.play import Game
from misterx.research.vector import Vector

compared = mid_turn = 0
rows: dict[Any, Vector] = {}


def row_for(game: Game) -> Vector:
    """Games by the same rules share one, whatever was told in it before."""
    key = game.title.id, game.options.players, repr(game.options.values), game.board.digest
    if key not in rows:
        rows.clear()
        values = game.options.values
        options = {**{name: values[name] for name in game.title.simulation}, **game.options.chosen}
        rows[key] = Vector(
            game.title.id, 1, players=game.options.players, options=options, board=game.board, actions="letters",
            masks="bits", possible=True, autoreset="disabled", most_moves=64, threads=1,
        )  # fmt: skip
        rows[key].reset(seed=1)
    return rows[key]


def given_in_rows(game: Game, viewer: str, knowledge: Any = None) -> dict[str, str]:
    """All that a side gets of a row: what it knows, and where it decides, what it may do."""
    global compared, mid_turn
    compared += 1
    mid_turn += game.family.is_mid_turn(game.state)
    if viewer == "public" or game.position or game.decider not in ("x", "hunters"):
        return {}
    games = row_for(game)
    shown = games.enter(0, game)
    side = 0 if viewer == "x" else 1
    given = {"observation": shown.observation[0, side].tobytes().hex(), "decider": str(shown.decider[0])}
    given |= {"reward": str(shown.reward[0]), "ended": str(shown.ended[0]), "cut": str(shown.cut[0])}
    if viewer != "x":
        given["possible"] = shown.possible[0].tobytes().hex()
    if shown.decider[0] == side + 1:
        for name in ("count", "moves", "mask", "word"):
            given[name] = np.asarray(getattr(shown, name)[0]).tobytes().hex()
    return given


@pytest.fixture(autouse=True)
def _compare_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    global compared, mid_turn
    compared = mid_turn = 0
    rows.clear()
    monkeypatch.setenv("MISTERX_JIT", "off")
    monkeypatch.setattr(test_small_board, "VIEWERS", ("h1",))
    for module in (test_small_board, compare):
        monkeypatch.setattr(module, "given", given_in_rows)
        for name in ("refused", "explained"):
            monkeypatch.setattr(module, name, lambda game, viewer: {})


@pytest.mark.parametrize("table", TABLES[::4], ids=name_of)
def test_stories_that_sound_alike_leave_the_same_bytes(table: tuple[str, int, dict[str, Any]]) -> None:
    most = max(test_small_board.all_stories_sound_alike(seat_at(table, seed), random.Random(seed)) for seed in range(3))
    assert most > 1
    assert compared > 10


@pytest.mark.parametrize("title", ["behrends", "europa"])
def test_other_hands_and_other_numbers_leave_the_same_bytes(title: str) -> None:
    variants = random.Random(title).sample(list(each_option(title)), 2)
    assert sum(stories.compare_game(variant, seed, 60).stories for seed, variant in enumerate(variants)) >= 1
    assert compared > 10


def write_where_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the end of the hunters' log, which nobody looks at."""
    publish = batch.publish

    def publish_more(settings: Any, state: Any, lane: Any, held: Any, bits: Any, views: Any, *rest: Any) -> None:
        publish(settings, state, lane, held, bits, views, *rest)
        views[1]["log_station"][-1] = state.x

    monkeypatch.setattr(batch, "publish", publish_more)


def tell_each_leg(monkeypatch: pytest.MonkeyPatch) -> None:
    """A double move is told before it is whole."""
    monkeypatch.setattr(batch, "is_mid_turn", lambda state: False)


def tell_many_stories() -> None:
    for seed in range(8):
        test_small_board.all_stories_sound_alike(seat_at(TABLE, seed), random.Random(seed))


@pytest.mark.parametrize("plant", [tell_entries, tell_start, tell_where_a_double_began, write_where_nobody_reads])
def test_a_planted_leak_is_found(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="leak in observation"):
        tell_many_stories()


def play_doubles() -> None:
    games = Vector("scotland-yard", 1, seed=3, possible=True)
    shown, held = games.reset(), 0
    for _ in range(400):
        doubles = [place for place, text in enumerate(games.legal(0)) if text.startswith("x double")]
        before = shown.observation[0, 1].tobytes(), shown.possible[0].tobytes()
        games.step([doubles[0]] if doubles else games.sample())
        if doubles and shown.decider[0] == 1:
            held += 1
            assert (shown.observation[0, 1].tobytes(), shown.possible[0].tobytes()) == before
            assert games.seen(0, 0, "legs") == 1
            games.step([0])
            assert shown.observation[0, 1].tobytes() != before[0]
    assert held > 2


def test_half_a_double_move_is_nobodys_but_his(monkeypatch: pytest.MonkeyPatch) -> None:
    play_doubles()
    tell_each_leg(monkeypatch)
    with pytest.raises(AssertionError):
        play_doubles()


def test_stories_stop_between_the_legs_of_a_double_move() -> None:
    tell_many_stories()
    assert mid_turn > 10
