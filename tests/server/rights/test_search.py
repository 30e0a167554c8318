"""Rights are searched like moves: random evenings of several browsers at a real server, and two laws after each step.

No browser gets bytes of a side that it was not given, and no person's move is undone without that person.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from tests.server.rights.evening import write
from tests.server.rights.holes import HOLES, MADE_UP
from tests.server.rights.houses import House, one_node, two_nodes
from tests.server.rights.searching import DEEP, EVERY_DAY, FOR_TWO, replay, search, tell
from tests.server.rights.steps import Step

from _services import missing
from misterx.server.protocol import wire
from misterx.server.protocol.openapi import OPERATIONS

# What must have happened in the evenings of every run, or they search too little.
WANTED = {
    "sat", "sat late", "left", "bot", "back", "stand_in", "takeback", "agreed", "lent", "ended", "followed", "carried",
    "over", "entered", "arranged", "drawn",
}  # fmt: skip


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, House]]:
    with one_node(tmp_path_factory.mktemp("one")) as opened:
        yield opened


@pytest.mark.slow
def test_no_evening_at_one_node_breaks_a_law(houses: dict[str, House]) -> None:
    done = search(houses, range(1, EVERY_DAY + 1))
    assert not done.found, tell(done.found)
    assert {what for what, count in done.reached.items() if count} >= WANTED
    messages = {kind.__struct_config__.tag for kind in get_args(wire.Incoming)}
    assert messages - done.sent.keys() <= {"ping"}, "messages that nobody has sent"
    requests = {f"{operation.method} {operation.path}" for operation in OPERATIONS if "{table}" in operation.path}
    assert {_mask(request) for request in requests} <= done.sent.keys(), "requests that nobody has made"


def _mask(request: str) -> str:
    return request.replace("{table}", "{}").replace("{station}", "{}")


@pytest.mark.slow
@pytest.mark.parametrize("hole", HOLES)
def test_every_planted_hole_is_found_in_these_evenings(
    hole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each by the law that it breaks; the last is in the answer to a message of which the search knows nothing."""
    if hole == "message":
        monkeypatch.setattr(wire, "Incoming", MADE_UP)
    with one_node(tmp_path, hole) as opened:
        done = search(opened, range(1, EVERY_DAY + 1), HOLES[hole].law)
    assert done.found, f"{done.evenings} evenings do not find it"


@pytest.mark.slow
def test_an_evening_is_the_same_again_by_its_number_and_from_its_printed_steps(houses: dict[str, House]) -> None:
    first, second = (search(houses, [7]) for _ in range(2))
    assert first.sent == second.sent
    assert first.reached == second.reached
    assert first.evening
    steps = eval(write(first.evening.steps), {"Step": Step})
    again = replay(houses, 7, steps)
    assert [place.truth.lines for place in again.places.values()] == [
        place.truth.lines for place in first.evening.places.values()
    ]
    assert again.reached == first.reached


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, House]]:
    if missing():
        pytest.skip(f"not installed: {', '.join(missing())}")
    with two_nodes(tmp_path_factory.mktemp("two")) as opened:
        yield opened


@pytest.mark.slow
def test_no_evening_at_two_nodes_breaks_a_law(nodes: dict[str, House]) -> None:
    done = search(nodes, range(1, FOR_TWO + 1))
    assert not done.found, tell(done.found)


@pytest.mark.deep
@pytest.mark.parametrize("where", ["houses", "nodes"])
def test_no_evening_of_very_many_breaks_a_law(where: str, request: pytest.FixtureRequest) -> None:
    done = search(request.getfixturevalue(where), range(1, DEEP + 1))
    assert not done.found, tell(done.found)
    assert done.evenings == DEEP
