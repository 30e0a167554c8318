"""What the public sees of a game, as lines of text."""

from __future__ import annotations

from typing import Any

from misterx.play import Game

MODES = ("ansi", "human")
FIXED = ("title", "family", "board", "players", "options", "seats", "viewer", "reveals")  # the same all through a game


def render(game: Game, mode: str | None) -> str | None:
    """The text, or where a human looks on, None after printing it."""
    if mode is None:
        return None
    lines = [f"{key}: {_say(value)}" for key, value in game.view("public").items() if key not in FIXED]
    text = "\n".join([f"{game.title.name}, {game.options.players} players", *lines, ""])
    if mode == "ansi":
        return text
    print(text)
    return None


def _say(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_say(each)}" for key, each in value.items()) or "-"
    if isinstance(value, list):
        return "; ".join(map(_say, value)) or "-"
    return "?" if value is None else str(value)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}; it may be {', '.join(map(repr, MODES))} or None")
    return mode
