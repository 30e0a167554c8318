"""The game in the terminal speaks the language that is asked for, or the environment's."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from misterx import titles
from misterx.cli import main
from misterx.cli.speech import language_of
from misterx.words import LANGUAGES, say

# Words of English sentences that no other language has; what is typed stays as it is and is not among them.
ENGLISH = {"the", "and", "with", "cannot", "shows", "starts", "travels", "possible", "tickets:", "your"}
TYPED = (
    *("help", "rules", "moves", "log", "tickets", "where", "map 1", "why 1", "undo", "aid off", "where"),
    *("confirm off", "save", "resign", "no", "999", "quit", ""),
)


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *arguments, "--seed", "7", "--plain"])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("side", ["x", "detectives"])
def test_nothing_is_said_in_english(
    title: str,
    side: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    code = play(monkeypatch, "\n".join(TYPED), title, "--side", side, "--language", language, "--data", str(tmp_path))
    said = capsys.readouterr().out
    assert code == 0
    assert say("terminal-nothing-now", language=language) != say("terminal-nothing-now")
    assert say("help-rules", language=language) in said
    shown = [line for line in said.splitlines() if "> " not in line and "`" not in line]
    assert {line: words for line in shown if (words := ENGLISH & set(line.lower().split()))} == {}


def test_a_refusal_at_the_command_line_is_said_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "scotland-yard", "--players", "9", "--side", "x", "--language", "de"]) == 2
    assert capsys.readouterr().err == "misterx: Scotland Yard ist für 2 bis 6 Spieler, nicht 9.\n"
    assert main(["play", "scotland-yard", "--players", "9", "--side", "x", "--language", "en"]) == 2
    assert capsys.readouterr().err == "misterx: Scotland Yard is for 2 to 6 players, not 9.\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pt_BR"}, "pt"),
        ({"LANGUAGE": "es:de", "LANG": "de_AT"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
