"""The tables of the store. Migrations run forward by themselves, one step a version, after a backup."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from misterx.server.store.store import StoreError

# What is known of the rights to a table that was kept before there was a history of them (`table/rights_history.py`).
HELD = (
    "insert into rights select table_id, row_number() over (partition by table_id order by seat) - 1, made, 0, 'sat', "
    "seat, browser, name, 'join' from seats join tables on id = table_id "
    "where browser is not null and length(browser) > 0 and kind <> 'open' and id = ?"
)
BEGUN = (
    "insert into rights select id, (select count(*) from rights where table_id = id), made, 0, 'started', '', "
    "cast('' as blob), '', '' from tables where started = 1 and id = ?"
)
# MIGRATIONS[n] brings a store of version n to version n + 1; what has been released is never edited.
MIGRATIONS = (
    """
create table tables (
  id text primary key, made real not null, touched real not null, header text not null, seed blob not null,
  started integer not null, over integer not null, clock text not null, notes text not null, rematch text not null);
create index tables_touched on tables (touched);
create table seats (
  table_id text not null, seat text not null, kind text not null, name text not null, bot text not null,
  browser blob, primary key (table_id, seat)) without rowid;
create table links (
  table_id text not null, hash blob not null, kind text not null, seat text not null,
  primary key (table_id, hash)) without rowid;
create table lines (
  table_id text not null, number integer not null, seat text not null, text text not null, mark text not null,
  primary key (table_id, number)) without rowid;
create table turns (
  table_id text not null, first integer not null, last integer not null, nonce text not null, hash text not null,
  primary key (table_id, first)) without rowid;
create table sayings (
  table_id text not null, number integer not null, at real not null, seat text not null, name text not null,
  said_to text not null, text text not null, primary key (table_id, number)) without rowid;
create table watchers (
  table_id text not null, browser blob not null, primary key (table_id, browser)) without rowid;
""",
    "alter table tables add column digest text not null default '';",  # of the state that the lines come to
    # Every change of a table counts its version on (`table/changes.py`); a job is a table whose bots are to move
    # (`bots/queue.py`).
    """
alter table tables add column version integer not null default 0;
alter table seats add column stand_in integer not null default 0;
create table jobs (
  table_id text not null primary key, number integer not null, asked integer not null, taken real not null,
  worker text not null) without rowid;
""",
    # What was done about seats (`table/rights_history.py`): of older tables, that they began and who holds their seats.
    # What somebody asks the others for, such as a takeback, waits in `asked`.
    """
alter table tables add column asked text not null default '';
create table rights (
  table_id text not null, number integer not null, at real not null, line integer not null, what text not null,
  seat text not null, browser blob not null, name text not null, done_by text not null,
  primary key (table_id, number)) without rowid;
"""
    f"{HELD.removesuffix(' and id = ?')}; {BEGUN.removesuffix(' and id = ?')};",
    # Who is ready in a table's lobby (`people/gathering.py`), empty where it has none; and the code that leads
    # there, for as long as it does.
    """
alter table tables add column lobby text not null default '';
create table codes (code text not null primary key, table_id text not null) without rowid;
create index codes_of_tables on codes (table_id);
""",
    # The lots that were drawn before the deal (`play/lots.py`), empty where there were none.
    "alter table tables add column deal text not null default '';",
    # What everybody was told at a table, as a chain of hashes (`play/heads.py`), and the key that signs its heads.
    """
create table heads (
  table_id text not null, number integer not null, line integer not null, facts integer not null,
  turns integer not null, signer text not null, head text not null, primary key (table_id, number)) without rowid;
create table signers (number integer not null primary key, secret blob not null);
""",
)
PARTS = ("seats", "links", "lines", "turns", "sayings", "watchers", "jobs", "rights", "codes", "heads")
ORPHANED = "not exists (select 1 from tables where id = ?)"  # of a part, whose table is gone
APPLICATION = 0x4D58  # "MX": says whose file it is


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Bring a store to the present version."""
    found = connection.execute("pragma user_version").fetchone()[0]
    whose = connection.execute("pragma application_id").fetchone()[0]
    present = connection.execute("select count(*) from sqlite_master").fetchone()[0]
    if present and whose != APPLICATION:
        raise StoreError(f"{file} is not a store of tables. Choose another data folder.")
    if found > len(MIGRATIONS):
        raise StoreError(f"{file} was written by a newer version of this program. Use that, or another data folder.")
    if present and found < len(MIGRATIONS):
        back_up(connection, file.with_name(f"{file.stem}-version-{found}{file.suffix}"))
    for version in range(found, len(MIGRATIONS)):
        connection.executescript(
            f"begin; {MIGRATIONS[version]} pragma application_id = {APPLICATION}; "
            f"pragma user_version = {version + 1}; commit;"
        )


def check_whole(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse a damaged file before anything is written to it."""
    try:
        (found,) = connection.execute("pragma quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        why = " ".join(found.split())[:200]
        raise StoreError(
            f"{file} is damaged ({why}). Nothing was changed. Put a backup in its place, or move it away to begin anew."
        )


def keep_private(file: Path) -> None:
    """A new file for the eyes of whoever runs the server alone: it holds every secret of every table."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def back_up(connection: sqlite3.Connection, to: Path) -> None:
    """A whole and consistent copy, while the store is in use; what stood there before goes when it is complete."""
    half = to.with_name(f"{to.name}.part")
    half.unlink(missing_ok=True)
    try:
        keep_private(half)
        copy = sqlite3.connect(half)
        try:
            connection.backup(copy)
            copy.execute("pragma journal_mode = delete")
        finally:
            copy.close()
        half.replace(to)
    finally:
        half.unlink(missing_ok=True)
