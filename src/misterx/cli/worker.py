"""`misterx worker`: moves bots for nodes that share a store."""

from __future__ import annotations

from pathlib import Path

import click

from misterx.cli.terminal.failures import BadInput


@click.command("worker", short_help="Move the bots of tables that many servers share.")
@click.option(
    "--settings", "file", metavar="FILE", help="A TOML file of settings, the same as the servers' (docs/hosting.md)."
)
def command(file: str | None) -> None:
    """Take tables whose bots are to move from the shared store, and move them.

    Start as many as there are cores for bots, on any machine; one that dies is replaced by the others within seconds.
    A server that keeps its tables in a file of its own moves its bots itself and needs no worker.

    \b
    MISTERX_STORE=postgresql://misterx@db/misterx MISTERX_BUS=nats://bus:4222 misterx worker
    """
    import logging

    from misterx.server.logs import start_logs
    from misterx.server.settings import read_settings
    from misterx.server.store.store import StoreError
    from misterx.server.warnings import warnings_for
    from misterx.server.worker import work

    try:
        settings = read_settings(Path(file) if file else None)
    except ValueError as error:
        raise BadInput(f"These settings cannot be used: {error}.") from error
    if not settings.store:
        raise BadInput("A worker needs a store that it shares with servers: set MISTERX_STORE (docs/hosting.md).")
    start_logs(logging.INFO if settings.log else logging.ERROR)
    try:
        with warnings_for(settings) as warnings:
            work(settings, lambda: print("\n".join(["Mister X's bots are ready.", *warnings]), flush=True))
    except StoreError as error:
        raise BadInput(str(error)) from error
