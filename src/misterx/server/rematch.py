"""The same table again with sides rotated: everybody moves one seat on, the last hunter becomes Mister X."""

from __future__ import annotations

from dataclasses import replace

from misterx.server import api, wire
from misterx.server.house import House
from misterx.server.people import eyes, link_row, seat_row, watcher_row
from misterx.server.refusals import Refusal
from misterx.server.table import Table
from misterx.server.tokens import Right, find_right, hashed, new_token

MOST_LINKS = 40  # to one seat, or to watch: whoever asks again and again gets no more, and takes none from others


async def play_again(house: House, table: Table) -> None:
    """Make the next table, once, and tell everybody where it is. Call through `Table.alone`."""
    if not table.game.result:
        raise Refusal("game_running")
    if not table.rematch:
        old = table.settings
        seats = {
            next_seat(table, name): replace(seat, pawns=table.seats[next_seat(table, name)].pawns)
            for name, seat in table.seats.items()
        }
        for seat in seats.values():
            seat.kind = "bot" if seat.kind == "open" else seat.kind
        wish = api.NewTable(old.title, old.players, old.options, {}, "", old.aid, old.clock, old.stand_in, old.pawns)
        made, new, rows = house.plan(wish, b"", {name: seats[name] for name in table.seats})
        await table.write(*rows, rematch=made.table)
        table.rematch = made.table
        house.add(new)
    table.tell_all(wire.Moved(table.rematch))


def next_seat(table: Table, seat: str) -> str:
    names = list(table.seats)
    return names[(names.index(seat) + 1) % len(names)]


async def follow(house: House, table: Table, right: Right, host: str, browser: bytes) -> api.Joined:
    """The seat in the rematch of whoever held one here; the link of a spectator gives one to watch."""
    if not table.rematch:
        raise Refusal("no_rematch")
    new = await house.get(table.rematch)
    if new is None or right.kind not in ("seat", "watch", "host"):
        raise Refusal("unknown_link")
    seat = next_seat(table, right.seat) if right.kind == "seat" else ""
    rights = [Right("seat", seat) if seat else Right("watch")]
    found = find_right(table.links, host) if host else right
    if found == Right("host"):
        rights.append(Right("host"))
    tokens = [new_token() for _ in rights]
    await new.alone(_give, new, rights, tokens, seat, browser)
    return api.Joined(new.id, seat or "public", tokens[0], tokens[1] if len(tokens) > 1 else "")


async def _give(table: Table, rights: list[Right], tokens: list[str], name: str, browser: bytes) -> None:
    if any(sum(known == right for known in table.links.values()) >= MOST_LINKS for right in rights):
        raise Refusal("too_many")
    rows = [link_row(table.id, token, right) for right, token in zip(rights, tokens, strict=True)]
    if name:
        seat, before = replace(table.seats[name], browser=browser), table.seats[name].browser
        seen = {eyes(name, before)} if before not in (b"", browser) and table.started else set()
        await table.write(*rows, seat_row(table.id, name, seat), *(watcher_row(table.id, each) for each in seen))
        table.seats[name] = seat
        table.watched |= seen
    else:
        await table.write(*rows)
    for right, token in zip(rights, tokens, strict=True):
        table.links[hashed(token)] = right
