"""The protocol as others read it: TypeScript, OpenAPI, metrics."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.routing import Route
from tests.server.running import Server, out_of_reach, sit

from misterx import titles
from misterx.server.protocol import api
from misterx.server.protocol.openapi import describe
from misterx.server.protocol.typescript import FILE, write_types
from misterx.server.protocol.view_types import FILE as TABLES
from misterx.server.protocol.view_types import write_tables
from misterx.server.settings import Settings
from misterx.server.web.app import make_app


def test_the_types_of_the_web_client_are_fresh() -> None:
    assert FILE.read_text("utf-8") == write_types(), "run scripts/protocol"
    assert TABLES.read_text("utf-8") == write_tables(), "run scripts/protocol"


def test_openapi_names_every_route_and_every_answer_fits_it(server: Server) -> None:
    description = server.get("/openapi.json").json()
    routes = {
        (method.lower(), route.path)
        for route in make_app(Settings()).routes
        if isinstance(route, Route) and (route.path.startswith("/api") or route.path == "/healthz")
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == {(method, path) for path, item in description["paths"].items() for method in item}
    catalogue = msgspec.json.decode(server.get("/api/titles").content, type=api.Catalogue)
    assert {title.id for title in catalogue.titles} == set(titles.ids())
    for title in catalogue.titles:
        assert title.usual_bot in title.bots
        assert len(title.seats[str(title.usual)]) >= 2
        assert all(option.about and option.allowed for option in title.options)
        plan = msgspec.json.decode(server.get(f"/api/boards/{title.board}").content, type=api.BoardPlan)
        assert len(plan.stations) > 50
        picture = server.get(f"/api/boards/{title.board}.svg?theme=dark")
        assert picture.headers["content-type"] == "image/svg+xml"


def test_metrics_count_moves_and_are_for_this_machine(server: Server) -> None:
    made = server.make(players=3, seats={"x": "me", "h1": "me", "h2": "me"})

    async def play() -> None:
        async with sit(server, made["table"], made["mine"]["x"]) as x:
            await x.play(out_of_reach(x.view))
            await x.play("nonsense")

    asyncio.run(play())
    told = server.get("/metrics").text
    assert "misterx_move_seconds_count 1\n" in told
    assert "misterx_refusals_total 1\n" in told
    assert made["table"] not in told


def test_the_description_names_the_token_of_everything_that_is_read_from_a_table() -> None:
    for path, item in describe()["paths"].items():
        if "{table}" in path and "get" in item:
            headers = [one["name"] for one in item["get"]["parameters"] if one["in"] == "header"]
            assert headers == ["X-Token"], path
