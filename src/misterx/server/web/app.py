"""The application: routes, pages and the life of its tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from misterx.server.protocol.refusals import Refusal
from misterx.server.settings import Settings
from misterx.server.store.store import is_shared
from misterx.server.tables.registry import Tables
from misterx.server.web import http
from misterx.server.web.headers import SecurityHeaders
from misterx.server.web.known_hosts import KnownHosts, names_of
from misterx.server.web.socket import serve_socket

PAGES = Path(__file__).parents[1] / "pages"
SAME_FOR_ALL = ("/assets/", "/api/boards/", "/api/lessons/", "/api/titles")
FOR_EVER = "public, max-age=31536000, immutable"  # files under assets/ have their hash in their name
NOT_BUILT = "The pages have not been built here. Run scripts/play, or: pip install .\n"


class SelectiveGzip(GZipMiddleware):
    """Compresses what is the same for everybody, and nothing that could hold a secret beside what somebody sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(SAME_FOR_ALL):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def page(request: Request) -> Response:
    """A file of the built pages; every other address is the page itself, which knows what to show."""
    wanted = request.path_params.get("path", "")
    if not wanted.isprintable():  # no file has such a name, and some cannot even be asked for
        return http.failure(Refusal("not_found"))
    if file := find_page(wanted):
        cache = FOR_EVER if wanted.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": cache})
    if wanted.startswith("api/") or "." in wanted.rpartition("/")[2]:
        return http.failure(Refusal("not_found"))
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(PAGES / "index.html", headers={"cache-control": "no-cache"})


def find_page(wanted: str) -> Path | None:
    """The built file of this name; None for names that lead nowhere or elsewhere, or that no file can have."""
    try:
        file = (PAGES / wanted).resolve()
        return file if wanted and file.is_relative_to(PAGES.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def make_app(settings: Settings) -> Starlette:
    """The application for one set of settings."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tables = Tables(settings)
        app.state.tables = tables
        await tables.start(bots=not is_shared(settings))
        works = [asyncio.create_task(tables.sweep()), asyncio.create_task(tables.pulse.watch())]
        yield
        for work in works:
            work.cancel()
        await tables.close()

    return Starlette(
        routes=[
            Route("/healthz", http.get_health),
            Route("/metrics", http.get_metrics),
            Route("/openapi.json", http.get_description),
            Route("/api/titles", http.get_titles),
            Route("/api/boards/{board}.svg", http.get_picture),
            Route("/api/boards/{board}", http.get_board),
            Route("/api/lessons/{title}", http.get_lesson),
            Route("/api/tables", http.post_table, methods=["POST"]),
            Route("/api/check", http.post_check, methods=["POST"]),
            Route("/api/tables/{table}/look", http.post_look, methods=["POST"]),
            Route("/api/tables/{table}/join", http.post_join, methods=["POST"]),
            Route("/api/tables/{table}/watch", http.post_watch, methods=["POST"]),
            Route("/api/tables/{table}/follow", http.post_follow, methods=["POST"]),
            Route("/api/tables/{table}/record", http.get_record),
            Route("/api/tables/{table}/review", http.get_review),
            Route("/api/tables/{table}/trace", http.get_trace),
            Route("/api/tables/{table}/why/{station}", http.get_why),
            Route("/api/code", http.post_code, methods=["POST"]),
            Route("/api/mine", http.post_mine, methods=["POST"]),
            WebSocketRoute("/ws", serve_socket),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, names=names_of(settings)),
            Middleware(SelectiveGzip, minimum_size=1_000),
        ],
        lifespan=life,
    )
