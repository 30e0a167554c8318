"""Bots in counted games: each plays under its own name, draws its own numbers, and is seen out."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from misterx import bots
from misterx.arena.compiling import searches as preparing
from misterx.arena.contest import Contest, Fixture, play_fixture, prepare
from misterx.arena.seating import SEEDS_APART, seed_for
from misterx.arena.simulate import simulate
from misterx.bots.greedy_bot import GreedyBot
from misterx.bots.mcts.bot import SearchBot
from misterx.bots.random_bot import RandomBot
from misterx.deduce import Knowledge
from misterx.kernel.cache import are_searches_ready, cache_folder, mark_searches
from misterx.kernel.errors import MisterXError
from misterx.play import Game

COMPILING = 1000.0  # seconds, of the pretended compiler
TITLE = "scotland-yard"
MASK = 0xFFFFFFFF


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who searched; nothing is compiled, and nobody may play greedily in his stead."""

    def prepare_quickly(family: str, say: Any = None) -> None:
        passed.append(COMPILING)
        cache_folder(family).mkdir(parents=True, exist_ok=True)
        mark_searches(family)

    def search(bot: SearchBot, knowledge: Knowledge) -> str:
        found.append(bot.name)
        assert are_searches_ready("transit"), "what it runs was compiled before"
        return str(knowledge.view["legal"][0])

    found: list[str] = []
    passed: list[float] = []
    clock = time.perf_counter
    monkeypatch.setattr(time, "perf_counter", lambda: clock() + sum(passed))
    monkeypatch.setattr("misterx.play.engine.is_ready", lambda family: False)  # the rules run interpreted
    monkeypatch.setattr(preparing, "prepare", prepare_quickly)
    monkeypatch.setattr(SearchBot, "choose", search)
    monkeypatch.setattr(GreedyBot, "choose", lambda *_: pytest.fail("greedy plays under another name"))
    return found


@pytest.mark.parametrize("bot", ["level1", "level5", "search@5"])
def test_a_simulation_compiles_first_and_counts_that_apart(bot: str, root: Path, searched: list[str]) -> None:
    told = simulate(TITLE, 1, seed=3, players=2, x=bot, hunters="random")
    assert set(searched) == {bot.partition("@")[0]}
    assert told["seconds_compiling"] >= COMPILING
    assert told["moves_per_second"] == pytest.approx(told["decisions"] / told["seconds"])
    assert told["seconds"] < COMPILING, "compiling is no part of it"
    assert simulate(TITLE, 1, seed=3, players=2, x=bot, hunters="random")["seconds_compiling"] == 0


@pytest.mark.parametrize("bot", ["level1", "search@5", "pimbot@5"])
def test_without_compiled_code_no_other_bot_plays_under_a_name(
    bot: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MISTERX_JIT", "off")
    with pytest.raises(MisterXError) as caught:
        simulate(TITLE, 1, x=bot, hunters="greedy")
    assert caught.value.code == "no_search"
    with pytest.raises(MisterXError) as caught:
        prepare(Contest(TITLE, None, {}, (bot, "greedy"), 1, 0))
    assert caught.value.code == "no_search"
    assert "MISTERX_JIT=off" in str(caught.value)
    prepare(Contest(TITLE, None, {}, ("random", "greedy"), 1, 0))


def test_a_level_waits_for_its_search_where_games_are_counted_and_not_at_a_table(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def search(bot: SearchBot, knowledge: Knowledge) -> str:
        found.append(bot.name)
        return str(knowledge.view["legal"][0])

    found: list[str] = []
    monkeypatch.setattr(SearchBot, "choose", search)
    play_fixture(Contest(TITLE, 2, {}, ("level1", "random"), 1, 0), Fixture("level1", "random", 0))
    assert set(found) == {"level1"}
    found.clear()
    bots.load("level1").choose(Knowledge(Game.new(TITLE, seed=1), "x"))
    assert not found


@pytest.mark.parametrize("is_read_only", [True, False])
def test_where_nothing_can_be_kept_it_is_kept_for_this_run(
    is_read_only: bool, root: Path, searched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_read_only:
        folder = cache_folder("transit")
        folder.mkdir(parents=True)
        (folder / "rules").write_text("kept before")
        monkeypatch.setattr("misterx.arena.compiling.searches.tempfile.NamedTemporaryFile", refuse)
    else:
        root.write_text("a file where the folder should be")
    said: list[str] = []
    prepare(Contest(TITLE, None, {}, ("level1", "greedy"), 1, 0), said.append)
    assert are_searches_ready("transit")
    here = cache_folder("transit")
    assert not here.is_relative_to(root)
    assert (here / "rules").is_file() == is_read_only
    assert "kept for this run only" in said[0]
    preparing.clear_away()
    assert not here.exists()


def refuse(**_: Any) -> None:
    raise PermissionError(13, "Permission denied")


def test_what_could_not_be_compiled_is_told(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "prepare", lambda family, say: say("no such processor"))
    with pytest.raises(MisterXError, match="level1 searches with compiled code, and there is none: no such processor"):
        simulate(TITLE, 1, x="level1", hunters="level1")


def test_who_does_not_know_a_family_is_refused_before_a_simulation() -> None:
    with pytest.raises(MisterXError) as caught:
        simulate("behrends", 1, x="pimbot", hunters="greedy")
    assert caught.value.code == "bot_cannot_play"


def test_every_seat_of_a_simulation_draws_its_own_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    class Listening(RandomBot):
        def __init__(self, seed: int = 0, *rest: Any) -> None:
            super().__init__(seed, *rest)
            seeds.append(seed & MASK)

    monkeypatch.setattr(bots, "_BOTS", {**bots._BOTS, "listening": Listening})
    simulate(TITLE, 3, seed=7, players=6, x="listening", hunters="listening")
    drawn = [seed for seed in seeds if seed != 0]  # a bot is also made to see whether it plays
    assert len(set(drawn)) == len(drawn) == 3 * 6


def test_no_seat_draws_what_another_does_in_a_game_nearby() -> None:
    streams = sorted(seed_for(seat, 0) & MASK for seat in ("x", "h1", "h2", "h3", "h4", "h5"))
    gaps = [later - earlier for earlier, later in pairwise([*streams, streams[0] + MASK + 1])]
    assert min(gaps) > 700_000_000


def test_an_arena_goes_on_with_the_seeds_of_published_matches() -> None:
    assert (seed_for("x", 1000), seed_for("hunters", 1000)) == (1000, 1000 + 7919)
    assert SEEDS_APART == 7919


def test_games_of_older_rules_are_played_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    new = Game.new

    def note(title: str, *rest: Any, **more: Any) -> Game:
        game = new(title, *rest, **more)
        played.append(game.title.pinned)
        return game

    monkeypatch.setattr(Game, "new", note)
    monkeypatch.setattr("misterx.arena.simulate.POLICIES", ())  # as where bots are not compiled
    simulate("scotland-yard@1", 2, players=2, x="random", hunters="random")
    assert set(played) == {"scotland-yard@1"}
