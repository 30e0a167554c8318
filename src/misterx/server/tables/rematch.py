"""The same table again: everybody on his seat, somebody else as Mister X, or the people moved one seat on."""

from __future__ import annotations

from dataclasses import replace

from misterx.server.protocol import api, wire
from misterx.server.protocol.links import Right, find_right, hashed, new_token
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import rights
from misterx.server.table.seats import Seat
from misterx.server.table.stored_table import link_row, write_rematch
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables

MOST_LINKS = 40  # to one seat, or to watch: whoever asks again and again gets no more, and takes none from others


async def play_again(tables: Tables, table: Table, x: str = "") -> None:
    """Make the next table, once, and tell everybody where it is. Call through `Table.transact`.

    People wait for each other in its lobby; whoever is alone does not.
    """
    if not table.game.result:
        raise Refusal("game_running")
    if x and x not in table.seats:
        raise Refusal("unknown_seat", seat=x, allowed=list(table.seats))
    if not table.rematch:
        old, seats = table.settings, deal(table, x)
        stand_in = api.StandInWish(old.stand_in.bot, old.stand_in.after) if old.stand_in else None
        # A table of old may have been set with tickets for some modes alone, which new ones are not.
        whole = {
            name: table.game.options[name] if isinstance(value, dict) else value for name, value in old.options.items()
        }
        wish = api.NewTable(
            old.title, old.players, whole, {}, "", old.aid, old.clock, stand_in, old.pawns, lobby=len(people(seats)) > 1
        )
        made, new, rows = tables.plan(wish, b"", seats)
        await table.write(*rows, rematch=write_rematch(made.table, x))
        table.rematch, table.rematch_x = made.table, x
        tables.add(new)
    table.tell_all(wire.Moved(table.rematch))


def people(seats: dict[str, Seat]) -> set[bytes]:
    """Everybody who sits there, by his browser."""
    return {seat.browser for seat in seats.values() if seat.kind == "person"}


def deal(table: Table, x: str = "") -> dict[str, Seat]:
    """Who sits where in the rematch; no bot becomes Mister X unless asked for. Seats that nobody held are bots'."""
    places = change_places(table, x)
    seats = {}
    for name, held in table.seats.items():
        come = table.seats[places.get(name, name)]
        bot = Seat("bot", held.pawns, bot=come.bot)
        seats[name] = replace(come, pawns=held.pawns, stand_in=False) if come.kind == "person" else bot
    for name, seat in seats.items():
        # Who comes to hold seats of both sides keeps Mister X's, unless he plays alone.
        if name != "x" and len(people(table.seats)) > 1 and seat.kind == "person":
            if seats["x"].kind == "person" and seat.browser == seats["x"].browser:
                seats[name] = Seat("bot", seat.pawns, bot=seat.bot)
    return seats


def change_places(table: Table, x: str) -> dict[str, str]:
    """From which seat somebody comes to each that changes hands: two change places, or all people move one seat on."""
    if x:
        return {"x": x, x: "x"}
    held = ["x", *(name for name, seat in table.seats.items() if name != "x" and seat.kind == "person")]
    return {name: held[place - 1] for place, name in enumerate(held)}


def find_next(table: Table, seat: str) -> str:
    """The seat in the rematch of whoever held one here."""
    places = change_places(table, table.rematch_x)
    return next((to for to, come in places.items() if come == seat), seat)


async def follow(
    tables: Tables, table: Table, right: Right, host: str, browser: bytes, watch: bool = False
) -> api.Joined:
    """The seat in the rematch of whoever held one here; a spectator, or whoever wants no more, gets a link to watch."""
    if not table.rematch:
        raise Refusal("no_rematch")
    new = await tables.get(table.rematch)
    rights.check_look(right)
    if new is None:
        raise Refusal("unknown_link")
    await new.look_again()
    new = await tables.get(new.id) if new.is_outdated else new
    if new is None:
        raise Refusal("unknown_link")
    seat = find_next(table, right.seat) if right.is_seats and not watch else ""
    given = [Right("seat", seat) if seat else Right("watch")]
    found = find_right(table.links, host) if host else right
    if found == Right("host"):
        given.append(Right("host"))
    tokens = [new_token() for _ in given]
    await new.transact(_give, table, new, right.seat, given, tokens, browser)
    return api.Joined(new.id, seat or "public", tokens[0], tokens[1] if len(tokens) > 1 else "")


async def _give(table: Table, new: Table, old: str, given: list[Right], tokens: list[str], browser: bytes) -> None:
    if given[0].seat:
        rights.check_follow(table, new, old, given[0].seat, browser)
    if any(sum(known == right for known in new.links.values()) >= MOST_LINKS for right in given):
        raise Refusal("too_many")
    await new.write(*(link_row(new.id, token, right) for right, token in zip(given, tokens, strict=True)))
    for right, token in zip(given, tokens, strict=True):
        new.links[hashed(token)] = right
