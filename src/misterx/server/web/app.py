"""The application: routes, pages and the life of its tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from misterx.server.settings import Settings
from misterx.server.store.store import is_shared
from misterx.server.tables.registry import Tables
from misterx.server.web import http
from misterx.server.web.headers import SecurityHeaders
from misterx.server.web.known_hosts import KnownHosts, names_of
from misterx.server.web.pages import FILE_WORTH, page
from misterx.server.web.socket import serve_socket


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
            Route("/{path:path}", http.door(page, FILE_WORTH)),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, names=names_of(settings)),
        ],
        lifespan=life,
    )
