"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from misterx.boards import BoardError
from misterx.kernel.errors import MisterXError
from misterx.play import Game
from misterx.review import review, trace
from misterx.server.limits import household
from misterx.server.metrics import write_metrics
from misterx.server.people.seating import come_in, take_seat, watch_instead
from misterx.server.protocol import api, wire
from misterx.server.protocol.openapi import describe
from misterx.server.protocol.refusals import Refusal, plain
from misterx.server.store.store import Away
from misterx.server.table import rights
from misterx.server.table.audience import PUBLIC
from misterx.server.table.record import write_table_record
from misterx.server.table.table import Table
from misterx.server.tables.entrance import enter
from misterx.server.tables.registry import Tables
from misterx.server.tables.rematch import follow
from misterx.server.web.catalogue import board_picture, board_plan, check_wish, picture_policy, write_catalogue
from misterx.server.web.headers import browser_of, is_own_origin, known_browser
from misterx.server.web.lessons import write_lesson
from misterx.server.web.packed import CHECK_BEFORE_USE, pack, respond
from misterx.server.web.why import explain, learn, read_station

Handler = Callable[[Request], Awaitable[Response]]
DAY = "public, max-age=86400"
REFUSED_SECONDS = 1.0  # seconds that somebody waits for being told that he asks too often: so he asks less often
RETRY_SECONDS = {"slow_down": 2, "too_many_tries": 60, "house_full": 60, "not_kept": 10, "store_away": 5}


def answer(value: Any, status: int = 200) -> Response:
    return encoded(wire.write(value), status)


def encoded(raw: bytes, status: int = 200) -> Response:
    return Response(raw, status, {"cache-control": "no-store"}, "application/json")


@cache
def write_description() -> bytes:
    return wire.write(describe())


def packed(
    request: Request, raw: bytes, media_type: str, cache_control: str = CHECK_BEFORE_USE, **headers: str
) -> Response:
    """What is the same for everybody: compressed once."""
    return respond(request.headers, pack(raw), media_type, cache_control, **headers)


def write_review(game: Game) -> bytes:
    """What pages get of a review: without the whole game at every step."""
    return wire.write(review(game))


def failure(error: Refusal | MisterXError | BoardError) -> Response:
    if isinstance(error, BoardError):
        return answer(api.Failure(error.code, str(error)), 422)
    status = error.status if isinstance(error, Refusal) else 422
    told = answer(api.Failure(error.code, str(error), plain(error)), status)
    if seconds := error.arguments.get("seconds") or RETRY_SECONDS.get(error.code):
        told.headers["retry-after"] = str(seconds)
    return told


def door(handler: Handler, worth: float = 1) -> Handler:
    """Checks who asks and how often, and turns refusals into answers. What costs little is `worth` less than one."""

    async def checked(request: Request) -> Response:
        tables: Tables = request.app.state.tables
        asker = asker_of(request)
        tables.limits.inside[asker] += 1
        try:
            if 0 < tables.settings.connections_per_address < tables.limits.inside[asker]:
                raise Refusal("slow_down")
            if not tables.limits.askers.take(asker, worth):
                await asyncio.sleep(REFUSED_SECONDS)
                raise Refusal("slow_down")
            await tables.limits.turns.take(asker)
            if request.method == "POST" and not is_own_origin(request.headers, tables.settings.public):
                raise Refusal("forbidden_origin")
            return await handler(request)
        except (Refusal, MisterXError, BoardError) as error:
            return failure(error)
        except Away:
            return failure(Refusal("store_away"))
        finally:
            tables.limits.inside[asker] -= 1
            if not tables.limits.inside[asker]:
                del tables.limits.inside[asker]

    return checked


def count_question(request: Request) -> None:
    """What is work for us may be asked only so often."""
    tables: Tables = request.app.state.tables
    if tables.limits.works.is_full(asker_of(request)):
        raise Refusal("slow_down")
    if seconds := tables.limits.questions.count(asker_of(request), known_browser(request).hex()):
        raise Refusal("too_many_questions", seconds=math.ceil(seconds))


def address_of(request: Any) -> str:
    return request.client.host if request.client else ""


def asker_of(request: Any) -> str:
    """Whose limits a request counts for."""
    return household(address_of(request))


async def read_body(request: Request, kind: Any) -> Any:
    """The request's body, read into its kind."""
    raw = bytearray()
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > wire.LONGEST_BODY:
                raise Refusal("too_large")
    except ClientDisconnect:  # nobody hears the answer; it is no fault of ours either
        raise Refusal("bad_request", why="it ends in the middle.") from None
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_request", why=f"{error}.") from None


@door
async def get_titles(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    return packed(request, write_catalogue(tables.settings.usual_bot), "application/json")


@door
async def get_board(request: Request) -> Response:
    return packed(request, board_plan(request.path_params["board"]), "application/json", DAY)


@door
async def get_picture(request: Request) -> Response:
    which = request.path_params["board"], request.query_params.get("theme", "light")
    policy = {"content-security-policy": picture_policy(*which)}
    return packed(request, board_picture(*which), "image/svg+xml", DAY, **policy)


@door
async def get_lesson(request: Request) -> Response:
    """A title's first lesson: a fixed story, played by the rules; nothing of anybody's."""
    told = write_lesson(request.path_params["title"], request.query_params.get("language", ""))
    return packed(request, told, "application/json")


@door
async def post_table(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    wish = await read_body(request, api.NewTable)
    if tables.limits.works.is_full(asker_of(request)):
        raise Refusal("slow_down")
    tables.check_maker(asker_of(request))
    return answer(await tables.make(wish, browser_of(request), asker_of(request)), 201)


@door
async def post_check(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    wish = await read_body(request, api.NewTable)
    count_question(request)
    return answer(await tables.limits.works.do(asker_of(request), check_wish, wish))


@door
async def post_look(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    key = await read_body(request, api.Key)
    return answer(tables.summary(*await tables.find(request.path_params["table"], key.token)))


@door
async def post_join(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    wish = await read_body(request, api.Join)
    table, right = await tables.find(request.path_params["table"], wish.token)
    rights.check_come(right)
    browser = browser_of(request)
    seat, token = await table.transact(take_seat, table, right, wish.name, browser, wish.seat, wish.leave)
    return answer(api.Joined(table.id, seat, token))


@door
async def post_code(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    return answer(await enter(tables, (await read_body(request, api.Code)).code, asker_of(request)))


@door
async def post_watch(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    table, right = await tables.find(request.path_params["table"], (await read_body(request, api.Key)).token)
    rights.check_watch(right)
    return answer(api.Joined(table.id, PUBLIC, await table.transact(watch_instead, table)))


@door
async def post_follow(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    wish = await read_body(request, api.Follow)
    table, right = await tables.find(request.path_params["table"], wish.token)
    return answer(await follow(tables, table, right, wish.host, browser_of(request), wish.watch))


@door
async def post_mine(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    found = []
    for key in (await read_body(request, api.Mine)).tables:
        await asyncio.sleep(0)  # opening a table is work: others have their turn
        try:
            found.append(tables.summary(*await tables.find(key.table, key.token)))
        except Refusal as refusal:
            if refusal.code == "store_away":  # nobody may believe that his tables are gone
                raise
    return answer(found)


@door
async def get_record(request: Request) -> Response:
    """The record as far as a token's holder may know it; the token comes in a header, never in the address."""
    table, viewer = await _readable(request)
    name = f"{table.settings.title}-{table.id}.txt"
    headers = {"cache-control": "no-store", "content-disposition": f"attachment; filename={name}"}
    return Response(write_table_record(table, viewer), 200, headers, "text/plain")


async def get_health(request: Request) -> Response:
    return answer({"ok": True})


async def get_metrics(request: Request) -> Response:
    """For the machine itself and those in its settings; the world does not need to know."""
    tables: Tables = request.app.state.tables
    allowed = ("127.0.0.1", "::1", *tables.settings.metrics_for.split())
    if address_of(request) not in allowed:
        return failure(Refusal("not_found"))
    return Response(write_metrics(tables), media_type="text/plain; version=0.0.4")


@door
async def get_description(request: Request) -> Response:
    return packed(request, write_description(), "application/json")


@door
async def get_review(request: Request) -> Response:
    """A finished game step by step."""
    tables: Tables = request.app.state.tables
    table, _ = await _readable(request)
    if not table.game.result:
        raise Refusal("game_running")
    count_question(request)
    return encoded(await tables.reviews.look(table, write_review))


@door
async def get_trace(request: Request) -> Response:
    """Where he could be, entry by entry; as long as a game runs, only where the table has the aid."""
    tables: Tables = request.app.state.tables
    table, _ = await _readable(request)
    if table.settings.aid == "off" and not table.game.result:
        raise Refusal("no_aid")
    return answer(api.Trace(await tables.reviews.look(table, trace)))


@door
async def get_why(request: Request) -> Response:
    """Why he cannot be on a station, as the public knows it now; where the table has the aid, while the game runs."""
    tables: Tables = request.app.state.tables
    table, _ = await _readable(request)
    station = read_station(request.path_params["station"])
    if table.game.result:
        raise MisterXError("game_over", winner=table.game.result.winner)
    if table.settings.aid == "off":
        raise Refusal("no_aid")
    count_question(request)
    mind = await tables.reviews.look(table, learn)
    return answer(await tables.reviews.ask(explain, mind, station))


async def _readable(request: Request) -> tuple[Table, str]:
    """The table that a request's token may read, and as which viewer."""
    tables: Tables = request.app.state.tables
    table, right = await tables.find(request.path_params["table"], request.headers.get("x-token", ""))
    rights.check_look(right)
    if not table.started:
        raise Refusal("not_started", seats=table.free_seats())
    if right.is_seats:
        await table.transact(come_in, table, right, known_browser(request))
    return table, right.seat or PUBLIC
