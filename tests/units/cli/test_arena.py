"""`misterx arena` for whoever looks on: the score so far, results before pictures, faults by bot."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from misterx.arena.standings import Running
from misterx.cli import arena, main
from misterx.cli.terminal.progress import Progress

ASKED = ["arena", "scotland-yard", "greedy", "random", "--players", "3", "--workers", "1"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """How far the bar was, and what stood beside it, after every game."""

    class Watched(Progress):
        steps = 0

        def step(self, count: int) -> None:
            self.steps += count

        def say(self, what: str) -> None:
            found.append((self.steps, what))

    found: list[tuple[int, str]] = []
    monkeypatch.setattr(arena, "Progress", Watched)
    return found


def test_whoever_goes_on_sees_how_far_all_of_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], shown: list[tuple[int, str]]
) -> None:
    out = ["--out", str(tmp_path / "results.jsonl")]
    assert run(capsys, *ASKED, "-n", "2", *out)[0] == 0
    shown.clear()
    code, told, _ = run(capsys, *ASKED, "-n", "3", *out, "--json")
    assert code == 0
    assert [steps for steps, _ in shown] == list(range(1, 7))
    score = json.loads(told)["pairs"][0]["score"]["rate"]
    assert shown[-1][1].startswith(f"greedy {score:.0%} (")


def test_three_bots_have_a_score_while_they_play() -> None:
    running = Running(["a", "b", "c", "d"])
    assert running.tell() == ""
    for x, hunters, winner in (("a", "b", "hunters"), ("b", "c", "x"), ("c", "a", "nobody")):
        running.add({"x": x, "hunters": hunters, "winner": winner})
    assert re.fullmatch(r"b 100% \(34 to 100\), a 25% \(\d+ to \d+\), c 25% \(\d+ to \d+\)", running.tell())
    running.add({"x": "d", "hunters": "c", "winner": "x"})
    assert running.tell().endswith(", …")
    assert running.tell().startswith("b 100% (34 to 100), d 100% (21 to 100), ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_results_are_told_whatever_becomes_of_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *ASKED, "-n", "1", "--json", "--plot", "/dev/full")
    assert code == 2
    assert json.loads(out)["games"] == 2
    assert err == "misterx: /dev/full cannot be written: No space left on device.\n"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder in which nothing can be made")
@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_where_no_file_can_be_made_no_game_is_played(
    option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.arena.contest.prepare", lambda *_: pytest.fail("the games have begun"))
    code, out, err = run(capsys, *ASKED, option, "/proc/results")
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert "/proc/results cannot be written" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_line_that_names_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, *ASKED, "--out", "/dev/full") == (2, "", "misterx: /dev/full: No space left on device.\n")


@pytest.mark.parametrize("line", ["[]", "7", "{}", '{"x": "greedy", "hunters": "random", "seed": 0, "winner": "me"}'])
def test_a_strange_line_is_told_by_its_number(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    assert run(capsys, *ASKED, "-n", "1", "--out", str(file))[0] == 0
    with file.open("a", encoding="utf-8") as out:
        out.write(f"{line}\n")
    code, told, err = run(capsys, *ASKED, "-n", "1", "--out", str(file))
    assert (code, told, len(err.splitlines())) == (2, "", 1)
    assert f"Line 4 of {file}" in err


def test_a_bot_that_is_not_there_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    assert run(capsys, "arena", "scotland-yard", "greedy", "clever", "--out", str(file))[0] == 2
    assert not file.exists()


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_faults_are_told_by_bot_and_kind(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")  # a long path is broken where the terminal ends
    program = tmp_path / "babbler.py"
    program.write_text("print('hello', flush=True)", "utf-8")
    bot = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    asked: list[Any] = ["--x", bot, "--hunters", "random"] if command == "simulate" else [bot, "random"]
    code, out, _ = run(capsys, command, "scotland-yard", "--players", "2", "-n", "1", *asked)
    assert code == 0
    assert f"Greedy play took turns of {bot}: babbled " in " ".join(out.split())
