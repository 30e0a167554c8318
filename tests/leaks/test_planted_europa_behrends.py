"""The leak tests of Europa and Behrends can fail too: each leak planted here is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.leaks.compare import assert_no_leak
from tests.leaks.stories import HEARINGS, play_at_random
from tests.leaks.worlds import Worlds
from tests.variants import Variant

from misterx.families import gang, hand
from misterx.families.gang import preparation
from misterx.families.hand import setup, turn
from misterx.kernel.codes import TO_ALL

Patch = pytest.MonkeyPatch
EUROPA, BEHRENDS = Variant("europa", 3, {}), Variant("behrends", 3, {"hard_checks": True})


def tell_cities(patch: Patch) -> None:
    """His start, his cities and what lies face down."""
    patch.setattr(turn, "TO_X", TO_ALL)


def show_his_hand(patch: Patch) -> None:
    patch.setattr(setup, "TO_X", TO_ALL)


def show_hands_to_x(patch: Patch) -> None:
    patch.setattr(setup, "TO_HUNTERS", TO_ALL)


def show_numbers(patch: Patch) -> None:
    patch.setattr(preparation, "TO_X", TO_ALL)


def write_all_lines(family: Any) -> Callable[[Patch], None]:
    def plant(patch: Patch) -> None:
        patch.setattr(family, "known_lines", lambda lines, *rest: [f"{seat}: {text}" for seat, text in lines])

    return plant


LEAKS: dict[str, tuple[Variant, str, Callable[[Patch], None]]] = {
    "his cities to hunters": (EUROPA, "h1", tell_cities),
    "his hand to spectators": (EUROPA, "public", show_his_hand),
    "their hands to him": (EUROPA, "x", show_hands_to_x),
    "the whole record of Europa": (EUROPA, "h2", write_all_lines(hand)),
    "numbers to the police": (BEHRENDS, "h1", show_numbers),
    "the whole record of Behrends": (BEHRENDS, "public", write_all_lines(gang)),
}


def compare_games(variant: Variant, viewer: str, seeds: range) -> None:
    for seed in seeds:
        chooser = random.Random(seed)
        game = variant.new(seed)
        truth = play_at_random(game, chooser, 60)
        worlds = Worlds(game, viewer, HEARINGS[game.title.family], chooser, 12, 3)
        for line in truth:
            worlds.follow(line)
        for story in worlds.stories(1):
            assert_no_leak(game, viewer, truth, story)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: Patch) -> None:
    variant, viewer, leak = LEAKS[name]
    monkeypatch.setenv("MISTERX_JIT", "off")  # what is planted must run
    compare_games(variant, viewer, range(1))
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="leak"):
        compare_games(variant, viewer, range(4))
