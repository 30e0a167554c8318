"""Sitting down, getting up, and who plays a seat meanwhile. Changes, called through `Table.transact`.

Whether somebody may is decided in `rights.py`.
"""

from __future__ import annotations

from dataclasses import replace

from misterx.server.people.starting import begin_or_wait
from misterx.server.protocol import wire
from misterx.server.protocol.clean_text import clean_name
from misterx.server.protocol.links import Right, find_right, hashed, new_token
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Statement
from misterx.server.table import lots, rights, rights_history
from misterx.server.table.lots import called_off
from misterx.server.table.rights import Asker
from misterx.server.table.rights_history import Deed, new_deed
from misterx.server.table.seats import Seat, check_bot
from misterx.server.table.stored_table import drop_link, link_row, seat_row
from misterx.server.table.table import Table

MOST_WATCH_LINKS = 100  # given to those who came too late for a seat of one game


# Coming in


async def come_in(table: Table, right: Right, browser: bytes) -> None:
    """Somebody opens a seat with a link to it: a bot that kept it hands it over, and a new device is remembered.

    All that have no cookie are one device (an empty browser), since none of them is met again.
    """
    rights.check_open(table, right, browser)
    if table.game.result:
        return
    name, held, line = right.seat, table.seats[right.seat], len(table.game.lines)
    done = []
    if held.browser != browser and table.history.find(name, browser) is None:
        done.append(new_deed(line, rights_history.OPENED, name, browser, "", name))
    if held.stand_in:
        done.append(new_deed(line, rights_history.BACK, name, held.browser, held.name))
        await _play_seat(table, name, replace(held, stand_in=False), done)
    elif done:
        await table.do(done)


async def take_seat(
    table: Table, right: Right, name: str, browser: bytes, wish: str = "", leave: str = ""
) -> tuple[str, str]:
    """A seat for whoever has an invitation, and a token that is his alone; for it he may leave another one."""
    left = rights.check_leave(table, find_right(table.links, leave), browser) if leave else ""
    free = table.free_seats()
    wanted = right.seat if right.kind == "invite" else wish
    if right.kind == "used" or (free and wanted and wanted not in free):
        raise Refusal("seat_taken")
    if not free:
        raise Refusal("seat_taken" if right.kind == "invite" else "table_full")
    chosen = wanted or _first_allowed(table, right, free, browser)
    rights.check_sit(table, right, chosen, browser)
    token = new_token()
    seat = Seat("person", table.seats[chosen].pawns, clean_name(name), table.seats[chosen].bot, browser)
    done = [new_deed(len(table.game.lines), rights_history.SAT, chosen, browser, seat.name, right.kind)]
    used = [known for known, link in table.links.items() if link == Right("invite", chosen)]
    gone = [known for known, link in table.links.items() if left and link.seat == left]
    empty = {}
    if left:
        held = table.seats[left]
        empty[left] = Seat("open", held.pawns, "", held.bot)
        done.insert(0, new_deed(len(table.game.lines), rights_history.LEFT, left, browser, held.shown, left))
    await _play_seat(
        table, chosen, seat, done, link_row(table.id, token, Right("seat", chosen)),
        *(("update links set kind = 'used' where table_id = ? and hash = ?", (table.id, known)) for known in used),
        *(drop_link(table.id, known) for known in gone), also=empty,
    )  # fmt: skip
    for known in gone:
        del table.links[known]
    if left:
        table.drop(left)
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


def _first_allowed(table: Table, right: Right, free: list[str], browser: bytes) -> str:
    """The first free seat that this browser may take; if there is none, the first, whose refusal says why."""
    for name in free:
        try:
            rights.check_sit(table, right, name, browser)
            return name
        except Refusal:
            continue
    return free[0]


async def _play_seat(
    table: Table, name: str, seat: Seat, done: list[Deed], *more: Statement, also: dict[str, Seat] | None = None
) -> None:
    """Somebody else decides for a seat: once the game has begun the record says so.

    Where there is no lobby to wait in, the last one begins it; and where the game is to begin, whoever still comes is
    waited for too.
    """
    changed = {name: seat, **(also or {})}
    seats = {**table.seats, **changed}
    row, *more_seats = (seat_row(table.id, each, held) for each, held in changed.items())
    more = (*more_seats, *more)
    if table.started:
        # Who was not there at the deal joins after it, whatever bots have sat there since.
        is_back = done[-1].what == rights_history.BACK and name not in table.history.away
        if not is_back:
            table.check_asides()
        trial = table.game.copy()
        trial.take_over(name, seat.shown, back=is_back)
        await table.keep(trial, name, "", row, *more, seats=seats, done=done)
        table.tell_people()
    elif table.drawing.waits or (table.ready is None and all(other.kind != "open" for other in seats.values())):
        await begin_or_wait(table, seats, done, *more)
    else:
        await _arrange(table, changed, done, row, *more)


async def _arrange(table: Table, changed: dict[str, Seat], done: list[Deed], *statements: Statement) -> None:
    """Before the game somebody else sits on these seats; he has not said yet that he is ready."""
    await table.do(done, *statements, **table.columns_without(set(changed)), **called_off(table))
    table.seats = {**table.seats, **changed}
    lots.take(table, table.drawing.rest())
    table.tell_people()
    if set(changed) & set(table.ready or ()):
        table.ready = [name for name in table.ready or () if name not in changed]
        table.tell_lobby()


async def rename(table: Table, name: str, wish: str) -> None:
    if name not in table.seats:
        raise Refusal("only_watching")
    seat = replace(table.seats[name], name=clean_name(wish))
    await table.write(seat_row(table.id, name, seat))
    table.seats[name] = seat
    table.tell_people()


# Getting up


async def hand(table: Table, asker: Asker, name: str, to: str) -> None:
    """A seat goes to a bot, or back to the person who holds it."""
    seat, bot = _find(table, name), "" if to == "person" else to.removeprefix("bot:")
    if to == "stand_in":
        bot = table.stand_in_bot
    rights.check_hand(table, asker, name, bot)
    line = len(table.game.lines)
    if not bot:
        if not any(right.is_seats and right.seat == name for right in table.links.values()):
            raise Refusal("no_person")
        seat = replace(seat, kind="person", stand_in=False)
        deed = new_deed(line, rights_history.BACK, name, seat.browser, seat.name, _by(asker))
    else:
        check_bot(table.game, bot)
        away = seat.kind == "person" and asker.seat != name and rights.is_gone(table, name)
        seat = replace(seat, bot=bot, stand_in=True) if away else replace(seat, kind="bot", bot=bot, stand_in=False)
        deed = new_deed(
            line, rights_history.STAND_IN if away else rights_history.BOT, name, seat.browser, bot, _by(asker)
        )
    await _play_seat(table, name, seat, [deed])


async def remove(table: Table, asker: Asker, name: str) -> str:
    """A seat is opened again, and whoever held it holds it no more; whoever asked gets a new invitation to it."""
    seat = _find(table, name)
    rights.check_remove(table, asker, name)
    gone = [known for known, right in table.links.items() if right.seat == name]
    token = new_token()
    empty = Seat("open", seat.pawns, "", table.stand_in_bot)
    deed = new_deed(len(table.game.lines), rights_history.LEFT, name, seat.browser, seat.shown, _by(asker))
    more = [
        *(drop_link(table.id, known) for known in gone),
        link_row(table.id, token, Right("invite", name)),
    ]
    if table.started:
        await _play_seat(table, name, empty, [deed], *more)
    else:
        await _arrange(table, {name: empty}, [deed], seat_row(table.id, name, empty), *more)
    for known in gone:
        del table.links[known]
    table.links[hashed(token)] = Right("invite", name)
    asker.tell(wire.Invite(name, token))
    table.drop(name, asker)
    table.tell_people()
    return token


async def step_in(table: Table, name: str) -> None:
    """A bot keeps the seat of a person who is away, until he is back."""
    if rights.keeps_waiting(table, name):
        seat = replace(table.seats[name], stand_in=True, bot=table.stand_in_bot)
        deed = new_deed(len(table.game.lines), rights_history.STAND_IN, name, seat.browser, seat.bot)
        await _play_seat(table, name, seat, [deed])


def _find(table: Table, name: str) -> Seat:
    if name not in table.seats:
        raise Refusal("unknown_seat", seat=name, allowed=list(table.seats))
    return table.seats[name]


def _by(asker: Asker) -> str:
    """Who did it, as everybody is told."""
    return asker.seat if asker.seat != "public" else "host"
