"""A family that the box does not know plays through the registries: in Python, in the terminal, and by its bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.fourth_family import cellar

from misterx import Game, bots, titles
from misterx.cli.table.registry import words_of
from misterx.deduce import Knowledge, why_not
from misterx.families import registry
from misterx.kernel.errors import IllegalMove
from misterx.server.web.catalogue import title_card
from misterx.titles import title as known_titles

TITLE = Path(__file__).with_name("title")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The family and its title, for these tests alone."""
    monkeypatch.setattr(registry, "FAMILIES", registry.FAMILIES)
    monkeypatch.setitem(registry.FAMILIES, "cellar", cellar)
    registry.family_of.cache_clear()
    added = dict(known_titles._added)
    titles.add(TITLE)
    yield
    known_titles._added.clear()
    known_titles._added.update(added)
    registry.family_of.cache_clear()


def play(seed: int) -> Game:
    """A whole game between two bots."""
    game = Game.new("cellar", seed=seed)
    minds: dict[str, Knowledge] = {}
    seated = {seat: bots.load("random", seed + len(seat)) for seat in game.seats}
    while game.result is None:
        seat = "x" if game.decider == "x" else "h1"
        minds[seat] = minds[seat].follow(game) if seat in minds else Knowledge(game, seat)
        game.play(seated[seat].choose(minds[seat]), seat)
    return game


def test_it_is_added_by_the_name_of_its_package() -> None:
    del registry.FAMILIES["cellar"]
    registry.add(cellar)
    assert registry.FAMILIES["cellar"] is cellar
    assert registry.family_of(cellar.State.DTYPE) is cellar


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_played_recorded_and_replayed(seed: int) -> None:
    game = play(seed)
    assert game.result
    assert game.result.reason in ("captured", "survived")
    again = Game.replay(game.record())
    assert (again.result, again.digest(), again.view("all")) == (game.result, game.digest(), game.view("all"))


def test_the_guard_hears_steps_and_sees_no_thief() -> None:
    game = Game.new("cellar", seed=3)
    game.play(game.legal_moves()[0])
    assert game.view("x")["pawns"]["x"]["station"] in range(1, 10)
    for viewer in ("h1", "public"):
        assert game.view(viewer)["pawns"]["x"] == {"station": None}
        assert game.view(viewer)["steps"] == 1
        assert "x: x ?" in game.record(viewer)
    assert game.view("h1")["legal"] == ["d1 2", "d1 4"]
    assert game.legal_parts("h1")[0].parts.station == 2


def test_refusals_are_said() -> None:
    game = Game.new("cellar", seed=3)
    for wrong in ("d1 2", "x 1", "x cellar", "x 77"):
        with pytest.raises(IllegalMove):
            game.play(wrong)


def test_a_position_is_written_and_read() -> None:
    game = Game.from_position({"title": "cellar", "pawns": {"x": 9, "d1": 4}, "round": 2, "steps": 1})
    assert game.legal_moves() == ["x 6", "x 8"]
    assert Game.from_position(game.to_position()).digest() == game.digest()


@pytest.mark.parametrize("seed", range(6))
def test_what_the_public_can_know_holds_the_truth_both_ways(seed: int) -> None:
    """The table rebuilt from facts, the kernel from states, and stories drawn from it."""
    told = play(seed)
    game = Game.new("cellar", seed=seed)
    known, scratch = np.zeros((2, 16), np.int8)
    for room in (6, 8, 9):
        known[room - 1] = 1
    mind = Knowledge(game, "public")
    for seat, text in told.lines[1:]:
        before, move = game.state, cellar.read_move(game.words, game.state, text)
        game.play(text, seat)
        cellar.learn(game.engine.board, game.engine.rules, before, game.state, move, known, scratch)
        shadow = mind.follow(game).shadow()
        assert shadow.stations() == [room + 1 for room in range(9) if known[room]] or game.result
        if game.result is None:
            assert int(game.state.pos[0]) + 1 in mind.possible()
            chances = mind.likelihood()
            assert list(chances) == mind.possible()
            assert abs(sum(chances.values()) - 1) < 1e-9
            _, story = cellar.sample(shadow, Random(seed).randrange)
            assert len(story) == game.state.steps + 1
            assert story[-1] in mind.possible()


def test_why_he_is_not_somewhere_is_told_without_reasons_of_its_own() -> None:
    game = Game.new("cellar", seed=1)
    reason = why_not(Knowledge(game, "h1"), 1)
    assert reason is not None
    assert reason.text == "What everybody knows rules it out."
    assert why_not(Knowledge(game, "h1"), 9) is None


def test_bots_that_know_no_family_by_heart_play_it() -> None:
    assert bots.names_for("cellar") == ("random",)
    assert bots.usual_for("cellar", "level3") == "random"


def test_the_terminal_tells_it_in_the_words_of_its_facts() -> None:
    words, game = words_of("cellar"), play(2)
    view = game.view("all")
    assert words.headline(view) == f"Round {view['round']}"
    assert any(line.startswith("Walked: pawn Detective 1") for line in words.tell(game.events("all")))


def test_the_catalogue_offers_it() -> None:
    card = title_card(titles.load("cellar"), "level3")
    assert (card.id, card.bots, card.usual_bot) == ("cellar", ["random"], "random")
    assert [seat.seat for seat in card.seats["2"]] == ["x", "h1"]
