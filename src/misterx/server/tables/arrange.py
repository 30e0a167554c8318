"""In the lobby the host chooses another game: the table is laid anew, and everybody stays who fits."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from misterx import titles
from misterx.kernel.errors import TitleError, quote
from misterx.play import Game
from misterx.server.protocol import api, wire
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.state_digest import name_state
from misterx.server.store.store import Statement
from misterx.server.table import rights
from misterx.server.table.deduction_aid import usual_aid
from misterx.server.table.lots import called_off
from misterx.server.table.rights import Asker
from misterx.server.table.rights_history import ARRANGED, LEFT, SAT, Deed, new_deed
from misterx.server.table.seats import Seat, choose_stand_in, lay_out, usual_stand_in
from misterx.server.table.stored_table import drop_link, seat_row, write_ready
from misterx.server.table.table import Table
from misterx.server.tables.registry import Tables, describe


async def arrange(tables: Tables, table: Table, asker: Asker, wish: wire.Arrange) -> None:
    """Another title, other options: the same seed, the same links, and nobody has said yet that he is ready.

    Whoever is there, here or at other nodes, is asked to come again, and finds the table as it is stored.
    """
    rights.check_arrange(table, asker)
    if wish.title not in titles.ids():
        raise TitleError("unknown_title", title=quote(wish.title), allowed=titles.ids())
    old = table.settings
    new = api.NewTable(wish.title, wish.players, wish.options, {}, "", wish.aid, wish.clock, None, wish.pawns)
    game = lay_out(new, table.seed)
    moved = find_places(table, game)
    seats = lay_seats(table, game, moved, tables.settings.usual_bot)
    stand_in = old.stand_in
    if stand_in and wish.title != old.title:
        stand_in = choose_stand_in(game, api.StandInWish("", stand_in.after), tables.settings.usual_bot)
    settings = describe(game, new, wish.aid or usual_aid(game), stand_in)
    done = tell_moves(table, game, moved)
    # Who comes to a seat finds no way to it that was somebody else's.
    lost = {name for name in table.seats if name not in (*seats, *moved)} | set(moved.values())
    gone = [known for known, right in table.links.items() if right.seat in lost]
    rows: list[Statement] = [
        *table.deed_rows(done),
        *((f"delete from {part} where table_id = ?", (table.id,)) for part in ("seats", "lines", "turns")),
        *(seat_row(table.id, name, seat) for name, seat in seats.items()),
        *(drop_link(table.id, known) for known in gone),
        *(("update links set seat = ? where table_id = ? and seat = ?", (to, table.id, name))
          for name, to in moved.items()),
        *(("insert into lines values (?, ?, ?, ?, '')", (table.id, number, seat, text))
          for number, (seat, text) in enumerate(game.lines)),
    ]  # fmt: skip
    header = msgspec.json.encode({"settings": msgspec.to_builtins(settings), "board": game.board.digest}).decode()
    await table.write(
        *rows, header=header, digest=name_state(game), lobby=write_ready([]), notes="", clock="", **called_off(table)
    )
    tables.lay_anew(table)


def find_places(table: Table, game: Game) -> dict[str, str]:
    """Where those go whose seat is not in the new game: to a hunter's seat that nobody sits on, else Mister X's."""
    people = [name for name, seat in table.seats.items() if seat.kind == "person"]
    free = [name for name in (*(each for each in game.seats if each != "x"), "x") if name not in people]
    homeless = [name for name in people if name not in game.seats]
    if len(homeless) > len(free):
        raise Refusal("no_room", people=len(people), seats=len(game.seats))
    return dict(zip(homeless, free, strict=False))


def lay_seats(table: Table, game: Game, moved: dict[str, str], usual: str) -> dict[str, Seat]:
    """Everybody keeps his seat; bots keep theirs where they know the game; what is new is free."""
    family = game.title.family
    bot = usual_stand_in(family, usual)
    same = family == table.game.title.family
    seats = {}
    for name, pawns in game.seats.items():
        held = table.seats.get(name, Seat("open", pawns))
        seats[name] = replace(held, pawns=pawns, bot=held.bot if same and name in table.seats else bot)
    for name, to in moved.items():
        seats[to] = replace(table.seats[name], pawns=game.seats[to], bot=bot)
    return seats


def tell_moves(table: Table, game: Game, moved: dict[str, str]) -> list[Deed]:
    """What the history of rights says of it; who comes to another seat brings no other devices along."""
    line, sat = len(table.game.lines), []
    left = [
        new_deed(line, LEFT, name, held.browser, held.shown, name)
        for name, held in table.seats.items()
        if table.history.live(name) and (name not in game.seats or name in moved.values())
    ]
    for name, to in moved.items():
        held = table.seats[name]
        key = table.history.find(name, held.browser)
        sat.append(new_deed(line, SAT, to, held.browser, held.name, key.given if key else "join"))
    return [*left, new_deed(line, ARRANGED), *sat]
