"""Boards that are being drawn: a picture shows what is missing, and nobody plays on them yet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from misterx import boards
from misterx.cli import main


@pytest.mark.parametrize(
    "changes",
    [
        {"lines": []},
        {"starts": {"mister_x": []}},
        {
            "lines": [
                {"mode": "taxi", "route": [1, 8]},
                {"mode": "taxi", "route": [8, 1]},
                {"mode": "bus", "route": [1, 1]},
            ]
        },
    ],
)
def test_a_board_that_cannot_be_played_yet_is_drawn(
    changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, picture = tmp_path / "half.json", tmp_path / "half.svg"
    file.write_text(json.dumps({**boards.read("london"), **changes}), "utf-8")
    assert main(["board", "render", str(file), "-o", str(picture)]) == 0
    assert "cannot be played yet" in capsys.readouterr().out
    assert ">199</text>" in picture.read_text("utf-8")
    assert main(["simulate", "scotland-yard", "--board", str(file), "-n", "1"]) == 2
