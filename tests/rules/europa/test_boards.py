"""What a board must have for this game, and how missions are kept."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.rules.europa.land import LAND

from misterx import Game, TitleError, titles
from misterx.families.hand.board import MOST_LINES, MOST_MISSIONS, MOST_STARTS, TYPES, find_faults
from misterx.kernel.graph import BOARD, LARGE_BOARD, MOST_STATIONS

EUROPA = titles.load("europa")
GREEN = {"starts": [1, 2], "targets": [3]}


def board(**changed: Any) -> Any:
    """As much of a board as is asked for; by default one that fits."""
    lines = {"car": [(1, 2)], "rail": [(2, 3)], "plane": [(3, 4)], **changed.pop("lines", {})}
    said = {
        "modes": ("car", "rail", "plane"),
        "numbers": range(1, 21),
        "starts": {"detective": [11, 12, 13, 14, 15, 16]},
        "extra": {"missions": {"green": GREEN}},
        **changed,
    }
    return SimpleNamespace(links=lines.__getitem__, **said)


def missions(**named: Any) -> dict[str, Any]:
    return {"extra": {"missions": named}}


def star(spokes: int) -> list[tuple[int, int]]:
    return [(7, 100 + spoke) for spoke in range(spokes)]


FAULTS: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"modes": ("car",)}, ["it has no rail and no plane."]),
    ({"modes": ("car", "plane", "taxi")}, ["it has no rail."]),
    ({"numbers": range(MOST_STATIONS)}, []),
    ({"numbers": range(MOST_STATIONS + 1)}, [f"it has more than {MOST_STATIONS} cities."]),
    ({"starts": {"detective": [11, 12, 13, 14, 15, 15]}}, ["it needs start cards for more than 5 cities."]),
    ({"starts": {}}, ["it needs start cards for more than 5 cities."]),
    ({"lines": {"rail": star(MOST_LINES)}}, []),
    (
        {"lines": {"rail": [*star(MOST_LINES + 1), *[(3, 200 + n) for n in range(MOST_LINES + 1)]]}},
        [f"city 3 has more than {MOST_LINES} rail lines."],
    ),
    ({"extra": {}}, ["it needs one to 4 missions."]),
    ({"extra": {"missions": []}}, ["it needs one to 4 missions."]),
    (missions(), ["it needs one to 4 missions."]),
    (missions(**{f"m{n}": GREEN for n in range(MOST_MISSIONS)}), []),
    (missions(**{f"m{n}": GREEN for n in range(MOST_MISSIONS + 1)}), ["it needs one to 4 missions."]),
    (missions(a={"starts": [1], "targets": [2]}), []),
    (missions(a={"starts": list(range(MOST_STARTS)), "targets": [99]}), []),
    (
        missions(a={"starts": list(range(MOST_STARTS + 1)), "targets": [99]}),
        [f"the mission a needs one to {MOST_STARTS} start cities."],
    ),
    (missions(a={"targets": [1]}, b=GREEN), [f"the mission a needs one to {MOST_STARTS} start cities."]),
    (missions(a={"starts": [1], "targets": []}), ["the mission a needs a target city."]),
    (missions(a={"starts": [11, 12, 13, 14, 15], "targets": [1]}), ["detectives could hold every start city."]),
    (missions(a={"starts": [11, 12, 13, 14, 15, 16], "targets": [1]}), []),
    (missions(a={"starts": [1, 12, 13, 14, 15], "targets": [1]}), []),
    (
        {"numbers": range(MOST_STATIONS + 1), "starts": {}, "extra": {}},
        [
            f"it has more than {MOST_STATIONS} cities.",
            "it needs start cards for more than 5 cities.",
            "it needs one to 4 missions.",
        ],
    ),
]


@pytest.mark.parametrize(("changed", "faults"), FAULTS, ids=range(len(FAULTS)))
def test_a_board_that_does_not_fit_is_told_why(changed: dict[str, Any], faults: list[str]) -> None:
    assert find_faults(EUROPA, board(**changed)) == faults


def test_a_game_on_such_a_board_is_refused() -> None:
    with pytest.raises(TitleError) as caught:
        Game.new("europa", board={**LAND, "starts": {"detective": [1, 2, 3, 4, 5]}})
    assert "it needs start cards for more than 5 cities." in str(caught.value)


@pytest.mark.rule("EU-022", "EU-023", "EU-140")
def test_missions_are_kept_with_their_starts_and_targets() -> None:
    game = Game.new("europa", board=LAND, seed=0)
    graph, node = game.engine.board, game.board.node
    assert (graph.missions, graph.mission_starts.tolist()) == (3, [15, 5, 5, 0])
    assert graph.starts[1, :5].tolist() == [node[city] for city in (5, 6, 7, 8, 11)]
    assert graph.starts[2, :5].tolist() == [node[city] for city in (12, 13, 14, 15, 16)]
    targets = {city: int(graph.targets[node[city]]) for city in game.board.numbers}
    assert {city: mask for city, mask in targets.items() if mask} == {16: 0b001, 1: 0b010, 10: 0b010, 2: 0b100}
    assert (graph.hunter_cards, graph.hunter_deck[:15].tolist()) == (15, [node[city] for city in range(1, 16)])
    assert graph.first[node[8]].tolist() == sorted(graph.first[node[8]].tolist())


@pytest.mark.parametrize("base", [BOARD, LARGE_BOARD])
def test_a_board_has_room_for_missions(base: Any) -> None:
    found = TYPES[base]
    assert set(found.names) - set(base.names) == {"missions", "mission_starts", "starts", "targets"}
    assert {name: found[name] for name in base.names} == {name: base[name] for name in base.names}
    assert found["starts"].shape == (MOST_MISSIONS, MOST_STARTS)
    assert found["mission_starts"].shape == (MOST_MISSIONS,)
    assert found["targets"].shape == base["served"].shape
