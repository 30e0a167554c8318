"""The published JSON Schema says of boards what the checker says."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from misterx import boards
from misterx.boards.art import KINDS
from misterx.boards.icons import ICONS
from misterx.boards.parse import LINE_KEYS, OPTIONAL, REQUIRED, TITLE_KEYS

SCHEMA: dict[str, Any] = json.loads(Path(boards.__file__).with_name("board.schema.json").read_text(encoding="utf-8"))
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
}
#: Each keyword of JSON Schema that ours uses: whether a value agrees with it.
AGREES: dict[str, Callable[[Any, Any], bool]] = {
    "const": lambda said, value: value == said,
    "enum": lambda said, value: value in said,
    "pattern": lambda said, value: not isinstance(value, str) or re.search(said, value) is not None,
    "minLength": lambda said, value: not isinstance(value, str) or len(value) >= said,
    "maxLength": lambda said, value: not isinstance(value, str) or len(value) <= said,
    "minItems": lambda said, value: not isinstance(value, list) or len(value) >= said,
    "maxItems": lambda said, value: not isinstance(value, list) or len(value) <= said,
    "uniqueItems": lambda said, value: not isinstance(value, list) or len(set(value)) == len(value),
    "minimum": lambda said, value: not isinstance(value, int | float) or value >= said,
    "maximum": lambda said, value: not isinstance(value, int | float) or value <= said,
    "exclusiveMinimum": lambda said, value: not isinstance(value, int | float) or value > said,
    "required": lambda said, value: not isinstance(value, dict) or set(said) <= set(value),
    "dependentRequired": lambda said, value: (
        not isinstance(value, dict) or all(set(said[key]) <= set(value) for key in said if key in value)
    ),
    "type": lambda said, value: isinstance(value, TYPES[said]) and (said == "boolean" or not isinstance(value, bool)),
    "oneOf": lambda said, value: sum(agrees(each, value) for each in said) == 1,
    "$ref": lambda said, value: agrees(SCHEMA["$defs"][said.removeprefix("#/$defs/")], value),
    "items": lambda said, value: not isinstance(value, list) or all(agrees(said, each) for each in value),
}
WORDLESS = {"$schema", "$id", "$defs", "title", "description", "properties", "additionalProperties"}


def agrees(schema: dict[str, Any], value: Any) -> bool:
    assert set(schema) <= set(AGREES) | WORDLESS, "a keyword that this test cannot judge"
    if not all(AGREES[word](said, value) for word, said in schema.items() if word in AGREES):
        return False
    if not isinstance(value, dict):
        return True
    known, other = schema.get("properties", {}), schema.get("additionalProperties", True)
    return all(
        agrees(known[key], each) if key in known else other is True or (other is not False and agrees(other, each))
        for key, each in value.items()
    )


@pytest.mark.parametrize("name", boards.ids())
def test_our_boards_agree_with_the_schema(name: str) -> None:
    assert agrees(SCHEMA, boards.read(name))


def test_the_small_board_agrees(toy: dict[str, Any]) -> None:
    assert agrees(SCHEMA, toy)


@pytest.mark.parametrize("key", REQUIRED)
def test_a_missing_part_disagrees(toy: dict[str, Any], key: str) -> None:
    del toy[key]
    assert not agrees(SCHEMA, toy)


@pytest.mark.parametrize(
    "change",
    [
        {"size": [600]},
        {"modes": []},
        {"id": "Big City"},
        {"stations": [{"number": 1}]},
        {"stations": [{"number": 10_000, "at": [1, 2]}]},
        {"lines": [{"mode": "taxi", "route": [1, "2"]}]},
        {"lines": [{"mode": "taxi", "route": [1, {"past": 2, "stop": 3}, 4]}]},
        {"starts": {"classic": [1, 1]}},
        {"art": {"canal": []}},
        {"art": {"park": [{"course": [[1, 2], [3, 4]]}]}},
        {"art": {"label": [{"text": "both", "at": [1, 2], "along": [[1, 2], [3, 4]]}]}},
    ],
)
def test_a_bad_value_disagrees(toy: dict[str, Any], change: dict[str, Any]) -> None:
    assert not agrees(SCHEMA, {**toy, **change})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("name", "two\nlines"),
        ("dial", None),
        ("missions", None),
        ("lines/0/when", None),
        ("lines/0/unless", 3),
        ("art/water/0/name", 7),
        ("art/water/0/width", None),
        ("art/water/0/course", [[1, 2], [3, 4]]),
        ("art/district/0/along", [[10, 20], [300, 40]]),
        ("art/district/0/along", None),
    ],
)
def test_what_the_schema_refuses_the_checker_refuses(toy: dict[str, Any], path: str, value: Any) -> None:
    put(toy, path, value)
    assert not agrees(SCHEMA, toy)
    assert any(fault.severity == "fault" for fault in boards.check(toy))


@pytest.mark.parametrize("path", ["note", "stations/0/note", "lines/0/note", "art/water/0/note", "art/district/0/note"])
def test_what_nobody_reads_keeps_no_board_from_being_played(toy: dict[str, Any], path: str) -> None:
    put(toy, path, "drawn on a Sunday")
    assert agrees(SCHEMA, toy)
    assert not any(fault.severity == "fault" for fault in boards.check(toy))


def put(board: Any, path: str, value: Any) -> None:
    *way, last = path.split("/")
    for step in way:
        board = board[int(step) if step.isdigit() else step]
    board[last] = value


def test_schema_and_checker_know_the_same_keys() -> None:
    assert SCHEMA["required"] == list(REQUIRED)
    assert set(SCHEMA["properties"]) == {*REQUIRED, *OPTIONAL, *TITLE_KEYS}
    assert set(SCHEMA["$defs"]["line"]["properties"]) == set(LINE_KEYS)
    assert set(SCHEMA["properties"]["art"]["properties"]) == set(KINDS)
    assert SCHEMA["$defs"]["landmark"]["properties"]["icon"]["enum"] == list(ICONS)
