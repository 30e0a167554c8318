"""The command line as people and programs use it: what it prints, and one line with code 2 for what it cannot use."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from misterx import Game, boards, titles
from misterx.cli import main
from misterx.cli.terminal.progress import Progress
from misterx.play.positions import write_game

COMMANDS = ["serve", "play", "titles", "simulate", "replay", "perft", "bench", "board"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "misterx", *arguments]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_teaches_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: misterx {name}")
    assert f"misterx {name}" in out.split("\n", 2)[2], "an example helps more than a list of options"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(f"  {name} " in out for name in COMMANDS)


def test_titles_lists_all_five_for_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "titles", "--json")[1])
    assert [title["id"] for title in told["titles"]] == list(titles.ids())
    code, out, _ = run(capsys, "titles", "sanssouci")
    assert code == 0
    assert "voluntary_reveal" in out


@pytest.mark.parametrize("title", titles.ids())
def test_simulate_prints_the_promised_keys(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [title, "--games", "2", "--seed", "5", "--x", "random", "--hunters", "random", "--json"]
    code, out, err = run(capsys, "simulate", *arguments)
    assert code == 0
    assert all("compiling" in line for line in err.splitlines())  # said once, where nothing is compiled yet
    told = json.loads(out)
    promised = {"games", "x_wins", "hunter_wins", "x_win_rate", "ci95", "seconds", "moves_per_second"}
    assert promised <= told.keys()
    assert told["games"] == 2
    again = json.loads(run(capsys, "simulate", *arguments)[1])
    assert (again["x_wins"], again["decisions"]) == (told["x_wins"], told["decisions"])


def test_perft_counts_from_the_deal_a_seed_and_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "perft", "scotland-yard", "2", "--json")[1])
    assert told["count"] == 16 * 15
    assert json.loads(run(capsys, "perft", "scotland-yard", "0", "--json")[1])["count"] == 1
    divided = json.loads(run(capsys, "perft", "scotland-yard", "2", "--seed", "1", "--divide", "--json")[1])
    game = Game.new("scotland-yard", seed=1)
    assert list(divided["divide"]) == game.legal_moves()
    assert divided["count"] == sum(divided["divide"].values())
    file = tmp_path / "position.json"
    file.write_text(json.dumps(write_game(game)), "utf-8")
    from_file = json.loads(run(capsys, "perft", "scotland-yard", "2", "--position", str(file), "--json")[1])
    assert from_file["count"] == divided["count"]
    assert run(capsys, "perft", "ny-chase", "2", "--position", str(file))[0] == 2


def test_replay_tells_a_golden_game_and_names_a_bad_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Path(__file__).parents[2] / "golden" / "scotland_yard" / "01.txt"
    told = json.loads(run(capsys, "replay", str(record), "--json")[1])
    assert told["result"]["winner"] in ("x", "hunters")
    told_rounds = run(capsys, "replay", str(record))[1].split("Round ")
    assert [part.split()[0] for part in told_rounds[1:]] == [str(number) for number in range(1, len(told_rounds))]
    assert all("Mister X" in part.splitlines()[1] for part in told_rounds[1:])  # he opens every round
    lines = record.read_text("utf-8").splitlines()
    lines[-1] = "x: x taxi 199"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines), "utf-8")
    code, _, err = run(capsys, "replay", str(broken))
    assert code == 2
    assert f"ine {len(lines)}" in err


def test_board_is_checked_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "board", "check", "london")[0] == 0
    assert json.loads(run(capsys, "board", "stats", "london", "--json")[1])


BAD = [
    ["fly"],
    ["simulate"],
    ["simulate", "monopoly"],
    ["simulate", "scotland-yard", "--games", "0"],
    ["simulate", "scotland-yard", "--games", "many"],
    ["simulate", "scotland-yard", "--players", "9"],
    ["simulate", "scotland-yard", "--option", "edition"],
    ["simulate", "scotland-yard", "--option", "edition=1999"],
    ["simulate", "scotland-yard", "--option", "speed=9"],
    ["simulate", "scotland-yard", "--x", "clever"],
    ["simulate", "scotland-yard", "--board", "atlantis"],
    ["simulate", "scotland-yard", "--fast"],
    ["perft", "scotland-yard"],
    ["perft", "scotland-yard", "-1"],
    ["perft", "scotland-yard", "99"],
    ["perft", "scotland-yard", "2", "--position", "/nowhere/position.json"],
    ["replay", "/nowhere/game.txt"],
    ["replay", "."],
    ["titles", "chess"],
    ["bench", "--title", "chess"],
    ["board", "check", "atlantis"],
    ["board", "render", "atlantis"],
    ["play", "monopoly"],
    ["play", "scotland-yard", "--side", "taxi"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("misterx")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err
    assert "went wrong inside" not in err


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b"\0", b"{}", b"[" * 50_000, b"misterx record 1\n\n\n"])
def test_junk_files_are_refused(junk: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "junk"
    file.write_bytes(junk)
    for arguments in (["replay", str(file)], ["perft", "scotland-yard", "2", "--position", str(file)]):
        code, out, err = run(capsys, *arguments)
        assert (code, out, len(err.splitlines())) == (2, "", 1), err


def test_a_reader_who_leaves_is_no_error() -> None:
    arguments = command("titles", "scotland-yard")
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 141)


def test_stopping_with_ctrl_c_is_quiet() -> None:
    arguments = command("simulate", "scotland-yard", "--games", "900000000")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background a shell has it ignored
    told = {**os.environ, "PYTHONPROFILEIMPORTTIME": "1"}  # it says what it has loaded
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=told)
    signal.signal(signal.SIGINT, before)
    assert process.stderr
    while (line := process.stderr.readline()) and b"misterx.arena.simulate" not in line:
        pass
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in err


@pytest.mark.parametrize("title", titles.ids())
def test_who_watches_sees_every_round_once_and_under_its_own_heading(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "play", title, "--watch", "--seed", "3", "--plain", "--delay", "0", "--no-aid")
    assert code == 0
    heads = [line for line in out.splitlines() if line.startswith(("Setting up.", "Phase ", "Round "))]
    rounds = [head.partition(" of ")[0].split(", ")[:2] for head in heads]
    rounds = [head[: 1 + head[0].startswith("Phase")] for head in rounds]
    numbers = [int(head[-1].split()[-1].rstrip(".")) for head in rounds if head != ["Setting up."]]
    assert numbers[0] == 1
    assert all(later in (1, earlier + 1) for earlier, later in pairwise(numbers))
    assert all(earlier != later for earlier, later in pairwise(rounds))
    assert ("His way: " in out) == (title != "behrends")


def test_the_first_round_stands_under_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "play", "--watch", "--seed", "3", "--plain", "--delay", "0")[1]
    first, second = out.index("Round 1 of 22."), out.index("Round 2 of 22.")
    assert first < out.index("(entry 1)") < second < out.index("(entry 2)") < out.index("Round 3 of 22.")


@pytest.mark.parametrize("name", ["board", "admin"])
def test_a_group_alone_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, name)
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: misterx {name}")
    assert "Commands:" in out


def test_a_picture_goes_out_as_one_likes_to_say_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, option in enumerate(("-o", "--out", "--output")):
        assert run(capsys, "board", "render", "london", option, str(tmp_path / f"{number}.svg"))[0] == 0
    assert len({file.read_text("utf-8") for file in tmp_path.iterdir()}) == 1


def test_long_compiling_is_told_once_where_no_bar_is_drawn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.cli.terminal.progress.PATIENCE", 60.0)
    with Progress("10 games", 10) as progress:
        progress.say("compiling, 0%")
        assert capsys.readouterr().err == "", "what is quick needs no word"
        monkeypatch.setattr(progress, "begun", progress.begun - 100)
        progress.say("compiling, 5%")
        progress.say("compiling, 10%")
    assert capsys.readouterr().err.count("compiling") == 1


def test_a_lost_file_keeps_no_other_from_being_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    code, out, err = run(capsys, "board", "check", "nowhere.json", "london", str(broken))
    assert (code, len(err.splitlines())) == (2, 1)
    assert "nowhere.json" in err
    assert "london can be played" in out
    assert "Not JSON" in out
    code, out, err = run(capsys, "board", "check", "nowhere.json", "london", "--json")
    told = {board["board"]: board["playable"] for board in json.loads(out)["boards"]}
    assert (code, told, err) == (2, {"nowhere.json": False, "london": True}, "")


@pytest.mark.parametrize("name", ["board.gif", "nowhere/board.svg", "nowhere/board.png", "folder.png"])
def test_a_picture_that_cannot_be_written_starts_no_browser(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.boards.browser.png", lambda _: pytest.fail("a browser was started"))
    (tmp_path / "folder.png").mkdir()
    code, out, err = run(capsys, "board", "render", "london", "-o", str(tmp_path / name))
    assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_a_png_without_a_browser_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.boards.browser.find_browser", lambda: None)
    code, _, err = run(capsys, "board", "render", "london", "-o", str(tmp_path / "london.png"))
    assert code == 2
    assert "write an .svg file" in err


def test_stats_tell_links_at_each_stop(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "board", "stats", "london")
    assert "345 links between 199 stops, 2 to 7 links at each" in out


def test_a_mistyped_command_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "board", "chek")
    assert "Did you mean 'check'? Try:" in err


@pytest.mark.parametrize("name", ["simulate", "perft"])
def test_who_forgets_the_title_is_told_which_there_are(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, name)
    assert code == 2
    assert "Titles are: behrends" in err


@pytest.mark.parametrize("name", ["simulate", "perft", "arena", "play"])
def test_a_seed_beyond_counting_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, name, "scotland-yard", "--seed", "9" * 30)
    assert (code, len(err.splitlines())) == (2, 1)
    assert "--seed" in err


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_an_arena_asks_first_whether_its_results_can_be_written(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("misterx.arena.contest.prepare", lambda *_: pytest.fail("the games have begun"))
    target = str(tmp_path / "nowhere" / "results")
    code, _, err = run(capsys, "arena", "scotland-yard", "greedy", "random", option, target)
    assert code == 2
    assert "cannot be written" in err


def test_an_arena_goes_on_with_no_file_that_is_not_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(bytes(range(256)))
    code, _, err = run(capsys, "arena", "scotland-yard", "greedy", "random", "--out", str(file))
    assert code == 2
    assert "not text" in err
    assert file.read_bytes() == bytes(range(256))


def test_a_board_with_too_few_start_cards_is_not_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bare.json"
    file.write_text(json.dumps({**boards.read("london"), "starts": {}}), "utf-8")
    code, out, err = run(capsys, "simulate", "scotland-yard", "--board", str(file), "-n", "10")
    assert (code, out) == (2, "")
    assert "too few start cards for 6 pawns: detective has 0, mister_x has 0." in err


def test_nothing_to_go_on_with_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "--resume", "--data", str(tmp_path))
    assert code == 2
    assert "no unfinished game" in err


def test_a_program_at_fault_three_times_is_asked_no_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "babbler.py"
    program.write_text("print('hello', flush=True)", "utf-8")
    bot = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    code, out, _ = run(capsys, "play", "scotland-yard", "--watch", "--seed", "1", "--plain", "--hunters", bot)
    assert code == 0
    assert " ".join(out.split()).count("greedy play took its turn") == 3
    assert "greedy play goes on in its place" in " ".join(out.split())


@pytest.mark.skipif(os.name == "nt", reason="processes are stopped otherwise there")
@pytest.mark.parametrize(("how", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_arena_of_many_games_stops_at_once_and_goes_on_later(
    how: signal.Signals, status: int, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    arguments = ["arena", "scotland-yard", "greedy", "random", "-n", "8000", "--workers", "1", "--out", str(results)]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    signal.signal(signal.SIGINT, before)
    try:
        until = time.monotonic() + 120
        while (not results.exists() or results.read_bytes().count(b"\n") < 4) and time.monotonic() < until:
            time.sleep(0.1)
        os.killpg(process.pid, how)
        out, err = process.communicate(timeout=120)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (status, b"")
    assert b"resource_tracker" not in err
    assert results.read_bytes().count(b"\n") >= 4


@pytest.mark.skipif(os.name == "nt", reason="a shell's way to close streams")
@pytest.mark.parametrize(
    ("rest", "code"), [("titles >&-", 0), ("titles nowhere >&- 2>&-", 2), ("titles <&-", 0), ("replay - <&-", 2)]
)
def test_closed_streams_are_no_trouble(rest: str, code: int) -> None:
    line = f"{shlex.join(command())} {rest}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, text=True)
    assert (done.returncode, "Traceback" in done.stderr, "inside" in done.stderr) == (code, False, False)


def test_a_record_that_cannot_be_written_is_told_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "play", "--watch", "--record", str(tmp_path / "nowhere" / "game.txt"))
    assert (code, out) == (2, "")
    assert "cannot be written" in err


def test_who_looks_at_a_kept_game_and_leaves_is_told_that_it_is_kept(tmp_path: Path) -> None:
    def play(typed: str, *arguments: str) -> str:
        line = command("play", "--data", str(tmp_path), "--plain", *arguments)
        return subprocess.run(line, input=typed, capture_output=True, check=True, encoding="utf-8").stdout

    play("taxi 115\nquit\n", "scotland-yard", "--side", "x", "--seed", "7")
    assert "Your game is kept." in play("quit\n", "--resume")


@pytest.mark.parametrize("title", titles.ids())
def test_the_rules_of_every_title_are_told_at_the_table(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("rules\nquit\n"))
    monkeypatch.setenv("MISTERX_DATA", str(tmp_path))
    code, out, err = run(capsys, "play", title, "--side", "x", "--seed", "1", "--plain")
    assert (code, err) == (0, "")
    assert "> rules\n" in out
    assert ("leaves the game" in " ".join(out.split())) == (title == "sanssouci")
