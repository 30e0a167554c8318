"""Games are what they were when the oracle was frozen."""

from __future__ import annotations

import hashlib

import pytest
from tests.oracle import frozen, games
from tests.oracle.facets import FACETS
from tests.oracle.plans import all_plans

PARTS = 6
PARTS_OF_GOLDEN = 3  # of which there are few
SHOWN = 3  # games whose records a failure prints
KINDS = sorted({name.rsplit("-", 1)[0] for name in frozen.read()})


def in_part(name: str) -> bool:
    """Whether every run of the tests plays this game; always the same ones."""
    parts = PARTS_OF_GOLDEN if name.startswith("golden") else PARTS
    return hashlib.sha256(name.encode()).digest()[0] % parts == 0


def check(names: list[str]) -> None:
    differing = []
    for name in names:
        game, facets = games.run(name)
        now, then = facets.short(), frozen.read()[name]
        if now != then:
            facet = next(facet for facet in FACETS if now[facet] != then[facet])
            differing.append((name, facet, game))
    if differing:
        told = [f"{name}: {facet} is not what was frozen" for name, facet, _ in differing]
        for name, facet, game in differing[:SHOWN]:
            chosen = {"title": game.title.pinned, "players": game.options.players, "options": game.options.chosen}
            told.append(f"\n{name}: {chosen}")
            told.append(
                f"python -m tests.oracle.show {name} {facet}  # here and in a checkout where it held, then diff"
            )
            told.append(f"misterx replay - --follow  # takes this record:\n{game.record()}")
        pytest.fail("\n".join(told), pytrace=False)


def of_kind(kind: str) -> list[str]:
    return [name for name in frozen.read() if name.rsplit("-", 1)[0] == kind]


@pytest.mark.parametrize("kind", KINDS)
def test_some_games_are_what_they_were(kind: str) -> None:
    check([name for name in of_kind(kind) if in_part(name)])


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_all_games_are_what_they_were(kind: str) -> None:
    check([name for name in of_kind(kind) if not in_part(name)])


def test_every_frozen_game_is_still_played() -> None:
    assert frozen.read().keys() == {*games.names()}
    assert sum(not name.startswith("golden") for name in games.names()) >= 2000


def test_the_part_holds_every_title_with_every_number_of_players() -> None:
    tried = {(plan.title, plan.players) for plan in all_plans() if in_part(str(plan))}
    assert tried == {(plan.title, plan.players) for plan in all_plans()}
    assert {name.rsplit("-", 1)[0] for name in frozen.read() if in_part(name)} == set(KINDS)


def test_what_changed_since_has_a_reason() -> None:
    used = {code for facets in frozen.read_since().values() for _, code in facets.values()}
    assert used == set(frozen.reasons())
    assert not any(value == "-" for facets in frozen.read().values() for value in facets.values())


def test_another_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in frozen.read() if name.startswith("scotland-yard@2"))
    monkeypatch.setitem(frozen.read()[name], "digests", "01234567")
    with pytest.raises(pytest.fail.Exception, match=f"{name}: digests is not what was frozen(.|\n)*misterx record 1"):
        check([name])
