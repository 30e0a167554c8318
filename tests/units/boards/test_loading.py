"""Boards are loaded by id, by file or as parsed, and a bad file is refused with a reason."""

import json
from pathlib import Path
from typing import Any

import pytest

from misterx.boards import BoardError, check, ids, load


def refusal(file: Path, raw: bytes) -> str:
    file.write_bytes(raw)
    with pytest.raises(BoardError) as refused:
        load(file)
    assert [fault.code for fault in check(file)] == [refused.value.code]
    return refused.value.code


def test_our_boards_are_listed_without_style_and_schema() -> None:
    assert {"london", "new-york"} <= set(ids())
    assert not [name for name in ids() if "." in name]


@pytest.mark.parametrize("name", ["london", "new-york"])
def test_a_board_is_named_like_its_file(name: str) -> None:
    assert load(name).id == name


def test_a_board_comes_from_a_file_or_parsed(tmp_path: Path, toy: dict[str, Any]) -> None:
    file = tmp_path / "toy.json"
    file.write_text(json.dumps(toy), encoding="utf-8")
    assert load(file).digest == load(str(file)).digest == load(toy).digest


def test_a_missing_file_is_answered_with_our_boards(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="london") as refused:
        load(tmp_path / "nowhere.json")
    assert refused.value.code == "no_file"


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    assert [fault.code for fault in check(tmp_path)] == ["no_file"]


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b'{"id": }', b"\xff\xfe{}", b'{"size": [NaN, 1]}', b'{"size": [1, Infinity]}', b'{"size": [1, 1e999]}'],
)
def test_what_is_not_json_is_refused(tmp_path: Path, raw: bytes) -> None:
    assert refusal(tmp_path / "bad.json", raw) == "bad_json"


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "The file is empty."),
        (b" \n ", "The file is empty."),
        (b'{\n  "id": "islet', "Not JSON in line 2, column 9: Unterminated string."),
        (b'{"size": [' + b"9" * 5_000 + b", 1]}", "Not JSON: a number has too many digits."),
    ],
)
def test_it_is_told_where_and_why(tmp_path: Path, raw: bytes, told: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(raw)
    assert [fault.message for fault in check(file)] == [told]


def test_a_key_given_twice_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "bad.json", b'{"id": "a", "id": "b"}') == "bad_json"


def test_brackets_without_end_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "bad.json", b"[" * 200_000) == "bad_json"


def test_a_number_without_end_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "bad.json", b'{"size": [' + b"9" * 10_000 + b", 1]}") == "bad_json"


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "bad.json", b" " * 8_000_001) == "too_large"


def test_the_error_lists_every_fault(toy: dict[str, Any]) -> None:
    toy["lines"].append({"mode": "taxi", "route": [1, 77]})
    toy["starts"]["classic"].append(78)
    with pytest.raises(BoardError) as refused:
        load(toy)
    assert {fault.code for fault in refused.value.faults} == {"unknown_station", "unknown_start"}
    assert "77" in str(refused.value)
    assert "78" in str(refused.value)


def test_a_board_that_is_only_hard_to_read_is_played(toy: dict[str, Any]) -> None:
    toy["stations"][0]["at"] = [170, 200]
    assert {fault.severity for fault in check(toy)} == {"legibility"}
    assert load(toy).numbers == (1, 2, 3, 4, 5, 6, 7, 8)
