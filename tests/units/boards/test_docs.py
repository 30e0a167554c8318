"""The pages about boards say what is so: the example works, every field is told, pictures and figures are current."""

import json
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
from drafting.pictures import BOARDS

from misterx import Game, titles
from misterx.boards import check, load
from misterx.boards.art import KINDS
from misterx.boards.icons import ICONS
from misterx.boards.parse import LINE_KEYS, OPTIONAL, REQUIRED, TITLE_KEYS
from misterx.boards.render import render
from misterx.boards.stats import stats

DOCS = Path(__file__).parents[3] / "docs"
FORMAT = (DOCS / "board-format.md").read_text(encoding="utf-8")
OURS = (DOCS / "boards.md").read_text(encoding="utf-8")


@pytest.fixture
def example() -> dict[str, Any]:
    block = re.search(r"```json\n(.*?)```", FORMAT, re.DOTALL)
    assert block is not None
    board: dict[str, Any] = json.loads(block[1])
    return board


def test_the_example_is_a_board_to_play_on(example: dict[str, Any]) -> None:
    assert [str(fault) for fault in check(example)] == []
    assert Game.new("scotland-yard", players=6, board=example, seed=1).legal_moves()


def test_the_example_shows_a_line_that_does_not_stop(example: dict[str, Any]) -> None:
    assert (1, 3) in load(example).links("bus")
    assert not any(2 in link for link in load(example).links("bus"))


@pytest.mark.parametrize(
    "key", [*REQUIRED, *OPTIONAL, *TITLE_KEYS, *LINE_KEYS, *KINDS, "past", "pips", "phone", "colour"]
)
def test_every_field_is_told(key: str) -> None:
    assert f"`{key}`" in FORMAT or f'"{key}"' in FORMAT


@pytest.mark.parametrize("icon", ICONS)
def test_every_landmark_is_listed(icon: str) -> None:
    assert re.search(rf"\b{icon}\b", FORMAT)


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_of_a_board_is_current(name: str) -> None:
    kept = (DOCS / f"boards/{name}.svg").read_text(encoding="utf-8")
    assert kept == render(load(name), size=1200), "python -m drafting.pictures draws them anew"
    assert f"](boards/{name}.svg)" in OURS


@pytest.mark.parametrize("name", BOARDS)
def test_the_figures_of_a_board_are_current(name: str) -> None:
    told = stats(load(name)).as_json()
    links = " · ".join(f"{mode['mode']} {mode['links']} ({mode['stops']})" for mode in told["modes"])
    row = f"| {told['stations']} | {links} | {told['diameter']} | {told['mean_distance']} |"
    assert row in OURS


@pytest.mark.parametrize("name", BOARDS)
def test_every_group_of_facts_has_its_source_in_the_page(name: str) -> None:
    part = OURS.split(f"](boards/{name}.svg)")[1].split("\n## ")[0]
    assert {group for group in load(name).provenance if f"**{group}**" in part} == set(load(name).provenance)


def test_it_is_told_what_each_title_asks_of_a_board() -> None:
    for name in titles.ids():
        title = titles.load(name)
        row = next(line for line in FORMAT.splitlines() if line.startswith(f"| `{name}` |"))
        _, _, modes, starts, _ = row.split("|")
        assert re.findall(r"`(\w+)`", modes) == list(title.modes)
        decks = {deck for decks in title.tables.get("decks", {}).values() for deck in decks.values()}
        assert decks <= set(re.findall(r"`(\w+)`", starts))


def test_the_recipe_shows_a_whole_title() -> None:
    shown = re.search(r"```toml\n(   id = .*?)```", (DOCS / "adding-a-title.md").read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    kept = Path(__file__).parents[1] / "titles/harbour/title.toml"
    assert textwrap.dedent(shown[1]).strip() == kept.read_text(encoding="utf-8").strip()
