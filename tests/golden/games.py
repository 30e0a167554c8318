"""Golden games: whole records, one folder a title, and what must come of each (`expected.json`)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from misterx import Game

FOLDER = Path(__file__).parent
Facts = dict[str, Any]


def folder_of(title: str) -> Path:
    return FOLDER / title.replace("-", "_")


def read_expected(title: str) -> dict[str, Facts]:
    """What must come of each golden game of a title, by the game's name."""
    file = folder_of(title) / "expected.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def read_record(title: str, name: str) -> str:
    return (folder_of(title) / f"{name}.txt").read_text("utf-8")


def facts_of(game: Game) -> Facts:
    """What a golden game must come to: its end, its log where it has one, its last table and its state."""
    assert game.result
    view, position = game.view("all"), game.to_position()
    log = [f"{entry['ticket'] or 'stayed'}:{entry['station']}" for entry in view.get("log", [])]
    return {
        "winner": game.result.winner,
        "reason": game.result.reason,
        "rounds": view["round"],
        **({"log": " ".join(log)} if log else {}),
        "position": hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:32],
        "digest": game.digest(),
    }
