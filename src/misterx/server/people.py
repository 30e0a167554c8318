"""Sitting down, getting up, and what the host does about it. Changes, called through `Table.alone`."""

from __future__ import annotations

import time
from dataclasses import replace

from misterx.server.names import clean_name
from misterx.server.refusals import Refusal
from misterx.server.seats import Seat, check_bot, side_of
from misterx.server.store import Statement
from misterx.server.table import Table
from misterx.server.talk import check_asides
from misterx.server.tokens import Right, hashed, new_token

MOST_WATCH_LINKS = 100  # given to those who came too late for a seat of one game
MOST_REMEMBERED = 5_000  # browsers that have opened a seat of one game with its link


def seat_row(table: str, name: str, seat: Seat) -> Statement:
    return (
        "insert into seats values (?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seat) do update "
        "set kind = excluded.kind, name = excluded.name, bot = excluded.bot, "
        "browser = excluded.browser, stand_in = excluded.stand_in",
        (table, name, seat.kind, seat.name, seat.bot, seat.browser, int(seat.stand_in)),
    )


def link_row(table: str, token: str, right: Right) -> Statement:
    return "insert into links values (?, ?, ?, ?)", (table, hashed(token), right.kind, right.seat)


def eyes(seat: str, browser: bytes) -> bytes:
    """A browser that has looked through a side's eyes, as it is remembered."""
    return f"{side_of(seat)} ".encode() + browser


def check_side(table: Table, seat: str, browser: bytes) -> None:
    """After the start a browser that holds a seat opens none of the other side."""
    if not table.started or table.game.result or table.seats[seat].browser == browser:
        return
    if any(side_of(name) != side_of(seat) and other.browser == browser for name, other in table.seats.items()):
        raise Refusal("other_side")


def check_comer(table: Table, seat: str, browser: bytes) -> None:
    """Nor does anybody sit down after the start who has looked through the other side's eyes before."""
    check_side(table, seat, browser)
    others = (name for name in table.seats if side_of(name) != side_of(seat))
    if table.started and not table.game.result and any(eyes(name, browser) in table.watched for name in others):
        raise Refusal("other_side")


def watcher_row(table: str, browser: bytes) -> Statement:
    return "insert into watchers values (?, ?) on conflict do nothing", (table, browser)


async def note_eyes(table: Table, seat: str, browser: bytes) -> None:
    """Remember a browser that opens somebody's seat with his link: it has seen what that side sees."""
    if table.started and not table.game.result and table.seats[seat].browser != browser:
        seen = eyes(seat, browser)
        if seen not in table.watched and len(table.watched) < MOST_REMEMBERED:
            await table.write(watcher_row(table.id, seen))
            table.watched.add(seen)


async def take_seat(table: Table, right: Right, name: str, browser: bytes, wish: str = "") -> tuple[str, str]:
    """A seat for whoever has an invitation, and a token that is his alone."""
    free = table.free_seats()
    wanted = right.seat if right.kind == "invite" else wish
    if right.kind == "used" or (free and wanted and wanted not in free):
        raise Refusal("seat_taken")
    if not free:
        raise Refusal("seat_taken" if right.kind == "invite" else "table_full")
    chosen = wanted or _first_allowed(table, free, browser)
    check_comer(table, chosen, browser)
    token = new_token()
    seat = Seat("person", table.seats[chosen].pawns, clean_name(name), table.seats[chosen].bot, browser)
    used = [known for known, link in table.links.items() if link == Right("invite", chosen)]
    await _seat(
        table, chosen, seat, link_row(table.id, token, Right("seat", chosen)),
        *(("update links set kind = 'used' where table_id = ? and hash = ?", (table.id, known)) for known in used),
    )  # fmt: skip
    table.links[hashed(token)] = Right("seat", chosen)
    for known in used:
        table.links[known] = Right("used", chosen)  # so that its owner hears that the seat is taken
    return chosen, token


async def watch_instead(table: Table) -> str:
    """A link to watch, for whoever has an invitation and finds its seat taken; every player sees as much."""
    if sum(right == Right("watch") for right in table.links.values()) >= MOST_WATCH_LINKS:
        raise Refusal("too_many")
    token = new_token()
    await table.write(link_row(table.id, token, Right("watch")))
    table.links[hashed(token)] = Right("watch")
    return token


async def _seat(table: Table, name: str, seat: Seat, *more: Statement) -> None:
    """Somebody else decides for a seat: once the game has begun the record says so, and the last one begins it."""
    seats = {**table.seats, name: seat}
    row = seat_row(table.id, name, seat)
    if table.started and not table.game.result:
        if seat.is_bots or table.seats[name].browser != seat.browser:  # else somebody is back
            check_asides(table)
        trial = table.game.copy()
        trial.take_over(name, seat.shown)
        await table.keep(trial, name, "", row, *more, seats=seats)
        table.tell_people()
    elif not table.started and all(other.kind != "open" for other in seats.values()):
        await _start(table, seats, row, *more)
    else:
        await table.write(row, *more)
        table.seats = seats
        table.tell_people()


def _first_allowed(table: Table, free: list[str], browser: bytes) -> str:
    """The first free seat that this browser may take; if there is none, the first, whose refusal says why."""
    for name in free:
        try:
            check_comer(table, name, browser)
            return name
        except Refusal:
            continue
    return free[0]


async def start(table: Table) -> None:
    """The game begins, as the host wishes."""
    if table.started:
        raise Refusal("has_started")
    await _start(table, table.seats)


async def _start(table: Table, seats: dict[str, Seat], *more: Statement) -> None:
    await table.write(*more, started=1, touched=time.time())
    table.seats = seats
    begin(table)


def begin(table: Table) -> None:
    """Everybody who is there sees his view for the first time."""
    table.started = True
    if table.clock:
        table.clock.run("x" if table.game.decider == "x" else "hunters")
    table.tell_people()
    for audience in table.audiences.values():
        audience.version = table.game.count_events(audience.viewer)
        audience.turn_version = audience.version
        table.welcome(audience)


async def rename(table: Table, name: str, wish: str) -> None:
    if name not in table.seats:
        raise Refusal("only_watching")
    seat = replace(table.seats[name], name=clean_name(wish))
    await table.write(seat_row(table.id, name, seat))
    table.seats[name] = seat
    table.tell_people()


async def hand(table: Table, name: str, to: str) -> None:
    """The host gives a seat to a bot, or back to the person who holds it."""
    seat = _find(table, name)
    if to == "person":
        if Right("seat", name) not in table.links.values():
            raise Refusal("no_person")
        seat = replace(seat, kind="person")
    else:
        bot = to.removeprefix("bot:")
        check_bot(table.game, bot)
        seat = replace(seat, kind="bot", bot=bot, stand_in=False)
    await _seat(table, name, seat)


async def remove(table: Table, name: str) -> str:
    """The host takes a seat from somebody; returns a new invitation to it."""
    seat = _find(table, name)
    gone = [known for known, right in table.links.items() if right.seat == name]
    token = new_token()
    empty = Seat("open", seat.pawns, "", seat.bot)
    seen = {eyes(name, seat.browser)} if seat.browser and table.started and not table.game.result else set()
    await table.write(
        seat_row(table.id, name, empty),
        *(watcher_row(table.id, each) for each in seen),
        *(("delete from links where table_id = ? and hash = ?", (table.id, known)) for known in gone),
        link_row(table.id, token, Right("invite", name)),
    )
    for known in gone:
        del table.links[known]
    table.links[hashed(token)] = Right("invite", name)
    table.watched |= seen
    table.seats[name] = empty
    table.drop(name)
    table.tell_people()
    return token


def _find(table: Table, name: str) -> Seat:
    if name not in table.seats:
        raise Refusal("unknown_seat", seat=name, allowed=list(table.seats))
    return table.seats[name]


async def come_back(table: Table, name: str) -> None:
    """A person is back: the bot that kept the seat hands it over."""
    if table.seats[name].stand_in:
        await _seat(table, name, replace(table.seats[name], stand_in=False))


async def step_in(table: Table, name: str, bot: str) -> None:
    """A bot keeps the seat of a person who is away, until he is back."""
    seat = table.seats[name]
    if seat.kind == "person" and not seat.stand_in and table.count(name) == 0 and not table.game.result:
        await _seat(table, name, replace(seat, stand_in=True, bot=bot))
