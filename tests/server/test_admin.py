"""`misterx admin`, beside a running server."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Server, out_of_reach, sit

from misterx import Game
from misterx.cli import main
from misterx.server.admin import Admin
from misterx.server.settings import Settings
from misterx.server.store.schema import PARTS
from misterx.server.table.audience import UNKNOWN

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
    table: str = a_table(server, finished)["table"]
    return table


def a_table(server: Server, finished: bool) -> dict[str, Any]:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"}, name="Ann")

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            if finished:
                await x.ask("resign")

    asyncio.run(play())
    return made


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


def test_a_table_that_is_removed_while_people_look_is_gone_for_them_and_leaves_nothing(
    server: Server, admin: Command, tmp_path: Path
) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def look() -> int:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            told = await asyncio.to_thread(admin, "prune", "--days", "1")
            assert told == (0, "0 tables removed.\n"), "it was touched just now"
            await x.play(out_of_reach(x.view))
            assert "tables removed" in (await asyncio.to_thread(admin, "prune", "--days", "0"))[1]
            await x.send("name", name="Nobody")
            return await x.closed()

    assert asyncio.run(look()) == UNKNOWN
    assert admin("verify") == (0, "0 tables, 0 wrong.\n")
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as store:
        for part in PARTS:
            assert store.execute(f"select count(*) from {part}").fetchone() == (0,), part


def test_a_folder_without_tables_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path / "none")]) == 2
    told = capsys.readouterr().err
    assert "There are no tables" in told
    assert "misterx serve --data" in told


def test_a_table_of_a_title_that_is_not_known_here_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    harbour = Path(__file__).parents[1] / "units" / "titles" / "harbour"
    other = Server(tmp_path / "other", MISTERX_TITLES=str(harbour))
    try:
        made = other.make("harbour")
    finally:
        other.stop()
    assert main(["admin", "show", made["table"], "--data", str(other.data)]) == 2
    assert capsys.readouterr().err.endswith("scotland-yard.\n")


def test_a_table_moves_to_another_server_and_its_links_work_there(
    server: Server, admin: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = a_table(server, finished=False)
    whole = admin("export", made["table"], "--whole")[1]
    for token in (*made["mine"].values(), made["watch"], made["host"]):
        assert token not in whole  # only their hashes travel
    file = tmp_path / "table.json"
    file.write_text(whole, "utf-8")
    other = Server(tmp_path / "other")
    try:
        there = ["--data", str(other.data)]
        assert main(["admin", "import", str(file), *there]) == 0
        capsys.readouterr()
        assert main(["admin", "import", str(file), *there]) == 2
        assert "There is a table" in capsys.readouterr().err
        assert main(["admin", "verify", *there]) == 0

        async def play() -> None:
            async with sit(other, made["table"], made["mine"]["h1"]) as hunter:
                assert (await hunter.play(hunter.view["legal"][0]))["type"] == "done"

        asyncio.run(play())
        assert other.post(f"/api/tables/{made['table']}/look", token=made["mine"]["x"]).json()["seat"] == "x"
    finally:
        assert other.stop() == 0


def test_what_is_no_whole_table_is_not_brought_in(server: Server, admin: Command, tmp_path: Path) -> None:
    made = a_table(server, finished=True)
    whole = json.loads(admin("export", made["table"], "--whole")[1])
    name = "0123456789ab"
    renamed = json.loads(json.dumps(whole).replace(made["table"], name))
    faulty: list[tuple[Any, str]] = [
        (admin("export", made["table"])[1], "is not what `misterx admin export --whole` writes"),
        ({**whole, "format": "misterx table 0"}, "is not what"),
        ({**whole, "surprise": []}, "is not what"),
        ({**whole, "lines": [["too", "short"]]}, "do not have the columns"),
        ({**whole, "seats": [["another", *row[1:]] for row in whole["seats"]]}, "exactly one table"),
        ({**renamed, "lines": renamed["lines"][:-1]}, "do not come to the state that its players saw"),
        ({**renamed, "lines": renamed["lines"][1:]}, "does not follow from its seed"),
        ({**renamed, "seats": renamed["seats"][:1]}, "its seats are not x, h1, h2"),
        ({**renamed, "tables": [[*renamed["tables"][0][:3], "{}", *renamed["tables"][0][4:]]]}, "settings"),
        ({**renamed, "tables": [[*renamed["tables"][0][:4], {"hex": "zz"}, *renamed["tables"][0][5:]]]}, "bytes"),
        ({**renamed, "tables": [[*renamed["tables"][0][:1], 1 << 70, *renamed["tables"][0][2:]]]}, "values"),
    ]
    for content, why in faulty:
        file = tmp_path / "table.json"
        file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        code, told = admin("import", str(file))
        assert (code, told.count("\n")) == (2, 1), told
        assert why in told
    assert admin("import", str(tmp_path / "none.json"))[0] == 2
    assert name not in admin("list")[1]
    assert admin("verify")[0] == 0


def test_a_backup_never_harms_the_store_or_an_earlier_backup(server: Server, admin: Command, tmp_path: Path) -> None:
    table = a_game(server, finished=True)
    assert "is the store itself" in admin("backup", str(server.data / "tables.sqlite"))[1]
    assert admin("backup", str(tmp_path / "nowhere" / "copy.sqlite"))[0] == 2
    kept = tmp_path / "copy.sqlite"
    assert admin("backup", str(kept))[0] == 0
    assert admin("backup", str(kept))[0] == 0
    with sqlite3.connect(kept) as copy:
        assert copy.execute("select count(*) from tables where id = ?", (table,)).fetchone() == (1,)
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
    copy.close()
    assert [file.name for file in tmp_path.iterdir()] == ["copy.sqlite"]


def test_verify_finds_a_state_or_a_promise_that_was_changed(server: Server, admin: Command, tmp_path: Path) -> None:
    table = a_game(server, finished=False)
    for number, (damage, why) in enumerate(
        [
            ("update tables set digest = substr(digest, 1, 9) || '00' where id = ?", "state that its players saw"),
            ("update turns set nonce = substr(hash, 1, 32) where table_id = ?", "is not what was committed to"),
        ]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        admin("backup", str(folder / "tables.sqlite"))
        with sqlite3.connect(folder / "tables.sqlite") as store:
            store.execute(damage, (table,))
        store.close()
        told = admin("verify")[1]
        assert re.search(r"[0-9]+ tables, 0 wrong", told)
        office = Admin(Settings(data=str(folder)))
        found = dict(office.verify())
        office.close()
        assert why in found[table]
