"""A program of somebody else's that plays, and looks for the tables: by its parent, by paths, by the network."""

from __future__ import annotations

import os
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from misterx import bots
from misterx.bots.external import walls
from misterx.deduce import Knowledge
from misterx.play import Game
from misterx.server import warnings
from misterx.server.settings import Settings, read_settings
from misterx.server.store.sqlite import FILE_NAME
from misterx.server.warnings import warnings_for

SECRET = b"x taxi 115"
WAYS = ["descriptor", "environment", "folder", "inherited", "network", "path", "process", "root", "walk"]
HOSTILE = """
import glob, json, os, socket, stat, sys
port, folder = int(sys.argv[1]), sys.argv[2]
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] != "choose":
        continue
    found = []
    def look(path, how):
        try:
            if stat.S_ISREG(os.stat(path).st_mode) and SECRET in open(path, "rb").read(): found.append(how)
        except OSError: pass
    look(os.path.join(folder, NAME), "path")
    for number in range(3, 256):
        try: os.lseek(number, 0, 0); found.append("inherited")
        except OSError: pass
        look(f"/proc/self/fd/{number}", "descriptor")
    for process in glob.glob("/proc/[0-9]*"):
        for open_file in glob.glob(process + "/fd/*"): look(open_file, "process")
        look(process + "/root" + os.path.join(folder, NAME), "root")
        look(process + "/cwd/" + NAME, "folder")
        try:
            if b"MISTERX_STORE" in open(process + "/environ", "rb").read(): found.append("environment")
        except OSError: pass
    for place, names, files in os.walk(os.path.dirname(folder)):
        if NAME in files: look(os.path.join(place, NAME), "walk")
    try: socket.create_connection(("127.0.0.1", port), 2); found.append("network")
    except OSError: pass
    print(json.dumps({"id": asked["id"], "move": " ".join(["found", *{how[:2] for how in found}])}), flush=True)
""".replace("SECRET", repr(SECRET)).replace("NAME", repr(FILE_NAME))


@pytest.fixture(autouse=True)
def nobody_named_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_programs", {})


def find_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: walls.Kind) -> list[str]:
    """What the hostile bot got hold of; it tells by a move that does not exist."""
    data, place = tmp_path / "data", tmp_path / "bots"
    for folder in (data, place):
        folder.mkdir()
    store = data / FILE_NAME
    store.write_bytes(b"page" * 999 + SECRET)
    store.chmod(0o600)
    program = place / "hostile.py"
    program.write_text(HOSTILE)
    settings = tmp_path / "house.toml"
    monkeypatch.setenv("MISTERX_STORE", "postgresql://misterx@nowhere/x")
    monkeypatch.setattr(walls, "_best_kind", lambda: kind)
    with socket.create_server(("127.0.0.1", 0)) as server, open(store, "rb") as held:
        os.set_inheritable(held.fileno(), True)
        command = shlex.join([sys.executable, str(program), str(server.getsockname()[1]), str(data)])
        settings.write_text(f"[external_bots]\nhostile = '''{command}@60s'''\n", "utf-8")
        read_settings(settings, data=str(data))
        game = Game.new("scotland-yard", 3, seed=1)
        bot = bots.load("hostile")
        try:
            assert bot.choose(Knowledge(game, "x")) in game.legal_moves("x"), "greedy play stands in"
        finally:
            bot.close()
        assert isinstance(bot, bots.ExternalBot)
        (fault,) = bot.faults
        assert fault.kind == "illegal", fault
        told = fault.why.partition("'")[2].partition("'")[0].split()  # in short, since a long move is cut
        assert told[0] == "found"
        return [way for way in WAYS if way[:2] in told[1:]]


def test_behind_walls_a_bot_finds_neither_tables_nor_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if walls._best_kind() != "bubblewrap":
        pytest.skip("bubblewrap is not here, or may not work here (Debian: bubblewrap)")
    assert find_out(tmp_path, monkeypatch, "bubblewrap") == []


def test_without_walls_the_same_bot_finds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test above can fail."""
    found = find_out(tmp_path, monkeypatch, "none")
    assert {"network", "path"} <= set(found)
    assert "inherited" not in found, "no descriptor of ours comes along"


def test_tables_that_stand_beside_a_bot_are_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if walls._best_kind() != "bubblewrap":
        pytest.skip("bubblewrap is not here, or may not work here (Debian: bubblewrap)")
    (tmp_path / FILE_NAME).write_bytes(SECRET)
    (tmp_path / "house.toml").write_text("password")
    look = f"for f in {FILE_NAME} house.toml mine; do [ -s {tmp_path}/$f ] && echo $f; done; true"
    (tmp_path / "mine").write_text("a file of the bot")
    found = walls.Walls("bubblewrap", (str(tmp_path / FILE_NAME), str(tmp_path / "house.toml")))
    command, _ = found.around(["/bin/sh", "-c", look, str(tmp_path / "mine")])
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "mine\n"


@pytest.mark.parametrize(
    ("kind", "said"), [("none", "can read every table"), ("user", "user nobody"), ("bubblewrap", "")]
)
def test_whoever_hosts_reads_how_programs_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: walls.Kind, said: str
) -> None:
    bots.add_program("club-bot", f"{shlex.quote(sys.executable)} -c pass", walls.Walls(kind))
    with warnings_for(Settings(data=str(tmp_path))) as told:
        assert [said in text and "club-bot" in text for text in told] == ([True] if said else [])


def test_a_second_server_on_one_folder_is_told_so(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    with warnings_for(settings) as first:
        assert first == []
        with warnings_for(settings) as second:
            (text,) = second
            assert "Another server" in text
            assert str(tmp_path) in text
            assert "--data" in text
            if sys.platform != "win32":
                assert str(os.getpid()) in text
        with warnings_for(Settings(data=str(tmp_path / "other"))) as other:
            assert other == []
    with warnings_for(settings) as later:
        assert later == []


def test_a_folder_that_cannot_be_written_is_said_on_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(warnings, "open", refuse, raising=False)
    with warnings_for(Settings(data=str(tmp_path))) as told:
        (text,) = told
    assert "Nothing can be written" in text
    assert "Permission denied" in text
