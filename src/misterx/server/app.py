"""HTTP and websockets: the doors of the house."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from misterx import boards, titles
from misterx.boards import BoardError
from misterx.kernel.errors import MisterXError
from misterx.server import wire
from misterx.server.house import HOST, JOIN, House, clean, viewer_seat
from misterx.server.store import Store
from misterx.server.table import PUBLIC, Table, Viewer, refusal
from misterx.titles.options import definitions

PAGES = Path(__file__).parent / "pages"
LARGEST_BODY = 64_000
LARGEST_FRAME = 4_000
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def answer(value: Any, status: int = 200) -> Response:
    return Response(wire.write(value), status, media_type="application/json")


def refuse(code: str, text: str, status: int) -> Response:
    return answer({"code": code, "text": text}, status)


async def body(request: Request, kind: Any) -> Any:
    """The request's body, read into its kind."""
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > LARGEST_BODY:
            raise msgspec.ValidationError("the request is too large")
    return msgspec.json.decode(bytes(raw), type=kind)


@cache
def title_cards() -> list[dict[str, Any]]:
    """Every title as the home page shows it, with its options."""
    cards = []
    for title in map(titles.load, titles.ids()):
        options = {name: {**definitions()[name], "default": default} for name, default in title.defaults.items()}
        cards.append(
            {
                "id": title.id,
                "name": title.name,
                "about": title.about,
                "board": title.board,
                "modes": title.modes,
                "players": title.players,
                "editions": list(title.editions),
                "options": options,
            }
        )
    return cards


async def get_titles(request: Request) -> Response:
    return answer(title_cards())


@cache
def board_picture(board: str, theme: str) -> str:
    from misterx.boards.render import render

    return render(boards.load(board), theme=theme)


async def get_board(request: Request) -> Response:
    board, theme = request.path_params["board"], request.query_params.get("theme", "light")
    if board not in boards.ids() or theme not in ("light", "dark", "print"):
        return refuse("unknown_board", f"There is no such board. Boards are {', '.join(boards.ids())}.", 404)
    return Response(board_picture(board, theme), media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


async def get_stations(request: Request) -> Response:
    board = request.path_params["board"]
    if board not in boards.ids():
        return refuse("unknown_board", f"There is no such board. Boards are {', '.join(boards.ids())}.", 404)
    loaded = boards.load(board)
    return answer(
        {
            "id": loaded.id,
            "name": loaded.name,
            "size": loaded.size,
            "modes": loaded.modes,
            "stations": [
                {"number": number, "at": loaded.at[number], "name": loaded.names.get(number)}
                for number in loaded.numbers
            ],
        }
    )


async def post_table(request: Request) -> Response:
    house: House = request.app.state.house
    try:
        return answer(await house.make(await body(request, wire.NewTable)), 201)
    except (MisterXError, BoardError) as error:
        return refuse(error.code, str(error), 422)
    except msgspec.DecodeError as error:
        return refuse("bad_request", f"This request cannot be read: {error}.", 400)


async def post_join(request: Request) -> Response:
    house: House = request.app.state.house
    try:
        wish = await body(request, wire.Join)
    except msgspec.DecodeError as error:
        return refuse("bad_request", f"This request cannot be read: {error}.", 400)
    table = house.find(request.path_params["table"])
    if table is None or house.right(table.id, wish.token) != JOIN:
        return refuse("unknown_link", "This link opens no table. Ask for a new one.", 404)
    joined = await house.join(table, wish.name)
    if joined is None:
        return refuse("table_full", "Every seat is taken. You can watch instead.", 409)
    return answer(joined)


async def get_record(request: Request) -> Response:
    """The record of a table as far as a token may know it; the token comes in a header, never in the address."""
    house: House = request.app.state.house
    table = house.find(request.path_params["table"])
    right = table and house.right(table.id, request.headers.get("x-seat-token", ""))
    if table is None or right is None or right == JOIN:
        return refuse("unknown_link", "This link opens no table.", 404)
    text = table.game.record(None if table.game.result else viewer_seat(right))
    return Response(
        text, media_type="text/plain", headers={"content-disposition": f"attachment; filename={table.id}.txt"}
    )


async def socket(websocket: WebSocket) -> None:
    """One browser at one table, from hello to goodbye."""
    if not same_origin(websocket):
        await websocket.close(4403)
        return
    await websocket.accept()
    house: House = websocket.app.state.house
    try:
        async with asyncio.timeout(15):
            hello = await receive(websocket)
    except (TimeoutError, WebSocketDisconnect):
        return
    except (msgspec.DecodeError, ValueError):
        await websocket.close(4400)
        return
    if not isinstance(hello, wire.Hello) or hello.v != wire.VERSION:
        await websocket.close(4400)
        return
    table = house.find(hello.table)
    right = table and house.right(hello.table, hello.token)
    if table is None or right is None or right == JOIN:
        await websocket.close(4404)
        return
    viewer = Viewer(viewer_seat(right), right == HOST)
    if viewer.seat in table.seats and table.seats[viewer.seat].kind == "open":
        await house.sit(table, viewer.seat, "person", "")
    sender = asyncio.create_task(send_all(websocket, viewer))
    table.enter(viewer)
    try:
        while True:
            await act(house, table, viewer, await receive(websocket))
    except (WebSocketDisconnect, RuntimeError):
        pass
    except (msgspec.DecodeError, ValueError):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(4400)
    finally:
        table.leave(viewer)
        sender.cancel()


async def receive(websocket: WebSocket) -> wire.Incoming:
    text = await websocket.receive_text()
    if len(text) > LARGEST_FRAME:
        raise ValueError("the message is too large")
    return wire.read(text)  # type: ignore[no-any-return]


async def send_all(websocket: WebSocket, viewer: Viewer) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while True:
            await websocket.send_text(wire.write(await viewer.outbox.get()).decode())


async def act(house: House, table: Table, viewer: Viewer, message: wire.Incoming) -> None:
    """Do what a message asks, if its seat may."""
    match message:
        case wire.Play(move, mark) | wire.Resign(mark) if viewer.seat == PUBLIC:
            viewer.outbox.put_nowait(wire.Refused(mark, "only_watching", "You are watching; only players move."))
        case wire.Play(move, mark):
            try:
                await table.play(viewer.seat, move, mark)
                viewer.outbox.put_nowait(wire.Done(mark))
            except MisterXError as error:
                viewer.outbox.put_nowait(refusal(error, mark))
        case wire.Resign(mark):
            try:
                await table.resign(viewer.seat, mark)
                viewer.outbox.put_nowait(wire.Done(mark))
            except MisterXError as error:
                viewer.outbox.put_nowait(refusal(error, mark))
        case wire.Say(text, to) if viewer.seat != PUBLIC and text.strip():
            await table.say(viewer, text, to)
        case wire.Name(name) if viewer.seat in table.seats and clean(name):
            await house.sit(table, viewer.seat, "person", name)
        case wire.Hand(seat, to) if (
            viewer.host and seat in table.seats and to in ("person", "bot:greedy", "bot:random")
        ):
            await house.sit(table, seat, to, table.seats[seat].name)


def same_origin(websocket: WebSocket) -> bool:
    origin = websocket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == websocket.headers.get("host")


async def page(request: Request) -> Response:
    return FileResponse(
        PAGES / "index.html", headers={"content-security-policy": POLICY, "referrer-policy": "no-referrer"}
    )


async def health(request: Request) -> Response:
    return answer({"ok": True})


def make_app(data: Path) -> Starlette:
    """The application, its tables kept in a folder."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(Store(data / "tables.sqlite"))
        yield
        app.state.house.store.close()

    return Starlette(
        routes=[
            Route("/", page),
            Route("/t/{table}", page),
            Route("/healthz", health),
            Route("/api/titles", get_titles),
            Route("/api/boards/{board}.svg", get_board),
            Route("/api/boards/{board}", get_stations),
            Route("/api/tables", post_table, methods=["POST"]),
            Route("/api/tables/{table}/join", post_join, methods=["POST"]),
            Route("/api/tables/{table}/record", get_record),
            WebSocketRoute("/ws", socket),
            Mount("/assets", StaticFiles(directory=PAGES / "assets", check_dir=False)),
        ],
        lifespan=life,
    )
