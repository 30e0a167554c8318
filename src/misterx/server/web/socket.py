"""The websocket part of the protocol: one browser at one table, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from misterx.kernel.errors import MisterXError
from misterx.server.limits import Bucket
from misterx.server.people.seating import come_in
from misterx.server.protocol import wire
from misterx.server.protocol.links import Right, find_right
from misterx.server.protocol.refusals import Refusal, refused
from misterx.server.store.store import Away
from misterx.server.table.audience import BAD_MESSAGE, FOREIGN, PUBLIC, TOO_MANY, UNKNOWN, WRONG_SIDE, Connection
from misterx.server.table.rights import TO_LOBBY, check_enter, check_key
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables
from misterx.server.web.actions import act
from misterx.server.web.headers import is_own_origin, known_browser
from misterx.server.web.http import REFUSED_SECONDS, asker_of
from misterx.server.web.websocket_protocol import OUTLET

HELLO_SECONDS = 15
GOODBYE_SECONDS = 2
AWAY = 1013  # "try again later": browsers come back by themselves
CODES = {"unknown_link": UNKNOWN, "store_away": AWAY, "not_kept": AWAY}
LISTENERS_WORTH_A_MESSAGE = 10  # who is heard by more has less to say
MOST_EXCESS_MESSAGES = 20  # messages beyond the limit before the connection is closed


class Goodbye(Exception):
    """The connection ends with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        self.code, self.reason = code, reason


async def serve_socket(websocket: WebSocket) -> None:
    """Greet a browser, then carry messages both ways until one side has enough."""
    tables: Tables = websocket.app.state.tables
    address = asker_of(websocket)
    await tables.limits.turns.take(address)
    refusal = why_not_in(websocket, tables, address)
    if refusal and not tables.limits.turned_away.take(address):
        await websocket.close()  # it was told why often enough: from now on not even opened
        return
    await websocket.accept()
    tables.limits.sockets[address] = tables.limits.sockets.get(address, 0) + 1
    try:
        if refusal:
            raise refusal
        await _converse(websocket, tables)
    except Goodbye as goodbye:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await websocket.close(goodbye.code, goodbye.reason)
    except (WebSocketDisconnect, RuntimeError):  # the browser has gone
        pass
    finally:
        tables.limits.sockets[address] -= 1
        if not tables.limits.sockets[address]:
            del tables.limits.sockets[address]


def why_not_in(websocket: WebSocket, tables: Tables, address: str) -> Goodbye | None:
    """Why a socket is not let in; None if it is."""
    if not is_own_origin(websocket.headers, tables.settings.public):
        return Goodbye(FOREIGN)
    if tables.limits.sockets.get(address, 0) >= tables.limits.sockets_each or not tables.limits.askers.take(address):
        return Goodbye(TOO_MANY)
    if sum(tables.limits.sockets.values()) >= tables.limits.socket_capacity:
        return Goodbye(AWAY, "house_full")
    return None


async def _converse(websocket: WebSocket, tables: Tables) -> None:
    table, right, connection = await _greet(websocket, tables)
    try:
        await tables.watch(table)
        if right.is_seats:  # he may have lost it since
            check_key(table, connection)
        check_enter(table, right)  # or the game has begun
    except Away:
        raise Goodbye(AWAY, "store_away") from None
    except Refusal as refusal:
        raise Goodbye(CODES.get(refusal.code, WRONG_SIDE), refusal.code) from None
    table.enter(connection)
    table.owner.note_change(table)
    await _carry(websocket, tables, table, connection, right)
    if connection.close_code:
        raise Goodbye(connection.close_code, connection.close_reason)


async def _carry(websocket: WebSocket, tables: Tables, table: Table, connection: Connection, right: Right) -> None:
    """Messages both ways, until one of them cannot go on; what stopped it is raised."""
    outlet = websocket.scope.get("extensions", {}).get(OUTLET)
    try:
        if outlet is None:
            await _carry_plainly(websocket, tables, table, connection, right)
        else:
            connection.outlet, outlet.go_on = outlet, connection.flush
            connection.flush()
            # In a task of its own: else every message would come through all that lies between uvicorn and here.
            listening = asyncio.create_task(_listen(websocket, tables, table, connection, right))
            try:
                await listening
            finally:
                del listening  # what it raised holds all that is here
    except Exception:
        if not connection.close_code:
            raise
    finally:
        tables.pulse.forget(connection)
        connection.detach()
        table.leave(connection)


async def _carry_plainly(
    websocket: WebSocket, tables: Tables, table: Table, connection: Connection, right: Right
) -> None:
    """The same where there is no other way out than the application's own."""
    works = (
        asyncio.create_task(_listen(websocket, tables, table, connection, right)),
        asyncio.create_task(connection.deliver(websocket.send_text)),
        asyncio.create_task(connection.closing.wait()),  # may come while a send waits for a browser that is stuck
    )
    try:
        await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(connection)
        for work in works:
            work.cancel()
        await asyncio.wait(works)
    errors = [work.exception() for work in works if not work.cancelled()]
    error = next((each for each in errors if each), None)
    try:
        if error:
            raise error
    finally:
        del works, work, errors, error  # what is raised holds all that is here, and must not hold itself


async def _greet(websocket: WebSocket, tables: Tables) -> tuple[Table, Right, Connection]:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await _receive(websocket)
    except TimeoutError:
        raise Goodbye(BAD_MESSAGE, "no hello") from None
    if not isinstance(hello, wire.Hello) or hello.v != wire.VERSION:
        raise Goodbye(BAD_MESSAGE, f"this server speaks version {wire.VERSION}")
    browser = known_browser(websocket)
    try:
        table, right = await tables.find(hello.table, hello.token)
        check_enter(table, right)
        await _admit(table, right, browser, tables.settings.most_watchers)
    except Refusal as refusal:
        raise Goodbye(CODES.get(refusal.code, WRONG_SIDE), refusal.code) from None
    rate = tables.settings.messages_per_second
    bucket = Bucket(3 * rate, rate) if rate > 0 else Bucket(1e9, 1e9)
    host = right.kind == "host" or find_right(table.links, hello.host) == Right("host")
    guest, address = right.kind in TO_LOBBY, asker_of(websocket)
    if sum(each.address == address for each in looking_at(table)) >= tables.limits.sockets_each_at_table:
        raise Goodbye(TOO_MANY)  # whatever is said at the table is told to all of them
    connection = Connection(right.seat or PUBLIC, host, browser, bucket, table.send_at, address, guest)
    return table, right, connection


def looking_at(table: Table) -> list[Connection]:
    """Everybody who is at a table here."""
    return [connection for audience in table.audiences.values() for connection in audience.connections]


async def _admit(table: Table, right: Right, browser: bytes, most_watchers: int) -> None:
    if right.is_seats:
        await table.transact(come_in, table, right, browser)
    elif 0 < most_watchers <= table.count(PUBLIC):
        raise Refusal("table_full")


async def _listen(websocket: WebSocket, tables: Tables, table: Table, connection: Connection, right: Right) -> None:
    excess = 0
    while True:
        message = await _receive(websocket)
        await tables.limits.turns.take(connection.address)
        if connection.close_code:
            return
        within = connection.bucket.take()
        listeners = len(looking_at(table))
        if not within or not tables.limits.talkers.take(
            connection.address, max(1.0, listeners / LISTENERS_WORTH_A_MESSAGE)
        ):
            excess += not within
            if excess > MOST_EXCESS_MESSAGES:
                raise Goodbye(TOO_MANY)
            if within:  # others of his address talk too much with him: he says his next word later
                await asyncio.sleep(REFUSED_SECONDS)
            connection.tell(refused(Refusal("slow_down"), getattr(message, "id", "")))
            continue
        try:
            if connection.silent:
                await come_back(table, connection, right)
            await act(tables, table, connection, message)
        except (Refusal, MisterXError) as error:
            tables.metrics.refusals += 1
            connection.tell(refused(error, getattr(message, "id", "")))
            if error.code == "stale":
                table.welcome(table.audiences[connection.seat], connection)


async def come_back(table: Table, connection: Connection, right: Right) -> None:
    """A line that had fallen silent speaks again: its seat is his at once, also where a bot has kept it."""
    if right.is_seats:
        await table.transact(come_in, table, right, connection.browser)
    table.note_silence(connection, False)


async def _receive(websocket: WebSocket) -> Any:
    """The next message; what is no message ends the conversation."""
    frame = await websocket.receive()
    if frame["type"] != "websocket.receive":
        raise WebSocketDisconnect(frame.get("code", 1006))
    text = frame.get("text")
    if text is None or len(text) > wire.LONGEST_FRAME:
        raise Goodbye(BAD_MESSAGE, "not a message")
    try:
        return wire.read(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Goodbye(BAD_MESSAGE, "not a message") from None
