"""`misterx admin`, beside a running server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import Server, out_of_reach, sit

from misterx import Game
from misterx.cli import main

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: str) -> tuple[int, str]:
        capsys.readouterr()
        code = main(["admin", *words, "--data", str(server.data)])
        told = capsys.readouterr()
        return code, told.out + told.err

    return run


def a_game(server: Server, finished: bool) -> str:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"}, name="Ann")

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            if finished:
                await x.ask("resign")

    asyncio.run(play())
    table: str = made["table"]
    return table


def test_tables_are_listed_shown_and_exported(server: Server, admin: Command) -> None:
    running, over = a_game(server, finished=False), a_game(server, finished=True)
    states = {table["table"]: table["state"] for table in json.loads(admin("list", "--json")[1])["tables"]}
    assert (states[running], states[over]) == ("running", "over")
    shown = json.loads(admin("show", running)[1])
    assert shown["decider"] == "hunters"
    assert Game.replay(admin("export", over)[1]).result
    assert "deal x ?" in admin("export", running)[1]
    assert "deal x ?" not in admin("export", running, "--secrets")[1]
    assert admin("show", "nowhere") == (2, "misterx: There is no table nowhere.\n")


def test_every_table_is_verified_and_a_changed_line_is_found(server: Server, admin: Command, tmp_path: Path) -> None:
    table = a_game(server, finished=False)
    assert admin("verify")[0] == 0
    copy = tmp_path / "copy" / "tables.sqlite"
    copy.parent.mkdir()
    assert admin("backup", str(copy))[0] == 0
    with sqlite3.connect(copy) as store:
        store.execute("update lines set text = 'deal x 1' where text like 'deal x %' and table_id = ?", (table,))
    store.close()
    assert main(["admin", "verify", "--data", str(copy.parent)]) == 1


def test_what_nobody_touched_is_removed(server: Server, admin: Command, tmp_path: Path) -> None:
    table = a_game(server, finished=True)
    assert admin("backup", str(tmp_path / "tables.sqlite"))[0] == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        store.execute("update tables set touched = 0 where id = ?", (table,))
    store.close()
    assert main(["admin", "prune", "--days", "1", "--data", str(tmp_path)]) == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        assert store.execute("select count(*) from lines where table_id = ?", (table,)).fetchone() == (0,)
    store.close()


def test_a_folder_without_tables_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    assert "There are no tables" in capsys.readouterr().err
