"""Starting the server, and saying where it is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any, Literal

import uvicorn

from misterx.server.limits import OTHER_CONNECTIONS, find_socket_capacity, open_more_files, proxies_in
from misterx.server.settings import Settings

SEND_BUFFER_BYTES = 65_536
YOUNG_GARBAGE_SECONDS = 0.05  # seconds between two looks at young objects
GOODBYE_SECONDS = 5  # seconds that browsers have to hear that the server stops


class GracefulServer(uvicorn.Server):
    """Being asked to stop is no failure: it ends with what it has begun, tells the browsers, and exits with 0."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)


def open_socket(settings: Settings) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it: what waits in the system for a browser that does not read is bounded too.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    try:
        listening.bind((settings.address, settings.port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], Any], say: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called when the first browser can come, `say` hears of what goes on."""
    from misterx.server.web.app import make_app
    from misterx.server.web.websocket_protocol import WebSocketProtocol

    open_more_files()
    asyncio.run(check_store(settings))  # says what is wrong with it before anything else begins
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        http=http_protocol(settings),
        log_config=None,
        access_log=False,
        ws=WebSocketProtocol,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        h11_max_incomplete_event_size=65_536,
    )
    # A collection stops everything for as long as what it looks at is large: the young objects of a moment at a time,
    # all tables' only when they are few (`Tables.collect_garbage`), and what is here now never again. By itself Python
    # looks when many more objects came than went, which on a full server, where as many go, is late: 80 ms in all.
    gc.disable()
    gc.freeze()
    server = GracefulServer(config)

    async def run() -> None:
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        tidying = asyncio.create_task(collect_young_garbage())
        if server.started:
            ready()
            app.state.tables.get_ready(say)
        await serving
        tidying.cancel()

    asyncio.Runner(loop_factory=loop_factory()).run(run())


async def collect_young_garbage() -> None:
    """Let go of young objects that only hold each other, while they are few."""
    while True:
        await asyncio.sleep(YOUNG_GARBAGE_SECONDS)
        gc.collect(0)


async def check_store(settings: Settings) -> None:
    from misterx.server.store.store import open_store

    store = open_store(settings)
    await store.start()
    await store.close()


def http_protocol(settings: Settings) -> type[asyncio.Protocol] | Literal["auto"]:
    """Connections that go when they are closed, so many at most, where the fast parser exists."""
    try:
        from misterx.server.web.http_protocol import HttpProtocol
    except ImportError:
        return "auto"
    from misterx.server.web.room import Room

    most = find_socket_capacity(settings.most_sockets) + OTHER_CONNECTIONS
    room = Room(most, settings.connections_per_address, proxies_in(settings.trusted_proxies))
    return type("Door", (HttpProtocol,), {"room": room})


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def local_address() -> str:
    """The address by which others in the local network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
