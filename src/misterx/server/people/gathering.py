"""Before the game: a table that waits in its lobby, who is ready, and what leads there. Changes, as in `seating.py`."""

from __future__ import annotations

from misterx.server.protocol.links import Right, hashed
from misterx.server.protocol.refusals import Refusal
from misterx.server.store.store import Statement
from misterx.server.table import rights
from misterx.server.table.rights import Asker
from misterx.server.table.stored_table import link_row, write_ready
from misterx.server.table.table import Table

MOST_LOBBY_LINKS = 100  # that lead into one lobby, from its code


def code_row(table: str, code: str) -> Statement:
    return "insert into codes values (?, ?)", (code, table)


async def say_ready(table: Table, asker: Asker, ready: bool) -> None:
    """Somebody who sits there says whether he is ready."""
    rights.check_ready(table, asker)
    assert table.ready is not None
    await mark(table, sorted(set(table.ready) - {asker.seat} | ({asker.seat} if ready else set())))


async def mark(table: Table, ready: list[str]) -> None:
    await table.write(lobby=write_ready(ready))
    table.ready = ready
    table.tell_lobby()


async def let_in(table: Table, code: str, token: str) -> None:
    """A link into the lobby, for whoever has its code."""
    rights.check_code(table, code)
    if sum(right == Right("lobby") for right in table.links.values()) >= MOST_LOBBY_LINKS:
        raise Refusal("too_many")
    await table.write(link_row(table.id, token, Right("lobby")))
    table.links[hashed(token)] = Right("lobby")
