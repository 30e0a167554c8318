"""Beginning a game: with people on both sides when all have drawn lots, else at once. Changes, as in `seating.py`.

All have to be there; then a round of lots begins. In it each seals one, and opens it when all are sealed. Whoever does
not answer in time loses his seat, and nothing has been dealt. Each step is stored before anybody hears of it.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import msgspec

from misterx.play import Game
from misterx.play.lots import MOST_SPOILT, Drawing, Round, mix, seal_lot
from misterx.server.protocol.links import Right
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.state_digest import name_state
from misterx.server.store.store import Statement
from misterx.server.table import lots, rights, rights_history
from misterx.server.table.audience import PUBLIC, UNKNOWN
from misterx.server.table.lots import is_gone, is_there, next_at, who_draws
from misterx.server.table.rights import Asker
from misterx.server.table.rights_history import Deed, new_deed
from misterx.server.table.seats import Seat, deal
from misterx.server.table.stored_table import drop_link, seat_row, write_drawing
from misterx.server.table.table import Table


async def start(table: Table, asker: Asker) -> None:
    """The game begins, as the host wishes."""
    rights.check_start(table, asker)
    await begin_or_wait(table, table.seats, [])


async def begin_or_wait(table: Table, seats: dict[str, Seat], done: list[Deed], *more: Statement) -> None:
    """The game is to begin with these seats: now, or when everybody is there who draws, and has drawn."""
    seats, lent = _lend_gone(table, seats)
    done = [*done, *lent]
    drawers = who_draws(seats)
    if not drawers:
        await _begin(table, seats, done, *more)
        return
    if len(table.drawing.rounds) >= MOST_SPOILT:
        raise Refusal("too_many")
    rounds = table.drawing.rounds
    if all(is_there(table, names) and _is_same(table, seats, names) for names in drawers.values()):
        names = {name: seats[name].name for held in drawers.values() for name in held}
        drawing = Drawing([*rounds, Round(drawers, names)])
    else:
        drawing = Drawing(rounds, waits=True)
    await _keep(table, drawing, seats, done, *more)


async def go_on(table: Table) -> None:
    """Whatever is due by itself: all have come, somebody has been away for long, or did not answer in time."""
    if time.monotonic() < next_at(table):
        return
    if table.drawing.running:
        await _give_up(table, table.drawing.running)
    else:
        await begin_or_wait(table, table.seats, [])


def _is_same(table: Table, seats: dict[str, Seat], names: list[str]) -> bool:
    """Whether whoever is there is whom the seat belongs to: somebody who sits down just now has yet to come."""
    return all(table.seats[name].browser == seats[name].browser for name in names)


def _lend_gone(table: Table, seats: dict[str, Seat]) -> tuple[dict[str, Seat], list[Deed]]:
    """Nobody waits for who has been away for long: the table's bot keeps his seat, and he joins after the deal."""
    line, bot, done = len(table.game.lines), table.stand_in_bot, []
    for names in who_draws(seats).values():
        if _is_same(table, seats, names) and is_gone(table, names):
            for name in names:
                seats = {**seats, name: replace(seats[name], stand_in=True, bot=bot)}
                done.append(new_deed(line, rights_history.STAND_IN, name, seats[name].browser, bot))
    return seats, done


# Drawing


async def seal(table: Table, asker: Asker, number: int, told: str) -> None:
    """Somebody's browser has drawn a lot, and fixes it. What comes too late, or a second time, changes nothing."""
    current, seat = _find(table, asker, number)
    if current and seat and seat not in current.seals:
        await _keep_round(table, msgspec.structs.replace(current, seals={**current.seals, seat: told}))


async def open_lot(table: Table, asker: Asker, number: int, lot: str) -> None:
    """Somebody's browser opens its lot, all being sealed; with the last one the game is dealt."""
    current, seat = _find(table, asker, number)
    if not current or not seat or not current.is_sealed or seat in current.lots:
        return
    if seal_lot(table.commitment, number, seat, lot) != current.seals[seat]:
        raise Refusal("lot_differs")
    await _keep_round(table, msgspec.structs.replace(current, lots={**current.lots, seat: lot}))


def _find(table: Table, asker: Asker, number: int) -> tuple[Round | None, str]:
    rights.check_draw(table, asker)
    current = table.drawing.running if number == len(table.drawing.rounds) else None
    return current, current.drawer(asker.seat) if current else ""


async def _keep_round(table: Table, current: Round) -> None:
    drawing = Drawing([*table.drawing.rounds[:-1], current])
    if not current.is_drawn:
        await _keep(table, drawing, table.seats, [])
        return
    await _begin(table, table.seats, [], drawing=drawing, game=deal(table.settings, mix(table.seed, drawing)))


async def _give_up(table: Table, current: Round) -> None:
    """Somebody has not answered: nothing is dealt, everybody hears who it was, and his seats are free again."""
    missing = current.awaited
    lost = [name for seat in missing for name in current.seats[seat]]
    seats = {**table.seats, **{name: Seat("open", table.seats[name].pawns, "", table.stand_in_bot) for name in lost}}
    done = [
        new_deed(len(table.game.lines), rights_history.SLEPT, name, table.seats[name].browser, table.seats[name].name)
        for name in lost
    ]
    gone = [known for known, right in table.links.items() if right.seat in lost]
    spoilt = msgspec.structs.replace(current, missing=missing)
    drawing = Drawing([*table.drawing.rounds[:-1], spoilt])
    await _keep(table, drawing, seats, done, *(drop_link(table.id, known) for known in gone))
    for known in gone:
        del table.links[known]
    for name in lost:
        table.drop(name)


async def _keep(table: Table, drawing: Drawing, seats: dict[str, Seat], done: list[Deed], *more: Statement) -> None:
    changed = {name for name, seat in seats.items() if seat is not table.seats[name]}
    left: dict[str, Any] = table.columns_without(changed)
    rows = [seat_row(table.id, name, seats[name]) for name in seats if name in changed]
    await table.do(done, *rows, *more, deal=write_drawing(drawing), **left)
    table.seats = seats
    if left:
        table.ready = [name for name in table.ready or () if name not in changed]
        table.tell_lobby()
    if changed:
        table.tell_people()
    lots.take(table, drawing)


# The deal


async def _begin(
    table: Table, seats: dict[str, Seat], done: list[Deed], *more: Statement,
    drawing: Drawing | None = None, game: Game | None = None,
) -> None:  # fmt: skip
    begun = new_deed(len(table.game.lines), rights_history.STARTED)
    ways = [known for known, right in table.links.items() if right == Right("lobby")]
    columns: dict[str, Any] = {} if table.ready is None else {"lobby": ""}
    rows = [seat_row(table.id, name, seat) for name, seat in seats.items() if seat is not table.seats[name]]
    rows += [("delete from codes where table_id = ?", (table.id,))] if table.code else []
    rows += [drop_link(table.id, known) for known in ways]
    drawing = drawing or table.drawing.rest()
    if game:
        columns["digest"] = name_state(game)
        rows.append(("delete from lines where table_id = ?", (table.id,)))
        rows += (
            ("insert into lines values (?, ?, ?, ?, '')", (table.id, number, *line))
            for number, line in enumerate(game.lines)
        )
    if drawing != table.drawing:
        columns["deal"] = write_drawing(drawing)
    await table.do([*done, begun], *rows, *more, started=1, touched=time.time(), **columns)
    table.seats, table.ready, table.code = seats, None, ""
    for known in ways:
        del table.links[known]
    if game:
        table.lay(game)
    begin(table, drawing)


def begin(table: Table, drawing: Drawing) -> None:
    """Everybody who is there sees his view for the first time."""
    table.started = True
    lots.take(table, drawing)
    for connection in list(table.audiences[PUBLIC].connections):
        if connection.guest:  # he may come again by a link to look on, or to a free seat
            connection.close(UNKNOWN, "has_started")
    if table.clock:
        table.clock.run("x" if table.game.decider == "x" else "hunters")
    table.tell_people()
    for audience in table.audiences.values():
        audience.version = table.game.count_events(audience.viewer)
        audience.turn_version = audience.version
        table.welcome(audience)
