"""docs/notation.md says what is: its examples run, and its grammar is that of every move."""

from __future__ import annotations

import doctest
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.rules.behrends.toy_city import TOY_CITY
from tests.rules.europa.land import LAND
from tests.toy import TOYS, paste

from misterx import Game
from misterx.kernel.codes import REASONS

BOARDS = {**TOYS, "europa": LAND, "behrends": TOY_CITY}
PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
TEXT = PAGE.read_text("utf-8")
TOKEN = re.compile(r'"[^"]*"|[a-z-]+|[|()\[\]{}]')
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("scotland-yard", 3, {}),
    ("scotland-yard", 6, {"edition": "classic"}),
    ("ny-chase", 3, {"landing_blocked": "elsewhere"}),
    ("ny-chase", 6, {"hunter_order": "free"}),
    ("sanssouci", 4, {"x_may_stay": True, "voluntary_reveal": True, "triple_move": True, "combined_ticket": True}),
    ("europa", 3, {"round_limit": 4, "detective_special_from_move": 1}),
    ("europa", 6, {"round_limit": 4, "double_with_hidden": True}),
    ("behrends", 3, {"lingering_check": True, "phase1_cap": 12, "phase2_cap": 4}),
    ("sanssouci", 6, {"free_order": True, "hunter_tickets": {"foot": 3, "vip": 1, "train": 1}}),
]


def grammar() -> re.Pattern[str]:
    """The page's grammars, one a family, as one pattern."""
    blocks = [block.split("```")[0] for block in TEXT.split("```\nmove ")[1:]]
    return re.compile("|".join(f"(?:{pattern_of(block)})" for block in blocks))


def pattern_of(block: str) -> str:
    rules = dict(line.split("=", 1) for line in ("move " + block).strip().splitlines())
    rules = {name.strip(): body for name, body in rules.items()}

    def expand(body: str) -> str:
        parts = []
        for token in TOKEN.findall(body):
            if token.startswith('"'):
                parts.append(re.escape(token[1:-1]))
            elif token in "|()":
                parts.append({"(": "(?:"}.get(token, token))
            elif token in "[]{}":
                parts.append({"[": "(?:", "]": ")?", "{": "(?:", "}": ")*"}[token])
            else:
                parts.append(r"\d" if token == "digit" else f"(?:{expand(rules[token])})")
        return "".join(parts)

    return expand(rules["move"])


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PAGE.parent.parent)


def test_the_examples_run_as_printed() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried > 15
    assert failed == 0


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_move_is_in_the_grammar_and_comes_back_as_written(
    title: str, players: int, options: dict[str, Any], seed: int
) -> None:
    pattern, chooser = grammar(), random.Random(seed)
    game = Game.new(title, players, options, board=BOARDS[title], seed=seed)
    while not game.result:
        moves = game.legal_moves()
        for move in moves:
            assert pattern.fullmatch(move), move + paste(game)
            code = game.family.read_move(game.words, game.state, move)
            assert game.family.write_move(game.words, game.state, code) == move, paste(game)
        assert len(set(moves)) == len(moves), paste(game)
        game.play(chooser.choice(moves))


@pytest.mark.parametrize(
    "move", ["x taxi 46 bus", "d1  taxi 4", "x double", "d1 fly 4", "d1 taxi 4 block from", "X taxi 4"]
)
def test_other_texts_are_not_in_the_grammar(move: str) -> None:
    assert not grammar().fullmatch(move)


@pytest.mark.parametrize("title", BOARDS)
def test_every_key_of_a_view_is_named(title: str) -> None:
    section = TEXT.split("## Views and events")[1].split("## Results")[0]
    game = Game.new(title, seed=1)
    before, _, table = section.partition(f"<!-- views of {game.title.family}, ")
    said = before.split("<!-- end -->")
    assert set(game.view("x")) <= set(re.findall(r"`([a-z_]+)", said[0] + said[-1] + table.split("<!-- end -->")[0]))


def test_every_reason_of_an_end_is_named() -> None:
    named = set(re.findall(r"`([a-z_]+)`", TEXT.split("## Results")[1]))
    assert named >= set(REASONS) - {""}


@pytest.mark.parametrize("example", re.findall(r"^\| `([^`]+)`(?:, then `([^`]+)`)?", TEXT, re.M))
def test_moves_in_the_tables_are_in_the_grammar(example: tuple[str, str]) -> None:
    for move in filter(None, example):
        if re.match(r"x |[dpt]\d |car\d |(no |)check( |$)|nominate |override |banish ", move):
            assert grammar().fullmatch(move), move
