"""The HTTP part of the protocol for programs: an OpenAPI description made from the structs."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

import misterx
from misterx.server.protocol import api

TEMPLATE = "#/components/schemas/{name}"


class Operation(NamedTuple):
    method: str
    path: str
    summary: str
    body: Any
    answer: Any
    status: int = 200


OPERATIONS = (
    Operation("get", "/api/titles", "Titles, their options, and bots.", None, api.Catalogue),
    Operation("get", "/api/boards/{board}", "Where a board's stations lie.", None, api.BoardPlan),
    Operation("get", "/api/boards/{board}.svg", "The drawn board.", None, "image/svg+xml"),
    Operation("get", "/api/lessons/{title}", "A title's first lesson, step by step.", None, api.Lesson),
    Operation("post", "/api/tables", "Make a table.", api.NewTable, api.Made, 201),
    Operation(
        "post", "/api/check", "Whether options go together, and which have no effect.", api.NewTable, api.Checked
    ),
    Operation("post", "/api/tables/{table}/look", "What a link is, before using it.", api.Key, api.Summary),
    Operation("post", "/api/tables/{table}/join", "Take a free seat.", api.Join, api.Joined),
    Operation("post", "/api/tables/{table}/watch", "Watch where every seat is taken.", api.Key, api.Joined),
    Operation("post", "/api/tables/{table}/follow", "Take one's seat in a rematch.", api.Follow, api.Joined),
    Operation("get", "/api/tables/{table}/record", "The record, as far as the token may know.", None, "text/plain"),
    Operation("get", "/api/tables/{table}/review", "A finished game step by step.", None, api.Review),
    Operation("get", "/api/tables/{table}/trace", "Where he could be, entry by entry.", None, api.Trace),
    Operation("get", "/api/tables/{table}/why/{station}", "Why he cannot be on a station.", None, api.Why),
    Operation("post", "/api/code", "Into a lobby, by its short code.", api.Code, api.Joined),
    Operation("post", "/api/mine", "The tables of a browser.", api.Mine, list[api.Summary]),
    Operation("get", "/healthz", "Whether the server is well.", None, dict[str, bool]),
)


@cache
def describe() -> dict[str, Any]:
    kinds = [kind for operation in OPERATIONS for kind in (operation.body, operation.answer) if _is_struct(kind)]
    _, schemas = msgspec.json.schema_components([*kinds, api.Failure], ref_template=TEMPLATE)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _describe(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mister X", "version": misterx.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _describe(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {
            str(operation.status): {"description": "Done.", "content": _content(operation.answer)},
            "4XX": {"description": "Refused, with the reason.", "content": _content(api.Failure)},
        },
        "parameters": _parameters(operation),
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _content(operation.body)}
    return described


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    text = {"type": "string"}
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": kind}}
        for name, kind in (("board", "string"), ("title", "string"), ("table", "string"), ("station", "integer"))
        if f"{{{name}}}" in operation.path
    ]
    if operation.path.endswith(".svg"):
        found.append({"name": "theme", "in": "query", "required": False, "schema": text})
    if operation.path.startswith("/api/lessons/"):
        found.append({"name": "language", "in": "query", "required": False, "schema": text})
    if operation.method == "get" and "{table}" in operation.path:
        found.append({"name": "X-Token", "in": "header", "required": True, "schema": text})
    return found


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": msgspec.json.schema_components([kind], ref_template=TEMPLATE)[0][0]}}


def _is_struct(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)
