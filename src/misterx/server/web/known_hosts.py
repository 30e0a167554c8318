"""By which names this server answers.

A page of anybody's may give its own name this machine's address after it was loaded, and would then ask our server as
if it were one of our pages. So only names are answered that are ours; an address is nobody's name, and always is.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.web import http

ANY = "*"


def names_of(settings: Settings) -> frozenset[str]:
    """What this server is called: by its settings, by who sits at this machine, and in the network around it."""
    own = socket.gethostname()
    given = [name.strip() for name in settings.hosts.split(",")]
    names = {"localhost", own, f"{own.partition('.')[0]}.local", host_in(urlsplit(settings.public).netloc), *given}
    return frozenset(name.lower() for name in names if name)


def host_in(header: str) -> str:
    """The name or address in a Host header, without its port."""
    host = header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class KnownHosts:
    """Refuses what was asked under a foreign name. Browsers always name one; a program that names none may ask."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or all(self.knows(host) for host in Headers(scope=scope).getlist("host")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await http.failure(Refusal("unknown_host"))(scope, receive, send)

    def knows(self, header: str) -> bool:
        host = host_in(header)
        return ANY in self.names or host in self.names or is_address(host)
