"""Telling browsers apart by a cookie of their own, and our pages from foreign ones."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "misterx"
YEAR = 365 * 86_400
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Gives every browser its cookie, and every answer the headers that keep foreign code and pages out.

    What caches may keep for everybody brings no cookie: a careless one would make one browser of many people's.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        known = cookie_in(Headers(scope=scope).get("cookie", ""))
        scope["browser"] = known or secrets.token_urlsafe(16)

        async def send_politely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not known and not headers.get("cache-control", "").startswith("public"):
                    cookie = f"{COOKIE}={scope['browser']}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
                    headers.append("set-cookie", cookie + ("; Secure" if scope["scheme"] == "https" else ""))
            await send(message)

        await self.app(scope, receive, send_politely)


def cookie_in(header: str) -> str:
    """Our cookie among a browser's; what does not look like one is none."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 16 <= len(value) <= 64 and value.isascii() and value.isprintable():
            return value
    return ""


def browser_of(request: Any) -> bytes:
    """A hash that tells this browser from others; a websocket without a cookie is a browser of its own."""
    known = request.scope.get("browser") or cookie_in(request.headers.get("cookie", "")) or secrets.token_urlsafe(16)
    return hashlib.sha256(b"browser " + known.encode()).digest()


def known_browser(request: Any) -> bytes:
    """The same for a browser that brings its cookie; nothing for what brings none, since it is never met again."""
    return browser_of(request) if cookie_in(request.headers.get("cookie", "")) else b""


def is_own_origin(headers: Headers, public: str) -> bool:
    """Whether a request comes from our own pages, or from a program, which names no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host") or (public != "" and origin == public.rstrip("/"))
