"""`misterx serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import errno
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from misterx.cli.terminal.failures import BadInput
from misterx.cli.terminal.screen import Screen

if TYPE_CHECKING:
    from misterx.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")


@click.command("serve", short_help="The table in the browser; `misterx` alone does this.")
@click.option("--port", type=click.IntRange(0, 65_535), help="The port; 8470 if it is free, else another.")
@click.option("--no-browser", is_flag=True, help="Open no browser, only say the address.")
@click.option("--data", metavar="DIR", help="The folder in which tables are kept.")
@click.option("--lan", is_flag=True, help="Let phones in the room join: serve the local network, print a QR code.")
@click.option("--address", metavar="ADDRESS", help="Serve this address of the machine; 127.0.0.1.")
@click.option("--settings", "file", metavar="FILE", help="A TOML file of settings (docs/hosting.md).")
def command(
    port: int | None, no_browser: bool, data: str | None, lan: bool, address: str | None, file: str | None
) -> None:
    """Open the table: play in the browser, alone against bots or with friends who join by link.

    \b
    misterx                      at http://127.0.0.1:8470, and opens the browser
    misterx --lan                phones in the room scan a code and join
    misterx serve --no-browser --port 9000 --data /srv/misterx
    """
    import logging

    from misterx.server.logs import start_logs
    from misterx.server.serve import serve
    from misterx.server.settings import read_settings
    from misterx.server.store.store import StoreError
    from misterx.server.warnings import warnings_for

    if lan and address is None:
        address = EVERYWHERE[0]
    try:
        settings = read_settings(Path(file) if file else None, address=address, port=port, data=data)
    except ValueError as error:
        raise BadInput(f"These settings cannot be used: {error}.") from error
    start_logs(logging.INFO if settings.log else logging.ERROR)
    listening = _listen(settings, port is not None)
    url = _address(settings, listening)
    try:
        with listening, warnings_for(settings) as warnings:
            serve(settings, listening, lambda: _greet(url, lan, no_browser, settings.usual_bot, warnings), _say)
    except StoreError as error:
        raise BadInput(str(error)) from error


def _listen(settings: Settings, chosen: bool) -> socket.socket:
    """Listen at the port asked for; the usual one may be taken, then any will do."""
    import msgspec

    from misterx.server.serve import open_socket
    from misterx.server.settings import DEFAULT_PORT

    try:
        return open_socket(settings)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and not chosen and settings.port == DEFAULT_PORT:
            return open_socket(msgspec.structs.replace(settings, port=0))
        why = "something else is using it" if error.errno == errno.EADDRINUSE else error.strerror
        raise BadInput(f"Cannot serve {settings.address} port {settings.port}: {why}.") from error


def _address(settings: Settings, listening: socket.socket) -> str:
    from misterx.server.serve import local_address

    if settings.public:
        return settings.public.rstrip("/") + "/"
    host = local_address() if settings.address in EVERYWHERE else settings.address
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"


def _say(text: str) -> None:
    """What goes on beside the table; nobody may be reading any more."""
    with contextlib.suppress(OSError, ValueError):
        print(text, flush=True)


def _greet(url: str, lan: bool, no_browser: bool, usual: str, warnings: list[str]) -> None:
    screen = Screen()
    if lan:
        import segno

        segno.make(url).terminal(compact=True)
        screen.line("Phones in this network open the table with this code, or by its address.")
    print(f"Mister X is at {url}", flush=True)
    screen.line("Ctrl+C ends it; tables are kept.")
    for warning in warnings:
        _say(warning)
    if not no_browser:
        from misterx.server.web.catalogue import draw_all

        threading.Thread(target=draw_all, args=(usual,), daemon=True).start()
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
