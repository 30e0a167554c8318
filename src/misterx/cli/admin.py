"""`misterx admin`: for whoever hosts tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from misterx.cli.arguments import Group, json_option, print_json
from misterx.cli.files import read_text
from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.server.admin import Admin

BROKEN = 1


@contextmanager
def open_admin(data: str | None) -> Iterator[Admin]:
    import sqlite3

    from misterx.server.admin import Admin, Unknown
    from misterx.server.protocol.refusals import Refusal
    from misterx.server.settings import read_settings
    from misterx.server.store.export import BadExport
    from misterx.server.store.store import Away, StoreError
    from misterx.server.table.load import UnreadableTable

    try:
        opened = Admin(read_settings(data=data))
        try:
            yield opened
        finally:
            opened.close()
    except (Unknown, StoreError) as error:
        raise BadInput(str(error)) from error
    except UnreadableTable as fault:
        raise BadInput(f"This table cannot be opened: {fault}.") from fault
    except BadExport as error:
        raise BadInput(f"This table cannot be brought in: {error}.") from error
    except Refusal as error:
        raise BadInput(str(error)) from error
    except Away as error:
        raise BadInput(f"The store cannot be read: {error.__cause__}.") from error
    except (sqlite3.Error, OSError) as error:
        raise BadInput(f"{error}. `misterx admin verify` says whether the store is whole.") from error


data_option = click.option("--data", metavar="DIR", help="The folder in which tables are kept.")


@click.group("admin", cls=Group, short_help="For whoever hosts tables: list, export, import, verify, prune, back up.")
def command() -> None:
    """Look after the tables of a server, also while it runs."""


@command.command("list")
@data_option
@json_option
def list_tables(data: str | None, as_json: bool) -> None:
    """All tables, the last touched first."""
    with open_admin(data) as opened:
        found = opened.list_tables()
    if as_json:
        print_json({"tables": found})
        return
    screen = Screen()
    for table in found:
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(table["touched"]))
        screen.line(f"{table['table']}  {touched}  {table['state']:<8}{table['lines']:>5} lines  {table['title']}")
    screen.line(f"{len(found)} tables.")


@command.command()
@click.argument("table")
@data_option
def show(table: str, data: str | None) -> None:
    """What may be said about a table without its secrets."""
    with open_admin(data) as opened:
        print_json(opened.show(table))


@command.command()
@click.argument("table")
@data_option
@click.option("--secrets", is_flag=True, help="Of a running game: everything, where Mister X is included.")
@click.option("--whole", is_flag=True, help="Not the record but the table itself, links included, for `import`.")
def export(table: str, data: str | None, secrets: bool, whole: bool) -> None:
    """The record of a table, on standard output."""
    with open_admin(data) as opened:
        click.echo(opened.export_whole(table) if whole else opened.export(table, secrets), nl=False)


@command.command("import")
@click.argument("file")
@data_option
def import_table(file: str, data: str | None) -> None:
    """Bring a table in that `export --whole` wrote, also while the server runs. FILE may be - for standard input."""
    text = read_text(file)
    with open_admin(data) as opened:
        Screen().line(f"Table {opened.import_table(text)} is here; its links work.")


@command.command()
@data_option
@json_option
def verify(data: str | None, as_json: bool) -> int:
    """Open and replay every table; 1 if one does not fit."""
    with open_admin(data) as opened:
        found = dict(opened.verify())
    wrong = {table: why for table, why in found.items() if why}
    if as_json:
        print_json({"tables": len(found), "wrong": wrong})
    else:
        screen = Screen()
        for table, why in wrong.items():
            screen.line(f"{table}: {why}.")
        screen.line(f"{len(found)} tables, {len(wrong)} wrong.")
    return BROKEN if wrong else 0


@command.command()
@data_option
@click.option("--days", type=click.FloatRange(0), required=True, help="Untouched for so many days.")
def prune(data: str | None, days: float) -> None:
    """Remove tables that nobody has touched for long, records included, also while the server runs."""
    with open_admin(data) as opened:
        Screen().line(f"{opened.prune(days)} tables removed.")


@command.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
def backup(file: Path, data: str | None) -> None:
    """A whole and consistent copy of the store, also while the server runs."""
    with open_admin(data) as opened:
        opened.back_up(file)
    Screen().line(f"Written to {file}.")
