"""The same table again with sides rotated: everybody moves one seat on, the last hunter becomes Mister X."""

from __future__ import annotations

from dataclasses import replace

from misterx.server.lobby.registry import Tables
from misterx.server.protocol import api, wire
from misterx.server.protocol.links import Right, find_right, hashed, new_token
from misterx.server.protocol.refusals import Refusal
from misterx.server.table import rights
from misterx.server.table.seating import link_row
from misterx.server.table.seats import Seat
from misterx.server.table.table import Table

MOST_LINKS = 40  # to one seat, or to watch: whoever asks again and again gets no more, and takes none from others


async def play_again(tables: Tables, table: Table) -> None:
    """Make the next table, once, and tell everybody where it is. Call through `Table.transact`."""
    if not table.game.result:
        raise Refusal("game_running")
    if not table.rematch:
        old, seats = table.settings, rotate(table)
        stand_in = api.StandInWish(old.stand_in.bot, old.stand_in.after) if old.stand_in else None
        # A table of old may have been set with tickets for some modes alone, which new ones are not.
        whole = {
            name: table.game.options[name] if isinstance(value, dict) else value for name, value in old.options.items()
        }
        wish = api.NewTable(old.title, old.players, whole, {}, "", old.aid, old.clock, stand_in, old.pawns)
        made, new, rows = tables.plan(wish, b"", {name: seats[name] for name in table.seats})
        await table.write(*rows, rematch=made.table)
        table.rematch = made.table
        tables.add(new)
    table.tell_all(wire.Moved(table.rematch))


def rotate(table: Table) -> dict[str, Seat]:
    """Who sits where in the rematch; seats that nobody held are bots'."""
    seats = {}
    for name, seat in table.seats.items():
        new = next_seat(table, name)
        bot = Seat("bot", table.seats[new].pawns, bot=seat.bot)
        seats[new] = replace(seat, pawns=bot.pawns, stand_in=False) if seat.kind == "person" else bot
    people = {seat.browser for seat in seats.values() if seat.kind == "person"}
    for name, seat in seats.items():
        # Who comes to hold seats of both sides keeps Mister X's, unless he plays alone.
        if name != "x" and len(people) > 1 and seat.browser == seats["x"].browser and seat.kind == "person":
            seats[name] = Seat("bot", seat.pawns, bot=seat.bot)
    return seats


def next_seat(table: Table, seat: str) -> str:
    names = list(table.seats)
    return names[(names.index(seat) + 1) % len(names)]


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
    seat = next_seat(table, right.seat) if right.is_seats and not watch else ""
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
